"""What the page says: found in its HTML, its scripts and its Python, and brought to catalogues."""

from __future__ import annotations

import ast
import io
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import write_po

from app.language import LANGUAGES
from app.texts import PAGE_SENTENCES
from sixteen.bots.motives import SENTENCES as MOTIVES
from sixteen.reasons import SENTENCES
from sixteen.tiles import COLOUR_NAMES
from sixteen_build.catalogues import LOCALES, catalogue
from sixteen_build.paths import ENGINE, ROOT, WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ATTRIBUTES = ("aria-label", "placeholder")
SILENT = ("script", "svg", "noscript", "py-config", "mpy-config")
DATES = (
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Last-Translator',
    b'"Language-Team',
    b'"Report-Msgid-Bugs-To',
    b'"Generated-By',
    b'"Project-Id-Version',
)
FILLED_IN = re.compile("%[A-Z_]+%")
VOID = ("br", "hr", "img", "input", "link", "meta")


class Message(NamedTuple):
    """Something to say: in English, in the plural too where it has one, and where it is said."""

    english: str
    plural: str
    context: str | None
    place: str

    @property
    def id(self) -> str | tuple[str, str]:
        """The key that Babel knows it by."""
        return (self.english, self.plural) if self.plural else self.english


def messages() -> Iterator[Message]:
    """Everything that the page says, in the order of its files."""
    yield from _page_messages()
    yield from _script_messages(WEB / "boot.js")
    for path in sorted((WEB / "app").rglob("*.py")):
        yield from _python_messages(path)
    for place, sentences in (
        (ENGINE / "reasons.py", SENTENCES.values()),
        (WEB / "app" / "texts.py", PAGE_SENTENCES.values()),
        (ENGINE / "tiles.py", COLOUR_NAMES),
        (ENGINE / "bots" / "motives.py", MOTIVES.values()),
    ):
        for english in sentences:
            yield Message(english, "", None, _name(place))
    for english in COLOUR_NAMES:
        yield Message(english, "", "row", _name(ENGINE / "tiles.py"))


def template() -> Catalog:
    """All of it as a catalogue without translations."""
    found = Catalog()
    for message in messages():
        if found.get(message.id, message.context) is None:
            found.add(message.id, locations=[(message.place, 0)], context=message.context)
    return found


def update(language: str) -> list[str]:
    """Bring a catalogue up to date with what the page says; what is untranslated in it.

    Translations whose English has changed go: their sentence has to be thought of anew.
    """
    path = LOCALES / f"{language}.po"
    known = catalogue(language) if path.exists() else Catalog(locale=language)
    fresh = Catalog(
        locale=language,
        project="Sixteen",
        header_comment=f"# What the page says, in {LANGUAGES[language]}.",
        fuzzy=False,
    )
    fresh.mime_headers = known.mime_headers  # its rule of plurals may be simpler than Babel's
    for message in template():
        if message.id:
            old = known.get(message.id, message.context)
            fresh.add(
                message.id,
                old.string if old else None,
                message.locations,
                user_comments=old.user_comments if old else (),
                context=message.context,
            )
    whole = io.BytesIO()
    write_po(whole, fresh, width=100, include_lineno=False)
    path.write_bytes(_without_dates(whole.getvalue()))
    return [str(message.id) for message in catalogue(language) if not _translated(message.string)]


def _translated(string: str | tuple[str, ...] | list[str] | None) -> bool:
    return all(string) if isinstance(string, (tuple, list)) else bool(string)


def _without_dates(catalogue_text: bytes) -> bytes:
    """A catalogue without the lines of its head that say when and by whom: Git knows."""
    lines = catalogue_text.splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(DATES))


def _script_messages(path: Path) -> Iterator[Message]:
    with path.open("rb") as file:
        for _line, found, *_more in extract("javascript", file, keywords={"say": None}):
            yield Message(str(found), "", None, _name(path))


def _python_messages(path: Path) -> Iterator[Message]:
    """What a module says through `_`, `_n` and `_p`, those inside f-strings included."""
    for call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
        words = [word.value for word in call.args if isinstance(word, ast.Constant)]
        match call.func, words:
            case ast.Name("_"), [str(english)]:
                yield Message(english, "", None, _name(path))
            case ast.Name("_n"), [str(english), str(plural), *_count]:
                yield Message(english, plural, None, _name(path))
            case ast.Name("_p"), [str(context), str(english)]:
                yield Message(english, "", context, _name(path))


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    if isinstance(node, ast.Call):
        yield node
    for below in ast.iter_child_nodes(node):
        yield from _calls(below)


def _page_messages() -> Iterator[Message]:
    page = WEB / "index.html"
    reader = PageReader()
    reader.feed(page.read_text(encoding="utf-8"))
    return (Message(english, "", None, _name(page)) for english in reader.found)


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class PageReader(HTMLParser):
    """Finds the words in HTML that language.js will put into another language."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent: list[str] = []
        self._text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down an element's words, and whether those in it are for people."""
        self._take()
        given = dict(attrs)
        quiet = given.get("aria-hidden") == "true" or given.get("translate") == "no"
        if self._silent or quiet or tag in SILENT:
            if tag not in VOID:
                self._silent.append(tag)
            return
        self.found += [value for name in ATTRIBUTES if (value := given.get(name))]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Pass by a part of a drawing."""

    def handle_endtag(self, tag: str) -> None:
        """Go on behind an element."""
        self._take()
        if self._silent and tag == self._silent[-1]:
            self._silent.pop()

    def handle_data(self, data: str) -> None:
        """Collect text."""
        self._text += data

    def _take(self) -> None:
        words = " ".join(self._text.split())
        self._text = ""
        if re.search("[A-Za-z]", FILLED_IN.sub("", words)) and not self._silent:
            self.found.append(words)
