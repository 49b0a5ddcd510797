"""Playing without a network: the service worker that keeps the page, and what it says of itself.

Everything here may be denied or missing (a sandboxed frame, no https, a private window): the
page then plays all the same, and nothing is kept.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

from app.screens.dom import listen

DENIED = (JsException, AttributeError)
BUSY = ("installing", "installed")


class Offline:
    """The versions of the page that this device keeps.

    `state` is `""` at first, then `none` (nothing can be kept here), `keeping` (on its way),
    `failed` (not this time) or `ready`. `newer` tells that another version than the one that
    is shown is ready to be used. `lasting` tells that the browser has promised not to clear
    what is kept. `changed` is called whenever one of them has changed.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self.state = ""
        self.newer = False
        self.lasting = False
        self._changed = changed
        self._registration: Any = None
        self._controlled = False
        self._agreed = False
        self._asking: Any = None

    async def begin(self) -> None:
        """Have the page kept. To be called once everything is there that the start needs."""
        if window.parent != window.self:  # a guest on somebody's page keeps nothing
            self._is("none")
            return
        try:
            workers = window.navigator.serviceWorker
            self._controlled = bool(workers.controller)
            listen(workers, "controllerchange", self._replaced)
            options = to_js({"updateViaCache": "none"})
            registration = await workers.register("./sw.js", options)
            listen(registration, "updatefound", self._found)
        except DENIED:
            self._is("none")
            return
        self._registration = registration
        for worker in (registration.installing, registration.waiting, registration.active):
            if worker:
                listen(worker, "statechange", self._look)
        listen(document, "visibilitychange", self._search)
        self._look()

    def take(self) -> None:
        """The player wants the newer version: this page is loaded anew with it."""
        self._agreed = True
        waiting = self._registration.waiting
        if waiting:
            waiting.postMessage("take over")  # _replaced goes on
        else:
            window.location.reload()

    def _found(self, _event: Any) -> None:
        listen(self._registration.installing, "statechange", self._look)
        self._look()

    def _look(self, _event: Any = None) -> None:
        registration = self._registration
        if registration.active:
            self.newer = self.newer or bool(registration.waiting)
            self._is("ready")
        else:
            coming = (registration.installing, registration.waiting)
            busy = any(worker and worker.state in BUSY for worker in coming)
            self._is("keeping" if busy else "failed")

    def _replaced(self, _event: Any) -> None:
        """Another worker answers this page now: the first, or the next version's."""
        if self._agreed:
            window.location.reload()
        elif self._controlled:  # the player agreed in another tab: here the round goes on
            self.newer = True
            self._changed()
        self._controlled = True

    async def _search(self, _event: Any) -> None:
        """Somebody comes back to the page: look for a newer version."""
        if document.visibilityState == "visible":
            try:
                await self._registration.update()
            except JsException:
                return  # no network: another time

    def _is(self, state: str) -> None:
        if state == "ready" != self.state:
            self._asking = asyncio.ensure_future(self._ask_to_last())
        self.state = state
        self._changed()

    async def _ask_to_last(self) -> None:
        try:
            storage = window.navigator.storage
            self.lasting = bool(await storage.persisted() or await storage.persist())
        except DENIED:
            return
        self._changed()


def installed() -> bool:
    """Whether the page runs as an app of its own, with no browser around it."""
    return bool(
        window.matchMedia("(display-mode: standalone)").matches
        or getattr(window.navigator, "standalone", False)
    )


def forgetful() -> bool:
    """Whether this browser clears what pages keep when they are not opened for some days."""
    vendor = str(getattr(window.navigator, "vendor", ""))
    return vendor.startswith("Apple") and not installed()
