"""Contests like `python -m sixteen arena`, with the peers too, on one machine or many.

    python -m pip install --require-hashes -r scripts/locks/bench.txt
    python -m benchmarks.arena --a hard --b published --seats 2 --deals 400
    python -m benchmarks.arena --table quick

Rounds are played, or whole matches to 100 with `--matches`. `--jobs` says how many
processes, `--dask ADDRESS` hands the work to a Dask cluster instead (docs/bots.md). Bots: easy,
medium, hard, expert; random, published, ismcts (OpenSpiel's); and two that see every rack, as
upper bounds: all-seeing (a tree) and expert-seeing (expert's own search).
"""

import argparse
from time import perf_counter

from joblib import Parallel, delayed, parallel_config

from benchmarks.peers import eyes, peer
from sixteen.arena import Contest, Estimate
from sixteen.games.sixteen import SixteenRules

TABLE = (
    *(("medium", "easy", seats, "") for seats in (2, 3, 4)),
    *(("medium", "published", seats, "") for seats in (2, 3, 4)),
    *(("hard", "medium", seats, "") for seats in (2, 3, 4)),
    *(("hard", "published", seats, "") for seats in (2, 3, 4)),
    ("easy", "random", 2, ""),
)
"""What `--table quick` measures: the bots that do not search."""


def measure(contest: Contest, deals: int, jobs: int) -> str:
    """A contest in one line: bots, seats, share of wins, points above the others."""
    start = perf_counter()
    played = Parallel(n_jobs=jobs)(delayed(contest.played)(number) for number in range(deals))
    wins, points = (Estimate.of(values) for values in zip(*played, strict=True))
    budget = f" at {contest.budget}" if contest.budget else ""
    return (
        f"{contest.a} against {contest.b}{budget}, {contest.seats} seats, {deals} deals: "
        f"wins {wins.mean:.3f} ± {wins.interval:.3f}, "
        f"points {points.mean:+.1f} ± {points.interval:.1f} ({perf_counter() - start:.0f} s)"
    )


def main() -> None:
    """Measure, and print a line for each contest."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--a", default="hard")
    parser.add_argument("--b", default="published")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", default="", help="sims:NUMBER or ms:NUMBER a move")
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--table", choices=("quick",))
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--dask", metavar="ADDRESS")
    wanted = parser.parse_args()
    rules = SixteenRules.of("2026", {} if wanted.matches else {"match": "single"})
    lines = TABLE if wanted.table else ((wanted.a, wanted.b, wanted.seats, wanted.budget),)
    if wanted.dask:
        from dask.distributed import Client  # noqa: PLC0415 - only where it is wanted

        Client(wanted.dask)
    with parallel_config("dask" if wanted.dask else "loky"):
        for a, b, seats, budget in lines:
            contest = Contest(rules, seats, a, b, wanted.seed, budget, peer, eyes)
            contest.check()
            print(measure(contest, wanted.deals, wanted.jobs), flush=True)


if __name__ == "__main__":
    main()
