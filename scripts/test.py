"""Check everything: style, types, the engine's tests, the site's build, the site in a browser.

With arguments, hand them to pytest and do nothing else: scripts/test.py tests/test_tiles.py -k code
"""

import subprocess
import sys

import require_python  # noqa: F401 - before what an old Python cannot read
from build import build
from sixteen_build import environment
from sixteen_build.commands import BuildError, say
from sixteen_build.paths import ROOT

# Two workers: the browser tests mostly wait, and small machines have two cores.
PYTEST = ("pytest", "--numprocesses=2", "--dist=worksteal")
BEFORE = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    (*PYTEST, "--cov", "--cov-report=term", "tests"),
)
AFTER = (*PYTEST, "e2e")


def main() -> None:
    """Run it all, stopping at the first thing that is wrong."""
    try:
        environment.enter("test")
        if sys.argv[1:]:
            sys.exit(tool("pytest", *sys.argv[1:]))
        for command in BEFORE:
            check(*command)
        build()
        bring_browser()
        check(*AFTER)
    except BuildError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Stopped.")


def check(*command: str) -> None:
    """Run one of the tools, and leave where it finds something."""
    say(f"\n== {' '.join(command)}")
    status = tool(*command)
    if status:
        sys.exit(status)


def tool(*command: str) -> int:
    """Run one of the environment's tools in the repository; return its exit status."""
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode


def bring_browser() -> None:
    """See to it that a browser can be started, by Playwright's own download if need be."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needs what was installed

    from sixteen_build.browsers import NoBrowserError, launch_options  # noqa: PLC0415

    def find() -> str:
        with sync_playwright() as playwright:
            try:
                launch_options(playwright.chromium)
            except NoBrowserError as error:
                return str(error)
        return ""

    if find():
        say("\nNo browser is installed: fetching one with Playwright …")
        tool("playwright", "install", "chromium")
        missing = find()
        if missing:
            raise BuildError(missing)


if __name__ == "__main__":
    main()
