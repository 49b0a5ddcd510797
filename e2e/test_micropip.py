"""The wheel, installed from the site's address by another page on another origin."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import sixteen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PAGE = """<!doctype html>
<title>Elsewhere</title>
<link rel="icon" href="data:,">
<output></output>
<script type="module">
  import { loadPyodide } from "%SITE%pyodide/pyodide.mjs";
  const pyodide = await loadPyodide();
  await pyodide.loadPackage("micropip");
  const answer = await pyodide.runPythonAsync(`%CODE%`);
  document.querySelector("output").textContent = answer;
</script>
"""
CODE = """
import micropip
await micropip.install("%SITE%%WHEEL%")
import importlib.metadata, json, random, sixteen
from sixteen.games.sixteen import SixteenRules, deal
game = deal(SixteenRules.of(), seats=2, rng=random.Random(16))
moves = len(list(game.legal_moves()))
json.dumps([importlib.metadata.version("sixteen"), sixteen.__file__, moves])
"""


@pytest.fixture
def elsewhere(serve_site: Callable[..., str], base_url: str, tmp_path: Path) -> str:
    """The address of a page on an origin that is not the site's."""
    text = PAGE.replace("%CODE%", CODE).replace("%SITE%", base_url)
    wheel = f"sixteen-{sixteen.__version__}-py3-none-any.whl"
    (tmp_path / "index.html").write_text(text.replace("%WHEEL%", wheel))
    return serve_site("/", tmp_path)


def test_micropip_installs_our_wheel_from_another_origin(
    page: Page, elsewhere: str, base_url: str
) -> None:
    assert urlsplit(elsewhere).netloc != urlsplit(base_url).netloc
    page.goto(elsewhere)
    output = page.locator("output")
    expect(output).not_to_be_empty(timeout=60_000)
    version, place, moves = json.loads(output.inner_text())
    assert version == sixteen.__version__
    assert "/site-packages/sixteen/" in place
    assert moves > 1
