"""The beginner: plays what catches the eye, and errs as people do.

It overlooks a row now and then, misjudges what its jumps will cost, and would rather keep
scissors and the trash bin. It never misses going out, and never throws away half a colour.
"""

from random import Random

from sixteen.bots.medium import OUT, worth
from sixteen.bots.protocol import Bot
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.view import View

OVERLOOKED = 0.35
"""How often a row is overlooked."""

MISJUDGED = 30.0
"""By how many points, at most, a move seems better than it is."""

KEPT = 6.0
"""How many points it hates to spend scissors or the trash bin."""


class Easy(Bot):
    """The `easy` level of Sixteen."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        state = view.state
        overlooked = [rng.random() < OVERLOOKED for _ in state.rows]
        seen: list[tuple[float, Move]] = []
        unseen: list[tuple[float, Move]] = []
        for move in state.legal_moves():
            if move == PASS:
                continue
            value = worth(state, move)
            misses = overlooked[move.colour] and value < OUT
            value += rng.random() * MISJUDGED - (KEPT if move.special else 0.0)
            (unseen if misses else seen).append((value, move))
        return max(seen or unseen, default=(0.0, PASS), key=lambda pair: pair[0])[1]


BOT = Easy()
