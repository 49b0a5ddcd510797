"""What the browser keeps, under names of our own; and of that the settings.

Other pages may share the origin, so every name begins with `sixteen.`. Where the browser
keeps nothing (a sandboxed frame, site data blocked), nothing is kept, and all goes on.
"""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, replace

from pyodide.ffi import JsException
from pyscript import window

from app.language import LANGUAGES

PREFIX = "sixteen."
DENIED = (JsException, AttributeError)
SPEEDS = {"calm": 1.4, "quick": 0.6, "instant": 0.0}
"""How long a bot waits before it plays, in seconds."""
THOUGHTS = {"short": 1.0, "long": 5.0}
"""How long a bot thinks at most, in seconds."""
THEMES = ("auto", "light", "dark")
CONTRASTS = ("auto", "more")
SWITCH = ("off", "on")


class Browser:
    """Texts under names, in the browser's own store."""

    def get(self, name: str) -> str:
        """The text under a name, empty where there is none."""
        try:
            return str(window.localStorage.getItem(PREFIX + name) or "")
        except DENIED:
            return ""

    def put(self, name: str, text: str) -> bool:
        """Keep a text; whether it is kept."""
        try:
            window.localStorage.setItem(PREFIX + name, text)
        except DENIED:
            return False
        return True

    def drop(self, name: str) -> None:
        """Keep a text no longer."""
        with suppress(*DENIED):
            window.localStorage.removeItem(PREFIX + name)

    def names(self) -> list[str]:
        """The names there are."""
        try:
            found = [str(name) for name in window.Object.keys(window.localStorage)]
        except DENIED:
            return []
        return [name.removeprefix(PREFIX) for name in found if name.startswith(PREFIX)]


BROWSER = Browser()


def kept(name: str) -> dict[str, str]:
    """What was kept under a name; nothing where it is not there or cannot be read."""
    try:
        found = json.loads(BROWSER.get(name) or "{}")
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)}


def keep(name: str, values: dict[str, str]) -> None:
    """Keep some texts under a name, where the browser lets us."""
    BROWSER.put(name, json.dumps(values))


@dataclass(frozen=True)
class Settings:
    """What a player set.

    How fast bots play and how long they think, light or dark, how much contrast, another language
    than the browser's; whether to pass where nothing else can be done, to ask before a turn is
    played, and to be heard.
    """

    speed: str = "calm"
    thoughts: str = "short"
    theme: str = "auto"
    contrast: str = "auto"
    language: str = ""
    autopass: str = "off"
    confirm: str = "off"
    sounds: str = "off"

    @property
    def pause(self) -> float:
        """How long a bot waits before it plays, in seconds."""
        return SPEEDS[self.speed]

    @property
    def patience(self) -> float:
        """How long a bot thinks at most, in seconds."""
        return THOUGHTS[self.thoughts]

    def changed(self, name: str, value: str) -> "Settings":
        """These settings with another value; what does not exist changes nothing."""
        allowed = {
            "speed": tuple(SPEEDS),
            "thoughts": tuple(THOUGHTS),
            "theme": THEMES,
            "contrast": CONTRASTS,
            "language": tuple(LANGUAGES),
            "autopass": SWITCH,
            "confirm": SWITCH,
            "sounds": SWITCH,
        }
        return replace(self, **{name: value}) if value in allowed.get(name, ()) else self


def kept_settings() -> Settings:
    """The settings of the last time."""
    settings = Settings()
    for name, value in kept("settings").items():
        settings = settings.changed(name, value)
    return settings


def keep_settings(settings: Settings) -> None:
    """Keep the settings for the next time."""
    keep("settings", asdict(settings))
