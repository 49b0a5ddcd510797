"""The kept rounds come out the same, and so do deals, on every Python."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sixteen import seeds
from sixteen.games.sixteen import deal
from sixteen.notation import format_position
from tests.golden import FOLDER, GOLDEN, Golden, text_of
from tests.helpers.sixteen_table import rules

DEALS = tomllib.loads((Path(__file__).parent / "data/deals.toml").read_text("utf-8"))["deal"]


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_kept_round_comes_out_the_same(golden: Golden) -> None:
    kept = golden.file.read_text("utf-8").splitlines()
    assert text_of(golden).splitlines() == kept, "python -m tests.golden writes it anew"


def test_every_kept_round_is_still_played() -> None:
    assert set(FOLDER.glob("*.txt")) == {Path(golden.file) for golden in GOLDEN}


def test_the_kept_rounds_show_specials_sixteens_and_both_ends() -> None:
    texts = "".join(golden.file.read_text("utf-8") for golden in GOLDEN)
    for sign in (": S", ": T", "16x\n", "16o\n", "over: out", "over: passed", "-/O1", "pass\n"):
        assert sign in texts


@pytest.mark.parametrize("kept", DEALS)
def test_2_2_same_seed_same_deal_on_every_python(kept: dict[str, Any]) -> None:
    chosen = rules(kept["edition"], **kept.get("set", {}))
    assert format_position(deal(chosen, kept["seats"], seeds.deals("16"))) == kept["start"]
