"""The catalogues: everything that the page says is in each, whole, and what it says can be said."""

from __future__ import annotations

import ast
import re
import string
from functools import cache
from typing import TYPE_CHECKING

import pytest

from app import language, texts
from app.language import LANGUAGES, _n
from sixteen.reasons import SENTENCES, Reason
from sixteen.tiles import ALL_TILES
from sixteen_build.catalogues import catalogue, compile_catalogues, languages
from sixteen_build.messages import PageReader, template
from sixteen_build.paths import WEB
from tests.helpers.pseudo import pseudo, pseudo_catalogue
from tests.test_page_texts import DATA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from babel.messages.catalog import Catalog, Message

every_language = pytest.mark.parametrize("code", languages())
OUR_SOURCES = sorted((WEB / "app").rglob("*.py"))
SAYS = {"_", "_n", "_p"}
ERRORS = {"SixteenError", "TextError", "KeyError", "ValueError"}
"""What they say is for programs, in English."""


@cache
def said() -> Catalog:
    return template()


@pytest.fixture
def speak(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """A function that has the page speak a language; English again after the test."""
    compile_catalogues(tmp_path / "locales")

    def spoken(code: str) -> None:
        language.speak(code, (tmp_path / "locales" / f"{code}.mo").read_bytes())

    yield spoken
    language.speak("en")


def key(message: Message) -> tuple[object, str | None]:
    return message.id, message.context


def translations(message: Message) -> list[str]:
    string = message.string
    return list(string) if isinstance(string, (tuple, list)) else [string or ""]


def places(text: str) -> set[str]:
    return {name for _text, name, _spec, _how in string.Formatter().parse(text) if name is not None}


def english(message: Message) -> list[str]:
    return [message.id] if isinstance(message.id, str) else list(message.id)


def test_each_language_has_its_name_and_its_catalogue() -> None:
    assert {"de", "fi", "fr", "it", "ko", "sv"} <= set(languages())
    assert set(languages()) == set(LANGUAGES) - {"en"}


def test_much_is_said() -> None:
    assert len(said()) > 250
    for sentence in (*SENTENCES.values(), *texts.PAGE_SENTENCES.values(), "Which rules?", "Pass"):
        assert sentence in said(), sentence
    assert said().get("red", "row")
    assert "Hazel" in said()
    assert "START" not in said()


@every_language
def test_a_catalogue_has_everything_and_nothing_else(code: str) -> None:
    """Where not: python3 scripts/translate.py."""
    there = catalogue(code)
    assert {key(message) for message in there} == {key(message) for message in said()}
    assert not there.obsolete


@every_language
def test_every_message_is_translated(code: str) -> None:
    for message in catalogue(code):
        assert not message.fuzzy or not message.id, message.id
        assert all(translations(message)), message.id


@every_language
def test_the_places_for_words_are_the_same(code: str) -> None:
    for message in catalogue(code):
        if not message.id:
            continue
        wanted = set.union(*map(places, english(message)))
        for translation in translations(message):
            assert places(translation) == wanted, translation


@every_language
def test_translations_are_written_as_carefully_as_the_english(code: str) -> None:
    for message in catalogue(code):
        if not message.id:
            continue
        ends = english(message)[-1][-1]
        for translation in translations(message):
            assert translation == " ".join(translation.split(" ")).strip(), translation
            assert "  " not in translation
            assert translation.count("&") == english(message)[0].count("&"), translation
            assert "<" not in translation
            assert '"' not in translation, f"typographic quotes: {translation}"
            assert (translation[-1] in ".!?…:") == (ends in ".!?…:"), translation


@every_language
def test_there_is_a_form_for_each_number(code: str, speak: Callable[[str], None]) -> None:
    there = catalogue(code)
    for message in there:
        if not isinstance(message.id, str):
            assert len(translations(message)) == there.num_plurals
    speak(code)
    for count in (0, 1, 2, 21):
        assert str(count) in texts.tiles_left(count)
    many = {texts.tiles_left(count).replace(str(count), "#") for count in (1, 2)}
    assert len(many) == there.num_plurals


@every_language
def test_all_tiles_and_reasons_can_be_told(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    names = {texts.tile_name(tile) for tile in ALL_TILES}
    assert len(names) == 87
    assert len({texts.in_sentence(tile) for tile in ALL_TILES}) == 87
    for reason in (*SENTENCES, *texts.PAGE_SENTENCES):
        sentence = texts.reason(Reason(reason, DATA))
        assert "{" not in sentence
        assert sentence[0] == sentence[0].upper()
        assert sentence[-1] == "."


@pytest.mark.usefixtures("speak")
def test_whatever_is_not_there_is_said_in_english() -> None:
    language.speak("xx", pseudo_catalogue())
    assert language.spoken() == "xx"
    assert language._("Pass") == pseudo("Pass")
    assert language._("Nobody ever says this.") == "Nobody ever says this."
    assert _n("{count} tile", "{count} tiles", 1) == pseudo("{count} tile")
    assert _n("{count} tile", "{count} tiles", 2) == pseudo("{count} tiles")


def test_the_pseudo_language_is_half_as_long_again() -> None:
    assert pseudo("Pass") == "Þááššš"
    assert pseudo("{count} tiles &amp; more") == "{count} ţííļééš &amp; ɱóóŕéé"
    assert pseudo("#seed= and a word") == "#seed= áññð áá ŵóóŕðð"
    for message in said():
        if message.id:
            whole = english(message)[0]
            letters = len(re.sub(r"\{\w+\}|#\S+|&\w+;|[^A-Za-z]", "", whole))
            assert len(pseudo(whole)) >= len(whole) + letters * 0.3, whole


def literals(source: str) -> Iterator[str]:
    """The texts in a source that a person could read on the page: those outside `_`."""
    tree = ast.parse(source)
    quiet: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name)) if name in SAYS | ERRORS:
                quiet.update(ast.walk(node))
            case ast.Expr(ast.Constant() as documentation):
                quiet.add(documentation)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in quiet:
            yield node.value


@pytest.mark.parametrize("path", OUR_SOURCES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_text_for_people_is_left_in_code(path: Path) -> None:
    """A sentence has blanks between words and a capital or a full stop; markup has brackets."""
    known = {sentence for message in said() for sentence in english(message)}
    for text in literals(path.read_text(encoding="utf-8")):
        words = re.sub(r"<[^>]*>?|[\w.#-]+=\"?|\{[^}]*\}|/\*.*?\*/", " ", text)
        found = re.search(r"\b[A-Z][a-z]+ [a-z]+ [a-z]+|\b[a-z]+ [a-z]+ [a-z]+[.!?]$", words)
        assert not found or text in known, text


def test_words_in_html_are_found_as_the_page_finds_them() -> None:
    reader = PageReader()
    reader.feed(
        "<title>Game</title><p>One\n  two <b>three</b> 4</p><svg><path d='M1'/>no</svg>"
        "<p aria-hidden='true'>no <i>no</i></p><p translate='no'>no</p><script>no</script>"
        "<input placeholder='Who'><button aria-label='Close'>×</button>last"
    )
    reader.close()
    assert reader.found == ["Game", "One two", "three", "Who", "Close"]
