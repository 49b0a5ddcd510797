"""From a tap to what is seen of it, on a processor slowed down four times.

    python3 scripts/build.py
    PYTHONPATH=scripts .venv/bin/python -m benchmarks.taps [--slow 4] [--times 9]

Plays on the built site in a browser and reports, in milliseconds, for each thing that is done the
middle and the longest of: from the tap to the next picture, the longest task that it brought, and
the processor time of all its tasks, not slowed down. The slowing is the browser's own. Believe the
first two on a machine that does nothing else; the last can be believed anywhere.
"""

import argparse
import threading
from statistics import median
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from sixteen_build.browsers import launch_options
from sixteen_build.paths import DIST
from sixteen_build.server import PREFIX, Server

QUICK = """localStorage.setItem("sixteen.settings", JSON.stringify({speed: "quick"}))"""
WATCH = """
  window.seen = {taps: [], tasks: []};
  new PerformanceObserver((list) => seen.taps.push(...list.getEntries()
    .filter((one) => ["click", "pointerup"].includes(one.name)).map((one) => one.duration)))
    .observe({type: "event", durationThreshold: 16});
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries()
    .map((one) => one.duration))).observe({type: "longtask"});
"""
TAKE = """async () => {
  await new Promise((done) => setTimeout(done, 400));
  const {taps, tasks} = seen;
  window.seen.taps = [];
  window.seen.tasks = [];
  return [Math.max(0, ...taps), Math.max(0, ...tasks)];
}"""
"""What was measured since the last time; half a second lets all of it be told."""

Figures = dict[str, list[list[float]]]


class Meter:
    """Takes down what each thing costs that is done on a page."""

    def __init__(self, page: Page, slow: float) -> None:
        self.figures: Figures = {}
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = 0.0

    def begin(self) -> None:
        """Forget what was before."""
        self._page.evaluate(TAKE)
        self._before = self._spent()

    def end(self, what: str) -> None:
        """Take down what has been done since the beginning."""
        spent = self._spent() - self._before
        self.figures.setdefault(what, []).append([*self._page.evaluate(TAKE), spent])
        self.begin()

    def _spent(self) -> float:
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))


def play(page: Page, address: str, times: int, slow: float) -> Figures:
    """Play some turns against one bot and measure each thing that is done."""
    meter = Meter(page, slow)
    page.goto(f"{address}#seed=taps")
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=120_000)
    page.evaluate(WATCH)
    page.get_by_role("radio", name="2", exact=True).check()
    meter.begin()
    page.get_by_role("button", name="Start", exact=True).click()
    rack = page.locator(".rack")
    sentence = page.locator(".say")
    expect(sentence).to_contain_text("Your turn.")
    meter.end("a new round")
    for _turn in range(times):
        choices = rack.get_by_role("button", disabled=False)
        choices.first.click()
        meter.end("a tap on a tile")
        if not page.locator(".row.here").count():
            break
        page.locator(".row.here").first.click()
        expect(sentence).not_to_contain_text("Your turn.")
        meter.end("a lay")
        special = page.get_by_role("button", name="Cut").or_(
            page.get_by_role("button", name="Take")
        )
        if special.count():
            special.first.click()
        expect(sentence).to_contain_text("Your turn.")
        meter.end("a bot's move")
    return meter.figures


def report(figures: Figures) -> None:
    """Print a line for each thing."""
    print(f"{'':30}{'tap to picture':>24}{'longest task':>24}{'processor':>24}")
    for what, found in figures.items():
        columns = ""
        for values in zip(*found, strict=True):
            columns += f"{median(values):>12.0f} ({max(values):.0f} at most)"
        print(f"{what:30}{columns}")


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--times", type=int, default=9)
    options = parser.parse_args()
    server = Server(DIST, 0, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        how: dict[str, Any] = launch_options(playwright.chromium)
        browser = playwright.chromium.launch(**how)
        context = browser.new_context(
            viewport={"width": 1024, "height": 768}, has_touch=True, service_workers="block"
        )
        context.add_init_script(QUICK)
        page = context.new_page()
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        report(play(page, server.address, options.times, options.slow))
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
