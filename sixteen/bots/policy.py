"""The learned policy: what a move is worth, from its colour alone, and the best of all.

A score is the sum of its features' weights. It depends on nothing but the row and the own
tiles of that colour, so the best move of a colour is worked out once and remembered:
search plays out whole rounds with it.
"""

from collections.abc import Iterable, Sequence

from sixteen.bots.features import features
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.games.sixteen.bits import ABOVE, ONE
from sixteen.games.sixteen.move import LAYS
from sixteen.tiles import SPECIAL

Scored = tuple[float, Move]
NOTHING: Scored = (float("-inf"), PASS)


class Policy:
    """A policy by its weights, one for each of `features.NAMES`."""

    LIMIT = 1 << 15
    """How many best moves it remembers, at most."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)
        self._best: dict[tuple[int, int, int, int], Scored] = {}

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
        remembered = self._best
        most, best = NOTHING
        for colour, row in enumerate(state.row_bits):
            own = rack[colour]
            if specials and row > ONE:
                key = colour, row, own, specials
            else:
                key = colour, row.bit_length(), own, 0
            scored = remembered.get(key)
            if scored is None:
                moves = [*LAYS[colour][own & ABOVE[row.bit_length()]]]
                if specials:
                    moves += state.special_plays(colour)
                scored = self._best_of(state, moves)
                if len(remembered) >= self.LIMIT:
                    remembered.clear()
                remembered[key] = scored
            if scored[0] > most:
                most, best = scored
        return best

    def _best_of(self, state: Round, moves: Iterable[Move]) -> Scored:
        scored = NOTHING
        for move in moves:
            value = self.score(state, move)
            if value > scored[0]:
                scored = value, move
        return scored


def goes_out(state: Round, move: Move) -> bool:
    """Whether a legal move of the seat to move empties its rack."""
    return state.rack_size(state.turn) == move.mask.bit_count() + bool(move.special)
