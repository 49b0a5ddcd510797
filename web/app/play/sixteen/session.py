"""A turn of Sixteen at the screen: tiles of the rack, a row, scissors and trash bin."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from app.play.sixteen import texts
from app.play.sixteen.step import SPECIALS, Step
from app.session import Session, Words
from sixteen.errors import SixteenError
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.reasons import Reason
from sixteen.tiles import SPECIAL, TILE_BY_CODE, Tile

if TYPE_CHECKING:
    from collections.abc import Callable

NOTHING = Step()


class SixteenSession(Session[Round, Move]):
    """A sitting at Sixteen. `step` is what is chosen so far."""

    GAME = "sixteen"
    SECRET = True
    words: ClassVar[Words] = texts

    step: Step

    def __init__(self) -> None:
        super().__init__()
        self._clear()

    # What there is

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The rack that is shown, sorted by colour and number."""
        return () if self.eyes is None else self.state.rack(self.eyes)

    @property
    def move(self) -> Move | None:
        """The move that is chosen, once it is whole."""
        return self.step.move(self.legal)

    @property
    def rows(self) -> frozenset[int]:
        """The rows that can be tapped to go on."""
        return self.step.rows(self.legal)

    @property
    def takes(self) -> list[int]:
        """How many tiles the trash bin may take from the chosen row."""
        return self.step.takes(self.legal) if self.step.colour >= 0 else []

    @property
    def only_pass(self) -> bool:
        """Whether passing is all that can be done."""
        return self.legal == [PASS]

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
            "more": lambda: self.take(self.step.take + 1),
            "fewer": lambda: self.take(self.step.take - 1),
        }
        meanings[name]()

    def tap_tile(self, tile: Tile) -> None:
        """Choose a tile of the rack, or give it back."""
        self.refused = None
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
        if not self._my_turn():
            return
        step = self.step
        if step.special and step.colour != colour:
            if colour in Step(step.special).rows(self.legal):
                self.step = step.on(colour, self.legal)
            else:
                self.refused = self.state.why_not(Move(step.special, colour, 1))
        elif colour in self.rows:
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

    def confirm(self) -> None:
        """Play the move that is chosen."""
        self.refused = None
        if not self._my_turn():
            return
        move = self.move
        if move:
            self._play(move)
        else:
            self.refused = Reason("choose-row" if self.step.special else "choose-tile")

    def pass_turn(self) -> None:
        """Pass."""
        self.refused = None
        if not self._my_turn():
            return
        self.refused = self.state.why_not(PASS)
        if not self.refused:
            self._play(PASS)

    def cancel(self) -> None:
        """Give back what is chosen: the last thing first."""
        self.refused = None
        step = self.step
        if step.special and step.tiles:
            self.step = replace(step, tiles=frozenset())
        elif step.colour >= 0:
            self.step = Step(step.special)
        else:
            self.step = NOTHING

    # Inside

    def _clear(self) -> None:
        self.step = NOTHING

    def _check_start(self, start: Any, seats: int) -> None:
        super()._check_start(start, seats)
        if any(map(start.unknown, range(seats))):
            raise SixteenError("bad-position", "Every rack of the position must be known.")

    def _has_special(self, code: str) -> bool:
        return any(move.special == code for move in self.legal)

    def _tap_special(self, code: str) -> None:
        if self.step.special == code:
            self.step = NOTHING
        elif not self._has_special(code):
            self.refused = Reason("nothing-anywhere")
        else:
            self.step = Step(code)
