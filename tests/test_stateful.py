"""Whole matches of Sixteen by chance: what must hold after every step of any of them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sixteen.errors import SixteenError
from sixteen.games.sixteen import Move, SixteenRules, deal
from sixteen.match import Match, MatchOutcome, Player
from sixteen.notation import format_position, parse_position
from sixteen.record import read_record, write_record
from sixteen.tiles import ALL_TILES, Tile
from tests.helpers.contract import inside
from tests.helpers.positions import any_rules
from tests.helpers.sixteen_table import ALL_MOVES, refusal


class WholeMatches(RuleBasedStateMachine):
    """Deals rounds and plays them, move by move, with wrong moves and copies in between."""

    match: Match

    @initialize(rules=any_rules(), seats=st.integers(2, 4), seed=st.integers(0, 9999))
    def begin(self, rules: SixteenRules, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.chosen = rules
        self.match = Match(rules, tuple(Player(f"Player {seat}") for seat in range(seats)))
        self.start_round()

    def start_round(self) -> None:
        self.match.start_round(deal(self.chosen, len(self.match.players), self.rng))
        self.put_away = Counter(ALL_TILES) - self.tiles()

    def tiles(self) -> Counter[Tile]:
        """Every tile that the round names."""
        state = self.match.state
        racks = map(state.rack, range(state.seats))
        return Counter(tile for tiles in (*state.rows, *racks, state.removed) for tile in tiles)

    def running(self) -> bool:
        return not self.match.state.over

    @precondition(running)
    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        moves = self.match.state.legal_moves()
        move: Move = moves[choice % len(moves)]
        before = self.match.state.copy()
        self.match.play(move)
        after = self.match.state
        assert after.history == [*before.history, move]
        assert after.turn == (before.turn + 1) % before.seats
        assert sum(map(after.rack_size, range(after.seats))) == (
            sum(map(before.rack_size, range(before.seats))) - len(move.tiles) - bool(move.special)
        )
        assert len(after.removed) == len(before.removed) + move.take + bool(move.special)

    @precondition(running)
    @rule()
    def all_pass_where_they_may(self) -> None:
        pass_move = Move()
        while self.running() and self.match.state.why_not(pass_move) is None:
            self.match.play(pass_move)

    @rule(move=st.sampled_from(ALL_MOVES))
    def a_move_that_is_refused_changes_nothing(self, move: Move) -> None:
        if self.match.state.why_not(move):
            before = inside(self.match)
            assert refusal(self.match.state, move) != "ok"
            assert inside(self.match) == before

    @rule(choice=st.integers(0, 10**6))
    def a_copy_goes_its_own_way(self, choice: int) -> None:
        before = inside(self.match.state)
        twin = self.match.state.copy()
        moves = twin.legal_moves()
        if moves:
            twin.play(moves[choice % len(moves)])
            assert inside(twin) != before
        assert inside(self.match.state) == before

    @precondition(lambda self: self.match.state.over and not self.match.outcome)
    @rule()
    def another_round(self) -> None:
        self.start_round()

    @invariant()
    def no_tile_is_lost_or_doubled(self) -> None:
        assert self.tiles() + self.put_away == Counter(ALL_TILES)

    @invariant()
    def the_end_is_the_end(self) -> None:
        state = self.match.state
        empty = [seat for seat in range(state.seats) if not state.rack_size(seat)]
        assert state.over == (bool(empty) or state.passes == state.seats)
        assert (state.outcome is None) == (not state.over)
        assert bool(state.legal_moves()) == (not state.over)
        if empty:
            assert state.outcome.seat == empty[0]
            assert self.match.outcome == MatchOutcome("out", (empty[0],))

    @invariant()
    def the_position_is_read_back(self) -> None:
        state = self.match.state
        text = format_position(state)
        again = parse_position(text, state.rules)
        assert format_position(again) == text
        assert again.legal_moves() == state.legal_moves()
        assert again.outcome == state.outcome
        assert [again.passed(seat) for seat in range(again.seats)] == [
            state.passed(seat) for seat in range(state.seats)
        ]

    @invariant()
    def the_record_is_read_back(self) -> None:
        assert inside(read_record(write_record(self.match))) == inside(self.match)

    @invariant()
    def totals_are_the_sum_of_the_rounds(self) -> None:
        finished = [played.state for played in self.match.rounds if played.state.over]
        for seat, total in enumerate(self.match.totals):
            assert total == sum(state.penalties()[seat] for state in finished)

    @precondition(lambda self: self.match.outcome is not None)
    @rule()
    def no_round_after_the_match(self) -> None:
        before = inside(self.match)
        with pytest.raises(SixteenError, match="the match is over"):
            self.match.start_round(self.match.rounds[0].start)
        assert inside(self.match) == before


TestWholeMatches = WholeMatches.TestCase
TestWholeMatches.settings = settings(max_examples=settings().max_examples // 2)
