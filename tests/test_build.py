"""The build's promises: what is locked, what is derived, what is said when it cannot go on."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import build
from sixteen_build import assemble, cache, environment, micropip, pyodide, wheel
from sixteen_build.commands import BuildError, run
from sixteen_build.paths import LOCKS, ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LOCK_FILES = sorted(LOCKS.glob("*.txt"))
NPM_LOCK = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lock", LOCK_FILES, ids=lambda path: path.name)
def test_each_requirement_is_pinned_and_hashed_and_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==\S+", requirement)
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement)
    assert "://" not in text


def test_the_builder_is_the_same_with_and_without_the_tests() -> None:
    def versions(group: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (LOCKS / f"{group}.txt").read_text(), re.MULTILINE))

    assert versions("build") <= versions("test")


def test_each_npm_package_has_its_hash_and_no_address() -> None:
    packages = {name: entry for name, entry in NPM_LOCK["packages"].items() if name}
    assert {"node_modules/pyodide", "node_modules/@pyscript/core"} <= set(packages)
    for name, entry in packages.items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name


def test_npm_versions_are_exact_ones() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["dependencies"]
    for name, version in wanted.items():
        assert NPM_LOCK["packages"][f"node_modules/{name}"]["version"] == version


def test_pip_takes_no_more_from_the_user_than_the_way_to_an_index(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_CONSTRAINT", "mine.txt")
    monkeypatch.setenv("PIP_PROXY", "a proxy")
    settings = environment.pip_settings()
    assert "PIP_TARGET" not in settings
    assert settings["PIP_USER"] == "0"
    assert settings["PIP_PROXY"] == "a proxy"
    constraint = settings["PIP_CONSTRAINT"]
    assert not constraint.startswith("/")
    assert (ROOT / constraint).read_text() == ""


def test_a_python_without_pip_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(environment, "_has_pip", lambda _: False)
    with pytest.raises(BuildError, match="install python3-venv"):
        environment.install("build")


def test_an_old_python_is_told_in_a_sentence() -> None:
    code = (
        "import sys; sys.version_info = (3, 8, 10); sys.path.insert(0, 'scripts')\n"
        "import require_python"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Sixteen is built with Python 3.11 or newer; this is Python 3.8.\n"


@pytest.mark.parametrize("script", ["build.py", "test.py", "require_python.py"])
def test_an_old_python_can_read_the_scripts(script: str) -> None:
    source = (ROOT / "scripts" / script).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    imports = re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE)
    before = imports[: imports.index("require_python")] if "require_python" in imports else []
    assert set(before) <= set(sys.stdlib_module_names)


def test_a_port_that_is_taken_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "DIST", ROOT)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BuildError, match=f"Port {port} is taken: choose another"):
            build.serve(port)


def test_a_port_that_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(BuildError, match="Port 99999 cannot be used: choose another"):
        build.serve(99999)


@pytest.mark.parametrize("command", [[sys.executable, "-c", "exit('no')"], ["no-such-program"]])
def test_a_command_that_fails_is_one_sentence_and_a_log(command: list[str]) -> None:
    with pytest.raises(BuildError, match=r"^It did not work\. \(What was said is in \S+\)$"):
        run(command, log="test", failure="It did not work.")


def test_the_version_has_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", wheel.version())
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version", "description"]' in settings


def test_values_are_put_into_a_page_as_text(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text('<p title="%NAME%">%NAME%</p>')
    assemble.fill(page, {"NAME": '"<16>"'})
    assert page.read_text() == '<p title="&quot;&lt;16&gt;&quot;">&quot;&lt;16&gt;&quot;</p>'
    with pytest.raises(BuildError, match="no place for %OTHER%"):
        assemble.fill(page, {"OTHER": ""})


@pytest.fixture
def repository(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(cache, "ROOT", tmp_path)
    monkeypatch.setattr(cache, "CACHE", tmp_path / "cache")
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "a.py").write_text("a")
    return tmp_path


def maker(made: list[str]) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        (folder / "result").write_text("made")
        made.append(folder.name)

    return make


def test_nothing_is_made_twice(repository: Path) -> None:
    made: list[str] = []
    first = cache.cached("thing", [repository / "part", "x"], maker(made))
    (repository / "part" / "__pycache__").mkdir()
    (repository / "part" / "__pycache__" / "a.pyc").touch()
    assert cache.cached("thing", [repository / "part", "x"], maker(made)) == first
    assert len(made) == 1
    assert (first / "result").read_text() == "made"


@pytest.mark.parametrize("change", ["content", "name", "new file", "text"])
def test_what_has_changed_is_made_anew(change: str, repository: Path) -> None:
    made: list[str] = []
    part = repository / "part"
    first = cache.cached("thing", [part, "x"], maker(made))
    if change == "content":
        (part / "a.py").write_text("b")
    elif change == "name":
        (part / "a.py").rename(part / "b.py")
    elif change == "new file":
        (part / "b.py").write_text("")
    second = cache.cached("thing", [part, "y" if change == "text" else "x"], maker(made))
    assert second != first
    assert len(made) == 2
    assert not first.exists()


def test_what_was_not_finished_does_not_count(repository: Path) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise BuildError("no")

    with pytest.raises(BuildError):
        cache.cached("thing", ["x"], fail)
    made: list[str] = []
    folder = cache.cached("thing", ["x"], maker(made))
    assert [path.name for path in folder.iterdir()] == ["result"]
    assert repository in folder.parents


def test_imports_inside_functions_count() -> None:
    source = "import a.b\nfrom c import d\nfrom . import e\ndef f():\n    import g\n"
    assert pyodide.imported(source) == {"a.b", "c", "c.d", "g"}


def test_the_library_is_what_is_asked_for_and_all_that_it_imports() -> None:
    graph = {
        "": [],
        "email": [],
        "email.message": ["re", "pdb", "no_module"],
        "pdb": ["cmd"],
        "cmd": [],
        "re": [],
        "wave": [],
    }
    assert pyodide.closure(graph, ["email.message", "math"]) == {"email", "email.message", "re"}


def test_micropip_is_known_to_pyodide_by_our_own_hash(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stock = {
        "info": {"python": "3.14.2"},
        "packages": {
            "micropip": {"depends": [], "file_name": "old", "sha256": "old", "version": "1"},
            "numpy": {"depends": []},
        },
    }
    monkeypatch.setattr(micropip, "STOCK", tmp_path / "stock.json")
    micropip.STOCK.write_text(json.dumps(stock))
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    (wheels / "micropip-2-py3-none-any.whl").write_bytes(b"")
    lock = json.loads(micropip.pyodide_lock(wheels))
    assert lock["info"] == stock["info"]
    assert lock["packages"] == {
        "micropip": {
            "depends": [],
            "file_name": "micropip-2-py3-none-any.whl",
            "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "version": "2",
        }
    }
    (wheels / "other-1-py3-none-any.whl").touch()
    with pytest.raises(BuildError, match="no entry for other"):
        micropip.pyodide_lock(wheels)
