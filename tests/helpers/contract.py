"""What the contract that every game keeps is checked with: cases, walks, and a look inside."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from sixteen.box import GAMES, Game
from sixteen.games import sixteen
from sixteen.rules import EDITIONS, Rules
from sixteen.tiles import ALL_TILES, BIN, SCISSORS


@dataclass(frozen=True)
class Case:
    """A game, the rules it is played by, and how many play."""

    game: Game
    rules: Rules
    seats: int

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.rules.settings.items()]
        return " ".join([self.game.name, self.rules.edition, *settings, f"{self.seats} seats"])

    def deal(self, seed: str) -> Any:
        return self.game.deal(self.rules, self.seats, Random(seed))

    def parse(self, position: str) -> Any:
        return self.game.parse_position(position, self.rules)


def _rules_of(game: Game) -> list[Rules]:
    """Each edition as it is, and the first with each other value of each option."""
    changed = [
        {option.name: value}
        for option in game.rules.OPTIONS
        for value in (*option.values, *(["7"] if option.number else []))
        if value != option.defaults[0]
    ]
    first = [game.rules.of(EDITIONS[0], settings) for settings in changed]
    return [*map(game.rules.of, EDITIONS), *first]


CASES = [
    Case(game, rules, seats)
    for game in GAMES.values()
    for rules in _rules_of(game)
    for seats in rules.SEATS
]


@cache
def walk(case: Case) -> tuple[Any, ...]:
    """A whole round by random play: its state before and after every move, to the end."""
    rng = Random(f"walk {case}")
    state = case.deal(str(case))
    states = [state.copy()]
    while not state.over:
        moves = state.legal_moves()
        move = moves[int(rng.random() * len(moves))]
        state.play(state.resolve(move, rng))
        states.append(state.copy())
    return tuple(states)


def inside(thing: object) -> object:
    """All that an object holds, walked to the bottom, as plain values that can be compared."""
    if isinstance(thing, Mapping):
        return {inside(key): inside(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple | set | frozenset):
        return tuple(map(inside, thing))
    if thing is None or isinstance(thing, str | int | bool):
        return thing
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*slots, *getattr(thing, "__dict__", {})]
    assert names, f"cannot look into {thing!r}"
    return (type(thing).__name__, *((name, inside(getattr(thing, name))) for name in names))


SPENT = {"": (), "S": (SCISSORS,), "T": (BIN,)}


class Bare:
    """A generator that can do nothing but `random()`."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random


def _dealt_anew_sixteen(state: Any, seat: int | None, rng: Random) -> Any:
    """The round as it would be if all that the seat does not see had been dealt otherwise.

    Other racks and what was put away are shuffled, and the same moves played from the deal.
    """
    if state.over:
        return state.copy()
    seen = [*state.rows, state.removed, *([] if seat is None else [state.rack(seat)])]
    hidden = Counter(ALL_TILES) - Counter(tile for tiles in seen for tile in tiles)
    loose = [tile for tile in hidden.elements() if tile.rank != 1]
    rng.shuffle(loose)
    racks = [
        [*state.rack(other)] if other == seat else [loose.pop() for _ in range(size)]
        for other, size in enumerate(map(state.rack_size, range(state.seats)))
    ]
    for player, move in state.log:
        racks[player] += [*move.tiles, *SPENT[move.special]]
    twin = sixteen.Round(state.rules, [row[:1] for row in state.rows], racks, state.first)
    for move in state.history:
        twin.push(move)
    return twin


DEALT_ANEW: dict[str, Callable[[Any, int | None, Random], Any]] = {
    "sixteen": _dealt_anew_sixteen,
    "plus": lambda state, _seat, _rng: state.copy(),  # nothing is hidden that is not also open
}
"""By game: another state that looks the same from a seat."""
