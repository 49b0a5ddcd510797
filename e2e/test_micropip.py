"""The wheel, installed from the site's address by another page on another origin."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
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
INSTALLED = """
import micropip
await micropip.install("%SITE%%WHEEL%")
"""
CODE = """
import importlib.metadata, json, random, sixteen
from sixteen.games.sixteen import SixteenRules, deal
game = deal(SixteenRules.of(), seats=2, rng=random.Random(16))
moves = len(list(game.legal_moves()))
json.dumps([importlib.metadata.version("sixteen"), sixteen.__file__, moves])
"""
MATCH = """
from sixteen.arena import budgeted, play_match
from sixteen.bots import bot
from sixteen.box import GAMES
from sixteen.match import Player
from sixteen.record import write_record
def record(name, *levels):
    players = [Player(level, level) for level in levels]
    bots = [budgeted(bot(name, level), "sims:60") for level in levels]
    game = GAMES[name]
    return write_record(play_match(game, game.rules.of(), players, bots, "the same everywhere"))
record("sixteen", "easy", "medium", "hard", "expert") + record("plus", "easy", "medium", "hard")
"""


@pytest.fixture
def elsewhere(
    page: Page, serve_site: Callable[..., str], base_url: str, tmp_path: Path
) -> Callable[[str], str]:
    """What Python code comes to on a page of another origin, with our wheel installed."""

    def run(code: str) -> str:
        wheel = f"sixteen-{sixteen.__version__}-py3-none-any.whl"
        text = PAGE.replace("%CODE%", INSTALLED + code)
        text = text.replace("%SITE%", base_url).replace("%WHEEL%", wheel)
        (tmp_path / "index.html").write_text(text)
        address = serve_site("/", tmp_path)
        assert urlsplit(address).netloc != urlsplit(base_url).netloc
        page.goto(address)
        output = page.locator("output")
        expect(output).not_to_be_empty(timeout=60_000)
        return output.text_content() or ""

    return run


def test_micropip_installs_our_wheel_from_another_origin(elsewhere: Callable[[str], str]) -> None:
    version, place, moves = json.loads(elsewhere(CODE))
    assert version == sixteen.__version__
    assert "/site-packages/sixteen/" in place
    assert moves > 1


def test_the_same_seed_gives_the_same_matches_there_as_here(
    elsewhere: Callable[[str], str],
) -> None:
    *lines, last = MATCH.strip().splitlines()
    here: dict[str, Any] = {}
    exec("\n".join(lines), here)
    assert elsewhere(MATCH) == eval(last, here)
