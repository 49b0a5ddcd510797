"""Boards as small integers: where a tile may stand, and what it clashes with (RULES 3.2).

A tile is its place in `ALL_TILES`; a board is a tuple of 16 of them, `EMPTY` for an empty
cell. A set of tiles is one bit mask. The integers stay inside this game.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sixteen.cells import CELLS, SIDE
from sixteen.tiles import ALL_TILES, SPECIAL, Tile

EMPTY = len(ALL_TILES)
VALUES: tuple[int, ...] = (*(tile.points for tile in ALL_TILES), 0)
"""The number on each tile, both 16s the same; 0 for an empty cell."""

CEILING = max(tile.points for tile in ALL_TILES if tile.colour < SPECIAL) + 1
"""More than any number."""

ALL = (1 << len(ALL_TILES)) - 1
ALL_SPECIALS = sum(1 << number for number, tile in enumerate(ALL_TILES) if tile.colour == SPECIAL)

Board = tuple[int, ...]
Values = tuple[int, ...]
"""The numbers on a board, 0 on an empty cell."""

EMPTY_BOARD: Board = (EMPTY,) * len(CELLS)

LEFT = tuple(tuple(range(cell - cell % SIDE, cell))[::-1] for cell in range(len(CELLS)))
RIGHT = tuple(tuple(range(cell + 1, cell - cell % SIDE + SIDE)) for cell in range(len(CELLS)))
BELOW = tuple(tuple(range(cell - SIDE, -1, -SIDE)) for cell in range(len(CELLS)))
ABOVE = tuple(tuple(range(cell + SIDE, len(CELLS), SIDE)) for cell in range(len(CELLS)))
"""The other cells of each cell's row and column, the nearest first."""

BEFORE = tuple(left + below for left, below in zip(LEFT, BELOW, strict=True))
BEHIND = tuple(right + above for right, above in zip(RIGHT, ABOVE, strict=True))

MASKS: dict[Tile, int] = {
    tile: sum(1 << number for number, other in enumerate(ALL_TILES) if other == tile)
    for tile in ALL_TILES
}
"""Every tile that looks like this one, as a set: two for scissors, else one."""

_NUMBERS: dict[Tile, int] = {tile: ALL_TILES.index(tile) for tile in ALL_TILES}


def number_of(tile: Tile | None) -> int:
    """The tile as a small integer, the first of the two scissors; `EMPTY` for none."""
    return EMPTY if tile is None else _NUMBERS[tile]


def tile_of(number: int) -> Tile | None:
    """The tile of that number, `None` for `EMPTY`."""
    return None if number == EMPTY else ALL_TILES[number]


def numbers(mask: int) -> Iterator[int]:
    """The tiles of a set, in the order in which tiles sort."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def with_tile(board: Board, cell: int, number: int) -> Board:
    """The board with another tile, or none, on a cell."""
    return (*board[:cell], number, *board[cell + 1 :])


@lru_cache(maxsize=1 << 12)
def windows(values: Values, step: int) -> tuple[tuple[int, int], ...]:
    """The lowest and the highest number that each cell of a legal board can hold.

    What stands on the cell itself does not count (RULES 3.5). `step` is by how much
    numbers must rise: 1, or 0 where equal ones may share a line.
    """
    ceilings = [value or CEILING for value in values]
    return tuple(
        (
            max([values[other] for other in before], default=0) + step,
            min([ceilings[other] for other in behind], default=CEILING) - step,
        )
        for before, behind in zip(BEFORE, BEHIND, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def cells_for(values: Values, number: int, step: int) -> tuple[int, ...]:
    """The cells of a legal board, empty or not, on which a number may be put."""
    return tuple(
        [cell for cell, (low, high) in enumerate(windows(values, step)) if low <= number <= high]
    )


class Clash(NamedTuple):
    """Why a number cannot stand on a cell: in which line, and the cell it clashes with."""

    line: str
    cell: int


def clash(board: Board, step: int, cell: int, value: int) -> Clash | None:
    """The nearest tile that forbids a number on a cell, in its row first (RULES 3.2).

    `None` exactly where the number lies within the cell's window.
    """
    for line, before, behind in (("row", LEFT, RIGHT), ("column", BELOW, ABOVE)):
        for other in before[cell]:
            if board[other] != EMPTY and value < VALUES[board[other]] + step:
                return Clash(line, other)
        for other in behind[cell]:
            if board[other] != EMPTY and value > VALUES[board[other]] - step:
                return Clash(line, other)
    return None
