"""Tiles as HTML: the one place that knows how a tile is put together.

Everything here is text made of constants and of whole numbers, so nothing needs
escaping; who lays names or sentences beside a tile escapes those.
"""

from app.texts import tile_name
from sixteen.tiles import END, RESTART, SCISSORS, SPECIAL, Tile

WORDS = {1: "START", END: "END", RESTART: "RESTART"}
MARKS = {END: "lock", RESTART: "loop"}


def icon(name: str, css: str = "icon") -> str:
    """One of the drawings at the top of the page, by its name."""
    return f'<svg class="{css}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def symbol(colour: int) -> str:
    """The symbol of a colour: disc, triangle, diamond, square or star."""
    return icon(f"c{colour}", "sym")


def tile_class(tile: Tile) -> str:
    """The class names of a tile."""
    names = ["tile", f"c{tile.colour}"]
    if tile.colour != SPECIAL:
        if tile.rank in (6, 9):
            names.append("dotted")
        if tile.rank in MARKS:
            names += ["sixteen", "end" if tile.rank == END else "restart"]
    return " ".join(names)


def tile_face(tile: Tile, word: bool = True) -> str:
    """What is drawn on a tile; `word` false leaves out START, END and RESTART."""
    if tile.colour == SPECIAL:
        return icon("scissors" if tile == SCISSORS else "bin", "art")
    parts = [symbol(tile.colour), f'<span class="num">{min(tile.rank, 16)}</span>']
    if tile.rank in MARKS:
        parts.append(icon(MARKS[tile.rank], "mark"))
    if word and tile.rank in WORDS:
        parts.append(f'<span class="word"><span>{WORDS[tile.rank]}</span></span>')
    return "".join(parts)


def tile_item(tile: Tile, css: str = "", word: bool = True) -> str:
    """A tile that is only looked at, as a list item with its name."""
    return (
        f'<li><span class="{tile_class(tile)} {css}" role="img" aria-label="{tile_name(tile)}">'
        f"{tile_face(tile, word)}</span></li>"
    )
