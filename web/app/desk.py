"""What a tablet on the table needs besides the game: curtain, hints, sounds, a wakeful screen.

The page hands over what is pressed and tells when something has changed.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from pyscript import window

from app.device import Awake, Sounds
from app.language import _
from app.later import later
from app.screens.dom import element
from app.screens.drag import Drag
from app.screens.hold import Hold
from app.screens.seats import STAND_IN
from app.thinking import think
from sixteen.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.main import App

HINT = 1.5
"""So long a hint is thought over at most, in seconds."""
NOTICED = 0.5
"""So long one sees at least that there is nothing but to pass, before it is done."""


class Desk:
    """The tools around the table of a page."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._awake = Awake()
        self._sounds = Sounds()
        self._heard = 0
        self._round: Any = None
        self._passing = -1
        self._hushed: Any = None
        stage = element("#app")
        self.hold = Hold(stage, app.act)
        self.drag = Drag(stage, self._drags, lambda: app.session, app.act)
        self.intents: dict[str, Callable[[str], object]] = {
            "open": lambda _value: self._open(),
            "hide": lambda _value: app.session.hide(),
            "undo": lambda _value: app.session.undo(),
            "hint": lambda _value: self._ask(),
            "sort-by": self._sort,
            "seat-bot": lambda seat: self._seat(int(seat), STAND_IN),
            "seat-person": lambda seat: self._seat(int(seat), None),
        }

    def dress(self) -> None:
        """Do as the settings say: sounds, light or dark, contrast."""
        settings = self._app.settings
        self._sounds.on = settings.sounds == "on"
        window.dress(settings.theme, settings.contrast)

    def look(self) -> None:
        """Something has changed."""
        session, settings = self._app.session, self._app.settings
        playing = session.match is not None and session.outcome is None
        self._awake.want(playing)
        if session.phase == "hands" and self._hushed != (session, session.serial):
            self._hushed = session, session.serial
            self._app.voice.hush()
        session.careful = settings.confirm == "on"
        self._sound()
        stuck = settings.autopass == "on" and session.to_move and session.only_pass
        if stuck and self._passing != session.serial:
            self._passing = session.serial
            later(self._pass(session.serial))

    def swallowed(self) -> bool:
        """Whether a click is the end of something else, and so means nothing more."""
        return self.hold.heard_click() or self.drag.heard_click()

    def key(self, event: Any) -> None:
        """A key that is held down does not press the button of the curtain again and again."""
        if event.repeat and event.target.matches(".hold"):
            event.preventDefault()

    def _drags(self) -> Any:
        """What drags mean on the screen that is up."""
        return self._app.screen.drags if self._app.phase == "table" else None

    def _open(self) -> None:
        app = self._app
        if app.phase != "hands":
            return
        if app.screen.pressed():
            app.session.take_over()
        else:
            app.voice.say(app.screen.again)

    def _sort(self, kind: str) -> None:
        self._app.session.intent("sort", kind)
        self._app.close_panel()

    def _seat(self, seat: int, level: str | None) -> None:
        session = self._app.session
        names = [player.name for player in session.players]
        if _("You") in names:
            number = names.index(_("You")) + 1
            session.retell({_("You"): _("Player {number}").format(number=number)})
        session.seat(seat, level)
        self._app.build()
        self._app.panels.fill(session, self._app.settings)

    def _sound(self) -> None:
        session = self._app.session
        if session.match is None:
            return
        played = session.playing.rounds[-1]
        count = len(played.state.history)
        new = self._round is played.start and count > self._heard
        self._round, self._heard = played.start, count
        if new:
            move = played.state.history[-1]
            kind = "end" if played.state.over else "pass" if session.is_pass(move) else "place"
            self._sounds.play(kind)

    def _ask(self) -> None:
        if self._app.session.to_move:
            later(self._hint())
        else:
            self._app.session.refused = Reason("not-your-turn")

    async def _hint(self) -> None:
        """Think in slices between two frames, then show what is best."""
        app = self._app
        session = app.session
        serial = session.serial
        app.screen.sentence.text(_("Thinking of a hint …"))
        thought = session.advice(time.monotonic)
        await think(thought, HINT, lambda: session.serial == serial)
        if session.serial == serial and app.session is session:
            session.suggest(thought.best)
            app.refresh()

    async def _pass(self, serial: int) -> None:
        """Pass, once it could be seen that nothing else can be done."""
        app = self._app
        await asyncio.sleep(max(NOTICED, app.settings.pause))
        if app.session.serial == serial and app.session.to_move:
            app.act("pass")
