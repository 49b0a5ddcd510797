"""What one seat may see: all that a bot or a screen is ever given."""

from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class View(Generic[State]):
    """The table through one seat's eyes.

    `seat` is whose eyes, `None` for somebody who looks on. `state` is a copy of the
    game's state in which nothing hidden from that seat is left: it answers
    `legal_moves()`, `why_not()` and all else from what the seat knows. `totals` are
    the points of each seat before this round.
    """

    seat: int | None
    state: State
    totals: tuple[int, ...]
