"""The engine as a wheel, built by the standard tools."""

import os
import re
import sys
from pathlib import Path

from sixteen_build.cache import cached
from sixteen_build.commands import BuildError, run, say
from sixteen_build.paths import ENGINE, LOCKS, ROOT

PARTS = [
    ENGINE,
    ROOT / "pyproject.toml",
    ROOT / "README.md",
    ROOT / "LICENSE",
    LOCKS / "build.txt",
]
# 1 January 1980, the first day that a zip can name: the wheel's bytes tell no date.
EPOCH = "315532800"


def built_wheel() -> Path:
    """The path of the wheel, built where the engine has changed."""
    (wheel,) = cached("engine", PARTS, _build).glob("*.whl")
    return wheel


def version() -> str:
    """The version as `sixteen/__init__.py`, its one place, says it."""
    source = (ENGINE / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if not found:
        raise BuildError("sixteen/__init__.py names no __version__.")
    return found[1]


def _build(folder: Path) -> None:
    say("Building the wheel …")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel"]
    env = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    failure = "The wheel could not be built."
    run([*command, "--outdir", folder, ROOT], log="wheel", failure=failure, env=env)
