"""The boards: the large one, whose cells can be tapped, and the small ones of the others."""

from typing import Any

from app.drawing import icon, tile_class, tile_face
from app.language import _
from app.play.plus import texts as words
from app.play.plus.session import PlusSession
from app.screens.dom import Node, element, escape
from app.screens.parts import level
from sixteen.cells import COLUMN_CODES, ROW_CODES, ROWS, SIDE
from sixteen.games.plus import Move, Round
from sixteen.tiles import SCISSORS, Tile

TOP_DOWN = [cell for row in reversed(ROWS) for cell in row]
"""The cells in the order in which they are read on the screen."""


def touched_lately(state: Round) -> set[tuple[int, int]]:
    """The seat and cell of what changed on the boards in everybody's last turn."""
    found: set[tuple[int, int]] = set()
    turns = 0
    seat = None
    for mover, move in reversed(state.log):
        if mover != seat:
            seat, turns = mover, turns + 1
            if turns > state.seats:
                break
        if move.kind in ("place", "take"):
            found.add((mover, move.cell))
        elif move.kind == "cut":
            found.add((move.seat, move.cell))
    return found


class Large:
    """The board in front: a grid of cells, with the name of whose it is."""

    def __init__(self, root: Any) -> None:
        self.root = Node(root)
        self.name = Node(element(".name", root))
        self.turn = Node(element(".pill", root))
        self.count = Node(element(".count", root))
        self.grid = Node(element(".cells", root))
        self.cells = {
            int(button.dataset.value): Node(button) for button in root.querySelectorAll(".cell")
        }
        self.heads = {row: Node(element(f'.head[data-row="{row}"]', root)) for row in range(SIDE)}

    def update(self, session: PlusSession, lately: set[tuple[int, int]]) -> None:
        """Show the board in front, and what can be done on it."""
        state, seat = session.state, session.front
        player = session.players[seat]
        mine = session.to_move and seat == session.eyes
        self.name.html(f"<span>{escape(player.name)}</span>{level(player.bot)}")
        self.root.flag("turn", state.turn == seat and not state.over)
        self.root.flag("guest", seat != session.home)
        self.turn.text(_("Your turn") if mine else _("At it") if state.turn == seat else "")
        self.count.text(_("{count} of 16").format(count=words.filled(state, seat)))
        self.grid.attribute("aria-label", _("Board of {name}").format(name=player.name))
        lit = session.lit.get(seat, frozenset())
        why = session.refused.data.get("at") if session.refused else None
        under_way = state.under_way if state.turn == seat else None
        for row, head in self.heads.items():
            head.flag("under-way", bool(under_way and under_way.row == row))
        for cell, node in self.cells.items():
            tile = state.boards[seat][cell]
            chosen = session.chosen
            here = bool(chosen and session.touched(chosen, seat, cell))
            node.flag("here", cell in lit)
            node.flag("taken", tile is not None)
            node.flag("chosen", here)
            node.flag("fresh", (seat, cell) in lately)
            node.flag("clash", why == cell)
            node.flag("under-way", bool(under_way and cell in ROWS[under_way.row]))
            node.attribute("aria-label", words.cell_name(session, cell))
            node.attribute("aria-disabled", "false" if cell in lit else "true")
            node.attribute("aria-selected", "true" if here else "false")
            node.html(_content(tile, chosen if here else None))

    def tile_at(self, cell: int) -> Any:
        """The element of the tile on a cell, or of the cell itself."""
        node = self.cells[cell].element
        return element(".tile", node) or node


class Small:
    """The board of one seat, small: a button that brings it forward."""

    def __init__(self, root: Any) -> None:
        self.node = Node(root)
        self.count = Node(element(".count", root))
        self.did = Node(element(".did", root))
        self.grid = Node(element(".mini", root))

    def update(self, session: PlusSession, seat: int, lately: set[tuple[int, int]]) -> None:
        """Show the board, unless it is the one in front."""
        state = session.state
        turn = state.turn == seat and not state.over
        self.node.hide(session.front == seat)
        self.node.flag("turn", turn)
        self.node.flag("home", seat == session.home)
        self.node.attribute("aria-current", "true" if turn else None)
        self.node.attribute("aria-label", words.board_name(session, seat))
        self.count.text(f"{words.filled(state, seat)}/16")
        self.did.text(next((what for who, what in reversed(session.chronicle) if who == seat), ""))
        lit = session.lit.get(seat, frozenset()) if state.hand == SCISSORS else frozenset()
        self.node.flag("here", bool(lit))
        chosen = session.chosen
        self.grid.html(
            "".join(
                mini(
                    state.boards[seat][cell],
                    fresh=(seat, cell) in lately,
                    chosen=bool(chosen and session.touched(chosen, seat, cell)),
                )
                for cell in TOP_DOWN
            )
        )

    def tile_at(self, cell: int) -> Any:
        """The element of a cell."""
        return self.grid.element.children[TOP_DOWN.index(cell)]


def mini(tile: Tile | None, fresh: bool = False, chosen: bool = False) -> str:
    """A cell of a small board."""
    css = "".join([" fresh" if fresh else "", " chosen" if chosen else ""])
    if tile is None:
        return f'<span class="bare{css}"></span>'
    return f'<span class="bit c{tile.colour}{css}">{tile.points}</span>'


def _content(tile: Tile | None, chosen: Move | None) -> str:
    """What is drawn in a cell: its tile, and what is about to happen to it."""
    standing = _tile(tile) if tile else ""
    if chosen is None:
        return standing
    if chosen.kind in ("cut", "bin"):
        mark = icon("scissors" if chosen.kind == "cut" else "bin", "badge")
        return standing.replace('class="tile', 'class="tile going') + (mark if tile else "")
    return _tile(chosen.tile, ' data-drag="hand"') if chosen.tile else ""


def _tile(tile: Tile, drag: str = "") -> str:
    return f'<span class="{tile_class(tile)}"{drag}>{tile_face(tile)}</span>'


def large_frame() -> str:
    """The HTML of the large board."""
    rows = "".join(
        f'<div role="row"><span class="head" data-row="{row}" aria-hidden="true">'
        f"{ROW_CODES[row]}</span>"
        + "".join(
            f'<button type="button" class="cell" role="gridcell" data-do="cell"'
            f' data-value="{cell}" tabindex="{0 if cell == TOP_DOWN[0] else -1}"></button>'
            for cell in ROWS[row]
        )
        + "</div>"
        for row in reversed(range(SIDE))
    )
    columns = "".join(f"<span>{code}</span>" for code in COLUMN_CODES)
    return f"""<section class="large"><header><h2 class="name"></h2><b class="pill"></b>
  <span class="count"></span></header>
  <div class="cells" role="grid">{rows}</div>
  <div class="columns" aria-hidden="true">{columns}</div>
  <p class="call" aria-hidden="true" hidden>{_("Sixteen!")}</p>
  <p class="change" aria-hidden="true"></p></section>"""


def small_frame(session: PlusSession, seat: int) -> str:
    """The HTML of one seat's small board."""
    player = session.players[seat]
    return (
        f'<button type="button" class="small" data-do="board" data-value="{seat}">'
        f'<span class="name"><span>{escape(player.name)}</span>{level(player.bot)}</span>'
        '<span class="count"></span><span class="did"></span><span class="mini"></span></button>'
    )
