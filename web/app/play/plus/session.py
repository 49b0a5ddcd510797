"""A turn of Sixteen Plus at the screen: a tile in hand or of the discards, a cell, a row.

Every step is a move of its own, drawing too; so what can be chosen is read off the legal moves.
"""

from typing import TYPE_CHECKING, ClassVar

from app.play.plus import texts
from app.session import Session
from app.sitting import Words
from sixteen.cells import ROWS, SIDE
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.reasons import Reason
from sixteen.tiles import BIN, SCISSORS, TILE_BY_CODE, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

CHOICES = ("place", "take", "cut", "bin")
"""The kinds of moves that are chosen on a board, by tapping one of their cells."""


class PlusSession(Session[Round, Move]):
    """A sitting at Sixteen Plus.

    `picked` is the tile of the discards that is to be taken, `chosen` the whole move.
    `careful` asks for the green button before anything is played.
    """

    GAME = "plus"
    SECRET = False
    PACE = 0.65
    words: ClassVar[Words] = texts

    picked: Tile | None
    chosen: Move | None
    _forward: int | None
    _asked: Move | None
    _before: tuple[Move | None, Tile | None]
    """What was chosen and picked before a drag."""
    _hint: tuple[Move | None, Tile | None, str]

    def __init__(self) -> None:
        super().__init__()
        self._clear()

    # What there is

    @property
    def home(self) -> int:
        """The seat whose board is the large one, unless another is looked at."""
        return 0 if self.eyes is None else self.eyes

    @property
    def front(self) -> int:
        """The seat whose board is the large one now."""
        if self._forward is not None:
            return self._forward
        if self._aims and self.state.hand == SCISSORS and len(self._aims) == 1:
            return min(self._aims)
        return self.home

    @property
    def tile(self) -> Tile | None:
        """The tile that is to be put somewhere: picked from the discards, or in hand."""
        return self.picked or self.state.hand

    @property
    def coming(self) -> Move | None:
        """The chosen move, where it puts a tile on a cell."""
        return self.chosen if self.chosen and self.chosen.kind in ("place", "take") else None

    @property
    def leaving(self) -> Tile | None:
        """The tile whose place another is about to take."""
        return self.state.boards[self.state.turn][self.coming.cell] if self.coming else None

    @property
    def held(self) -> Tile | None:
        """What lies in hand as it looks now: what is to go out, or the tile drawn."""
        return self.leaving if self.coming else self.state.hand

    @property
    def move(self) -> Move | None:
        """What the green button does, once there is no more to choose."""
        if self.chosen or not self.to_move:
            return self.chosen
        if DRAW in self.legal and not self.picked:
            return DRAW
        return DROP if self.only_drop else None

    @property
    def asked(self) -> bool:
        """Whether the player is asked to press the green button, as nothing else will do."""
        return self._asked is not None and self._asked == self.move

    @property
    def only_drop(self) -> bool:
        """Whether dropping or declining is all that can be done with the tile in hand."""
        return self.legal == [DROP]

    @property
    def begun(self) -> bool:
        """Whether there is something to give back."""
        return bool(self.chosen or self.picked or self._forward not in (None, self.home))

    @property
    def lit(self) -> dict[int, frozenset[int]]:
        """By seat, the cells that can be tapped to go on."""
        cells: dict[int, set[int]] = {}
        for move in self._offers:
            seat, touched = self._where(move)
            cells.setdefault(seat, set()).update(touched)
        return {seat: frozenset(touched) for seat, touched in cells.items()}

    @property
    def takeable(self) -> frozenset[Tile]:
        """The discards that can be taken and put somewhere."""
        return self._takeable

    def touched(self, move: Move, seat: int, cell: int) -> bool:
        """Whether a move is made on that cell of that seat's board."""
        board, cells = self._where(move)
        return board == seat and cell in cells

    def pile(self, value: int) -> list[Tile]:
        """The discards with that number, the one dropped last in front."""
        return [tile for tile in reversed(self.state.discards) if tile.points == value]

    @property
    def hint(self) -> str:
        """What was advised, while nothing else is chosen."""
        *there, sentence = self._hint
        return sentence if there == [self.chosen, self.picked] else ""

    # Intents

    def intent(self, name: str, value: str) -> None:
        """Do what a part of the table with that name means. Raises `KeyError` for no name."""
        meanings: dict[str, Callable[[], None]] = {
            "cell": lambda: self.tap_cell(int(value)),
            "pile": lambda: self.tap_pile(int(value)),
            "board": lambda: self.look_at(int(value)),
            "draw": self.draw,
            "drop": self.drop,
            "lift": lambda: self.lift(value),
            "put": lambda: self.put(int(value)),
            "home": self.go_home,
            "confirm": self.confirm,
            "cancel": self.cancel,
        }
        meanings[name]()

    def tap_cell(self, cell: int) -> None:
        """Choose a cell of the large board; the same once more plays."""
        self.refused = None
        if not self._my_turn():
            return
        here = (move for move in self._offers if self.touched(move, self.front, cell))
        found = next(here, None)
        if found is None:
            self.refused = self._why_not_there(cell)
        elif found != self.chosen:
            self.chosen = found
        else:
            self._ask_or_play(found)

    def tap_pile(self, value: int) -> None:
        """Pick one of the discards with that number: the first, the next, and then none."""
        self.refused = None
        if not self._my_turn():
            return
        pile = self.pile(value)
        there = [tile for tile in pile if tile in self._takeable]
        if there:
            behind = there[there.index(self.picked) + 1 :] if self.picked in there else there
            self.picked = behind[0] if behind else None
            self.chosen = None
        elif pile:
            self.refused = self.state.why_not(Move("take", pile[0]))

    def lift(self, what: str) -> None:
        """A drag begins, of one of the discards, the `pouch` or what is in `hand`."""
        self.refused = None
        self._before = self.chosen, self.picked
        if what == "pouch":
            self.draw()
        elif self._my_turn():
            self.chosen = None
            if what != "hand":
                tile = TILE_BY_CODE[what]
                self.picked = tile if tile in self._takeable else None
                self.refused = None if self.picked else self.state.why_not(Move("take", tile))

    def put(self, cell: int) -> None:
        """A drag ends on a cell of the large board; what is refused goes home."""
        self.refused = None
        if not self._my_turn():
            return
        here = (move for move in self._offers if self.touched(move, self.front, cell))
        found = next(here, None)
        if found:
            self.chosen = found
            self._ask_or_play(found)
        else:
            refused = self._why_not_there(cell)
            self.go_home()
            self.refused = refused

    def go_home(self) -> None:
        """A drag ends elsewhere: what was chosen before it is chosen again."""
        self.refused = None
        if self.to_move:
            self.chosen, self.picked = self._before

    def look_at(self, seat: int) -> None:
        """Have that seat's board as the large one."""
        self.refused = None
        if seat in range(len(self.players)):
            self._forward = seat

    def draw(self) -> None:
        """Draw a tile from the pouch."""
        if self.careful and DRAW in self.legal:
            self.chosen = self.picked = None
        self._try(DRAW)

    def drop(self) -> None:
        """Drop the tile in hand, or decline the special tile."""
        self._try(Move("take", self.picked) if self.picked else DROP)

    def cancel(self) -> None:
        """Give back what is chosen: the last thing first."""
        self.refused = None
        self._asked = None
        if self.chosen:
            self.chosen = None
        elif self._forward not in (None, self.home):
            self._forward = None
        else:
            self.picked = None

    # Inside

    def _by_chance(self, move: Move) -> bool:
        return move.kind == "draw"

    @property
    def _missing(self) -> str:
        special = {SCISSORS: "choose-cut", BIN: "choose-bin"}
        return special.get(self.tile, "choose-cell") if self.tile else "choose-cell"

    def _choose(self, move: Move) -> None:
        self._clear()
        self.picked = move.tile if move.kind == "take" else None
        self._forward = move.seat if move.kind == "cut" else None
        self.chosen = None if move == DRAW else move
        self._hint = self.chosen, self.picked, texts.hint(self, move)

    def _clear(self) -> None:
        self.picked = None
        self.chosen = None
        self._asked = None
        self._before = None, None
        self._forward = None
        self._hint = None, None, ""
        takes = (move.tile for move in self.legal if move.kind == "take")
        self._takeable = frozenset(tile for tile in takes if tile)
        self._aims = frozenset(move.seat for move in self.legal if move.kind == "cut")

    @property
    def _offers(self) -> list[Move]:
        """The moves that a tap on a cell can choose now."""
        return [
            move
            for move in self.legal
            if move.kind in CHOICES and (move.tile == self.picked or move.kind != "take")
        ]

    def _where(self, move: Move) -> tuple[int, range | tuple[int]]:
        """The seat on whose board a move is made, and on which cells."""
        if move.kind == "bin":
            return self.state.turn, ROWS[move.row]
        return (move.seat if move.kind == "cut" else self.state.turn), (move.cell,)

    def _try(self, decision: Move) -> None:
        """Play a move, or say why not."""
        self.refused = None
        if not self._my_turn():
            return
        self.refused = self.state.why_not(decision)
        if self.refused:
            return
        if self.careful and decision == DROP and not self.only_drop:
            self.chosen = DROP
        self._ask_or_play(decision)

    def _ask_or_play(self, decision: Move) -> None:
        """Play a move, or ask for the green button where that is wanted."""
        if self.careful and not self.only_drop:
            self._asked = decision
        else:
            self._play(decision)

    def _why_not_there(self, cell: int) -> Reason | None:
        state = self.state
        if self.front != state.turn and state.hand != SCISSORS:
            return Reason("other-board")
        if self.picked:
            return state.why_not(Move("take", self.picked, cell))
        if state.hand is None:
            return state.why_not(DROP)
        if state.hand == SCISSORS:
            return state.why_not(Move("cut", cell=cell, seat=self.front))
        if state.hand == BIN:
            return state.why_not(Move("bin", row=cell // SIDE))
        return state.why_not(Move("place", state.hand, cell))
