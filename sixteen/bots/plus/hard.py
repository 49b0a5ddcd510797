"""The strong player: looks two turns ahead, and at what the others are waiting for.

Of the moves that look best it takes the one after which its next draw promises most, less
what the strongest opponent's next turn promises with what now lies among the discards.
"""

from sixteen.bots.plus.chances import Chances
from sixteen.bots.plus.turn import Judge, TurnBot
from sixteen.games.plus import Round, Values, cells_for

FILLED = 4.0
"""What a filled cell is worth."""

HOPE = 0.02
"""Added to every chance."""

SIXTEEN = 20.0
"""What a full board is worth while it is a hope."""

WON = 1000.0
"""What it is worth when it is there."""

RIVAL = 0.4
"""What an opponent's hopes weigh against the own."""


class HardJudge(Judge):
    """Judges by what the next turns promise."""

    kept = 4

    def __init__(self, state: Round) -> None:
        self._seat = state.turn
        self._chances = Chances(state, FILLED, HOPE, columns=True)
        self._best: dict[tuple[Values, int], float] = {}
        self._drawn: dict[Values, float] = {}

    def glance(self, state: Round) -> float:
        """Cells filled, and how likely the others are to be, less what opponents have."""
        value = self._chances.outlook(state.values(self._seat))
        if state.empty_cells(self._seat) == 0:
            return WON
        rivals = max(
            self._chances.outlook(state.values(seat))
            for seat in range(state.seats)
            if seat != self._seat
        )
        return value - RIVAL * rivals

    def look(self, state: Round) -> float:
        """The same for the turn after this one."""
        values = state.values(self._seat)
        if 0 not in values:
            return WON
        value = self.drawn(values)
        there = {tile.points for tile in state.takeable}
        rivals = max(
            self.turn(state.values(seat), there)
            for seat in range(state.seats)
            if seat != self._seat
        )
        return value - RIVAL * rivals

    def turn(self, values: Values, there: set[int]) -> float:
        """What a turn with that board promises, with these numbers among the discards."""
        return max([self.drawn(values), *(self.best(values, number) for number in there)])

    def drawn(self, values: Values) -> float:
        """What a draw promises on average."""
        known = self._drawn.get(values)
        if known is None:
            shares = self._chances.shares
            known = sum([share * self.best(values, number) for number, share in shares])
            nothing = 1 - sum([share for _, share in shares])
            known += nothing * self._chances.outlook(values)
            self._drawn[values] = known
        return known

    def best(self, values: Values, number: int) -> float:
        """How good a board is after the best that can be done with a number, or nothing."""
        known = self._best.get((values, number))
        if known is None:
            boards = [
                (*values[:cell], number, *values[cell + 1 :])
                for cell in cells_for(values, number, self._chances.step)
            ]
            known = max(map(self._outlook, [values, *boards]))
            self._best[values, number] = known
        return known

    def _outlook(self, values: Values) -> float:
        return self._chances.outlook(values) if 0 in values else SIXTEEN


class Hard(TurnBot):
    """The `hard` level of Sixteen Plus."""

    def judge(self, state: Round) -> Judge:
        """What to judge positions by in this turn."""
        return HardJudge(state)


BOT = Hard()
