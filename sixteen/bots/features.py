"""What the learned policy sees in a move.

The row's value, the own tiles of that colour, and what the move does to them; never more,
so that scores can be remembered.
"""

from sixteen.games.sixteen import Move
from sixteen.games.sixteen.bits import ABOVE, without_last
from sixteen.tiles import END, RESTART

NUMBERS = (1 << END) - 1

NAMES = (
    *("one tile", "two tiles", "three tiles", "four tiles", "five or more tiles"),
    *("points laid", "own tiles jumped", "own points jumped", "ranks jumped"),
    *("up to 4", "up to 6", "up to 8", "up to 10", "up to 12", "up to 14"),
    *("own tiles above", "own points above", "runs above", "distance to the next", "none above"),
    *("END above", "RESTART above", "next one follows"),
    *("END", "own tiles locked", "own points locked", "END with RESTART left"),
    *("RESTART", "own tiles freed", "own points freed", "own runs after RESTART"),
    *("RESTART with END left", "RESTART on nothing of one's own"),
    *("scissors", "bin", "nothing laid", "tiles freed", "points freed", "END taken away"),
    *("tiles taken away", "RESTART taken away", "value after taking"),
)
UNIT = 1 / 16384
"""What weights are multiples of: binary fractions, like the features, so that a score is exact.

In whatever order it is summed, and on whatever Python, the same moves are worth the same.
"""

AT = {name: index for index, name in enumerate(NAMES)}
TOPS = AT["up to 4"]

Features = list[tuple[int, float]]
"""The places in `NAMES` of what is not 0, and how much it is."""

HALF = 9
POINTS = [
    [sum(min(bit + low, 16) for bit in range(HALF) if mask >> bit & 1) for mask in range(1 << HALF)]
    for low in (0, HALF)
]
"""The points of every lower and every upper half of a mask."""


def points(mask: int) -> int:
    """The points of some ranks of a colour (RULES 2.8)."""
    return POINTS[0][mask & ((1 << HALF) - 1)] + POINTS[1][mask >> HALF]


def runs(mask: int) -> int:
    """How many straights and single tiles make up some ranks."""
    return (mask & ~(mask << 1)).bit_count()


def features(row: int, own: int, move: Move) -> Features:
    """The features that are not 0, each with its place in `NAMES`.

    `row` and `own` are the row and the rack's tiles of its colour as `bits` has them.
    """
    if not move.special:
        return laid_features(row, own, move)
    rest = without_last(row, move.take)
    return taken_features(row, own, move.special, move.take) + laid_features(rest, own, move)


def taken_features(row: int, own: int, special: str, take: int) -> Features:
    """Of a move with a special, the features of what it takes away."""
    rest = without_last(row, take)
    freed = own & ABOVE[rest.bit_length()] & ~ABOVE[row.bit_length()]
    top = (row.bit_length() - 1) % RESTART
    return [
        (AT["scissors" if special == "S" else "bin"], 1.0),
        (AT["tiles freed"], float(freed.bit_count())),
        (AT["points freed"], points(freed) / 16),
        (AT["END taken away"], float(top == END)),
        (AT["tiles taken away"], take / 4),
        (AT["RESTART taken away"], float(row >> RESTART > 0 and not rest >> RESTART)),
        (AT["value after taking"], ((rest.bit_length() - 1) % RESTART) / 16),
    ]


def laid_features(row: int, own: int, move: Move) -> Features:
    """The features of what a move lays, on a row from which its special has taken already."""
    mask = move.mask
    if not mask:
        return [(AT["nothing laid"], 1.0)]
    if move.last < END:
        above = own & -(2 << move.last)
        return jump_features(row, own, move.first) + straight_features(mask, above)
    found = _tile_features(mask)
    if move.first < END:
        found += jump_features(row, own, move.first)
    left = own & ~mask
    if move.last == END:
        locked = left & ABOVE[row.bit_length()] & NUMBERS
        return [
            *found,
            (AT["END"], 1.0),
            (AT["own tiles locked"], float(locked.bit_count())),
            (AT["own points locked"], points(locked) / 16),
            (AT["END with RESTART left"], float(left >> RESTART & 1)),
        ]
    freed = left & NUMBERS
    return [
        *found,
        (AT["RESTART"], 1.0),
        (AT["own tiles freed"], float(freed.bit_count())),
        (AT["own points freed"], points(freed) / 16),
        (AT["own runs after RESTART"], float(runs(freed))),
        (AT["RESTART with END left"], float(left >> END & 1)),
        (AT["RESTART on nothing of one's own"], float(not freed)),
    ]


def jump_features(row: int, own: int, first: int) -> Features:
    """The features of what a number or straight, from `first` on, jumps over on a row."""
    length = row.bit_length()
    jumped = own & ABOVE[length] & ((1 << first) - 1)
    return [
        (AT["own tiles jumped"], float(jumped.bit_count())),
        (AT["own points jumped"], points(jumped) / 16),
        (AT["ranks jumped"], (first - (length - 1) % RESTART - 1) / 8),
    ]


def straight_features(mask: int, above: int) -> Features:
    """The features of a number or straight itself, and of the own tiles above it."""
    return _tile_features(mask) + _left_above(above, mask.bit_length() - 1)


def _tile_features(mask: int) -> Features:
    return [
        (min(mask.bit_count(), 5) - 1, 1.0),
        (AT["points laid"], points(mask) / 16),
    ]


def _left_above(above: int, top: int) -> Features:
    found = [
        (AT["END above"], float(above >> END & 1)),
        (AT["RESTART above"], float(above >> RESTART & 1)),
    ]
    if top < 15:
        found.append((TOPS + max(top - 3, 0) // 2, 1.0))
    numbers = above & NUMBERS
    if numbers:
        following = (numbers & -numbers).bit_length() - 1
        found += [
            (AT["own tiles above"], float(numbers.bit_count())),
            (AT["own points above"], points(numbers) / 16),
            (AT["runs above"], float(runs(numbers))),
            (AT["distance to the next"], (following - top) / 8),
            (AT["next one follows"], float(following == top + 1)),
        ]
    else:
        found.append((AT["none above"], 1.0))
    return found
