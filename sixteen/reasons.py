"""Why a move cannot be played: stable codes with their data.

The engine answers `why_not(move)` with a `Reason`. A program reads its code and
data; a person reads the sentence, here in plain English, on the page in the
player's own language from the same code and data.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sixteen.cells import CELLS
from sixteen.tiles import BIN, COLOUR_NAMES, END, RESTART, SCISSORS, Tile

SENTENCES: dict[str, str] = {
    "round-over": "The round is over.",
    "unknown-rack": "Not every tile of this rack is known, so nobody can tell.",
    "not-in-rack": "{tile} is not in this rack.",
    "row-closed": "The {colour} row stays closed in this round: its 1 is out of play.",
    "row-locked": "16 END locks the {colour} row until scissors or the trash bin take it away.",
    "not-higher": "{tile} must be higher than {value}, the value of its row.",
    "nothing-to-take": "There is nothing behind the 1 of the {colour} row to take away.",
    "bin-too-many": "Only {there} can be taken away behind the 1 of the {colour} row.",
    "bin-not-all": "The trash bin takes all {there} tiles behind the 1 of the {colour} row.",
    "can-move": "Passing is only for a player who has no move at all.",
    "row-not-rising": "{tile} on {cell} breaks the rise of its row: {other} is on {at}.",
    "column-not-rising": "{tile} on {cell} breaks the rise of its column: {other} is on {at}.",
    "must-place": "{tile} was taken from the discards, so it must go on the board.",
    "not-in-discards": "{tile} is not among the discards.",
    "not-top": "Only {other}, the tile dropped last, can be taken, not {tile}.",
    "not-in-pouch": "{tile} is not in the pouch, so it cannot be drawn.",
    "draw-open": "Which tile came out of the pouch must be said with the draw.",
    "nothing-in-hand": "There is no tile in hand: draw one, or take one from the discards.",
    "not-in-hand": "{tile} is not in hand, {other} is.",
    "settle-first": "{tile} is in hand and must be settled first.",
    "no-such-seat": "There is no seat {seat} in this game.",
    "own-board": "Scissors cut on another player's board, never on your own.",
    "nothing-to-cut": "There is no tile on {cell} of that board to cut.",
    "bin-row-empty": "There is no tile in row {row} of your board for the trash bin to take.",
    "bin-under-way": "The trash bin is under way: first draw what is to come, {there} in all.",
    "bin-other-row": "In a trash bin for row {row}, {tile} cannot go on {cell}.",
    "bin-no-exchange": "In a trash bin nothing is exchanged, and {other} is on {cell}.",
}
"""Each code with its English sentence; the names in braces are its data."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move cannot be played.

    `code` is one of `SENTENCES`; `data` holds what the sentence speaks of:
    `tile` and `other` (a `Tile` each), `colour` (0 to 4), `cell` and `at` (cells, 0 to
    15), `row` (1 to 4), `seat`, `value` and `there` (whole numbers).
    """

    code: str
    data: Mapping[str, Tile | int] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The reason as one English sentence."""
        return SENTENCES[self.code].format(
            **{name: _in_words(name, value) for name, value in self.data.items()}
        )


def _in_words(name: str, value: Tile | int) -> str:
    if isinstance(value, Tile):
        return tile_name(value)
    if name == "colour":
        return COLOUR_NAMES[value]
    return CELLS[value] if name in {"cell", "at"} else str(value)


def tile_name(tile: Tile) -> str:
    """A tile in English words: `Red 7`, `Blue 16 END`, `Scissors`, `Trash bin`."""
    if tile == SCISSORS:
        return "Scissors"
    if tile == BIN:
        return "Trash bin"
    rank = {END: "16 END", RESTART: "16 RESTART"}.get(tile.rank, str(tile.rank))
    return f"{COLOUR_NAMES[tile.colour].capitalize()} {rank}"
