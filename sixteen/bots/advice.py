"""Advice: the moves worth a thought, how good each is, and why."""

from dataclasses import dataclass
from random import Random

from sixteen.bots.hard import POLICIES
from sixteen.bots.motives import Motive, motives
from sixteen.bots.search import Search
from sixteen.games import plus
from sixteen.games.sixteen import Move, Round
from sixteen.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and what is to be said about it.

    `chance` is the chance to win with it, as far as the rounds played out tell; `None`
    where there was nothing to weigh.
    """

    move: Move | plus.Move
    chance: float | None
    motives: tuple[Motive, ...]


def advise(view: View[Round], rng: Random, simulations: int = 2000) -> list[Advice]:
    """The moves worth a thought for the seat to move, the best first."""
    search = Search(view, POLICIES[view.state.seats])
    for _ in search.run(simulations, rng):
        pass
    ranked = sorted(
        search.candidates, key=lambda one: (one in search.running, one.worth), reverse=True
    )
    return [
        Advice(
            one.move,
            one.won / len(one.results) if one.results else None,
            tuple(motives(view.state, one.move)),
        )
        for one in ranked
    ]
