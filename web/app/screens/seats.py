"""Who plays which seat: somebody leaves, and a bot goes on for them, or the other way round."""

from typing import Any

from app import texts
from app.language import _
from app.screens.dom import escape
from app.session import Session

STAND_IN = "medium"
"""The level of the bot that takes a seat."""


def panel(session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
    """The panel's title and what it says."""
    if session.match is None:
        return _("Who plays"), ""
    seats = "".join(
        f"<li><p><b>{escape(player.name)}</b><br><small>{texts.level_name(player.bot)}</small></p>"
        f"{_button(session, seat)}</li>"
        for seat, player in enumerate(session.players)
    )
    return _("Who plays"), (
        f'<p class="lead">{_("Somebody has to go? A bot plays on for them.")}</p>'
        f'<ol class="who">{seats}</ol>'
    )


def _button(session: Session[Any, Any], seat: int) -> str:
    player = session.players[seat]
    if session.outcome or session.watching:
        return ""
    name = escape(player.name)
    if player.bot:
        intent = "seat-person"
        title = _("Person")
        label = _("{name} is played by a person from now on").format(name=name)
    else:
        intent = "seat-bot"
        title = texts.level_name(STAND_IN)
        label = _("{name} is played by a bot from now on").format(name=name)
    return (
        f'<button type="button" class="button" data-do="{intent}" data-value="{seat}"'
        f' aria-label="{texts.told(title, label)}"><span aria-hidden="true">→</span> {title}'
        "</button>"
    )
