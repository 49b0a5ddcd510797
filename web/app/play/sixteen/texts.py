"""What the page says of a match of Sixteen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import texts
from app.language import _, _n
from sixteen.bots.motives import motives
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.match import Match
from sixteen.tiles import RESTART

if TYPE_CHECKING:
    from app.play.sixteen.session import SixteenSession


def tell(_before: Round, move: Move, _names: Sequence[str]) -> str:
    """A move as the log has it, behind a name and a colon."""
    return done(move)


def ranks(move: Move) -> str:
    """The numbers that a move lays: `7`, `10–12`, `14–16 END`."""
    if move.first == move.last:
        return texts.rank_name(move.first)
    return f"{move.first}–{texts.rank_name(move.last)}"


def done(move: Move) -> str:
    """A move as the log has it, behind a name and a colon."""
    if move.colour < 0:
        return _("pass")
    lay = texts.numbered(move.colour, ranks(move)) if move.first else ""
    if not move.special:
        return lay
    colour = texts.row_colour(move.colour)
    if move.special == "S":
        cut = _("scissors on {colour}").format(colour=colour)
    else:
        cut = _n(
            "trash bin on {colour}, {count} tile", "trash bin on {colour}, {count} tiles", move.take
        ).format(colour=colour, count=move.take)
    return _("{first}, then {second}").format(first=cut, second=lay) if lay else cut


def action(session: "SixteenSession") -> str:
    """What the green button will do."""
    move = session.move
    step = session.step
    if move is None:
        if step.special:
            return _("Choose a row")
        return _("Choose a tile")
    if move == PASS:
        return _("Pass")
    colour = texts.colour_name(move.colour)
    lay = ranks(move) if move.first else ""
    if not move.special:
        return _("Lay {colour} {number}").format(colour=colour, number=lay)
    if move.special == "S":
        last = texts.rank_name(session.state.rows[move.colour][-1].rank)
        if lay:
            return _("Cut {last}, lay {number}").format(last=last, number=lay)
        return _("Cut {colour} {last}").format(colour=colour, last=last)
    if lay:
        return _("Take {count}, lay {number}").format(count=move.take, number=lay)
    return _n("Take {count} tile", "Take {count} tiles", move.take).format(count=move.take)


def situation(session: "SixteenSession") -> str:
    """The one sentence above the rack: what is going on, or why not."""
    if session.refused:
        return texts.reason(session.refused)
    state = session.state
    if not session.to_move:
        return texts.waiting(session)
    if session.hint:
        return session.hint
    if session.passing:
        return _("Really pass? The green button does it.")
    if session.step.begun:
        press = _("The green button plays it.") if session.asked else ""
        return f"{chosen(session)} {press}".strip()
    your_turn = texts.turn_of(session, state.turn)
    if session.only_pass:
        return _("{turn} Nothing fits: you can only pass.").format(turn=your_turn)
    return your_turn


def hint(state: Round, move: Move) -> str:
    """What was advised, with the weightiest reasons for it, and what there is against it."""
    found = motives(state, move)
    against = [one for one in found if one.code == "gives-up"]
    reasons = [one for one in found if one.code != "gives-up"][: 1 if against else 2]
    what = _("Hint: {move}.").format(move=done(move))
    return " ".join([what, *map(texts.motive, reasons + against)])


def chosen(session: "SixteenSession") -> str:
    """What the chosen things will do, or what is to be chosen next."""
    step = session.step
    move = session.move
    if move is None:
        if step.special == "S":
            return _("Scissors: which row loses its last tile?")
        return _("Trash bin: which row is to be emptied?")
    row = session.state.rows[move.colour]
    if move.first:
        behind = (
            _("{tiles} goes behind the {last} that stays.")
            if step.special
            else _("{tiles} goes behind the {last}.")
        )
        return texts.capital(
            behind.format(
                tiles=texts.numbered(move.colour, ranks(move)),
                last=texts.rank_name(row[-1 - move.take].rank),
            )
        )
    if step.layable(session.legal):
        colour = texts.row_colour(move.colour)
        return texts.capital(
            _("You can lay on the {colour} row, too, or leave it at that.").format(colour=colour)
        )
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


def row_name(session: "SixteenSession", colour: int) -> str:
    """A whole row in words, with what a tap on it would do."""
    state = session.state
    note = row_note(state, colour)
    parts = [texts.capital(_("{colour} row").format(colour=texts.row_colour(colour)))]
    if state.rows[colour]:
        parts.append(", ".join(texts.rank_name(tile.rank) for tile in state.rows[colour]))
    if note:
        parts.append(note)
    elif not state.closed(colour):
        parts.append(_("value {value}").format(value=state.value(colour)))
    last = last_on(state, colour)
    if last:
        parts.append(texts.told(session.players[last[0]].name, done(last[1])))
    if colour in session.rows:
        move = session.move
        parts.append(action(session) if move and move.colour == colour else _("Choose this row"))
    return ". ".join(parts)


def last_on(state: Round, colour: int) -> tuple[int, Move] | None:
    """Who moved last on a row, and how."""
    moves = (entry for entry in reversed(state.log) if entry[1].colour == colour)
    return next(moves, None)


def standing(match: Match, seat: int) -> str:
    """How a seat stands in a match."""
    return texts.points(match.totals[seat])


def ending(session: "SixteenSession") -> tuple[str, str]:
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
    return texts.winning(session), f"{why} {because}"


def match_goal(session: "SixteenSession") -> str:
    """The round's number and what ends the match."""
    target = session.playing.rules.target
    if target is None:
        return _("One round")
    return _("Round {number} · to {target}").format(
        number=len(session.playing.rounds), target=target
    )
