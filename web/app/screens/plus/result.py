"""The end of a match of Sixteen Plus, with all boards."""

from app.drawing import tile_class, tile_face
from app.language import _
from app.play.plus import texts as words
from app.play.plus.session import PlusSession
from app.screens.dom import escape
from app.screens.parts import end_page, level
from app.screens.plus.boards import TOP_DOWN
from app.texts import in_sentence
from sixteen.cells import CELLS
from sixteen.tiles import Tile


class PlusResult:
    """Who filled how much of their board."""

    def __init__(self, session: PlusSession) -> None:
        state = session.state
        winners = session.outcome.winners if session.outcome else ()
        best_first = sorted(range(state.seats), key=lambda seat: -words.filled(state, seat))
        boards = "".join(_board(session, seat, seat in winners) for seat in best_first)
        self.root = end_page(
            session,
            "",
            f'<ol class="last-boards" aria-label="{_("All boards")}">{boards}</ol>',
        )

    def update(self, session: PlusSession, travel: bool = True) -> None:
        """Nothing changes here while it stands."""


def _board(session: PlusSession, seat: int, won: bool) -> str:
    state, player = session.state, session.players[seat]
    board = state.boards[seat]
    full = None not in board
    cells = "".join(_cell(cell, board[cell]) for cell in TOP_DOWN)
    crown = f" · {_('winner')}" if won else ""
    css = " ".join(["last-board", *(["won"] if won else []), *(["full"] if full else [])])
    return (
        f'<li class="{css}"><div class="name"><span>{escape(player.name)}{crown}</span>'
        f"{level(player.bot)}</div>"
        f'<div class="count">{_("{count} of 16").format(count=words.filled(state, seat))}</div>'
        f'<ul class="grid" aria-label="{_("Board of {name}").format(name=escape(player.name))}">'
        f"{cells}</ul></li>"
    )


def _cell(cell: int, tile: Tile | None) -> str:
    if tile is None:
        return '<li class="bare" aria-hidden="true"></li>'
    return (
        f'<li><span class="{tile_class(tile)}" role="img"'
        f' aria-label="{CELLS[cell]}, {in_sentence(tile)}">'
        f"{tile_face(tile, word=False)}</span></li>"
    )
