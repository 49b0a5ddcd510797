"""Rows and racks as bits: the one place that knows which bit is which tile.

A rack is one bit mask a colour, bit `n` for rank `n` (16 END, 17 RESTART), and a sixth
number for the specials: how many scissors, plus 4 for the trash bin. A row is one integer
whose bit order is the order on the table: bits 1 to 15 the numbers, 16 END, 17 RESTART,
and from 18 on what was laid after the RESTART, 17 bits up. So the last tile of a row is
its highest bit.
"""

from collections.abc import Iterable, Iterator

from sixteen.tiles import BIN, END, RESTART, SCISSORS, SPECIAL, Tile

ONE = 1 << 1
"""A row of nothing but its 1."""

ALL_RANKS = sum(1 << rank for rank in range(1, RESTART + 1))
SCISSORS_UNIT = 1
BIN_UNIT = 4


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def rank_of(bit: int) -> int:
    """The rank of a tile at that bit of a row."""
    return bit if bit <= RESTART else bit - RESTART


def row_tiles(colour: int, row: int) -> tuple[Tile, ...]:
    """The tiles of a row, first to last."""
    return tuple(Tile(colour, rank_of(bit)) for bit in bits(row))


def row_of(tiles: Iterable[Tile]) -> int:
    """A row from its tiles, first to last; their order must be legal."""
    row = 0
    for tile in tiles:
        row |= laid(row, 1 << tile.rank)
    return row


def laid(row: int, mask: int) -> int:
    """The bits that ranks, as a mask, take up when they are laid on a row."""
    return mask << RESTART if row >> RESTART else mask


def row_value(row: int) -> int | None:
    """What the next tile must exceed (RULES 2.6); `None` for a locked or a closed row."""
    top = row.bit_length() - 1
    return None if top < 1 or rank_of(top) == END else top % RESTART


def without_last(row: int, take: int) -> int:
    """A row after its last `take` tiles are taken away."""
    for _ in range(take):
        row ^= 1 << row.bit_length() - 1
    return row


def ranks_of(row: int) -> int:
    """The ranks of tiles that lay in a row, as a rack's mask."""
    return (row | row >> RESTART) & ALL_RANKS


def rack_of(tiles: Iterable[Tile]) -> list[int]:
    """A rack from its tiles."""
    rack = [0] * (SPECIAL + 1)
    for tile in tiles:
        if tile.colour == SPECIAL:
            rack[SPECIAL] += SCISSORS_UNIT if tile == SCISSORS else BIN_UNIT
        else:
            rack[tile.colour] |= 1 << tile.rank
    return rack


def rack_tiles(rack: list[int]) -> tuple[Tile, ...]:
    """The tiles of a rack, sorted."""
    *colours, specials = rack
    return tuple(
        [_TILES[colour][rank] for colour, mask in enumerate(colours) for rank in bits(mask)]
        + [SCISSORS] * scissors(specials)
        + [BIN] * bins(specials)
    )


def scissors(specials: int) -> int:
    """How many scissors a rack's sixth number holds."""
    return specials % BIN_UNIT


def bins(specials: int) -> int:
    """How many trash bins a rack's sixth number holds."""
    return specials // BIN_UNIT


def _above(row_length: int) -> int:
    value = row_value(1 << row_length >> 1)
    return 0 if value is None else ALL_RANKS & -(2 << value)


ABOVE = tuple(_above(length) for length in range(RESTART + END + 2))
"""By a row's `bit_length()`: the ranks that can be laid there, as a mask."""

_TILES = [[Tile(colour, rank) for rank in range(RESTART + 1)] for colour in range(SPECIAL)]
