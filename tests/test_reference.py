"""The engine against a slow reference that shares no code with it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from sixteen.games.sixteen import Round
from sixteen.games.state import perft
from sixteen.notation import format_move, format_position, parse_move
from tests.helpers import reference
from tests.helpers.positions import positions, reached
from tests.helpers.sixteen_table import ALL_MOVES, rules, table

KEPT: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data/perft.toml").read_text("utf-8")
)["position"]

some = pytest.mark.parametrize("kept", KEPT, ids=[kept["name"] for kept in KEPT])


def test_perft_has_enough_positions() -> None:
    assert len(KEPT) >= 16
    assert {kept.get("edition") for kept in KEPT} == {None, "classic"}


@some
def test_perft_of_the_engine(kept: dict[str, Any]) -> None:
    state = table(kept["at"], kept.get("edition", "2026"), **kept.get("set", {}))
    depths = range(len(kept["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == [1, *kept["counts"]]


@some
def test_perft_of_the_reference(kept: dict[str, Any]) -> None:
    chosen = rules(kept.get("edition", "2026"), **kept.get("set", {}))
    state = reference.read(kept["at"], chosen["passing"], chosen["bin"])
    depths = range(len(kept["counts"]) + 1)
    assert [reference.perft(state, depth) for depth in depths] == [1, *kept["counts"]]


def agree(state: Round) -> None:
    """The engine and the reference say the same about a position."""
    slow = reference.read(format_position(state), state.rules["passing"], state.rules["bin"])
    turns = reference.turns(slow)
    legal = state.legal_moves()
    assert sorted(map(format_move, legal)) == sorted(map(reference.text, turns))
    assert state.over == reference.over(slow)
    assert list(state.penalties()) == reference.penalties(slow)
    for turn in turns:
        twin = state.copy()
        twin.play(parse_move(reference.text(turn)))
        assert format_position(twin) == reference.write(reference.after(slow, turn))


def one_legality(state: Round) -> None:
    """Of all moves of any form, `why_not` allows exactly those that `legal_moves` lists."""
    legal = state.legal_moves()
    assert len(set(legal)) == len(legal)
    most = [len(row) for row in state.rows] + [0]  # one more than there is behind the 1
    formed = [move for move in ALL_MOVES if move.take <= most[move.colour]]
    allowed = {move for move in formed if state.why_not(move) is None}
    assert allowed == set(legal)


@given(reached())
def test_positions_reached_by_play(state: Round) -> None:
    agree(state)


@given(positions())
def test_any_positions(state: Round) -> None:
    agree(state)


@given(reached())
def test_one_legality_in_positions_reached_by_play(state: Round) -> None:
    one_legality(state)


@given(positions())
def test_one_legality_in_any_positions(state: Round) -> None:
    one_legality(state)
