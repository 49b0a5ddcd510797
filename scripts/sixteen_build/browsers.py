"""Finds a browser for the tests: Playwright's own, one on the path, or an installed channel."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserType

# The one that is made for tests comes first: it needs a fifth less time than a whole browser.
ON_PATH = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "msedge",
)
CHANNELS = ("chrome", "msedge")

# A browser under test speaks to nobody but the site.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    "--no-first-run",
]
NONE = (
    "No browser could be started for the tests: install Chromium or Google Chrome"
    " (on Debian: apt install chromium), then run this again."
)


class NoBrowserError(Exception):
    """No browser could be started; the message says what to install and what was tried."""


def launch_options(chromium: BrowserType) -> dict[str, Any]:
    """Options with which Playwright can start a browser here, found by starting it.

    Raises NoBrowserError, with what each attempt said, when none starts.
    """
    said = []
    for attempt in _attempts():
        options: dict[str, Any] = {"args": _arguments(), **attempt}
        try:
            chromium.launch(**options).close()
        except Error as error:
            said.append(f"{attempt or 'as installed by Playwright'}: {error.message}")
        else:
            return options
    raise NoBrowserError("\n\n".join([NONE, *said]))


def _arguments() -> list[str]:
    """Chromium's switches; as root, as in a container, its sandbox cannot work."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if root else QUIET


def _attempts() -> Iterator[dict[str, str]]:
    yield {}
    for name in ON_PATH:
        path = shutil.which(name)
        if path:
            yield {"executable_path": path}
    for channel in CHANNELS:
        yield {"channel": channel}
