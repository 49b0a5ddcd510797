"""The learned policy: what a move is worth, from its colour alone, and the best of all.

A score is the sum of its features' weights. It depends on nothing but the row and the own
tiles of that colour, so the best move of a row is worked out once and remembered, for
whatever colour: search plays out whole rounds with it.
"""

from collections.abc import Sequence

from sixteen.bots.features import features
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.games.sixteen.bits import ABOVE, ONE, bins, without_last
from sixteen.games.sixteen.move import LAYS
from sixteen.tiles import SPECIAL

Scored = tuple[float, int]
Shape = tuple[int, ...]
NOTHING: Scored = (float("-inf"), 0)


class Policy:
    """A policy by its weights, one for each of `features.NAMES`."""

    LIMIT = 1 << 16
    """How many best moves it remembers, at most."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)
        self._lays: dict[Shape, Scored] = {}
        self._specials: dict[Shape, Scored] = {}

    def score(self, state: Round, move: Move) -> float:
        """What a move other than a pass is worth to the seat to move."""
        own = state.rack_bits[state.turn][move.colour]
        weights = self.weights
        return sum(
            [weights[at] * value for at, value in features(state.row_bits[move.colour], own, move)]
        )

    def best(self, state: Round) -> Move:
        """The move it plays: going out, else the best score; a pass only if it must."""
        rack = state.rack_bits[state.turn]
        if rack.count(0) >= SPECIAL - 1:
            for move in state.legal_moves():
                if goes_out(state, move):
                    return move
        specials = rack[SPECIAL]
        most, index = NOTHING
        where, special = -1, False
        for colour, row in enumerate(state.row_bits):
            # What is best in a row is the same for all colours.
            own = rack[colour]
            shape: Shape = row.bit_length(), own
            scored = self._lays.get(shape)
            if scored is None:
                scored = self._remember(self._lays, shape, state, lays(state, colour))
            if scored[0] > most:
                most, index = scored
                where, special = colour, False
            if specials and row > ONE:
                shape = special_shape(state, row, own, specials)
                scored = self._specials.get(shape)
                if scored is None:
                    plays = state.special_plays(colour)
                    scored = self._remember(self._specials, shape, state, plays)
                if scored[0] > most:
                    most, index = scored
                    where, special = colour, True
        if where < 0:
            return PASS
        return state.special_plays(where)[index] if special else lays(state, where)[index]

    def _remember(
        self, remembered: dict[Shape, Scored], shape: Shape, state: Round, moves: Sequence[Move]
    ) -> Scored:
        scored = NOTHING
        for index, move in enumerate(moves):
            value = self.score(state, move)
            if value > scored[0]:
                scored = value, index
        if len(remembered) >= self.LIMIT:
            remembered.clear()
        remembered[shape] = scored
        return scored


def lays(state: Round, colour: int) -> Sequence[Move]:
    """What the seat to move can lay in one row."""
    own = state.rack_bits[state.turn][colour]
    return LAYS[colour][own & ABOVE[state.row_bits[colour].bit_length()]]


def special_shape(state: Round, row: int, own: int, specials: int) -> Shape:
    """All that scores of moves with specials in a row depend on."""
    if not bins(specials):
        return row.bit_length(), without_last(row, 1).bit_length(), own
    if state.bin_takes_all:
        return row.bit_length(), without_last(row, 1).bit_length(), own, row.bit_count(), specials
    return row, own, specials, 0


def goes_out(state: Round, move: Move) -> bool:
    """Whether a legal move of the seat to move empties its rack."""
    return state.rack_size(state.turn) == move.mask.bit_count() + bool(move.special)
