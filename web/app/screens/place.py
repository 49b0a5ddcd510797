"""Where a person is: what has the focus, and what the page is called."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pyscript import document

from app.screens.dom import element


@contextmanager
def kept(screen: Any) -> Iterator[None]:
    """See that the keyboard is not lost with what had the focus, when a table changes.

    What is hidden or gone gives it to where a turn begins: a stray key does no harm there.
    """
    held = document.activeElement
    held = held if screen.root.contains(held) else None
    yield
    if held and (not held.isConnected or held.closest("[hidden]")):
        focus(screen)


def found(screen: Any) -> None:
    """Give the focus to a screen when nothing has it, as after a panel over a changed screen."""
    if screen and document.body.isSameNode(document.activeElement):
        focus(screen)


def focus(screen: Any) -> None:
    """Give the focus to where a turn begins, or to the heading of what is to be read."""
    first = element(screen.first, screen.root) if hasattr(screen, "first") else None
    (first or element("h1", screen.root)).focus()


def titled(game: str) -> None:
    """Call the page by what is in front of everything else, and by the game."""
    shown = element("main > section:not([hidden])")
    panel = element("dialog[open] h2")
    title = panel.textContent if panel else shown.ariaLabel or element("h1", shown).textContent
    document.title = title if title == game else f"{title} – {game}"
