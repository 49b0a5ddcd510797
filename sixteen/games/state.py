"""What every game answers, so that match, bots, records and screens are written once."""

from collections.abc import Iterable
from typing import Any, Protocol

from sixteen.reasons import Reason
from sixteen.view import View


class RoundEnd(Protocol):
    """How a round ended."""

    @property
    def termination(self) -> str:
        """Which way it ended: `"out"` when somebody reached the goal."""

    @property
    def seat(self) -> int | None:
        """Who reached the goal, if somebody did."""

    @property
    def penalties(self) -> tuple[int, ...]:
        """What counts against each seat."""


class State(Protocol):
    """One round of a game, from its deal to its outcome.

    Moves are small frozen values of the game's own; `push` plays one that is known to be
    legal, `play` looks first.
    """

    rules: Any
    seats: int
    turn: int
    history: list[Any]

    @property
    def over(self) -> bool:
        """Whether the round has ended."""

    @property
    def outcome(self) -> RoundEnd | None:
        """How it ended, `None` while it goes on."""

    @property
    def log(self) -> list[tuple[int, Any]]:
        """The moves played, each with its seat."""

    def legal_moves(self) -> list[Any]:
        """All that the seat to move may do."""

    def why_not(self, move: Any) -> Reason | None:
        """Why a move cannot be played, `None` when it can."""

    def play(self, move: Any) -> None:
        """Play a move, or raise `IllegalMove` and change nothing."""

    def push(self, move: Any) -> None:
        """Play a move that `legal_moves` gave."""

    def copy(self) -> Any:
        """An independent copy."""

    def view(self, seat: int | None, totals: Iterable[int] = ()) -> View[Any]:
        """What one seat may see."""


def perft(state: State, depth: int) -> int:
    """How many paths of exactly `depth` moves there are; 1 for none.

    A round that has ended has no further paths. Raises `UnknownRack` where a rack that is
    needed is not known.
    """
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        child = state.copy()
        child.push(move)
        count += perft(child, depth - 1)
    return count
