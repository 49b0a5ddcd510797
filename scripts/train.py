"""Make the learned policy's weights from nothing: self-play, play-outs, regression.

    python -m pip install --require-hashes -r scripts/locks/bench.txt
    python scripts/train.py [--seed 1] [--generations 3] [--rounds NUMBER] [--jobs 1]

Writes `sixteen/bots/weights.py`. For each number of seats, generation after generation:
rounds are played by the policy so far with some moves at random; at some of the positions
every promising move is tried on the same sampled deals, which are played out by the
policy; and the weights are fitted to how much better than the others each move did.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
from joblib import Parallel, delayed, parallel_config

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sixteen.bots.evidence import Evidence  # noqa: E402 - from this checkout
from sixteen.bots.features import NAMES, UNIT, features  # noqa: E402
from sixteen.bots.playout import play_out, worth  # noqa: E402
from sixteen.bots.policy import Policy, goes_out  # noqa: E402
from sixteen.games.sixteen import PASS, Move, Round, SixteenRules, deal  # noqa: E402

ROUNDS = {2: 300, 3: 1500, 4: 1500}
"""Rounds a generation, by number of seats: with two, more of them gained nothing."""
POSITIONS = 3
"""Positions taken from a round."""
BEST = 8
"""Moves tried because the policy likes them."""
OTHERS = 4
"""Moves tried besides."""
DEALS = 16
"""Sampled deals on which each move is tried."""
RIDGE = 20.0

START = {
    "one tile": 0.25,
    "two tiles": 0.5,
    "three tiles": 0.75,
    "four tiles": 0.875,
    "five or more tiles": 1.0,
    "points laid": 1.0,
    "own points jumped": -1.25,
    "own points locked": -1.25,
    "own points freed": 0.5,
    "points freed": 0.75,
    "scissors": -0.5,
    "bin": -0.5,
}
"""The weights of the first generation's player: common sense."""

Row = tuple[np.ndarray, float]


def main() -> None:
    """Train for 2, 3 and 4 seats, and write the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--rounds", type=int, help=f"rounds a generation, by seats {ROUNDS}")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask cluster to do the work")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--out", type=Path, default=ROOT / "sixteen/bots/weights.py")
    wanted = parser.parse_args()
    if wanted.dask:
        from dask.distributed import Client  # noqa: PLC0415 - only where it is wanted

        Client(wanted.dask)
    with parallel_config("dask" if wanted.dask else "loky"):
        trained = {seats: train(seats, wanted) for seats in wanted.seats}
    write(wanted.out, trained, wanted)


def train(seats: int, wanted: argparse.Namespace) -> list[float]:
    """The weights for a number of seats."""
    weights = [START.get(name, 0.0) for name in NAMES]
    rounds = wanted.rounds or ROUNDS[seats]
    for generation in range(wanted.generations):
        seeds = [f"{wanted.seed}/{seats}/{generation}/{number}" for number in range(rounds)]
        chunks = [seeds[start : start + 20] for start in range(0, len(seeds), 20)]
        found = Parallel(n_jobs=wanted.jobs)(
            delayed(advantages)(seats, chunk, weights) for chunk in chunks
        )
        rows = [row for chunk in found for row in chunk]
        weights = fitted(rows)
        print(f"{seats} seats, generation {generation + 1}: {len(rows)} moves", flush=True)
    return weights


def advantages(seats: int, seeds: Sequence[str], weights: Sequence[float]) -> list[Row]:
    """The features of moves, and how much better each did than the others tried."""
    policy = Policy(weights)
    rows: list[Row] = []
    rules = SixteenRules.of("2026", {"match": "single"})
    for seed in seeds:
        rng = Random(seed)
        state = deal(rules, seats, rng)
        positions = []
        while not state.over:
            moves = [move for move in state.legal_moves() if move != PASS]
            if len(moves) > 2 and not any(goes_out(state, move) for move in moves):
                positions.append(state.copy())
            if moves and rng.random() < 0.2:
                ranked = sorted(moves, key=lambda move: -policy.score(state, move))[:6]
                state.push(ranked[int(rng.random() * len(ranked))])
            else:
                state.push(policy.best(state))
        for _ in range(min(POSITIONS, len(positions))):
            position = positions.pop(int(rng.random() * len(positions)))
            rows += tried(position, policy, rng)
    return rows


def tried(state: Round, policy: Policy, rng: Random) -> list[Row]:
    """Some moves of a position, each tried on the same deals."""
    seat = state.turn
    moves = sorted(
        (move for move in state.legal_moves() if move != PASS),
        key=lambda move: -policy.score(state, move),
    )
    chosen: list[Move] = moves[:BEST]
    rest = moves[BEST:]
    while rest and len(chosen) < BEST + OTHERS:
        chosen.append(rest.pop(int(rng.random() * len(rest))))
    seen = state.view(seat).state
    evidence = Evidence(seen)
    totals_before = (0,) * state.seats
    totals = np.zeros(len(chosen))
    for _ in range(DEALS):
        start = evidence.deal_hidden(rng)
        for index, move in enumerate(chosen):
            table = start.copy()
            table.push(move)
            play_out(table, policy)
            totals[index] += worth(table, totals_before, seat)[1]
    mean = totals / DEALS
    vectors = np.zeros((len(chosen), len(NAMES)))
    for index, move in enumerate(chosen):
        own = state.rack_bits[seat][move.colour]
        for at, value in features(state.row_bits[move.colour], own, move):
            vectors[index, at] += value
    vectors -= vectors.mean(axis=0)
    mean -= mean.mean()
    return list(zip(vectors, mean.tolist(), strict=True))


def fitted(rows: Sequence[Row]) -> list[float]:
    """Weights by ridge regression, in whole units."""
    x = np.stack([vector for vector, _ in rows])
    y = np.array([value for _, value in rows])
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(len(NAMES)), x.T @ y)
    return [round(float(weight) / UNIT) * UNIT for weight in weights]


def write(path: Path, trained: dict[int, list[float]], wanted: argparse.Namespace) -> None:
    """The module that holds the weights and how they were made."""
    how = f"--seed {wanted.seed} --generations {wanted.generations}"
    if wanted.rounds:
        how += f" --rounds {wanted.rounds}"
    units = [[round(weight / UNIT) for weight in weights] for weights in trained.values()]
    lines = [
        '"""The learned policy\'s weights: by feature, from 2 seats up, in `features.UNIT`.',
        "",
        "Made from nothing by",
        f"`python scripts/train.py {how}`.",
        '"""',
        "",
        "WEIGHTS: dict[str, tuple[int, ...]] = {",
        *(
            f'    "{name}": {weights!r},'
            for name, weights in zip(NAMES, zip(*units, strict=True), strict=True)
        ),
    ]
    path.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
