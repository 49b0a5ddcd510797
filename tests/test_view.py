"""What one seat of Sixteen may see, and what it may not."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixteen.games.sixteen import Round, deal
from sixteen.match import Match, Player
from sixteen.notation import format_position, parse_move
from tests.helpers.contract import DEALT_ANEW, inside
from tests.helpers.positions import reached
from tests.helpers.sixteen_table import ONES, play, rules, table

START = f"{ONES} R7.O2/G9.S/K4.B3.T 1 0"


def test_a_view_has_its_own_rack_and_of_others_the_size() -> None:
    state = table(START)
    assert format_position(state.view(0).state) == f"{ONES} R7.O2/?2/?3 1 0"
    assert format_position(state.view(1).state) == f"{ONES} ?2/G9.S/?3 1 0"
    assert format_position(state.view(2).state) == f"{ONES} ?2/?2/B3.K4.T 1 0"
    assert format_position(state.view(None).state) == f"{ONES} ?2/?2/?3 1 0"


def test_a_view_has_all_that_is_public() -> None:
    state = play(table(f"{ONES} R7.O2/G9.S.G5/K4.B3.T 1 0"), "G9", "pass", "R7")
    for seat in (0, 1, 2, None):
        seen = state.view(seat).state
        assert (seen.rows, seen.removed) == (state.rows, state.removed)
        assert (seen.turn, seen.first, seen.passes) == (state.turn, state.first, state.passes)
        assert seen.history == state.history
        assert [seen.rack_size(other) for other in range(3)] == [1, 2, 3]
        assert [seen.passed(other) for other in range(3)] == [
            state.passed(other) for other in range(3)
        ]


def test_after_the_end_all_racks_lie_face_up() -> None:
    state = play(table(START), "pass", "pass", "pass")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert format_position(view.state) == format_position(state)
        assert view.state.outcome == state.outcome


def test_a_view_is_frozen_and_names_its_parts() -> None:
    view = table(START).view(1, [3, 4, 5])
    assert (view.seat, view.totals) == (1, (3, 4, 5))
    with pytest.raises(AttributeError):
        view.seat = 0  # type: ignore[misc]


@given(reached(), st.integers(0, 3))
def test_dealing_the_hidden_tiles_anew_changes_nothing(state: Round, number: int) -> None:
    seat = number if number < state.seats else None
    view = state.view(seat)
    for again in range(3):
        other: Round = DEALT_ANEW["sixteen"](state, seat, Random(again))
        assert inside(other.view(seat)) == inside(view)
        assert other.view(seat).state.hidden == view.state.hidden
        if not state.over and seat is None:
            assert inside(other) != inside(state)


@given(reached(), st.integers(0, 3))
def test_no_hidden_tile_can_be_reached_from_a_view(state: Round, number: int) -> None:
    seat = number % state.seats
    view = state.view(seat)
    known = {
        *view.state.rack(seat),
        *view.state.removed,
        *(tile for row in view.state.rows for tile in row),
    }
    texts = {tile.code for tile in known}
    position = format_position(view.state).replace("/", " ").replace(".", " ").split()
    named = {word for word in position if word[0] in "ROGBKST"}
    assert state.over or named <= texts
    for other in range(state.seats):
        assert state.over or other == seat or view.state.rack(other) == ()


@given(reached(), st.integers(0, 3))
def test_hidden_is_what_a_seat_does_not_see(state: Round, number: int) -> None:
    seat = number % state.seats
    unseen = Counter(state.view(seat).state.hidden)
    others = [state.rack(other) for other in range(state.seats) if other != seat]
    away = Counter(state.hidden)
    if state.over:
        assert unseen == away
    else:
        assert unseen == away + Counter(tile for rack in others for tile in rack)
    assert list(unseen.elements()) == sorted(unseen.elements())


def test_unknown_tiles_can_be_filled_in() -> None:
    state = play(table(START), "pass").view(0).state
    whole = state.filled([(), table(START).rack(1), table(START).rack(2)[:2]])
    assert format_position(whole) == f"{ONES} R7.O2/G9.S/B3.K4.?1 2 1"
    assert whole.history == [parse_move("pass")]
    assert format_position(state) == f"{ONES} R7.O2/?2/?3 2 1"


def test_a_match_shows_the_totals_before_the_round() -> None:
    match = Match(rules(), tuple(Player(name) for name in "ABC"))
    for _ in range(2):
        match.start_round(table(START))
        for _ in range(3):
            match.play(parse_move("pass"))
    assert match.totals == (18, 58, 54)
    assert match.view(2).totals == (9, 29, 27)
    assert match.view(None).seat is None


def test_a_deal_seen_by_nobody_names_no_tile() -> None:
    start = deal(rules(), 4, Random("secret"))
    text = format_position(start.view(None).state)
    assert text.split(" ")[1] == "/".join(f"?{start.rack_size(seat)}" for seat in range(4))
