"""The keyboard on the table: arrows inside the rack and the rows, and a few letters."""

from collections.abc import Callable
from typing import Any

from app.screens.dom import all_of, element

LETTERS = {
    "l": ("confirm", ""),
    "p": ("pass", ""),
    "+": ("more", ""),
    "-": ("fewer", ""),
    "Escape": ("cancel", ""),
}
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}


def pressed(event: Any, table: Any, act: Callable[[str, str], None]) -> None:
    """Do what a key means on the table."""
    if event.ctrlKey or event.metaKey or event.altKey:
        return
    key = event.key
    if key in LETTERS:
        event.preventDefault()
        act(*LETTERS[key])
    elif key in ("r", "t"):
        event.preventDefault()
        reachable = element(".row[tabindex='0']" if key == "r" else ".slot[tabindex='0']", table)
        if reachable:
            reachable.focus()
    elif key in STEPS or key in ("Home", "End"):
        _walk(event, key)


def _walk(event: Any, key: str) -> None:
    here = event.target
    group = here.closest(".rows, .rack .tiles")
    if not group or not here.matches(".row, .slot"):
        return
    event.preventDefault()
    items = all_of(".row, .slot", group)
    at = next(number for number, item in enumerate(items) if item.isSameNode(here))
    if key == "Home":
        to = 0
    elif key == "End":
        to = len(items) - 1
    elif key in ("ArrowUp", "ArrowDown") and here.matches(".slot"):
        to = _other_colour(items, at, STEPS[key])
    else:
        to = at + STEPS[key]
    goal = items[max(0, min(to, len(items) - 1))]
    here.tabIndex = -1
    goal.tabIndex = 0
    goal.focus()


def _other_colour(items: list[Any], at: int, step: int) -> int:
    """The first tile of the next colour that way."""
    starts = [0, *(n for n, item in enumerate(items) if item.classList.contains("first"))]
    if step > 0:
        return next((start for start in starts if start > at), len(items) - 1)
    return next((start for start in reversed(starts) if start < at), 0)
