"""Rules 4.2: moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixteen.errors import SixteenError, TextError
from sixteen.games.sixteen import PASS, Move
from sixteen.notation import format_move, parse_move
from tests.helpers.hostile import attempt, check_refusal, hostile, near
from tests.helpers.sixteen_table import ALL_MOVES

SPELLINGS = {format_move(move): move for move in ALL_MOVES}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", PASS),
        ("R7", Move("", 0, 0, 7, 7)),
        ("R7-9", Move("", 0, 0, 7, 9)),
        ("R14-16x", Move("", 0, 0, 14, 16)),
        ("R15-16o", Move("", 0, 0, 15, 17)),
        ("K16o", Move("", 4, 0, 17, 17)),
        ("SR", Move("S", 0, 1)),
        ("SR+7-9", Move("S", 0, 1, 7, 9)),
        ("SB+16x", Move("S", 3, 1, 16, 16)),
        ("TR3", Move("T", 0, 3)),
        ("TR3+5", Move("T", 0, 3, 5, 5)),
        ("TG12+2-16o", Move("T", 2, 12, 2, 17)),
    ],
)
def test_4_2_a_move_and_its_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("", 0, "pass, a colour (R, O, G, B or K), S or T"),
        ("Pass", 0, "pass, a colour (R, O, G, B or K), S or T"),
        ("pass ", 0, "pass, a colour (R, O, G, B or K), S or T"),
        (" R7", 0, "pass, a colour (R, O, G, B or K), S or T"),
        ("r7", 0, "pass, a colour (R, O, G, B or K), S or T"),
        ("R", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R0", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R07", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R16", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R16X", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R17", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R٣", 1, "a rank (1 to 15, 16x or 16o)"),
        ("R7 ", 2, "the end or -"),
        ("R7\n", 2, "the end or -"),
        ("R7.R8", 2, "the end or -"),
        ("R7-", 3, "a rank (1 to 15, 16x or 16o)"),
        ("R7-7", 3, "a rank above 7"),
        ("R2-2", 3, "a rank above 2"),
        ("R9-7", 3, "a rank above 9"),
        ("R7-R9", 3, "a rank (1 to 15, 16x or 16o)"),
        ("R7-8-9", 4, "the end"),
        ("R16x-16o", 4, "the end"),
        ("R16o-2", 4, "the end"),
        ("R15-16x-16o", 7, "the end"),
        ("S", 1, "a colour (R, O, G, B or K)"),
        ("S7", 1, "a colour (R, O, G, B or K)"),
        ("SS", 1, "a colour (R, O, G, B or K)"),
        ("ST", 1, "a colour (R, O, G, B or K)"),
        ("SR1", 2, "the end or +"),
        ("SR7", 2, "the end or +"),
        ("SR+", 3, "a rank (1 to 15, 16x or 16o)"),
        ("SR+7+8", 4, "the end or -"),
        ("TR", 2, "how many tiles the trash bin takes away"),
        ("TR0", 2, "how many tiles the trash bin takes away"),
        ("TR03", 2, "how many tiles the trash bin takes away"),
        ("TR+5", 2, "how many tiles the trash bin takes away"),
        ("TR3 +5", 3, "the end or +"),
        ("TR1234567", 8, "the end or +"),
    ],
)
def test_4_2_one_spelling_and_what_was_expected_where(text: str, where: int, expected: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_move(text)
    error = refused.value
    assert (error.code, error.where, error.expected) == ("bad-move", where, expected)
    check_refusal(error, text)


def test_4_2_every_move_has_a_text_of_its_own() -> None:
    assert len(SPELLINGS) == len(ALL_MOVES)
    for text, move in SPELLINGS.items():
        assert parse_move(text) == move


@given(hostile() | near(st.sampled_from(sorted(SPELLINGS))))
def test_4_2_any_text_is_a_move_or_refused(text: str) -> None:
    move = attempt(lambda: parse_move(text))
    if isinstance(move, SixteenError):
        assert move.code == "bad-move"
        check_refusal(move, text)
    else:
        assert format_move(move) == text


def test_4_2_a_repr_rebuilds_its_move() -> None:
    for move in ALL_MOVES[::37]:
        assert eval(repr(move)) == move


def test_4_2_the_tiles_of_a_move() -> None:
    assert [tile.code for tile in parse_move("R13-16o").tiles] == ["R13", "R14", "R15", "R16o"]
    assert [tile.code for tile in parse_move("SR+7").tiles] == ["R7"]
    assert parse_move("TR3").tiles == ()
    assert PASS.tiles == ()


@pytest.mark.parametrize(
    "fields",
    [
        ("", 0),
        ("", 0, 1, 7, 7),
        ("", 5, 0, 7, 7),
        ("", -2, 0, 7, 7),
        ("S", 0, 0),
        ("S", 0, 2),
        ("S", -1, 1),
        ("T", 0, 0),
        ("T", 0, -1),
        ("X", 0, 1),
        ("", 0, 0, 0, 7),
        ("", 0, 0, 7, 0),
        ("", 0, 0, 9, 7),
        ("", 0, 0, 7, 18),
        ("", 0, 0, 16, 17),
        ("", -1, 0, 7, 7),
        ("", -1, 1),
    ],
)
def test_2_4_what_is_no_move_of_any_form(fields: tuple[str, int]) -> None:
    with pytest.raises(ValueError, match="no move has this form"):
        Move(*fields)
