"""Everything the page says, in words: each sentence once, each through `_`.

The English sentence is the message itself, so that a catalogue of another language needs no
keys. Names go into sentences as they are; whoever puts a sentence into HTML escapes it.
"""

from gettext import NullTranslations
from typing import TYPE_CHECKING

from sixteen.cells import CELLS
from sixteen.games.sixteen import Move, Round
from sixteen.reasons import SENTENCES, Reason
from sixteen.tiles import COLOUR_NAMES, END, RESTART, SCISSORS, SPECIAL, Tile

if TYPE_CHECKING:
    from app.session import Session

_catalogue = NullTranslations()
_ = _catalogue.gettext
_n = _catalogue.ngettext

PAGE_SENTENCES = {
    "not-your-turn": "It is not your turn yet.",
    "choose-tile": "Choose a tile of your rack first.",
    "choose-row": "Choose a row first: one of those that are lit.",
    "other-row": "A tile goes to the row of its colour: this one to the {colour} row.",
    "same-row": "After scissors or the trash bin you can lay on the {colour} row only.",
    "nothing-anywhere": "There is nothing to take away yet: every row has only its 1.",
    "take-one": "The trash bin takes one tile at least.",
}
"""What the page refuses by itself, beside the engine's own reasons."""


def colour_name(colour: int) -> str:
    """A colour in words."""
    return _(COLOUR_NAMES[colour])


def rank_name(rank: int) -> str:
    """A number in words: `7`, `16 END`."""
    return {END: "16 END", RESTART: "16 RESTART"}.get(rank, str(rank))


def tile_name(tile: Tile) -> str:
    """A tile in words: `Red 7`, `Blue 16 END`, `Scissors`, `Trash bin`."""
    if tile.colour == SPECIAL:
        return _("Scissors") if tile == SCISSORS else _("Trash bin")
    colour = colour_name(tile.colour)
    return _("{colour} {number}").format(
        colour=colour[:1].upper() + colour[1:], number=rank_name(tile.rank)
    )


def reason(why: Reason) -> str:
    """Why something cannot be done, as a sentence."""
    words = {name: _in_words(name, value) for name, value in why.data.items()}
    return _({**SENTENCES, **PAGE_SENTENCES}[why.code]).format(**words)


def _in_words(name: str, value: Tile | int) -> str:
    if isinstance(value, Tile):
        return tile_name(value)
    if name == "colour":
        return colour_name(value)
    return CELLS[value] if name in {"cell", "at"} else str(value)


def ranks(move: Move) -> str:
    """The numbers that a move lays: `7`, `10–12`, `14–16 END`."""
    if move.first == move.last:
        return rank_name(move.first)
    return f"{move.first}–{rank_name(move.last)}"


def done(move: Move) -> str:
    """A move as the log has it, behind a name and a colon."""
    if move.colour < 0:
        return _("pass")
    colour = colour_name(move.colour)
    lay = _("{colour} {number}").format(colour=colour, number=ranks(move)) if move.first else ""
    if not move.special:
        return lay
    if move.special == "S":
        cut = _("scissors on {colour}").format(colour=colour)
    else:
        cut = _n(
            "trash bin on {colour}, {count} tile", "trash bin on {colour}, {count} tiles", move.take
        ).format(colour=colour, count=move.take)
    return _("{first}, then {second}").format(first=cut, second=lay) if lay else cut


def told(name: str, move: Move) -> str:
    """A move with who made it, for the log and for those who listen."""
    return _("{name}: {what}").format(name=name, what=done(move))


def action(session: "Session") -> str:
    """What the green button will do."""
    move = session.move
    step = session.step
    if move is None:
        if step.special:
            return _("Choose a row")
        return _("Choose a tile")
    colour = colour_name(move.colour)
    lay = ranks(move) if move.first else ""
    if not move.special:
        return _("Lay {colour} {number}").format(colour=colour, number=lay)
    if move.special == "S":
        last = rank_name(session.state.rows[move.colour][-1].rank)
        if lay:
            return _("Cut {last}, lay {number}").format(last=last, number=lay)
        return _("Cut {colour} {last}").format(colour=colour, last=last)
    if lay:
        return _("Take {count}, lay {number}").format(count=move.take, number=lay)
    return _n("Take {count} tile", "Take {count} tiles", move.take).format(count=move.take)


def situation(session: "Session") -> str:
    """The one sentence above the rack: what is going on, or why not."""
    if session.refused:
        return reason(session.refused)
    state = session.state
    if not session.to_move:
        return waiting(session)
    if session.step.begun:
        return chosen(session)
    your_turn = turn_of(session, state.turn)
    if session.only_pass:
        return _("{turn} Nothing fits: you can only pass.").format(turn=your_turn)
    return your_turn


def waiting(session: "Session") -> str:
    """What is said while somebody else is at it: what came last, who is next."""
    state = session.state
    if state.over:
        return f"{told(session.players[state.log[-1][0]].name, state.log[-1][1])}."
    turn = _("Next: {name}.").format(name=session.players[state.turn].name)
    if not state.history:
        return turn
    seat, move = state.log[-1]
    return f"{told(session.players[seat].name, move)}. {turn}"


def turn_of(session: "Session", seat: int) -> str:
    """Whose turn it is, to that person."""
    if len(session.people) == 1:
        return _("Your turn.")
    return _("{name}, it is your turn.").format(name=session.players[seat].name)


def chosen(session: "Session") -> str:
    """What the chosen things will do, or what is to be chosen next."""
    step = session.step
    move = session.move
    if move is None:
        if step.special == "S":
            return _("Scissors: which row loses its last tile?")
        return _("Trash bin: which row is to be emptied?")
    row = session.state.rows[move.colour]
    colour = colour_name(move.colour)
    if not step.special:
        return _("{colour} {number} goes behind the {last}.").format(
            colour=colour[:1].upper() + colour[1:], number=ranks(move), last=rank_name(row[-1].rank)
        )
    if move.first:
        return _("{colour} {number} goes behind the {last} that stays.").format(
            colour=colour[:1].upper() + colour[1:],
            number=ranks(move),
            last=rank_name(row[-1 - move.take].rank),
        )
    if step.layable(session.legal):
        return _("You can lay on the {colour} row, too, or leave it at that.").format(colour=colour)
    return _("You have nothing to lay there afterwards.")


def row_note(state: Round, colour: int) -> str:
    """What there is to know of a row besides its tiles; nothing for an ordinary one."""
    if state.closed(colour):
        return _("Closed: its 1 is out of play")
    if state.locked(colour):
        return _("Locked until scissors or bin")
    if state.rows[colour][-1].rank == RESTART:
        return _("Open again from 0")
    return ""


def row_name(session: "Session", colour: int) -> str:
    """A whole row in words, with what a tap on it would do."""
    state = session.state
    note = row_note(state, colour)
    parts = [_("{colour} row").format(colour=colour_name(colour).capitalize())]
    if state.rows[colour]:
        parts.append(", ".join(rank_name(tile.rank) for tile in state.rows[colour]))
    if note:
        parts.append(note)
    elif not state.closed(colour):
        parts.append(_("value {value}").format(value=state.value(colour)))
    last = last_on(state, colour)
    if last:
        parts.append(told(session.players[last[0]].name, last[1]))
    if colour in session.rows:
        move = session.move
        parts.append(action(session) if move and move.colour == colour else _("Choose this row"))
    return ". ".join(parts)


def last_on(state: Round, colour: int) -> tuple[int, Move] | None:
    """Who moved last on a row, and how."""
    moves = (entry for entry in reversed(state.log) if entry[1].colour == colour)
    return next(moves, None)


def ending(session: "Session") -> tuple[str, str]:
    """How the round or the match ended: a headline and the reason."""
    state = session.state
    outcome = state.outcome
    names = [player.name for player in session.players]
    result = session.outcome
    if outcome is None:
        return "", ""
    why = (
        _("{name}: no tile left.").format(name=names[outcome.seat])
        if outcome.seat is not None
        else _("Everybody passed.")
    )
    if result is None:
        return _("Round {number} is over").format(number=len(session.playing.rounds)), why
    if len(result.winners) == 1:
        winner = result.winners[0]
        alone = session.people == [winner]
        head = _("You win!") if alone else _("{name} wins!").format(name=names[winner])
    else:
        head = _("{names} share the win!").format(
            names=", ".join(names[seat] for seat in result.winners)
        )
    lowest = min(session.playing.totals)
    because = {
        "out": _("An empty rack wins the match at once."),
        "single": _n(
            "{count} point left over is the least.",
            "{count} points left over are the least.",
            lowest,
        ),
        "target": _n(
            "{count} point in all is the least.", "{count} points in all are the least.", lowest
        ),
    }[result.termination].format(count=lowest)
    return head, f"{why} {because}"


def match_goal(session: "Session") -> str:
    """The round's number and what ends the match."""
    target = session.playing.rules.target
    if target is None:
        return _("One round")
    return _("Round {number} · to {target}").format(
        number=len(session.playing.rounds), target=target
    )


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
