"""Passing one screen around: the curtain, drags, and who leaves."""

from app.play.plus.session import PlusSession
from sixteen.tiles import Tile
from tests.helpers.sitting import HAZEL, MINA, OTTO, at_table, lay, play_bots, refusal

# The curtain


def test_the_curtain_names_who_is_next_and_what_was_done() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    assert (session.phase, session.curtain) == ("hands", 0)
    session.take_over()
    lay(session, Tile(0, 8))
    assert (session.phase, session.curtain, session.eyes) == ("hands", 1, None)
    assert session.missed(1) == [(0, "red 8")]
    assert session.rack == ()
    session.take_over()
    assert session.eyes == 1


def test_tiles_are_hidden_at_any_time_and_come_back_to_whose_they_are() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.hide()
    assert (session.phase, session.rack, session.eyes) == ("hands", (), None)
    assert not session.state.rack(0)
    session.hide()
    session.take_over()
    assert session.eyes == 0
    session.pass_turn()
    assert session.bot_to_move
    session.hide()
    assert not session.bot_to_move
    session.take_over()
    assert session.bot_to_move


def test_where_nothing_is_secret_nothing_is_hidden() -> None:
    session = PlusSession()
    session.start([MINA, OTTO], {}, "2026", "7")
    session.hide()
    assert session.phase == "table"


def test_those_who_look_on_hide_nothing() -> None:
    session = at_table(HAZEL, HAZEL, HAZEL)
    session.hide()
    assert session.phase == "table"


# Dragging


def test_a_drag_means_what_taps_mean() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.intent("lift", "R8")
    assert session.rows == {0}
    session.intent("home", "")
    assert not session.begun
    session.intent("lift", "O3")
    session.intent("drop", "0")
    assert refusal(session) == "other-row"
    assert not session.begun
    session.tap_tile(Tile(0, 10))
    session.intent("lift", "R10")
    session.intent("drop", "0")
    assert session.chronicle[0] == (0, "red 10")
    session.intent("lift", "R8")
    session.intent("drop", "0")
    assert refusal(session) == "not-your-turn"


def test_a_drag_of_what_cannot_be_laid_says_why() -> None:
    session = at_table(MINA, HAZEL, position="R1.R9/O1/G1/B1/K1 R8.O4/R2.O3 0 0")
    session.intent("lift", "R8")
    session.intent("drop", "0")
    assert refusal(session) == "not-higher"


# Somebody leaves


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    session.take_over()
    session.seat(0, "medium")
    assert (session.phase, session.curtain, session.eyes) == ("hands", 1, None)
    session.take_over()
    play_bots(session)
    assert session.eyes == 1
    session.seat(0, None)
    assert session.people == [0, 1]
    assert session.eyes is None
    assert session.rack == ()


def test_when_all_have_left_play_bots_on() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.seat(0, "medium")
    play_bots(session)
    assert session.phase in ("round-end", "match-end")


def test_who_looks_on_changes_no_seat() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.look_on()
    session.seat(0, "medium")
    assert session.players[0].bot is None


def test_boards_of_sixteen_plus_change_players_in_the_open() -> None:
    session = PlusSession()
    session.start([MINA, OTTO], {}, "2026", "3")
    session.seat(session.playing.state.turn, "easy")
    assert session.phase == "table"
    assert len(session.people) == 1
    assert session.eyes == session.people[0]
