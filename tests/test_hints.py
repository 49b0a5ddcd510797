"""Hints that are asked for, and turns that are asked about before they are played."""

import pytest

from app.language import _
from app.play.plus.session import PlusSession
from app.play.sixteen import texts
from app.texts import motive
from sixteen.bots.motives import SENTENCES, Motive
from sixteen.games.sixteen import PASS
from sixteen.notation import format_move
from sixteen.tiles import Tile
from tests.helpers.sitting import HAZEL, MINA, at_table, play_bots, refusal


def test_a_hint_is_chosen_with_its_reason_and_not_played() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    thought = session.advice(lambda: 0.0)
    thought.slice(1.0)
    session.suggest(thought.best)
    assert session.move == thought.best
    assert not session.state.log
    sentence = texts.situation(session)
    assert sentence.startswith("Hint: ")
    assert len(sentence) > len(f"Hint: {texts.done(thought.best)}.")
    session.cancel()
    assert texts.situation(session) == "Your turn."


def test_every_legal_move_can_be_suggested() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    for move in session.legal:
        session.suggest(move)
        assert session.move == move, format_move(move)
        assert "{" not in texts.situation(session)
    session.confirm()
    assert session.state.log == [(0, PASS)]


def test_a_suggestion_that_comes_too_late_changes_nothing() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.pass_turn()
    session.suggest(PASS)
    assert refusal(session) == "not-your-turn"


@pytest.mark.parametrize("code", SENTENCES)
def test_each_motive_is_a_sentence(code: str) -> None:
    tiles = tuple(Tile(0, rank) for rank in (9, 10, 11, 12, 13, 16))
    data: dict[str, int | tuple[Tile, ...]] = {
        "colour": 3,
        "cell": 0,
        "count": 2,
        "there": 1,
        "tiles": tiles,
    }
    sentence = motive(Motive(code, data))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence
    if "{tiles}" in SENTENCES[code]:
        assert "red 9, 10, 11, 12, …" in sentence


def test_hints_of_sixteen_plus_are_chosen_too() -> None:
    session = PlusSession()
    session.start([MINA, HAZEL], {}, "2026", "3")
    play_bots(session)
    for _move in range(30):
        if session.to_move:
            for move in session.legal:
                session.suggest(move)
                assert session.hint.startswith("Hint: ")
                assert session.move == move
            session.suggest(session.legal[0])
            session.confirm()
        play_bots(session)
    assert _("Pass") == "Pass"


# Asking before a turn is played


def test_who_wants_to_be_asked_plays_by_the_green_button_alone() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.careful = True
    session.tap_tile(Tile(0, 8))
    session.tap_row(0)
    assert not session.state.log
    assert texts.situation(session).endswith("The green button plays it.")
    session.cancel()
    session.pass_turn()
    assert texts.situation(session) == "Really pass? The green button does it."
    assert texts.action(session) == "Pass"
    session.cancel()
    assert not session.begun
    session.pass_turn()
    session.confirm()
    assert session.state.log == [(0, PASS)]


def test_where_only_passing_is_left_nobody_is_asked() -> None:
    session = at_table(MINA, HAZEL, position="R1.R9/O1/G1/B1/K1 R8/R2.O3 0 0")
    session.careful = True
    assert session.only_pass
    session.pass_turn()
    assert session.state.log == [(0, PASS)]
