"""What every game answers, so that match, bots, records and screens are written once."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from sixteen.reasons import Reason
from sixteen.view import View


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """How a round ended.

    `termination` is `"out"` when a seat reached the goal: `seat` says which. Otherwise it
    names the game's other ending, and `seat` is `None`. `penalties` is what counts
    against each seat.
    """

    termination: str
    seat: int | None
    penalties: tuple[int, ...]


class State(Protocol):
    """One round of a game, from its deal to its outcome.

    Moves are small frozen values of the game's own; `push` plays one that is known to be
    legal, `play` looks first.

    Chance is in the moves. `legal_moves` lists what a player may decide on; where chance
    has a say (a tile is drawn), `chances` gives every move that the decision can become,
    and `resolve` lets a generator pick one. `play` and `push` take resolved moves alone,
    and the history holds nothing else. So one loop plays every game:
    `state.play(state.resolve(move, rng))`.
    """

    rules: Any
    seats: int
    turn: int

    @property
    def history(self) -> list[Any]:
        """The moves played."""

    @property
    def over(self) -> bool:
        """Whether the round has ended."""

    @property
    def outcome(self) -> RoundOutcome | None:
        """How it ended, `None` while it goes on."""

    @property
    def log(self) -> list[tuple[int, Any]]:
        """The moves played, each with its seat."""

    def legal_moves(self) -> list[Any]:
        """All that the seat to move may do."""

    def why_not(self, move: Any) -> Reason | None:
        """Why a move cannot be played, `None` when it can."""

    def chances(self, move: Any) -> list[Any]:
        """Every resolved move that a legal one can become: itself, where nothing is left open."""

    def resolve(self, move: Any, rng: Random) -> Any:
        """One of the `chances`, each as likely as it is at the table.

        Uses `rng.random()` alone, and only where chance has a say.
        """

    def play(self, move: Any) -> None:
        """Play a move, or raise `IllegalMove` and change nothing."""

    def push(self, move: Any) -> None:
        """Play a resolved move that is known to be legal."""

    def copy(self) -> Any:
        """An independent copy."""

    def view(self, seat: int | None, totals: Iterable[int] = ()) -> View[Any]:
        """What one seat may see."""


def perft(state: State, depth: int) -> int:
    """How many paths of exactly `depth` resolved moves there are; 1 for none.

    A round that has ended has no further paths. Raises `UnknownRack` where a rack that is
    needed is not known.
    """
    if depth == 0:
        return 1
    moves = [chance for move in state.legal_moves() for chance in state.chances(move)]
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        child = state.copy()
        child.push(move)
        count += perft(child, depth - 1)
    return count
