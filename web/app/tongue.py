"""Another language for the whole page, at any time: what is on the screen is said anew."""

from typing import TYPE_CHECKING, Any

from pyodide.ffi import JsException
from pyscript import window

from app import language, storage
from app.language import _
from app.screens.dom import listen

if TYPE_CHECKING:
    from app.main import App


class Tongue:
    """Speaks the language that `language.js` has brought, and every one that it brings later."""

    def __init__(self, app: "App") -> None:
        self._app = app
        _hear()
        listen(window, "language", self.spoken)

    async def choose(self, code: str) -> None:
        """Another language was chosen in the settings."""
        app = self._app
        try:
            await window.language.use(code)
        except JsException:
            app.panels.complain(_("This language could not be fetched. Is there a connection?"))
        else:
            app.settings = app.settings.changed("language", code)
            storage.keep_settings(app.settings)

    def spoken(self, _event: Any = None) -> None:
        """Another language is there: say everything in it."""
        app = self._app
        before = app.setup.names()
        _hear()
        app.setup.spoken()
        if app.session.match:
            app.session.retell(dict(zip(before, app.setup.names(), strict=True)))
            app.build()
            app.voice.say(app.announcer.news(app.session))
        app.panels.fill(app.session, app.settings)
        app.titled()
        app.matches.offer()
        app.voice.say(app.matches.update(app.session))
        app.voice.say(app.keep.spoken())


def _hear() -> None:
    """Speak the language whose catalogue is there; English where the script did not come."""
    brought = getattr(window, "language", None)
    compiled = brought and brought.catalogue()
    language.speak(brought.code() if brought else "en", compiled.to_bytes() if compiled else b"")
