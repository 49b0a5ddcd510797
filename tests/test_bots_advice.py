"""Advice: which move, how good, and why."""

from random import Random

import pytest

from sixteen.bots.advice import advise
from sixteen.bots.motives import SENTENCES, motives
from sixteen.cli import main
from sixteen.notation import parse_move
from tests.helpers.plus_table import EMPTY
from tests.helpers.sixteen_table import table


@pytest.mark.parametrize(
    ("position", "move", "sentences"),
    [
        ("R1/O1/G1/B1/K1 R2/?9 0 0", "R2", ["It empties the rack."]),
        (
            "R1.R16x/O1.O16x/G1.G16x/B1.B16x/K1.K16x R2/?9 0 0",
            "pass",
            ["There is nothing else to do."],
        ),
        ("R1/O1/G1/B1/K1 R2.R3/?9 0 0", "pass", ["It keeps every tile for later."]),
        (
            "R1/O1/G1/B1/K1 R2.R3.R7.R9.R16x/O2 0 0",
            "R2-3",
            ["It lays 2 tiles at once.", "It keeps red 7, 9 and 16 END playable."],
        ),
        (
            "R1/O1/G1/B1/K1 R2.R9.K2/R5.R6/R8.R7.R3.R4 0 0",
            "R9",
            ["It gives up red 2.", "Others can no longer lay red 3, 4, 5 and 3 more."],
        ),
        (
            "R1.R4.R16x/O1/G1/B1/K1 R5.R9.S/O5 0 0",
            "SR+5",
            [
                "It makes red 9 playable again.",
                "The special will not cost 20 points.",
                "The END on red is gone.",
            ],
        ),
        (
            "R1/O1/G1/B1/K1.K14 K15.K16x.O3/O5 0 0",
            "K15-16x",
            ["It lays 2 tiles at once.", "Nobody can follow on black."],
        ),
        ("R1/O1/G1/B1/K1 K2.O2/O5 0 0", "K2", ["It costs nothing that is still of use."]),
        (
            "R1/O1/G1/B1.B12/K1 B3.B16o.O2/O5 0 0",
            "B16o",
            ["It makes blue 3 playable again."],
        ),
    ],
)
def test_motives(position: str, move: str, sentences: list[str]) -> None:
    found = motives(table(position), parse_move(move))
    said = [motive.sentence for motive in found]
    assert all(sentence in said for sentence in sentences)
    assert all(motive.code in SENTENCES for motive in found)


def test_advice_ranks_the_moves_by_their_chances() -> None:
    state = table("R1.R9/O1/G1/B1.B3/K1 R10.R11.O4.O9.B4.K15/?5/?9 0 0", "classic")
    advice = advise(state.view(0), Random(1), 300)
    assert len(advice) > 3
    chances = [one.chance for one in advice if one.chance is not None]
    assert len(chances) == len(advice)
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(one.motives for one in advice)
    assert advice == advise(state.view(0), Random(1), 300)


def test_a_lone_move_needs_no_chances() -> None:
    state = table("R1/O1/G1/B1/K1 R2/?9 0 0")
    (advice,) = advise(state.view(0), Random(1))
    assert advice.move == parse_move("R2")
    assert advice.chance is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["R1/O1/G1/B1/K1 R2/?9 0 0"], "R2 It empties the rack.\n"),
        (["R1/O1/G1/B1/K1 -/?9 0 0"], "\n"),
        (
            [f"{EMPTY}/{EMPTY} - - - 0 0", "--game", "plus"],
            "draw There is nothing else to do.\n",
        ),
    ],
)
def test_hint(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", *words]) == 0
    assert capsys.readouterr().out == said


def test_hint_with_a_chance(capsys: pytest.CaptureFixture[str]) -> None:
    position = "R1/O1/G1/B1/K1 R2.R3.R4.K9/R9.O3.?2 0 0"
    assert main(["hint", position, "--sims", "50", "--seed", "1"]) == 0
    move, chance, why = capsys.readouterr().out.split(" ", 2)
    assert move.startswith(("R", "K"))
    assert 0 <= float(chance) <= 1
    assert why.endswith(".\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["R1/O1/G1/B1/K1 ?3/?9 0 0"], "unknown-rack"),
        (["R1/O1/G1/B1/K1 R2/?9 0 0", "--sims", "x"], "usage"),
        ([f"{EMPTY}/{EMPTY} - - - 0 0", "--game", "plus", "--sims", "9"], "usage"),
    ],
)
def test_no_hint(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", *words]) == 2
    assert capsys.readouterr().err.startswith(f"error: {code}: ")
