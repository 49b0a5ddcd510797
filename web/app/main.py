"""Wires the page together: a tap becomes an intent, the session's answer becomes a screen."""

import asyncio
import os
import traceback
from typing import TYPE_CHECKING, Any

from pyscript import document, window

import sixteen
from app import address, storage, texts
from app.announce import Announcer
from app.desk import Desk
from app.language import _
from app.later import later, painted
from app.offline import Offline
from app.play import SESSIONS
from app.refusals import not_playable
from app.saves.keeper import Keeper
from app.screens import keys, place, seats, sheet
from app.screens.dom import data, element, heard, listen
from app.screens.keep import Keep
from app.screens.matches import OWN, Matches
from app.screens.panels import Panels
from app.screens.plus.result import PlusResult
from app.screens.plus.table import PlusTable
from app.screens.setup import Setup
from app.screens.sixteen.hands import Hands
from app.screens.sixteen.result import Result
from app.screens.sixteen.table import Table
from app.screens.statistics import Fortunes
from app.thinking import bot_plays
from app.tongue import Tongue
from app.voice import Voice
from sixteen.errors import SixteenError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.session import Session

LAST_LOOK = 1.2
FIRST_GAME = "sixteen"
SCREENS: dict[str, dict[str, Any]] = {
    "sixteen": {"table": Table, "hands": Hands, "round-end": Result, "match-end": Result},
    "plus": {"table": PlusTable, "match-end": PlusResult},
}
"""The screen of each phase, by game."""


class App:
    """The page."""

    def __init__(self) -> None:
        self.tongue = Tongue(self)
        self.settings = storage.kept_settings()
        self.setup = Setup()
        self.session: Session[Any, Any] = SESSIONS[self.setup.game]()
        self.offline = Offline(self.noticed)
        self.keep = Keep(self.offline, lambda: self.keeper.unsafe)
        self.keeper = Keeper(lambda: self.session, self.changed_elsewhere)
        self.matches = Matches(self.keeper, self.enter, self.ask)
        fortunes = Fortunes(self.keeper.people, self.ask)
        more = {"keep": self.keep.panel, "sheet": sheet.panel, "seats": seats.panel}
        self.panels = Panels(more | self.matches.panels | fortunes.panels)
        self.announcer = Announcer()
        self.opened = address.parse(window.location.hash)
        self.screen: Any = None
        self.phase = "setup"
        self.serial = 0
        self.voice = Voice()
        self._thinking = False
        self._linked = False
        self.intents: dict[str, Callable[[str], object]] = {
            "take-over": lambda _value: self.session.take_over(),
            "next-round": lambda _value: self.session.next_round(),
            "again": lambda _value: self.again(),
            "leave": lambda _value: self.leave(for_good=True),
            "put-aside": lambda _value: self.leave(for_good=False),
            "go-on": lambda name: later(self.matches.go_on(name)),
            "go-on-here": lambda name: later(self.matches.go_on(name, asked=True)),
            "look-on": self.matches.look_on,
            "ask-remove": self.matches.ask_remove,
            "remove": self.matches.remove,
            "save-match": lambda name: self.matches.save(name, self.session.match),
            "close-match-notice": lambda _value: self.matches.close_notice(),
            "save-statistics": fortunes.save,
            "clear-statistics": lambda _value: fortunes.clear(),
            "close-panel": lambda _value: self.close_panel(),
            "close-notice": lambda _value: self.keep.close(),
            "install": lambda _value: self.keep.install(),
            "use-newer": lambda _value: self.use_newer(),
            "panel": self.ask,
        }
        self.desk = Desk(self)
        self.intents |= self.desk.intents

    # What is pressed

    def act(self, name: str, value: str = "") -> None:
        """Carry out an intent and show what came of it."""
        if self.session.watching and name in OWN:
            return
        try:
            if name in self.intents:
                self.intents[name](value)
            else:
                self.session.intent(name, value)
            self.refresh()
        except Exception:  # noqa: BLE001 - whatever it is, the match goes on and a sentence says so
            self.stumble()

    def clicked(self, event: Any) -> None:
        """A press on anything that does something."""
        if self.desk.swallowed():
            return
        if heard(event, 'a[href^="#play/"]:not([data-do])'):
            self._linked = True
        target = heard(event, "[data-do]")
        if target:
            event.preventDefault()
            self.act(data(target, "do"), data(target, "value"))

    def key_pressed(self, event: Any) -> None:
        """A key, while the table is there and no panel above it."""
        self.desk.key(event)
        if self.phase == "table" and not self.panels.dialog.open:
            keys.pressed(event, self.screen, self.act)

    def started(self, event: Any = None) -> None:
        """Start was pressed."""
        if event:
            event.preventDefault()
        setup = self.setup
        setup.complain("")
        opened = self.opened
        position = opened.position if setup.game == (opened.game or FIRST_GAME) else ""
        session = SESSIONS[setup.game]()
        try:
            session.start(setup.players(), setup.settings(), setup.edition, self.seed(), position)
        except SixteenError as error:
            setup.complain(*not_playable(error))
            return
        setup.keep()
        self.enter(session)

    def enter(self, session: "Session[Any, Any]", name: str = "") -> None:
        """Show a session with its match, which is a new one or kept under that name."""
        self.keeper.close()
        self.session = session
        self.phase = ""
        self.keeper.open(name)
        self.panels.show("", session, self.settings)
        if address.parse(window.location.hash).playing:
            window.location.replace(f"#{address.PLAY}")
        else:
            window.location.hash = address.PLAY
        self.act("close-panel")

    def again(self) -> None:
        """A new match takes the place of the one that is over."""
        self.keeper.close(for_good=True)
        self.session.again(self.seed())
        self.keeper.open()

    def seed(self) -> str:
        """What the tiles are dealt from: the address's seed, or a new one each time."""
        return self.opened.seed or os.urandom(16).hex()

    def setting(self, event: Any) -> None:
        """A setting was changed in the panel, or something in the set-up."""
        name = data(event.target, "setting")
        if name == "language":
            later(self.tongue.choose(event.target.value))
        elif name == "match-file":
            later(self.matches.open_file(event.target.files.item(0)))
        elif name:
            self.settings = self.settings.changed(name, event.target.value)
            storage.keep_settings(self.settings)
            self.desk.dress()
        else:
            self.choosing()

    def choosing(self) -> None:
        """Something in the set-up has changed: another game, perhaps."""
        self.setup.changed()
        if self.session.match is None and self.setup.game != self.session.GAME:
            self.session = SESSIONS[self.setup.game]()

    # Where the address leads

    def travelled(self, _event: Any = None) -> None:
        """The address changed: a link, the Back button, or ourselves."""
        there = address.parse(window.location.hash)
        playing = self.session.match is not None
        if there.seed or there.position or there.game:
            self.opened = there
            if there.game in SESSIONS:
                self.setup.choose_game(there.game)
                self.choosing()
        if playing and not there.playing:
            self._linked = False
            window.location.hash = f"{address.PLAY}/leave"
        elif there.playing and not playing:
            window.location.replace("#")
        else:
            self.panels.show(there.panel, self.session, self.settings)
            self.titled()
            if not there.panel:
                place.found(self.screen)

    def close_panel(self) -> None:
        """Close the panel, and the step in the browser's history that opened it."""
        if not address.parse(window.location.hash).panel:
            return
        if self._linked or self.session.match is None:
            self._linked = False
            window.history.back()
        else:
            window.location.replace(f"#{address.PLAY}")

    def dismissed(self, event: Any) -> None:
        """The dialog was asked to close by a key."""
        event.preventDefault()
        self.close_panel()

    def ask(self, panel: str) -> None:
        """Open another panel in place of the one that is open."""
        page = f"{address.PLAY}/" if self.session.match else ""
        window.location.replace(f"#{page}{panel}")

    def leave(self, for_good: bool) -> None:
        """The match is given up, or put aside."""
        self.keeper.close(for_good)
        self.session.leave()
        window.location.replace("#")

    def changed_elsewhere(self) -> None:
        """Another tab has done something with the match."""
        if self.session.match is None:
            window.location.replace("#")
        self.refresh()

    # The copy on this device

    def keep_here(self) -> None:
        """Have the page kept on this device, now that all of it is here."""
        later(self.offline.begin())

    def noticed(self) -> None:
        """Tell what is new of the copy, on a screen that has time for it."""
        self.voice.say(self.keep.update(self.phase))

    def use_newer(self) -> None:
        """The player wants the newer version; the set-up and the match are kept before."""
        self.setup.keep()
        self.keeper.flush()
        if self.keeper.unsafe:
            self.noticed()
        else:
            self.offline.take()

    # What is seen

    def refresh(self) -> None:
        """Show the session as it is now, tell what is new, and let the next bot think."""
        session = self.session
        if self.phase == "table" and session.phase.endswith("-end"):
            if self.serial != session.serial:
                self.serial = session.serial
                self.change()
                later(self._end(session.serial))
        elif session.phase != self.phase or self._new_round():
            self.build()
        elif self.screen:
            self.change()
        self.serial = session.serial
        self.desk.look()
        self.voice.say(self.announcer.news(session))
        self.voice.say(self.matches.update(session))
        self.keeper.look()
        if session.bot_to_move and not self._thinking:
            later(self._bots())

    def change(self) -> None:
        """Change what differs on the screen that is up."""
        with place.kept(self.screen):
            self.screen.update(self.session)

    def build(self) -> None:
        """Put up the screen of this phase."""
        session = self.session
        if self.screen:
            self.screen.root.remove()
        self.phase = session.phase
        self.setup.show(self.phase == "setup")
        self.noticed()
        if self.phase == "setup":
            self.matches.offer()
            self.screen = None
            self.titled()
            element("#start").focus()
            return
        self.screen = SCREENS[session.GAME][self.phase](session)
        self.screen.root.dataset.round = _stretch(session)
        element("#app").append(self.screen.root)
        window.scrollTo(0, 0)
        self.titled()
        if not self.panels.dialog.open:
            place.focus(self.screen)

    def titled(self) -> None:
        """Call the page by what is in front."""
        place.titled(texts.game_name(self.session.GAME))

    def _new_round(self) -> bool:
        match = self.session.match
        return bool(
            match and self.screen and self.screen.root.dataset.round != _stretch(self.session)
        )

    async def _end(self, serial: int) -> None:
        """Leave the last tile in sight for a moment, then show the end."""
        if self.settings.pause:
            await asyncio.sleep(LAST_LOOK)
        if self.session.serial == serial:
            self.build()

    async def _bots(self) -> None:
        """Let the bots play until it is a person's turn."""
        self._thinking = True
        try:
            await painted()
            while self.session.bot_to_move:
                await bot_plays(self)
        except Exception:  # noqa: BLE001 - as in act
            self.stumble()
        finally:
            self._thinking = False

    def stumble(self) -> None:
        """Something went wrong in here: say so, and draw the screen anew from the match."""
        window.console.error(traceback.format_exc())
        sentence = _("Something went wrong on this page. Your match is still here: go on playing.")
        try:
            self.session.cancel()
            self.build()
            self.voice.say(sentence)
            if self.phase == "table":
                self.screen.sentence.text(sentence)
                self.screen.say.flag("refused", True)
        except Exception:  # noqa: BLE001 - the last resort
            window.console.error(traceback.format_exc())
            self.setup.show(True)
            self.setup.complain(sentence)


def _stretch(session: "Session[Any, Any]") -> str:
    """What a screen of a match can show: a round, up to where moves are taken back."""
    return f"{len(session.playing.rounds)}.{session.rewound}"


def main() -> None:
    """Start the page."""
    app = App()
    app.desk.dress()
    stage = element("#app")
    listen(stage, "click", app.clicked)
    for notice in ("#notice", "#match-notice"):
        listen(element(notice), "click", app.clicked)
    listen(document, "keydown", app.key_pressed)
    listen(element("#panel"), "click", app.clicked)
    listen(element("#panel"), "change", app.setting)
    listen(element("#panel"), "cancel", app.dismissed)
    listen(element("#setup-form"), "change", app.setting)
    listen(element("#setup-form"), "submit", app.started)
    listen(window, "hashchange", app.travelled)
    root = document.documentElement
    root.dataset.version = sixteen.__version__
    root.dataset.state = "ready"
    app.travelled()
    app.matches.offer()
    if data(root, "wanted") == "start":
        app.started()
    app.keep_here()
