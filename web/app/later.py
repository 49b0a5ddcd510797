"""Work that goes on while the page does something else."""

import asyncio
from collections.abc import Coroutine
from typing import Any

PAINTING = 0.03
"""So long a browser may take for a picture, in seconds."""

_tasks: set[asyncio.Future[Any]] = set()
"""Kept here until they are done: the event loop alone would let them go."""


def later(work: Coroutine[Any, Any, Any]) -> None:
    """Begin some work and do not wait for it."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def painted() -> None:
    """Wait until what has changed is in sight: what else there is to do would hold it up."""
    await asyncio.sleep(PAINTING)
