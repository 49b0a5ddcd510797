"""Colours, ranks and tiles, and the short code of each tile (RULES 1, 4).

Colours are the numbers 0 to 4 in the order of the rows, R O G B K. Ranks are 1
to 15, then 16 for `16 END` and 17 for `16 RESTART`.
"""

from typing import NamedTuple

COLOURS = "ROGBK"
COLOUR_NAMES = ("red", "orange", "green", "blue", "black")
END = 16
RESTART = 17
SPECIAL = len(COLOURS)
"""The "colour" of scissors and trash bin, so that they sort behind all others."""

COLOUR_CODES: tuple[str, ...] = (*COLOURS, "")
RANK_CODES: tuple[str, ...] = (
    "",
    *(str(number) for number in range(1, 16)),
    "16x",
    "16o",
    "S",
    "T",
)
"""The text of each rank; there is no rank 0, and 18 and 19 are scissors and trash bin."""

SPECIAL_PENALTY = 20


class Tile(NamedTuple):
    """One tile: a colour (0 to 4, or `SPECIAL`) and a rank.

    Tiles sort as a rack is read: by colour, then by rank, specials last.
    """

    colour: int
    rank: int

    @property
    def code(self) -> str:
        """The tile in notation: `R7`, `K16x`, `O16o`, `S` or `T` (RULES 4)."""
        return COLOUR_CODES[self.colour] + RANK_CODES[self.rank]

    @property
    def points(self) -> int:
        """What the tile costs when it is left over (RULES 2.8)."""
        return SPECIAL_PENALTY if self.colour == SPECIAL else min(self.rank, 16)


SCISSORS = Tile(SPECIAL, 18)
BIN = Tile(SPECIAL, 19)

ALL_TILES: tuple[Tile, ...] = (
    *(Tile(colour, rank) for colour in range(SPECIAL) for rank in range(1, RESTART + 1)),
    SCISSORS,
    SCISSORS,
    BIN,
)
"""The 88 tiles of the box (RULES 1.1)."""

TILE_BY_CODE: dict[str, Tile] = {tile.code: tile for tile in ALL_TILES}
