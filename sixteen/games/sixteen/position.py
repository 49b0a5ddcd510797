"""Which positions of Sixteen cannot be (RULES 4.1)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from sixteen.reasons import tile_name
from sixteen.rules import Rules
from sixteen.tiles import ALL_TILES, COLOUR_NAMES, END, RESTART, Tile

SUPPLY = Counter(ALL_TILES)
ROW_TILES = [tile for tile in ALL_TILES if tile.rank == 1]


def faults(
    rows: Sequence[Sequence[Tile]],
    racks: Sequence[Sequence[Tile]],
    turn: int,
    passes: int,
    removed: Sequence[Tile],
    unknown: Sequence[int],
) -> list[str]:
    """All that is wrong with a position, each a phrase; an empty list when it can be."""
    found = []
    seats = len(racks)
    if seats not in Rules.SEATS:
        found.append(f"a round has 2, 3 or 4 racks, not {seats}")
    if not 0 <= turn < seats:
        found.append(f"seat {turn} is to move, but there are only seats 0 to {seats - 1}")
    if not 0 <= passes <= seats:
        found.append(f"{passes} passes in succession are more than the {seats} seats")
    for colour, row in enumerate(rows):
        found += _row_faults(colour, row)
    found += [
        f"{tile_name(tile)} is in the rack of seat {seat}, but a 1 is never in a rack"
        for seat, rack in enumerate(racks)
        for tile in rack
        if tile.rank == 1
    ]
    found += [
        f"{tile_name(tile)} was taken away, but a 1 never is" for tile in removed if tile.rank == 1
    ]
    named = Counter(chain(*rows, *racks, removed))
    found += [
        f"{tile_name(tile)} stands {named[tile]} times, the box has {SUPPLY[tile]}"
        for tile in sorted(t for t, count in named.items() if count > 1 and count > SUPPLY[t])
    ]
    ones = sum(named[tile] for tile in ROW_TILES)
    left = len(ALL_TILES) - len(ROW_TILES) - (named.total() - ones)
    if sum(unknown) > max(left, 0):
        found.append(f"{sum(unknown)} tiles are not known, but only {max(left, 0)} are left")
    return found


def _row_faults(colour: int, row: Sequence[Tile]) -> Iterator[str]:
    name = COLOUR_NAMES[colour]
    yield from (f"{tile_name(tile)} is in the {name} row" for tile in row if tile.colour != colour)
    own = [tile for tile in row if tile.colour == colour]
    if own and own[0].rank != 1:
        yield f"the {name} row begins with {tile_name(own[0])}, not with its 1"
    for before, tile in pairwise(own):
        value = 0 if before.rank == RESTART else before.rank
        if before.rank == END:
            yield f"{tile_name(tile)} lies behind the END of the {name} row"
        elif tile.rank <= value:
            yield f"{tile_name(tile)} lies behind {tile_name(before)}, which is not lower"
