"""What lies on the table in a round of Sixteen Plus: boards, discards, pouch, hand (RULES 3)."""

from sixteen.errors import ImpossiblePosition
from sixteen.games.plus.board import (
    ALL,
    ALL_SPECIALS,
    EMPTY,
    MASKS,
    VALUES,
    Board,
    Values,
    number_of,
    numbers,
    tile_of,
)
from sixteen.games.plus.options import PlusRules
from sixteen.games.plus.position import Table, UnderWay, faults
from sixteen.tiles import ALL_TILES, Tile


class Tabletop:
    """The table of a round: what there is to see, and nobody's turn to play yet.

    Built from a `Table`, the tiles of a position; what it names nowhere is in the pouch.
    Raises `ImpossiblePosition` for a position that cannot be (RULES 4.3). `step` is by how
    much numbers must rise in a line: 1, or 0 where equal ones may share it.

    **What this turn has put among the discards** (RULES 3.8) stays out when the pouch is
    refilled. Only a turn with a trash bin can need that: it throws tiles away, then draws.
    A round keeps count as it is played. The text of a position does not tell, so a round
    built from one in which a trash bin is under way takes it that nothing was dropped in it
    so far: of the discards, as many of the last stay out as tiles were thrown away, and
    those are the ones in hand, to come and on the row by now. Right after the trash bin was
    used this is exact.
    """

    __slots__ = (
        "_boards",
        "_discards",
        "_fresh",
        "_hand",
        "_pouch",
        "_top_only",
        "_under_way",
        "refills",
        "rules",
        "seats",
        "step",
        "turn",
    )

    def __init__(self, rules: PlusRules, table: Table) -> None:
        self.step = 0 if rules["ascending"] == "equal-allowed" else 1
        self._top_only = rules["discards"] == "top"
        wrong = faults(table, self.step)
        if wrong:
            raise ImpossiblePosition(wrong)
        self.rules = rules
        self.seats = len(table.boards)
        self.turn = table.turn
        self.refills = table.refills
        self._boards: list[Board] = [tuple(map(number_of, board)) for board in table.boards]
        self._discards = [number_of(tile) for tile in table.discards]
        self._fresh = table.put_by_bin
        self._under_way = table.under_way
        self._pouch = ALL
        for number in [*self._discards, *(number for board in self._boards for number in board)]:
            self._pouch &= ~(1 << number)
        for tile in table.gone:
            self._take_out(tile)
        self._hand = EMPTY if table.hand is None else self._take_out(table.hand)

    def _take_out(self, tile: Tile) -> int:
        """Take a tile out of the pouch, and say which it is: scissors there are two of."""
        number = next(numbers(self._pouch & MASKS[tile]))
        self._pouch ^= 1 << number
        return number

    @property
    def boards(self) -> tuple[tuple[Tile | None, ...], ...]:
        """The 16 cells of each seat's board, from `a1` on; `None` for an empty one."""
        return tuple(tuple(map(tile_of, board)) for board in self._boards)

    def values(self, seat: int) -> Values:
        """The number on each of the 16 cells of a seat's board, both 16s 16, an empty one 0."""
        return tuple([VALUES[number] for number in self._boards[seat]])

    def empty_cells(self, seat: int) -> int:
        """How many cells of a seat's board are empty."""
        return self._boards[seat].count(EMPTY)

    @property
    def discards(self) -> tuple[Tile, ...]:
        """The discards, the one dropped last at the end."""
        return tuple(ALL_TILES[number] for number in self._discards)

    @property
    def takeable(self) -> tuple[Tile, ...]:
        """The discards of which one may be taken at the beginning of a turn (RULES 3.4.2)."""
        return tuple(ALL_TILES[number] for number in self._takeable())

    def _takeable(self) -> list[int]:
        return self._discards[-1:] if self._top_only else self._discards

    @property
    def hand(self) -> Tile | None:
        """The tile drawn and not yet settled, if there is one."""
        return tile_of(self._hand)

    @property
    def under_way(self) -> UnderWay | None:
        """The trash bin under way, if there is one (RULES 3.7)."""
        return self._under_way

    @property
    def gone(self) -> tuple[Tile, ...]:
        """The specials that have left the game: those not in the pouch and not in hand."""
        there = self._pouch | 1 << self._hand
        return tuple(ALL_TILES[number] for number in numbers(ALL_SPECIALS & ~there))

    @property
    def pouch(self) -> tuple[Tile, ...]:
        """The tiles in the pouch, sorted: nobody knows their order, and there is none."""
        return tuple(ALL_TILES[number] for number in numbers(self._pouch))

    @property
    def drawable(self) -> tuple[Tile, ...]:
        """The tiles of which one comes when one is drawn now, sorted (RULES 3.8).

        Those in the pouch; with an empty one those that refill it, once a game.
        """
        return tuple(ALL_TILES[number] for number in numbers(self._drawable()))

    def _drawable(self) -> int:
        if self._pouch or self.refills:
            return self._pouch
        return sum(1 << number for number in self._discards[: len(self._discards) - self._fresh])
