"""Rules 2.4 to 2.6: what a player may do in a turn."""

import pytest

from sixteen.games.sixteen import Move
from sixteen.notation import format_position
from tests.helpers.sixteen_table import ONES, after, can, moves, play, rows, table, why

OTHERS = "K12.K14/K13.K15"
"""The racks of two more seats, who have nothing to do with it."""


def holding(rack: str, *, edition: str = "2026", passing: str = "free", **named: str) -> set[str]:
    """What seat 0 may do with a rack, on a table whose named rows are more than their 1."""
    return moves(table(f"{rows(**named)} {rack}/{OTHERS} 0 0", edition, passing=passing))


# 2.4.1 Lay


def test_2_4_1_one_tile_at_the_end_of_its_colours_row() -> None:
    assert after(f"{ONES} R7.O3/{OTHERS} 0 0", "R7") == f"R1.R7/O1/G1/B1/K1 O3/{OTHERS} 1 0"


def test_2_4_1_a_tile_lies_in_no_other_row() -> None:
    laid = play(table(f"{ONES} B9.R2/{OTHERS} 0 0"), "B9")
    assert [len(row) for row in laid.rows] == [1, 1, 1, 2, 1]


def test_2_4_1_first_tile_must_be_greater() -> None:
    assert holding("R3.R4.R6", R="R1.R5") == {"R6", "pass"}
    assert why(table(f"{rows(R='R1.R5')} R4/{OTHERS} 0 0"), "R4") == "not-higher"
    assert why(table(f"{rows(R='R1.R3')} R2/{OTHERS} 0 0"), "R2") == "not-higher"


def test_2_4_1_gaps_are_allowed() -> None:
    assert can(table(f"{ONES} R15/{OTHERS} 0 0"), "R15")


def test_2_4_1_a_straight_of_directly_consecutive_numbers() -> None:
    assert holding("R7.R8.R9") == {"R7", "R8", "R9", "R7-8", "R8-9", "R7-9", "pass"}
    assert (
        after(f"{ONES} R7.R8.R9.O2/{OTHERS} 0 0", "R7-9")
        == f"R1.R7.R8.R9/O1/G1/B1/K1 O2/{OTHERS} 1 0"
    )


def test_2_4_1_a_straight_has_no_gap() -> None:
    assert holding("R7.R9") == {"R7", "R9", "pass"}
    assert why(table(f"{ONES} R7.R9/{OTHERS} 0 0"), "R7-9") == "not-in-rack"


def test_2_4_1_a_straight_is_of_one_colour() -> None:
    assert holding("R7.O8") == {"R7", "O8", "pass"}


def test_2_4_1_a_straight_may_begin_behind_a_gap() -> None:
    assert can(table(f"{rows(G='G1.G3')} G9.G10/{OTHERS} 0 0"), "G9-10")


def test_2_4_1_a_straight_must_begin_above_the_value_with_its_first_tile() -> None:
    held = table(f"{rows(R='R1.R8')} R7.R9.R10/{OTHERS} 0 0")
    assert moves(held) == {"R9", "R10", "R9-10", "pass"}
    assert why(table(f"{rows(R='R1.R8')} R6.R7.R9/{OTHERS} 0 0"), "R6-7") == "not-higher"


def test_2_4_1_part_of_a_possible_straight_may_be_laid() -> None:
    assert {"R3-4", "R4-5", "R3-5"} < holding("R3.R4.R5.R6")


@pytest.mark.parametrize("sixteen", ["16x", "16o"])
def test_2_4_1_15_may_be_followed_by_one_16_of_its_colour(sixteen: str) -> None:
    assert holding(f"R15.R{sixteen}") == {"R15", f"R{sixteen}", f"R15-{sixteen}", "pass"}
    assert holding(f"R15.O{sixteen}") == {"R15", f"O{sixteen}", "pass"}


@pytest.mark.parametrize("sixteen", ["16x", "16o"])
def test_2_4_1_a_16_ends_a_straight(sixteen: str) -> None:
    lay = f"R13-{sixteen}"
    start = f"{ONES} R13.R14.R15.R{sixteen}.G2/{OTHERS} 0 0"
    assert after(start, lay) == f"R1.R13.R14.R15.R{sixteen}/O1/G1/B1/K1 G2/{OTHERS} 1 0"


@pytest.mark.parametrize("sixteen", ["16x", "16o"])
def test_2_4_1_a_16_stands_alone_behind_any_number(sixteen: str) -> None:
    assert holding(f"R14.R{sixteen}") == {"R14", f"R{sixteen}", "pass"}


def test_2_4_1_end_and_restart_are_never_laid_together() -> None:
    assert holding("R15.R16x.R16o") == {"R15", "R16x", "R16o", "R15-16x", "R15-16o", "pass"}
    with pytest.raises(ValueError, match="no move has this form"):
        Move("", 0, 0, 16, 17)


def test_2_4_1_nothing_follows_a_16_in_the_same_turn() -> None:
    assert holding("R2.R16o") == {"R2", "R16o", "pass"}
    with pytest.raises(ValueError, match="no move has this form"):
        Move("", 0, 0, 17, 2)


def test_2_4_1_only_ones_own_tiles() -> None:
    held = table(f"{ONES} R7/R8/K15 0 0")
    assert why(held, "R8") == "not-in-rack"
    assert why(held, "R7-8") == "not-in-rack"


# 2.4.2 Scissors


def test_2_4_2_scissors_take_away_the_last_tile_of_one_row() -> None:
    start = f"{rows(R='R1.R5.R9')} S.O2/{OTHERS} 0 0"
    assert after(start, "SR") == f"R1.R5/O1/G1/B1/K1 O2/{OTHERS} 1 0 R9.S"


def test_2_4_2_scissors_never_take_a_1() -> None:
    assert holding("S.O2") == {"O2", "pass"}
    assert why(table(f"{ONES} S/{OTHERS} 0 0"), "SR") == "nothing-to-take"


def test_2_4_2_then_one_tile_may_be_laid_in_that_row() -> None:
    start = f"{rows(R='R1.R5.R9')} S.R7.O2/{OTHERS} 0 0"
    assert after(start, "SR+7") == f"R1.R5.R7/O1/G1/B1/K1 O2/{OTHERS} 1 0 R9.S"


def test_2_4_2_then_a_straight_may_be_laid_in_that_row() -> None:
    start = f"{rows(R='R1.R5.R9')} S.R7.R8.O2/{OTHERS} 0 0"
    assert after(start, "SR+7-8") == f"R1.R5.R7.R8/O1/G1/B1/K1 O2/{OTHERS} 1 0 R9.S"


def test_2_4_2_laying_is_free_and_held_to_what_is_left_of_the_row() -> None:
    assert holding("S.R4.R7.O2", R="R1.R5.R9") == {"SR", "SR+7", "O2", "pass"}
    assert why(table(f"{rows(R='R1.R5.R9')} S.R4/{OTHERS} 0 0"), "SR+4") == "not-higher"


def test_2_4_2_what_was_taken_away_is_not_laid_again() -> None:
    assert why(table(f"{rows(R='R1.R5')} S.R3/{OTHERS} 0 0"), "SR+5") == "not-in-rack"


def test_2_4_2_scissors_need_a_tile_of_their_own() -> None:
    assert why(table(f"{rows(R='R1.R5')} R7/S.K2 0 0"), "SR") == "not-in-rack"


# 2.4.3 Trash bin


def test_2_4_3_the_bin_takes_all_tiles_behind_the_1() -> None:
    start = f"{rows(R='R1.R5.R9.R12')} O2.T/{OTHERS} 0 0"
    assert after(start, "TR3") == f"R1/O1/G1/B1/K1 O2/{OTHERS} 1 0 R5.R9.R12.T"
    assert moves(table(start)) == {"O2", "TR3", "pass"}
    assert why(table(start), "TR2") == "bin-not-all"


def test_2_4_3_or_as_many_from_the_end_as_wanted() -> None:
    start = f"{rows(R='R1.R5.R9.R12')} O2.T/{OTHERS} 0 0"
    assert moves(table(start, bin="any")) == {"O2", "TR1", "TR2", "TR3", "pass"}
    assert after(start, "TR2", bin="any") == f"R1.R5/O1/G1/B1/K1 O2/{OTHERS} 1 0 R9.R12.T"


@pytest.mark.parametrize("bin_", ["all", "any"])
def test_2_4_3_never_the_1(bin_: str) -> None:
    state = table(f"{rows(R='R1.R5.R9')} O2.T/{OTHERS} 0 0", bin=bin_)
    assert why(state, "TR3") == "bin-too-many"
    assert why(state, "TO1") == "nothing-to-take"


def test_2_4_3_then_one_may_lay_in_that_row() -> None:
    start = f"{rows(R='R1.R5.R9')} R2.R3.O2.T/{OTHERS} 0 0"
    assert moves(table(start)) == {"O2", "TR2", "TR2+2", "TR2+3", "TR2+2-3", "pass"}
    assert after(start, "TR2+2-3") == f"R1.R2.R3/O1/G1/B1/K1 O2/{OTHERS} 1 0 R5.R9.T"


def test_2_4_3_laying_is_held_to_what_is_left_of_the_row() -> None:
    state = table(f"{rows(R='R1.R5.R9')} R3.R7.T/{OTHERS} 0 0", bin="any")
    assert moves(state) == {"TR1", "TR1+7", "TR2", "TR2+3", "TR2+7", "pass"}
    assert why(state, "TR1+3") == "not-higher"


def test_2_4_3_the_bin_needs_a_tile_of_its_own() -> None:
    assert why(table(f"{rows(R='R1.R5')} R7.S/T.K2 0 0"), "TR1") == "not-in-rack"


# 2.4.4 Pass


def test_2_4_4_passing_changes_nothing_but_whose_turn_it_is() -> None:
    assert after(f"{ONES} R7/{OTHERS} 0 0", "pass") == f"{ONES} R7/{OTHERS} 1 1"


def test_2_4_4_who_passed_may_play_again_later() -> None:
    state = play(table(f"{ONES} R7.R8/{OTHERS} 0 0"), "pass", "K14", "pass")
    assert can(state, "R7")


# 2.5


@pytest.mark.parametrize("edition", ["2026", "classic"])
def test_2_5_specials_must_take_something_away(edition: str) -> None:
    state = table(f"{ONES} S.T/{OTHERS} 0 0", edition)
    assert moves(state) == {"pass"}
    assert why(state, "SG") == "nothing-to-take"
    assert why(state, "TG1") == "nothing-to-take"
    assert why(state, "SG+2") == "not-in-rack"


def test_2_5_never_two_of_them_in_one_turn() -> None:
    state = table(f"{rows(R='R1.R5.R9')} S.S.T.O2/{OTHERS} 0 0")
    assert moves(state) == {"SR", "TR2", "O2", "pass"}
    assert format_position(play(state, "SR")).split(" ")[1] == f"O2.S.T/{OTHERS}"


def test_2_5_what_is_taken_away_is_out_of_the_round_for_all_to_see() -> None:
    state = play(table(f"{rows(R='R1.R5.R9')} S.T.R2/{OTHERS} 0 0"), "SR", "pass", "pass", "TR1+2")
    assert [tile.code for tile in state.removed] == ["R5", "R9", "S", "T"]
    for seat in (0, 1, 2, None):
        assert state.view(seat).state.removed == state.removed


# 2.6 Value of a row


def test_2_6_the_value_is_the_number_of_the_last_tile() -> None:
    state = table(f"{rows(R='R1.R5.R9')} R2/{OTHERS} 0 0")
    assert [state.value(colour) for colour in range(5)] == [9, 1, 1, 1, 1]


def test_2_6_end_locks_the_row() -> None:
    state = table(f"{rows(R='R1.R5.R16x')} R6.R16o/{OTHERS} 0 0")
    assert state.locked(0)
    assert not state.locked(1)
    assert state.value(0) is None
    assert moves(state) == {"pass"}
    assert why(state, "R6") == "row-locked"


def test_2_6_not_even_restart_is_laid_on_an_end() -> None:
    assert why(table(f"{rows(R='R1.R16x')} R16o/{OTHERS} 0 0"), "R16o") == "row-locked"


def test_2_6_scissors_take_an_end_away() -> None:
    start = f"{rows(R='R1.R5.R16x')} S.R4.R6/{OTHERS} 0 0"
    assert moves(table(start)) == {"SR", "SR+6", "pass"}
    opened = play(table(start), "SR")
    assert not opened.locked(0)
    assert opened.value(0) == 5


def test_2_6_the_bin_takes_an_end_away() -> None:
    start = f"{rows(R='R1.R5.R16x')} T.R4/{OTHERS} 0 0"
    assert moves(table(start)) == {"TR2", "TR2+4", "pass"}
    assert moves(table(start, bin="any")) == {"TR1", "TR2", "TR2+4", "pass"}


def test_2_6_restart_counts_as_16_when_laid() -> None:
    assert can(table(f"{rows(R='R1.R15')} R16o/{OTHERS} 0 0"), "R16o")
    assert can(table(f"{ONES} R16o/{OTHERS} 0 0"), "R16o")
    assert "R14-16o" not in holding("R14.R16o")


def test_2_6_restart_counts_as_0_afterwards() -> None:
    assert table(f"{rows(R='R1.R9.R16o')} R2/{OTHERS} 0 0").value(0) == 0
    assert holding("R2.R3.R15", R="R1.R9.R16o") == {"R2", "R3", "R2-3", "R15", "pass"}


def test_2_6_after_a_restart_the_row_rises_again() -> None:
    assert holding("R3.R4", R="R1.R9.R16o.R2") == {"R3", "R4", "R3-4", "pass"}
    assert why(table(f"{rows(R='R1.R9.R16o.R5')} R4/{OTHERS} 0 0"), "R4") == "not-higher"


def test_2_6_the_value_is_that_of_the_tile_before_the_one_taken_away() -> None:
    state = table(f"{rows(R='R1.R5.R9')} S.K2/{OTHERS} 0 0")
    assert play(state, "SR").value(0) == 5
    state = table(f"{rows(R='R1.R5')} S.K2/{OTHERS} 0 0")
    assert play(state, "SR").value(0) == 1


def test_2_6_a_restart_taken_away_uncovers_the_number_before_it() -> None:
    state = table(f"{rows(R='R1.R9.R16o')} S.R8.R10/{OTHERS} 0 0")
    assert {"SR", "SR+10"} <= moves(state)
    assert why(state, "SR+8") == "not-higher"


def test_2_6_a_restart_uncovered_is_0_again() -> None:
    state = table(f"{rows(R='R1.R9.R16o.R7')} S.R2/{OTHERS} 0 0")
    assert moves(state) == {"SR", "SR+2", "pass"}
    assert play(state, "SR").value(0) == 0


def test_2_6_end_may_be_laid_on_a_restart_row() -> None:
    start = f"{rows(R='R1.R9.R16o')} R16x.K2/{OTHERS} 0 0"
    assert can(table(start), "R16x")
    assert play(table(start), "R16x").locked(0)


def test_2_6_an_end_on_a_restart_locks_until_it_is_taken_away() -> None:
    state = table(f"{rows(R='R1.R9.R16o.R16x')} S.R2/{OTHERS} 0 0")
    assert why(state, "R2") == "row-locked"
    assert can(state, "SR+2")


def test_2_6_the_bin_takes_a_restart_and_what_lies_on_both_sides() -> None:
    start = f"{rows(R='R1.R8.R16o.R2.R9')} T.K2/{OTHERS} 0 0"
    assert after(start, "TR4") == f"{ONES} K2/{OTHERS} 1 0 R2.R8.R9.R16o.T"
    assert after(start, "TR3", bin="any") == (f"{rows(R='R1.R8')} K2/{OTHERS} 1 0 R2.R9.R16o.T")


@pytest.mark.parametrize("edition", ["2026", "classic"])
def test_2_6_restart_gives_no_second_turn(edition: str) -> None:
    assert play(table(f"{ONES} R16o.R2/{OTHERS} 0 0", edition), "R16o").turn == 1
