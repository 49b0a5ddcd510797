"""A press that is held: for what must not happen by a touch in passing.

A part of the page with `data-hold` names the intent that follows when a finger, a pen or a
mouse rests on it for a moment. The click that ends such a press is heard by nobody.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from app.later import later
from app.screens.dom import data, heard, listen

HELD = 0.6
"""How long is held, in seconds; the styles fill the button in the same time."""
ENDS = ("pointerup", "pointercancel", "pointerleave")


class Hold:
    """Listens for held presses within an element; `act` is given their intents."""

    def __init__(self, stage: Any, act: Callable[[str], None]) -> None:
        self._act = act
        self._press = 0
        self._held = False
        listen(stage, "pointerdown", self._down)
        for kind in ENDS:
            listen(stage, kind, self._up)
        listen(stage, "contextmenu", self._menu)

    def heard_click(self) -> bool:
        """Whether the click that comes now ends a held press, and so means nothing more."""
        held, self._held = self._held, False
        return held

    def _down(self, event: Any) -> None:
        self._press += 1
        self._held = False
        target = heard(event, "[data-hold]")
        if target and event.isPrimary and event.button == 0:
            later(self._wait(self._press, data(target, "hold")))

    def _up(self, _event: Any) -> None:
        self._press += 1

    def _menu(self, event: Any) -> None:
        """A long touch would open the menu of the browser."""
        if heard(event, "[data-hold], .slot"):
            event.preventDefault()

    async def _wait(self, press: int, intent: str) -> None:
        await asyncio.sleep(HELD)
        if self._press == press:
            self._held = True
            self._act(intent)
