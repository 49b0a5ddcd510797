"""Rules 4.1: racks of which not every tile is known."""

import pytest
from hypothesis import given

from sixteen.errors import UnknownRack
from sixteen.games.sixteen import Round
from sixteen.games.state import perft
from sixteen.notation import format_position, parse_move
from tests.helpers.positions import positions, reached
from tests.helpers.sixteen_table import ALL_MOVES, ONES, after, can, play, refusal, rows, table, why

SEEN = f"{rows(R='R1.R5.R9')} R10.?3/R2.G4.S/?12 0 0 R12.B9"


def test_4_1_how_many_tiles_a_rack_holds_is_known() -> None:
    state = table(SEEN)
    assert [state.rack_size(seat) for seat in range(3)] == [4, 3, 12]
    assert [state.unknown(seat) for seat in range(3)] == [3, 0, 12]
    assert [tile.code for tile in state.rack(0)] == ["R10"]
    assert state.rack(2) == ()
    assert not state.over


def test_4_1_others_play_on() -> None:
    assert after(f"{ONES} ?12/R2.G4/O3 1 0", "R2", "pass") == "R1.R2/O1/G1/B1/K1 ?12/G4/O3 0 1"


def test_4_1_a_seat_plays_the_tiles_that_are_known_of_it() -> None:
    assert can(table(SEEN), "R10")
    assert after(SEEN, "R10") == f"{rows(R='R1.R5.R9.R10')} ?3/R2.G4.S/?12 1 0 R12.B9"


def test_4_1_a_rack_is_not_empty_while_tiles_of_it_are_unknown() -> None:
    assert not play(table(f"{ONES} R2.?1/G3 0 0"), "R2").over


@pytest.mark.parametrize("move", ["R11", "R10-11", "G7", "SR", "SR+6", "TR2", "TR2+3", "R16x"])
def test_4_1_what_may_be_among_the_unknown_nobody_can_tell(move: str) -> None:
    state = table(SEEN)
    assert why(state, move) == "unknown-rack"
    assert refusal(state, parse_move(move)) == "unknown-rack"
    assert format_position(state) == SEEN


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("R2", "not-in-rack"),
        ("G4", "not-in-rack"),
        ("R12", "not-in-rack"),
        ("R10-12", "not-in-rack"),
        ("R9", "not-in-rack"),
        ("R1", "not-in-rack"),
        ("R8", "not-higher"),
        ("TR1", "bin-not-all"),
        ("TR3", "bin-too-many"),
        ("TO1", "nothing-to-take"),
        ("SO", "nothing-to-take"),
    ],
)
def test_4_1_what_cannot_be_whatever_the_unknown_tiles_are(move: str, code: str) -> None:
    assert why(table(SEEN), move) == code


def test_4_1_a_second_special_may_be_there_a_third_not() -> None:
    assert why(table(f"{rows(R='R1.R5')} ?2/S.K2 0 0"), "SR") == "unknown-rack"
    assert why(table(f"{rows(R='R1.R5')} ?2/S.S 0 0"), "SR") == "not-in-rack"
    assert why(table(f"{rows(R='R1.R5')} ?2/K2 0 0 T"), "TR1") == "not-in-rack"
    assert can(table(f"{rows(R='R1.R5')} S.?2/K2 0 0"), "SR")


def test_4_1_one_unknown_tile_may_be_any() -> None:
    assert why(table(f"{ONES} K3.?1/K2 0 0"), "R7") == "unknown-rack"


def test_4_1_passing_with_unknown_tiles() -> None:
    assert can(table(f"{ONES} ?2/K2 0 0"), "pass")
    assert why(table(f"{ONES} ?2/K2 0 0", "classic"), "pass") == "unknown-rack"
    assert why(table(f"{ONES} R2.?2/K2 0 0", "classic"), "pass") == "can-move"


def test_4_1_legal_moves_and_perft_need_the_rack_of_the_seat_to_move() -> None:
    state = table(f"{ONES} ?2/K2 0 0")
    with pytest.raises(UnknownRack, match="not every tile of seat 0's rack is known") as refused:
        state.legal_moves()
    assert (refused.value.code, refused.value.seat) == ("unknown-rack", 0)
    with pytest.raises(UnknownRack):
        perft(state, 1)
    assert perft(state, 0) == 1
    other = table(f"{ONES} ?2/K2.K4 1 0")
    assert perft(other, 1) == 3
    with pytest.raises(UnknownRack):
        perft(other, 2)


def test_4_1_penalties_and_outcome_need_every_rack() -> None:
    with pytest.raises(UnknownRack) as refused:
        table(f"{ONES} R2/?2 0 0").penalties()
    assert refused.value.seat == 1
    ended = table(f"{ONES} R2/R3.?2/R4 0 3")
    assert ended.over
    assert ended.legal_moves() == []
    with pytest.raises(UnknownRack):
        assert ended.outcome


SOME_MOVES = ALL_MOVES[1::43]
"""Of each kind some, but no pass."""


@given(positions(unknown=True))
def test_4_1_known_tiles_alone_decide_what_is_surely_allowed(state: Round) -> None:
    seat = state.turn
    hidden = [state.unknown(other) * (other != seat) for other in range(state.seats)]
    racks = [state.rack(other) for other in range(state.seats)]
    alone = Round(state.rules, state.rows, racks, seat, state.passes, state.removed, hidden)
    if alone.over == state.over:
        for move in SOME_MOVES:
            assert (state.why_not(move) is None) == (alone.why_not(move) is None)


@given(reached())
def test_4_1_what_an_onlooker_is_told_is_true(state: Round) -> None:
    onlooker = state.view(None).state
    for move in SOME_MOVES:
        told = onlooker.why_not(move)
        if told is None or told.code != "unknown-rack":
            assert (told is None) == (state.why_not(move) is None)
