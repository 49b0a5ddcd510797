"""The keyboard at the table of Sixteen Plus: over the cells of a board, along the discards."""

from typing import Any

from app.screens.keys import STEPS, TOOLS, Keys
from sixteen.cells import SIDE


def _walk(items: list[Any], at: int, key: str) -> int:
    if not items[at].matches(".cell"):
        return at + STEPS[key]
    if key in ("ArrowUp", "ArrowDown"):
        to = at + SIDE * STEPS[key]
        return to if to in range(len(items)) else at
    return at + STEPS[key] if (at + STEPS[key]) // SIDE == at // SIDE else at


KEYS = Keys(
    letters={"l": "confirm", "d": "drop", "Escape": "cancel"} | TOOLS,
    jumps={
        "b": ".cell[tabindex='0']",
        "t": ".pile[tabindex='0']",
        "o": ".small:not([hidden])",
    },
    groups=".cells, .piles",
    items=".cell, .pile:enabled",
    walk=_walk,
)
