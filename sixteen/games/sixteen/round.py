"""A round of Sixteen from any position on: legality, play, scoring (RULES 2.4 to 2.8)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random

from sixteen.errors import IllegalMove, ImpossiblePosition, UnknownRack
from sixteen.games.sixteen.bits import (
    ABOVE,
    BIN_UNIT,
    ONE,
    SCISSORS_UNIT,
    bins,
    bits,
    laid,
    rack_of,
    rack_tiles,
    rank_of,
    ranks_of,
    row_of,
    row_tiles,
    row_value,
    scissors,
    without_last,
)
from sixteen.games.sixteen.move import LAYS, PASS, Move, after_special, takings
from sixteen.games.sixteen.options import SixteenRules
from sixteen.games.sixteen.position import SUPPLY, faults
from sixteen.games.state import RoundOutcome
from sixteen.reasons import Reason
from sixteen.tiles import BIN, END, SCISSORS, SPECIAL, Tile
from sixteen.view import View


class Round:
    """One round of Sixteen.

    Built from tiles: five `rows` in the order of the colours (an empty one is closed), a
    rack a seat, the seat to move, the passes in succession so far, the tiles taken away,
    and how many further tiles of each rack are not known. Raises `ImpossiblePosition`
    for a position that cannot be (RULES 4.1).

    `history` holds the moves played since, the first of them by seat `first`. `row_bits`
    and `rack_bits` are the table as `bits` has it, `rows_before` the rows before any move,
    `bin_takes_all` a rule: for search to read, never to change.
    """

    __slots__ = (
        "_empty",
        "_must_play",
        "_out",
        "_unknown",
        "bin_takes_all",
        "first",
        "history",
        "passes",
        "rack_bits",
        "row_bits",
        "rows_before",
        "rules",
        "seats",
        "turn",
    )

    def __init__(
        self,
        rules: SixteenRules,
        rows: Sequence[Sequence[Tile]],
        racks: Sequence[Sequence[Tile]],
        turn: int,
        passes: int = 0,
        removed: Sequence[Tile] = (),
        unknown: Sequence[int] | None = None,
    ) -> None:
        hidden = list(unknown or [0] * len(racks))
        wrong = faults(rows, racks, turn, passes, removed, hidden)
        if wrong:
            raise ImpossiblePosition(wrong)
        self._begin(rules, [*map(row_of, rows)], [*map(rack_of, racks)], turn)
        self.passes = passes
        self._out = rack_of(removed)
        self._unknown = hidden
        empty = [seat for seat in range(self.seats) if not self.rack_size(seat)]
        mover = (turn - 1) % self.seats
        self._empty = mover if mover in empty else min(empty, default=None)

    @classmethod
    def dealt(
        cls, rules: SixteenRules, rows: list[int], racks: list[list[int]], turn: int
    ) -> "Round":
        """A round as it begins, from rows and racks as `bits` has them, known to be right."""
        fresh = cls.__new__(cls)
        fresh._begin(rules, rows, racks, turn)
        return fresh

    def _begin(
        self, rules: SixteenRules, rows: list[int], racks: list[list[int]], turn: int
    ) -> None:
        self.rules = rules
        self.seats = len(racks)
        self.turn = self.first = turn
        self.passes = 0
        self.history: list[Move] = []
        self._must_play = rules["passing"] == "stuck"
        self.bin_takes_all = rules["bin"] == "all"
        self.row_bits = rows
        self.rows_before = tuple(rows)
        self.rack_bits = racks
        self._out = rack_of(())
        self._unknown = [0] * self.seats
        self._empty = None

    # The table

    @property
    def rows(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each row, first to last; none for a closed row."""
        return tuple(row_tiles(colour, row) for colour, row in enumerate(self.row_bits))

    def value(self, colour: int) -> int | None:
        """What the next tile of that row must exceed (RULES 2.6).

        `None` where nothing can be laid: the row is locked or closed.
        """
        return row_value(self.row_bits[colour])

    def locked(self, colour: int) -> bool:
        """Whether an END locks that row (RULES 2.6)."""
        return rank_of(self.row_bits[colour].bit_length() - 1) == END

    def closed(self, colour: int) -> bool:
        """Whether that row's 1 is out of play (RULES 2.11)."""
        return not self.row_bits[colour]

    @property
    def removed(self) -> tuple[Tile, ...]:
        """The tiles taken away and the specials spent, sorted (RULES 2.5)."""
        return rack_tiles(self._out)

    # The seats

    def rack(self, seat: int) -> tuple[Tile, ...]:
        """The tiles of a seat's rack that are known, sorted."""
        return rack_tiles(self.rack_bits[seat])

    def unknown(self, seat: int) -> int:
        """How many further tiles that rack holds."""
        return self._unknown[seat]

    def rack_size(self, seat: int) -> int:
        """How many tiles a rack holds, known or not."""
        *colours, specials = self.rack_bits[seat]
        known = sum(map(int.bit_count, colours)) + scissors(specials) + bins(specials)
        return known + self._unknown[seat]

    @property
    def hidden(self) -> list[Tile]:
        """The tiles that are named nowhere: unknown ones of racks, or put away; sorted."""
        named = Counter(chain(*self.rows, self.removed, *map(self.rack, range(self.seats))))
        return [
            tile
            for tile, count in SUPPLY.items()
            if tile.rank > 1
            for _ in range(count - named[tile])
        ]

    def filled(self, hidden: Sequence[Sequence[Tile]]) -> "Round":
        """A copy in which so many unknown tiles of each rack are the `hidden` ones given."""
        twin = self.copy()
        for seat, tiles in enumerate(hidden):
            rack = zip(self.rack_bits[seat], rack_of(tiles), strict=True)
            twin.rack_bits[seat] = [known + more for known, more in rack]
            twin._unknown[seat] -= len(tiles)
        return twin

    def passed(self, seat: int) -> bool:
        """Whether that seat passed in the succession of passes that is under way."""
        return (self.turn - 1 - seat) % self.seats < self.passes

    @property
    def log(self) -> list[tuple[int, Move]]:
        """The moves played since this position, each with its seat."""
        return [((self.first + ply) % self.seats, move) for ply, move in enumerate(self.history)]

    # Legality

    @property
    def over(self) -> bool:
        """Whether the round has ended (RULES 2.7)."""
        return self._empty is not None or self.passes == self.seats

    def legal_moves(self) -> list[Move]:
        """All that the seat to move may do (RULES 2.4), nothing when the round is over.

        Raises `UnknownRack` where not every tile of its rack is known.
        """
        if self.over:
            return []
        if self._unknown[self.turn]:
            raise UnknownRack(self.turn)
        moves = self._plays()
        if not self._must_play or not moves:
            moves.append(PASS)
        return moves

    def _plays(self) -> list[Move]:
        """All but a pass that the known tiles of the seat to move allow."""
        moves: list[Move] = []
        rack = self.rack_bits[self.turn]
        for colour, row in enumerate(self.row_bits):
            moves += LAYS[colour][rack[colour] & ABOVE[row.bit_length()]]
            if rack[SPECIAL] and row > ONE:
                moves += self._special_plays(colour)
        return moves

    def _special_plays(self, colour: int) -> list[Move]:
        """What scissors and bin among the known tiles of the seat to move allow in one row."""
        moves: list[Move] = []
        row = self.row_bits[colour]
        rack = self.rack_bits[self.turn]
        for special, take in takings(row.bit_count() - 1, rack[SPECIAL], self.bin_takes_all):
            rest = without_last(row, take)
            moves += after_special(special, colour, take)[rack[colour] & ABOVE[rest.bit_length()]]
        return moves

    def why_not(self, move: Move) -> Reason | None:
        """Why the seat to move cannot play a move, `None` when it can.

        With a rack of which not every tile is known the answer may be `unknown-rack`.
        """
        if self.over:
            return Reason("round-over")
        if move == PASS:
            return self._why_not_pass()
        missing = self._missing(move)
        for tile in missing:
            if not self._may_be_unknown(tile):
                return Reason("not-in-rack", {"tile": tile})
        return self._why_not_there(move) or (Reason("unknown-rack") if missing else None)

    def _why_not_pass(self) -> Reason | None:
        if not self._must_play:
            return None
        if self._plays():
            return Reason("can-move")
        return Reason("unknown-rack") if self._unknown[self.turn] else None

    def _missing(self, move: Move) -> list[Tile]:
        """What the move needs and the known tiles of the rack do not have."""
        rack = self.rack_bits[self.turn]
        specials = rack[SPECIAL]
        missing = []
        if move.special == "S" and not scissors(specials):
            missing.append(SCISSORS)
        if move.special == "T" and not bins(specials):
            missing.append(BIN)
        return missing + [Tile(move.colour, rank) for rank in bits(move.mask & ~rack[move.colour])]

    def _may_be_unknown(self, tile: Tile) -> bool:
        """Whether a tile can be among the unknown ones of the rack of the seat to move."""
        return self._unknown[self.turn] > 0 and tile in self.hidden

    def _why_not_there(self, move: Move) -> Reason | None:
        """Why the table does not allow a move, whoever holds its tiles."""
        colour = move.colour
        row = self.row_bits[colour]
        if not row:
            return Reason("row-closed", {"colour": colour})
        if move.special:
            there = row.bit_count() - 1
            if not there:
                return Reason("nothing-to-take", {"colour": colour})
            if move.take > there:
                return Reason("bin-too-many", {"colour": colour, "there": there})
            if move.special == "T" and self.bin_takes_all and move.take < there:
                return Reason("bin-not-all", {"colour": colour, "there": there})
            row = without_last(row, move.take)
        if move.mask:
            value = row_value(row)
            if value is None:
                return Reason("row-locked", {"colour": colour})
            if move.first <= value:
                return Reason("not-higher", {"tile": Tile(colour, move.first), "value": value})
        return None

    # Playing

    def chances(self, move: Move) -> list[Move]:
        """The move itself: no move of this game leaves anything to chance."""
        return [move]

    def resolve(self, move: Move, _rng: Random) -> Move:
        """The move itself."""
        return move

    def play(self, move: Move) -> None:
        """Play a move. Raises `IllegalMove`, and changes nothing then."""
        reason = self.why_not(move)
        if reason:
            raise IllegalMove(reason)
        self.push(move)

    def push(self, move: Move) -> None:
        """Play a move that `legal_moves` gave, without another look: for search."""
        seat = self.turn
        self.history.append(move)
        self.turn = (seat + 1) % self.seats
        colour = move.colour
        if colour < 0:
            self.passes += 1
            return
        self.passes = 0
        rack = self.rack_bits[seat]
        row = self.row_bits[colour]
        if move.special:
            spent = SCISSORS_UNIT if move.special == "S" else BIN_UNIT
            rack[SPECIAL] -= spent
            self._out[SPECIAL] += spent
            rest = without_last(row, move.take)
            self._out[colour] |= ranks_of(row ^ rest)
            row = rest
        rack[colour] ^= move.mask
        self.row_bits[colour] = row | laid(row, move.mask)
        if not any(rack) and not self._unknown[seat]:
            self._empty = seat

    def copy(self) -> "Round":
        """An independent copy, history and all."""
        twin = Round.__new__(Round)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.turn = self.turn
        twin.passes = self.passes
        twin.first = self.first
        twin.history = self.history[:]
        twin._must_play = self._must_play
        twin.bin_takes_all = self.bin_takes_all
        twin.row_bits = self.row_bits[:]
        twin.rows_before = self.rows_before
        twin.rack_bits = [rack[:] for rack in self.rack_bits]
        twin._out = self._out[:]
        twin._unknown = self._unknown[:]
        twin._empty = self._empty
        return twin

    def view(self, seat: int | None, totals: Iterable[int] = ()) -> "View[Round]":
        """What a seat sees (`None`: somebody who looks on); `totals` are passed through.

        Every other rack is a number of unknown tiles, until the round is over and all
        racks lie face up.
        """
        seen = self.copy()
        if not self.over:
            for other in range(self.seats):
                if other != seat:
                    seen._unknown[other] = self.rack_size(other)
                    seen.rack_bits[other] = rack_of(())
        return View(seat, seen, tuple(totals) or (0,) * self.seats)

    # The end

    def penalties(self) -> tuple[int, ...]:
        """What each seat's rack costs (RULES 2.8). Raises `UnknownRack`."""
        for seat, hidden in enumerate(self._unknown):
            if hidden:
                raise UnknownRack(seat)
        return tuple(sum(tile.points for tile in self.rack(seat)) for seat in range(self.seats))

    @property
    def outcome(self) -> RoundOutcome | None:
        """How the round ended (RULES 2.7), `None` while it goes on. Raises `UnknownRack`.

        Its termination is `"out"` or `"passed"`.
        """
        if not self.over:
            return None
        ending = "passed" if self._empty is None else "out"
        return RoundOutcome(ending, self._empty, self.penalties())
