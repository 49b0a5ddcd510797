"""A round of Sixteen Plus from any position on: legality, chance, play, outcome (RULES 3)."""

from collections.abc import Iterable
from random import Random

from sixteen.cells import ROWS
from sixteen.errors import IllegalMove
from sixteen.games.plus.board import (
    ALL_SPECIALS,
    EMPTY,
    MASKS,
    VALUES,
    cells_for,
    clash,
    number_of,
    with_tile,
)
from sixteen.games.plus.move import DRAW, DROP, Move, move
from sixteen.games.plus.options import PlusRules
from sixteen.games.plus.position import Table, UnderWay
from sixteen.games.plus.tabletop import Tabletop
from sixteen.games.state import RoundOutcome
from sixteen.reasons import Reason
from sixteen.tiles import ALL_TILES, BIN, SCISSORS, Tile
from sixteen.view import View


class Round(Tabletop):
    """One round of Sixteen Plus, built from a `Table` as `Tabletop` says.

    `history` holds the moves played since, every draw with what came.
    """

    __slots__ = ("_log",)

    def __init__(self, rules: PlusRules, table: Table) -> None:
        super().__init__(rules, table)
        self._log: list[tuple[int, Move]] = []

    @property
    def history(self) -> list[Move]:
        """The moves played since this position, draws with what came."""
        return [played for _, played in self._log]

    @property
    def log(self) -> list[tuple[int, Move]]:
        """The moves played since this position, each with its seat."""
        return self._log[:]

    # Legality

    @property
    def over(self) -> bool:
        """Whether the round has ended (RULES 3.1, 3.8).

        A board is full, or a tile would have to be drawn next and the pouch, refilled
        before, is empty.
        """
        exhausted = self.refills and not self._pouch and self._hand == EMPTY
        return bool(exhausted) or any(EMPTY not in board for board in self._boards)

    def legal_moves(self) -> list[Move]:
        """All that the seat to move may decide on (RULES 3.4), nothing when the round is over.

        `DRAW` stands there once, whatever may come.
        """
        if self.over:
            return []
        if self._hand == EMPTY:
            return [DRAW] if self._under_way else [DRAW, *self._takes()]
        tile = ALL_TILES[self._hand]
        if tile == SCISSORS:
            moves = [
                move("cut", cell=cell, seat=seat)
                for seat, board in enumerate(self._boards)
                if seat != self.turn
                for cell, number in enumerate(board)
                if number != EMPTY
            ]
        elif tile == BIN:
            moves = [move("bin", row=row) for row in range(len(ROWS)) if self._row(row)]
        else:
            moves = [move("place", tile, cell) for cell in self._cells_for(self._hand)]
        moves.append(DROP)
        return moves

    def _takes(self) -> list[Move]:
        return [
            move("take", ALL_TILES[number], cell)
            for number in self._takeable()
            for cell in self._cells_for(number)
        ]

    def _cells_for(self, number: int) -> tuple[int, ...]:
        """The cells of the board of the seat to move on which that tile may be put."""
        cells = cells_for(self.values(self.turn), VALUES[number], self.step)
        if self._under_way:
            row = ROWS[self._under_way.row]
            board = self._boards[self.turn]
            return tuple([cell for cell in cells if cell in row and board[cell] == EMPTY])
        return cells

    def why_not(self, decision: Move) -> Reason | None:
        """Why the seat to move cannot play a move, `None` when it can."""
        if self.over:
            return Reason("round-over")
        if decision.kind == "draw":
            return self._why_not_draw(decision)
        if decision.kind == "take":
            return self._why_not_take(decision)
        return self._why_not_settle(decision)

    def _why_not_draw(self, decision: Move) -> Reason | None:
        if self._hand != EMPTY:
            return Reason("settle-first", {"tile": ALL_TILES[self._hand]})
        if decision.tile is not None and not MASKS[decision.tile] & self._drawable():
            return Reason("not-in-pouch", {"tile": decision.tile})
        return None

    def _why_not_take(self, decision: Move) -> Reason | None:
        number = number_of(decision.tile)
        tile = ALL_TILES[number]
        if self._hand != EMPTY:
            return Reason("settle-first", {"tile": ALL_TILES[self._hand]})
        if self._under_way:
            return Reason("bin-under-way", {"there": self._under_way.to_come})
        if number not in self._discards:
            return Reason("not-in-discards", {"tile": tile})
        if self._top_only and number != self._discards[-1]:
            return Reason("not-top", {"tile": tile, "other": ALL_TILES[self._discards[-1]]})
        if decision.cell == -1:
            return Reason("must-place", {"tile": tile})
        return self._why_not_there(tile, decision.cell)

    def _why_not_settle(self, decision: Move) -> Reason | None:
        """Why the tile in hand cannot be settled like this."""
        if self._hand == EMPTY:
            if self._under_way:
                return Reason("bin-under-way", {"there": self._under_way.to_come})
            return Reason("nothing-in-hand")
        hand = ALL_TILES[self._hand]
        needed = {"cut": SCISSORS, "bin": BIN}.get(decision.kind, decision.tile) or hand
        if needed != hand:
            return Reason("not-in-hand", {"tile": needed, "other": hand})
        if decision.kind == "cut":
            return self._why_not_cut(decision.seat, decision.cell)
        if decision.kind == "bin" and not self._row(decision.row):
            return Reason("bin-row-empty", {"row": decision.row + 1})
        if decision.kind == "place":
            return self._why_not_there(hand, decision.cell)
        return None

    def _why_not_cut(self, seat: int, cell: int) -> Reason | None:
        if seat >= self.seats:
            return Reason("no-such-seat", {"seat": seat})
        if seat == self.turn:
            return Reason("own-board")
        if self._boards[seat][cell] == EMPTY:
            return Reason("nothing-to-cut", {"seat": seat, "cell": cell})
        return None

    def _why_not_there(self, tile: Tile, cell: int) -> Reason | None:
        """Why a tile cannot be put on a cell of the board of the seat to move."""
        board = self._boards[self.turn]
        if self._under_way:
            row = self._under_way.row
            if cell not in ROWS[row]:
                return Reason("bin-other-row", {"tile": tile, "cell": cell, "row": row + 1})
            if board[cell] != EMPTY:
                return Reason("bin-no-exchange", {"other": ALL_TILES[board[cell]], "cell": cell})
        found = clash(board, self.step, cell, tile.points)
        if found is None:
            return None
        return Reason(
            f"{found.line}-not-rising",
            {
                "tile": tile,
                "cell": cell,
                "other": ALL_TILES[board[found.cell]],
                "at": found.cell,
            },
        )

    def _row(self, row: int) -> list[int]:
        """The tiles on a row of the board of the seat to move, from left to right."""
        board = self._boards[self.turn]
        return [board[cell] for cell in ROWS[row] if board[cell] != EMPTY]

    # Chance

    def chances(self, decision: Move) -> list[Move]:
        """Every resolved move that a legal one can become: each tile that may come, once."""
        if decision != DRAW:
            return [decision]
        return [move("draw", tile) for tile in dict.fromkeys(self.drawable)]

    def resolve(self, decision: Move, rng: Random) -> Move:
        """The move itself, or for `DRAW` one with what comes out of the shaken pouch.

        Uses `rng.random()` alone, once for a draw and never else.
        """
        if decision != DRAW:
            return decision
        there = self.drawable
        return move("draw", there[int(rng.random() * len(there))])

    # Playing

    def play(self, decision: Move) -> None:
        """Play a resolved move. Raises `IllegalMove`, and changes nothing then."""
        reason = self.why_not(decision)
        if reason is None and decision == DRAW:
            reason = Reason("draw-open")
        if reason:
            raise IllegalMove(reason)
        self.push(decision)

    def push(self, decision: Move) -> None:
        """Play a resolved move that is known to be legal, without another look."""
        self._log.append((self.turn, decision))
        if decision.kind == "draw":
            self._draw(decision)
            return
        if decision.kind == "take":
            number = number_of(decision.tile)
            self._discards.remove(number)
            self._put(number, decision.cell)
        elif decision.kind == "place":
            self._put(self._hand, decision.cell)
        elif decision.kind == "cut":
            board = self._boards[decision.seat]
            self._discard(board[decision.cell])
            self._boards[decision.seat] = with_tile(board, decision.cell, EMPTY)
        elif decision.kind == "bin":
            self._throw_away(decision.row)
        elif not ALL_SPECIALS >> self._hand & 1:
            self._discard(self._hand)
        self._hand = EMPTY
        if self._under_way is None or not self._under_way.to_come:
            self._under_way = None
            self._fresh = 0
            self.turn = (self.turn + 1) % self.seats

    def _draw(self, decision: Move) -> None:
        if not self._pouch:
            self._pouch = self._drawable()
            self._discards = self._discards[len(self._discards) - self._fresh :]
            self.refills += 1
        number = self._take_out(ALL_TILES[number_of(decision.tile)])
        if self._under_way:
            if ALL_SPECIALS >> number & 1:
                return
            row, to_come = self._under_way
            self._under_way = UnderWay(row, to_come - 1)
        self._hand = number

    def _put(self, number: int, cell: int) -> None:
        board = self._boards[self.turn]
        if board[cell] != EMPTY:
            self._discard(board[cell])
        self._boards[self.turn] = with_tile(board, cell, number)

    def _discard(self, number: int) -> None:
        self._discards.append(number)
        self._fresh += 1

    def _throw_away(self, row: int) -> None:
        """Throw a row into the trash bin: its tiles are dropped from left to right."""
        thrown = self._row(row)
        board = self._boards[self.turn]
        for number in thrown:
            self._discard(number)
        cells = ROWS[row]
        self._boards[self.turn] = (
            *board[: cells.start],
            *(EMPTY for _ in cells),
            *board[cells.stop :],
        )
        self._under_way = UnderWay(row, len(thrown))

    def copy(self) -> "Round":
        """An independent copy, history and all."""
        twin = Round.__new__(Round)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.turn = self.turn
        twin.refills = self.refills
        twin.step = self.step
        twin._top_only = self._top_only
        twin._boards = self._boards[:]
        twin._discards = self._discards[:]
        twin._fresh = self._fresh
        twin._hand = self._hand
        twin._under_way = self._under_way
        twin._pouch = self._pouch
        twin._log = self._log[:]
        return twin

    def view(self, seat: int | None, totals: Iterable[int] = ()) -> "View[Round]":
        """What a seat sees: all there is, for nothing in this game is hidden."""
        return View(seat, self.copy(), tuple(totals) or (0,) * self.seats)

    # The end

    def penalties(self) -> tuple[int, ...]:
        """How many cells of each seat's board are empty."""
        return tuple(map(self.empty_cells, range(self.seats)))

    @property
    def outcome(self) -> RoundOutcome | None:
        """How the round ended (RULES 3.1, 3.8), `None` while it goes on.

        Its termination is `"out"` for who called "Sixteen", or `"pouch"` when it ran out.
        """
        if not self.over:
            return None
        penalties = self.penalties()
        seat = penalties.index(0) if 0 in penalties else None
        return RoundOutcome("pouch" if seat is None else "out", seat, penalties)
