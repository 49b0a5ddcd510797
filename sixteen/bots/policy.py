"""The learned policy: what a move is worth, from its colour alone, and the best of all.

A score is the sum of its features' weights. It depends on nothing but the row and the own
tiles of that colour, so the best move of a row is worked out once and remembered, for
whatever colour: search plays out whole rounds with it. What a special takes away and what
is laid after it are scored apart, so that both share what is remembered of lays.
"""

from collections.abc import Sequence
from typing import TypeVar

from sixteen.bots.features import (
    AT,
    Features,
    jump_features,
    laid_features,
    straight_features,
    taken_features,
)
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.games.sixteen.bits import ABOVE, ONE, bins, without_last
from sixteen.games.sixteen.move import LAYS, after_special, takings
from sixteen.tiles import END, RESTART, SPECIAL

Key = TypeVar("Key")
Found = TypeVar("Found")
Play = tuple[float, int, str, int]
"""The best play on a row: its score, the place of what is laid among all ways, which special, and
how many tiles that takes away."""

NOTHING: Play = (float("-inf"), 0, "", 0)
LAST = -1
"""The place of laying nothing among all ways to go on after a special."""

START = tuple(max(length - 1, 0) % RESTART << RESTART + 1 for length in range(len(ABOVE)))
"""By a row's `bit_length()`: what tells its value, above the bits of a rack's tiles."""


class Policy:
    """A policy by its weights, one for each of `features.NAMES`."""

    LIMIT = 1 << 16
    """How many best moves it remembers, at most."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)
        self._straights: dict[tuple[int, int], float] = {}
        self._lays: dict[int, Play] = {}
        self._takings: dict[tuple[int, ...], Play] = {}

    def score(self, state: Round, move: Move) -> float:
        """What a move other than a pass is worth to the seat to move."""
        own = state.rack_bits[state.turn][move.colour]
        row = state.row_bits[move.colour]
        if not move.special:
            return self._laid(row, own, move)
        taken = self._sum(taken_features(row, own, move.special, move.take))
        return taken + self._laid(without_last(row, move.take), own, move)

    def best(self, state: Round) -> Move:
        """The move it plays: going out, else the best score; a pass only if it must."""
        rack = state.rack_bits[state.turn]
        if rack.count(0) >= SPECIAL - 1:
            for move in state.legal_moves():
                if goes_out(state, move):
                    return move
        specials = rack[SPECIAL]
        best, where = NOTHING, -1
        for colour, row in enumerate(state.row_bits):
            # What is best on a row is the same for all colours.
            own = rack[colour]
            found = self._lay(row, own)
            if found[0] > best[0]:
                best, where = found, colour
            if specials and row > ONE:
                found = self._taking(row, own, specials, state.bin_takes_all)
                if found[0] > best[0]:
                    best, where = found, colour
        if where < 0:
            return PASS
        _, place, special, take = best
        row = without_last(state.row_bits[where], take)
        ways = after_special(special, where, take) if special else LAYS[where]
        return ways[rack[where] & ABOVE[row.bit_length()]][place]

    def _lay(self, row: int, own: int) -> Play:
        """The best lay on a row, for whoever has these tiles of its colour."""
        length = row.bit_length()
        playable = own & ABOVE[length]
        if not playable:
            return NOTHING
        # What lies below counts only where a RESTART may open it again.
        shape = START[length] | (own if own >> RESTART else playable)
        return self._lays.get(shape) or self._remember(
            self._lays, shape, self._best_lay(row, own, playable)
        )

    def _best_lay(self, row: int, own: int, playable: int) -> Play:
        scores = [self._laid(row, own, move) for move in LAYS[0][playable]]
        most = max(scores)
        return most, scores.index(most), "", 0

    def _laid(self, row: int, own: int, move: Move) -> float:
        """What a move lays, on a row from which its special has taken already."""
        if not 0 < move.last < END:
            return self._sum(laid_features(row, own, move))
        above = own & -(2 << move.last)
        shape = move.mask, above
        straight = self._straights.get(shape)
        if straight is None:
            found = self._sum(straight_features(move.mask, above))
            straight = self._remember(self._straights, shape, found)
        return self._sum(jump_features(row, own, move.first)) + straight

    def _taking(self, row: int, own: int, specials: int, bin_takes_all: bool) -> Play:
        """The best use of scissors or bin on a row, for whoever has these tiles."""
        length = row.bit_length()
        rest = without_last(row, 1).bit_length()
        shape: tuple[int, ...]
        if not bins(specials):
            shape = length, rest, own if own >> RESTART else own & ABOVE[rest]
        elif bin_takes_all:
            shape = length, rest, own, specials, row.bit_count()
        else:
            shape = row, own, specials, 0
        return self._takings.get(shape) or self._remember(
            self._takings, shape, self._best_taking(row, own, specials, bin_takes_all)
        )

    def _best_taking(self, row: int, own: int, specials: int, bin_takes_all: bool) -> Play:
        best = NOTHING
        nothing = self.weights[AT["nothing laid"]], LAST
        for special, take in takings(row.bit_count() - 1, specials, bin_takes_all):
            further, place = max(nothing, self._lay(without_last(row, take), own)[:2])
            score = self._sum(taken_features(row, own, special, take)) + further
            if score > best[0]:
                best = score, place, special, take
        return best

    def _sum(self, found: Features) -> float:
        weights = self.weights
        return sum([weights[at] * value for at, value in found])

    def _remember(self, remembered: dict[Key, Found], shape: Key, found: Found) -> Found:
        if len(remembered) >= self.LIMIT:
            remembered.clear()
        remembered[shape] = found
        return found


def goes_out(state: Round, move: Move) -> bool:
    """Whether a legal move of the seat to move empties its rack."""
    return state.rack_size(state.turn) == move.mask.bit_count() + bool(move.special)
