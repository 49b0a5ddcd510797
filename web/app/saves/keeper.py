"""Keeps the match of this tab after every move, and finds out what other tabs do with it.

A lock of the browser's is held while a match is open here: a sign of life, by which other tabs
know that somebody is playing it. Where there are no locks, they do not know beforehand, and
take it over; the shelf alone sees to it that nothing is overwritten.
"""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

from pyscript import document, window
from pyscript.ffi import create_proxy

from app.later import later, painted
from app.saves.people import People
from app.saves.shelf import PREFIX, Kept, Outcome, Shelf
from app.screens.dom import listen
from app.session import Session
from app.storage import BROWSER, DENIED
from app.storage import PREFIX as OURS
from sixteen.errors import SixteenError

NEVER = (-1, -1)


def token() -> str:
    """A name that nothing else has."""
    return os.urandom(12).hex()


class Keeper:
    """Keeps the match of a session. `refused` tells that it cannot be kept.

    `changed` is called when another tab has done something that is to be seen here.
    """

    def __init__(
        self, session: Callable[[], Session[Any, Any]], changed: Callable[[], None]
    ) -> None:
        self.shelf = Shelf(BROWSER, token())
        self.people = People(BROWSER)
        self.name = ""
        self.refused = False
        self._session = session
        self._changed = changed
        self._kept_as = NEVER
        self._due = False
        self._counted = False
        self._left = asyncio.Event()
        listen(window, "storage", self._stored)
        listen(window, "pagehide", self._hidden)
        listen(document, "visibilitychange", self._hidden)

    def open(self, name: str = "") -> None:
        """The session has a match: a new one, or the one that is kept under that name."""
        session = self._session()
        self.name = name
        self._counted = session.outcome is not None
        self._kept_as = _stand(session)
        if session.watching:
            return
        if not name or self.shelf.take(name, now()) is Outcome.REFUSED:
            self.name = token()
            self._kept_as = NEVER
            self.shelf.tidy()
        later(self._hold(OURS + PREFIX + self.name, self._left))

    def close(self, for_good: bool = False) -> None:
        """The session leaves its match: to go on with it later, or for good."""
        if for_good and self.name and not self._session().watching:
            self.shelf.drop(self.name)
        else:
            self.flush()
        self.name = ""
        self._due = False
        self._left.set()
        self._left = asyncio.Event()

    def look(self) -> None:
        """Keep the match soon if something has happened in it."""
        session = self._session()
        if not self.name or session.watching or _stand(session) == self._kept_as:
            return
        self._kept_as = _stand(session)
        if not self._due:
            self._due = True
            later(self._soon())

    def flush(self) -> None:
        """Keep now what is to be kept."""
        session = self._session()
        if not self._due or session.match is None or session.watching:
            return
        self._due = False
        outcome = self.shelf.keep(self.name, session.saved, now())
        if outcome is Outcome.TAKEN:
            self._overtaken()
            return
        if session.outcome and not self._counted:
            self._counted = True
            self.people.count(session.playing)
        if self.refused != (outcome is Outcome.REFUSED):
            self.refused = not self.refused
            self._changed()

    @property
    def unsafe(self) -> bool:
        """Whether a match is open here that would be lost by opening another."""
        session = self._session()
        return self.refused and session.match is not None and session.outcome is None

    async def busy(self, name: str) -> bool:
        """Whether another tab has that match open."""
        try:
            found = await window.navigator.locks.query()
            return any(lock.name == OURS + PREFIX + name for lock in found.held)
        except DENIED:
            return False

    async def _soon(self) -> None:
        await painted()
        self.flush()

    async def _hold(self, lock: str, left: asyncio.Event) -> None:
        async def until_left(_lock: Any) -> None:
            await left.wait()

        held = create_proxy(until_left)
        try:
            await window.navigator.locks.request(lock, held)
        except DENIED:
            return
        finally:
            held.destroy()

    def _hidden(self, _event: Any) -> None:
        """The page may be about to go."""
        if document.visibilityState == "hidden":
            self.flush()

    def _stored(self, event: Any) -> None:
        """Another tab has kept something."""
        session = self._session()
        if not self.name or event.key != OURS + PREFIX + self.name:
            return
        if not event.newValue:
            if session.watching:
                self.close()
                session.leave()
                self._changed()
            return
        kept = Shelf.kept(self.name, str(event.newValue))
        if session.watching:
            self._follow(kept)
        elif not self.shelf.mine(kept):
            self._overtaken()

    def _follow(self, kept: Kept) -> None:
        try:
            self._session().follow(kept.open())
        except SixteenError:
            return  # nothing to be seen, until they keep it again
        self._changed()

    def _overtaken(self) -> None:
        self._due = False
        self._left.set()
        self._session().look_on()
        self._changed()


def _stand(session: Session[Any, Any]) -> tuple[int, int]:
    """Differs whenever there is something new to keep."""
    return session.serial, session.arranged


def now() -> int:
    """The time of day, in milliseconds as browsers count them."""
    return int(time.time() * 1000)
