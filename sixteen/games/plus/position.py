"""Which positions of Sixteen Plus cannot be (RULES 4.3)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sixteen.cells import CELLS, ROWS
from sixteen.games.plus.board import EMPTY_BOARD, clash, number_of, with_tile
from sixteen.reasons import tile_name
from sixteen.rules import Rules
from sixteen.tiles import ALL_TILES, BIN, SPECIAL, Tile

SUPPLY = Counter(ALL_TILES)


class UnderWay(NamedTuple):
    """A trash bin under way: for which row (0 to 3), and how many draws are to come."""

    row: int
    to_come: int


class Table(NamedTuple):
    """All that stands in a position, in tiles: boards of 16 cells, and what is beside them.

    `hand` is a tile drawn and not yet settled, `under_way` a trash bin under way, `gone`
    the specials that have left the game.
    """

    boards: Sequence[Sequence[Tile | None]]
    turn: int
    discards: Sequence[Tile] = ()
    hand: Tile | None = None
    under_way: UnderWay | None = None
    gone: Sequence[Tile] = ()
    refills: int = 0

    @property
    def put_by_bin(self) -> int:
        """How many discards the bin under way has put there, at the least.

        As many as the tiles it threw away: those still to be drawn, one in hand, and those
        placed on the row since. What it dropped afterwards no position tells.
        """
        if self.under_way is None:
            return 0
        row = [self.boards[self.turn][cell] for cell in ROWS[self.under_way.row]]
        placed = sum(tile is not None for tile in row)
        return self.under_way.to_come + (self.hand is not None) + placed


def faults(table: Table, step: int) -> list[str]:
    """All that is wrong with a position, each a phrase; an empty list when it can be.

    `step` is by how much numbers must rise.
    """
    found = []
    seats = len(table.boards)
    there = 0 <= table.turn < seats
    if seats not in Rules.SEATS:
        found.append(f"a game has 2, 3 or 4 boards, not {seats}")
    if not there:
        found.append(f"seat {table.turn} is to move, but there are only seats 0 to {seats - 1}")
    if table.refills > 1:
        found.append(f"the pouch is refilled once at the most, not {table.refills} times")
    for seat, board in enumerate(table.boards):
        found += _board_faults(seat, board, step)
    found += [
        f"{tile_name(tile)} is among the discards, but special tiles leave the game"
        for tile in table.discards
        if tile.colour == SPECIAL
    ]
    found += [
        f"{tile_name(tile)} has left the game, but only special tiles do"
        for tile in table.gone
        if tile.colour != SPECIAL
    ]
    groups = (*table.boards, table.discards, table.gone, [table.hand])
    named = Counter(tile for group in groups for tile in group if tile is not None)
    found += [
        f"{tile_name(tile)} stands {count} times, the box has {SUPPLY[tile]}"
        for tile, count in sorted(named.items())
        if count > SUPPLY[tile]
    ]
    full = [seat for seat, board in enumerate(table.boards) if None not in board]
    if len(full) > 1:
        found.append("two boards are full, but the first ends the game")
    if full and (table.hand or table.under_way):
        found.append("a board is full, but a turn is still under way")
    if there and table.under_way:
        found += _bin_faults(table, table.under_way)
    return found


def _board_faults(seat: int, board: Sequence[Tile | None], step: int) -> Iterator[str]:
    below = EMPTY_BOARD
    for cell, tile in enumerate(board):
        if tile is None:
            continue
        if tile.colour == SPECIAL:
            yield f"{tile_name(tile)} is on the board of seat {seat}"
            continue
        found = clash(below, step, cell, tile.points)
        if found:
            yield (
                f"on the board of seat {seat} {tile_name(tile)} on {CELLS[cell]} does not rise "
                f"in its {found.line}, with {tile_name(ALL_TILES[below[found.cell]])} "
                f"on {CELLS[found.cell]}"
            )
        below = with_tile(below, cell, number_of(tile))


def _bin_faults(table: Table, under_way: UnderWay) -> Iterator[str]:
    if BIN not in table.gone:
        yield "a trash bin is under way, but it has not left the game"
    if table.hand is None and not under_way.to_come:
        yield "a trash bin is under way with nothing left to draw"
    if table.hand and table.hand.colour == SPECIAL:
        yield f"{tile_name(table.hand)} is in hand, but in a trash bin special tiles leave at once"
    thrown = table.put_by_bin
    if thrown > len(ROWS):
        yield f"the trash bin threw {thrown} tiles away, a row has {len(ROWS)}"
    if thrown > len(table.discards):
        yield f"the trash bin threw {thrown} tiles away, only {len(table.discards)} are discards"
