"""How somebody has sorted their rack: by colour, by number, or in an order of their own.

As text it is the kind, and the tiles of an own order behind it: `own R8.B3.S`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sixteen.tiles import ALL_TILES, SPECIAL, TILE_BY_CODE, Tile

ORDERS = ("colour", "number", "own")


@dataclass(frozen=True, slots=True)
class Order:
    """One of `ORDERS`; `own` are tiles from left to right, some of them perhaps laid since."""

    kind: str = "colour"
    own: tuple[Tile, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Order | None":
        """The order that a text says; `None` for what `written` did not write."""
        kind, _, codes = text.partition(" ")
        tiles = [TILE_BY_CODE.get(code) for code in codes.split(".")] if codes else []
        known = tuple(tile for tile in tiles if tile)
        if kind not in ORDERS or len(known) < len(tiles) or len(known) > len(ALL_TILES):
            return None
        return cls(kind, known)

    @property
    def written(self) -> str:
        """The order as text."""
        return f"{self.kind} {'.'.join(tile.code for tile in self.own)}".rstrip()

    def sorted(self, rack: Sequence[Tile]) -> tuple[Tile, ...]:
        """A rack in this order."""
        if self.kind == "number":
            return tuple(sorted(rack, key=_by_number))
        left = sorted(rack)
        if self.kind == "colour":
            return tuple(left)
        known = []
        for tile in self.own:
            if tile in left:
                left.remove(tile)
                known.append(tile)
        return (*known, *left)

    def moved(self, rack: Sequence[Tile], start: int, to: int) -> "Order":
        """The own order in which the tile at one place of the rack has gone to another."""
        tiles = list(self.sorted(rack))
        tiles.insert(to, tiles.pop(start))
        return Order("own", tuple(tiles))


def _by_number(tile: Tile) -> tuple[bool, int, int]:
    return tile.colour == SPECIAL, tile.rank, tile.colour
