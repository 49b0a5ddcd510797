"""Bots think between two frames, so that the page answers all the while."""

import asyncio
import time
from typing import TYPE_CHECKING

from app.language import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.main import App
    from sixteen.bots import Thought

SLICE = 0.008
USUAL = 1.0
"""So long a bot thinks at most, in seconds; a patient one goes on, and the page says so."""


async def think(thought: "Thought", seconds: float, wanted: "Callable[[], bool]") -> None:
    """Think for so many seconds at most, in slices, as long as the thought is wanted."""
    end = time.monotonic() + seconds
    while not thought.done and time.monotonic() < end and wanted():
        thought.slice(SLICE)
        await asyncio.sleep(0)


async def bot_plays(app: "App") -> None:
    """Let the bot to move think, and play slowly enough to be followed."""
    session, settings = app.session, app.settings
    serial = session.serial

    def wanted() -> bool:
        return session is app.session and session.serial == serial

    more = settings.patience - USUAL
    thought = session.thought(time.monotonic, patient=more > 0)
    await think(thought, USUAL, wanted)
    if more > 0 and not thought.done and wanted() and app.phase == "table":
        name = session.players[session.playing.state.turn].name
        app.screen.sentence.text(_("{name} is thinking …").format(name=name))
        await think(thought, more, wanted)
    await asyncio.sleep(settings.pause * session.PACE)
    if wanted():
        session.bot_plays(thought.best)
        app.refresh()
