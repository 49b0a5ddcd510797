"""Rules 3.1 to 3.3 and 3.5: the goal, the board, the set-up."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sixteen.cells import CELLS
from sixteen.errors import RulesError
from sixteen.games.plus import PlusRules, deal, deal_faults
from sixteen.games.state import RoundOutcome
from sixteen.notation.plus import format_position, parse_move
from sixteen.reasons import Reason
from sixteen.rules import EDITIONS
from sixteen.tiles import ALL_TILES, Tile
from tests.helpers.plus_table import (
    EMPTY,
    FULL,
    after,
    at,
    board,
    can,
    cells,
    play,
    rules,
    table,
    why,
)

ALMOST = FULL.replace("B7", "-")

# 3.1 Goal


def test_3_1_who_fills_the_board_first_calls_sixteen() -> None:
    state = table(at(EMPTY, ALMOST, hand="K9", turn=1))
    assert state.outcome is None
    play(state, "K9@d4")
    assert state.over
    assert state.outcome == RoundOutcome("out", 1, (16, 0))
    assert state.legal_moves() == []
    assert why(state, "draw") == "round-over"


def test_3_1_a_tile_from_the_discards_fills_it_too() -> None:
    assert play(table(at(ALMOST, discards="K9")), "take=K9@d4").outcome == RoundOutcome(
        "out", 0, (0, 16)
    )


def test_3_1_the_turn_goes_on_at_the_end() -> None:
    assert after(at(ALMOST, hand="K9"), "K9@d4").endswith(" 1 0")


def test_3_1_an_exchange_on_a_board_with_an_empty_cell_is_no_end() -> None:
    assert not play(table(at(ALMOST, hand="K1")), "K1@a1").over


# 3.2 Board


def test_3_2_rows_rise_strictly_from_left_to_right() -> None:
    state = table(at(board(b1="R5"), hand="O5"))
    assert not can(state, "O5@a1")
    assert not can(state, "O5@d1")
    assert cells(table(at(board(b1="R5"), hand="O4")), "O4") >= {"a1", "a2", "d2"}
    assert cells(table(at(board(b1="R5"), hand="O6")), "O6") >= {"c1", "d1", "a2"}


def test_3_2_columns_rise_strictly_from_bottom_to_top() -> None:
    state = table(at(board(c2="R5"), hand="O5"))
    assert not {"c1", "c3", "c4"} & cells(state, "O5")
    assert cells(table(at(board(c2="R5"), hand="O4")), "O4") >= {"c1"}
    assert cells(table(at(board(c2="R5"), hand="O6")), "O6") >= {"c3", "c4"}


def test_3_2_against_every_tile_of_the_line_not_only_the_neighbour() -> None:
    state = table(at(board(a1="R9"), hand="O8"))
    assert why(state, "O8@d1") == "row-not-rising"
    assert why(state, "O8@a4") == "column-not-rising"


def test_3_2_only_the_own_lines_count() -> None:
    state = table(at(board(a1="R9", d4="G3"), hand="O5"))
    assert cells(state, "O5") >= {"b2", "c3", "b3"}


def test_3_2_colours_do_not_matter_and_equal_numbers_stand_in_different_lines() -> None:
    assert can(table(at(board(a2="R7"), hand="B7")), "B7@b1")
    assert after(at(board(a1="R7"), hand="B8"), "B8@b1").startswith("R7.B8.-.-,")


@pytest.mark.parametrize("sixteen", ["R16x", "R16o"])
@pytest.mark.parametrize("other", ["G16x", "R15"])
def test_3_2_both_16s_are_plain_16s(sixteen: str, other: str) -> None:
    state = table(at(board(c1=other), hand=sixteen))
    assert can(state, f"{sixteen}@d1") == (other == "R15")
    assert not can(state, f"{sixteen}@b1")
    assert can(state, f"{sixteen}@a4")


def test_3_2_two_unlike_16s_of_a_colour_are_equal() -> None:
    position = at(board(c1="R16x"), hand="R16o")
    assert why(table(position), "R16o@d1") == "row-not-rising"
    assert cells(table(position, ascending="equal-allowed"), "R16o") >= {"b1", "d1"}


def test_3_2_option_ascending_equal_allowed() -> None:
    position = at(board(b2="R5", d2="K9"), hand="O5")
    strict, equal = table(position), table(position, ascending="equal-allowed")
    assert cells(equal, "O5") - cells(strict, "O5") == {"a2", "c2", "d2", "b1", "b3", "b4"}
    assert why(equal, "O5@d3") == "column-not-rising"


def test_3_2_the_reason_names_the_tile_and_the_cell_that_clash() -> None:
    state = table(at(board(a1="R2", b1="R9", c3="K4"), hand="O8"))
    assert state.why_not(state.legal_moves()[0]) is None
    row = Reason(
        "row-not-rising",
        {"tile": Tile(1, 8), "cell": CELLS.index("d1"), "other": Tile(0, 9), "at": 1},
    )
    column = Reason(
        "column-not-rising",
        {"tile": Tile(1, 8), "cell": CELLS.index("c2"), "other": Tile(4, 4), "at": 10},
    )
    assert state.why_not(parse_move("O8@d1")) == row
    assert state.why_not(parse_move("O8@c2")) == column
    assert row.sentence == "Orange 8 on d1 breaks the rise of its row: Red 9 is on b1."
    assert column.sentence == "Orange 8 on c2 breaks the rise of its column: Black 4 is on c3."


# 3.3 Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_3_3_all_tiles_in_the_pouch_and_empty_boards(seats: int, edition: str) -> None:
    start = deal(PlusRules.of(edition), seats, Random("deal"))
    assert start.boards == ((None,) * 16,) * seats
    assert Counter(start.pouch) == Counter(ALL_TILES)
    assert (start.discards, start.hand, start.gone, start.refills) == ((), None, (), 0)
    assert deal_faults(start) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_the_first_player_is_drawn(seats: int) -> None:
    first = Counter(deal(rules(), seats, Random(seed)).turn for seed in range(400))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 400 / seats / 2


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_3_3_two_to_four_players(seats: int) -> None:
    with pytest.raises(RulesError, match="2, 3 or 4 players"):
        deal(rules(), seats, Random(1))


@pytest.mark.parametrize(
    "position",
    [at(board(a1="R1")), at(discards="R1"), at(hand="R1"), at(gone="S"), at(refills=1)],
)
def test_3_3_no_other_position_is_a_deal(position: str) -> None:
    assert deal_faults(table(position))


def test_3_3_the_deal_depends_on_the_generator_alone() -> None:
    texts = {format_position(deal(rules(), 4, Random("same"))) for _ in range(3)}
    assert len(texts) == 1


# 3.5 Legal after every placement


def test_3_5_in_an_exchange_the_tile_going_out_is_not_counted() -> None:
    state = table(at(board(a1="R3", b1="R5", c1="R9"), hand="O5"))
    assert cells(state, "O5") >= {"b1"}
    assert cells(table(at(board(a1="R3", b1="R5", c1="R9"), hand="O8")), "O8") >= {"b1"}
    assert not can(table(at(board(a1="R3", b1="R5", c1="R9"), hand="O9")), "O9@b1")


def test_3_5_every_board_reached_is_legal() -> None:
    rng = Random("boards")
    state = deal(rules(), 3, rng)
    while not state.over:
        moves = state.legal_moves()
        state.play(state.resolve(moves[int(rng.random() * len(moves))], rng))
        for own in state.boards:
            rows = [own[start : start + 4] for start in range(0, 16, 4)]
            for line in (*rows, *zip(*rows, strict=True)):
                values = [tile.points for tile in line if tile]
                assert all(low < high for low, high in pairwise(values))
