"""Matches that are kept: the offer to go on, the panel with all of them, files in and out."""

import time
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, window

from app import texts
from app.drawing import icon
from app.language import _, _n, spoken
from app.play import SESSIONS
from app.refusals import not_a_match
from app.saves.keeper import Keeper, now, token
from app.saves.shelf import MOST, Kept
from app.saves.text import Saved
from app.screens.dom import Node, element, escape, fresh
from app.screens.files import save, save_button
from app.screens.problem import complain
from app.session import Session
from sixteen.box import game_named
from sixteen.errors import SixteenError
from sixteen.match import Match
from sixteen.record import read_record, write_record

LARGEST_FILE = 200_000
OWN = ("next-round", "again")
"""What only the tab may do that plays the match."""

Enter = Callable[[Session[Any, Any], str], None]
Ask = Callable[[str], None]


class Matches:
    """Offers what is kept, and brings it back.

    `enter` shows a session whose match is kept under a name (a new one without a name), `ask`
    opens a panel. `asked` is the name of the match that a panel asks about.
    """

    def __init__(self, keeper: Keeper, enter: Enter, ask: Ask) -> None:
        self.keeper = keeper
        self.asked = ""
        self._enter = enter
        self._ask = ask
        self._offer = Node(fresh("section", "", css="card going-on", aria_label=""))
        element("#setup-form").before(self._offer.element)
        self._notice = Node(element("#match-notice"))
        self._read = False
        self.panels = {
            "matches": self._panel,
            "elsewhere": self._elsewhere,
            "remove": self._remove,
            "leave": self._leave,
        }

    # Intents

    async def go_on(self, name: str, asked: bool = False) -> None:
        """Go on with a match; where another tab has it open, ask first."""
        if not asked and await self.keeper.busy(name):
            self.asked = name
            self._ask("elsewhere")
        else:
            self._bring(name, watching=False)

    def look_on(self, name: str) -> None:
        """Look on while another tab plays the match."""
        self._bring(name, watching=True)

    def ask_remove(self, name: str) -> None:
        """Ask whether a match may be removed."""
        self.asked = name
        self._ask("remove")

    def remove(self, name: str) -> None:
        """Keep a match no longer."""
        self.keeper.shelf.drop(name)
        self.offer()
        self._ask("matches")

    def save(self, name: str, played: Match | None) -> None:
        """Save the match kept under a name as a file; without a name, the one that is played."""
        kept = self.keeper.shelf.match(name) if name else None
        saved = opened(kept) if kept else None
        if kept and saved:
            save(*file_of(saved.match, kept.when))
        elif kept:
            save("sixteen-unreadable.txt", kept.packed)
        elif played:
            save(*file_of(played, now()))

    def close_notice(self) -> None:
        """The player has read that nothing is kept."""
        self._read = True

    async def open_file(self, file: Any) -> None:
        """Bring a match back from a file, whole or not at all."""
        if self.keeper.unsafe:
            not_opened(_("First finish or leave your match: it cannot be kept meanwhile."))
            return
        if file.size > LARGEST_FILE:
            not_opened(_("This file is too large to be a match."))
            return
        try:
            match = read_record(str(await file.text()), positions=True)
            session = SESSIONS[match.rules.GAME]()
            session.resume(Saved(match, token()))
        except SixteenError as error:
            not_opened(*not_a_match(error))
        except JsException:
            not_opened(_("This file could not be read."))
        else:
            self._enter(session, "")

    def _bring(self, name: str, watching: bool) -> None:
        kept = self.keeper.shelf.match(name)
        saved = opened(kept) if kept else None
        if saved is None:
            self.offer()
            self._ask("matches")
            return
        session = SESSIONS[saved.match.rules.GAME]()
        session.resume(saved, watching)
        self._enter(session, name)

    # What is seen

    def offer(self) -> None:
        """On the set-up screen, offer the match that was played last, and say what is damaged."""
        kept = self.keeper.shelf.matches()
        node = self._offer
        node.hide(not kept)
        if not kept:
            return
        bad = not kept[-1].tab
        parts = []
        node.attribute("aria-label", _("Kept matches"))
        for each in kept:
            saved = opened(each)
            if saved:
                parts.append(_offered(each, saved))
                break
            bad = True
        if bad:
            parts.append(f'<p class="told">{_unreadable()}</p>')
        count = len(kept)
        every = _n("{count} kept match", "All {count} kept matches", count).format(count=count)
        if bad or count > 1:
            parts.append(f'<a class="button plain" href="#matches">{every}</a>')
        node.html("".join(parts))

    def update(self, session: Session[Any, Any]) -> str:
        """Say that the match is played elsewhere, or cannot be kept; what is to be told of it."""
        watching = session.watching
        document.documentElement.dataset.watching = "yes" if watching else "no"
        unkept = self.keeper.refused and not self._read and session.match is not None
        sentence = button = ""
        if watching:
            sentence = _("This match is played in another tab. Here you are looking on.")
            button = _do("go-on-here", self.keeper.name, _("Go on here"), "go")
        elif unkept:
            sentence = _("Your match cannot be kept: it lasts as long as this page is open.")
            button = (
                '<button type="button" class="button plain square" data-do="close-match-notice"'
                f' aria-label="{_("Close")}">{icon("close")}</button>'
            )
        self._notice.hide(not sentence)
        self._notice.flag("low", watching)
        self._notice.attribute("aria-label", _("Your match"))
        news = self._notice.html(f"<p>{sentence}</p>{button}" if sentence else "")
        return sentence if news else ""

    # Panels

    def _panel(self, session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
        own = ""
        if session.match and not session.watching:
            own = (
                f'<section class="own"><h3>{_("This match")}</h3>{_summary(session.match)}'
                f'<div class="buttons">{save_button(_("Save as a file"), "save-match")}</div>'
                f"{_open_hint(session.match)}</section>"
            )
        others = [kept for kept in self.keeper.shelf.matches() if kept.name != self.keeper.name]
        items = "".join(map(_item, others))
        most = _("The {count} played last are kept.").format(count=MOST)
        shelf = f'<ol class="kept">{items}</ol><p>{most}</p>' if items else _("There are none.")
        return _("Matches"), (
            f"{own}<section><h3>{_('Kept matches')}</h3>{shelf}</section>"
            '<section><input id="match-file" class="unseen" type="file" accept=".txt,text/plain"'
            ' data-setting="match-file">'
            f'<label class="button" for="match-file">{_("Open a match from a file")}</label>'
            '<p id="file-problem" role="alert" hidden></p></section>'
        )

    def _elsewhere(self, _session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
        return _("Open in another tab"), (
            f"<p>{_('This match is being played in another tab.')}</p>"
            f'<div class="buttons">{_do("look-on", self.asked, _("Look on"), "go")}'
            f"{_do('go-on-here', self.asked, _('Go on here'))}</div>"
        )

    def _remove(self, _session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
        return _("Remove this match?"), (
            f'<p>{_("It is lost then.")}</p><div class="buttons">'
            f"{_do('panel', 'matches', _('Keep it'), 'go')}"
            f"{_do('remove', self.asked, _('Remove it'))}</div>"
        )

    def _leave(self, session: Session[Any, Any], _settings: Any) -> tuple[str, str]:
        keeps = not (self.keeper.refused or session.watching)
        if session.watching:
            what = _("It goes on in the other tab.")
        elif keeps:
            what = _("You can keep it and go on another time. If you leave it, it is lost.")
        else:
            what = _("What has been played is lost then.")
        later = _do("put-aside", "", _("Keep it for later")) if keeps else ""
        return _("Leave this match?"), (
            f'<p>{what}</p><div class="buttons">'
            f"{_do('close-panel', '', _('Go on playing'), 'go')}{later}"
            f"{_do('leave', '', _('Leave the match'))}</div>"
        )


def not_opened(sentence: str, english: str = "") -> None:
    """Say why a file cannot be opened."""
    problem = element("#file-problem")
    if problem:
        complain(problem, sentence, english)
        element("#match-file").value = ""


def opened(kept: Kept) -> Saved | None:
    """The match, where it can be read and played here."""
    try:
        saved = kept.open()
        SESSIONS[saved.match.rules.GAME]().resume(saved)
    except SixteenError:
        return None
    return saved


def file_of(match: Match, when: int) -> tuple[str, str]:
    """The file of a match: its name and its text."""
    secret = holds_secrets(match)
    comments = [_("This match is not over: here is every rack of it.")] if secret else []
    day = time.strftime("%Y-%m-%d", time.localtime(when / 1000))
    return f"{match.rules.GAME}-{day}.txt", write_record(match, comments)


def holds_secrets(match: Match) -> bool:
    """Whether the file of a match tells what nobody at the table may know yet."""
    return SESSIONS[match.rules.GAME].SECRET and not match.outcome


def _open_hint(match: Match) -> str:
    if not holds_secrets(match):
        return ""
    return f"<p>{_('The file of an unfinished match holds every rack: no peeping!')}</p>"


def _do(intent: str, value: str, title: str, css: str = "") -> str:
    return (
        f'<button type="button" class="button {css}" data-do="{intent}"'
        f' data-value="{escape(value)}">{title}</button>'
    )


def _unreadable() -> str:
    return _("A kept match cannot be read. It is set aside, and nothing else is lost.")


def _offered(kept: Kept, saved: Saved) -> str:
    """The match that was played last, with how it stands."""
    over = saved.match.outcome is not None
    title = _("Your last match is over") if over else _("Go on with your match?")
    go = _("Look at it") if over else _("Go on")
    return (
        f'<div class="told"><h2>{title}</h2>{_summary(saved.match)}</div>'
        f"{_do('go-on', kept.name, go, 'go')}"
    )


def _summary(match: Match) -> str:
    """Which game, who plays, and how it stands, as HTML."""
    many = game_named(match.rules.GAME).many_rounds
    words = SESSIONS[match.rules.GAME].words
    standing = [
        f"<li><b>{escape(player.name)}</b> <span>{words.standing(match, seat)}</span></li>"
        for seat, player in enumerate(match.players)
    ]
    game = texts.game_name(match.rules.GAME)
    number = _("Round {number}").format(number=len(match.rounds))
    head = f"{game} · {number}" if many else game
    return f'<p>{head}</p><ul class="standing">{"".join(standing)}</ul>'


def _item(kept: Kept) -> str:
    """A kept match in the list."""
    saved = opened(kept)
    remove = _do("ask-remove", kept.name, _("Remove"), "plain")
    file = save_button(_("Save as a file"), "save-match", kept.name)
    if saved is None:
        return f'<li><p>{_unreadable()}</p><div class="buttons">{file}{remove}</div></li>'
    go = _("Look at it") if saved.match.outcome else _("Go on")
    return (
        f'<li>{_summary(saved.match)}<p class="when">{_moment(kept.when)}</p><div class="buttons">'
        f"{_do('go-on', kept.name, go, 'go')}{file}{remove}</div></li>"
    )


def _moment(when: int) -> str:
    """A moment as people write it where the language is spoken."""
    day = window.Date.new(when)
    return escape(str(day.toLocaleString(spoken())))
