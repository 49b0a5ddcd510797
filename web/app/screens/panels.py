"""What opens above a screen: the log, the rules, the settings, the menu, the way out."""

from typing import Any

from app import texts
from app.drawing import icon
from app.screens.dom import element, escape
from app.session import Session
from app.storage import Settings
from app.texts import _

KEYS = (
    ("← →", "From tile to tile"),
    ("↑ ↓", "From colour to colour in the rack, from row to row on the table"),
    ("Enter", "Choose a tile, lay on a row"),
    ("L", "Do what the green button says"),
    ("P", "Pass"),
    ("+ −", "More or fewer tiles for the trash bin"),
    ("R", "To the rows"),
    ("T", "To your tiles"),
    ("Esc", "Give back what is chosen"),
)


class Panels:
    """One dialog, filled anew for each panel."""

    def __init__(self, more: dict[str, Any]) -> None:
        self.dialog = element("#panel")
        self.shown = ""
        self._panels = {**PANELS, **more}

    def show(self, name: str, session: Session, settings: Settings) -> None:
        """Open the panel of that name; an empty name closes it."""
        if name == self.shown:
            return
        self.shown = name
        if name not in self._panels:
            if self.dialog.open:
                self.dialog.close()
            self.dialog.innerHTML = ""
            return
        title, body = self._panels[name](session, settings)
        self.dialog.innerHTML = (
            f'<div class="panel"><header><h2 id="panel-title" tabindex="-1">{title}</h2>'
            '<button type="button" class="button plain square" data-do="close-panel"'
            f' aria-label="{_("Close")}">{icon("close")}</button></header>{body}</div>'
        )
        if not self.dialog.open:
            self.dialog.showModal()
        self.dialog.scrollTop = 0
        element("#panel-title").focus()


def _log(session: Session, _settings: Settings) -> tuple[str, str]:
    parts = []
    match = session.match
    for number, played in enumerate(match.rounds if match else (), 1):
        title = _("Round {number}").format(number=number)
        parts.append(f'<li class="round">{title}</li>')
        parts += [
            f"<li><b>{escape(session.players[seat].name)}:</b> {escape(texts.done(move))}</li>"
            for seat, move in played.state.log
        ]
    return _("Log"), f'<div class="log"><ol>{"".join(parts)}</ol></div>'


def _menu(session: Session, _settings: Settings) -> tuple[str, str]:
    links = (
        ("log", _("Log")),
        ("rules", _("How to play")),
        ("settings", _("Settings")),
        ("keep", _("Keep it on this device")),
    )
    buttons = "".join(
        f'<a class="button" href="#play/{name}" data-do="panel" data-value="{name}">{title}</a>'
        for name, title in links
    )
    return _("Menu"), (
        f'<div class="menu">{buttons}'
        '<a class="button" href="#play/leave" data-do="panel" data-value="leave">'
        f'{_("Leave the match")}</a></div><p class="lead">{_rules_line(session)}</p>'
    )


def _rules_line(session: Session) -> str:
    if session.match is None:
        return ""
    rules = session.match.rules
    own = ", ".join(f"{name} {value}" for name, value in rules.settings.items())
    line = _("Edition {edition}").format(edition=rules.edition)
    return f"{line}, {escape(own)}" if own else line


def _leave(_session: Session, _settings: Settings) -> tuple[str, str]:
    return _("Leave this match?"), (
        f'<p>{_("What has been played is lost then.")}</p><div class="buttons">'
        '<button type="button" class="button go" data-do="close-panel">'
        f"{_('Go on playing')}</button>"
        '<button type="button" class="button" data-do="leave">'
        f"{_('Leave the match')}</button></div>"
    )


def _settings(_session: Session, settings: Settings) -> tuple[str, str]:
    def choice(name: str, options: tuple[tuple[str, str], ...], now: str) -> str:
        return "".join(
            f'<label><input type="radio" name="{name}" value="{value}" data-setting="{name}"'
            f"{' checked' if value == now else ''}><span><b>{title}</b></span></label>"
            for value, title in options
        )

    speeds = (("calm", _("Calm")), ("quick", _("Quick")), ("instant", _("At once")))
    themes = (("auto", _("As the system")), ("light", _("Light")), ("dark", _("Dark")))
    return _("Settings"), (
        '<div class="settings">'
        f'<section><h3 id="speed-title">{_("How fast the bots play")}</h3>'
        '<div class="choice" role="radiogroup" aria-labelledby="speed-title">'
        f"{choice('speed', speeds, settings.speed)}</div></section>"
        f'<section><h3 id="theme-title">{_("Light or dark")}</h3>'
        '<div class="choice" role="radiogroup" aria-labelledby="theme-title">'
        f"{choice('theme', themes, settings.theme)}</div></section></div>"
    )


def _rules(_session: Session, _settings: Settings) -> tuple[str, str]:
    parts = (
        (
            _("The aim"),
            _(
                "Empty your rack. Whatever is left when a round ends counts against you: numbers"
                " as they are, every 16 tile 16, scissors and the trash bin 20 each."
            ),
        ),
        (
            _("Your turn"),
            _(
                "Lay one tile at the end of the row of its colour, or several that follow each"
                " other, such as 7, 8, 9. The first must be higher than the last tile there; gaps"
                " do not matter. Or pass: you may come back later."
            ),
        ),
        (
            _("16 END and 16 RESTART"),
            _(
                "Either may follow anything lower, also a 15 in the same turn. END locks its row."
                " RESTART opens it again from 0. Nothing else goes on in that turn."
            ),
        ),
        (
            _("Scissors and trash bin"),
            _(
                "Scissors take away the last tile of a row, the bin all that lies behind its 1 (in"
                " the classic edition as many from the end as you like). Then you may lay on that"
                " row at once. They unlock a row, too."
            ),
        ),
        (
            _("The end"),
            _(
                "A round ends when a rack is empty or when all pass one after the other. In the"
                " 2026 edition an empty rack wins the match; otherwise it goes on until somebody"
                " has 100 points, and the fewest win. The classic edition is one round, and there"
                " you pass only when you can do nothing else."
            ),
        ),
    )
    text = "".join(f"<section><h3>{title}</h3><p>{body}</p></section>" for title, body in parts)
    keys = "".join(f"<dt><kbd>{key}</kbd></dt><dd>{_(what)}</dd>" for key, what in KEYS)
    deal = _(
        "Put #seed= and a word behind the address of this page to be dealt the same tiles again."
    )
    return _("How to play"), (
        f"{text}<section><h3>{_('By keyboard')}</h3><dl>{keys}</dl></section>"
        f"<section><h3>{_('The same deal again')}</h3><p>{deal}</p></section>"
    )


PANELS: dict[str, Any] = {
    "log": _log,
    "menu": _menu,
    "leave": _leave,
    "settings": _settings,
    "rules": _rules,
}
