"""The score sheet: round by round, what everybody got."""

from typing import Any

from app.language import _
from app.screens.dom import escape
from app.session import Session


def table(session: Session[Any, Any]) -> str:
    """The rounds that are over, and the totals, as HTML."""
    names = "".join(f'<th scope="col">{escape(player.name)}</th>' for player in session.players)
    lines = []
    for number, played in enumerate(session.playing.rounds, 1):
        if played.state.over:
            cells = "".join(f"<td>{cost}</td>" for cost in played.state.outcome.penalties)
            title = _("Round {number}").format(number=number)
            lines.append(f'<tr><th scope="row">{title}</th>{cells}</tr>')
    totals = "".join(f"<td>{total}</td>" for total in session.playing.totals)
    return (
        f'<table><thead><tr><th scope="col"><span class="unseen">{_("Round")}</span></th>{names}'
        f"</tr></thead><tbody>{''.join(lines)}</tbody>"
        f'<tfoot><tr><th scope="row">{_("Total")}</th>{totals}</tr></tfoot></table>'
    )


def panel(session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
    """The panel's title and what it says."""
    if session.match is None:
        return _("Score sheet"), ""
    over = any(played.state.over for played in session.playing.rounds)
    none = "" if over else f'<p class="lead">{_("No round is over yet.")}</p>'
    return _("Score sheet"), f'<div class="sheet">{table(session)}</div>{none}'
