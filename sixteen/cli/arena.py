"""The arena: one bot against another over many deals, on all cores."""

import sys
from collections.abc import Iterator
from os import cpu_count

from sixteen.arena import Contest, Estimate
from sixteen.cli.arguments import Arguments, usage_error
from sixteen.errors import SixteenError

FEWEST = 2
BAR = 30


def report(contest: Contest, deals: int, jobs: int) -> Iterator[str]:
    """Play a contest, with a progress bar where a person looks on, and say how it went."""
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - a browser has no processes

    wins, points = [], []
    with ProcessPoolExecutor(jobs) as pool:
        for number, (won, more) in enumerate(pool.map(contest.played, range(deals)), 1):
            wins.append(won)
            points.append(more)
            if sys.stderr.isatty():
                done = BAR * number // deals
                bar = f"\r[{'#' * done:{BAR}}] {number}/{deals}"
                print(bar, end="\n" if number == deals else "", file=sys.stderr, flush=True)
    share, difference = Estimate.of(wins), Estimate.of(points)
    yield f"{contest.a} against {contest.b}, {contest.seats} seats, {deals} deals from every seat\n"
    yield f"wins {share.mean:.3f} ± {share.interval:.3f} (even: {1 / contest.seats:.3f})\n"
    yield f"points {difference.mean:+.1f} ± {difference.interval:.1f} (fewer are better)\n"


def arena(arguments: Arguments) -> Iterator[str | SixteenError]:
    """`arena`: the contest that the options describe."""
    options = arguments.options
    seats = _number(arguments, "seats", 2)
    deals = _number(arguments, "deals", 100)
    jobs = _number(arguments, "jobs", cpu_count() or 1)
    if deals < FEWEST:
        raise usage_error("--deals must be 2 or more.")
    contest = Contest(
        arguments.rules,
        seats,
        arguments.required("a"),
        arguments.required("b"),
        str(_number(arguments, "seed", 1)),
        options.get("budget", ""),
    )
    contest.check()
    yield from report(contest, deals, jobs)


def _number(arguments: Arguments, option: str, default: int) -> int:
    text = arguments.options.get(option, str(default))
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text[:10]) < 10**9:
        raise usage_error(f"--{option} must be a whole number from 1 to 999999999.")
    return int(text)
