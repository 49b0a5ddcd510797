"""What the build put into `dist/`, and what of it Python finds in the browser."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import re
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import sixteen
from sixteen_build.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

WHEEL = DIST / f"sixteen-{sixteen.__version__}-py3-none-any.whl"
# What may be asked for later, by our own pages or by code that others run beside the wheel.
KEPT = (
    *("asyncio", "base64", "bisect", "collections", "dataclasses", "enum", "functools"),
    *("gettext", "hashlib", "heapq", "html", "itertools", "json", "logging", "math", "random"),
    *("re", "statistics", "string", "textwrap", "traceback", "typing", "zlib"),
)


@pytest.fixture
def run_python(page: Page) -> Callable[[str], Any]:
    """A function that runs code in the page's Python in place of the app: what it leaves in
    `answer` comes back."""

    def run(code: str) -> Any:
        source = (
            f"{code}\nimport json\nfrom pyscript import document\n"
            "document.documentElement.dataset.answer = json.dumps(answer)\n"
            "document.documentElement.dataset.state = 'ready'\n"
        )
        page.route("**/start.py", lambda route: route.fulfill(body=source))
        page.goto("./")
        root = page.locator("html[data-answer]")
        expect(root).to_be_attached(timeout=60_000)
        return json.loads(root.get_attribute("data-answer") or "")

    return run


def sources(archive: Path) -> list[str]:
    names = zipfile.ZipFile(archive).namelist()
    return [name for name in names if name.endswith(".py")]


def modules(archive: Path) -> list[str]:
    names = [name.removesuffix(".py").removesuffix("/__init__") for name in sources(archive)]
    return [name.replace("/", ".") for name in names if not name.endswith("__main__")]


def test_the_library_is_byte_code_alone() -> None:
    names = zipfile.ZipFile(DIST / "pyodide" / "python_stdlib.zip").namelist()
    assert "json/__init__.pyc" in names
    assert {name.rpartition(".")[2] for name in names} == {"pyc"}


@pytest.mark.parametrize("archive", [WHEEL, DIST / "app.zip"], ids=lambda path: path.suffix)
def test_each_source_has_its_byte_code(archive: Path) -> None:
    names = zipfile.ZipFile(archive).namelist()
    assert len(sources(archive)) > 1
    for name in sources(archive):
        folder, _, module = name.rpartition("/")
        compiled = f"{folder}/__pycache__/{module.removesuffix('.py')}.cpython-314.pyc"
        assert compiled in names


def test_the_wheel_records_what_it_holds() -> None:
    archive = zipfile.ZipFile(WHEEL)
    (record,) = (name for name in archive.namelist() if name.endswith("RECORD"))
    rows = list(csv.reader(io.StringIO(archive.read(record).decode())))
    assert sorted(row[0] for row in rows) == sorted(archive.namelist())
    for name, digest, size in rows:
        if name == record:
            continue
        content = archive.read(name)
        expected = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
        assert (digest, size) == (f"sha256={expected.decode()}", str(len(content)))


def test_archives_tell_no_dates() -> None:
    for archive in (WHEEL, DIST / "app.zip", DIST / "pyodide" / "python_stdlib.zip"):
        entries = zipfile.ZipFile(archive).infolist()
        assert [entry.filename for entry in entries] == sorted(e.filename for e in entries)
        assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}


def test_what_pyodide_may_load_is_here_and_unchanged() -> None:
    lock = json.loads((DIST / "pyodide" / "pyodide-lock.json").read_text())
    assert "micropip" in lock["packages"]
    for entry in lock["packages"].values():
        content = (DIST / "pyodide" / entry["file_name"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == entry["sha256"]


def test_the_site_needs_no_settings_of_its_host() -> None:
    assert (DIST / ".nojekyll").is_file()
    assert (DIST / "404.html").is_file()
    for page in DIST.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"%[A-Z_]+%", text) == []
        addresses = re.findall(r'\b(?:href|src|content)="((?:[a-z]+:)?/[^"]*)"', text)
        assert [address for address in addresses if not address.startswith("https://")] == []
        assert re.findall(r'<(?:script|link|img)[^>]*"(?:https?:)?//[^"]*"', text) == []


def test_every_module_can_be_imported(run_python: Callable[[str], Any]) -> None:
    names = modules(WHEEL) + [name for name in modules(DIST / "app.zip") if name != "app.main"]
    failed = run_python(
        f"""
import importlib
answer = {{}}
for name in {[*names, "app.main", *KEPT]}:
    try:
        importlib.import_module(name)
    except Exception as error:
        answer[name] = repr(error)
"""
    )
    assert failed == {}


def test_imports_take_the_byte_code(run_python: Callable[[str], Any]) -> None:
    """A source whose byte code is not its own, or is not used, would be compiled at each start."""
    answer = run_python(
        """
import sys, importlib.util
from pathlib import Path
import app.main, sixteen.cli
answer = {"ours": 0, "not compiled": [], "not its own": [], "library": 0}
for name, module in sorted(sys.modules.items()):
    spec = getattr(module, "__spec__", None)
    origin = getattr(spec, "origin", None) or ""
    if ".zip/" in origin:
        answer["library"] += 1
        if not origin.endswith(".pyc"):
            answer["not compiled"].append(name)
    elif origin.endswith(".py"):
        answer["ours"] += 1
        cached = Path(spec.cached)
        if not cached.is_file():
            answer["not compiled"].append(name)
        elif cached.read_bytes()[8:16] != importlib.util.source_hash(Path(origin).read_bytes()):
            answer["not its own"].append(name)
"""
    )
    assert answer["not compiled"] == []
    assert answer["not its own"] == []
    assert answer["library"] > 100
    assert answer["ours"] > 20
