"""Whole games of Sixteen Plus by chance: what must hold after every step of any of them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sixteen.errors import IllegalMove
from sixteen.games.plus import Move, PlusRules, Round, deal
from sixteen.match import Match, MatchOutcome, Player
from sixteen.notation.plus import format_position, parse_position
from sixteen.record import read_record, write_record
from sixteen.tiles import ALL_TILES, SPECIAL, Tile
from tests.helpers.contract import inside
from tests.helpers.plus_positions import any_plus_rules
from tests.test_plus_reference import ALL_MOVES


class WholeGames(RuleBasedStateMachine):
    """Plays a game move by move, with wrong moves, copies and long stretches in between."""

    match: Match

    @initialize(rules=any_plus_rules(), seats=st.integers(2, 4), seed=st.integers(0, 9999))
    def begin(self, rules: PlusRules, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.match = Match(rules, tuple(Player(f"Player {seat}") for seat in range(seats)))
        self.match.start_round(deal(rules, seats, self.rng))

    @property
    def state(self) -> Round:
        state: Round = self.match.state
        return state

    def running(self) -> bool:
        return not self.state.over

    @precondition(running)
    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        moves = self.state.legal_moves()
        before = self.state.copy()
        move = self.state.resolve(moves[choice % len(moves)], self.rng)
        self.match.play(move)
        after = self.state
        assert after.history == [*before.history, move]
        assert after.log[-1] == (before.turn, move)
        others = [seat for seat in range(after.seats) if seat not in {before.turn, move.seat}]
        assert [after.boards[seat] for seat in others] == [before.boards[seat] for seat in others]
        goes_on = after.hand is not None or after.under_way is not None
        assert after.turn == (before.turn + (not goes_on)) % after.seats
        if move.kind == "draw":
            assert move.tile in before.drawable
            assert after.boards == before.boards

    @precondition(running)
    @rule(choices=st.lists(st.sampled_from(["draw", "drop", "bin"]), min_size=50, max_size=90))
    def draw_and_drop(self, choices: list[str]) -> None:
        """The pouch runs low, and trash bins find it so."""
        for kind in choices:
            moves = [move for move in self.state.legal_moves() if move.kind in {kind, "draw"}]
            if moves:
                self.match.play(self.state.resolve(moves[-1], self.rng))

    @rule(move=st.sampled_from(ALL_MOVES))
    def a_move_that_is_refused_changes_nothing(self, move: Move) -> None:
        reason = self.state.why_not(move)
        if reason:
            before = inside(self.match)
            with pytest.raises(IllegalMove) as refused:
                self.match.play(move)
            assert refused.value.reason == reason
            assert inside(self.match) == before

    @rule(choice=st.integers(0, 10**6))
    def a_copy_goes_its_own_way(self, choice: int) -> None:
        before = inside(self.state)
        twin = self.state.copy()
        moves = twin.legal_moves()
        if moves:
            twin.play(twin.resolve(moves[choice % len(moves)], self.rng))
            assert inside(twin) != before
        assert inside(self.state) == before

    @invariant()
    def no_tile_is_lost_or_doubled(self) -> None:
        state = self.state
        boards: list[Tile | None] = [tile for board in state.boards for tile in board]
        named = [*boards, *state.discards, state.hand, *state.gone, *state.pouch]
        assert Counter(tile for tile in named if tile) == Counter(ALL_TILES)
        assert all(tile.colour < SPECIAL for tile in [*boards, *state.discards] if tile)
        assert all(tile.colour == SPECIAL for tile in state.gone)

    @invariant()
    def the_end_is_the_end(self) -> None:
        state = self.state
        full = [seat for seat in range(state.seats) if not state.empty_cells(seat)]
        assert len(full) <= 1
        assert bool(state.legal_moves()) == (not state.over)
        assert (state.outcome is None) == (not state.over)
        assert state.over == (bool(full) or not (state.hand or state.drawable))
        if state.outcome:
            fewest = min(state.penalties())
            assert state.outcome.seat == (full[0] if full else None)
            assert self.match.outcome == MatchOutcome(
                "out" if full else "single",
                tuple(seat for seat, empty in enumerate(state.penalties()) if empty == fewest),
            )

    @invariant()
    def the_position_is_read_back(self) -> None:
        """Boards must be legal for that."""
        text = format_position(self.state)
        again = parse_position(text, self.state.rules)
        assert format_position(again) == text
        assert again.legal_moves() == self.state.legal_moves()
        assert again.outcome == self.state.outcome
        assert again.pouch == self.state.pouch

    @rule()
    def the_record_is_read_back(self) -> None:
        assert inside(read_record(write_record(self.match))) == inside(self.match)


TestWholeGames = WholeGames.TestCase
# A game is long, and each of its positions is written, read and compared.
TestWholeGames.settings = settings(max_examples=settings().max_examples // 3)
