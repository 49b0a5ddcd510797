"""What a player does in a turn of Sixteen Plus, one step at a time (RULES 3.4 to 3.7)."""

from dataclasses import dataclass
from functools import cache

from sixteen.cells import CELLS, SIDE
from sixteen.tiles import SPECIAL, Tile

NAMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "draw": ((), ("tile",)),
    "place": (("tile", "cell"),),
    "drop": ((),),
    "take": (("tile", "cell"), ("tile",)),
    "cut": (("cell", "seat"),),
    "bin": (("row",),),
}
"""Each kind of move, and what it names, in each form that it has."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move; `kind` says which, and what else it names.

    - `"draw"`: draw a tile from the pouch. Without a `tile` it is the decision to draw,
      with one it is what came: the only kind in which chance has a say.
    - `"place"`: put the `tile` in hand on a `cell` of one's own board, in exchange for
      the tile that stands there, if one does.
    - `"drop"`: discard the tile in hand, or decline the special tile in hand.
    - `"take"`: take a `tile` from the discards and put it on a `cell`. Without a cell it
      is never legal: a screen asks it to learn why a taken tile cannot be dropped.
    - `"cut"`: cut the tile on a `cell` of another `seat`'s board with the scissors in hand.
    - `"bin"`: throw a `row` of one's own board (0 to 3) into the trash bin in hand.

    Raises `ValueError` for what is no move of any form.
    """

    kind: str
    tile: Tile | None = None
    cell: int = -1
    seat: int = -1
    row: int = -1

    def __post_init__(self) -> None:
        fields = {"tile": self.tile, "cell": self.cell, "seat": self.seat, "row": self.row}
        named = tuple(name for name, value in fields.items() if value not in (None, -1))
        if not (
            named in NAMES.get(self.kind, ())
            and (self.tile is None or self.kind == "draw" or self.tile.colour < SPECIAL)
            and -1 <= self.cell < len(CELLS)
            and self.seat >= -1
            and -1 <= self.row < SIDE
        ):
            raise ValueError(f"no move has this form: {self!r}")


DRAW = Move("draw")
DROP = Move("drop")

move = cache(Move)
"""The one object of each move: there are some 3,000, and checking each costs."""
