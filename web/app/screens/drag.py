"""Dragging tiles of a rack: onto a row, or to another place in the rack.

Finger, pen and mouse are one, as pointer events. A drag means what taps mean: what is lifted is
chosen, the lit rows are where it may go, and a drop on nothing takes it home.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import document
from pyscript.ffi import create_proxy

from app.later import later
from app.screens.dom import all_of, animate, calm, data, element, fresh, heard, listen

FAR = 8
"""From so many pixels on a press is a drag."""
HOME = 170
"""So long a tile travels home, in milliseconds."""
ENDS = ("pointerup", "pointercancel")

Act = Callable[[str, str], None]


class Drag:
    """Listens for drags within an element; what they mean is carried out by `act`."""

    def __init__(self, stage: Any, session: Callable[[], Any], act: Act) -> None:
        self._stage = stage
        self._session = session
        self._act = act
        self._slot: Any = None
        self._start = (0.0, 0.0)
        self._pointer = 0
        self._ghost: Any = None
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
        slot = heard(event, ".slot")
        if self._slot or not slot or not event.isPrimary or event.button:
            return
        self._slot, self._pointer = slot, event.pointerId
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
        if self._ghost is None:
            if abs(across) < FAR and abs(down) < FAR:
                return
            self._lift()
        self._ghost.style.transform = f"translate({across:.0f}px, {down:.0f}px)"

    def _lift(self) -> None:
        """The press has become a drag: choose the tile, and have it under the finger."""
        self._dragged = True
        self._stage.setPointerCapture(self._pointer)
        code = data(self._slot, "value")
        self._act("lift", code)
        chosen = {tile.code for tile in self._session().step.tiles}
        together = code in chosen
        slots = [one for one in all_of(".slot") if together and data(one, "value") in chosen]
        place = self._slot.getBoundingClientRect()
        self._ghost = fresh("div", "", css="ghost-hand", aria_hidden="true")
        self._ghost.style.left = f"{place.left}px"
        self._ghost.style.top = f"{place.top}px"
        self._ghost.style.setProperty("--w", f"{place.width - 4:.1f}px")
        for slot in slots or [self._slot]:
            self._ghost.append(slot.firstElementChild.cloneNode(True))
            slot.classList.add("lifted")
        self._slot.closest(".table").append(self._ghost)

    def _ended(self, event: Any) -> None:
        if event.pointerId != self._pointer:
            return
        self._stage.removeEventListener("pointermove", self._follow)
        self._stage.removeEventListener("touchmove", self._keep)
        for kind in ENDS:
            self._stage.removeEventListener(kind, self._finish)
        slot = self._slot
        if self._ghost is not None and slot.isConnected:
            self._drop(event)
        elif self._ghost is not None:
            self._ghost.remove()
        self._slot = self._ghost = None

    def _drop(self, event: Any) -> None:
        under = document.elementFromPoint(event.clientX, event.clientY)
        up = under and event.type == "pointerup"
        there = under.closest(".row, .slot") if up else None
        for slot in all_of(".slot.lifted"):
            slot.classList.remove("lifted")
        if there and there.matches(".row"):
            self._act("drop", data(there, "value"))
            if self._session().refused:
                later(_home(self._ghost))
            else:
                self._ghost.remove()
            return
        self._act("home", "")
        if there:
            self._ghost.remove()
            places = list(element(".rack .tiles").children)
            start, to = (_place(places, one) for one in (self._slot, there))
            self._act("arrange", f"{start}:{to}")
        else:
            later(_home(self._ghost))


def _keep(event: Any) -> None:
    """Keep a moving finger from the browser: it would take a swipe, and miss the next tap."""
    if event.cancelable:
        event.preventDefault()


def _place(places: list[Any], wanted: Any) -> int:
    return next(number for number, one in enumerate(places) if one.isSameNode(wanted))


async def _home(ghost: Any) -> None:
    """Let a tile travel back to where it was taken from."""
    if not calm():
        animate(ghost, [{}, {"transform": "none"}], HOME)
        await asyncio.sleep(HOME / 1000)
    ghost.remove()
