"""Contests between bots."""

import re
from random import Random

import pytest

from sixteen.arena import Budgeted, Contest, Estimate, budgeted
from sixteen.bots import bot
from sixteen.cli import main
from sixteen.errors import SixteenError
from sixteen.games.sixteen import SixteenRules, deal

SINGLE = SixteenRules.of("2026", {"match": "single"})


def test_equal_bots_win_an_even_share_of_every_deal() -> None:
    for seats in (2, 3):
        contest = Contest(SINGLE, seats, "hard", "hard", "seed")
        contest.check()
        wins, points = contest.played(1)
        assert wins == pytest.approx(1 / seats)
        assert points == pytest.approx(0)


def test_a_contest_is_the_same_again() -> None:
    contest = Contest(SINGLE, 2, "medium", "easy", "seed")
    assert contest.played(3) == contest.played(3)


def test_the_levels_are_a_ladder() -> None:
    """Quick and rough: docs/bots.md has what was measured over many more deals."""
    for better, worse in (("medium", "easy"), ("hard", "medium")):
        contest = Contest(SINGLE, 2, better, worse, "ladder")
        wins = Estimate.of([contest.played(number)[0] for number in range(25)])
        assert wins.mean > 0.5


def test_estimates() -> None:
    estimate = Estimate.of([0.0, 1.0, 0.0, 1.0])
    assert estimate.mean == 0.5
    assert estimate.interval == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2)


def test_budgets() -> None:
    state = deal(SINGLE, 2, Random(1))
    view = state.view(state.turn)
    for budget in ("sims:5", "ms:3"):
        player = budgeted(bot("sixteen", "expert"), budget)
        assert isinstance(player, Budgeted)
        assert state.why_not(player.choose(view, Random(1))) is None
    assert budgeted(bot("sixteen", "hard"), "") is bot("sixteen", "hard")
    for wrong in ("sims", "sims:", "sims:-1", "s:1", "ms:1.5", "ms:" + "9" * 30):
        with pytest.raises(SixteenError) as refused:
            budgeted(bot("sixteen", "expert"), wrong)
        assert refused.value.code == "bad-budget"


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["arena", "--a=hard", "--b=easy", "--seats=3", "--deals=3", "--set=match=single"]
    assert main([*words, "--jobs", "1"]) == 0
    quiet = capsys.readouterr()
    assert not quiet.err
    lines = quiet.out.splitlines()
    assert lines[0] == "hard against easy, 3 seats, 3 deals from every seat"
    assert re.fullmatch(r"wins 0\.\d{3} ± 0\.\d{3} \(even: 0\.333\)", lines[1])
    assert re.fullmatch(r"points [+-]\d+\.\d ± \d+\.\d \(fewer are better\)", lines[2])
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert main([*words, "--jobs", "1"]) == 0
    watched = capsys.readouterr()
    assert watched.out == quiet.out
    assert watched.err.endswith(f"[{'#' * 30}] 3/3\n")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("--a hard --b easy --deals 1", "usage"),
        ("--a hard --b easy --deals 0", "usage"),
        ("--a hard --b easy --deals x", "usage"),
        ("--a hard", "usage"),
        ("--a hard --b none", "unknown-bot"),
        ("--a hard --b easy --seats 5", "bad-seats"),
        ("--a hard --b easy --budget 5", "bad-budget"),
    ],
)
def test_what_cannot_be_is_refused(
    words: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith(f"error: {error}: ")
    assert said.err.count("\n") == 1
