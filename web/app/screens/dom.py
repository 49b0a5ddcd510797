"""The little of the document that all screens need.

A `Node` remembers what it was told last and touches the document only for what differs,
because every touch of it from Python costs.
"""

import json
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any

from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

__all__ = [
    "Node",
    "all_of",
    "animate",
    "calm",
    "data",
    "element",
    "escape",
    "fresh",
    "heard",
    "listen",
]

QUIET = window.matchMedia("(prefers-reduced-motion: reduce)")


def element(selector: str, within: Any = None) -> Any:
    """The first element that a selector finds."""
    return (within or document).querySelector(selector)


def all_of(selector: str, within: Any = None) -> list[Any]:
    """All elements that a selector finds."""
    return list((within or document).querySelectorAll(selector))


def fresh(tag: str, html: str, **attributes: str) -> Any:
    """A new element around HTML whose texts are escaped; `_` in a name stands for `-`."""
    made = document.createElement(tag)
    made.innerHTML = html
    for name, value in attributes.items():
        made.setAttribute("class" if name == "css" else name.replace("_", "-"), value)
    return made


def data(target: Any, name: str) -> str:
    """What an element carries under `data-` and that name; empty where it carries nothing."""
    return str(target.getAttribute(f"data-{name}") or "")


def listen(target: Any, kind: str, handler: Callable[[Any], Any]) -> None:
    """Call a handler with each event of that kind, for good."""
    target.addEventListener(kind, create_proxy(handler))


def heard(event: Any, selector: str) -> Any:
    """What an event was meant for: the nearest element around its target, or `None`."""
    target = event.target
    return target.closest(selector) if hasattr(target, "closest") else None


def calm() -> bool:
    """Whether the person asked for less motion."""
    return bool(QUIET.matches)


@cache
def _timing(milliseconds: int) -> Any:
    return to_js({"duration": milliseconds, "easing": "cubic-bezier(.2,.7,.3,1)"})


def animate(target: Any, frames: list[dict[str, str]], milliseconds: int) -> None:
    """Move an element through some frames, with the browser's own animations."""
    target.animate(window.JSON.parse(json.dumps(frames)), _timing(milliseconds))


class Node:
    """An element, and what it was told last."""

    __slots__ = ("_told", "element")

    def __init__(self, target: Any) -> None:
        self.element = target
        self._told: dict[str, str | bool | None] = {}

    def _news(self, what: str, value: str | bool | None) -> bool:
        if what in self._told and self._told[what] == value:
            return False
        self._told[what] = value
        return True

    def text(self, value: str) -> None:
        """Show a text."""
        if self._news("text", value):
            self.element.textContent = value

    def html(self, value: str) -> bool:
        """Show HTML whose texts are escaped; whether anything changed."""
        news = self._news("html", value)
        if news:
            self.element.innerHTML = value
        return news

    def attribute(self, name: str, value: str | None) -> None:
        """Set an attribute, or take it away."""
        if self._news(name, value):
            if value is None:
                self.element.removeAttribute(name)
            else:
                self.element.setAttribute(name, value)

    def flag(self, name: str, on: bool) -> None:
        """Put a class name on or off."""
        if self._news("." + name, on):
            self.element.classList.toggle(name, on)

    def hide(self, hidden: bool) -> None:
        """Show or hide it."""
        if self._news("hidden", hidden):
            self.element.hidden = hidden

    def variable(self, name: str, value: str) -> None:
        """Set a variable of the style sheet."""
        if self._news(name, value):
            self.element.style.setProperty(name, value)
