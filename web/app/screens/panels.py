"""What opens above a screen: the log, the rules, the settings, the menu, the way out."""

from typing import Any

from app import texts
from app.drawing import icon
from app.language import LANGUAGES, _, spoken
from app.play.plus import guide as plus
from app.play.sixteen import guide as sixteen
from app.screens.dom import element
from app.screens.parts import log_line
from app.screens.problem import complain
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
            complain(problem, sentence)
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
        ("seats", _("Who plays")),
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
        f'<div class="menu">{_sorting(session)}{buttons}'
        '<a class="button" href="#play/leave" data-do="panel" data-value="leave">'
        f'{_("Leave the match")}</a></div><p class="lead">{_rules_line(session)}</p>'
    )


def _sorting(session: Session[Any, Any]) -> str:
    """The ways to sort a rack, where one is in sight."""
    if not session.SECRET or session.eyes is None:
        return ""
    ways = (
        ("colour", _("Sort my tiles by colour")),
        ("number", _("Sort my tiles by number")),
        ("own", _("Sort my tiles as I like: drag them")),
    )
    return "".join(
        f'<button type="button" class="button" data-do="sort-by" data-value="{kind}">{title}'
        "</button>"
        for kind, title in ways
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
    thoughts = (("short", _("A second at most")), ("long", _("Up to five seconds")))

    def group(name: str, title: str, options: tuple[tuple[str, str], ...]) -> str:
        return (
            f'<section><h3 id="{name}-title">{title}</h3>'
            f'<div class="choice" role="radiogroup" aria-labelledby="{name}-title">'
            f"{choice(name, options, getattr(settings, name))}</div></section>"
        )

    themes = (("auto", _("As the system")), ("light", _("Light")), ("dark", _("Dark")))
    contrasts = (("auto", _("As the system")), ("more", _("High")))
    switch = (("off", _("Off")), ("on", _("On")))
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
        + group("speed", _("How fast the bots play"), speeds)
        + group("thoughts", _("How long expert bots think"), thoughts)
        + group("confirm", _("Ask before a turn is played"), switch)
        + group("autopass", _("Pass by itself when nothing fits"), switch)
        + group("sounds", _("Quiet sounds"), switch)
        + group("theme", _("Light or dark"), themes)
        + group("contrast", _("Contrast"), contrasts)
        + "</div>"
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
