"""Passing one screen around: curtain, going back, hints, sorting, and who leaves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.announce import Announcer
from app.language import _
from app.play.plus.session import PlusSession
from app.play.sixteen import texts
from app.play.sixteen.order import Order
from app.play.sixteen.session import SixteenSession
from app.saves import statistics
from app.saves.text import read, write
from sixteen.bots.motives import SENTENCES, Motive
from sixteen.errors import SixteenError
from sixteen.games.sixteen import PASS
from sixteen.match import Player
from sixteen.notation import format_move, format_position
from sixteen.record import write_record
from sixteen.tiles import BIN, SCISSORS, Tile

MINA, OTTO, HAZEL = Player("Mina"), Player("Otto"), Player("Hazel", "easy")
TABLE = "R1.R5/O1/G1/B1/K1 R8.R10.O3.S/R9.O4.G5/K4.K9.B7.O9.G2.B3.R15.T 0 0"


def begun(*players: Player, position: str = TABLE, **options: str) -> SixteenSession:
    session = SixteenSession()
    session.start(players, options, "2026", "7", position)
    return session


def bots_play(session: SixteenSession | PlusSession) -> None:
    while session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)


def lay(session: SixteenSession, tile: Tile) -> None:
    session.tap_tile(tile)
    session.confirm()
    assert not session.refused


def refusal(session: SixteenSession) -> str:
    assert session.refused
    return session.refused.code


# The curtain


def test_the_curtain_names_who_is_next_and_what_was_done() -> None:
    session = begun(MINA, OTTO, HAZEL)
    assert (session.phase, session.curtain) == ("hands", 0)
    session.take_over()
    lay(session, Tile(0, 8))
    assert (session.phase, session.curtain, session.eyes) == ("hands", 1, None)
    assert session.missed(1) == [(0, "red 8")]
    assert session.rack == ()
    session.take_over()
    assert session.eyes == 1


def test_tiles_are_hidden_at_any_time_and_come_back_to_whose_they_are() -> None:
    session = begun(MINA, HAZEL, HAZEL)
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
    session = begun(HAZEL, HAZEL, HAZEL)
    session.hide()
    assert session.phase == "table"


# Going back


def test_alone_one_goes_back_to_ones_own_last_turn() -> None:
    session = begun(MINA, HAZEL, HAZEL)
    before = format_position(session.state)
    lay(session, Tile(0, 8))
    bots_play(session)
    assert session.way_back == 3
    session.undo()
    assert format_position(session.state) == before
    assert session.chronicle == []
    assert session.to_move
    assert session.playing.taken_back == 1
    session.undo()
    assert refusal(session) == "no-way-back"


def test_a_match_with_a_way_back_taken_is_marked_kept_so_and_not_counted() -> None:
    session = begun(MINA, HAZEL, HAZEL, match="single")
    session.pass_turn()
    bots_play(session)
    session.undo()
    assert "# taken back 1\n" in write_record(session.playing)
    assert read(write(session.saved)).match.taken_back == 1
    while not session.outcome:
        bots_play(session)
        if session.to_move:
            session.pass_turn()
    assert statistics.with_match({}, session.playing) == {}
    session.playing.taken_back = 0
    assert "Mina" in statistics.with_match({}, session.playing)["sixteen"]


def test_among_people_one_move_goes_back_until_the_next_has_looked() -> None:
    session = begun(MINA, OTTO, HAZEL)
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
    session = begun(MINA, OTTO, HAZEL)
    session.take_over()
    session.pass_turn()
    session.take_over()
    session.pass_turn()
    assert session.way_back == 1
    bots_play(session)
    assert session.way_back == 0


def test_an_end_shows_all_racks_and_cannot_be_taken_back() -> None:
    session = begun(MINA, HAZEL, HAZEL, position="R1/O1/G1/B1/K1 R8/R9/K4 0 0", match="single")
    lay(session, Tile(0, 8))
    assert session.phase == "match-end"
    assert session.way_back == 0
    with pytest.raises(SixteenError):
        session.playing.take_back(1)


def test_what_comes_after_going_back_is_told_once() -> None:
    session = begun(MINA, HAZEL, HAZEL)
    announcer = Announcer()
    announcer.news(session)
    session.pass_turn()
    bots_play(session)
    announcer.news(session)
    session.undo()
    assert announcer.news(session) == "Your turn."
    session.pass_turn()
    assert announcer.news(session) == "Mina: pass."


def test_what_was_drawn_in_sixteen_plus_comes_again() -> None:
    session = PlusSession()
    session.start([MINA, HAZEL], {}, "2026", "3")
    bots_play(session)
    if not session.state.hand:
        session.draw()
    drawn = session.state.hand
    session.drop()
    bots_play(session)
    assert session.way_back > 2
    session.undo()
    assert session.state.hand is None
    assert session.to_move
    session.draw()
    assert session.state.hand == drawn


def test_what_was_hidden_before_a_draw_stays_known() -> None:
    session = PlusSession()
    session.start([MINA, OTTO], {}, "2026", "3")
    session.draw()
    assert session.way_back == 0
    session.drop()
    assert session.way_back in (0, 1)


@given(st.lists(st.sampled_from(["play", "pass", "undo", "bots", "hide", "show", "hint"])))
def test_going_back_leaves_what_the_moves_before_it_made(steps: list[str]) -> None:
    session = begun(MINA, HAZEL, HAZEL)
    for step in steps:
        if step == "undo":
            session.undo()
        elif step == "bots":
            bots_play(session)
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


# Hints


def test_a_hint_is_chosen_with_its_reason_and_not_played() -> None:
    session = begun(MINA, HAZEL, HAZEL)
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
    session = begun(MINA, HAZEL, HAZEL)
    for move in session.legal:
        session.suggest(move)
        assert session.move == move, format_move(move)
        assert "{" not in texts.situation(session)
    session.confirm()
    assert session.state.log == [(0, PASS)]


def test_a_suggestion_that_comes_too_late_changes_nothing() -> None:
    session = begun(MINA, HAZEL, HAZEL)
    session.pass_turn()
    session.suggest(PASS)
    assert refusal(session) == "not-your-turn"


@pytest.mark.parametrize("code", SENTENCES)
def test_each_motive_is_a_sentence(code: str) -> None:
    tiles = tuple(Tile(0, rank) for rank in (9, 10, 11, 12, 13, 16))
    sentence = texts.motive(Motive(code, {"colour": 3, "count": 2, "tiles": tiles}))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence
    if "{tiles}" in SENTENCES[code]:
        assert "red 9, 10, 11, 12, …" in sentence


def test_hints_of_sixteen_plus_are_chosen_too() -> None:
    session = PlusSession()
    session.start([MINA, HAZEL], {}, "2026", "3")
    bots_play(session)
    for _move in range(30):
        if session.to_move:
            for move in session.legal:
                session.suggest(move)
                assert session.hint.startswith("Hint: ")
                assert session.move in (move, None)
            session.suggest(session.legal[0])
            session.confirm()
        bots_play(session)
    assert _("Pass") == "Pass"


# Asking before a turn is played


def test_who_wants_to_be_asked_plays_by_the_green_button_alone() -> None:
    session = begun(MINA, HAZEL, HAZEL)
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
    session = begun(MINA, HAZEL, position="R1.R9/O1/G1/B1/K1 R8/R2.O3 0 0")
    session.careful = True
    assert session.only_pass
    session.pass_turn()
    assert session.state.log == [(0, PASS)]


# Sorting

RACK = (Tile(0, 8), Tile(0, 10), Tile(1, 3), SCISSORS, SCISSORS, BIN)


def test_a_rack_is_sorted_by_colour_or_by_number() -> None:
    assert Order().sorted(RACK[::-1]) == tuple(sorted(RACK))
    ranks = [tile.rank for tile in Order("number").sorted(RACK)]
    assert ranks[:3] == [3, 8, 10]
    assert set(Order("number").sorted(RACK)[3:]) == {SCISSORS, BIN}


@given(st.permutations(RACK), st.lists(st.sampled_from(RACK), unique=True))
def test_an_own_order_keeps_what_is_left_and_adds_what_is_new(
    own: list[Tile], gone: list[Tile]
) -> None:
    left = [tile for tile in RACK if tile not in gone]
    kept = Order("own", tuple(own)).sorted(left)
    assert kept == tuple(tile for tile in own if tile not in gone)
    assert sorted(Order("own").sorted(RACK)) == sorted(RACK)


def test_an_own_order_stays_while_tiles_are_laid_and_others_look() -> None:
    session = begun(MINA, OTTO, HAZEL)
    session.take_over()
    session.arrange(0, 2)
    assert [tile.code for tile in session.rack] == ["R10", "O3", "R8", "S"]
    lay(session, Tile(1, 3))
    session.take_over()
    assert [tile.code for tile in session.rack] == ["R9", "O4", "G5"]
    session.sort()
    assert session.order.kind == "number"
    session.pass_turn()
    bots_play(session)
    session.take_over()
    assert [tile.code for tile in session.rack] == ["R10", "R8", "S"]
    session.arrange(9, 0)
    session.arrange(-1, 0)
    assert [tile.code for tile in session.rack] == ["R10", "R8", "S"]
    session.intent("sort", "colour")
    assert [tile.code for tile in session.rack] == ["R8", "R10", "S"]


def test_the_way_of_sorting_stays_in_the_next_round() -> None:
    session = SixteenSession()
    session.start([MINA, HAZEL], {"match": "900"}, "2026", "7")
    session.sort("number")
    while session.phase == "table":
        bots_play(session)
        session.pass_turn()
    session.next_round()
    bots_play(session)
    assert session.order.kind == "number"
    assert [tile.rank for tile in session.rack if tile.colour < 5] == sorted(
        tile.rank for tile in session.rack if tile.colour < 5
    )


# Dragging


def test_a_drag_means_what_taps_mean() -> None:
    session = begun(MINA, HAZEL, HAZEL)
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
    session = begun(MINA, HAZEL, position="R1.R9/O1/G1/B1/K1 R8.O4/R2.O3 0 0")
    session.intent("lift", "R8")
    session.intent("drop", "0")
    assert refusal(session) == "not-higher"


# Somebody leaves


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    session = begun(MINA, OTTO, HAZEL)
    session.take_over()
    session.seat(0, "medium")
    assert (session.phase, session.curtain, session.eyes) == ("hands", 1, None)
    session.take_over()
    bots_play(session)
    assert session.eyes == 1
    session.seat(0, None)
    assert session.people == [0, 1]
    assert session.eyes is None
    assert session.rack == ()


def test_when_all_have_left_bots_play_on() -> None:
    session = begun(MINA, HAZEL, HAZEL)
    session.seat(0, "medium")
    bots_play(session)
    assert session.phase in ("round-end", "match-end")


def test_who_looks_on_changes_no_seat() -> None:
    session = begun(MINA, HAZEL, HAZEL)
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
