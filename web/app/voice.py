"""The voice of the page: what is written here is read out to those who listen."""

import asyncio
from typing import Any

from app.later import later
from app.screens.dom import element, listen

LISTENING = 0.12
"""How long is waited for more to say, in seconds."""


class Voice:
    """Tells those who listen; what comes in one breath is told in one.

    Under an open panel nobody could hear it: what happens then is told when the panel closes.
    """

    def __init__(self) -> None:
        self._to_say = ""
        listen(element("#panel"), "close", self._panel_closed)

    def say(self, sentence: str) -> None:
        """Say a sentence; an empty one is nothing to say."""
        if not sentence:
            return
        if not self._to_say and not element("#panel").open:
            later(self._speak())
        self._to_say = f"{self._to_say} {sentence}".strip()

    def hush(self) -> None:
        """Say no more, and leave nothing of what was said."""
        self._to_say = ""
        element("#announcer").textContent = ""

    def _panel_closed(self, _event: Any) -> None:
        if self._to_say:
            later(self._speak())

    async def _speak(self) -> None:
        await asyncio.sleep(LISTENING)
        if not self._to_say or element("#panel").open:
            return
        region = element("#announcer")
        same = region.textContent == self._to_say
        region.textContent = self._to_say + ("\u00a0" if same else "")
        self._to_say = ""
