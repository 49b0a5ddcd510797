"""The change of hands between two people at one screen: no tile of any rack is here."""

from app import texts
from app.language import _
from app.play.sixteen.session import SixteenSession
from app.screens.dom import escape, fresh


class Hands:
    """Says who is next and what the others did; a press brings their rack."""

    def __init__(self, session: SixteenSession) -> None:
        seat = session.state.turn
        name = escape(session.players[seat].name)
        news = "".join(
            f"<li>{escape(texts.told(session.players[other].name, what))}</li>"
            for other, what in session.missed(seat)
        )
        self.root = fresh(
            "section",
            f"""<div class="card"><h1 tabindex="-1">{_("{name} is next").format(name=name)}</h1>
            <ul aria-label="{_("What the others did")}">{news}</ul>
            <p class="lead">{_("Pass the screen on, and let nobody else look.")}</p>
            <button type="button" class="button go" data-do="take-over"
              >{_("I am {name}: show my tiles").format(name=name)}</button>
            <a class="button plain" href="#play/menu">{_("Menu")}</a></div>""",
            css="page hands",
        )

    def update(self, session: SixteenSession, travel: bool = True) -> None:
        """Nothing changes here while it stands."""
