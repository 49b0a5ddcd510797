"""What every game owes to match, bots, records and screens: games/state.py, held to the letter."""

import pickle
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from sixteen.errors import IllegalMove
from sixteen.games.state import perft
from sixteen.reasons import SENTENCES
from tests.helpers.contract import CASES, DEALT_ANEW, Bare, Case, inside, walk

SOME = 4
"""At so many places of a round, and at its end, the dearer checks are made."""

FEW = 5
"""Of so many moves the dearest."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def some(case: Case) -> list[Any]:
    """Some states of a round, the first and the last among them."""
    *running, end = walk(case)
    return [*running[:: len(running) // SOME + 1], end]


def moves_elsewhere(case: Case) -> list[Any]:
    """Moves that were legal at one time or another."""
    return list(dict.fromkeys(move for state in some(case) for move in state.legal_moves()))


@every_case
def test_same_seed_same_deal(case: Case) -> None:
    assert inside(case.deal("a")) == inside(case.deal("a"))
    starts = {case.game.format_position(case.deal(str(seed))) for seed in range(20)}
    assert len(starts) > 1


@every_case
def test_a_deal_draws_with_random_alone(case: Case) -> None:
    dealt = case.game.deal(case.rules, case.seats, cast("Random", Bare("a")))
    assert inside(dealt) == inside(case.deal("a"))


@every_case
def test_a_deal_can_have_been_one(case: Case) -> None:
    for seed in range(20):
        start = case.deal(str(seed))
        assert case.game.deal_faults(start) == []
        assert not start.over
        assert start.seats == case.seats
        assert start.turn in range(case.seats)
        assert start.log == []
        assert start.history == []
        assert start.rules == case.rules


@every_case
def test_only_a_deal_can_have_been_one(case: Case) -> None:
    assert case.game.deal_faults(walk(case)[-1])


@every_case
def test_a_round_ends(case: Case) -> None:
    *running, end = walk(case)
    for state in running:
        assert not state.over
        assert state.outcome is None
        assert state.legal_moves()
    assert end.over
    assert len(end.outcome.penalties) == case.seats
    assert (end.outcome.seat is not None) == (end.outcome.termination == "out")
    assert end.outcome.seat is None or end.outcome.seat in range(case.seats)


@every_case
def test_no_moves_after_the_end(case: Case) -> None:
    end = walk(case)[-1].copy()
    before = inside(end)
    assert end.legal_moves() == []
    assert perft(end, 1) == 0
    for move in moves_elsewhere(case):
        assert end.why_not(move).code == "round-over"
        with pytest.raises(IllegalMove) as refused:
            end.play(move)
        assert refused.value.code == "round-over"
    assert inside(end) == before


@every_case
def test_every_legal_move_can_be_played_and_written(case: Case) -> None:
    for state in some(case):
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert state.why_not(move) is None
            assert case.game.parse_move(case.game.format_move(move)) == move
            chances = state.chances(move)
            assert chances
            for chance in chances:
                assert state.why_not(chance) is None
                assert state.chances(chance) == [chance]
                assert case.game.parse_move(case.game.format_move(chance)) == chance
                state.copy().play(chance)


@every_case
def test_a_refused_move_says_why_and_changes_nothing(case: Case) -> None:
    refusals = 0
    for state in some(case):
        before = inside(state)
        legal = set(state.legal_moves())
        for move in moves_elsewhere(case):
            reason = state.why_not(move)
            assert (reason is None) == (move in legal)
            if reason:
                refusals += 1
                assert reason.code in SENTENCES
                with pytest.raises(IllegalMove) as refused:
                    state.play(move)
                assert refused.value.reason == reason
                assert refused.value.sentence == reason.sentence
        assert inside(state) == before
    assert refusals


@every_case
def test_play_and_push_do_the_same(case: Case) -> None:
    pairs = list(pairwise(walk(case)))
    for before, after in [*pairs[:: len(pairs) // SOME + 1], pairs[-1]]:
        played, pushed = before.copy(), before.copy()
        move = after.history[-1]
        played.play(move)
        pushed.push(move)
        assert inside(played) == inside(pushed) == inside(after)


@every_case
def test_the_log_plays_the_round_again(case: Case) -> None:
    states = walk(case)
    end = states[-1]
    assert [move for _, move in end.log] == end.history
    assert [seat for seat, _ in end.log] == [state.turn for state in states[:-1]]
    again = case.deal(str(case))
    for _, move in end.log:
        again.play(move)
    assert inside(again) == inside(end)


@every_case
def test_chance_picks_one_of_the_chances_with_random_alone(case: Case) -> None:
    for state in some(case):
        before = inside(state)
        for move in state.legal_moves()[:FEW]:
            chances = state.chances(move)
            one = state.resolve(move, cast("Random", Bare("chance")))
            assert one in chances
            assert state.resolve(move, Random("chance")) == one
        assert inside(state) == before


@every_case
def test_copies_are_independent(case: Case) -> None:
    for state in some(case):
        before = inside(state)
        twin = state.copy()
        assert type(twin) is type(state)
        assert inside(twin) == before
        for move in twin.legal_moves()[:1]:
            twin.play(twin.chances(move)[0])
            assert inside(twin) != before
        assert inside(state) == before


@every_case
def test_positions_are_read_back(case: Case) -> None:
    for state in some(case):
        text = case.game.format_position(state)
        again = case.parse(text)
        assert case.game.format_position(again) == text
        assert set(again.legal_moves()) == set(state.legal_moves())
        assert (again.over, again.outcome) == (state.over, state.outcome)
        assert (again.turn, again.seats, again.log) == (state.turn, state.seats, [])


@every_case
def test_states_survive_pickling(case: Case) -> None:
    for state in some(case):
        assert inside(pickle.loads(pickle.dumps(state))) == inside(state)


@every_case
def test_perft_counts_the_legal_moves(case: Case) -> None:
    for state in some(case):
        chances = [one for move in state.legal_moves() for one in state.chances(move)]
        assert perft(state, 0) == 1
        assert perft(state, 1) == len(chances)

        total = 0
        for one in chances[:FEW]:
            child = state.copy()
            child.push(one)
            total += perft(child, 1)
        assert perft(state, 2) >= total
        assert len(chances) > FEW or perft(state, 2) == total


@every_case
def test_a_view_shows_nothing_that_is_hidden(case: Case) -> None:
    rng = Random(str(case))
    for state in some(case):
        for seat in (None, *range(case.seats)):
            view = state.view(seat, range(case.seats))
            other = DEALT_ANEW[case.game.name](state, seat, rng).view(seat, range(case.seats))
            assert inside(other) == inside(view)
            position = case.game.format_position(view.state)
            assert case.game.format_position(other.state) == position
            assert inside(pickle.loads(pickle.dumps(view))) == inside(view)
            assert (view.seat, view.totals) == (seat, tuple(range(case.seats)))
            for text in (repr(view), str(view), repr(view.state), str(view.state)):
                assert "Tile(" not in text


@every_case
def test_a_view_has_all_that_its_seat_needs(case: Case) -> None:
    for state in some(case):
        view = state.view(state.turn)
        assert view.totals == (0,) * case.seats
        assert view.state.legal_moves() == state.legal_moves()
        assert view.state.log == state.log
        assert (view.state.over, view.state.outcome) == (state.over, state.outcome)
        for move in state.legal_moves()[:FEW]:
            assert view.state.chances(move) == state.chances(move)


@every_case
def test_a_view_is_a_copy(case: Case) -> None:
    for state in some(case)[:-1]:
        before = inside(state)
        view = state.view(state.turn)
        view.state.play(view.state.chances(view.state.legal_moves()[0])[0])
        assert inside(state) == before


@every_case
def test_views_of_views_show_no_more(case: Case) -> None:
    for state in some(case):
        for seat in range(case.seats):
            view = state.view(seat)
            assert inside(view.state.view(seat)) == inside(view)
            onlooker = state.view(None)
            if not state.over:
                assert inside(onlooker.state.view(seat).state) == inside(onlooker.state)
