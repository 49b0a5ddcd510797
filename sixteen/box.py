"""The games in the box: what each brings, under its name."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from sixteen.errors import SixteenError, quoted
from sixteen.games import plus, sixteen
from sixteen.notation import plus as plus_notation
from sixteen.notation import sixteen as sixteen_notation
from sixteen.rules import Rules


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rules, its deal, and its texts in pairs.

    `deal_faults(state)` says why a round cannot have begun with that state. `many_rounds`
    tells whether a match may have more than one round.
    """

    name: str
    rules: type[Rules]
    deal: Callable[[Any, int, Random], Any]
    deal_faults: Callable[[Any], list[str]]
    parse_move: Callable[[str], Any]
    format_move: Callable[[Any], str]
    parse_position: Callable[[str, Any], Any]
    format_position: Callable[[Any], str]
    many_rounds: bool


GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game(
            sixteen.SixteenRules.GAME,
            sixteen.SixteenRules,
            sixteen.deal,
            sixteen.deal_faults,
            sixteen_notation.parse_move,
            sixteen_notation.format_move,
            sixteen_notation.parse_position,
            sixteen_notation.format_position,
            many_rounds=True,
        ),
        Game(
            plus.PlusRules.GAME,
            plus.PlusRules,
            plus.deal,
            plus.deal_faults,
            plus_notation.parse_move,
            plus_notation.format_move,
            plus_notation.parse_position,
            plus_notation.format_position,
            many_rounds=False,
        ),
    )
}


def game_named(name: str) -> Game:
    """The game of that name. Raises `SixteenError` (`unknown-game`)."""
    if name not in GAMES:
        raise SixteenError(
            "unknown-game", f"the games are {' and '.join(GAMES)}, not {quoted(name)}."
        )
    return GAMES[name]
