"""What the page says of a match of Sixteen Plus."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import texts
from app.language import _, _n
from app.texts import in_sentence
from sixteen.bots.plus.motives import motives
from sixteen.cells import CELLS, ROWS
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.match import Match
from sixteen.tiles import BIN, SCISSORS, SPECIAL, Tile

if TYPE_CHECKING:
    from app.play.plus.session import PlusSession


def tell(before: Round, move: Move, names: Sequence[str]) -> str:
    """A move, made in the state before it, as the log has it behind a name and a colon."""
    if move.kind == "draw":
        return _told_draw(before, move)
    if move.kind == "cut":
        return _("scissors, {name} loses {tile} on {cell}").format(
            name=names[move.seat],
            tile=_standing(before, move.seat, move.cell),
            cell=CELLS[move.cell],
        )
    if move.kind == "bin":
        return _("trash bin, row {row} goes: {tiles}").format(
            row=move.row + 1, tiles=", ".join(map(in_sentence, thrown(before, move.row)))
        )
    tile = move.tile or before.hand
    if tile is None:
        return ""
    if move.kind == "drop":
        verb = _("declines {tile}") if tile.colour == SPECIAL else _("drops {tile}")
        return verb.format(tile=in_sentence(tile))
    verb = _("takes {tile} for {cell}") if move.kind == "take" else _("{tile} on {cell}")
    what = verb.format(tile=in_sentence(tile), cell=CELLS[move.cell])
    out = before.boards[before.turn][move.cell]
    return _("{what}, {other} goes out").format(what=what, other=in_sentence(out)) if out else what


def _told_draw(before: Round, move: Move) -> str:
    tile = in_sentence(move.tile) if move.tile else ""
    what = _("draws {tile}").format(tile=tile)
    if before.under_way and move.tile and move.tile.colour == SPECIAL:
        what = _("{what}, out of the game").format(what=what)
    if refills(before):
        return _("shakes the discards back into the pouch, {what}").format(what=what)
    return what


def refills(before: Round) -> bool:
    """Whether a draw in this state puts the discards back into the pouch first."""
    return not before.pouch and not before.refills


def thrown(state: Round, row: int) -> list[Tile]:
    """The tiles on a row of the board of the seat to move."""
    board = state.boards[state.turn]
    return [tile for tile in (board[cell] for cell in ROWS[row]) if tile]


def _standing(state: Round, seat: int, cell: int) -> str:
    tile = state.boards[seat][cell]
    return in_sentence(tile) if tile else ""


def action(session: "PlusSession") -> str:
    """What the green button will do."""
    move, state = session.move, session.state
    if move is None:
        if session.tile == SCISSORS:
            return _("Choose a tile to cut")
        if session.tile == BIN:
            return _("Choose a row")
        return _("Choose a cell") if session.to_move else _("Draw a tile")
    if move.kind == "draw":
        return _("Draw a tile")
    if move.kind == "drop":
        return dropping(session)
    if move.kind == "cut":
        return _("Cut {tile}").format(tile=_standing(state, move.seat, move.cell))
    if move.kind == "bin":
        return _("Throw row {row} away").format(row=move.row + 1)
    tile = in_sentence(move.tile) if move.tile else ""
    out = _standing(state, state.turn, move.cell)
    if out:
        return _("Swap {other} for {tile}").format(other=out, tile=tile)
    verb = _("Take {tile} to {cell}") if move.kind == "take" else _("Put {tile} on {cell}")
    return verb.format(tile=tile, cell=CELLS[move.cell])


def dropping(session: "PlusSession") -> str:
    """What dropping means now."""
    tile = session.tile
    if tile and tile.colour == SPECIAL:
        return _("Decline")
    if tile and not session.picked:
        return _("Drop {tile}").format(tile=in_sentence(tile))
    return _("Drop")


def hint(session: "PlusSession", move: Move) -> str:
    """What was advised, with the weightiest reasons for it."""
    reasons = motives(session.state, move)[:2]
    return " ".join([_("Hint: {move}.").format(move=action(session)), *map(texts.motive, reasons)])


def situation(session: "PlusSession") -> str:
    """The one sentence above the buttons: what is going on, or why not."""
    if session.refused:
        return texts.reason(session.refused)
    state = session.state
    if state.outcome and state.outcome.seat is not None:
        name = session.players[state.outcome.seat].name
        return _("{name}: Sixteen! The board is full.").format(name=name)
    if not session.to_move:
        return _busy(session)
    if session.hint:
        return session.hint
    if session.asked or session.chosen:
        return _chosen(session)
    if session.picked:
        return _("{tile} of the discards: on which cell?").format(
            tile=texts.tile_name(session.picked)
        )
    if session.front != session.home and state.hand != SCISSORS:
        return _("This is the board of {name}.").format(name=session.players[session.front].name)
    if state.under_way:
        return _in_bin(session)
    if state.hand:
        return _drawn(session, state.hand)
    your_turn = texts.turn_of(session, state.turn)
    if session.takeable:
        return _("{turn} Draw a tile, or take one of the discards.").format(turn=your_turn)
    return _("{turn} Draw a tile.").format(turn=your_turn)


def _busy(session: "PlusSession") -> str:
    """What is said while somebody else is at it."""
    state = session.state
    if state.over or (state.hand is None and state.under_way is None):
        return texts.waiting(session)
    return texts.last_told(session)


def _chosen(session: "PlusSession") -> str:
    move = session.move
    if move is None:
        return ""
    press = _("The green button plays it.") if session.asked else ""
    if move == DRAW:
        return _("Really draw a tile? The green button does it.")
    if move == DROP and session.state.hand:
        return _("Really let {tile} go? The green button does it.").format(
            tile=in_sentence(session.state.hand)
        )
    return f"{_to_come(session, move)} {press}".strip()


def _to_come(session: "PlusSession", move: Move) -> str:
    """What the chosen move will do."""
    state = session.state
    if move.kind == "bin":
        count = len(thrown(state, move.row))
        return _n(
            "Row {row} goes, {count} tile, and as many are drawn for it.",
            "Row {row} goes, {count} tiles, and as many are drawn for it.",
            count,
        ).format(row=move.row + 1, count=count)
    if move.kind == "cut":
        return _("{name} loses {tile} on {cell}.").format(
            name=session.players[move.seat].name,
            tile=_standing(state, move.seat, move.cell),
            cell=CELLS[move.cell],
        )
    tile = texts.tile_name(move.tile) if move.tile else ""
    out = _standing(state, state.turn, move.cell)
    if out:
        return _("{tile} goes on {cell}, {other} goes out to the discards.").format(
            tile=tile, cell=CELLS[move.cell], other=out
        )
    return _("{tile} goes on {cell}.").format(tile=tile, cell=CELLS[move.cell])


def _drew(session: "PlusSession", tile: Tile) -> str:
    """What was drawn, by name where there are several people."""
    if len(session.people) == 1:
        return _("You drew {tile}.").format(tile=in_sentence(tile))
    name = session.players[session.state.turn].name
    return _("{name} drew {tile}.").format(name=name, tile=in_sentence(tile))


def _drawn(session: "PlusSession", tile: Tile) -> str:
    drawn = _drew(session, tile)
    if tile == SCISSORS:
        what = (
            _("There is nothing to cut on any board.")
            if session.only_drop
            else _("Whose tile is cut, and which?")
            if len(session.lit) > 1
            else _("Which tile of {name} is cut?").format(
                name=session.players[min(session.lit)].name
            )
        )
    elif tile == BIN:
        what = (
            _("Your board has nothing for it.")
            if session.only_drop
            else _("Which row of your board is thrown away?")
        )
    else:
        what = _("Put it on a cell, or drop it.")
    return f"{drawn} {what}"


def _in_bin(session: "PlusSession") -> str:
    """What is to be said while the trash bin is under way."""
    state = session.state
    if state.under_way is None:
        return ""
    row = state.under_way.row + 1
    if state.hand:
        what = (
            _("It fits nowhere in row {row}.")
            if session.only_drop
            else _("Put it in row {row}, or drop it.")
        )
        drawn = _drew(session, state.hand)
        return f"{drawn} {what.format(row=row)}"
    count = state.under_way.to_come
    to_come = _n(
        "Row {row}: {count} tile is to be drawn.",
        "Row {row}: {count} tiles are to be drawn.",
        count,
    ).format(row=row, count=count)
    last = state.history[-1] if state.history else None
    if last and last.kind == "draw" and last.tile:
        gone = _("{tile}: out of the game.").format(tile=texts.tile_name(last.tile))
        return f"{gone} {to_come}"
    return to_come


def ending(session: "PlusSession") -> tuple[str, str]:
    """How the match ended: a headline and the reason."""
    state = session.state
    outcome = state.outcome
    if outcome is None:
        return "", ""
    head = texts.winning(session)
    if outcome.seat is not None:
        name = session.players[outcome.seat].name
        return f"{_('Sixteen!')} {head}", _("All 16 cells of {name} are filled.").format(name=name)
    fullest = 16 - min(outcome.penalties)
    why = _n(
        "The pouch is empty for the second time. {count} filled cell is the most.",
        "The pouch is empty for the second time. {count} filled cells are the most.",
        fullest,
    ).format(count=fullest)
    return head, why


def hand_note(session: "PlusSession") -> str:
    """What is said below the tile in hand: whose it is, what becomes of it, what is to come."""
    state = session.state
    if session.leaving:
        return _("goes out")
    if state.under_way and state.under_way.to_come:
        return _("{count} to come").format(count=state.under_way.to_come)
    if state.hand and not session.to_move:
        return session.players[state.turn].name
    return _("in hand") if session.held else ""


def pouch_note(state: Round) -> str:
    """What there is to know of the pouch besides how many tiles are in it."""
    if state.refills:
        return _("last time round")
    return _("refilled once") if not state.pouch else ""


def pouch_name(session: "PlusSession") -> str:
    """The pouch in words."""
    state = session.state
    parts = [_("Pouch, {tiles}").format(tiles=texts.tiles_left(len(state.pouch)))]
    if state.refills:
        parts.append(_("when it is empty, the game ends"))
    elif not state.pouch:
        parts.append(_("the discards go back into it once"))
    return ", ".join(parts)


def filled(state: Round, seat: int) -> int:
    """How many cells of a board are filled."""
    return len(CELLS) - state.empty_cells(seat)


def standing(match: Match, seat: int) -> str:
    """How a seat stands in a match."""
    return _("{count} of 16").format(count=filled(match.state, seat))


def board_name(session: "PlusSession", seat: int) -> str:
    """A whole small board in words, from its bottom row up."""
    state = session.state
    parts = [
        _("Board of {name}, {count} of 16 filled").format(
            name=session.players[seat].name, count=filled(state, seat)
        )
    ]
    parts += [
        f"{CELLS[cell]} {in_sentence(tile)}" for cell, tile in enumerate(state.boards[seat]) if tile
    ]
    if seat in session.lit and session.state.hand == SCISSORS:
        parts.append(_("has tiles that can be cut"))
    return ", ".join(parts)


def cell_name(session: "PlusSession", cell: int) -> str:
    """A cell of the large board in words, with what can be done there."""
    state, seat = session.state, session.front
    standing = state.boards[seat][cell]
    parts = [CELLS[cell], in_sentence(standing) if standing else _("empty")]
    if cell in session.lit.get(seat, ()):
        parts.append(_may_be_done(session, bool(standing)))
    if session.chosen and session.touched(session.chosen, seat, cell):
        parts.append(_("chosen"))
    return ", ".join(parts)


def _may_be_done(session: "PlusSession", standing: bool) -> str:
    tile = session.tile
    if tile == SCISSORS:
        return _("can be cut")
    if tile == BIN:
        return _("this row can go")
    name = in_sentence(tile) if tile else ""
    if standing:
        return _("{tile} may take its place").format(tile=name)
    return _("{tile} may go here").format(tile=name)


def pile_name(session: "PlusSession", value: int) -> str:
    """The discards with one number in words."""
    names = [texts.tile_name(tile) for tile in session.pile(value)]
    if session.picked and session.picked.points == value:
        names.append(_("{tile} is picked").format(tile=in_sentence(session.picked)))
    return ", ".join(names)
