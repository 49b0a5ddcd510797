"""Search over sampled hidden tiles: every move is tried on the same deals, played out.

What has fallen clearly behind on the deals so far is tried no further, so that time goes
to what is close. The policy's own opinion counts as so many play-outs.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from sixteen.bots.evidence import Evidence
from sixteen.bots.playout import play_out, worth
from sixteen.bots.policy import Policy, goes_out
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.view import View

LAYS = 10
"""How many moves without a special are tried, the policy's best."""

SPECIALS = 4
"""How many moves with scissors or the trash bin are tried."""

PRIOR = 32.0
"""How many play-outs the policy's opinion counts as."""

FEWEST = 8
"""Deals on which a move is tried before it can fall behind."""

BEHIND = 2.0
"""Standard errors by which a move has fallen clearly behind the best."""


@dataclass
class Candidate:
    """A move that is tried: the policy's opinion, and how good each play-out was.

    `won` sums the chances to win after each, `total` the results, both one by one: Pythons differ
    in how `sum` rounds.
    """

    move: Move
    prior: float
    results: list[float] = field(default_factory=list)
    total: float = 0.0
    won: float = 0.0

    @property
    def worth(self) -> float:
        """How good it is as far as is known."""
        return (self.prior * PRIOR + self.total) / (PRIOR + len(self.results))


class Search:
    """The choice of a move for the seat whose view it is."""

    def __init__(self, view: View[Round], policy: Policy) -> None:
        self.state = view.state
        self.totals = view.totals
        self.policy = policy
        self.done = 0
        self.evidence = Evidence(view.state)
        self.candidates = self._promising()
        self.running = self.candidates[:]

    def _promising(self) -> list[Candidate]:
        state = self.state
        plays = [move for move in state.legal_moves() if move != PASS]
        for move in plays or [PASS]:
            if not plays or goes_out(state, move):
                return [Candidate(move, 0.0)]
        scored = sorted(
            ((self.policy.score(state, move), move) for move in plays), key=lambda pair: -pair[0]
        )
        lays = [pair for pair in scored if not pair[1].special][:LAYS]
        specials = [pair for pair in scored if pair[1].special][:SPECIALS]
        chosen = lays + specials
        return [Candidate(move, score) for score, move in chosen]

    @property
    def best(self) -> Move:
        """The best move as far as is known."""
        return max(self.running, key=lambda candidate: candidate.worth).move

    def run(self, simulations: int, rng: Random) -> Iterator[Move]:
        """Try the moves with so many play-outs at most: the best so far after each."""
        best = self.best
        yield best
        check = FEWEST
        while len(self.running) > 1 and self.done + len(self.running) <= simulations:
            table = self.evidence.deal_hidden(rng)
            for candidate in self.running:
                yield best
                self._try(candidate, table.copy())
            if len(self.running[0].results) >= check:
                self._drop()
                check += max(check // 4, 2)
            best = self.best
        yield best

    def _try(self, candidate: Candidate, table: Round) -> None:
        table.push(candidate.move)
        play_out(table, self.policy)
        chance, result = worth(table, self.totals, self.state.turn)
        candidate.won += chance
        candidate.total += result
        candidate.results.append(result)
        self.done += 1

    def _drop(self) -> None:
        leader = max(self.running, key=lambda candidate: candidate.worth)
        self.running = [one for one in self.running if one is leader or not behind(one, leader)]


def behind(one: Candidate, leader: Candidate) -> bool:
    """Whether a move has fallen clearly behind, on the same deals."""
    gaps = [ours - theirs for ours, theirs in zip(leader.results, one.results, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return leader.worth - one.worth > BEHIND * sqrt(variance / len(gaps))
