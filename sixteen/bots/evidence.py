"""What the others' moves tell about their racks, weighed softly.

Whoever jumps over a number has it less often (a 16 is seldom laid before the rest);
whoever ends a straight hardly ever has the next number; whoever passes seldom has what
could have been laid; whoever laid a RESTART has more of that colour. The weights follow
how often each was so in the bots' own play, and are kept milder, for people play otherwise.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from sixteen.games.sixteen import Move, Round
from sixteen.games.sixteen.bits import ABOVE, bits, laid, without_last
from sixteen.games.sixteen.deal import shuffled
from sixteen.tiles import END, RESTART, Tile

JUMPED = -1.2
JUMPED_FAR = 0.8
"""Comes on top where the jump ended more than one above the tile."""
NOT_CONTINUED = -2.5
FREED = 0.3
PASSED = -1.2
SKIPPED = 0.1
"""For each turn in which a tile could have been laid: it may well be held back."""
MOST = 3.0
"""How far, either way, the evidence goes for one tile."""

NUMBERS = (1 << END) - 1


class Evidence:
    """For each seat and tile: how much likelier than by chance that seat has it."""

    def __init__(self, state: Round) -> None:
        self._state = state
        self._logs: list[dict[Tile, float]] = [{} for _ in range(state.seats)]
        rows = list(state.rows_before)
        for seat, move in state.log:
            self._observe(seat, move, rows)
        self._hidden = [(tile, self.weights(tile)) for tile in state.hidden]
        self._room = [state.unknown(seat) for seat in range(state.seats)]
        self._room.append(len(self._hidden) - sum(self._room))  # put away

    def weights(self, tile: Tile) -> list[float]:
        """How much likelier than by chance each seat has a tile, and that it was put away."""
        logs = [log.get(tile, 0.0) for log in self._logs]
        return [*(exp(max(-MOST, min(MOST, log))) for log in logs), 1.0]

    def deal_hidden(self, rng: Random) -> Round:
        """The same round with its unknown tiles dealt at random, as the evidence has it."""
        room = self._room[:]
        hands: list[list[Tile]] = [[] for _ in room]
        for tile, weights in shuffled(self._hidden, rng):
            chances = [space * weight for space, weight in zip(room, weights, strict=True)]
            seat = drawn(chances, rng)
            hands[seat].append(tile)
            room[seat] -= 1
        return self._state.filled(hands[:-1])

    def _observe(self, seat: int, move: Move, rows: list[int]) -> None:
        """Take in a move, and play it on the rows."""
        for colour, row in enumerate(rows):
            if colour != move.colour:
                self._add(seat, colour, ABOVE[row.bit_length()], SKIPPED if move.mask else PASSED)
        if move.colour < 0:
            return
        colour = move.colour
        row = without_last(rows[colour], move.take)
        if move.mask:
            jumped = ABOVE[row.bit_length()] & ((1 << min(move.first, END)) - 1)
            self._add(seat, colour, jumped, JUMPED)
            if move.first < END:
                self._add(seat, colour, jumped & ((1 << move.first - 1) - 1), JUMPED_FAR)
            if move.last < END - 1:
                self._add(seat, colour, 2 << move.last, NOT_CONTINUED)
            if move.last == RESTART:
                self._add(seat, colour, NUMBERS & ~move.mask, FREED)
            row |= laid(row, move.mask)
        rows[colour] = row

    def _add(self, seat: int, colour: int, mask: int, weight: float) -> None:
        logs = self._logs[seat]
        for rank in bits(mask):
            tile = Tile(colour, rank)
            logs[tile] = logs.get(tile, 0.0) + weight


def drawn(chances: Sequence[float], rng: Random) -> int:
    """One place, drawn by its chance; never one without any."""
    rest = rng.random() * sum(chances)
    last = 0
    for place, chance in enumerate(chances):
        if chance:
            last = place
            rest -= chance
            if rest < 0:
                break
    return last
