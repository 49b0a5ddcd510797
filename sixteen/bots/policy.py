"""The learned policy: what a move is worth, from its colour alone, and the best of all.

A score is the sum of its features' weights. It depends on nothing but the row and the own
tiles of that colour, so the best move of a row is worked out once and remembered, for
whatever colour: search plays out whole rounds with it. What a special takes away and what
is laid after it are scored apart, so that both share what is remembered of lays.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sixteen.bots.features import AT, Features, laid_features, taken_features
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.games.sixteen.bits import ABOVE, ONE, bins, scissors, without_last
from sixteen.games.sixteen.move import LAYS, after_special
from sixteen.tiles import RESTART, SPECIAL

Key = TypeVar("Key")
Found = TypeVar("Found")
Lay = tuple[float, int]
"""The best way to lay on a row: its score, and its place among all ways."""
Play = tuple[float, str, int, int]
"""The best play on a row: its score, which special, how many tiles it takes away, and the place
of what is laid among all ways."""
Shape = tuple[int, int, int]

NO_LAY: Lay = (float("-inf"), 0)
NO_PLAY: Play = (float("-inf"), "", 0, 0)
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
        self._lays: dict[int, Lay] = {}
        self._plays: tuple[dict[Shape, Play], dict[Shape, Play]] = {}, {}
        """By whether a trash bin takes all."""

    def score(self, state: Round, move: Move) -> float:
        """What a move other than a pass is worth to the seat to move."""
        own = state.rack_bits[state.turn][move.colour]
        row = state.row_bits[move.colour]
        if not move.special:
            return self._sum(laid_features(row, own, move))
        taken = self._sum(taken_features(row, own, move.special, move.take))
        return taken + self._sum(laid_features(without_last(row, move.take), own, move))

    def best(self, state: Round) -> Move:
        """The move it plays: going out, else the best score; a pass only if it must."""
        rack = state.rack_bits[state.turn]
        if rack.count(0) >= SPECIAL - 1:
            for move in state.legal_moves():
                if goes_out(state, move):
                    return move
        specials = rack[SPECIAL]
        remembered = self._plays[state.bin_takes_all]
        best, where = NO_PLAY, -1
        for colour, row in enumerate(state.row_bits):
            # What is best on a row is the same for all colours.
            own = rack[colour]
            shape = (row, own, specials) if specials and row > ONE else (row.bit_length(), own, 0)
            found = remembered.get(shape) or self._remember(
                remembered, shape, self._best_play(row, own, specials, state.bin_takes_all)
            )
            if found[0] > best[0]:
                best, where = found, colour
        if where < 0:
            return PASS
        _, special, take, place = best
        row = without_last(state.row_bits[where], take)
        ways = after_special(special, where, take) if special else LAYS[where]
        return ways[rack[where] & ABOVE[row.bit_length()]][place]

    def _best_play(self, row: int, own: int, specials: int, bin_takes_all: bool) -> Play:
        """The best play on a row, for whoever has these tiles of its colour and specials."""
        score, place = self._lay(row, own)
        best = score, "", 0, place
        nothing = self.weights[AT["nothing laid"]], LAST
        for special, take in takings(row, specials, bin_takes_all):
            further, place = max(nothing, self._lay(without_last(row, take), own))
            score = self._sum(taken_features(row, own, special, take)) + further
            if score > best[0]:
                best = score, special, take, place
        return best

    def _lay(self, row: int, own: int) -> Lay:
        """The best lay on a row, for whoever has these tiles of its colour."""
        length = row.bit_length()
        playable = own & ABOVE[length]
        if not playable:
            return NO_LAY
        # What lies below counts only where a RESTART may open it again.
        shape = START[length] | (own if own >> RESTART else playable)
        return self._lays.get(shape) or self._remember(
            self._lays, shape, self._best_lay(row, own, playable)
        )

    def _best_lay(self, row: int, own: int, playable: int) -> Lay:
        scores = [self._sum(laid_features(row, own, move)) for move in LAYS[0][playable]]
        most = max(scores)
        return most, scores.index(most)

    def _sum(self, found: Features) -> float:
        weights = self.weights
        return sum([weights[at] * value for at, value in found])

    def _remember(self, remembered: dict[Key, Found], shape: Key, found: Found) -> Found:
        if len(remembered) >= self.LIMIT:
            remembered.clear()
        remembered[shape] = found
        return found


def takings(row: int, specials: int, bin_takes_all: bool) -> Iterator[tuple[str, int]]:
    """The ways to use a rack's specials on a row: which one, and how many tiles it takes."""
    there = row.bit_count() - 1
    if there > 0 and scissors(specials):
        yield "S", 1
    if there > 0 and bins(specials):
        for take in range(there if bin_takes_all else 1, there + 1):
            yield "T", take


def goes_out(state: Round, move: Move) -> bool:
    """Whether a legal move of the seat to move empties its rack."""
    return state.rack_size(state.turn) == move.mask.bit_count() + bool(move.special)
