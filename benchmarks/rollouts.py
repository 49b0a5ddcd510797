"""Rounds that `expert` plays out in a second of thought, natively and in the browser.

    python -m benchmarks.rollouts [--simulations 3000] [--deals 5]
    python3 scripts/build.py
    PYTHONPATH=scripts .venv/bin/python -m benchmarks.rollouts --browser

It thinks about the first move of some deals, for as long as so many roll-outs take; dealing the
hidden tiles and comparing the moves counts too. Each deal is thought over twice, with different
samples: the second time, where what the policy remembers is warm, is reported, as the middle of
all deals. Processor time: in the browser that of the page's thread, with the wheel that was built.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from sixteen.bots.hard import POLICIES
from sixteen.bots.search import Search
from sixteen.games.sixteen import SixteenRules, deal

PAGE = """<!doctype html><title>Roll-outs</title><script type="module">
import {loadPyodide} from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
const wheel = await (await fetch("WHEEL")).arrayBuffer();
python.unpackArchive(wheel, "wheel");
window.python = python;
</script>"""

Thinking = Callable[[int, str, str, int], tuple[int, float]]


def thought_over(seats: int, seed: str, samples: str, simulations: int) -> int:
    """Think about the first move of a deal; how many rounds were played out."""
    state = deal(SixteenRules.of("2026"), seats, Random(seed))
    search = Search(state.view(state.turn), POLICIES[seats])
    for _ in search.run(simulations, Random(samples)):
        pass
    return search.done


def natively(seats: int, seed: str, samples: str, simulations: int) -> tuple[int, float]:
    """How many rounds were played out here, and in what time."""
    start = process_time()
    done = thought_over(seats, seed, samples, simulations)
    return done, process_time() - start


def in_the_browser(measure: Callable[[Thinking], None]) -> None:
    """Measure inside a page that loads the built site's Pyodide and wheel."""
    import threading  # noqa: PLC0415 - a browser has no threads, and this file runs there

    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where it is wanted

    from sixteen_build.browsers import launch_options  # noqa: PLC0415
    from sixteen_build.paths import DIST  # noqa: PLC0415
    from sixteen_build.server import PREFIX, Server  # noqa: PLC0415

    wheel = next(DIST.glob("*.whl")).name
    server = Server(DIST, 0, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_page(service_workers="block")
        body = PAGE.replace("WHEEL", wheel)
        page.route("**/rollouts.html", lambda route: route.fulfill(body=body))
        page.goto(f"{server.address}rollouts.html")
        page.wait_for_function("window.python", timeout=120_000)
        page.evaluate(
            "source => {python.FS.writeFile('rollouts.py', source);"
            " python.runPython('from rollouts import thought_over')}",
            Path(__file__).read_text(encoding="utf-8"),
        )
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

        def spent() -> float:
            metrics = devtools.send("Performance.getMetrics")["metrics"]
            return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

        def there(seats: int, seed: str, samples: str, simulations: int) -> tuple[int, float]:
            start = spent()
            call = f"thought_over({seats}, {seed!r}, {samples!r}, {simulations})"
            done: int = page.evaluate("call => python.runPython(call)", call)
            return done, spent() - start

        measure(there)
        browser.close()
    server.shutdown()


def report(thinking: Thinking, deals: int, simulations: int) -> None:
    """Print a line for each number of seats."""
    for seats in SixteenRules.SEATS:
        cold: list[float] = []
        warm: list[float] = []
        for number in range(deals):
            for samples, rates in (("a", cold), ("b", warm)):
                done, seconds = thinking(seats, f"{number}", samples, simulations)
                rates.append(done / seconds)
        print(
            f"{seats} seats: {median(warm):6,.0f} roll-outs a second"
            f" ({min(warm):,.0f} to {max(warm):,.0f}); the first time {median(cold):,.0f}",
            flush=True,
        )


def main() -> None:
    """Read the command line, measure, report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rollouts", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=3000)
    wanted = parser.parse_args()
    if wanted.browser:
        in_the_browser(lambda there: report(there, wanted.deals, wanted.simulations))
    else:
        report(natively, wanted.deals, wanted.simulations)


if __name__ == "__main__":
    main()
