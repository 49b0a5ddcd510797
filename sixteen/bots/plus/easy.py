"""The beginner: has a number in mind for each cell, and sticks to it.

Small numbers bottom left, large ones top right, each diagonal a step; only the last few
cells take what fits. It does not see what a placement costs, and often overlooks the
discards, but never the tile that fills its board.
"""

from random import Random

from sixteen.bots.protocol import Bot
from sixteen.cells import CELLS, SIDE
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.tiles import SCISSORS
from sixteen.view import View

DIAGONALS = 2 * SIDE - 1
IDEAL = tuple(1 + 15 * (cell % SIDE + cell // SIDE + 0.5) / DIAGONALS for cell in range(len(CELLS)))
"""The number that it would like on each cell."""

NEAR = 2.5
"""How far from its ideal a number may be, while more than a `FEW` cells are empty."""

FEW = 4

BETTER = 1.5
"""How much nearer to its ideal a number must be than what it takes the place of."""

OVERLOOKED = 0.5
"""How often the discards are overlooked."""


class Easy(Bot):
    """The `easy` level of Sixteen Plus."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        state = view.state
        moves = state.legal_moves()
        if state.hand == SCISSORS:
            return moves[int(rng.random() * len(moves))]
        empty = state.empty_cells(state.turn)
        overlooked = DRAW in moves and empty > 1 and rng.random() < OVERLOOKED
        found = [] if overlooked else liked(state, moves, empty)
        otherwise = DRAW if DRAW in moves else DROP
        return max(found, default=(0.0, otherwise), key=lambda pair: pair[0])[1]


def liked(state: Round, moves: list[Move], empty: int) -> list[tuple[float, Move]]:
    """The placements that it likes, each with how much."""
    own = state.values(state.turn)
    found = []
    for move in moves:
        if move.tile is None:
            continue
        distance = abs(move.tile.points - IDEAL[move.cell])
        if not own[move.cell]:
            if distance <= NEAR or empty <= FEW:
                found.append((100 - distance, move))
        elif move.kind == "place":
            nearer = abs(own[move.cell] - IDEAL[move.cell]) - distance
            if nearer >= BETTER:
                found.append((nearer, move))
    return found


BOT = Easy()
