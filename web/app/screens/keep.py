"""Keeping the game on the device: a quiet notice between rounds, and the panel that helps."""

from collections.abc import Callable
from typing import Any

from pyscript import window

from app.drawing import icon
from app.language import _
from app.offline import Offline, forgetful, installed
from app.screens.dom import Node, element
from app.storage import keep, kept

PAUSES = ("setup", "round-end", "match-end")
"""When a notice disturbs nobody, and the page can be loaded anew."""


class Keep:
    """Says once that the game can be played offline, and whenever a newer version is there.

    `unsafe` tells whether the match would be lost if the page were loaded anew.
    """

    def __init__(self, offline: Offline, unsafe: Callable[[], bool]) -> None:
        self._offline = offline
        self._unsafe = unsafe
        self._notice = Node(element("#notice"))
        self._phase = self._shown = ""
        self._closed = {"ready"} if kept("offline") else set()

    def update(self, phase: str) -> str:
        """Show what is due on that screen; what is to be told of it, when it is new."""
        self._phase = phase
        state = element("#kept")
        if state:
            state.textContent = self._state()
        due = self._due(phase)
        if due == self._shown:
            return ""
        self._closed |= {self._shown} & {"ready"}
        self._shown = due
        self._notice.hide(not due)
        if due == "ready":
            keep("offline", {"told": due})
        sentence = self._sentence(due)
        self._notice.html(f"<p>{sentence}</p>{_buttons(due, phase)}" if due else "")
        return sentence

    def spoken(self) -> str:
        """The language is another one: show what is shown in it."""
        self._shown = ""
        return self.update(self._phase)

    def close(self) -> None:
        """The player has read the notice."""
        self._closed.add(self._shown)
        self.update(self._phase)

    def install(self) -> None:
        """Let the browser install the page, as it has offered."""
        offer = _offer()
        if offer:
            window.installOffer = None
            offer.prompt()
            element('[data-do="install"]').remove()

    def panel(self, *_of_the_match: Any) -> tuple[str, str]:
        """The panel's title and what it says."""
        install = (
            '<button type="button" class="button go" data-do="install">'
            f"{_('Install it now')}</button>"
            if _offer()
            else ""
        )
        ways = (
            (
                _("iPad and iPhone"),
                _(
                    "Open this page in Safari, tap Share, then Add to Home Screen. Open it once"
                    " from there while there is a network: it keeps a copy of its own."
                ),
            ),
            (
                _("Android"),
                _("In Chrome, tap ⋮, then Add to Home screen, then Install."),
            ),
            (
                _("Computer"),
                _(
                    "In Chrome or Edge, press the sign for installing in the address bar."
                    " In Safari on a Mac, choose File, then Add to Dock."
                ),
            ),
        )
        text = "".join(f"<section><h3>{head}</h3><p>{how}</p></section>" for head, how in ways)
        return _("Keep it on this device"), (
            f'<p id="kept" role="status">{self._state()}</p>{install}{"" if installed() else text}'
        )

    def _due(self, phase: str) -> str:
        if phase not in PAUSES:
            return ""
        if self._offline.newer and "newer" not in self._closed and not self._unsafe():
            return "newer"
        return "ready" if self._offline.state == "ready" and "ready" not in self._closed else ""

    def _sentence(self, due: str) -> str:
        if due == "newer":
            return _("There is a new version of the game.")
        if due == "ready":
            return f"{_('Ready to play offline.')} {_wiped() if forgetful() else ''}".strip()
        return ""

    def _state(self) -> str:
        """How it stands, as sentences."""
        if self._offline.state == "ready":
            ready = _("Ready to play offline: all of it is on this device.")
            lasting = (
                _("The browser has promised not to clear it.") if self._offline.lasting else ""
            )
            return f"{ready} {_wiped() if forgetful() else lasting}".strip()
        return {
            "none": _("Opened this way, the browser keeps nothing: it needs a network each time."),
            "failed": _(
                "It could not be kept this time. The next time that you open it with a network,"
                " it is tried again."
            ),
        }.get(self._offline.state, _("It is being kept on this device …"))


def _wiped() -> str:
    return _("But Safari clears it after a week without a game: install it, and it stays.")


def _buttons(due: str, phase: str) -> str:
    if due == "newer":
        first = (
            '<button type="button" class="button go" data-do="use-newer">'
            f"{_('Use the new version')}</button>"
        )
    elif forgetful() or _offer():
        page = "#keep" if phase == "setup" else "#play/keep"
        first = f'<a class="button" href="{page}">{_("How to keep it")}</a>'
    else:
        first = ""
    return (
        f'{first}<button type="button" class="button plain square" data-do="close-notice"'
        f' aria-label="{_("Close")}">{icon("close")}</button>'
    )


def _offer() -> Any:
    """The browser's offer to install the page, where it has made one."""
    return getattr(window, "installOffer", None)
