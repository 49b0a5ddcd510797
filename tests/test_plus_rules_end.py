"""Rule 3.8: the empty pouch, and how a game ends that nobody wins by calling Sixteen."""

from collections import Counter
from random import Random

import pytest

from sixteen.games.plus import DRAW
from sixteen.games.state import RoundOutcome
from sixteen.match import Match, MatchOutcome, Player
from sixteen.notation.plus import format_move, format_position
from tests.helpers.plus_table import (
    EMPTY,
    FULL,
    at,
    board,
    drawable,
    moves,
    play,
    rules,
    table,
    why,
)

MINE = board(a2="R2", b2="R8", d2="G9", d4="G16x")
THEIRS = board(a1="K2")


def test_3_8_the_discards_are_shuffled_into_an_empty_pouch() -> None:
    state = table(at(MINE, THEIRS, pouch="", discards="O3.O4"))
    there = set(drawable(state))
    assert len(there) == 88 - 3 - 5
    assert {"O3", "O4", "K1"} <= there
    assert not {"R2", "K2", "S", "T"} & there
    play(state, "draw=O3")
    assert state.refills == 1
    assert state.discards == ()
    assert drawable(state) == there - {"O3"}


def test_3_8_not_before_a_tile_is_to_be_drawn() -> None:
    state = play(table(at(MINE, THEIRS, pouch="O3")), "draw=O3")
    assert state.refills == 0
    assert state.pouch == ()
    play(state, "drop")
    assert not state.over
    assert state.refills == 0
    assert state.discards
    play(state, "take=O3@b1")
    assert not state.over


def test_3_8_a_tile_dropped_in_the_turn_before_comes_back() -> None:
    state = play(table(at(MINE, THEIRS, hand="O3", pouch="")), "drop")
    assert "O3" in drawable(state)


def test_3_8_what_the_trash_bin_put_there_stays_out() -> None:
    state = play(table(at(MINE, THEIRS, hand="T", pouch="B4", discards="O3")), "T@2")
    assert drawable(state) == {"B4"}
    play(state, "draw=B4", "drop")
    assert {"O3", "K1"} <= drawable(state)
    for tile in ("R2", "R8", "G9", "B4"):
        assert why(state, f"draw={tile}") == "not-in-pouch"
    play(state, "draw=O3")
    assert state.refills == 1
    assert [tile.code for tile in state.discards] == ["R2", "R8", "G9", "B4"]


def test_3_8_what_was_placed_in_the_bin_is_no_discard() -> None:
    state = play(
        table(at(MINE, THEIRS, hand="T", pouch="B4")), "T@2", "draw=B4", "B4@a2", "draw=K9"
    )
    assert [tile.code for tile in state.discards] == ["R2", "R8", "G9"]
    play(state, "drop", "draw=K10", "drop")
    assert [tile.code for tile in state.discards] == ["R2", "R8", "G9", "K9", "K10"]


def test_3_8_the_next_turn_counts_anew() -> None:
    state = play(table(at(MINE, THEIRS, hand="T", pouch="B4.B5.B6")), "T@2")
    play(state, "draw=B4", "drop", "draw=B5", "drop", "draw=B6", "drop")
    assert state.turn == 1
    assert drawable(state) >= {"R2", "R8", "G9", "B4", "B5", "B6"}


def test_3_8_a_position_with_a_bin_under_way_knows_what_was_thrown() -> None:
    """Right after the trash bin, and while all that was drawn was placed, it is exact."""
    state = play(table(at(MINE, THEIRS, hand="T", pouch="B4")), "T@2")
    for move in ("draw=B4", "B4@a2", "draw=K9", "K9@c2", "draw=K10"):
        assert drawable(table(format_position(state))) == drawable(state)
        play(state, move)
    assert drawable(table(format_position(state))) == drawable(state)


def test_3_8_a_position_with_a_bin_under_way_assumes_that_nothing_was_dropped() -> None:
    state = table(at(board(d4="G16x"), THEIRS, discards="R2.R8", hand="-:2:1", gone="T", pouch=""))
    assert "R2" in drawable(state)
    assert "R8" not in drawable(state)


def test_3_8_once_a_game() -> None:
    state = play(table(at(MINE, THEIRS, hand="O3", refills=1, pouch="O4")), "drop")
    assert drawable(state) == {"O4"}
    play(state, "draw=O4")
    assert drawable(state) == set()
    assert not state.over


def test_3_8_the_game_ends_at_the_end_of_a_turn_that_leaves_a_refilled_pouch_empty() -> None:
    state = play(table(at(MINE, THEIRS, refills=1, pouch="O4")), "draw=O4")
    assert not state.over
    play(state, "drop")
    assert state.over
    assert state.turn == 1
    assert moves(state) == set()
    assert why(state, "draw") == "round-over"
    assert state.outcome == RoundOutcome("pouch", None, (12, 15))


def test_3_8_calling_sixteen_with_the_last_tile_comes_first() -> None:
    state = table(at(FULL.replace("B7", "-"), THEIRS, refills=1, pouch="K9"))
    assert play(state, "draw=K9", "K9@d4").outcome == RoundOutcome("out", 0, (0, 15))


def test_3_8_a_special_can_be_the_last_tile() -> None:
    state = play(table(at(MINE, THEIRS, refills=1, pouch="S")), "draw=S", "S@1:a1")
    assert state.outcome == RoundOutcome("pouch", None, (12, 16))


def test_3_8_a_bin_under_way_stops_when_there_is_no_tile_to_be_had() -> None:
    state = play(table(at(MINE, THEIRS, refills=1, pouch="T.B4")), "draw=T", "T@2", "draw=B4")
    assert not state.over
    play(state, "B4@a2")
    assert state.over
    assert state.under_way == (1, 2)
    assert why(state, "draw") == "round-over"
    assert state.outcome == RoundOutcome("pouch", None, (14, 15))


def test_3_8_a_bin_stops_at_once_where_a_refilled_pouch_is_empty() -> None:
    assert play(table(at(MINE, THEIRS, refills=1, pouch="T")), "draw=T", "T@2").over


def test_3_8_a_bin_stops_when_the_last_tile_is_a_special() -> None:
    state = play(table(at(MINE, THEIRS, hand="T", refills=1, pouch="S")), "T@2", "draw=S")
    assert state.over
    assert [tile.code for tile in state.gone] == ["S", "S", "T"]


def test_3_8_the_last_tile_of_a_bin_ends_a_turn_with_an_empty_refilled_pouch() -> None:
    state = table(at(board(a1="R2"), THEIRS, hand="T", refills=1, pouch="B9"))
    assert play(state, "T@1", "draw=B9", "B9@a1").outcome == RoundOutcome("pouch", None, (15, 15))


@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        ((MINE, THEIRS), (0,)),
        ((board(a1="R1"), board(b1="K1")), (0, 1)),
        ((EMPTY, board(a1="R1"), board(b1="K1")), (1, 2)),
        ((EMPTY, EMPTY, EMPTY, EMPTY), (0, 1, 2, 3)),
    ],
)
def test_3_8_the_fullest_board_wins_equal_boards_share(
    boards: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    match = Match(rules(), tuple(Player(name) for name in "ABCD"[: len(boards)]))
    match.start_round(table(at(*boards, hand="O4", refills=1, pouch="")))
    assert match.outcome is None
    match.play(match.state.legal_moves()[-1])
    assert match.outcome == MatchOutcome("single", winners)


def test_3_1_who_calls_sixteen_wins_the_match() -> None:
    match = Match(rules(), (Player("A"), Player("B")))
    match.start_round(table(at(THEIRS, FULL.replace("B7", "-"), hand="O7", turn=1)))
    match.play(match.state.legal_moves()[-2])
    assert match.outcome == MatchOutcome("out", (1,))
    assert match.totals == (15, 0)


def test_3_4_1_every_tile_in_the_pouch_comes_as_often_as_any_other() -> None:
    state = table(at(MINE, THEIRS, pouch="S.S.B4"))
    assert list(map(format_move, state.chances(DRAW))) == ["draw=B4", "draw=S"]
    rng = Random("draws")
    drawn = Counter(format_move(state.resolve(DRAW, rng)) for _ in range(3000))
    assert 900 < drawn["draw=B4"] < 1100
    assert drawn["draw=S"] == 3000 - drawn["draw=B4"]


def test_what_leaves_nothing_to_chance_needs_no_generator() -> None:
    state = table(at(MINE, THEIRS, hand="O4"))
    rng = Random(1)
    before = rng.getstate()
    for move in state.legal_moves():
        assert state.chances(move) == [move]
        assert state.resolve(move, rng) is move
    assert rng.getstate() == before
