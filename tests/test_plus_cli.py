"""The command line with `--game plus`."""

from pathlib import Path

import pytest

from sixteen.reasons import SENTENCES
from sixteen.record import read_record
from tests.helpers.plus_table import EMPTY, FULL, at, board
from tests.test_cli import Run, refused, run, said

__all__ = ["run"]

POSITION = "R1.-.-.G7,-.-.-.-,-.-.-.-,-.-.-.G16x/-.-.-.-,-.-.-.-,-.-.-.-,-.-.-.- R9.K3 B4 S 0 0"
PLUS = ("--game", "plus")


def test_moves(run: Run) -> None:
    cells = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1"
    places = " ".join(f"B4@{cell}" for cell in cells.split(" "))
    assert said(run("moves", POSITION, *PLUS)) == f"{places} drop\n"


def test_moves_lists_draw_once(run: Run) -> None:
    assert said(run("moves", at(), *PLUS)) == "draw\n"
    bottom = at(discards="R1", hand="-")
    assert said(run("moves", bottom, *PLUS)).split(" ")[:2] == ["draw", "take=R1@a1"]


def test_moves_of_a_game_that_is_over_are_an_empty_line(run: Run) -> None:
    assert said(run("moves", at(FULL), *PLUS)) == "\n"


def test_apply(run: Run) -> None:
    assert said(run("apply", POSITION, "B4@b1", "draw=B5", "drop", *PLUS)) == (
        f"R1.B4.-.G7,-.-.-.-,-.-.-.-,-.-.-.G16x/{EMPTY} R9.K3.B5 - S 0 0\n"
    )
    whole_bin = said(
        run("apply", at(board(a1="R1"), hand="T", pouch="B4"), "T@1", "draw=B4", "B4@c1", *PLUS)
    )
    assert whole_bin.startswith(f"-.-.B4.-,-.-.-.-,-.-.-.-,-.-.-.-/{EMPTY} ")


def test_apply_refuses_a_draw_that_cannot_be(run: Run) -> None:
    assert refused(run("apply", at(discards="B4"), "draw=B4", *PLUS)) == (
        "not-in-pouch",
        "Blue 4 is not in the pouch, so it cannot be drawn.",
    )
    assert refused(run("apply", at(), "draw", *PLUS))[0] == "draw-open"
    assert refused(run("apply", at(), "take=R9", *PLUS))[0] == "bad-move"
    assert refused(run("apply", at(FULL), "draw=B4", *PLUS))[0] == "round-over"


def test_apply_keeps_track_of_what_a_trash_bin_put_among_the_discards(run: Run) -> None:
    start = at(board(a1="R1", b1="O9"), hand="T", pouch="B4")
    binned = ("apply", start, "T@1", "draw=B4", "drop")
    for tile in ("R1", "O9", "B4"):
        assert refused(run(*binned, f"draw={tile}", *PLUS))[0] == "not-in-pouch"
    assert " R1.O9.B4 K9:1:0 " in said(run(*binned, "draw=K9", *PLUS))


def test_why(run: Run) -> None:
    assert said(run("why", POSITION, "B4@b1", *PLUS)) == "ok\n"
    assert said(run("why", at(), "draw", *PLUS)) == "ok\n"
    assert said(run("why", POSITION, "B4@d2", *PLUS)) == (
        "column-not-rising: Blue 4 on d2 breaks the rise of its column: Green 7 is on d1.\n"
    )
    assert refused(run("why", POSITION, "R7", *PLUS))[0] == "bad-move"


def test_score_is_the_empty_cells(run: Run) -> None:
    assert said(run("score", POSITION, *PLUS)) == "13 16\n"


def test_perft_counts_each_tile_that_could_come(run: Run) -> None:
    assert said(run("perft", at(), "1", *PLUS)) == "87\n"
    assert said(run("perft", at(pouch="S.S.B4"), "1", *PLUS, "--set", "discards=top")) == "18\n"
    assert said(run("perft", at(FULL), "0", *PLUS)) == "1\n"
    assert said(run("perft", at(FULL), "1", *PLUS)) == "0\n"


def test_deal(run: Run) -> None:
    for seats in (2, 3, 4):
        boards = "/".join([EMPTY] * seats)
        dealt = said(run("deal", "--players", str(seats), "--seed", "5", *PLUS))
        assert dealt.startswith(f"{boards} - - - ")
        assert dealt == said(run("deal", "--players", str(seats), "--seed", "5", *PLUS))


def test_options(run: Run) -> None:
    position = at(board(a1="R5"), discards="R6.R7", hand="O5")
    assert "O5@b1" not in said(run("moves", position, *PLUS))
    assert "O5@b1" in said(run("moves", position, *PLUS, "--set", "ascending=equal-allowed"))
    taking = ("why", at(discards="R6.R7"), "take=R6@a1", *PLUS, "--set")
    assert said(run(*taking, "discards=any")) == "ok\n"
    assert said(run(*taking, "discards=top")).startswith("not-top: ")
    assert refused(run(*taking, "discards=bottom"))[0] == "bad-value"
    assert refused(run(*taking, "passing=free"))[0] == "unknown-option"


def test_positions_from_standard_input(run: Run) -> None:
    status, out, err = run("score", "-", *PLUS, given=f"{POSITION}\nR1\n{at(FULL)}\n".encode())
    assert (status, err) == (2, "")
    first, second, third = out.splitlines()
    assert (first, third) == ("13 16", "0 16")
    assert second.startswith("error: bad-position: ")


def test_impossible_positions_name_all_faults(run: Run) -> None:
    code, sentence = refused(run("moves", at(gone="S.S.S", refills=3, turn=4), *PLUS))
    assert code == "impossible-position"
    assert sentence.count(";") == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_and_replay(run: Run, tmp_path: Path, seats: int) -> None:
    file = tmp_path / "game.txt"
    bots = ",".join(["easy", "medium", "easy", "medium"][:seats])
    assert said(run("play", "--bots", bots, "--seed", "3", "--record", str(file), *PLUS)) == ""
    text = file.read_text("utf-8")
    assert said(run("play", "--bots", bots, "--seed", "3", *PLUS)) == text
    match = read_record(text)
    assert match.outcome is not None
    empty = " ".join(map(str, match.state.outcome.penalties))
    winners = " ".join(map(str, match.outcome.winners))
    assert said(run("replay", str(file))) == f"game: {empty}\nwinners {winners}\n"


def test_every_reason_is_documented() -> None:
    documented = (Path(__file__).parents[1] / "docs/command-line.md").read_text("utf-8")
    assert [code for code in SENTENCES if f"`{code}`" not in documented] == []
