"""The careful player: places by how likely each empty cell still is to be filled.

It reads its board row by row, and leaves room there for what is to come, but not in its
columns. It looks one turn ahead: at what it could take from the discards, and at what a
draw would bring on average, given every tile seen. It judges by eye, so of two moves that
are nearly as good it may take the worse one. It cuts where somebody is ahead, but does not
look at what the others need.
"""

from sixteen.bots.plus.chances import Chances
from sixteen.bots.plus.turn import Judge, TurnBot
from sixteen.games.plus import Round

FILLED = 6.0
"""What a filled cell is worth: it is eager to fill cells, even at a price."""

HOPE = 0.005
"""Added to every chance."""

BLUR = 1.5
"""How far it misjudges a move at most: as much as a quarter of a filled cell."""

CUT = 0.01
"""What an empty cell of whoever is ahead is worth."""


class MediumJudge(Judge):
    """Judges by the own board, as it stands."""

    blur = BLUR

    def __init__(self, state: Round) -> None:
        self._seat = state.turn
        self._chances = Chances(state, FILLED, HOPE, columns=False)

    def glance(self, state: Round) -> float:
        """Cells filled, and how likely the others are to be."""
        others = [state.empty_cells(seat) for seat in range(state.seats) if seat != self._seat]
        return self._chances.outlook(state.values(self._seat)) + CUT * min(others)

    look = glance


class Medium(TurnBot):
    """The `medium` level of Sixteen Plus."""

    def judge(self, state: Round) -> Judge:
        """What to judge positions by in this turn."""
        return MediumJudge(state)


BOT = Medium()
