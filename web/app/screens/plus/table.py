"""The table of Sixteen Plus during play."""

from typing import Any

from app import texts
from app.drawing import icon, tile_class, tile_face
from app.language import _
from app.play.plus import texts as words
from app.play.plus.session import PlusSession
from app.screens import parts
from app.screens.dom import Node, animate, calm, element, fresh
from app.screens.plus.boards import Large, Small, large_frame, small_frame, touched_lately
from app.screens.plus.discards import Discards, discards_frame
from app.screens.plus.drags import BoardDrags
from app.screens.plus.keys import KEYS
from sixteen.cells import ROWS
from sixteen.games.plus import Move, Round
from sixteen.tiles import SPECIAL

CHANGE = 450
CALL = 1500
Ways = list[tuple[tuple[Any, ...], tuple[Any, ...]]]
"""From where tiles go, and to where."""


class PlusTable:
    """The table: boards, the pouch, the tile in hand, the discards and the buttons."""

    keys = KEYS
    drags = BoardDrags()
    first = ".cell[tabindex='0']"

    def __init__(self, session: PlusSession) -> None:
        self.root = fresh(
            "section",
            _frame(session),
            css="table plus",
            aria_label=_("Table"),
            data_seats=str(len(session.players)),
        )

        def find(selector: str) -> Any:
            return element(selector, self.root)

        self.large = Large(find(".large"))
        self.call = Node(find(".call"))
        self.change = Node(find(".change"))
        self.small = [Small(node) for node in find(".others").children]
        self.pouch = Node(find(".pouch"))
        self.pouch_count = Node(find(".pouch b"))
        self.pouch_note = Node(find(".pouch small"))
        self.hand = Node(find(".hand"))
        self.hand_note = Node(find(".hand-note"))
        self.discards = Discards(find(".piles"))
        self.log = parts.Log(find(".log"))
        self.say = Node(find(".say"))
        self.sentence = Node(find(".say span"))
        self.tools = parts.Tools(self.root)
        self.drop = Node(find('[data-do="drop"]'))
        self.cancel = Node(find('[data-do="cancel"]'))
        self.go = Node(find('[data-do="confirm"]'))
        self.state: Round = session.state
        self.front = session.front
        self.home = session.home
        self.chosen: Move | None = None
        self.update(session, travel=False)

    def update(self, session: PlusSession, travel: bool = True) -> None:
        """Show what has changed."""
        before, state = self.state, session.state
        news = self.log.update(session)
        ways = (
            _ways(before, state.history[-1], self.chosen)
            if news == 1
            else _ways_to_chosen(session, self.chosen)
            if news == 0
            else []
        )
        moving = travel and not calm()
        starts = [self._start(start).getBoundingClientRect() for start, _end in ways if moving]
        lately = touched_lately(state)
        self.state, self.front, self.chosen = state, session.front, session.coming
        self.large.update(session, lately)
        for seat, board in enumerate(self.small):
            board.update(session, seat, lately)
        self.discards.update(session)
        self._stock(session)
        self.sentence.text(words.situation(session))
        self.say.flag("refused", session.refused is not None)
        self._buttons(session)
        self.call.hide(not (state.outcome and state.outcome.seat is not None))
        if moving:
            targets = [self._place(end) for _start, end in ways]
            ends = [target.getBoundingClientRect() for target in targets]
            for target, start, end in zip(targets, starts, ends, strict=True):
                parts.travel(target, start, end, grow=True)
            if session.home != self.home:
                self._change_hands(session.players[session.home].name)
        self.home = session.home

    def _stock(self, session: PlusSession) -> None:
        """The pouch and the tile in hand."""
        state = session.state
        drawing = session.move is not None and session.move.kind == "draw"
        self.pouch_count.text(str(len(state.pouch)))
        self.pouch_note.text(words.pouch_note(state))
        self.pouch.attribute("aria-label", words.pouch_name(session))
        self.pouch.attribute("aria-disabled", "false" if drawing else "true")
        self.pouch.flag("here", drawing)
        tile = session.held
        drag = ' data-drag="hand"' if session.to_move and not session.coming else ""
        self.hand.flag("leaving", session.leaving is not None)
        self.hand.html(
            f'<span class="{tile_class(tile)}" role="img" aria-label="{texts.tile_name(tile)}"'
            f"{drag}>"
            f"{tile_face(tile)}</span>"
            if tile
            else ""
        )
        self.hand_note.text(words.hand_note(session))

    def _buttons(self, session: PlusSession) -> None:
        self.tools.update(session)
        tile = session.tile
        may_drop = bool(session.to_move and tile and not session.picked)
        self.drop.text(words.dropping(session))
        self.drop.attribute("aria-disabled", "false" if may_drop else "true")
        self.drop.hide(session.only_drop or session.chosen is not None)
        self.cancel.hide(not session.begun)
        self.go.text(words.action(session))
        self.go.attribute("aria-disabled", "false" if session.move else "true")

    def _start(self, spot: tuple[Any, ...]) -> Any:
        """The element of a spot from which a tile goes: that which was dragged has gone already."""
        dragged = element(".ghost-hand .tile", self.root) if spot[0] in ("hand", "pile") else None
        return dragged or self._place(spot)

    def _place(self, spot: tuple[Any, ...]) -> Any:
        """The element of a spot: the pouch, the hand, a cell of a board, a number's place."""
        kind, *where = spot
        if kind == "pouch":
            return self.pouch.element
        if kind == "hand":
            return element(".tile", self.hand.element) or self.hand.element
        if kind == "pile":
            return self.discards.tile_at(*where)
        seat, cell = where
        return (self.large if seat == self.front else self.small[seat]).tile_at(cell)

    def _change_hands(self, name: str) -> None:
        """Let the large board come forward and call its owner: it is another person's now."""
        self.change.text(_("{name}’s turn").format(name=name))
        animate(
            self.change.element,
            [{"opacity": "0"}, {"opacity": "1"}, {"opacity": "1"}, {"opacity": "0"}],
            CALL,
        )
        animate(
            self.large.root.element,
            [{"opacity": "0", "transform": "scale(.92)"}, {"opacity": "1", "transform": "none"}],
            CHANGE,
        )


def _ways(before: Round, move: Move, chosen: Move | None) -> Ways:
    """Which ways tiles go with a move that is made in the state before it.

    One that was chosen shows its tile on the cell already, and what goes out in hand.
    """
    seat, board = before.turn, before.boards[before.turn]
    if move.kind == "draw":
        return [(("pouch",), ("hand",))]
    if move.kind == "cut":
        cut = before.boards[move.seat][move.cell]
        return [(("cell", move.seat, move.cell), ("pile", cut.points))] if cut else []
    if move.kind == "bin":
        thrown = [(cell, tile) for cell in ROWS[move.row] if (tile := board[cell])]
        return [(("cell", seat, cell), ("pile", tile.points)) for cell, tile in thrown]
    tile = move.tile or before.hand
    if tile is None or tile.colour == SPECIAL:
        return []
    start = ("pile", tile.points) if move.kind == "take" else ("hand",)
    if move.kind == "drop":
        return [(start, ("pile", tile.points))]
    out = board[move.cell]
    here = ("cell", seat, move.cell)
    if move == chosen:
        return [(("hand",), ("pile", out.points))] if out else []
    leaving: Ways = [(here, ("pile", out.points))] if out else []
    return [(start, here), *leaving]


def _ways_to_chosen(session: PlusSession, before: Move | None) -> Ways:
    """Which ways tiles go when a cell is chosen for one: as they will, but for the last step."""
    move, seat = session.coming, session.state.turn
    if move is None or move == before or move.tile is None:
        return []
    here = ("cell", seat, move.cell)
    start: tuple[Any, ...] = ("pile", move.tile.points) if move.kind == "take" else ("hand",)
    if before and before.tile == move.tile:
        start = ("cell", seat, before.cell)
    return [(start, here), *([(here, ("hand",))] if session.leaving else [])]


def _frame(session: PlusSession) -> str:
    others = "".join(small_frame(session, seat) for seat in range(len(session.players)))
    return f"""{parts.bar(_("Sixteen Plus"), parts.tools())}
<div class="side">
  <div class="others" role="group" aria-label="{_("The other boards")}">{others}</div>
  {parts.log()}
</div>
<div class="arena"><div class="ground">
  {large_frame()}
  <div class="stock">
    <button type="button" class="pouch" data-do="draw" data-drag="pouch"
      >{icon("pouch")}<b></b><small></small></button>
    <div class="hand"></div>
    <p class="hand-note"></p>
  </div>
</div></div>
{discards_frame()}
<p class="say"><span></span></p>
<div class="actions">
  <button type="button" class="button" data-do="drop"></button>
  {parts.cancel()}
  <button type="button" class="button go" data-do="confirm"></button>
</div>"""
