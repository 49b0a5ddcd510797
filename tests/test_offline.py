"""What the build writes into the service worker: all of the site, by content, and always alike."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest

from sixteen_build import offline
from sixteen_build.commands import BuildError
from sixteen_build.paths import WEB

if TYPE_CHECKING:
    from pathlib import Path

SITE = {
    ".nojekyll": b"",
    "404.html": b"not here",
    "index.html": b"the page",
    "icons/icon.svg": b"an icon",
    "icons/preview.png": b"for links",
    "pages/index.html": b"another page",
    "pyodide/micropip-1-py3-none-any.whl": b"for others",
    "pyodide/pyodide.mjs": b"Python",
}
KEPT = {
    "": b"the page",
    "icons/icon.svg": b"an icon",
    "pages/index.html": b"another page",
    "pyodide/pyodide.mjs": b"Python",
}


def write(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return write(tmp_path / "site", SITE)


def worker(site: Path) -> str:
    offline.write_worker(site)
    return (site / "sw.js").read_text(encoding="utf-8")


def listed(code: str) -> dict[str, str]:
    (text,) = re.findall(r"^const FILES = (\{.*?\});$", code, re.MULTILINE | re.DOTALL)
    found: dict[str, str] = json.loads(text)
    return found


def name(code: str) -> str:
    (found,) = re.findall(r"^const NAME = `\$\{PREFIX\}([0-9a-f]{16})`;$", code, re.MULTILINE)
    return str(found)


def test_every_file_that_the_page_needs_is_listed_with_its_hash(site: Path) -> None:
    assert listed(worker(site)) == {
        path: "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
        for path, content in KEPT.items()
    }


def test_the_same_site_has_the_same_worker(site: Path, tmp_path: Path) -> None:
    again = write(tmp_path / "again", dict(reversed(SITE.items())))
    assert worker(site) == worker(again)
    assert worker(site) == worker(site)


@pytest.mark.parametrize("path", ["index.html", "icons/icon.svg", "new.js"])
def test_another_site_has_another_name(path: str, site: Path) -> None:
    before = worker(site)
    write(site, {path: b"changed"})
    assert name(worker(site)) != name(before)


def test_what_is_not_kept_gives_no_new_version(site: Path) -> None:
    before = worker(site)
    write(site, {"404.html": b"changed", "pyodide/micropip-2-py3-none-any.whl": b""})
    assert worker(site) == before


def test_another_worker_has_another_name(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = worker(site)
    changed = tmp_path / "sw.js"
    changed.write_text(offline.WORKER.read_text(encoding="utf-8") + "// changed\n")
    monkeypatch.setattr(offline, "WORKER", changed)
    assert name(worker(site)) != name(before)


def test_a_worker_with_no_place_for_the_list_is_refused(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "sw.js"
    broken.write_text("const FILES = {};")
    monkeypatch.setattr(offline, "WORKER", broken)
    with pytest.raises(BuildError, match="no place for"):
        offline.write_worker(site)


def test_the_manifest_is_the_same_under_any_path() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    place = "https://example.org/some/where/"
    assert urljoin(place, manifest["start_url"]) == urljoin(place, manifest["scope"]) == place
    # A relative id would be read from the origin's root, which many sites may share.
    assert "id" not in manifest
    purposes = set()
    for icon in manifest["icons"]:
        assert icon["src"].startswith("./")
        content = (WEB / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            side = int.from_bytes(content[16:20], "big")
            assert icon["sizes"] == f"{side}x{side}"
            purposes.add((side, icon.get("purpose", "any")))
    assert purposes == {(192, "any"), (512, "any"), (192, "maskable"), (512, "maskable")}
