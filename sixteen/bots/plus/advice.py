"""Advice in Sixteen Plus: what the strong player would do, and why."""

from random import Random

from sixteen.bots.advice import Advice
from sixteen.bots.plus import hard
from sixteen.bots.plus.motives import motives
from sixteen.games.plus import Round
from sixteen.view import View


def advise(view: View[Round], rng: Random) -> Advice:
    """What is to be advised to the seat to move."""
    move = hard.BOT.choose(view, rng)
    return Advice(move, None, tuple(motives(view.state, move)))
