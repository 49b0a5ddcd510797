"""The table during play."""

from typing import Any

from app import texts
from app.drawing import icon, symbol, tile_class, tile_face, tile_item
from app.language import _, _n
from app.play.sixteen import texts as words
from app.play.sixteen.session import SixteenSession
from app.screens import parts
from app.screens.dom import Node, all_of, calm, element, escape, fresh
from app.screens.sixteen.drags import RackDrags
from app.screens.sixteen.keys import KEYS
from app.screens.sixteen.rack import Rack
from sixteen.games.sixteen import Move
from sixteen.tiles import SPECIAL, Tile

LONG_ROW = 15
MANY_OUT = 8
SMALL_RACK = 23
"""The styles reckon with so many slots for a small rack, with 31 for a large one."""
TWO = 2


class Table:
    """The table: seats, rows, what is out, the rack and the buttons."""

    keys = KEYS
    drags = RackDrags()
    first = ".slot[tabindex='0']"

    def __init__(self, session: SixteenSession) -> None:
        self.root = fresh(
            "section",
            _frame(session),
            css="table",
            aria_label=_("Table"),
            data_size="large" if _largest_rack(session) > SMALL_RACK else "small",
        )

        def find(selector: str) -> Any:
            return element(selector, self.root)

        self.where = Node(find(".where"))
        self.seats = [_Seat(item) for item in find(".seats").children]
        self.rows = [_Row(button, colour) for colour, button in enumerate(find(".rows").children)]
        self.tray = Node(find(".tray"))
        self.out = Node(find(".tray .minis"))
        self.log = parts.Log(find(".log"))
        self.say = Node(find(".say"))
        self.sentence = Node(find(".say span"))
        self.rack = Rack(find(".rack"))
        self.stepper = Node(find(".stepper"))
        self.count = Node(find(".stepper output"))
        self.tools = parts.Tools(self.root)
        self.pass_turn = Node(find('[data-do="pass"]'))
        self.cancel = Node(find('[data-do="cancel"]'))
        self.go = Node(find('[data-do="confirm"]'))
        self.shown = 0
        self.update(session, travel=False)

    def update(self, session: SixteenSession, travel: bool = True) -> None:
        """Show what has changed."""
        state = session.state
        news = state.log[self.shown :]
        moved = news[-1] if len(news) == 1 and travel and not calm() else None
        origin = self._origin(session, moved) if moved else None
        if travel and not calm():
            self.rack.remember(session)
        self.where.text(words.match_goal(session))
        for seat, card in enumerate(self.seats):
            card.update(session, seat)
        for row in self.rows:
            row.update(session)
        out = state.removed
        items = "".join(tile_item(tile, word=False) for tile in out)
        self.out.html(items or f"<li>{_('nothing')}</li>")
        self.tray.flag("many", len(out) > MANY_OUT)
        self.shown = len(state.log)
        self.log.update(session)
        self.rack.update(session)
        self.sentence.text(words.situation(session))
        self.say.flag("refused", session.refused is not None)
        self._buttons(session)
        if moved and origin:
            self._travel(moved[1], origin)
        else:
            self.rack.settle()

    def _buttons(self, session: SixteenSession) -> None:
        self.tools.update(session)
        takes = session.takes
        self.stepper.hide(len(takes) < 2)
        self.count.text(str(session.step.take))
        mine = session.to_move
        self.pass_turn.attribute("aria-disabled", "false" if mine else "true")
        self.pass_turn.hide(session.begun)
        self.pass_turn.flag("go", session.only_pass)
        self.cancel.hide(not session.begun)
        self.go.text(words.action(session))
        self.go.flag("go", not session.only_pass)
        self.go.attribute("aria-disabled", "false" if session.move else "true")
        self.go.hide(session.only_pass)

    def _origin(self, session: SixteenSession, moved: tuple[int, Move]) -> list[Any] | None:
        """Where the tiles of a move come from: the rack, or the card of whose they are."""
        seat, move = moved
        if not move.first:
            return None
        if seat == session.eyes:
            found = self.rack.places(move.tiles)
            if found:
                return found
        return [self.seats[seat].node.element.getBoundingClientRect()]

    def _travel(self, move: Move, origin: list[Any]) -> None:
        row = self.rows[move.colour]
        laid = all_of(".tile", row.track.element)[-len(move.tiles) :]
        places = [tile.getBoundingClientRect() for tile in laid]
        self.rack.settle()
        for number, (tile, there) in enumerate(zip(laid, places, strict=True)):
            parts.travel(tile, origin[min(number, len(origin) - 1)], there)


class _Seat:
    """The card of one seat."""

    def __init__(self, item: Any) -> None:
        self.node = Node(item)
        self.tiles = Node(element(".tiles b", item))
        self.tiles_word = Node(element(".tiles small", item))
        self.points = Node(element(".points b", item))
        self.points_word = Node(element(".points small", item))

    def update(self, session: SixteenSession, seat: int) -> None:
        """Show how that seat stands."""
        state = session.state
        turn = state.turn == seat and not state.over
        self.node.flag("turn", turn)
        self.node.attribute("aria-current", "true" if turn else None)
        self.node.flag("has-passed", state.passed(seat))
        tiles, points = state.rack_size(seat), session.view.totals[seat]
        self.tiles.text(str(tiles))
        self.tiles_word.text(_n("tile", "tiles", tiles))
        self.points.text(str(points))
        self.points_word.text(_n("point", "points", points))


class _Row:
    """One row, a button as a whole."""

    def __init__(self, button: Any, colour: int) -> None:
        self.colour = colour
        self.node = Node(button)
        self.value = Node(element(".value", button))
        self.by = Node(element(".by", button))
        self.track = Node(element(".track", button))
        self.note = Node(element(".note", button))

    def update(self, session: SixteenSession) -> None:
        """Show the row, what is known of it, and whether it can be tapped."""
        state = session.state
        colour = self.colour
        tiles = state.rows[colour]
        locked = state.locked(colour)
        note = words.row_note(state, colour)
        reopened = bool(note) and not locked and bool(tiles)
        last = words.last_on(state, colour)
        fresh_now = last is not None and last == _last_play(state)
        here = colour in session.rows
        self.node.flag("locked", locked)
        self.node.flag("closed", not tiles)
        self.node.flag("reopened", reopened)
        self.node.flag("fresh", fresh_now)
        self.node.flag("here", here)
        self.node.attribute("aria-label", words.row_name(session, colour))
        self.node.attribute("aria-disabled", "false" if here else "true")
        self.value.html(icon("lock") if locked else str(state.value(colour)) if tiles else "–")
        name = session.players[last[0]].name if last else ""
        self.by.text(_("locked") if locked else _("restart") if reopened else name)
        if note:
            mark = icon("lock") if locked else icon("loop") if reopened else ""
            self.note.html(f"{mark}<span>{escape(note)}</span>")
        else:
            self.note.html(f"<span>{escape(_told(name, last[1]))}</span>" if last else "")
        self.track.variable("--n", str(len(tiles)))
        self.track.flag("long", len(tiles) > LONG_ROW)
        self.track.html(
            _tiles(tiles, len(last[1].tiles) if last and fresh_now else 0, _going(session, colour))
            + f'<span class="ghost">{_ghost(session) if here else ""}</span>'
        )


def _largest_rack(session: SixteenSession) -> int:
    start = session.playing.rounds[-1].start
    return max(int(start.rack_size(seat)) for seat in range(start.seats))


def _last_play(state: Any) -> tuple[int, Move] | None:
    plays = (entry for entry in reversed(state.log) if entry[1].colour >= 0)
    return next(plays, None)


def _told(name: str, move: Move) -> str:
    return texts.told(name, words.done(move) if move.special else words.ranks(move))


def _going(session: SixteenSession, colour: int) -> int:
    step = session.step
    return step.take if step.special and step.colour == colour else 0


def _ghost(session: SixteenSession) -> str:
    step, move = session.step, session.move
    if move and move.first:
        return words.ranks(move)
    return icon("scissors" if step.special == "S" else "bin")


def _tiles(tiles: tuple[Tile, ...], fresh_count: int, going: int) -> str:
    last = len(tiles) - 1
    parts = []
    for number, tile in enumerate(tiles):
        css = "last" if number == last else "buried"
        if number > last - fresh_count:
            css += " fresh"
        if number > last - going:
            css += " going"
        parts.append(
            f'<span class="{tile_class(tile)} {css}">{tile_face(tile, number == last)}</span>'
        )
    return "".join(parts)


def _frame(session: SixteenSession) -> str:
    seats = "".join(_seat_card(session, seat) for seat in range(len(session.players)))
    rows = "".join(
        f'<button type="button" class="row c{colour}" data-do="row" data-value="{colour}"'
        f' tabindex="{-1 if colour else 0}"><span class="head">{symbol(colour)}'
        '<b class="value"></b><span class="by"></span></span>'
        '<span class="track"></span><span class="note"></span></button>'
        for colour in range(SPECIAL)
    )
    two = " two" if len(session.players) == TWO else ""
    tools = parts.tools() + parts.tool("sort", _("Sort my tiles"))
    tools += parts.tool("hide", _("Hide my tiles"))
    return f"""
{parts.bar(_("Sixteen"), tools)}
<div class="side">
  <ol class="seats{two}" aria-label="{_("Players")}">{seats}</ol>
  {parts.log()}
</div>
<div class="board">
  <div class="rows" role="group" aria-label="{_("Rows")}">{rows}</div>
  <div class="tray"><span class="label">{_("Taken away:")}</span>
    <ul class="minis" aria-label="{_("Taken away")}"></ul></div>
</div>
<p class="say"><span></span></p>
<div class="rack" role="group"><div class="tiles"></div></div>
<div class="actions">
  <div class="stepper" role="group" aria-label="{_("How many tiles")}" hidden>
    <button type="button" class="button square" data-do="fewer" aria-label="{_("Fewer")}">−</button>
    <output></output>
    <button type="button" class="button square" data-do="more" aria-label="{_("More")}">+</button>
  </div>
  <button type="button" class="button" data-do="pass">{_("Pass")}</button>
  {parts.cancel()}
  <button type="button" class="button go" data-do="confirm"></button>
</div>"""


def _seat_card(session: SixteenSession, seat: int) -> str:
    player = session.players[seat]
    return (
        f'<li class="seat"><div class="name"><span>{escape(player.name)}</span>'
        f"{parts.level(player.bot)}</div>"
        f'<span class="passed">{_("passed")}</span>'
        f'<div class="tiles">{icon("tiles")}<b></b> <small></small></div>'
        f'<div class="points"><b></b> <small></small></div></li>'
    )
