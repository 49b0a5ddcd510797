"""A turn of Sixteen at the screen: what taps choose, what they play, and why not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.play.sixteen import texts
from app.play.sixteen.session import SixteenSession
from sixteen.games.sixteen import PASS, Move
from sixteen.notation import format_move
from sixteen.tiles import BIN, SCISSORS, Tile
from tests.helpers.sitting import HAZEL, MINA, begun, held, play_bots, refusal

# Choosing tiles


def test_a_tapped_tile_lights_its_row_and_the_button_says_what_it_does() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    assert session.rows == {0}
    assert texts.action(session) == "Lay red 10"
    assert texts.situation(session) == "Red 10 goes behind the 9."


def test_tiles_of_a_straight_join_and_what_lies_between_is_filled() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(0, 12))
    assert texts.action(session) == "Lay red 10–12"


def test_a_tile_of_another_colour_takes_the_place_of_what_was_chosen() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(1, 3))
    assert session.rows == {1}


@pytest.mark.parametrize(("tapped", "left"), [(10, {11, 12}), (12, {10, 11}), (11, {10})])
def test_a_tile_tapped_again_is_given_back(tapped: int, left: set[int]) -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(0, 12))
    session.tap_tile(Tile(0, tapped))
    assert {tile.rank for tile in session.step.tiles} == left


def test_end_and_restart_take_each_others_place() -> None:
    session = held()
    session.tap_tile(Tile(4, 15))
    session.tap_tile(Tile(4, 16))
    assert texts.action(session) == "Lay black 15–16 END"
    session.tap_tile(Tile(4, 17))
    assert texts.action(session) == "Lay black 15–16 RESTART" or session.step.tiles == {Tile(4, 17)}


def test_a_tap_on_the_lit_row_plays() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_row(0)
    assert [(seat, format_move(move)) for seat, move in session.state.log] == [(0, "R10")]
    assert not session.to_move


# Why not


@pytest.mark.parametrize(("tile", "code"), [(Tile(0, 8), "not-higher"), (Tile(3, 4), "row-locked")])
def test_a_tile_that_cannot_be_laid_says_why(tile: Tile, code: str) -> None:
    session = held()
    session.tap_tile(tile)
    assert refusal(session) == code
    assert not session.step.begun


def test_rows_and_buttons_say_what_is_missing() -> None:
    session = held()
    session.tap_row(0)
    assert refusal(session) == "choose-tile"
    session.confirm()
    assert refusal(session) == "choose-tile"
    session.tap_tile(Tile(0, 10))
    session.tap_row(1)
    assert refusal(session) == "other-row"
    assert texts.situation(session).endswith("to the red row.")
    session.tap_tile(SCISSORS)
    session.confirm()
    assert refusal(session) == "choose-row"
    session.tap_row(1)
    assert refusal(session) == "nothing-to-take"


def test_passing_is_refused_while_something_can_be_done() -> None:
    session = held(passing="stuck")
    session.pass_turn()
    assert refusal(session) == "can-move"


def test_nobody_plays_for_a_bot() -> None:
    session = held()
    session.pass_turn()
    before = session.playing.state.copy()
    session.tap_tile(Tile(0, 10))
    assert refusal(session) == "not-your-turn"
    session.tap_row(0)
    session.confirm()
    session.pass_turn()
    assert session.playing.state.history == before.history


# Scissors and trash bin


def test_scissors_walk_through_row_and_tiles() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    assert session.rows == {0, 2, 3}
    session.tap_row(0)
    assert texts.action(session) == "Cut red 9"
    session.tap_tile(Tile(0, 8))
    assert texts.action(session) == "Cut 9, lay 8"
    session.tap_row(0)
    assert format_move(session.state.history[0]) == "SR+8"


def test_after_scissors_other_rows_are_out_of_reach() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    session.tap_row(0)
    session.tap_tile(Tile(1, 3))
    assert refusal(session) == "same-row"
    session.tap_row(3)
    assert session.step.colour == 3


def test_the_bin_takes_as_many_as_are_wanted() -> None:
    session = held(bin="any")
    session.tap_tile(BIN)
    session.tap_row(0)
    assert session.takes == [1, 2]
    assert texts.action(session) == "Take 2 tiles"
    session.take(3)
    assert refusal(session) == "bin-too-many"
    session.take(0)
    assert refusal(session) == "take-one"
    session.take(1)
    session.tap_tile(Tile(0, 8))
    assert texts.action(session) == "Take 1, lay 8"
    session.confirm()
    assert format_move(session.state.history[0]) == "TR1+8"


def test_tiles_that_no_longer_fit_are_given_back_when_fewer_are_taken() -> None:
    session = begun(MINA, HAZEL, position="R1.R5.R9/O1/G1/B1/K1 R4.T/R2 0 0", edition="classic")
    session.tap_tile(BIN)
    session.tap_row(0)
    session.tap_tile(Tile(0, 4))
    session.take(1)
    assert not session.step.tiles


def test_the_whole_row_goes_in_the_new_edition() -> None:
    session = held()
    session.tap_tile(BIN)
    session.tap_row(0)
    assert session.takes == [2]
    session.take(1)
    assert refusal(session) == "bin-not-all"


def test_cancelling_goes_back_one_step_at_a_time() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    session.tap_row(0)
    session.tap_tile(Tile(0, 8))
    steps = []
    while session.step.begun:
        session.cancel()
        steps.append((session.step.special, session.step.colour, len(session.step.tiles)))
    assert steps == [("S", 0, 0), ("S", -1, 0), ("", -1, 0)]


def test_a_special_with_nothing_to_take_says_so() -> None:
    session = begun(MINA, HAZEL, position="R1/O1/G1/B1/K1 S.R4/R2 0 0")
    session.tap_tile(SCISSORS)
    assert refusal(session) == "nothing-anywhere"


@given(st.data())
def test_every_legal_move_can_be_tapped(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from(["2026", "classic"]))
    session = begun(MINA, HAZEL, seed=data.draw(st.text(max_size=3)), edition=edition)
    for _turn in range(data.draw(st.integers(0, 25))):
        play_bots(session)
        if not session.to_move:
            break
        session.tap_tile(data.draw(st.sampled_from(session.rack)))
        if session.move is None:
            session.pass_turn()
        session.confirm()
    play_bots(session)
    while session.step.begun:
        session.cancel()
    moves = [move for move in session.legal if move != PASS]
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    tap(session, move, data)
    assert session.move == move
    session.confirm()
    assert (0, move) in session.playing.rounds[0].state.log


def tap(session: SixteenSession, move: Move, data: st.DataObject) -> None:
    if move.special:
        session.tap_tile(SCISSORS if move.special == "S" else BIN)
        session.tap_row(move.colour)
        session.take(move.take)
    for tile in data.draw(st.permutations(move.tiles)):
        if tile not in session.step.tiles:
            session.tap_tile(tile)
