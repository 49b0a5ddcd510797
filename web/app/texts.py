"""What the page says of both games, in words: each sentence once, each through `_`.

The English sentence is the message itself, so that a catalogue of another language needs no
keys. Names go into sentences as they are; whoever puts a sentence into HTML escapes it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.language import _, _n, _p
from sixteen.bots.motives import SENTENCES as MOTIVES
from sixteen.bots.motives import SHOWN, Motive
from sixteen.cells import CELLS
from sixteen.reasons import SENTENCES, Reason
from sixteen.tiles import COLOUR_NAMES, END, RESTART, SCISSORS, SPECIAL, Tile

if TYPE_CHECKING:
    from app.session import Session

    Sitting = Session[Any, Any]

PAGE_SENTENCES = {
    "not-your-turn": "It is not your turn yet.",
    "choose-tile": "Choose a tile of your rack first.",
    "choose-row": "Choose a row first: one of those that are lit.",
    "other-row": "A tile goes to the row of its colour: this one to the {colour} row.",
    "same-row": "After scissors or the trash bin you can lay on the {colour} row only.",
    "nothing-anywhere": "There is nothing to take away yet: every row has only its 1.",
    "take-one": "The trash bin takes one tile at least.",
    "choose-cell": "Choose a cell of your board first: one of those that are lit.",
    "choose-cut": "Choose the tile to cut first: one of those that are lit.",
    "choose-bin": "Choose a row of your board first: tap one of its cells.",
    "no-way-back": "There is nothing that could be taken back now.",
    "other-seats": "The position is for {there} players, not for {value}.",
    "unknown-tiles": "Every rack of the position must be known.",
    "other-board": "That board is another player's: tap your own to see it again.",
}
"""What the page refuses by itself, beside the engine's own reasons."""


def bot_names() -> tuple[str, ...]:
    """What the bots are called, by seat."""
    return _("Basil"), _("Hazel"), _("Rowan"), _("Olive")


def game_name(game: str) -> str:
    """A game's name."""
    return {"sixteen": _("Sixteen"), "plus": _("Sixteen Plus")}[game]


def capital(words: str) -> str:
    """Words that begin something."""
    return words[:1].upper() + words[1:]


def colour_name(colour: int) -> str:
    """A tile's colour in words."""
    return _(COLOUR_NAMES[colour])


def row_colour(colour: int) -> str:
    """A row's colour in words, which in some languages is not quite a tile's."""
    return _p("row", COLOUR_NAMES[colour])


def rank_name(rank: int) -> str:
    """A number in words: `7`, `16 END`."""
    return {END: "16 END", RESTART: "16 RESTART"}.get(rank, str(rank))


def tile_name(tile: Tile) -> str:
    """A tile in words: `Red 7`, `Blue 16 END`, `Scissors`, `Trash bin`."""
    if tile.colour == SPECIAL:
        return _("Scissors") if tile == SCISSORS else _("Trash bin")
    return capital(numbered(tile.colour, rank_name(tile.rank)))


def in_sentence(tile: Tile) -> str:
    """A tile in the middle of a sentence: `red 7`, `blue 16 END`, `the scissors`."""
    if tile.colour == SPECIAL:
        return _("the scissors") if tile == SCISSORS else _("the trash bin")
    return numbered(tile.colour, rank_name(tile.rank))


def numbered(colour: int, number: str) -> str:
    """A colour and a number, or several, in the middle of a sentence: `red 7`, `blue 7–9`."""
    return _("{colour} {number}").format(colour=colour_name(colour), number=number)


def reason(why: Reason) -> str:
    """Why something cannot be done, as a sentence."""
    words = {name: _in_words(name, value) for name, value in why.data.items()}
    return capital(_({**SENTENCES, **PAGE_SENTENCES}[why.code]).format(**words))


def _in_words(name: str, value: Tile | int) -> str:
    if isinstance(value, Tile):
        return in_sentence(value)
    if name == "colour":
        return row_colour(value)
    return CELLS[value] if name in {"cell", "at"} else str(value)


def motive(why: Motive) -> str:
    """What speaks for a move, or against it, as a sentence."""
    words = {
        name: tiles_named(value) if isinstance(value, tuple) else _in_words(name, value)
        for name, value in why.data.items()
    }
    return capital(_(MOTIVES[why.code]).format(**words))


def tiles_named(tiles: Sequence[Tile]) -> str:
    """Tiles of one colour in the middle of a sentence: `red 9, 10, 16 END`; the first of many."""
    names = [rank_name(tile.rank) for tile in tiles[:SHOWN]]
    listed = ", ".join(names) + (", …" if len(tiles) > SHOWN else "")
    return numbered(tiles[0].colour, listed)


def last_told(session: "Sitting") -> str:
    """The last move as a sentence; nothing before the first."""
    if not session.chronicle:
        return ""
    seat, what = session.chronicle[-1]
    return f"{told(session.players[seat].name, what)}."


def waiting(session: "Sitting") -> str:
    """What is said while somebody else is at it: what came last, who is next."""
    state = session.playing.state
    if state.over:
        return last_told(session)
    turn = _("Next: {name}.").format(name=session.players[state.turn].name)
    return f"{last_told(session)} {turn}".strip()


def winning(session: "Sitting") -> str:
    """Who has won the match, as a headline; nothing while it goes on."""
    outcome = session.outcome
    if outcome is None:
        return ""
    names = [session.players[seat].name for seat in outcome.winners]
    if len(names) > 1:
        return _("{names} share the win!").format(names=", ".join(names))
    if session.people == list(outcome.winners):
        return _("You win!")
    return _("{name} wins!").format(name=names[0])


def tiles_left(count: int) -> str:
    """A number of tiles in words."""
    return _n("{count} tile", "{count} tiles", count).format(count=count)


def points(count: int) -> str:
    """A number of points in words."""
    return _n("{count} point", "{count} points", count).format(count=count)


def level_name(level: str | None) -> str:
    """Who plays a seat: a person, or a bot of some level."""
    names = {
        None: _("Person"),
        "easy": _("Easy bot"),
        "medium": _("Medium bot"),
        "hard": _("Hard bot"),
        "expert": _("Expert bot"),
    }
    return names.get(level) or _("Bot: {level}").format(level=level)


def told(name: str, what: str) -> str:
    """A move in words with who made it, for the log and for those who listen."""
    return _("{name}: {what}").format(name=name, what=what)


def turn_of(session: "Sitting", seat: int) -> str:
    """Whose turn it is, to that person."""
    if len(session.people) == 1:
        return _("Your turn.")
    return _("{name}, it is your turn.").format(name=session.players[seat].name)
