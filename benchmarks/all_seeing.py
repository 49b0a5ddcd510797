"""A search that sees every rack: what playing could gain by reading racks without fail.

A tree over the true round (PUCT): the policy names the moves worth a thought and how likely
each is, and what a new position is worth is how the policy plays it out. No bot of ours may
look like this: it is an upper bound, to measure by.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random

from sixteen.bots import Bot
from sixteen.bots.hard import POLICIES
from sixteen.bots.playout import play_out, worth
from sixteen.bots.policy import Policy, goes_out
from sixteen.bots.search import LAYS, SPECIALS
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.match import Match
from sixteen.view import View

EXPLORE = 0.5
"""How much the policy's likelihood draws to what was tried little."""
LIKELY = 0.3
"""Difference of the policy's score that makes a move e times as likely."""


@dataclass
class Node:
    """A position: the seat to move, and what is known of its moves; none once it is over."""

    seat: int
    tries: "list[Try]"
    visits: int = 0


@dataclass
class Try:
    """A move: how likely the policy finds it, what it was worth to its seat, where it leads."""

    move: Move
    likely: float
    visits: int = 0
    total: float = 0.0
    node: Node | None = field(default=None, repr=False)


class AllSeeing(Bot):
    """The search, given views by `all_seen`."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move tried most often, after as many positions as `expert` plays out at most."""
        *_, best = (move for _, move in zip(range(2000), self.think(view, rng), strict=False))
        return best

    def think(self, view: View[Round], rng: Random) -> Iterator[Move]:  # noqa: ARG002
        """The move tried most often, after each position that is played out."""
        policy = POLICIES[view.state.seats]
        root = opened(view.state, policy)
        while True:
            yield max(root.tries, key=lambda one: (one.visits, one.likely)).move
            if len(root.tries) == 1:
                return
            descend(root, view.state.copy(), policy, view.totals)


def all_seen(match: Match, seat: int) -> View[Round]:
    """What a seat would see if every rack lay face up."""
    seen = match.view(seat)
    return View(seat, match.state.copy(), seen.totals)


def opened(state: Round, policy: Policy) -> Node:
    """A new position, with the moves that are worth a thought."""
    plays = [move for move in state.legal_moves() if move != PASS]
    out = [move for move in plays if goes_out(state, move)][:1]
    if out or not plays:
        moves = out or ([] if state.over else [PASS])
        return Node(state.turn, [Try(move, 1.0) for move in moves])
    scored = sorted(((policy.score(state, move), move) for move in plays), key=lambda s: -s[0])
    chosen = [pair for pair in scored if not pair[1].special][:LAYS]
    chosen += [pair for pair in scored if pair[1].special][:SPECIALS]
    best = max(score for score, _ in chosen)
    shares = [exp((score - best) / LIKELY) for score, _ in chosen]
    whole = sum(shares)
    tries = [Try(move, share / whole) for (_, move), share in zip(chosen, shares, strict=True)]
    return Node(state.turn, tries)


def descend(root: Node, state: Round, policy: Policy, totals: tuple[int, ...]) -> None:
    """Go down the tree to a new position, play it out, and tell all on the way."""
    way: list[tuple[Node, Try]] = []
    node = root
    while node.tries:
        tried = promising(node)
        way.append((node, tried))
        state.push(tried.move)
        if tried.node is None:
            tried.node = opened(state, policy)
            break
        node = tried.node
    play_out(state, policy)
    worths = [worth(state, totals, seat)[1] for seat in range(state.seats)]
    for node, tried in way:
        node.visits += 1
        tried.visits += 1
        tried.total += worths[node.seat]


def promising(node: Node) -> Try:
    """The move to look at next."""
    mean = sum(one.total for one in node.tries) / max(node.visits, 1)
    reach = EXPLORE * sqrt(node.visits + 1)

    def hope(one: Try) -> float:
        value = one.total / one.visits if one.visits else mean
        return value + reach * one.likely / (1 + one.visits)

    return max(node.tries, key=hope)
