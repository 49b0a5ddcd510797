"""The end of a round, all racks face up, and the end of a match."""

from app import texts
from app.drawing import tile_class, tile_face, tile_item
from app.language import _
from app.play.sixteen.session import SixteenSession
from app.screens import sheet
from app.screens.dom import escape
from app.screens.parts import end_page
from sixteen.tiles import END, Tile


class Result:
    """Who has what left, what it costs, and what comes next."""

    def __init__(self, session: SixteenSession) -> None:
        more = len(session.playing.rounds) > 1
        cheer = "".join(
            f'<span class="{tile_class(tile)}">{tile_face(tile)}</span>'
            for tile in (Tile(colour, END) for colour in range(5))
        )
        self.root = end_page(
            session,
            cheer if session.outcome else "",
            f"""<ol class="scores" aria-label="{_("What is left over")}">{_scores(session)}</ol>
            {_sheet(session) if more else ""}""",
        )

    def update(self, session: SixteenSession, travel: bool = True) -> None:
        """Nothing changes here while it stands."""


def _scores(session: SixteenSession) -> str:
    outcome = session.state.outcome
    penalties = outcome.penalties if outcome else ()
    totals = session.playing.totals
    winners = session.outcome.winners if session.outcome else ()
    best_first = sorted(range(len(totals)), key=lambda seat: (seat not in winners, totals[seat]))
    parts = []
    for seat in best_first:
        left = session.state.rack(seat)
        tiles = "".join(tile_item(tile, word=False) for tile in left)
        rack = (
            f'<ul class="minis" aria-label="{texts.tiles_left(len(left))}">{tiles}</ul>'
            if left
            else f'<p class="minis empty">{_("No tile left")}</p>'
        )
        crown = f" · {_('winner')}" if seat in winners else ""
        parts.append(
            f'<li class="score{" won" if seat in winners else ""}">'
            f'<div class="name">{escape(session.players[seat].name)}{crown}</div>'
            f'<div class="sum">+{penalties[seat]} → <b>{texts.points(totals[seat])}</b></div>'
            f"{rack}</li>"
        )
    return "".join(parts)


def _sheet(session: SixteenSession) -> str:
    return (
        f'<section class="card sheet"><h2>{_("Score sheet")}</h2>{sheet.table(session)}</section>'
    )
