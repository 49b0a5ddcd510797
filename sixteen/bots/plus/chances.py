"""How likely each empty cell of a board still is to be filled, given every tile seen."""

from functools import lru_cache
from itertools import accumulate
from math import log

from sixteen.cells import CELLS, SIDE
from sixteen.games.plus import Round, Values, windows
from sixteen.tiles import SPECIAL

HIGHEST = 16
ANY = ((1, HIGHEST),) * len(CELLS)


@lru_cache(maxsize=1 << 14)
def gaps(values: Values, step: int, columns: bool) -> tuple[tuple[int, int], ...]:
    """The lowest and the highest number that each empty cell can hold in a full board.

    Unlike what is legal now, this leaves room for the empty cells of the same row, and with
    `columns` of the same column. Where the lowest is above the highest, something that
    stands is in the way.
    """
    bounds = ANY if columns else windows(values, step)
    lows, highs = list(values), list(values)
    for cell in range(len(CELLS)):
        if not values[cell]:
            low = max(bounds[cell][0], lows[cell - 1] + step if cell % SIDE else 1)
            lows[cell] = max(low, lows[cell - SIDE] + step) if columns and cell >= SIDE else low
    for cell in reversed(range(len(CELLS))):
        if not values[cell]:
            right = highs[cell + 1] - step if cell % SIDE < SIDE - 1 else HIGHEST
            high = min(bounds[cell][1], right)
            above = cell + SIDE
            highs[cell] = min(high, highs[above] - step) if columns and above < len(CELLS) else high
    return tuple(
        [(low, high) for low, high, value in zip(lows, highs, values, strict=True) if not value]
    )


class Chances:
    """What may be drawn, and how a board stands with it.

    `filled` is what a filled cell is worth, `hope` what is added to every chance, for no
    cell is ever quite hopeless; `columns` is for `gaps`. `shares` are the numbers that may
    come, each with how often it does.
    """

    def __init__(self, state: Round, filled: float, hope: float, *, columns: bool) -> None:
        tiles = state.drawable
        there = [0] * (HIGHEST + 1)
        for tile in tiles:
            if tile.colour < SPECIAL:
                there[tile.points] += 1
        total = max(len(tiles), 1)
        self.step = state.step
        self.shares = [(number, count / total) for number, count in enumerate(there) if count]
        self._filled = filled
        self._columns = columns
        self._up_to = list(accumulate(there))
        self._logs = [log(count / total + hope) for count in range(total + 1)]
        self._known: dict[Values, float] = {}

    def outlook(self, values: Values) -> float:
        """How good a board is: cells filled, and how likely each other one is to be."""
        known = self._known.get(values)
        if known is None:
            open_cells = gaps(values, self.step, self._columns)
            known = -self._filled * len(open_cells)
            for low, high in open_cells:
                count = self._up_to[high] - self._up_to[low - 1] if low <= high else 0
                known += self._logs[count]
            self._known[values] = known
        return known
