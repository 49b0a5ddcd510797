"""Python for the browser: byte code made by Pyodide itself, and only the library that is used."""

from __future__ import annotations

import ast
import json
import tomllib
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixteen_build.cache import cached, files
from sixteen_build.commands import say
from sixteen_build.micropip import browser_wheels
from sixteen_build.node import run_node
from sixteen_build.paths import ENGINE, NODE_MODULES, ROOT, RUNTIME, WEB

if TYPE_CHECKING:
    from collections.abc import Iterable

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
COMPILER = (RUNTIME / "compile.mjs", RUNTIME / "bytecode.py")
PYTHON = (PYODIDE / "pyodide.asm.wasm", PYODIDE / "python_stdlib.zip")


def compiled_stdlib() -> Path:
    """A folder with `python_stdlib.zip`: byte code of the modules that the page can need."""
    whole = cached("stdlib-whole", [*PYTHON, *COMPILER], _compile_stdlib)
    graph = json.loads((whole / "imports.json").read_text(encoding="utf-8"))
    names = "\n".join(sorted(closure(graph, roots(graph))))

    def make(folder: Path) -> None:
        _compile(
            "select",
            source=whole / "python_stdlib.zip",
            target=folder / "python_stdlib.zip",
            names=names.split("\n"),
        )

    return cached("stdlib", [*PYTHON, *COMPILER, names], make)


def compiled_wheel(wheel: Path) -> Path:
    """A folder with the wheel, its byte code added."""

    def make(folder: Path) -> None:
        _compile("wheel", source=wheel, target=folder / wheel.name)

    return cached("wheel", [*PYTHON, *COMPILER, wheel], make)


def compiled_app() -> Path:
    """A folder with `app.zip`: the page's own modules with byte code, and PyScript's byte code."""
    sources = pyscript_sources()

    def make(folder: Path) -> None:
        _compile("app", folder=WEB / "app", pyscript=sources, target=folder / "app.zip")

    return cached("app", [*PYTHON, *COMPILER, sources, WEB / "app"], make)


def pyscript_sources() -> Path:
    """A JSON file with the Python part of PyScript: path -> source."""
    script = RUNTIME / "pyscript_sources.mjs"
    source = PYSCRIPT / "src" / "stdlib" / "pyscript.js"

    def make(folder: Path) -> None:
        run_node(
            str(script),
            str(folder / "sources.json"),
            log="pyscript",
            failure="PyScript's Python part could not be read.",
        )

    return cached("pyscript", [script, source], make) / "sources.json"


def roots(graph: dict[str, list[str]]) -> set[str]:
    """The modules that somebody asks for by name, be they the library's or not."""
    settings = _settings()
    wanted = {*settings["keep"], *graph[""]}
    for package in settings["keep_whole"]:
        wanted.update(name for name in graph if f"{name}.".startswith(f"{package}."))
    sources = [
        path.read_text(encoding="utf-8")
        for path in (*files(ENGINE), *files(WEB))
        if path.suffix == ".py"
    ]
    sources += json.loads(pyscript_sources().read_text(encoding="utf-8")).values()
    for wheel in browser_wheels().glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if name.endswith(".py")]
            sources += [archive.read(name).decode() for name in names]
    for source in sources:
        wanted |= imported(source)
    return wanted


def imported(source: str) -> set[str]:
    """The absolute names in a source's imports, those inside functions included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def closure(graph: dict[str, list[str]], wanted: Iterable[str]) -> set[str]:
    """All library modules that these import, directly or not, with the packages they lie in."""
    cut = set(_settings()["cut"])
    found: set[str] = set()
    left = list(wanted)
    while left:
        parts = left.pop().split(".")
        for end in range(1, len(parts) + 1):
            name = ".".join(parts[:end])
            if name in cut:
                break
            if name in graph and name not in found:
                found.add(name)
                left += graph[name]
    return found


def _settings() -> dict[str, list[str]]:
    return tomllib.loads((RUNTIME / "stdlib.toml").read_text(encoding="utf-8"))


def _compile_stdlib(folder: Path) -> None:
    say("Compiling Python's standard library for the browser (once) …")
    _compile(
        "stdlib",
        source=PYODIDE / "python_stdlib.zip",
        target=folder / "python_stdlib.zip",
        graph=folder / "imports.json",
    )


def _compile(function: str, **arguments: Any) -> None:
    """Run a function of bytecode.py in Pyodide, with paths as Pyodide sees them."""
    seen = {
        name: f"/host/{value.relative_to(ROOT).as_posix()}" if isinstance(value, Path) else value
        for name, value in arguments.items()
    }
    run_node(
        str(COMPILER[0]),
        str(ROOT),
        function,
        json.dumps(seen),
        log=f"bytecode-{function}",
        failure="The byte code for the browser could not be made.",
    )
