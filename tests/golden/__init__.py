"""Whole rounds as text, kept beside this file: a change of any rule shows as a difference.

`python -m tests.golden` writes them anew.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sixteen import seeds
from sixteen.box import Game, game_named

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One round that is kept: who plays what, from which seed."""

    name: str
    game: str
    edition: str
    seats: int
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GOLDEN = (
    Golden("sixteen-2026-2", "sixteen", "2026", 2),
    Golden("sixteen-2026-3", "sixteen", "2026", 3),
    Golden("sixteen-2026-4", "sixteen", "2026", 4),
    Golden("sixteen-classic-3", "sixteen", "classic", 3),
    Golden("sixteen-classic-4", "sixteen", "classic", 4),
    Golden("sixteen-ones-dealt", "sixteen", "2026", 2, {"ones": "dealt", "bin": "any"}),
    Golden("plus-2026-2", "plus", "2026", 2),
    Golden("plus-top-3", "plus", "2026", 3, {"ascending": "equal-allowed", "discards": "top"}),
)


def text_of(golden: Golden) -> str:
    """The round as text: every position, every move, and why some others were refused."""
    return "".join(f"{line}\n" for line in _lines(golden))


def _lines(golden: Golden) -> Iterator[str]:
    game = game_named(golden.game)
    rules = game.rules.of(golden.edition, golden.settings)
    settings = "".join(f" {name}={value}" for name, value in rules.settings.items())
    yield f"{game.name} {golden.edition}{settings}, {golden.seats} seats, seed {golden.name}"
    state = game.deal(rules, golden.seats, seeds.deals(golden.name))
    yield f"  {game.format_position(state)}"
    rng = Random(f"{golden.name} players")
    before: dict[int, list[Any]] = {}
    while not state.over:
        moves = state.legal_moves()
        yield from _refusals(game, state, before.get(state.turn, []))
        before[state.turn] = moves
        move = _choice(game, state, moves, rng)
        yield f"seat {state.turn}, {len(moves)} moves: {game.format_move(move)}"
        state.play(move)
        yield f"  {game.format_position(state)}"
    out = "nobody out" if state.outcome.seat is None else f"seat {state.outcome.seat} out"
    yield f"over: {state.outcome.termination}, {out}, penalties {state.outcome.penalties}"


def _choice(game: Game, state: Any, moves: list[Any], rng: Random) -> Any:
    """Of a few moves drawn the one that fills most; then the longest, but for a pass."""

    def badness(move: Any) -> tuple[int, int]:
        after = state.copy()
        after.play(move)
        text = game.format_move(move).removeprefix("pass")
        return game.format_position(after).count("-"), -len(text)

    drawn = [moves[int(rng.random() * len(moves))] for _ in range(3)]
    return min([state.resolve(move, rng) for move in drawn], key=badness)


def _refusals(game: Game, state: Any, moves: list[Any]) -> Iterator[str]:
    """Why some moves cannot be played any more: the first for each reason."""
    codes = {None}
    for move in moves:
        reason = state.why_not(move)
        code = reason and reason.code
        if code not in codes:
            codes.add(code)
            yield f"  not {game.format_move(move)}: {code}: {reason.sentence}"
