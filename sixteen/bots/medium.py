"""The careful player: looks at each move once, and at what it leaves playable.

It likes long straights and small jumps, hurts itself least, spends a 16, scissors and the
trash bin where they set most of its own tiles free, and passes only when it must.
"""

from random import Random

from sixteen.bots.protocol import Bot
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.view import View

TILE = 3.0
"""What getting rid of a tile is worth, in points; its own points come on top."""

LOST = 1.2
"""What an own tile that can no longer be laid costs, as a share of its points."""

FREED = 0.8
"""What an own tile that can be laid again is worth, as a share of its points."""

SPECIAL = -2.0
"""What it is worth to spend scissors or the trash bin, before what they do."""

OUT = 1000.0
"""What going out is worth: more than anything else."""


class Medium(Bot):
    """The `medium` level of Sixteen."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move to play: one of `view.state.legal_moves()`."""
        state = view.state
        plays = [move for move in state.legal_moves() if move != PASS]
        if not plays:
            return PASS
        return max(plays, key=lambda move: worth(state, move) + rng.random() / 100)


def worth(state: Round, move: Move) -> float:
    """How good a move other than a pass looks to the seat to move, in points."""
    seat = state.turn
    after = state.copy()
    after.push(move)
    if not after.rack_size(seat):
        return OUT
    tiles = move.tiles
    laid = sum(tile.points for tile in tiles)
    change = playable(after, seat, move.colour) - playable(state, seat, move.colour)
    if not move.special:
        change += laid
    value = laid + TILE * len(tiles) + change * (FREED if change > 0 else LOST)
    return value + SPECIAL if move.special else value


def playable(state: Round, seat: int, colour: int) -> int:
    """The points of a seat's tiles that could be laid in that row by and by."""
    value = state.value(colour)
    if value is None:
        return 0
    return sum(
        tile.points for tile in state.rack(seat) if tile.colour == colour and tile.rank > value
    )


BOT = Medium()
