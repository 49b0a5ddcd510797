"""The engine of Sixteen Plus against a slow reference that shares no code with it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from sixteen.cells import CELLS
from sixteen.games.plus import DRAW, DROP, Move, Round
from sixteen.games.state import perft
from sixteen.notation.plus import format_move, format_position, parse_move
from sixteen.tiles import ALL_TILES, SPECIAL
from tests.helpers import plus_reference as reference
from tests.helpers.plus_positions import reached
from tests.helpers.plus_table import table

KEPT: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data/perft_plus.toml").read_text("utf-8")
)["position"]

TILES = tuple(dict.fromkeys(ALL_TILES))
NUMBERS = tuple(tile for tile in TILES if tile.colour < SPECIAL)
ALL_MOVES: tuple[Move, ...] = (
    DRAW,
    DROP,
    *(Move("draw", tile) for tile in TILES),
    *(
        Move(kind, tile, cell)
        for kind in ("place", "take")
        for tile in NUMBERS
        for cell in range(len(CELLS))
    ),
    *(Move("take", tile) for tile in NUMBERS),
    *(Move("cut", cell=cell, seat=seat) for seat in range(5) for cell in range(len(CELLS))),
    *(Move("bin", row=row) for row in range(4)),
)

FEW = 600
"""Paths that the reference counts within a second or so."""

some = pytest.mark.parametrize("kept", KEPT, ids=[kept["name"] for kept in KEPT])


def slow(state: Round) -> reference.Table:
    return reference.read(
        format_position(state),
        equal=state.rules["ascending"] == "equal-allowed",
        top=state.rules["discards"] == "top",
    )


def resolved(state: Round) -> list[str]:
    """The legal moves, a draw with each tile that could come."""
    return [format_move(each) for move in state.legal_moves() for each in state.chances(move)]


def test_perft_has_enough_positions() -> None:
    assert len(KEPT) >= 16


@some
def test_perft_of_the_engine(kept: dict[str, Any]) -> None:
    state = table(kept["at"], **kept.get("set", {}))
    depths = range(len(kept["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == [1, *kept["counts"]]


@some
def test_perft_of_the_reference(kept: dict[str, Any]) -> None:
    count_slowly(kept, [count for count in kept["counts"] if count <= FEW])


@pytest.mark.slow
@some
def test_perft_of_the_reference_to_the_end(kept: dict[str, Any]) -> None:
    count_slowly(kept, kept["counts"])


def count_slowly(kept: dict[str, Any], counts: list[int]) -> None:
    state = slow(table(kept["at"], **kept.get("set", {})))
    depths = range(len(counts) + 1)
    assert [reference.perft(state, depth) for depth in depths] == [1, *counts]


@given(reached())
def test_positions_reached_by_play(state: Round) -> None:
    """They say the same about a position, and about what follows from it."""
    state = table(format_position(state), **state.rules.settings)
    other = slow(state)
    legal = reference.moves(other)
    assert sorted(resolved(state)) == sorted(legal)
    assert state.over == reference.over(other)
    assert list(state.penalties()) == reference.empty(other)
    for move in legal[:: len(legal) // 20 + 1]:
        twin = state.copy()
        twin.play(parse_move(move))
        then = reference.after(other, move)
        assert format_position(twin) == reference.write(then)
        assert {tile.code for tile in twin.drawable} == set(reference.to_be_had(then))


@given(reached())
def test_one_legality(state: Round) -> None:
    """`why_not` has no objection to exactly what `legal_moves` lists and chance makes of it."""
    legal = state.legal_moves()
    assert len(set(legal)) == len(legal)
    allowed = {move for move in ALL_MOVES if state.why_not(move) is None}
    assert allowed == {*legal, *(each for move in legal for each in state.chances(move))}
