"""Rules 3.4, 3.6 and 3.7: what a player may do in a turn of Sixteen Plus."""

import pytest

from sixteen.errors import IllegalMove
from sixteen.games.plus import DRAW, Move
from sixteen.games.state import RoundOutcome
from sixteen.notation.plus import format_position, parse_move
from sixteen.tiles import Tile
from tests.helpers.plus_table import (
    EMPTY,
    FULL,
    after,
    at,
    board,
    can,
    cells,
    drawable,
    moves,
    play,
    table,
    why,
)

MINE = board(a1="R1", b2="R8", d4="G16x")
THEIRS = board(a1="K2", c3="K11")

# 3.4.1 Draw


def test_3_4_1_a_draw_is_listed_once() -> None:
    state = table(at(MINE, THEIRS))
    assert moves(state) == {"draw"}
    assert len(state.chances(DRAW)) == 82
    assert len(state.pouch) == 83


def test_3_4_1_what_was_drawn_is_in_hand() -> None:
    assert after(at(), "draw=B4") == f"{EMPTY}/{EMPTY} - B4 - 0 0"
    assert after(at(), "draw=S") == f"{EMPTY}/{EMPTY} - S - 0 0"


def test_3_4_1_only_what_is_in_the_pouch_can_come() -> None:
    state = table(at(MINE, discards="O4", gone="S.S"))
    for tile in ("R1", "O4", "S"):
        assert why(state, f"draw={tile}") == "not-in-pouch"
    assert can(state, "draw=T")
    assert can(table(at(gone="S")), "draw=S")


def test_3_4_1_to_play_a_draw_what_came_must_be_said() -> None:
    state = table(at())
    assert state.why_not(DRAW) is None
    with pytest.raises(IllegalMove) as refused:
        state.play(DRAW)
    assert refused.value.code == "draw-open"
    assert format_position(state) == at()


def test_3_4_1_a_number_is_placed_on_an_empty_cell() -> None:
    assert after(at(MINE, hand="O9"), "O9@c2") == at(MINE.replace("R8.-", "R8.O9"), turn=1)


def test_3_4_1_or_exchanged_the_old_tile_goes_to_the_discards() -> None:
    assert after(at(MINE, discards="K5", hand="O9"), "O9@b2") == at(
        MINE.replace("R8", "O9"), discards="K5.R8", turn=1
    )


def test_3_4_1_or_dropped_on_the_discards() -> None:
    assert after(at(MINE, discards="K5", hand="O9"), "drop") == at(MINE, discards="K5.O9", turn=1)


def test_3_4_1_a_number_in_hand_has_these_moves_alone() -> None:
    full = table(at(FULL.replace("B7", "-"), discards="K9", hand="K1"))
    assert moves(full) == {"K1@a1", "drop"}


@pytest.mark.parametrize("tile", ["S", "T"])
def test_3_4_1_a_special_declined_leaves_the_game(tile: str) -> None:
    assert after(at(MINE, THEIRS, hand=tile), "drop") == at(MINE, THEIRS, gone=tile, turn=1)


def test_3_4_1_the_tile_in_hand_must_be_settled_first() -> None:
    state = table(at(MINE, discards="K5", hand="O9"))
    for move in ("draw", "draw=K1", "take=K5@b1"):
        assert why(state, move) == "settle-first"


def test_3_4_1_nothing_in_hand() -> None:
    state = table(at(MINE, THEIRS))
    for move in ("drop", "O9@c2", "S@1:a1", "T@1"):
        assert why(state, move) == "nothing-in-hand"


def test_3_4_1_another_tile_is_in_hand() -> None:
    state = table(at(MINE, THEIRS, hand="O9"))
    for move in ("O8@a4", "S@1:a1", "T@1"):
        assert why(state, move) == "not-in-hand"
    assert why(table(at(MINE, THEIRS, hand="S")), "T@1") == "not-in-hand"
    assert why(table(at(MINE, THEIRS, hand="T")), "O9@c2") == "not-in-hand"


# 3.4.2 Take


def test_3_4_2_any_of_the_discards_may_be_taken() -> None:
    state = table(at(MINE, discards="O3.K12.B16o"))
    assert {move.partition("@")[0] for move in moves(state)} == {
        "draw",
        "take=O3",
        "take=K12",
        "take=B16o",
    }
    assert after(at(MINE, discards="O3.K12.B15"), "take=K12@c3") == at(
        MINE.replace("-.-.-.-,-.-.-.G16x", "-.-.K12.-,-.-.-.G16x"), discards="O3.B15", turn=1
    )


def test_3_4_2_option_top() -> None:
    state = table(at(MINE, discards="O3.K12"), discards="top")
    assert {move.partition("@")[0] for move in moves(state)} == {"draw", "take=K12"}
    assert why(state, "take=O3@b1") == "not-top"
    assert [tile.code for tile in state.takeable] == ["K12"]
    assert moves(table(at(MINE), discards="top")) == {"draw"}


def test_3_4_2_a_tile_taken_may_be_exchanged() -> None:
    assert after(at(MINE, discards="O3.K12.B15"), "take=O3@b2") == at(
        MINE.replace("R8", "O3"), discards="K12.B15.R8", turn=1
    )


def test_3_4_2_a_tile_taken_must_be_placed() -> None:
    state = table(at(MINE, discards="O3"))
    reason = state.why_not(Move("take", Tile(1, 3)))
    assert reason is not None
    assert reason.code == "must-place"
    assert reason.sentence == "Orange 3 was taken from the discards, so it must go on the board."


def test_3_4_2_a_tile_taken_must_fit() -> None:
    state = table(at(MINE, discards="O3"))
    assert cells(state, "O3") >= {"b1", "a2", "b2"}
    assert why(state, "take=O3@c2") == "row-not-rising"
    assert why(state, "take=O3@b3") == "column-not-rising"


def test_3_4_2_what_is_not_there_cannot_be_taken() -> None:
    state = table(at(MINE, discards="O3"))
    assert why(state, "take=O4@a4") == "not-in-discards"
    assert why(state, "take=R1@a1") == "not-in-discards"


def test_3_4_2_what_an_opponent_dropped_can_be_taken_next() -> None:
    state = play(table(at(MINE, THEIRS, hand="O9")), "drop", "take=O9@b1")
    assert state.boards[1][1] == Tile(1, 9)


# 3.6 Scissors


def test_3_6_one_tile_of_an_opponent_goes_to_the_discards_and_the_turn_ends() -> None:
    assert after(at(MINE, THEIRS, discards="O3", hand="S"), "S@1:c3") == at(
        MINE, THEIRS.replace("K11", "-"), discards="O3.K11", gone="S", turn=1
    )


def test_3_6_any_opponent() -> None:
    position = at(MINE, THEIRS, board(d1="B5"), hand="S", turn=1)
    assert moves(table(position)) == {"S@0:a1", "S@0:b2", "S@0:d4", "S@2:d1", "drop"}


def test_3_6_never_the_own_board() -> None:
    assert why(table(at(MINE, THEIRS, hand="S")), "S@0:a1") == "own-board"


def test_3_6_only_where_a_tile_stands() -> None:
    assert why(table(at(MINE, THEIRS, hand="S")), "S@1:b1") == "nothing-to-cut"


def test_3_6_only_a_seat_that_is_there() -> None:
    assert why(table(at(MINE, THEIRS, hand="S")), "S@2:a1") == "no-such-seat"
    assert why(table(at(MINE, THEIRS, hand="S")), "S@99:a1") == "no-such-seat"


def test_3_6_with_nothing_to_remove_it_can_only_be_declined() -> None:
    assert moves(table(at(MINE, hand="S"))) == {"drop"}


def test_3_6_the_second_scissors() -> None:
    state = play(table(at(MINE, THEIRS, hand="S", gone="S")), "S@1:a1")
    assert [tile.code for tile in state.gone] == ["S", "S"]
    assert "S" not in drawable(state)


# 3.7 Trash bin

ROW = board(a2="R2", b1="R1", b2="R8", d2="G9", d4="G16x")


def test_3_7_a_row_goes_to_the_discards_from_left_to_right() -> None:
    assert after(at(ROW, discards="K3", hand="T"), "T@2") == at(
        board(b1="R1", d4="G16x"), discards="K3.R2.R8.G9", hand="-:2:3", gone="T"
    )


def test_3_7_any_row_with_a_tile() -> None:
    state = table(at(ROW, hand="T"))
    assert moves(state) == {"T@1", "T@2", "T@4", "drop"}
    assert why(state, "T@3") == "bin-row-empty"
    assert moves(table(at(hand="T"))) == {"drop"}


def test_3_7_as_many_tiles_are_drawn_each_settled_before_the_next() -> None:
    state = play(table(at(ROW, hand="T")), "T@2")
    assert moves(state) == {"draw"}
    play(state, "draw=B4")
    assert state.under_way == (1, 2)
    assert why(state, "draw") == "settle-first"
    play(state, "B4@b2", "draw=B3", "drop", "draw=O9")
    assert state.under_way == (1, 0)
    assert state.turn == 0
    play(state, "O9@d2")
    assert state.under_way is None
    assert state.turn == 1
    assert format_position(state) == at(
        board(b1="R1", b2="B4", d2="O9", d4="G16x"), discards="R2.R8.G9.B3", gone="T", turn=1
    )


def test_3_7_a_number_goes_on_an_empty_cell_of_that_row() -> None:
    state = play(table(at(ROW, hand="T")), "T@2", "draw=O5")
    assert moves(state) == {"O5@a2", "O5@b2", "O5@c2", "O5@d2", "drop"}
    assert why(state, "O5@a3") == "bin-other-row"
    play(state, "O5@b2", "draw=O4")
    assert why(state, "O4@b2") == "bin-no-exchange"
    assert why(state, "O4@c2") == "row-not-rising"
    assert moves(state) == {"O4@a2", "drop"}
    assert why(play(table(at(ROW, hand="T")), "T@1", "draw=K16x"), "K16x@d1") == "column-not-rising"


def test_3_7_in_between_nothing_but_a_draw() -> None:
    state = play(table(at(ROW, THEIRS, discards="K5", hand="T")), "T@2")
    for move in ("drop", "K5@a2", "take=K5@a2", "S@1:a1", "T@1"):
        assert why(state, move) == "bin-under-way"


def test_3_7_a_special_drawn_now_leaves_the_game_and_another_tile_is_drawn() -> None:
    state = play(table(at(ROW, THEIRS, hand="T", gone="S")), "T@2", "draw=S")
    assert format_position(state).endswith(" R2.R8.G9 -:2:3 S.S.T 0 0")
    assert moves(state) == {"draw"}


def test_3_7_filling_a_row_can_end_the_game() -> None:
    state = table(at(FULL.replace("B4.B5.B6.B7", "-.B5.B6.B7"), hand="T"))
    play(state, "T@4")
    assert state.under_way == (3, 3)
    three = table(at(FULL.replace("B4.B5.B6.B7", "K4.-.B6.B7"), hand="T"))
    play(three, "T@4", "draw=O16x", "drop", "draw=K9", "K9@d4", "draw=K8", "K8@c4")
    assert three.turn == 1
    assert not three.over


def test_3_7_a_full_board_after_a_bin_is_sixteen() -> None:
    position = at(
        FULL.replace("B4.B5.B6.B7", "K4.K5.K6.-"),
        discards="B4.B5.B6.B7",
        hand="K7:4:0",
        gone="T",
    )
    assert play(table(position), "K7@d4").outcome == RoundOutcome("out", 0, (0, 16))


def test_a_refused_move_changes_nothing() -> None:
    state = table(at(MINE, THEIRS, discards="K5", hand="O9"))
    before = format_position(state)
    for text in ("draw=K1", "take=K5@b1", "O9@a1", "O9@a4", "K1@b1", "S@1:a1", "T@1"):
        move = parse_move(text)
        if state.why_not(move):
            with pytest.raises(IllegalMove):
                state.play(move)
            assert format_position(state) == before
            assert state.history == []
