"""Why a file or an address is refused: in the language spoken, in English where that says more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app import language
from app.play import SESSIONS
from app.refusals import not_a_match, not_playable
from app.saves.text import Saved
from sixteen.errors import SixteenError
from sixteen.record import read_record, write_record
from sixteen_build.catalogues import compile_catalogues
from tests.helpers.sitting import HAZEL, MINA, at_table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def in_german(tmp_path: Path) -> Iterator[None]:
    """Speak German in this test."""
    compile_catalogues(tmp_path / "locales")
    language.speak("de", (tmp_path / "locales" / "de.mo").read_bytes())
    yield
    language.speak("en")


def opening(old: str, new: str) -> SixteenError:
    """What comes of opening the file of a match in which something is changed."""
    session = at_table(MINA, HAZEL, HAZEL)
    session.pass_turn()
    text = write_record(session.playing)
    assert old in text
    with pytest.raises(SixteenError) as caught:
        SESSIONS["sixteen"]().resume(Saved(read_record(text.replace(old, new, 1), True), "7"))
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("sixteen record", "a list of", "das ist keine Datei einer Partie."),
        ("round 1", "round 7", "Zeile 7: das ist nicht zu lesen."),
        ("0 pass", "0 R99", "Zeile 9: das ist nicht zu lesen."),
        ("game sixteen", "game chess", "Zeile 2: so ein Spiel gibt es hier nicht."),
        ("edition 2026", "edition 1999", "Zeile 3: so eine Regel gibt es nicht."),
        ("player 0 person Mina", "player 0 person  ", "Zeile 4: so kann niemand heißen"),
        ("0 pass", "0 G2", "Zeile 9: Grün 2 ist nicht auf dieser Bank."),
        ("R9.O4.G5", "R9.O4.O4", "Zeile 8: so kann der Tisch nicht aussehen."),
        ("easy Hazel", "clever Hazel", "so einen Bot gibt es hier nicht."),
    ],
)
@pytest.mark.usefixtures("in_german")
def test_a_bad_file_is_refused_in_the_language_spoken(old: str, new: str, why: str) -> None:
    error = opening(old, new)
    sentence, english = not_a_match(error)
    assert sentence.startswith(f"Diese Datei lässt sich nicht öffnen: {why}")
    whole = {"sixteen record": True, "0 pass": new == "0 G2"}.get(old, False)
    assert english == "" if whole else english in error.sentence != ""


def test_in_english_the_engine_has_said_it_all() -> None:
    error = opening("round 1", "round 7")
    assert not_a_match(error) == (f"This file cannot be opened: {error.sentence}", "")
    assert error.sentence.startswith("line 7: ")


@pytest.mark.parametrize(
    ("position", "why", "more"),
    [
        ("R1/O1/G1/B1/K1 R4/X4 0 0", "ab dem 19. Zeichen ist das nicht zu lesen.", True),
        ("R1/O1/G1/B1/K1 R4/R1 0 0", "so kann der Tisch nicht aussehen.", True),
        ("R1/O1/G1/B1/K1 R4/O4/G4 0 0", "Die Stellung ist für 3 Spieler, nicht für 2.", False),
        ("R1/O1/G1/B1/K1 R4/?7 0 0", "In der Stellung muss jede Bank bekannt sein.", False),
    ],
)
@pytest.mark.usefixtures("in_german")
def test_a_bad_position_is_refused_in_the_language_spoken(
    position: str, why: str, more: bool
) -> None:
    with pytest.raises(SixteenError) as caught:
        SESSIONS["sixteen"]().start([MINA, HAZEL], {}, "2026", "7", position)
    sentence, english = not_playable(caught.value)
    assert sentence == f"Das lässt sich nicht spielen: {why}"
    assert english == (caught.value.sentence if more else "")


@pytest.mark.usefixtures("in_german")
def test_points_that_no_match_can_have_are_refused_in_the_language_spoken() -> None:
    with pytest.raises(SixteenError) as caught:
        SESSIONS["sixteen"]().start([MINA, HAZEL], {"match": "0"}, "2026", "7")
    sentence, english = not_playable(caught.value)
    assert sentence.startswith("Die Punkte, die")
    assert english == ""
