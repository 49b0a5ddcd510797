"""The keyboard at a table: a few letters, and arrows inside what belongs together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.screens.dom import all_of, element

TOOLS = {"u": "undo", "h": "hint"}
Act = Callable[[str, str], None]
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}


@dataclass(frozen=True, slots=True)
class Keys:
    """What the keys of a table mean.

    `letters` are intents, `jumps` lead to the first element that a selector finds. Arrows,
    Home and End walk inside the `groups`, from one of the `items` to another, of which one
    at a time can be reached with Tab: `walk` says to which, from the number of the one that
    has the focus.
    """

    letters: Mapping[str, str]
    jumps: Mapping[str, str]
    groups: str
    items: str
    walk: Callable[[list[Any], int, str], int]


def pressed(event: Any, screen: Any, act: Act) -> None:
    """Do what a key means on the screen of a table."""
    if event.ctrlKey or event.metaKey or event.altKey:
        return
    keys: Keys = screen.keys
    key = event.key
    if key in keys.letters:
        event.preventDefault()
        act(keys.letters[key], "")
    elif key in keys.jumps:
        event.preventDefault()
        reachable = element(keys.jumps[key], screen.root)
        if reachable:
            reachable.focus()
    elif key in STEPS or key in ("Home", "End"):
        _walk(event, keys, act)


def _walk(event: Any, keys: Keys, act: Act) -> None:
    here = event.target
    group = here.closest(keys.groups)
    if not group or not here.matches(keys.items):
        return
    event.preventDefault()
    items = all_of(keys.items, group)
    at = next(number for number, item in enumerate(items) if item.isSameNode(here))
    if event.shiftKey and here.matches(".slot"):
        act("arrange", f"{at}:{max(0, at + STEPS.get(event.key, 0))}")
        return
    ends = {"Home": 0, "End": len(items) - 1}
    to = ends[event.key] if event.key in ends else keys.walk(items, at, event.key)
    goal = items[max(0, min(to, len(items) - 1))]
    here.tabIndex = -1
    goal.tabIndex = 0
    goal.focus()
