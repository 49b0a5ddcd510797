"""What opens above a screen: the log, the rules, the settings, the menu, the way out."""

from typing import Any

from app import texts
from app.drawing import icon
from app.language import LANGUAGES, _, spoken
from app.play.plus import guide as plus
from app.play.sixteen import guide as sixteen
from app.screens.dom import element
from app.screens.parts import log_line
from app.session import Session
from app.storage import Settings

GUIDES: dict[str, Any] = {"sixteen": sixteen, "plus": plus}


class Panels:
    """One dialog, filled anew for each panel."""

    def __init__(self, more: dict[str, Any]) -> None:
        self.dialog = element("#panel")
        self.shown = ""
        self._panels = {**PANELS, **more}

    def show(self, name: str, session: Session[Any, Any], settings: Settings) -> None:
        """Open the panel of that name; an empty name closes it."""
        if name == self.shown:
            return
        self.shown = name
        if name not in self._panels:
            if self.dialog.open:
                self.dialog.close()
            self.dialog.innerHTML = ""
            return
        self.fill(session, settings)
        if not self.dialog.open:
            self.dialog.showModal()
        self.dialog.scrollTop = 0
        element("#panel-title").focus()

    def fill(self, session: Session[Any, Any], settings: Settings) -> None:
        """Put into the open panel what it has to say, in the language spoken now."""
        if self.shown not in self._panels:
            return
        title, body = self._panels[self.shown](session, settings)
        busy = element("#language:focus")
        self.dialog.innerHTML = (
            f'<div class="panel"><header><h2 id="panel-title" tabindex="-1">{title}</h2>'
            '<button type="button" class="button plain square" data-do="close-panel"'
            f' aria-label="{_("Close")}">{icon("close")}</button></header>{body}</div>'
        )
        if busy:
            element("#language").focus()

    def complain(self, sentence: str) -> None:
        """Say in the settings that something is not possible now."""
        problem = element("#settings-problem")
        if problem:
            problem.textContent = sentence
            problem.hidden = False
            element("#language").value = spoken()


def _log(session: Session[Any, Any], _settings: Settings) -> tuple[str, str]:
    parts = []
    for number, chronicle in enumerate(session.chronicles, 1):
        if session.game.many_rounds:
            title = _("Round {number}").format(number=number)
            parts.append(f'<li class="round">{title}</li>')
        parts += [
            f"<li>{log_line(session.players[seat].name, what)}</li>" for seat, what in chronicle
        ]
    return _("Log"), f'<div class="log"><ol>{"".join(parts)}</ol></div>'


def _menu(session: Session[Any, Any], _settings: Settings) -> tuple[str, str]:
    links = (
        *([("sheet", _("Score sheet"))] if session.game.many_rounds else []),
        ("log", _("Log")),
        ("rules", _("How to play")),
        ("settings", _("Settings")),
        ("matches", _("Matches and files")),
        ("statistics", _("Statistics")),
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


def _rules_line(session: Session[Any, Any]) -> str:
    if session.match is None:
        return ""
    rules = session.match.rules
    line = texts.game_name(session.GAME)
    if session.game.many_rounds:
        edition = _("Classic") if rules.edition == "classic" else rules.edition
        line = _("{game}, edition {edition}").format(game=line, edition=edition)
    own = (GUIDES[session.GAME].house_rule(*option) for option in rules.settings.items())
    return "<br>".join([line, *(f"{title}: {value}" for title, value in own)])


def _settings(_session: Session[Any, Any], settings: Settings) -> tuple[str, str]:
    def choice(name: str, options: tuple[tuple[str, str], ...], now: str) -> str:
        return "".join(
            f'<label><input type="radio" name="{name}" value="{value}" data-setting="{name}"'
            f"{' checked' if value == now else ''}><span><b>{title}</b></span></label>"
            for value, title in options
        )

    speeds = (("calm", _("Calm")), ("quick", _("Quick")), ("instant", _("At once")))
    themes = (("auto", _("As the system")), ("light", _("Light")), ("dark", _("Dark")))
    languages = "".join(
        f'<option value="{code}" lang="{code}"{" selected" if code == spoken() else ""}>'
        f"{name}</option>"
        for code, name in LANGUAGES.items()
    )
    return _("Settings"), (
        '<div class="settings">'
        f'<section><h3><label for="language">{icon("globe")} {_("Language")}</label></h3>'
        f'<select id="language" class="field" data-setting="language" translate="no">{languages}'
        '</select><p id="settings-problem" role="alert" hidden></p></section>'
        f'<section><h3 id="speed-title">{_("How fast the bots play")}</h3>'
        '<div class="choice" role="radiogroup" aria-labelledby="speed-title">'
        f"{choice('speed', speeds, settings.speed)}</div></section>"
        f'<section><h3 id="theme-title">{_("Light or dark")}</h3>'
        '<div class="choice" role="radiogroup" aria-labelledby="theme-title">'
        f"{choice('theme', themes, settings.theme)}</div></section></div>"
    )


def _rules(session: Session[Any, Any], _settings: Settings) -> tuple[str, str]:
    guide = GUIDES[session.GAME]
    text = "".join(
        f"<section><h3>{title}</h3><p>{body}</p></section>" for title, body in guide.rules()
    )
    keys = "".join(f"<dt><kbd>{key}</kbd></dt><dd>{what}</dd>" for key, what in guide.letters())
    return _("How to play"), (
        f'<h3 class="game">{texts.game_name(session.GAME)}</h3>'
        f"{text}<section><h3>{_('By keyboard')}</h3><dl>{keys}</dl></section>"
        f"<section><h3>{_('The same deal again')}</h3><p>{guide.deal()}</p></section>"
    )


PANELS: dict[str, Any] = {
    "log": _log,
    "menu": _menu,
    "settings": _settings,
    "rules": _rules,
}
