"""Tiles and groups of tiles as text."""

import re
from collections.abc import Iterable

from sixteen.notation.reader import Reader
from sixteen.tiles import COLOURS, RANK_CODES, TILE_BY_CODE, Tile

WORD = re.compile(r"[A-Za-z0-9]+")
RANK = re.compile(r"[0-9]+[a-z]?")


def read_colour(reader: Reader) -> int:
    """A colour's capital, as 0 to 4."""
    letter = reader.text[reader.at : reader.at + 1]
    if not letter or letter not in COLOURS:
        reader.fail("a colour (R, O, G, B or K)")
    reader.at += 1
    return COLOURS.index(letter)


def read_rank(reader: Reader) -> int:
    """A rank: 1 to 15, `16x` or `16o`."""
    expected = "a rank (1 to 15, 16x or 16o)"
    start = reader.at
    word = reader.match(RANK, expected)
    if word not in RANK_CODES:
        reader.fail(expected, start)
    return RANK_CODES.index(word)


def read_tile(reader: Reader, expected: str = "a tile such as R7, K16x or S") -> Tile:
    """One tile."""
    start = reader.at
    word = reader.match(WORD, expected)
    if word not in TILE_BY_CODE:
        reader.fail(expected, start)
    return TILE_BY_CODE[word]


def read_tiles(reader: Reader) -> list[Tile]:
    """One tile or more, with dots between."""
    tiles = [read_tile(reader)]
    while reader.skip("."):
        tiles.append(read_tile(reader))
    return tiles


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles with dots between, `-` for none."""
    return ".".join(tile.code for tile in tiles) or "-"
