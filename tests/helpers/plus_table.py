"""Sixteen Plus in short words, so that its tests read like a rule book."""

from sixteen.games.plus import PlusRules, Round
from sixteen.notation.plus import format_move, format_position, parse_move, parse_position
from sixteen.tiles import ALL_TILES

NAMES = [column + row for row in "1234" for column in "abcd"]
EMPTY = ",".join(["-.-.-.-"] * 4)
"""An empty board."""

FULL = "R1.R2.R3.R4,O2.O3.O4.O5,G3.G4.G5.G6,B4.B5.B6.B7"


def board(**cells: str) -> str:
    """A board from its named cells: `board(a1="R1", d4="G16x")`."""
    tiles = [cells.pop(name, "-") for name in NAMES]
    assert not cells
    return ",".join(".".join(tiles[start : start + 4]) for start in range(0, 16, 4))


def at(  # noqa: PLR0913
    *boards: str,
    discards: str = "-",
    hand: str = "-",
    gone: str = "-",
    turn: int = 0,
    refills: int = 0,
    pouch: str | None = None,
) -> str:
    """A position; seats without a board have an empty one.

    With a `pouch`, every tile that is named nowhere is put among the discards, first.
    """
    both = [*boards, EMPTY, EMPTY][: max(2, len(boards))]
    if pouch is not None:
        text = " ".join([*both, discards, hand.split(":")[0], gone, pouch])
        named = [tile for tile in text.replace("/", ".").replace(",", ".").replace(" ", ".").split(".")]
        others = [tile.code for tile in ALL_TILES if tile.code not in {*named, "S", "T"}]
        discards = ".".join([*others, *([] if discards == "-" else [discards])])
        left = [tile for tile in ("S", "S", "T")]
        for tile in named:
            if tile in left:
                left.remove(tile)
        gone = ".".join([*([] if gone == "-" else [gone]), *left]) or "-"
    return f"{'/'.join(both)} {discards} {hand} {gone} {turn} {refills}"
