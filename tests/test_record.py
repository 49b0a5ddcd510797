"""Records: a match as text and back, and what is refused on the way."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixteen.errors import RecordError, SixteenError
from sixteen.games.sixteen import SixteenRules
from sixteen.match import Match, MatchOutcome, Player
from sixteen.record import read_record, write_record
from tests.helpers.contract import CASES, Case, inside, walk
from tests.helpers.hostile import attempt, check_sentence, hostile, near

WHOLE = (Path(__file__).parent / "data/record.txt").read_text("utf-8")
LINES = WHOLE.splitlines()
MID_ROUND = "\n".join(LINES[:12])
"""The record as it was after three moves."""


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    error = caught.value
    assert error.code == "bad-record"
    assert error.sentence.startswith(f"line {error.line}: ")
    check_sentence(error.sentence)
    return error


def test_a_record_holds_the_whole_match() -> None:
    match = read_record(WHOLE)
    assert match.rules == SixteenRules.of("2026", {"match": "300"})
    assert match.players == (Player("Mina"), Player("Otto der Große", "easy"))
    assert [len(played.state.history) for played in match.rounds] == [8, 6]
    assert [played.start.history for played in match.rounds] == [[], []]
    assert match.totals == (467, 431)
    assert match.outcome == MatchOutcome("target", (1,))


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(read_record(WHOLE), ["seed 7"]) == WHOLE


def test_comments_of_any_text_stay_comments() -> None:
    match = read_record(MID_ROUND)
    text = write_record(match, ["seed a\nround 1\r\nx", "", "\u2028"])
    assert inside(read_record(text)) == inside(match)


def test_a_match_before_its_first_round() -> None:
    match = Match(SixteenRules.of("classic"), (Player("A"), Player("B"), Player("C", "medium")))
    text = write_record(match)
    assert text.splitlines()[2:] == [
        "edition classic",
        "player 0 person A",
        "player 1 person B",
        "player 2 medium C",
    ]
    assert inside(read_record(text)) == inside(match)


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_every_game_is_read_back_at_any_ply(case: Case) -> None:
    for state in walk(case)[::9]:
        match = Match(case.rules, tuple(Player(f"Player {seat}") for seat in range(case.seats)))
        match.start_round(case.deal(str(case)))
        for move in state.history:
            match.play(move)
        assert inside(read_record(write_record(match))) == inside(match)


# What may differ


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.removesuffix("\n"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("# seed 7\n", ""),
        lambda text: "# first\n#\n" + text + "# last",
        lambda text: text.replace("\n", "\n# between\n"),
        lambda text: text.replace("edition 2026\n", "edition 2026\nset bin=all\n"),
        lambda text: text.replace("R2.R4.R5", "R5.R4.R2"),
    ],
    ids=["no last line end", "CRLF", "no comment", "around", "between", "default set", "order"],
)
def test_what_makes_no_difference(change: Callable[[str], str]) -> None:
    assert change(WHOLE) != WHOLE
    assert inside(read_record(change(WHOLE))) == inside(read_record(WHOLE))


UNDER_WAY = {6, 7, *range(9, 17), 18, *range(20, 26)}
"""After so many lines a match may be under way."""


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_record_under_way_ends_after_any_move(count: int) -> None:
    text = "".join(f"{line}\n" for line in LINES[:count])
    if count in UNDER_WAY:
        match = read_record(text)
        assert match.outcome is None
        moves = sum(line[0] in "01" for line in LINES[:count])
        assert sum(len(played.state.history) for played in match.rounds) == moves
    else:
        assert refused(text).line == max(count + 1, 1) - (count == 0) + (count == 0)


# Damaged and cheating records

DEAL_1, DEAL_2 = LINES[8], LINES[19]

DAMAGED = [
    ("another file", 1, "<!DOCTYPE html>", 1, "expected 'sixteen record 1'"),
    ("a later version", 1, "sixteen record 2", 1, "expected 'sixteen record 1'"),
    ("a blank after the header", 1, "sixteen record 1 ", 1, "expected 'sixteen record 1'"),
    ("no game", 2, None, 2, "expected the game, got 'edition 2026'"),
    ("another game", 2, "game chess", 2, "the games are sixteen and plus, not 'chess'"),
    ("no edition", 3, None, 3, "expected the edition, got 'set match=300'"),
    ("another edition", 3, "edition 1999", 3, "the editions are 2026 and classic, not '1999'"),
    ("another option", 4, "set speed=fast", 4, "the options are"),
    ("no value", 4, "set match", 4, "match can be single or a whole number"),
    ("another value", 4, "set match=0", 4, "match can be single or a whole number"),
    ("set twice", 4, "set match=300\nset match=100", 5, "'match' was set before"),
    ("an option too late", 6, f"{LINES[5]}\nset bin=any", 7, "expected 'round 1'"),
    ("a player missing", 5, None, 5, "expected player 0, got 'player 1 easy"),
    ("one player alone", 6, None, 7, "expected player 1, got 'round 1'"),
    ("players in the wrong order", 5, "player 1 person Mina", 5, "expected player 0"),
    ("a player without a name", 5, "player 0 person", 5, "a name has 1 to 24"),
    ("a player without a kind", 5, "player 0 Mina", 5, "expected person or a bot's level"),
    ("a level that cannot be one", 6, "player 1 <b> Otto", 6, "expected person or a bot's level"),
    ("a name that hides something", 5, "player 0 person Mi\u200bna", 5, "a name has 1 to 24"),
    ("a name that is too long", 5, f"player 0 person {'M' * 25}", 5, "a name has 1 to 24"),
    ("a player too many", 6, f"{LINES[5]}\nplayer 2 person C", 10, "not one seat for each"),
    (
        "five players",
        6,
        "\n".join(f"player {seat} person P" for seat in range(1, 5)),
        9,
        "expected 'round 1', got 'player 4 person P'",
    ),
    ("an empty line", 7, "", 7, "expected 'round 1', got ''"),
    ("round 2 first", 8, "round 2", 8, "expected 'round 1', got 'round 2'"),
    ("no deal", 9, None, 9, "expected the deal of the round, got '1 O5-9'"),
    (
        "a deal that cannot be read",
        9,
        DEAL_1.replace(".", ","),
        9,
        "expected / and another rack",
    ),
    ("a tile dealt twice", 9, DEAL_1.replace("R2.", "R4."), 9, "Red 4 stands 2 times"),
    ("a tile too few", 9, DEAL_1.replace("R2.", ""), 9, "30 tiles are dealt to each seat"),
    ("a hidden deal", 9, "deal R1/O1/G1/B1/K1 ?30/?30 1 0", 9, "a deal names every tile"),
    ("a head start", 9, DEAL_1.replace("R1/O1", "R1.R3/O1"), 9, "nothing but its 1s"),
    ("a passed deal", 9, DEAL_1.removesuffix("0") + "1", 9, "nothing but its 1s"),
    ("a deal of another rule", 9, DEAL_1.replace("R1/O1", "-/O1"), 9, "more 1s are out of play"),
    ("a move out of turn", 10, "0 O5-9", 10, "expected a move of seat 1, got '0 O5-9'"),
    ("no seat", 10, "O5-9", 10, "expected a move of seat 1, got 'O5-9'"),
    ("a move that cannot be read", 10, "1 O5-5", 10, "expected a rank above 5 at character 4"),
    ("a tile of another's", 10, "1 R2", 10, "Red 2 is not in this rack"),
    ("a tile laid twice", 12, "1 O9", 12, "Orange 9 is not in this rack"),
    ("a tile too low", 13, "0 O4", 13, "Orange 4 must be higher than 9"),
    ("a row that is locked", 12, "1 G14-16x\n0 G3", 13, "16 END locks the green row"),
    ("a bin that takes too little", 15, "0 TR1", 15, "takes all 2 tiles"),
    ("a bin that takes too much", 15, "0 TR3", 15, "Only 2 can be taken away"),
    ("a move too many", 17, "0 pass\n1 pass", 18, "expected 'penalties 190 191', got '1 pass'"),
    ("a comment that is none", 10, " # hm", 10, "expected a move of seat 1"),
    ("penalties in the middle", 13, "penalties 190 191", 13, "expected a move of seat 0"),
    ("a round that stops early", 17, None, 17, "expected a move of seat 0, got 'penalties"),
    ("wrong penalties", 18, "penalties 19 191", 18, "expected 'penalties 190 191'"),
    ("penalties left out", 18, None, 18, "expected 'penalties 190 191', got 'round 2'"),
    ("the same round again", 19, "round 1", 19, "expected 'round 2', got 'round 1'"),
    ("winners too early", 19, "winners 0", 19, "expected 'round 2', got 'winners 0'"),
    ("the wrong winner", 28, "winners 0", 28, "expected 'winners 1', got 'winners 0'"),
    ("everybody a winner", 28, "winners 0 1", 28, "expected 'winners 1'"),
    ("no winner", 28, None, 28, "expected 'winners 1', got the end of the record"),
    ("a round after the end", 28, f"winners 1\nround 3\n{DEAL_2}", 29, "expected the end of"),
    ("something behind the end", 28, "winners 1\n\n", 29, "expected the end of the record, got ''"),
]


@pytest.mark.parametrize(
    ("number", "line", "bad", "fragment"),
    [damage[1:] for damage in DAMAGED],
    ids=[damage[0] for damage in DAMAGED],
)
def test_a_damaged_record_fails_at_its_first_bad_line(
    number: int, line: str | None, bad: int, fragment: str
) -> None:
    lines = [*LINES]
    lines[number - 1 : number] = [] if line is None else line.split("\n")
    error = refused("".join(f"{line}\n" for line in lines))
    assert error.line == bad
    assert fragment in error.sentence


def test_the_line_counts_comments() -> None:
    assert refused(WHOLE.replace("1 O5-9", "# a\n# b\n1 O5-10")).line == 12


def test_the_end_comes_behind_the_last_comment() -> None:
    assert refused("# a\n# b").line == 3
    assert refused("\n".join([*LINES[:17], "# and then?", ""])).line == 19


def test_records_that_are_no_text_of_ours() -> None:
    assert refused("").line == 1
    assert refused("\n").line == 1
    assert refused("\ufeff" + WHOLE).line == 1
    assert refused(WHOLE.replace("\n", "\r")).line == 1


def test_a_person_is_not_a_bots_level() -> None:
    assert read_record(MID_ROUND).players[0].bot is None


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The record with some of its lines left out, doubled, exchanged or cut short."""
    lines = [*LINES]
    for _ in range(draw(st.integers(1, 3))):
        one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        kind = draw(st.sampled_from(["drop", "double", "exchange", "copy", "cut", "truncate"]))
        if kind == "drop" and len(lines) > 1:
            del lines[one]
        elif kind == "double":
            lines.insert(one, lines[one])
        elif kind == "exchange":
            lines[one], lines[other] = lines[other], lines[one]
        elif kind == "copy":
            lines[one] = lines[other]
        elif kind == "cut":
            lines[one] = lines[one][: draw(st.integers(0, 12))]
        elif kind == "truncate":
            del lines[one + 1 :]
    return "".join(f"{line}\n" for line in lines)


@given(mutated() | near(st.just(WHOLE)) | hostile())
def test_any_text_is_a_match_or_refused(text: str) -> None:
    match = attempt(lambda: read_record(text))
    if isinstance(match, SixteenError):
        assert isinstance(match, RecordError)
        assert 1 <= match.line <= text.count("\n") + 2
        check_sentence(match.sentence)
    else:
        once = write_record(match)
        assert inside(read_record(once)) == inside(match)
        assert write_record(read_record(once)) == once


@given(st.randoms(use_true_random=False))
def test_moves_of_another_deal_are_refused(rng: Random) -> None:
    """A record with one tile of a rack exchanged for one that was put away."""
    racks = DEAL_1.split(" ")[2]
    held = racks.replace("/", ".").split(".")
    away = [f"{colour}{rank}" for colour in "ROGBK" for rank in range(2, 16)]
    new = rng.choice([tile for tile in away if tile not in held])
    old = rng.choice(["O5", "O9", "B2", "B5", "G14", "G16x", "O13", "R15", "R16x", "T", "R4"])
    swapped = [new if tile == old else tile for tile in racks.replace("/", "./.").split(".")]
    cheat = WHOLE.replace(racks, ".".join(swapped).replace("./.", "/"))
    assert refused(cheat).line in range(10, 16)
