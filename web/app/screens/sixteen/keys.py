"""The keyboard at the table of Sixteen: from tile to tile in the rack, from row to row."""

from typing import Any

from app.screens.keys import STEPS, TOOLS, Keys


def _walk(items: list[Any], at: int, key: str) -> int:
    if key in ("ArrowUp", "ArrowDown") and items[at].matches(".slot"):
        return _other_colour(items, at, STEPS[key])
    return at + STEPS[key]


def _other_colour(items: list[Any], at: int, step: int) -> int:
    """The first tile of the next colour that way."""
    starts = [0, *(n for n, item in enumerate(items) if item.classList.contains("first"))]
    if step > 0:
        return next((start for start in starts if start > at), len(items) - 1)
    return next((start for start in reversed(starts) if start < at), 0)


KEYS = Keys(
    letters={"l": "confirm", "p": "pass", "+": "more", "-": "fewer", "Escape": "cancel"}
    | TOOLS
    | {"s": "sort", "x": "hide"},
    jumps={"r": ".row[tabindex='0']", "t": ".slot[tabindex='0']"},
    groups=".rows, .rack .tiles",
    items=".row, .slot",
    walk=_walk,
)
