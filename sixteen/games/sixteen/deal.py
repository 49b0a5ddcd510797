"""How a round of Sixteen begins (RULES 2.2, 2.3, 2.11)."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sixteen.games.sixteen.bits import ONE, rack_of
from sixteen.games.sixteen.options import SixteenRules
from sixteen.games.sixteen.round import Round
from sixteen.tiles import ALL_TILES, SPECIAL

Item = TypeVar("Item")

RACK_SIZES = {2: 30, 3: 29, 4: 22}
"""Tiles dealt to each seat, by the number of seats (RULES 2.2)."""

OTHER_TILES = [tile for tile in ALL_TILES if tile.rank != 1]


def deal(rules: SixteenRules, seats: int, rng: Random) -> Round:
    """A round as it begins: racks dealt, 1s laid out, the first seat to move.

    Uses `rng.random()` alone, whose sequence Python keeps for a seed from version to
    version. Raises `RulesError` for a number of seats that cannot be.
    """
    rules.check_seats(seats)
    laid = _ones_are_laid(rules, seats)
    tiles = shuffled(OTHER_TILES if laid else ALL_TILES, rng)
    if seats == 3 and rules["put-away"] == "never-one":
        tiles.remove(next(tile for tile in tiles if tile.rank != 1))
    size = RACK_SIZES[seats]
    racks = [rack_of(tiles[seat * size : (seat + 1) * size]) for seat in range(seats)]
    rows = [ONE if laid else 0] * SPECIAL
    first = int(rng.random() * seats)
    for seat, rack in enumerate(racks):
        for colour in range(SPECIAL):
            if rack[colour] & ONE:
                rack[colour] ^= ONE
                rows[colour] = ONE
                if colour == 0:
                    first = seat
    return Round.dealt(rules, rows, racks, first)


def deal_faults(start: Round) -> list[str]:
    """Why a round cannot have begun like this, each a phrase; none when it can."""
    found = []
    size = RACK_SIZES[start.seats]
    laid = _ones_are_laid(start.rules, start.seats)
    ones_dealt = [size - start.rack_size(seat) for seat in range(start.seats)]
    closed = sum(map(start.closed, range(SPECIAL)))
    if any(len(row) > 1 for row in start.rows) or start.removed or start.passes:
        found.append("a round begins with nothing but its 1s on the table")
    if any(start.unknown(seat) for seat in range(start.seats)):
        found.append("a deal names every tile")
    if min(ones_dealt) < 0 or sum(ones_dealt) != (0 if laid else SPECIAL - closed):
        found.append(f"{size} tiles are dealt to each seat, those laid out as 1s among them")
    if closed > _ones_put_away(start.rules, start.seats):
        found.append("more 1s are out of play than can be put away")
    if not laid and not start.closed(0) and not ones_dealt[start.turn]:
        found.append("whoever held the red 1 begins")
    return found


def shuffled(tiles: Sequence[Item], rng: Random) -> list[Item]:
    """The tiles, or what else it is, in an order drawn with `rng.random()` (Fisher and Yates)."""
    order = list(tiles)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def _ones_are_laid(rules: SixteenRules, seats: int) -> bool:
    return seats == 2 and rules["ones"] == "laid"


def _ones_put_away(rules: SixteenRules, seats: int) -> int:
    if seats == 2 and rules["ones"] == "dealt":
        return SPECIAL
    return int(seats == 3 and rules["put-away"] == "any")
