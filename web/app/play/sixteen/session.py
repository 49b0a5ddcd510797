"""A turn of Sixteen at the screen: tiles of the rack, a row, scissors and trash bin."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from app.play.sixteen import texts
from app.play.sixteen.order import ORDERS, Order
from app.play.sixteen.step import SPECIALS, Step
from app.refusals import Unplayable
from app.session import Session
from app.sitting import Words
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.reasons import Reason
from sixteen.tiles import SCISSORS, SPECIAL, TILE_BY_CODE, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

NOTHING = Step()


class SixteenSession(Session[Round, Move]):
    """A sitting at Sixteen. `step` is what is chosen so far, `passing` whether it is a pass.

    `careful` asks for the green button before anything is played.
    """

    GAME = "sixteen"
    SECRET = True
    words: ClassVar[Words] = texts

    step: Step
    passing: bool
    asked: bool
    _hint: tuple[Step, str]
    _lifted: tuple[Tile, Step]
    _lit: tuple[Step | None, frozenset[int]]
    """The rows that are lit, and the step for which they were found."""

    def __init__(self) -> None:
        super().__init__()
        self._orders: dict[int, Order] = {}
        self._clear()

    # What there is

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The rack that is shown, in the order of whose it is."""
        return () if self.eyes is None else self.order.sorted(self.state.rack(self.eyes))

    @property
    def order(self) -> Order:
        """How the one who looks has sorted their rack."""
        return Order() if self.eyes is None else self._orders.get(self.eyes, Order())

    @property
    def begun(self) -> bool:
        """Whether there is something to give back."""
        return self.step.begun or self.passing

    @property
    def hint(self) -> str:
        """What was advised, while it is still what is chosen."""
        step, sentence = self._hint
        return sentence if step == self.step else ""

    @property
    def move(self) -> Move | None:
        """The move that is chosen, once it is whole."""
        return PASS if self.passing else self.step.move(self.legal)

    @property
    def rows(self) -> frozenset[int]:
        """The rows that can be tapped to go on."""
        step, rows = self._lit
        if step is not self.step:
            rows = self.step.rows(self.legal)
            self._lit = self.step, rows
        return rows

    @property
    def takes(self) -> list[int]:
        """How many tiles the trash bin may take from the chosen row."""
        return self.step.takes(self.legal) if self.step.colour >= 0 else []

    @property
    def usable(self) -> frozenset[Tile]:
        """The tiles of the rack that can be chosen now."""
        tiles = set(self.step.layable(self.legal))
        if not self.step.special or self.step.colour < 0:
            tiles |= NOTHING.layable(self.legal)
            tiles |= {tile for tile, code in SPECIALS.items() if self._has_special(code)}
        return frozenset(tiles)

    # Intents

    def intent(self, name: str, value: str) -> None:
        """Do what a part of the table with that name means. Raises `KeyError` for no name."""
        meanings: dict[str, Callable[[], None]] = {
            "tile": lambda: self.tap_tile(TILE_BY_CODE[value]),
            "row": lambda: self.tap_row(int(value)),
            "confirm": self.confirm,
            "pass": self.pass_turn,
            "cancel": self.cancel,
            "sort": lambda: self.sort(value),
            "lift": lambda: self.lift(TILE_BY_CODE[value]),
            "drop": lambda: self.drop(int(value)),
            "home": self.go_home,
            "arrange": lambda: self.arrange(*map(int, value.split(":"))),
            "more": lambda: self.take(self.step.take + 1),
            "fewer": lambda: self.take(self.step.take - 1),
        }
        meanings[name]()

    def sort(self, kind: str = "") -> None:
        """Sort the rack that is shown: by a kind of `ORDERS`, or by colour and number in turn."""
        kind = kind or ("number" if self.order.kind == "colour" else "colour")
        if self.eyes is not None and kind in ORDERS:
            own = self.order.sorted(self.state.rack(self.eyes)) if kind == "own" else ()
            self._order(Order(kind, own))

    def arrange(self, start: int, to: int) -> None:
        """Put the tile at one place of the rack to another; no choice comes of that."""
        places = range(len(self.rack))
        if self.eyes is not None and start in places:
            order = self.order.moved(self.state.rack(self.eyes), start, max(0, to))
            self._order(order)

    def chosen(self, tile: Tile) -> bool:
        """Whether a tile of the rack is among what is chosen."""
        return tile in self.step.tiles or tile.code == self.step.special

    def lift(self, tile: Tile) -> None:
        """A drag begins: the tile is chosen, with what is chosen already where they fit."""
        self._lifted = tile, self.step
        if self.to_move and not self.chosen(tile):
            self.tap_tile(tile)

    def drop(self, colour: int) -> None:
        """A drag ends on a row: as a tap there; what is refused goes home."""
        tile, before = self._lifted
        if self.chosen(tile):
            self.tap_row(colour)
        else:
            self.tap_tile(tile)
        if self.refused:
            self.step = before

    def go_home(self) -> None:
        """A drag ends elsewhere: what was chosen before it is chosen again."""
        self.refused = None
        if self.to_move:
            self.step = self._lifted[1]

    def tap_tile(self, tile: Tile) -> None:
        """Choose a tile of the rack, or give it back."""
        self.refused = None
        self.passing = self.asked = False
        if not self._my_turn():
            return
        if tile.colour == SPECIAL:
            self._tap_special(SPECIALS[tile])
            return
        step = self.step if self.step.colour >= 0 else Step(tiles=self.step.tiles)
        if step.special and tile.colour != step.colour:
            self.refused = Reason("same-row", {"colour": step.colour})
            return
        after = step.toggled(tile, self.legal)
        if after:
            self.step = after
        else:
            lay = Move(step.special, tile.colour, step.take, tile.rank, tile.rank)
            self.refused = self.state.why_not(lay)

    def tap_row(self, colour: int) -> None:
        """Lay on a row, or use the chosen special on it."""
        self.refused = None
        self.passing = False
        if not self._my_turn():
            return
        step = self.step
        if step.special and step.colour != colour:
            if colour in Step(step.special).rows(self.legal):
                self.step = step.on(colour, self.legal)
            else:
                self.refused = self.state.why_not(Move(step.special, colour, 1))
        elif colour in self.rows:
            if self.careful:
                self.asked = True
            else:
                self.confirm()
        elif step.tiles:
            self.refused = Reason("other-row", {"colour": min(step.tiles).colour})
        else:
            self.refused = Reason("choose-tile")

    def take(self, number: int) -> None:
        """Say how many tiles the special takes away from the chosen row."""
        self.refused = None
        step = self.step
        if number in self.takes:
            self.step = step.taking(number, self.legal)
        elif number < 1:
            self.refused = Reason("take-one")
        elif self.takes:
            self.refused = self.state.why_not(Move(step.special, step.colour, number))

    def pass_turn(self) -> None:
        """Pass."""
        self.refused = None
        if not self._my_turn():
            return
        self.refused = self.state.why_not(PASS)
        if self.refused:
            return
        if self.careful and not self.only_pass:
            self.step, self.passing = NOTHING, True
        else:
            self._play(PASS)

    def cancel(self) -> None:
        """Give back what is chosen: the last thing first."""
        self.refused = None
        self.passing = self.asked = False
        step = self.step
        if step.special and step.tiles:
            self.step = replace(step, tiles=frozenset())
        elif step.colour >= 0:
            self.step = Step(step.special)
        else:
            self.step = NOTHING

    # Inside

    def _order(self, order: Order) -> None:
        if self.eyes is not None:
            self._orders[self.eyes] = order
            self.arranged += 1

    def _arrangements(self) -> tuple[str, ...]:
        seats = range(len(self.players))
        return tuple(self._orders[seat].written if seat in self._orders else "" for seat in seats)

    def _arrange(self, arrangements: Sequence[str]) -> None:
        found = {seat: Order.read(text) for seat, text in enumerate(arrangements)}
        self._orders = {seat: order for seat, order in found.items() if order}

    def _open(self) -> None:
        """A new round keeps the kind of order; the tiles are others."""
        self._orders = {seat: Order(order.kind) for seat, order in self._orders.items()}
        super()._open()

    def is_pass(self, move: Move) -> bool:
        """Whether a move is a pass."""
        return move == PASS

    @property
    def _missing(self) -> str:
        return "choose-row" if self.step.special else "choose-tile"

    def _clear(self) -> None:
        self.step = NOTHING
        self.only_pass = self.legal == [PASS]
        self.passing = self.asked = False
        self._hint = Step(colour=SPECIAL), ""
        self._lifted = SCISSORS, NOTHING
        self._lit = None, frozenset()

    def _choose(self, move: Move) -> None:
        self.passing = move == PASS and not self.only_pass
        self.step = Step.of(move)
        self._hint = self.step, texts.hint(self.state, move)

    def _check_start(self, start: Any, seats: int) -> None:
        super()._check_start(start, seats)
        if any(map(start.unknown, range(seats))):
            raise Unplayable(Reason("unknown-tiles"))

    def _has_special(self, code: str) -> bool:
        return any(move.special == code for move in self.legal)

    def _tap_special(self, code: str) -> None:
        if self.step.special == code:
            self.step = NOTHING
        elif not self._has_special(code):
            self.refused = Reason("nothing-anywhere")
        else:
            self.step = Step(code)
