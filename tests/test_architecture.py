"""Which way the arrows point in sixteen/, and that its documentation's examples are true."""

import ast
import doctest
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import sixteen

PACKAGE = Path(sixteen.__file__).parent
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript", "micropip"}
OUTER = ("sixteen.arena", "sixteen.bots", "sixteen.lessons", "sixteen.cli", "sixteen.__main__")
"""What stands on the core; the core knows none of it."""

IMPURE = {"os", "pathlib", "time", "datetime", "socket", "subprocess", "threading", "secrets"}
"""A core that knows no file, no clock, no network and no machine has no use for these."""

MODULES = {
    name: Path(str(importlib.util.find_spec(name).origin))  # type: ignore[union-attr]
    for name in ["sixteen", *(m.name for m in pkgutil.walk_packages([str(PACKAGE)], "sixteen."))]
    if name != "sixteen.__main__"
}


def imports(name: str) -> Iterator[str]:
    """Every module that a module imports, wherever in its text, by its full name."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} imports by dots"
            base = str(node.module)
            for alias in node.names:
                module = f"{base}.{alias.name}"
                yield module if module in MODULES else base


def core() -> list[str]:
    return [name for name in MODULES if not name.startswith(OUTER)]


every_module = pytest.mark.parametrize("name", sorted(MODULES))


def test_the_modules_are_found() -> None:
    assert {"sixteen.games.sixteen.round", "sixteen.notation.reader", "sixteen.box"} < set(MODULES)
    assert set(core()) < set(MODULES)
    assert "sixteen.errors" in set(imports("sixteen.box"))


@every_module
def test_nothing_but_the_standard_library_is_needed(name: str) -> None:
    roots = {module.partition(".")[0] for module in imports(name)} - {"sixteen"}
    assert roots <= sys.stdlib_module_names - BROWSER


@pytest.mark.parametrize("name", core())
def test_the_core_stands_alone(name: str) -> None:
    needed = list(imports(name))
    assert not [module for module in needed if module.startswith(OUTER)]
    assert not {module.partition(".")[0] for module in needed} & IMPURE


def test_no_imports_in_circles() -> None:
    arrows = {name: {m for m in imports(name) if m in MODULES} for name in MODULES}
    order = list(TopologicalSorter(arrows).static_order())
    assert set(order) == set(MODULES)


def test_the_games_do_not_know_each_other() -> None:
    for name in MODULES:
        for game, other in (("sixteen", "plus"), ("plus", "sixteen")):
            if name.startswith(f"sixteen.games.{game}."):
                assert not [m for m in imports(name) if m.startswith(f"sixteen.games.{other}")]


@every_module
def test_examples_in_the_documentation_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_package_has_an_example() -> None:
    assert doctest.testmod(sixteen).attempted >= 8


@every_module
def test_every_module_says_what_it_is(name: str) -> None:
    text = MODULES[name].read_text("utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.count("\n") <= 400
