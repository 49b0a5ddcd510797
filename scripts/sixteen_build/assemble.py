"""Puts the site together: `dist/`, a folder that any static host serves under any path."""

from __future__ import annotations

import html
import json
import shutil
from pathlib import Path

from sixteen_build.catalogues import compile_catalogues, languages
from sixteen_build.commands import BuildError
from sixteen_build.micropip import browser_wheels, pyodide_lock
from sixteen_build.node import install_packages
from sixteen_build.offline import write_worker
from sixteen_build.paths import BUILD, DIST, WEB
from sixteen_build.pyodide import (
    PYODIDE,
    PYSCRIPT,
    compiled_app,
    compiled_stdlib,
    compiled_wheel,
)
from sixteen_build.wheel import built_wheel, version

# In the order in which the page asks for them.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def build() -> str:
    """Write `dist/` anew from what has changed; return the version it shows."""
    install_packages()
    site = BUILD / "site"
    if site.is_dir():
        shutil.rmtree(site)
    shutil.copytree(WEB, site, ignore=shutil.ignore_patterns("app", "locales", "__pycache__"))
    compile_catalogues(site / "locales")
    loaded = [
        *_copy(PYSCRIPT / "dist", site / "pyscript", *PYSCRIPT_FILES),
        *_copy(PYODIDE, site / "pyodide", *PYODIDE_FILES),
        *_copy(compiled_stdlib(), site / "pyodide", "python_stdlib.zip"),
    ]
    wheels = browser_wheels()
    _copy(wheels, site / "pyodide", "*.whl")
    lock = site / "pyodide" / "pyodide-lock.json"
    lock.write_text(pyodide_lock(wheels), encoding="utf-8", newline="\n")
    wheel = built_wheel()
    loaded += [
        lock,
        *_copy(compiled_wheel(wheel), site, wheel.name),
        *_copy(compiled_app(), site, "app.zip"),
        site / "start.py",
    ]
    (site / ".nojekyll").touch()
    sizes = {f"./{path.relative_to(site).as_posix()}": path.stat().st_size for path in loaded}
    shown = version()
    fill(
        site / "index.html",
        {
            "VERSION": shown,
            "WHEEL": wheel.name,
            "BOOT_FILES": json.dumps(sizes),
            "LANGUAGES": " ".join(languages()),
        },
    )
    write_worker(site)
    if DIST.is_dir():
        shutil.rmtree(DIST)
    site.rename(DIST)
    return shown


def fill(page: Path, values: dict[str, str]) -> None:
    """Put each value, as text, where `%NAME%` stands in a page.

    Raises BuildError where a name is not in the page.
    """
    text = page.read_text(encoding="utf-8")
    for name, value in values.items():
        if f"%{name}%" not in text:
            raise BuildError(f"{page.name} has no place for %{name}%.")
        text = text.replace(f"%{name}%", html.escape(value))
    page.write_text(text, encoding="utf-8", newline="\n")


def _copy(source: Path, target: Path, *patterns: str) -> list[Path]:
    """Copy the files that match; raises BuildError where nothing matches a pattern."""
    target.mkdir(parents=True, exist_ok=True)
    copied = []
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            raise BuildError(f"{source.name} has no {pattern}: a newer version, perhaps.")
        copied += [Path(shutil.copyfile(path, target / path.name)) for path in found]
    return copied
