"""Going back: whose moves can be taken back, until when, and what comes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.announce import Announcer
from app.play.plus.session import PlusSession
from app.saves import statistics
from app.saves.text import Saved, read, write
from sixteen.errors import SixteenError
from sixteen.match import Player
from sixteen.notation import format_position
from sixteen.record import read_record, write_record
from sixteen.tiles import Tile
from tests.helpers.sitting import HAZEL, MINA, OTTO, at_table, lay, play_bots, refusal


def test_alone_one_goes_back_to_ones_own_last_turn() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    before = format_position(session.state)
    lay(session, Tile(0, 8))
    play_bots(session)
    assert session.way_back == 3
    session.undo()
    assert format_position(session.state) == before
    assert session.chronicle == []
    assert session.to_move
    assert session.playing.taken_back == 1
    session.undo()
    assert refusal(session) == "no-way-back"


def test_a_match_with_a_way_back_taken_is_marked_kept_so_and_not_counted() -> None:
    session = at_table(MINA, HAZEL, HAZEL, match="single")
    session.pass_turn()
    play_bots(session)
    session.undo()
    assert "# taken back 1\n" in write_record(session.playing)
    assert read(write(session.saved)).match.taken_back == 1
    while not session.outcome:
        play_bots(session)
        if session.to_move:
            session.pass_turn()
    assert statistics.with_match({}, session.playing) == {}
    session.playing.taken_back = 0
    assert "Mina" in statistics.with_match({}, session.playing)["sixteen"]


def test_among_people_one_move_goes_back_until_the_next_has_looked() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    session.take_over()
    lay(session, Tile(0, 8))
    assert session.way_back == 1
    session.undo()
    assert (session.phase, session.curtain) == ("hands", 0)
    assert session.playing.taken_back == 0
    session.take_over()
    lay(session, Tile(0, 10))
    session.take_over()
    session.undo()
    assert refusal(session) == "no-way-back"
    assert session.eyes == 1


def test_nobody_takes_back_the_move_of_another() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    session.take_over()
    session.pass_turn()
    session.take_over()
    session.pass_turn()
    assert session.way_back == 1
    play_bots(session)
    assert session.way_back == 0


def test_an_end_shows_all_racks_and_cannot_be_taken_back() -> None:
    session = at_table(MINA, HAZEL, HAZEL, position="R1/O1/G1/B1/K1 R8/R9/K4 0 0", match="single")
    lay(session, Tile(0, 8))
    assert session.phase == "match-end"
    assert session.way_back == 0
    with pytest.raises(SixteenError):
        session.playing.take_back(1)


def test_what_comes_after_going_back_is_told_once() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    announcer = Announcer()
    announcer.news(session)
    session.pass_turn()
    play_bots(session)
    announcer.news(session)
    session.undo()
    assert announcer.news(session) == "Your turn."
    session.pass_turn()
    assert announcer.news(session) == "Mina: pass."


def test_what_was_drawn_in_sixteen_plus_comes_again() -> None:
    session = PlusSession()
    session.start([MINA, HAZEL], {}, "2026", "3")
    play_bots(session)
    if not session.state.hand:
        session.draw()
    drawn = session.state.hand
    session.drop()
    play_bots(session)
    assert session.way_back > 2
    session.undo()
    assert session.state.hand is None
    assert session.to_move
    session.draw()
    assert session.state.hand == drawn


def test_what_was_hidden_before_a_draw_stays_known() -> None:
    session = PlusSession()
    session.start([MINA, OTTO], {}, "2026", "3")
    first = session.eyes
    session.draw()
    drawn = session.state.hand
    assert session.way_back == 0
    session.drop()
    assert session.eyes != first
    assert session.way_back == 1
    session.undo()
    assert (session.eyes, session.state.hand) == (first, drawn)


def drawn_by_mina(*others: Player) -> PlusSession:
    session = PlusSession()
    session.start([MINA, *others], {}, "2026", "3")
    play_bots(session)
    session.draw()
    return session


@pytest.mark.parametrize("other", [OTTO, HAZEL])
def test_a_match_that_came_back_goes_back_as_it_would_have(other: Player) -> None:
    session = drawn_by_mina(other)
    drawn = session.state.hand
    back = PlusSession()
    back.resume(read(write(session.saved)))
    assert back.way_back == session.way_back == (1 if other is HAZEL else 0)
    back.undo()
    if not back.state.hand:
        back.draw()
    assert back.state.hand == drawn
    assert back.playing.taken_back == 0


def test_another_draw_than_the_one_taken_back_is_marked() -> None:
    session = drawn_by_mina(HAZEL)
    back = PlusSession()
    back.resume(Saved(read_record(write_record(session.playing)), "another"))
    back.undo()
    assert back.state.hand is None
    assert back.playing.taken_back == 1
    back.draw()
    assert back.state.hand


@given(st.lists(st.sampled_from(["play", "pass", "undo", "bots", "hide", "show", "hint"])))
def test_going_back_leaves_what_the_moves_before_it_made(steps: list[str]) -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    for step in steps:
        if step == "undo":
            session.undo()
        elif step == "bots":
            play_bots(session)
        elif step == "hide":
            session.hide()
        elif step == "show":
            session.take_over()
        elif step == "pass":
            session.pass_turn()
        elif session.to_move:
            session.suggest(session.legal[0])
            if step == "play":
                session.confirm()
        played = session.playing.rounds[-1]
        again = played.start.copy()
        for move in played.state.history:
            again.push(move)
        assert format_position(again) == format_position(played.state)
        assert len(session.chronicle) == len(played.state.history)
        assert read(write(session.saved)).match.taken_back == session.playing.taken_back
