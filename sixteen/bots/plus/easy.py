"""The beginner: has a place in mind for each number, and sticks to it.

Small numbers bottom left, large ones top right, each diagonal a step. It does not see what
a placement costs, often overlooks the discards, and would rather not touch what stands.
"""

from random import Random

from sixteen.bots.protocol import Bot
from sixteen.cells import CELLS, SIDE
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.view import View

DIAGONALS = 2 * SIDE - 1
IDEAL = tuple(1 + 15 * (cell % SIDE + cell // SIDE + 0.5) / DIAGONALS for cell in range(len(CELLS)))
"""The number that it would like on each cell."""

NEAR = 2.5
"""How far from its ideal a number may be."""

OVERLOOKED = 0.5
"""How often the discards are overlooked."""


class Easy(Bot):
    """The `easy` level of Sixteen Plus."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        state = view.state
        own = state.boards[state.turn]
        moves = state.legal_moves()
        places = [
            (abs(move.tile.points - IDEAL[move.cell]), move)
            for move in moves
            if move.tile and own[move.cell] is None
        ]
        distance, nearest = min(places, key=lambda pair: pair[0], default=(0.0, DROP))
        if DRAW in moves:
            wanted = distance <= NEAR and nearest != DROP and rng.random() >= OVERLOOKED
            return nearest if wanted else DRAW
        if state.hand and state.hand.code == "S":
            return moves[int(rng.random() * len(moves))]
        return nearest if distance <= NEAR else DROP


BOT = Easy()
