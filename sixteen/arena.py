"""Bots against each other: whole matches, and contests with error bars.

In a contest each deal is played once from every seat: one player of the first bot sits
there, players of the second on all other seats. So luck in dealing counts for nothing,
and a bot that is no better than the other wins one in as many as there are seats.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from sixteen import seeds
from sixteen.bots import Bot, Thought, bot
from sixteen.box import Game, game_named
from sixteen.errors import SixteenError, quoted
from sixteen.match import Match, Player
from sixteen.rules import Rules
from sixteen.view import View

NORMAL_95 = 1.96


Eyes = Callable[[Match, int], View[Any]]
"""What the bot at a seat is given of a match."""


def play_match(
    game: Game,
    rules: Rules,
    players: Sequence[Player],
    bots: Sequence[Bot],
    seed: str,
    eyes: Eyes = Match.view,
) -> Match:
    """A whole match between bots, one a seat."""
    match = Match(rules, tuple(players))
    deals = seeds.deals(seed)
    chance = seeds.chance(seed)
    thoughts = [seeds.seat(seed, seat) for seat in range(len(bots))]
    while not match.outcome:
        match.start_round(game.deal(rules, len(bots), deals))
        while not match.state.over:
            seat = match.state.turn
            decision = bots[seat].choose(eyes(match, seat), thoughts[seat])
            match.play(match.state.resolve(decision, chance))
    return match


class Budgeted(Bot):
    """A bot that is stopped after so many steps of thought, or so much processor time."""

    def __init__(self, player: Bot, kind: str, amount: int) -> None:
        self.player = player
        self.kind = kind
        self.amount = amount

    def choose(self, view: View[Any], rng: Random) -> Any:
        """The best move when the budget is spent."""
        if self.kind == "sims":
            *_, best = islice(self.player.think(view, rng), self.amount + 1)
            return best
        thought = Thought(self.player, view, rng, process_time)
        thought.slice(self.amount / 1000)
        return thought.best


def budgeted(player: Bot, budget: str) -> Bot:
    """A bot with a budget for each move: `sims:300`, `ms:40`, or none where it is empty.

    Raises `SixteenError` (`bad-budget`) for any other text.
    """
    if not budget:
        return player
    kind, _, amount = budget.partition(":")
    if kind not in ("sims", "ms") or not amount.isdecimal() or not 0 < len(amount) < 10:
        raise SixteenError(
            "bad-budget", f"a budget is sims:NUMBER or ms:NUMBER, not {quoted(budget)}."
        )
    return Budgeted(player, kind, int(amount))


@dataclass(frozen=True, slots=True)
class Contest:
    """Bot `a` against bot `b`; `find` gives the bot of a game and name, `eyes` what it sees."""

    rules: Rules
    seats: int
    a: str
    b: str
    seed: str
    budget: str = ""
    find: Callable[[str, str], Bot] = bot
    eyes: Eyes = Match.view

    def check(self) -> None:
        """Raises `SixteenError` for bots, seats or a budget that cannot be."""
        self.rules.check_seats(self.seats)
        for name in (self.a, self.b):
            budgeted(self.find(self.rules.GAME, name), self.budget)

    def played(self, number: int) -> tuple[float, float]:
        """One deal from every seat: the first bot's wins, and its points above the others'."""
        game = game_named(self.rules.GAME)
        first, second = (
            budgeted(self.find(game.name, name), self.budget) for name in (self.a, self.b)
        )
        wins = points = 0.0
        for seat in range(self.seats):
            bots = [second] * self.seats
            bots[seat] = first
            players = [
                Player(f"Player {other}", self.a if other == seat else self.b)
                for other in range(self.seats)
            ]
            match = play_match(game, self.rules, players, bots, f"{self.seed}/{number}", self.eyes)
            outcome = match.outcome
            if outcome and seat in outcome.winners:
                wins += 1 / len(outcome.winners)
            totals = match.totals
            others = sum(totals) - totals[seat]
            points += totals[seat] - others / (self.seats - 1)
        return wins / self.seats, points / self.seats


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how far the truth may well be from it (95 %)."""

    mean: float
    interval: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """The estimate from independent values, two or more."""
        return cls(fmean(values), NORMAL_95 * stdev(values) / sqrt(len(values)))
