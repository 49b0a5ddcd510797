"""Never stupid: positions in which a player of sense has one move, or must not make one."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.solver import best_moves, values
from sixteen.bots import Bot, bot
from sixteen.bots.expert import Expert
from sixteen.games.sixteen import Round
from sixteen.notation import format_move, parse_move
from tests.helpers.sixteen_table import table

DATA = Path(__file__).parent / "data/sensible.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(DATA.read_text())["position"]
PROVED = [position for position in POSITIONS if position.get("proved")]


def named(position: dict[str, Any]) -> str:
    return str(position["at"])[:60]


def start(position: dict[str, Any]) -> Round:
    return table(position["at"], match="single")


@cache
def sensible(player: Bot, number: int) -> bool:
    """Whether a bot's move in a position is right, or at least not stupid."""
    position = POSITIONS[number]
    state = start(position)
    move = format_move(player.choose(state.view(state.turn), Random(position["at"])))
    right = position.get("best", [move])
    wrong = position.get("never", [])
    return move in right and not any(
        move == text or (text.endswith("*") and move.startswith(text[0])) for text in wrong
    )


def test_there_are_enough() -> None:
    assert len(POSITIONS) >= 60
    assert len({position["at"] for position in POSITIONS}) == len(POSITIONS)
    assert len(PROVED) >= 20


@pytest.mark.parametrize("position", PROVED, ids=named)
def test_exhaustive_search_proves_it(position: dict[str, Any]) -> None:
    """Every hidden tile is the other's, so what search finds in the open is the truth."""
    assert best_moves(values(start(position))) == set(map(parse_move, position["best"]))


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_hard_finds_it(number: int) -> None:
    assert sensible(bot("sixteen", "hard"), number)


EXPERT = Expert(300)


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_expert_finds_it(number: int) -> None:
    assert sensible(EXPERT, number)


def test_medium_finds_most() -> None:
    found = [sensible(bot("sixteen", "medium"), number) for number in range(len(POSITIONS))]
    assert sum(found) > 0.6 * len(found)
