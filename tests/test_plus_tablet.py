"""Sixteen Plus on a tablet: dragged tiles, being asked before a turn is played, hints."""

from __future__ import annotations

import pytest

from app.play.plus import texts
from sixteen.games.plus import DRAW, DROP, Move
from sixteen.tiles import TILE_BY_CODE
from tests.test_plus_session import ADA, EMPTY, MINA, MINE, OTTO, THEIRS, begun, cell, held, refusal
from tests.test_plus_session import played as moves

# Drags


def test_what_is_in_hand_is_dragged_to_a_cell() -> None:
    session = held("G13")
    session.intent("lift", "hand")
    session.intent("put", str(cell("d3")))
    assert moves(session) == ["G13@d3"]


def test_one_of_the_discards_is_dragged_to_a_cell() -> None:
    session = held()
    session.lift("R9")
    assert session.picked == TILE_BY_CODE["R9"]
    session.put(cell("c2"))
    assert moves(session) == ["take=R9@c2"]


def test_a_tile_is_dragged_right_out_of_the_pouch() -> None:
    session = held()
    session.lift("pouch")
    assert session.state.hand
    session.go_home()
    assert session.state.hand
    assert len(moves(session)) == 1


def test_scissors_and_bin_are_dragged_too() -> None:
    session = held("S")
    session.lift("hand")
    session.put(cell("d4"))
    assert moves(session) == ["S@1:d4"]
    session = held("T")
    session.lift("hand")
    session.put(cell("b1"))
    assert moves(session) == ["T@1"]


def test_what_is_refused_goes_home_and_says_why() -> None:
    session = held("G13")
    session.tap_cell(cell("d3"))
    chosen = session.chosen
    session.lift("hand")
    assert session.chosen is None
    session.put(cell("a1"))
    assert refusal(session) == "row-not-rising"
    assert session.chosen == chosen
    session.lift("R9")
    assert refusal(session) == "settle-first"


def test_a_drag_to_nowhere_changes_nothing() -> None:
    session = held()
    session.tap_pile(13)
    session.tap_cell(cell("d3"))
    before = session.chosen, session.picked
    session.lift("R9")
    session.go_home()
    assert (session.chosen, session.picked) == before
    assert not moves(session)


def test_nobody_drags_for_another() -> None:
    session = begun(MINA, OTTO, position=f"{MINE}/{THEIRS} R9 - - 0 0")
    session.watching = True
    session.resume(session.saved, watching=True)
    session.lift("R9")
    session.put(0)
    assert refusal(session) == "not-your-turn"
    session.go_home()
    assert not moves(session)


# Asking before a turn is played


def test_who_wants_to_be_asked_plays_by_the_green_button_alone() -> None:
    session = held("G13")
    session.careful = True
    session.tap_cell(cell("d3"))
    session.tap_cell(cell("d3"))
    assert not moves(session)
    assert texts.situation(session) == "Green 13 goes on d3. The green button plays it."
    session.cancel()
    session.lift("hand")
    session.put(cell("d4"))
    assert session.asked
    session.tap_cell(cell("d3"))
    assert not session.asked
    session.cancel()
    session.drop()
    assert texts.situation(session) == "Really let green 13 go? The green button does it."
    session.confirm()
    assert moves(session) == ["drop"]


def test_who_wants_to_be_asked_is_asked_before_a_draw() -> None:
    session = held()
    session.careful = True
    session.tap_pile(13)
    session.draw()
    assert not moves(session)
    assert session.picked is None
    assert texts.situation(session) == "Really draw a tile? The green button does it."
    session.confirm()
    assert len(moves(session)) == 1


def test_where_only_dropping_is_left_nobody_is_asked() -> None:
    session = begun(MINA, OTTO, position=f"{MINE}/{EMPTY} R9 S - 0 0")
    session.careful = True
    assert session.only_drop
    session.drop()
    assert moves(session) == ["drop"]


# Hints


@pytest.mark.parametrize("hand", ["-", "G13", "S", "T"])
def test_hints_give_their_reasons(hand: str) -> None:
    third = EMPTY.replace("-", "K6", 1)
    position = f"{MINE}/{THEIRS}/{third} R9.K3 {hand} - 0 0"
    session = begun(MINA, OTTO, ADA, position=position)
    for move in session.legal:
        session.suggest(move)
        sentence = session.hint
        assert sentence.startswith("Hint: ")
        assert sentence.count(".") > 1
        assert "{" not in sentence
    assert {DRAW, DROP} & set(session.legal)


def test_an_advised_draw_is_drawn_by_the_green_button() -> None:
    session = held()
    session.suggest(DRAW)
    assert session.move == DRAW
    assert texts.situation(session) == (
        "Hint: Draw a tile. A draw promises more than any of the discards."
    )
    session.suggest(Move("take", TILE_BY_CODE["R9"], cell("c2")))
    assert "Swap green 9 for red 9" in texts.situation(session)
