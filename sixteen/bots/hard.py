"""The learned player: the policy trained by self-play, without search."""

from random import Random

from sixteen.bots.features import NAMES, UNIT
from sixteen.bots.policy import Policy
from sixteen.bots.protocol import Bot
from sixteen.bots.weights import WEIGHTS
from sixteen.games.sixteen import Move, Round, SixteenRules
from sixteen.view import View

POLICIES = {
    seats: Policy([WEIGHTS[name][column] * UNIT for name in NAMES])
    for column, seats in enumerate(SixteenRules.SEATS)
}
"""By number of seats."""


class Hard(Bot):
    """The `hard` level of Sixteen."""

    def choose(self, view: View[Round], rng: Random) -> Move:  # noqa: ARG002
        """The move to play: one of `view.state.legal_moves()`."""
        return POLICIES[view.state.seats].best(view.state)


BOT = Hard()
