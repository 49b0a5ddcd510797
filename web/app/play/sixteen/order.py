"""How somebody has sorted their rack: by colour, by number, or in an order of their own."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixteen.tiles import SPECIAL, Tile

ORDERS = ("colour", "number", "own")


@dataclass(frozen=True, slots=True)
class Order:
    """One of `ORDERS`; `own` are tiles from left to right, some of them perhaps laid since."""

    kind: str = "colour"
    own: tuple[Tile, ...] = ()

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
