"""Rules 4.3 and 4.4: positions and moves of Sixteen Plus as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixteen.errors import ImpossiblePosition, SixteenError, TextError
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.notation.plus import format_move, format_position, parse_move, parse_position
from sixteen.tiles import BIN, SCISSORS, TILE_BY_CODE, Tile
from tests.helpers.hostile import attempt, check_refusal, check_sentence, hostile, near
from tests.helpers.plus_positions import reached
from tests.helpers.plus_table import EMPTY, FULL, at, board, rules, table
from tests.test_plus_reference import ALL_MOVES

EXAMPLE = "R1.-.-.G7,-.-.-.-,-.-.-.-,-.-.-.G16x/-.-.-.-,-.-.-.-,-.-.-.-,-.-.-.- R9.K3 B4 S 0 0"
TILE = "a tile such as R7, K16x or S"
NUMBER_TILE = "a tile with a number"
FIRST = "draw, drop, take=, S@, T@, or a tile with a number"
CELL = "a cell, a1 to d4"

R7, B4 = TILE_BY_CODE["R7"], TILE_BY_CODE["B4"]
SPELLINGS = {
    format_move(move): move for move in ALL_MOVES if (move.kind, move.cell) != ("take", -1)
}

# 4.4 Moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", DRAW),
        ("draw=B4", Move("draw", B4)),
        ("draw=S", Move("draw", SCISSORS)),
        ("draw=T", Move("draw", BIN)),
        ("B4@c2", Move("place", B4, 6)),
        ("R7@a1", Move("place", R7, 0)),
        ("drop", DROP),
        ("take=R7@d4", Move("take", R7, 15)),
        ("S@1:c3", Move("cut", cell=10, seat=1)),
        ("S@12:a1", Move("cut", cell=0, seat=12)),
        ("T@2", Move("bin", row=1)),
    ],
)
def test_4_4_a_move_and_its_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text
    assert eval(repr(move), {"Move": Move, "Tile": Tile}) == move


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("", 0, FIRST),
        ("Draw", 0, FIRST),
        ("draw ", 0, FIRST),
        (" drop", 0, FIRST),
        ("drop\n", 0, FIRST),
        ("pass", 0, FIRST),
        ("b4@c2", 0, FIRST),
        ("B04@c2", 0, FIRST),
        ("B16@c2", 0, FIRST),
        ("draw=", 5, TILE),
        ("draw=b4", 5, TILE),
        ("draw=B4@c2", 7, "the end"),
        ("draw=S.S", 6, "the end"),
        ("drop=B4", 0, FIRST),
        ("B4", 2, "@ and a cell"),
        ("B4c2", 0, FIRST),
        ("B4@", 3, CELL),
        ("B4@C2", 3, CELL),
        ("B4@e1", 3, CELL),
        ("B4@a5", 3, CELL),
        ("B4@a0", 3, CELL),
        ("B4@2c", 3, CELL),
        ("B4@c2 ", 5, "the end"),
        ("B4@c2c3", 5, "the end"),
        ("B4@1:c2", 3, CELL),
        ("take", 0, FIRST),
        ("take=", 5, NUMBER_TILE),
        ("take=S@c2", 5, NUMBER_TILE),
        ("take=T@c2", 5, NUMBER_TILE),
        ("take=R7", 7, "@ and the cell, for a tile taken must be placed"),
        ("take=R7@", 8, CELL),
        ("take=R7@c2@c3", 10, "the end"),
        ("S", 1, "@, a seat, : and a cell"),
        ("SR", 1, "@, a seat, : and a cell"),
        ("S@", 2, "a seat"),
        ("S@c3", 2, "a seat"),
        ("S@-1:c3", 2, "a seat"),
        ("S@01:c3", 3, ": and a cell"),
        ("S@1", 3, ": and a cell"),
        ("S@1:", 4, CELL),
        ("S@1:c3:1", 6, "the end"),
        ("T", 1, "@ and a row"),
        ("TR3", 1, "@ and a row"),
        ("T@", 2, "a row, 1 to 4"),
        ("T@0", 2, "a row, 1 to 4"),
        ("T@5", 2, "a row, 1 to 4"),
        ("T@12", 3, "the end"),
        ("T@a1", 2, "a row, 1 to 4"),
    ],
)
def test_4_4_one_spelling_and_what_was_expected_where(text: str, where: int, expected: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_move(text)
    error = refused.value
    assert (error.code, error.where, error.expected) == ("bad-move", where, expected)
    check_refusal(error, text)


def test_4_4_every_move_has_a_text_of_its_own() -> None:
    assert len(SPELLINGS) == len([move for move in ALL_MOVES if move.kind != "take"]) + 85 * 16
    for text, move in SPELLINGS.items():
        assert parse_move(text) == move


@given(hostile() | near(st.sampled_from(sorted(SPELLINGS))))
def test_4_4_whatever_is_sent_is_a_move_or_refused(text: str) -> None:
    answer = attempt(lambda: parse_move(text))
    if isinstance(answer, SixteenError):
        check_refusal(answer, text)
    else:
        assert format_move(answer) == text


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": ""},
        {"kind": "pass"},
        {"kind": "place"},
        {"kind": "place", "tile": R7},
        {"kind": "place", "cell": 3},
        {"kind": "place", "tile": SCISSORS, "cell": 3},
        {"kind": "place", "tile": R7, "cell": 16},
        {"kind": "place", "tile": R7, "cell": -2},
        {"kind": "place", "tile": R7, "cell": 3, "seat": 1},
        {"kind": "draw", "cell": 3},
        {"kind": "drop", "tile": R7},
        {"kind": "take"},
        {"kind": "take", "tile": BIN, "cell": 1},
        {"kind": "cut", "cell": 1},
        {"kind": "cut", "seat": 1},
        {"kind": "cut", "cell": 1, "seat": -2},
        {"kind": "bin"},
        {"kind": "bin", "row": 4},
        {"kind": "bin", "row": -2},
    ],
    ids=str,
)
def test_4_4_what_has_no_form_is_no_move(fields: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no move has this form"):
        Move(**fields)  # type: ignore[arg-type]


# 4.3 Positions


def test_4_3_the_example() -> None:
    state = table(EXAMPLE)
    codes = [[tile.code if tile else "" for tile in cells] for cells in state.boards]
    assert [codes[0].index(tile) for tile in ("R1", "G7", "G16x")] == [0, 3, 15]
    assert codes[1] == [""] * 16
    assert [tile.code for tile in state.discards] == ["R9", "K3"]
    assert state.hand == B4
    assert state.under_way is None
    assert state.gone == (SCISSORS,)
    assert (state.seats, state.turn, state.refills) == (2, 0, 0)
    assert len(state.pouch) == 88 - 7
    assert state.pouch.count(SCISSORS) == 1
    assert state.history == []
    assert format_position(state) == EXAMPLE


SIXTEENS = "R16x.-.-.-,-.R16o.-.-,-.-.-.-,-.-.-.-"


@pytest.mark.parametrize(
    "text",
    [
        at(),
        at(EMPTY, EMPTY, EMPTY, EMPTY, turn=3),
        at(hand="S", gone="S.T"),
        at(hand="T", gone="S.S"),
        at(discards="K3.R9.O1", refills=1),
        at(discards="K3.R9", hand="B4:2:1", gone="T"),
        at(discards="K3.R9", hand="-:2:2", gone="T", refills=1),
        at(discards="K3", hand="B4:4:0", gone="S.S.T"),
        at(board(a2="R3"), discards="K3.R9", hand="B4:2:0", gone="T"),
        at(SIXTEENS, hand="O16x"),
        at(EMPTY, FULL),
        at(FULL, EMPTY, EMPTY, turn=2),
        at(pouch="", refills=1),
    ],
)
def test_4_3_positions_that_can_be(text: str) -> None:
    assert format_position(table(text)) == text


def test_4_3_what_has_left_the_game_in_any_order() -> None:
    assert format_position(table(at(gone="T.S.S"))) == at(gone="S.S.T")


NEXT_CELL = ". and the next cell of the board"
NEXT_ROW = ", and the next row of the board"


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("", 0, TILE),
        (" ", 0, TILE),
        ("R1", 2, NEXT_CELL),
        ("-.-.-.-", 7, NEXT_ROW),
        ("-.-.-.-.-", 7, NEXT_ROW),
        ("-.-.-,-", 5, NEXT_CELL),
        ("-..-.-", 2, TILE),
        ("r1.-.-.-", 0, TILE),
        ("R01.-.-.-", 0, TILE),
        ("R16.-.-.-", 0, TILE),
        (f"{EMPTY}", 31, "/ and another board, or a space and the discards"),
        (f"{EMPTY},-", 31, "/ and another board, or a space and the discards"),
        (f"{EMPTY}/ - - - 0 0", 32, TILE),
        (f"{EMPTY}/{EMPTY}  - - - 0 0", 64, TILE),
        (f"{EMPTY}/{EMPTY} -.R1 - - 0 0", 65, "a dot and another tile, or a space and the hand"),
        (f"{EMPTY}/{EMPTY} R1. - - 0 0", 67, TILE),
        (f"{EMPTY}/{EMPTY} R1", 66, "a dot and another tile, or a space and the hand"),
        (f"{EMPTY}/{EMPTY} - B4.B5 - 0 0", 68, "a space and the specials that have left the game"),
        (f"{EMPTY}/{EMPTY} - B4: - 0 0", 69, "a row, 1 to 4"),
        (f"{EMPTY}/{EMPTY} - B4:5:1 - 0 0", 69, "a row, 1 to 4"),
        (f"{EMPTY}/{EMPTY} - B4:2 - 0 0", 70, ": and how many tiles are to come"),
        (f"{EMPTY}/{EMPTY} - B4:2:- - 0 0", 71, "how many tiles are to come"),
        (
            f"{EMPTY}/{EMPTY} - B4:2:01 - 0 0",
            72,
            "a space and the specials that have left the game",
        ),
        (f"{EMPTY}/{EMPTY} - - S.- 0 0", 70, TILE),
        (f"{EMPTY}/{EMPTY} - - S", 69, "a dot and another tile, or a space and the seat to move"),
        (f"{EMPTY}/{EMPTY} - - - -1 0", 70, "the seat to move"),
        (f"{EMPTY}/{EMPTY} - - - 00 0", 71, "a space and how often the pouch was refilled"),
        (f"{EMPTY}/{EMPTY} - - - 0", 71, "a space and how often the pouch was refilled"),
        (f"{EMPTY}/{EMPTY} - - - 0 ", 72, "how often the pouch was refilled"),
        (f"{EMPTY}/{EMPTY} - - - 0 0\n", 73, "the end"),
        (f"{EMPTY}/{EMPTY} - - - 0 00", 73, "the end"),
    ],
)
def test_4_3_one_spelling_and_what_was_expected_where(text: str, where: int, expected: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_position(text, rules())
    error = refused.value
    assert (error.code, error.where, error.expected) == ("bad-position", where, expected)
    check_refusal(error, text)


ALSO_FULL = "K1.K2.K3.K4,K5.K6.K7.K8,K9.K10.K11.K12,K13.K14.K15.K16x"
ON = "on the board of seat 1"
BIN_GONE = "a trash bin is under way, but it has not left the game"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (f"{EMPTY} - - - 0 0", ["a game has 2, 3 or 4 boards, not 1"]),
        (
            at(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, turn=5),
            [
                "a game has 2, 3 or 4 boards, not 5",
                "seat 5 is to move, but there are only seats 0 to 4",
            ],
        ),
        (at(turn=2), ["seat 2 is to move, but there are only seats 0 to 1"]),
        (at(refills=2), ["the pouch is refilled once at the most, not 2 times"]),
        (
            at(board(a1="R5", b1="O5")),
            ["on the board of seat 0 Orange 5 on b1 does not rise in its row, with Red 5 on a1"],
        ),
        (
            at(EMPTY, board(c1="R9", c4="O3", d4="K2")),
            [
                f"{ON} Orange 3 on c4 does not rise in its column, with Red 9 on c1",
                f"{ON} Black 2 on d4 does not rise in its row, with Orange 3 on c4",
            ],
        ),
        (
            at(board(a1="S", b1="R1", c1="T")),
            ["Scissors is on the board of seat 0", "Trash bin is on the board of seat 0"],
        ),
        (
            at(discards="R5.S"),
            ["Scissors is among the discards, but special tiles leave the game"],
        ),
        (at(gone="R5"), ["Red 5 has left the game, but only special tiles do"]),
        (
            at(board(a1="R5"), board(a1="R5"), discards="K2.K2", hand="R5", gone="S.S.S"),
            [
                "Red 5 stands 3 times, the box has 1",
                "Black 2 stands 2 times, the box has 1",
                "Scissors stands 3 times, the box has 2",
            ],
        ),
        (at(hand="T", gone="T"), ["Trash bin stands 2 times, the box has 1"]),
        (
            at(FULL, ALSO_FULL),
            ["two boards are full, but the first ends the game"],
        ),
        (at(FULL, hand="K9", turn=1), ["a board is full, but a turn is still under way"]),
        (at(discards="R1", hand="-:1:1"), [BIN_GONE]),
        (
            at(discards="R1", hand="-:1:0", gone="T"),
            ["a trash bin is under way with nothing left to draw"],
        ),
        (
            at(discards="R1.R2", hand="S:1:1", gone="T"),
            ["Scissors is in hand, but in a trash bin special tiles leave at once"],
        ),
        (
            at(discards="R1.R2.R3.R4.R5", hand="R6:1:4", gone="T"),
            ["the trash bin threw 5 tiles away, a row has 4"],
        ),
        (
            at(board(a1="R9"), discards="R1.R2", hand="R6:1:1", gone="T"),
            ["the trash bin threw 3 tiles away, only 2 are discards"],
        ),
        (at(hand="R1:1:1", turn=2), ["seat 2 is to move, but there are only seats 0 to 1"]),
    ],
)
def test_4_3_positions_that_cannot_be_and_all_that_is_wrong(text: str, faults: list[str]) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        table(text)
    assert list(refused.value.faults) == faults
    check_sentence(refused.value.sentence)


def test_4_3_what_can_be_hangs_on_the_rules() -> None:
    text = at(board(a1="R5", b1="O5", a4="K5"))
    assert format_position(table(text, ascending="equal-allowed")) == text
    with pytest.raises(ImpossiblePosition):
        table(text)


@given(reached())
def test_4_3_what_is_written_is_read_back(state: Round) -> None:
    text = format_position(state)
    again = parse_position(text, state.rules)
    assert format_position(again) == text
    assert again.legal_moves() == state.legal_moves()
    assert (again.pouch, again.gone, again.outcome) == (state.pouch, state.gone, state.outcome)


@given(hostile() | near(reached().map(format_position)))
def test_4_3_whatever_is_sent_is_a_position_or_refused(text: str) -> None:
    answer = attempt(lambda: parse_position(text, rules()))
    if isinstance(answer, TextError):
        check_refusal(answer, text)
    elif isinstance(answer, ImpossiblePosition):
        check_sentence(answer.sentence)
    else:
        assert isinstance(answer, Round)
        assert format_position(parse_position(format_position(answer), rules())) == (
            format_position(answer)
        )
