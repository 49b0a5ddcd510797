"""How a round of Sixteen Plus begins (RULES 3.3)."""

from random import Random

from sixteen.cells import CELLS
from sixteen.games.plus.options import PlusRules
from sixteen.games.plus.position import Table
from sixteen.games.plus.round import Round
from sixteen.tiles import ALL_TILES


def deal(rules: PlusRules, seats: int, rng: Random) -> Round:
    """A round as it begins: empty boards, all tiles in the pouch, one seat to move.

    Uses `rng.random()` alone. Raises `RulesError` for a number of seats that cannot be.
    """
    rules.check_seats(seats)
    return Round(rules, Table([[None] * len(CELLS)] * seats, int(rng.random() * seats)))


def deal_faults(start: Round) -> list[str]:
    """Why a round cannot have begun like this, each a phrase; none when it can."""
    if len(start.pouch) == len(ALL_TILES) and not start.refills:
        return []
    return ["a round begins with empty boards and all tiles in the pouch"]
