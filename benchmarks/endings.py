"""Small endings in which every tile is known: how many of them each level plays without fail.

    python -m benchmarks.endings [--endings 230] [--simulations 300 2000]

Two seats; a round is played by `hard` for a while, then each rack keeps five tiles at most. What
is in neither rack nor row is taken away, so nothing is hidden. Kept are positions of three moves or
more, in which one or two do better than the rest (by search to the very end).
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

from benchmarks.solver import TooLarge, best_moves, values
from sixteen.bots import Bot, bot
from sixteen.bots.expert import Expert
from sixteen.games.sixteen import Move, Round, SixteenRules, deal
from sixteen.tiles import ALL_TILES, Tile

RULES = SixteenRules.of("2026", {"match": "single"})
TILES = 5
"""How many a rack keeps, at most."""
FEWEST, MOST = 4, 30
"""How many moves are played before."""

Ending = tuple[Round, frozenset[Move]]
"""A position, and its moves that do best."""


def endings(seed: str) -> Iterator[Ending]:
    """Endings as they come, one of a deal at most, without an end."""
    number = 0
    while True:
        found = ending(Random(f"{seed}/{number}"))
        if found:
            yield found
        number += 1


def ending(rng: Random) -> Ending | None:
    """An ending made out of a round, where it is one to learn from."""
    state = deal(RULES, 2, rng)
    hard = bot("sixteen", "hard")
    for _ in range(FEWEST + int(rng.random() * (MOST - FEWEST))):
        if not state.over:
            state.push(hard.choose(state.view(state.turn), rng))
    if state.over:
        return None
    known = in_the_open(state, [kept(state.rack(seat), rng) for seat in range(2)])
    try:
        shares = values(known)
    except TooLarge:
        return None
    best = best_moves(shares)
    return (known, best) if len(best) <= 2 < len(shares) else None


def kept(rack: tuple[Tile, ...], rng: Random) -> list[Tile]:
    """Some tiles of a rack."""
    tiles = list(rack)
    while len(tiles) > TILES:
        tiles.pop(int(rng.random() * len(tiles)))
    return tiles


def in_the_open(state: Round, racks: list[list[Tile]]) -> Round:
    """The same rows with these racks, and whatever lies in neither taken away."""
    gone = Counter(ALL_TILES) - Counter([*chain(*state.rows, *racks)])
    return Round(RULES, state.rows, racks, state.turn, 0, list(gone.elements()))


def solved(player: Bot, found: list[Ending]) -> int:
    """In how many endings a player makes one of the best moves."""
    return sum(
        player.choose(state.view(state.turn), Random(number)) in best
        for number, (state, best) in enumerate(found)
    )


def main() -> None:
    """Print how many endings each level plays without fail."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--endings", type=int, default=230)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--simulations", type=int, nargs="+", default=[300, 2000])
    wanted = parser.parse_args()
    found = list(islice(endings(wanted.seed), wanted.endings))
    print(f"{len(found)} endings", flush=True)
    for level in ("easy", "medium", "hard"):
        print(f"{level}: {solved(bot('sixteen', level), found)}", flush=True)
    for simulations in wanted.simulations:
        print(f"expert, {simulations} rounds a move: {solved(Expert(simulations), found)}")


if __name__ == "__main__":
    main()
