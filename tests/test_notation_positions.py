"""Rules 4.1: positions as text."""

from random import Random

import pytest
from hypothesis import given

from sixteen.errors import ImpossiblePosition, SixteenError, TextError
from sixteen.games.sixteen import deal
from sixteen.notation import format_position, parse_position
from tests.helpers.hostile import attempt, check_refusal, check_sentence, hostile, near
from tests.helpers.positions import position_texts, reached
from tests.helpers.reference import read as slow_read
from tests.helpers.reference import write
from tests.helpers.sixteen_table import ONES, rules, table

EXAMPLE = "R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1 R10.R11.O3.S/G4.K9/K2.K3 0 0 R12.S"
TILE = "a tile such as R7, K16x or S"


def test_4_1_the_example() -> None:
    state = table(EXAMPLE)
    assert [[tile.code for tile in row] for row in state.rows] == [
        ["R1", "R5", "R9"],
        ["O1"],
        ["G1", "G2", "G16o"],
        ["B1", "B16x"],
        ["K1"],
    ]
    assert [tile.code for tile in state.rack(0)] == ["R10", "R11", "O3", "S"]
    assert [state.rack_size(seat) for seat in range(3)] == [4, 2, 2]
    assert [tile.code for tile in state.removed] == ["R12", "S"]
    assert (state.seats, state.turn, state.passes) == (3, 0, 0)
    assert state.history == []
    assert format_position(state) == EXAMPLE


@pytest.mark.parametrize(
    "text",
    [
        f"{ONES} -/- 0 0",
        "-/-/-/-/- R2/R3 1 2",
        "-/O1/-/B1.B16o.B16x/- S.S.T/?12/R3.?11/- 3 4",
        f"{ONES} ?41/?42 0 0",
        f"{ONES} R2/R3 0 0 S.S.T",
        f"{ONES} R2/R3/R4/R5 3 3 K16x.K16o",
    ],
)
def test_4_1_positions_that_can_be(text: str) -> None:
    assert format_position(table(text)) == text


def test_4_1_racks_and_what_was_taken_away_in_any_order() -> None:
    mixed = f"{ONES} S.K3.R16o.R2.R16x.T.O4/G2.?3 0 0 S.B3.B2"
    assert format_position(table(mixed)) == f"{ONES} R2.R16x.R16o.O4.K3.S.T/G2.?3 0 0 B2.B3.S"


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        ("", 0, TILE),
        (" ", 0, TILE),
        (f" {ONES} R2/R3 0 0", 0, TILE),
        ("R1", 2, "/ and the orange row"),
        ("R1/O1", 5, "/ and the green row"),
        ("R1/O1/G1", 8, "/ and the blue row"),
        ("R1/O1/G1/B1", 11, "/ and the black row"),
        ("R1/O1/G1/B1/K1/K2 R2/R3 0 0", 14, "a space and the racks"),
        ("R1//G1/B1/K1 R2/R3 0 0", 3, TILE),
        ("r1/O1/G1/B1/K1 R2/R3 0 0", 0, TILE),
        ("R01/O1/G1/B1/K1 R2/R3 0 0", 0, TILE),
        ("R1./O1/G1/B1/K1 R2/R3 0 0", 3, TILE),
        ("R1.-/O1/G1/B1/K1 R2/R3 0 0", 3, TILE),
        ("-.R2/O1/G1/B1/K1 R2/R3 0 0", 1, "/ and the orange row"),
        ("R1.R16/O1/G1/B1/K1 R2/R3 0 0", 3, TILE),
        ("R1.R٣/O1/G1/B1/K1 R2/R3 0 0", 3, TILE),
        (f"{ONES}  R2/R3 0 0", 15, TILE),
        (f"{ONES}\tR2/R3 0 0", 14, "a space and the racks"),
        (f"{ONES} R2/ 0 0", 18, TILE),
        (f"{ONES} R2/?0 0 0", 19, "how many tiles are not known"),
        (f"{ONES} R2/?01 0 0", 19, "how many tiles are not known"),
        (f"{ONES} R2/? 0 0", 19, "how many tiles are not known"),
        (f"{ONES} R2/?2.R3 0 0", 20, "/ and another rack, or a space and the seat to move"),
        (f"{ONES} R2/-.?2 0 0", 19, "/ and another rack, or a space and the seat to move"),
        (f"{ONES} R2/R3", 20, "/ and another rack, or a space and the seat to move"),
        (f"{ONES} R2/R3 x 0", 21, "the seat to move"),
        (f"{ONES} R2/R3 -1 0", 21, "the seat to move"),
        (f"{ONES} R2/R3 ٣ 0", 21, "the seat to move"),
        (f"{ONES} R2/R3 00 0", 22, "a space and the passes in succession"),
        (f"{ONES} R2/R3 1", 22, "a space and the passes in succession"),
        (f"{ONES} R2/R3 1 ", 23, "the passes in succession"),
        (f"{ONES} R2/R3 1 +1", 23, "the passes in succession"),
        (f"{ONES} R2/R3 1 1 ", 25, TILE),
        (f"{ONES} R2/R3 1 1\n", 24, "the end, or a space and the tiles taken away"),
        (f"{ONES} R2/R3 1 01", 24, "the end, or a space and the tiles taken away"),
        (f"{ONES} R2/R3 1 1 -", 25, TILE),
        (f"{ONES} R2/R3 1 1 R5 R6", 27, "the end, or a dot and another tile"),
        (f"{ONES} R2/R3 1 1 R5.?2", 28, TILE),
    ],
)
def test_4_1_one_spelling_and_what_was_expected_where(text: str, where: int, expected: str) -> None:
    with pytest.raises(TextError) as refused:
        parse_position(text, rules())
    error = refused.value
    assert (error.code, error.where, error.expected) == ("bad-position", where, expected)
    check_refusal(error, text)


@given(position_texts(unknown=True))
def test_4_1_what_is_parsed_formats_to_the_same_text(text: str) -> None:
    assert format_position(table(text)) == text


@given(position_texts())
def test_4_1_the_reference_reads_and_writes_the_same(text: str) -> None:
    assert write(slow_read(text, "free", "all")) == text


@given(position_texts(unknown=True))
def test_4_1_order_in_racks_and_removed_makes_no_difference(text: str) -> None:
    rows, racks, turn, passes, *removed = text.split(" ")
    mixed = [
        "/".join(_turned(rack) for rack in racks.split("/")),
        turn,
        passes,
        *map(_turned, removed),
    ]
    assert format_position(table(" ".join([rows, *mixed]))) == text


def _turned(tiles: str) -> str:
    """Tiles in the opposite order, what is not known last."""
    known = [tile for tile in tiles.split(".") if tile[0] != "?"]
    return ".".join(known[::-1] + tiles.split(".")[len(known) :])


@given(reached().map(format_position))
def test_4_1_what_play_leads_to_can_be(text: str) -> None:
    assert format_position(table(text)) == text


@given(hostile() | near(position_texts(unknown=True)))
def test_4_1_any_text_is_a_position_or_refused(text: str) -> None:
    state = attempt(lambda: parse_position(text, rules()))
    if isinstance(state, ImpossiblePosition):
        assert state.code == "impossible-position"
        assert state.faults
        check_sentence(state.sentence)
    elif isinstance(state, SixteenError):
        assert state.code == "bad-position"
        check_refusal(state, text)
    else:
        once = format_position(state)
        assert format_position(parse_position(once, rules())) == once
        assert [sorted(field) for field in once.split(" ")] == [
            sorted(field) for field in text.split(" ")
        ], "nothing but the order may change"


# Positions that cannot be

IMPOSSIBLE = [
    (f"{ONES} R2 0 0", "a round has 2, 3 or 4 racks, not 1"),
    (f"{ONES} R2/R3/R4/R5/R6 0 0", "a round has 2, 3 or 4 racks, not 5"),
    (f"{ONES} R2/R3 2 0", "seat 2 is to move, but there are only seats 0 to 1"),
    (f"{ONES} R2/R3 0 3", "3 passes in succession are more than the 2 seats"),
    ("R1.R1/O1/G1/B1/K1 R2/R3 0 0", "Red 1 stands 2 times, the box has 1"),
    ("R1.O5/O1/G1/B1/K1 R2/R3 0 0", "Orange 5 is in the red row"),
    ("R1.S/O1/G1/B1/K1 R2/R3 0 0", "Scissors is in the red row"),
    ("R5/O1/G1/B1/K1 R2/R3 0 0", "the red row begins with Red 5, not with its 1"),
    ("R1.R9.R5/O1/G1/B1/K1 R2/R3 0 0", "Red 5 lies behind Red 9, which is not lower"),
    (
        "R1.R16o.R16o/O1/G1/B1/K1 R2/R3 0 0",
        "Red 16 RESTART stands 2 times, the box has 1",
    ),
    (
        "R1.R16o.R1/O1/G1/B1/K1 R2/R3 0 0",
        "Red 1 stands 2 times, the box has 1",
    ),
    ("R1.R16x.R16o/O1/G1/B1/K1 R2/R3 0 0", "Red 16 RESTART lies behind the END of the red row"),
    ("R1/O1/G1/B1/K1.K16x.K2 R2/R3 0 0", "Black 2 lies behind the END of the black row"),
    ("-/O1/G1/B1/K1 R1.R2/R3 0 0", "Red 1 is in the rack of seat 0, but a 1 is never in a rack"),
    ("R1/O1/-/B1/K1 R2/R3 0 0 G1", "Green 1 was taken away, but a 1 never is"),
    (f"{ONES} R2/R2 0 0", "Red 2 stands 2 times, the box has 1"),
    (f"{ONES} R2/R3 0 0 R3", "Red 3 stands 2 times, the box has 1"),
    ("R1.R2/O1/G1/B1/K1 R2/R3 0 0", "Red 2 stands 2 times, the box has 1"),
    (f"{ONES} S.S/S 0 0", "Scissors stands 3 times, the box has 2"),
    (f"{ONES} T/T 0 0", "Trash bin stands 2 times, the box has 1"),
    (f"{ONES} R2/?83 0 0", "83 tiles are not known, but only 82 are left"),
    (f"{ONES} ?42/?42 0 0", "84 tiles are not known, but only 83 are left"),
]


@pytest.mark.parametrize(("text", "fault"), IMPOSSIBLE)
def test_4_1_a_position_that_cannot_be_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        table(text)
    assert fault in refused.value.faults
    check_sentence(refused.value.sentence)


@pytest.mark.parametrize(("text", "fault"), IMPOSSIBLE)
def test_4_1_one_thing_wrong_is_one_fault(text: str, fault: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        table(text)
    tile = fault.partition(" stands ")[0]
    others = [other for other in refused.value.faults if other != fault]
    assert all(other.startswith(tile) for other in others), "a tile seen twice is out of order too"


def test_4_1_nothing_is_unknown_where_every_tile_is_named() -> None:
    rows, racks, *rest = format_position(deal(rules(), 4, Random("all"))).split(" ")
    with pytest.raises(ImpossiblePosition) as refused:
        table(" ".join([rows, f"{racks}.?1", *rest]))
    assert refused.value.faults == ("1 tiles are not known, but only 0 are left",)


def test_4_1_all_faults_are_named_at_once() -> None:
    text = "R5.R3.R16x.R4/O1.G7.O9.O8/G1/B1/K1 R1.S.S/S.T/T/?80/O9 5 6 K1"
    with pytest.raises(ImpossiblePosition) as refused:
        table(text)
    assert refused.value.faults == (
        "a round has 2, 3 or 4 racks, not 5",
        "seat 5 is to move, but there are only seats 0 to 4",
        "6 passes in succession are more than the 5 seats",
        "the red row begins with Red 5, not with its 1",
        "Red 3 lies behind Red 5, which is not lower",
        "Red 4 lies behind the END of the red row",
        "Green 7 is in the orange row",
        "Orange 8 lies behind Orange 9, which is not lower",
        "Red 1 is in the rack of seat 0, but a 1 is never in a rack",
        "Black 1 was taken away, but a 1 never is",
        "Orange 9 stands 2 times, the box has 1",
        "Black 1 stands 2 times, the box has 1",
        "Scissors stands 3 times, the box has 2",
        "Trash bin stands 2 times, the box has 1",
        "80 tiles are not known, but only 70 are left",
    )
    assert refused.value.sentence == "; ".join(refused.value.faults) + "."
