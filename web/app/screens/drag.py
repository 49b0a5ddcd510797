"""Dragging tiles, at the tables of both games.

Finger, pen and mouse are one, as pointer events. A drag means what taps mean: what is lifted is
chosen, what is lit is where it may go, and a drop on nothing takes it home. What can be dragged
says so with `data-drag`; what it means is told by the `Drags` of a table.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from pyscript import document
from pyscript.ffi import create_proxy

from app.later import later
from app.screens.dom import animate, calm, data, element, fresh, heard, listen

FAR = 8
"""From so many pixels on a press is a drag."""
HOME = 170
"""So long a tile travels home, in milliseconds."""
ENDS = ("pointerup", "pointercancel")

Act = Callable[[str, str], None]


class Drags(Protocol):
    """What drags mean at a table.

    `targets` is the selector of where things may be dropped.
    """

    targets: str

    def lifted(self, session: Any, taken: Any) -> list[Any]:
        """The tiles that go along with what was taken, once it is lifted; none, and none does."""

    def dropped(self, act: Act, session: Any, there: Any) -> bool:
        """Carry out a drop on a target, or on nothing; whether it stays there."""


class Drag:
    """Listens for drags within an element; what they mean is carried out by `act`.

    `drags` gives what they mean on the screen that is up, `None` where there are none.
    """

    def __init__(
        self,
        stage: Any,
        drags: Callable[[], Drags | None],
        session: Callable[[], Any],
        act: Act,
    ) -> None:
        self._stage = stage
        self._drags = drags
        self._session = session
        self._act = act
        self._taken: Any = None
        self._start = (0.0, 0.0)
        self._pointer = 0
        self._lifted: list[Any] = []
        self._ghost: Any = None
        self._over: Any = None
        self._dragged = False
        self._follow = create_proxy(self._moved)
        self._finish = create_proxy(self._ended)
        self._keep = create_proxy(_keep)
        listen(stage, "pointerdown", self._pressed)

    def heard_click(self) -> bool:
        """Whether the click that comes now ends a drag, and so means nothing more."""
        dragged, self._dragged = self._dragged, False
        return dragged

    def _pressed(self, event: Any) -> None:
        self._dragged = False
        taken = heard(event, "[data-drag]")
        if self._taken or not taken or not event.isPrimary or event.button:
            return
        self._taken, self._pointer = taken, event.pointerId
        self._start = (event.clientX, event.clientY)
        # Only while something is pressed: else every move of a mouse would be heard.
        self._stage.addEventListener("pointermove", self._follow)
        self._stage.addEventListener("touchmove", self._keep)
        for kind in ENDS:
            self._stage.addEventListener(kind, self._finish)

    def _moved(self, event: Any) -> None:
        if event.pointerId != self._pointer:
            return
        across, down = event.clientX - self._start[0], event.clientY - self._start[1]
        if not self._dragged:
            if abs(across) < FAR and abs(down) < FAR:
                return
            self._lift()
        if self._ghost is not None:
            self._ghost.style.transform = f"translate({across:.0f}px, {down:.0f}px)"
            self._mark(self._target(event))

    def _target(self, event: Any) -> Any:
        """Where the dragged thing may be dropped, below the pointer; `None` elsewhere."""
        drags = self._drags()
        under = document.elementFromPoint(event.clientX, event.clientY)
        return under.closest(drags.targets) if drags and under else None

    def _mark(self, there: Any) -> None:
        """Show what a drop now would be meant for."""
        if self._over and there and self._over.isSameNode(there):
            return
        if self._over:
            self._over.classList.remove("over")
        if there:
            there.classList.add("over")
        self._over = there

    def _lift(self) -> None:
        """The press has become a drag: choose the tile, and have it under the finger."""
        drags = self._drags()
        self._dragged = True
        self._stage.setPointerCapture(self._pointer)
        if drags is None:
            return
        tile = element(".tile", self._taken) or self._taken
        place = tile.getBoundingClientRect() if tile.matches(".tile") else None
        table = self._taken.closest(".table")
        self._act("lift", data(self._taken, "drag"))
        self._lifted = drags.lifted(self._session(), self._taken)
        if not self._lifted or not table.isConnected:
            return
        if place is None:
            # What came out of the pouch lies elsewhere: it is had by its middle.
            place = self._lifted[0].getBoundingClientRect()
            left, top = self._start[0] - place.width / 2, self._start[1] - place.height / 2
        else:
            left, top = place.left, place.top
        self._ghost = fresh("div", "", css="ghost-hand", aria_hidden="true")
        self._ghost.style.left = f"{left:.1f}px"
        self._ghost.style.top = f"{top:.1f}px"
        self._ghost.style.setProperty("--w", f"{place.width:.1f}px")
        for one in self._lifted:
            self._ghost.append(one.cloneNode(True))
            one.classList.add("lifted")
        table.append(self._ghost)

    def _ended(self, event: Any) -> None:
        if event.pointerId != self._pointer:
            return
        self._stage.removeEventListener("pointermove", self._follow)
        self._stage.removeEventListener("touchmove", self._keep)
        for kind in ENDS:
            self._stage.removeEventListener(kind, self._finish)
        self._mark(None)
        drags = self._drags()
        if self._ghost is not None and self._ghost.isConnected and drags:
            self._drop(drags, event)
        elif self._ghost is not None:
            self._ghost.remove()
        self._taken = self._ghost = None

    def _drop(self, drags: Drags, event: Any) -> None:
        there = self._target(event) if event.type == "pointerup" else None
        for one in self._lifted:
            one.classList.remove("lifted")
        if drags.dropped(self._act, self._session(), there):
            self._ghost.remove()
        else:
            later(_home(self._ghost))


def _keep(event: Any) -> None:
    """Keep a moving finger from the browser: it would take a swipe, and miss the next tap."""
    if event.cancelable:
        event.preventDefault()


async def _home(ghost: Any) -> None:
    """Let a tile travel back to where it was taken from."""
    if not calm():
        animate(ghost, [{}, {"transform": "none"}], HOME)
        await asyncio.sleep(HOME / 1000)
    ghost.remove()
