"""What the browser keeps: settings and the last set-up, under names of our own.

Other pages may share the origin, so every name begins with `sixteen.`. Where the browser
keeps nothing (a sandboxed frame, site data blocked), nothing is kept, and all goes on.
"""

import json
from dataclasses import asdict, dataclass, replace

from pyodide.ffi import JsException
from pyscript import window

from app.language import LANGUAGES

PREFIX = "sixteen."
SPEEDS = {"calm": 1.4, "quick": 0.6, "instant": 0.0}
"""How long a bot waits before it plays, in seconds."""
THEMES = ("auto", "light", "dark")


def kept(name: str) -> dict[str, str]:
    """What was kept under a name; nothing where it is not there or cannot be read."""
    try:
        found = json.loads(window.localStorage.getItem(PREFIX + name) or "{}")
    except (JsException, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)}


def keep(name: str, values: dict[str, str]) -> None:
    """Keep some texts under a name, where the browser lets us."""
    try:
        window.localStorage.setItem(PREFIX + name, json.dumps(values))
    except JsException:
        return


@dataclass(frozen=True)
class Settings:
    """What a player set: how fast bots play, light or dark, another language than the browser's."""

    speed: str = "calm"
    theme: str = "auto"
    language: str = ""

    @property
    def pause(self) -> float:
        """How long a bot waits before it plays, in seconds."""
        return SPEEDS[self.speed]

    def changed(self, name: str, value: str) -> "Settings":
        """These settings with another value; what does not exist changes nothing."""
        allowed = {"speed": tuple(SPEEDS), "theme": THEMES, "language": tuple(LANGUAGES)}
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
