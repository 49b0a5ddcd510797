"""One turn of a bot that judges positions: what the careful levels have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import inf
from operator import itemgetter
from random import Random

from sixteen.bots.protocol import Bot
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.tiles import BIN, SPECIAL, Tile
from sixteen.view import View

SAMPLES = 12
"""How often a trash bin is tried out in thought."""


class Judge(ABC):
    """How good positions are for one seat, in one turn of it.

    `kept` is how many moves that look good at a glance are worth a longer look; `blur` is
    by how much it may be mistaken at a glance.
    """

    kept = 1
    blur = 0.0

    @abstractmethod
    def glance(self, state: Round) -> float:
        """How good a position looks at once."""

    @abstractmethod
    def look(self, state: Round) -> float:
        """How good a position is at a longer look."""


class TurnBot(Bot):
    """Plays the move after which a position is best; a draw is as good as on average."""

    @abstractmethod
    def judge(self, state: Round) -> Judge:
        """What to judge positions by in this turn, for the seat that has it."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        *_, best = self.think(view, rng)
        return best

    def think(self, view: View[Round], rng: Random) -> Iterator[Move]:
        """The best move so far, again and again; the last is the choice."""
        state = view.state
        moves = alike_once(state)
        best = moves[0]
        yield best
        if len(moves) == 1:
            return
        judge = self.judge(state)
        if state.hand == BIN:
            yield from throw(judge, state, rng)
            return
        found = (-inf, best)
        for found in pick(judge, state, rng):
            yield found[1]
        if state.hand is None:
            value, best = found
            for drawn in average(judge, state, rng):
                yield DRAW if drawn >= value else best


def pick(judge: Judge, state: Round, rng: Random) -> Iterator[tuple[float, Move]]:
    """The best move so far that leaves nothing to chance, with its value, again and again."""
    glances: list[tuple[float, float, Move, Round]] = []
    for move in alike_once(state):
        if move != DRAW:
            then = after(state, move)
            seen = judge.glance(then) + judge.blur * rng.random()
            glances.append((seen, rng.random(), move, then))
            yield -inf, max(glances, key=itemgetter(0, 1))[2]
    glances.sort(key=itemgetter(0, 1), reverse=True)
    highest, best = -inf, glances[0][2]
    for _, _, move, then in glances[: judge.kept]:
        value = judge.look(then)
        if value > highest:
            highest, best = value, move
        yield highest, best


def average(judge: Judge, state: Round, rng: Random) -> Iterator[float]:
    """What a draw is worth, better known with each step; a special counts as declined."""
    total = value = 0.0
    there = 0
    for chance, weight in draws(state):
        drawn = after(state, chance)
        if drawn.hand and drawn.hand.colour == SPECIAL:
            value = judge.look(after(drawn, DROP))
        else:
            for value, _ in pick(judge, drawn, rng):
                yield (total + weight * value) / (there + weight)
        total += weight * value
        there += weight
        yield total / there


def throw(judge: Judge, state: Round, rng: Random) -> Iterator[Move]:
    """The best thing to do with a trash bin so far, again and again."""
    highest, best = -inf, DROP
    for move in alike_once(state):
        tries = []
        for value in thrown(judge, after(state, move), rng):
            tries.append(value)
            yield best
        if tries[-1] > highest:
            highest, best = tries[-1], move
    yield best


def thrown(judge: Judge, state: Round, rng: Random) -> Iterator[float]:
    """How good a position is, where a trash bin is under way by more and more tries of it."""
    if not state.under_way:
        yield judge.look(state)
        return
    total = 0.0
    for number in range(1, SAMPLES + 1):
        tried = state.copy()
        while tried.under_way and not tried.over:
            best = DRAW
            if tried.hand:
                *_, (_, best) = pick(judge, tried, rng)
            tried.push(tried.resolve(best, rng))
        total += judge.look(tried)
        yield total / number


def after(state: Round, move: Move) -> Round:
    """A copy of a position, with a resolved move played."""
    twin = state.copy()
    twin.push(move)
    return twin


def alike_once(state: Round) -> list[Move]:
    """The legal moves, those alike but for a tile's colour once."""
    alike = {
        (move.kind, move.tile.points if move.tile else 0, move.cell, move.seat, move.row): move
        for move in state.legal_moves()
    }
    return list(alike.values())


def draws(state: Round) -> list[tuple[Move, int]]:
    """What may be drawn, tiles of one number once, with how many there are."""
    alike: dict[int, list[Tile]] = {}
    for tile in state.drawable:
        number = tile.points if tile.colour < SPECIAL else tile.rank
        alike.setdefault(number, []).append(tile)
    return [(Move("draw", tiles[0]), len(tiles)) for tiles in alike.values()]
