"""The searching player: tries its best moves on sampled deals of the hidden tiles."""

from collections.abc import Iterator
from random import Random

from sixteen.bots.hard import POLICIES
from sixteen.bots.protocol import Bot
from sixteen.bots.search import Search
from sixteen.games.sixteen import Move, Round
from sixteen.view import View

PATIENT = 10
"""How many times the simulations, where there is time."""


class Expert(Bot):
    """The `expert` level of Sixteen, with so many simulations a move at most."""

    def __init__(self, simulations: int = 2000) -> None:
        self.simulations = simulations

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        *_, best = self.think(view, rng)
        return best

    def think(self, view: View[Round], rng: Random) -> Iterator[Move]:
        """The best move so far, again and again, until it is found."""
        search = Search(view, POLICIES[view.state.seats])
        return search.run(self.simulations, rng)

    def patient(self) -> Bot:
        """One that tries ten times as much, where it is let."""
        return Expert(PATIENT * self.simulations)


BOT = Expert()
