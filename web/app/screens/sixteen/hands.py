"""The curtain between two people at one screen: no tile of any rack is here.

It opens on a deliberate act alone: a press that is held, or two presses after it has settled.
So the tap that ended the turn before cannot open it, nor a finger that slips.
"""

import asyncio

from app import texts
from app.language import _
from app.later import later
from app.play.sixteen.session import SixteenSession
from app.screens.dom import Node, element, escape, fresh

SETTLE = 0.4
"""So long a curtain that has just come down cannot be opened, in seconds."""
RECENT = 12
"""So many moves are told at most: all that others can do between two looks, and more."""


class Hands:
    """Says who is next and what the others did; a deliberate act brings their rack."""

    def __init__(self, session: SixteenSession) -> None:
        seat = session.curtain or 0
        title, lead, first, self._second = _words(session, seat)
        self.root = fresh(
            "section",
            f"""<div class="card"><h1 tabindex="-1">{escape(title)}</h1>
            {_news(session, seat)}<p class="lead">{lead}</p>
            <button type="button" class="button go hold" data-do="open" data-hold="take-over"
              aria-disabled="true" aria-describedby="how">{escape(first)}</button>
            <p id="how" class="how">{_("Hold it for a moment, or press it twice.")}</p>
            {_undo(session)}
            <a class="button plain" href="#play/menu">{_("Menu")}</a></div>""",
            css="page hands",
        )
        self._button = Node(element(".hold", self.root))
        self._settled = False
        self._armed = False
        self.again = ""
        later(self._settle())

    def update(self, session: SixteenSession, travel: bool = True) -> None:
        """Nothing changes here while it stands."""

    def pressed(self) -> bool:
        """A press on the button; whether it opens the curtain. If not, `again` says what does."""
        if not self._settled or self._armed:
            return self._armed
        self._armed = True
        self.again = self._second
        self._button.text(self.again)
        return False

    async def _settle(self) -> None:
        await asyncio.sleep(SETTLE)
        self._settled = True
        self._button.attribute("aria-disabled", "false")


def _words(session: SixteenSession, seat: int) -> tuple[str, str, str, str]:
    """The title, what to do now, and what the button says at first and after a press."""
    name = session.players[seat].name
    nobody = _("Nobody can see them now.")
    if name == _("You"):
        return (
            _("Your tiles are hidden"),
            nobody,
            _("Show my tiles"),
            _("Once more: show my tiles"),
        )
    mine = session.playing.state.turn == seat
    title = _("{name} is next") if mine else _("{name}’s tiles are hidden")
    pass_on = _("Pass the screen on, and let nobody else look.")
    lead = pass_on if len(session.people) > 1 else nobody
    first, second = _("I am {name}: show my tiles"), _("Once more: show the tiles of {name}")
    return title.format(name=name), lead, first.format(name=name), second.format(name=name)


def _news(session: SixteenSession, seat: int) -> str:
    """What the others did since that person looked last, as HTML."""
    told = [
        f"<li>{escape(texts.told(session.players[other].name, what))}</li>"
        for other, what in session.missed(seat)[-RECENT:]
    ]
    if not told:
        return f"<p>{_('Nobody has moved since.') if session.chronicle else _('A new round.')}</p>"
    return f'<ul aria-label="{_("What the others did")}">{"".join(told)}</ul>'


def _undo(session: SixteenSession) -> str:
    if not session.way_back:
        return ""
    name = escape(session.players[session.state.log[-1][0]].name)
    title = _("Take back the last turn") if len(session.people) == 1 else ""
    title = title or _("Take back the move of {name}").format(name=name)
    return f'<button type="button" class="button plain" data-do="undo">{title}</button>'
