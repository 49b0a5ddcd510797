"""The language that the page speaks, by the standard library's gettext.

The English sentence is the message itself. `language.js` chooses the language and brings its
catalogue, of which it needs a part before Python is there; `speak` is told of it.
"""

import io
from gettext import GNUTranslations, NullTranslations

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fi": "Suomi",
    "fr": "Français",
    "it": "Italiano",
    "ko": "한국어",
    "sv": "Svenska",
}
"""Each language under its code, as those who speak it call it."""


class _Tongue:
    code = "en"
    catalogue = NullTranslations()


def speak(code: str, compiled: bytes = b"") -> None:
    """Speak a language from now on, with its compiled catalogue; English needs none."""
    _Tongue.code = code
    _Tongue.catalogue = GNUTranslations(io.BytesIO(compiled)) if compiled else NullTranslations()


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Tongue.code


def _(message: str) -> str:
    """A sentence in the language spoken now."""
    return _Tongue.catalogue.gettext(message)


def _n(one: str, many: str, count: int) -> str:
    """A sentence that depends on a number."""
    return _Tongue.catalogue.ngettext(one, many, count)


def _p(context: str, message: str) -> str:
    """Words that other languages say differently from place to place."""
    return _Tongue.catalogue.pgettext(context, message)
