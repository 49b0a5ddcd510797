"""The command line: every command, its manners, and its documentation."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sixteen
from sixteen.box import GAMES
from sixteen.cli import main
from sixteen.cli.commands import COMMANDS
from sixteen.record import read_record

ROOT = Path(__file__).parents[1]
POSITION = "R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1 R10.R11.O3.S/G4.K9/K2.K3 0 0 R12.S"
MOVES = "O3 R10 R10-11 R11 SB SG SR SR+10 SR+10-11 SR+11 pass"
HIDDEN = "R1.R5/O1/G1/B1/K1 R10.?3/?12 {turn} 0"
OVER = "R1/O1/G1/B1/K1 -/R5 1 0"

Answer = tuple[int, str, str]
Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def answer(*argv: str, given: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        status = main(argv)
        out, err = capsys.readouterr()
        return status, out, err

    return answer


def said(answer: Answer) -> str:
    status, out, err = answer
    assert (status, err) == (0, "")
    return out


def refused(answer: Answer) -> tuple[str, str]:
    """The code and the sentence of a refusal, whose manners are checked."""
    status, out, err = answer
    assert (status, out) == (2, "")
    found = re.fullmatch(r"error: ([a-z]+(?:-[a-z]+)*): ([ -~]+)\n", err)
    assert found, err
    return found[1], found[2]


def test_moves_are_sorted_on_one_line(run: Run) -> None:
    assert said(run("moves", POSITION)) == f"{MOVES}\n"


def test_moves_of_a_round_that_is_over_are_an_empty_line(run: Run) -> None:
    assert said(run("moves", OVER)) == "\n"


def test_options_change_what_is_legal(run: Run) -> None:
    assert "pass" not in said(run("moves", POSITION, "--set", "passing=stuck"))
    assert "pass" not in said(run("--edition", "classic", "moves", POSITION))
    binned = "R1.R5.R9/O1/G1/B1/K1 T/R7 0 0"
    assert said(run("moves", binned)) == "TR2 pass\n"
    assert said(run("moves", binned, "--set=bin=any")) == "TR1 TR2 pass\n"


def test_a_position_may_begin_with_a_closed_row(run: Run) -> None:
    assert said(run("moves", "-/O1/G1/B1/K1 R7.O3/R8 0 0")) == "O3 pass\n"


def test_apply_plays_each_move_in_turn(run: Run) -> None:
    after = "R1.R5.R9.R10.R11/O1/G1.G2.G16o.G4/B1.B16x/K1 O3.S/K9/K2.K3 2 0 R12.S\n"
    assert said(run("apply", POSITION, "R10-11", "G4")) == after


def test_apply_lets_the_turn_go_on_after_the_end(run: Run) -> None:
    last = "R1/O1/G1/B1/K1 R5/R6 0 0"
    assert said(run("apply", last, "R5")) == "R1.R5/O1/G1/B1/K1 -/R6 1 0\n"
    assert refused(run("apply", last, "R5", "R6"))[0] == "round-over"


def test_options_may_stand_between_the_moves(run: Run) -> None:
    moves = run("apply", POSITION, "R10", "--edition", "2026", "G4")
    assert said(moves).startswith("R1.R5.R9.R10/")


def test_why_says_ok_or_the_reason(run: Run) -> None:
    assert said(run("why", POSITION, "R10")) == "ok\n"
    refusal = said(run("why", "R1.R5/O1/G1/B1/K1 R3/R6 0 0", "R3"))
    assert refusal == "not-higher: Red 3 must be higher than 5, the value of its row.\n"


def test_score_gives_penalties_by_seat(run: Run) -> None:
    assert said(run("score", POSITION)) == "44 13 5\n"


@pytest.mark.parametrize(("depth", "paths"), [("0", 1), ("1", 11), ("2", 33)])
def test_perft_counts_paths_of_exactly_that_length(run: Run, depth: str, paths: int) -> None:
    assert said(run("perft", POSITION, depth)) == f"{paths}\n"


def test_unknown_racks(run: Run) -> None:
    mine, theirs = HIDDEN.format(turn=0), HIDDEN.format(turn=1)
    known = "R1.R5/O1/G1/B1/K1 R10.O2/?12 0 0"
    assert said(run("moves", known)) == "O2 R10 pass\n"
    assert said(run("apply", known, "R10")) == "R1.R5.R10/O1/G1/B1/K1 O2/?12 1 0\n"
    assert said(run("apply", mine, "R10")) == "R1.R5.R10/O1/G1/B1/K1 ?3/?12 1 0\n"
    assert said(run("why", mine, "R11")).startswith("unknown-rack: ")
    assert said(run("why", theirs, "R3")).startswith("not-higher: ")
    assert said(run("perft", known, "1")) == "3\n"
    for argv in (
        ("moves", mine),
        ("moves", theirs),
        ("score", known),
        ("perft", known, "2"),
        ("apply", theirs, "R11"),
    ):
        assert refused(run(*argv))[0] == "unknown-rack"


def test_lines_of_standard_input_are_answered_one_by_one(run: Run) -> None:
    given = f"{POSITION}\nfoo\n{OVER}\r\n\xff\n{POSITION}".encode("latin-1")
    status, out, err = run("moves", "-", given=given)
    lines = out.split("\n")
    assert (status, err, len(lines)) == (2, "", 6)
    assert lines[0] == lines[4] == MOVES
    assert lines[1].startswith("error: bad-position: ")
    assert lines[2] == ""
    assert lines[3].startswith("error: bad-position: ")


def test_good_lines_alone_exit_with_0(run: Run) -> None:
    assert said(run("score", "-", given=f"{POSITION}\n{OVER}\n".encode())) == "44 13 5\n0 5\n"
    assert said(run("apply", "-", "O3", given=f"{POSITION}\n".encode())).startswith(
        "R1.R5.R9/O1.O3"
    )
    assert said(run("why", "-", "pass", given=f"{POSITION}\n".encode())) == "ok\n"
    assert said(run("perft", "-", "1", given=b"")) == ""


def test_a_bad_move_is_refused_before_any_line_is_read(run: Run) -> None:
    assert refused(run("apply", "-", "R", given=POSITION.encode()))[0] == "bad-move"


@pytest.mark.parametrize(("players", "tiles"), [(2, 60), (3, 82), (4, 83)])
def test_deal_is_a_start_and_the_same_for_a_seed(run: Run, players: int, tiles: int) -> None:
    argv = ("deal", "--players", str(players), "--seed", "5")
    text = said(run(*argv))
    assert said(run(*argv)) == text
    game = GAMES["sixteen"]
    state = game.parse_position(text.removesuffix("\n"), game.rules.of())
    assert game.deal_faults(state) == []
    assert sum(map(state.rack_size, range(players))) == tiles


def test_deal_without_a_seed_draws_one(run: Run) -> None:
    argv = ("deal", "--players", "4")
    assert said(run(*argv)) != said(run(*argv))


def test_play_writes_a_record_that_replay_reads(run: Run, tmp_path: Path) -> None:
    argv = ("play", "--players", "3", "--bots", "easy,medium,easy", "--seed", "4")
    record = said(run(*argv))
    match = read_record(record)
    assert [player.bot for player in match.players] == ["easy", "medium", "easy"]
    assert "# seed 4\n" in record
    file = tmp_path / "a match.txt"
    assert said(run(*argv, "--record", str(file))) == ""
    assert file.read_bytes().decode() == record
    *rounds, last = said(run("replay", str(file))).splitlines()
    assert match.outcome
    assert last == f"winners {' '.join(map(str, match.outcome.winners))}"
    for number, line in enumerate(rounds, 1):
        assert re.fullmatch(rf"round {number}: \d+ \d+ \d+", line)
    assert len(rounds) == len(match.rounds)


def test_play_deals_what_deal_shows(run: Run) -> None:
    shown = said(run("deal", "--players", "2", "--seed", "9"))
    assert f"\ndeal {shown}" in said(run("play", "--bots", "easy,easy", "--seed", "9"))


def test_replay_of_a_match_under_way(run: Run) -> None:
    record = said(run("play", "--bots", "easy,easy", "--seed", "1", "--set", "match=500"))
    lines = record.splitlines(keepends=True)
    cut = next(at for at, line in enumerate(lines) if line.startswith("penalties"))
    under_way = "".join(lines[: cut - 3])
    assert said(run("replay", "-", given=under_way.encode())) == "unfinished\n"


def test_replay_names_the_first_bad_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(b"sixteen record 1\ngame chess\n")
    code, sentence = refused(run("replay", str(file)))
    assert (code, sentence[:8]) == ("bad-record", "line 2: ")
    file.write_bytes(b"sixteen record 1\ngame \xff\n")
    assert refused(run("replay", str(file))) == ("bad-record", "line 2: this is not UTF-8 text.")


@pytest.mark.parametrize(
    ("code", "argv"),
    [
        ("usage", ()),
        ("usage", ("dance",)),
        ("usage", ("moves",)),
        ("usage", ("moves", POSITION, "pass")),
        ("usage", ("apply", POSITION)),
        ("usage", ("moves", POSITION, "--players", "2")),
        ("usage", ("moves", POSITION, "--edition")),
        ("usage", ("moves", POSITION, "--edition", "2026", "--edition", "classic")),
        ("usage", ("moves", POSITION, "--set", "passing")),
        ("usage", ("moves", POSITION, "--set", "bin=any", "--set", "bin=all")),
        ("usage", ("perft", POSITION, "-1")),
        ("usage", ("perft", POSITION, "02")),
        ("usage", ("deal",)),
        ("usage", ("deal", "--players", "two")),
        ("usage", ("deal", "--players", "2", "--seed", "1.5")),
        ("usage", ("play", "--seed", "1")),
        ("usage", ("play", "--players", "3", "--bots", "easy,easy")),
        ("unknown-game", ("moves", POSITION, "--game", "go")),
        ("unknown-edition", ("moves", POSITION, "--edition", "1999")),
        ("unknown-option", ("moves", POSITION, "--set", "speed=fast")),
        ("bad-value", ("moves", POSITION, "--set", "bin=some")),
        ("bad-value", ("moves", POSITION, "--set", "match=0")),
        ("bad-value", ("moves", POSITION, "--set", "match=05")),
        ("bad-seats", ("deal", "--players", "5")),
        ("bad-seats", ("play", "--bots", "easy")),
        ("unknown-bot", ("play", "--bots", "easy,genius")),
        ("bad-position", ("moves", "")),
        ("bad-position", ("moves", f" {POSITION}")),
        ("bad-position", ("moves", "R1/O1\nG1")),
        ("impossible-position", ("moves", "R1.R5.R5/O1/G1/B1/K1 R7/R8 0 0")),
        ("bad-move", ("apply", POSITION, "R2-2")),
        ("bad-move", ("why", POSITION, "R07")),
        ("not-in-rack", ("apply", POSITION, "R15")),
        ("cannot-read", ("replay", "no such file")),
        ("cannot-read", ("replay", "null\0byte")),
    ],
)
def test_whatever_is_wrong_is_said_in_one_line(run: Run, code: str, argv: tuple[str, ...]) -> None:
    assert refused(run(*argv))[0] == code


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    argv = ("play", "--bots", "easy,easy", "--seed", "1", "--set", "match=single")
    assert refused(run(*argv, "--record", str(tmp_path)))[0] == "cannot-write"


def test_help_and_version(run: Run) -> None:
    assert said(run("--version")) == f"sixteen {sixteen.__version__}\n"
    shown = said(run("--help"))
    assert all(name in shown for name in COMMANDS)


def test_python_m_sixteen() -> None:
    command = [sys.executable, "-m", "sixteen", "moves", "R1/O1/G1/B1/K1 R7/R8 0 0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "R7 pass\n"


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "sixteen", "moves", "-"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(f"{POSITION}\n".encode())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_every_code_is_documented() -> None:
    documented = re.findall(r"`([a-z]+(?:-[a-z]+)*)`", (ROOT / "docs/command-line.md").read_text())
    called = r'(?:Error|Reason|_error|super\(\).__init__)\(\s*"([a-z]+(?:-[a-z]+)*)"'
    source = "".join(file.read_text() for file in (ROOT / "sixteen").rglob("*.py"))
    codes = {*re.findall(called, source), "bad-move", "bad-position"}
    assert len(codes) > 15
    assert codes <= set(documented)
