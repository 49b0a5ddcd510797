"""micropip for the browser, so that other pages can install our wheel from the site."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import TYPE_CHECKING, Any

from sixteen_build.cache import cached
from sixteen_build.commands import BuildError, run, say
from sixteen_build.environment import pip_settings
from sixteen_build.paths import LOCKS, NODE_MODULES

if TYPE_CHECKING:
    from pathlib import Path

LOCK = LOCKS / "browser.txt"
STOCK = NODE_MODULES / "pyodide" / "pyodide-lock.json"
NO_INDEX = "micropip could not be fetched from the Python package index: is it in reach?"


def browser_wheels() -> Path:
    """A folder with the wheels of `scripts/locks/browser.txt`, checked against their hashes."""
    return cached("browser", [LOCK, STOCK], _download)


def pyodide_lock(wheels: Path) -> str:
    """Pyodide's own lock file, cut down to these wheels, with the hashes they have.

    Raises BuildError where Pyodide's file does not know one of them.
    """
    stock = json.loads(STOCK.read_text(encoding="utf-8"))
    packages: dict[str, dict[str, Any]] = {}
    for wheel in sorted(wheels.glob("*.whl")):
        name, version = wheel.name.split("-")[:2]
        if name not in stock["packages"]:
            raise BuildError(f"Pyodide's lock file has no entry for {name}.")
        packages[name] = stock["packages"][name] | {
            "file_name": wheel.name,
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "version": version,
        }
    missing = {need for entry in packages.values() for need in entry["depends"]} - set(packages)
    if missing:
        raise BuildError(f"scripts/locks/browser.txt lacks {', '.join(sorted(missing))}.")
    return json.dumps({"info": stock["info"], "packages": packages}, indent=1, sort_keys=True)


def _download(folder: Path) -> None:
    say("Fetching micropip (once) …")
    major, minor = json.loads(STOCK.read_text(encoding="utf-8"))["info"]["python"].split(".")[:2]
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    command += [f"--python-version={major}.{minor}", f"--requirement={LOCK}", f"--dest={folder}"]
    run(command, log="micropip", failure=NO_INDEX, env=pip_settings())
