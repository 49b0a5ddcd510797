"""Rounds played out by the policy, and what their end is worth."""

from collections.abc import Sequence
from math import exp

from sixteen.bots.policy import Policy
from sixteen.games.sixteen import Round

MARGIN = 0.002
"""What a point less than the others' mean is worth besides winning."""

SPREAD = 30.0
"""Points of difference, rounds before the target, that make the better chance e times the other."""


def play_out(state: Round, policy: Policy) -> None:
    """Play a round to its end, every seat by the policy."""
    while not state.over:
        state.push(policy.best(state))


def chances(state: Round, totals: Sequence[int]) -> list[float]:
    """Each seat's chance to win the match, at the end of a round (RULES 2.9).

    `totals` are the points before the round. Where the match goes on, fewer points are a
    better chance.
    """
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the round is not over")
    if outcome.seat is not None:
        return [float(seat == outcome.seat) for seat in range(state.seats)]
    target = state.rules.target
    points = outcome.penalties
    if target is not None:
        points = tuple(before + more for before, more in zip(totals, points, strict=True))
    least = min(points)
    if target is None or max(points) >= target:
        share = 1 / points.count(least)
        return [share if total == least else 0.0 for total in points]
    weights = [exp((least - total) / SPREAD) for total in points]
    return [weight / sum(weights) for weight in weights]


def worth(state: Round, totals: Sequence[int], seat: int) -> tuple[float, float]:
    """How good the end of a round is for a seat.

    Its chance to win the match, and the same with a little for the points.
    """
    chance = chances(state, totals)[seat]
    penalties = state.penalties()
    others = (sum(penalties) - penalties[seat]) / (state.seats - 1)
    return chance, chance + (others - penalties[seat]) * MARGIN
