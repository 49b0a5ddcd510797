"""Records of Sixteen Plus: the draws stand in them."""

from random import Random

import pytest

from sixteen.box import game_named
from sixteen.errors import RecordError
from sixteen.games.plus import DRAW, deal
from sixteen.match import Match, Player
from sixteen.notation.plus import format_move, format_position, parse_move
from sixteen.record import read_record, write_record
from tests.helpers.plus_table import EMPTY, rules

HEAD = """sixteen record 1
game plus
edition 2026
set discards=top
player 0 person Mina
player 1 easy Otto
"""
DEAL = f"deal {EMPTY}/{EMPTY} - - - 1 0\n"
START = f"{HEAD}round 1\n{DEAL}"
PLAYED = "1 draw=B4\n1 B4@b1\n0 draw=T\n0 drop\n1 take=B4@a1\n"


def match(seed: str, seats: int = 3) -> Match:
    """A whole game by chance."""
    rng = Random(seed)
    played = Match(rules(), tuple(Player(name) for name in "ABCD"[:seats]))
    played.start_round(deal(rules(), seats, rng))
    while not played.outcome:
        moves = played.state.legal_moves()
        played.play(played.state.resolve(moves[int(rng.random() * len(moves))], rng))
    return played


def test_a_record_is_written_as_it_was_read() -> None:
    text = f"{START}1 draw=B4\n1 B4@b1\n0 draw=T\n0 drop\n1 draw=B5\n1 drop\n0 take=B5@a1\n"
    again = read_record(text)
    assert write_record(again) == text
    assert again.state.turn == 1
    assert again.outcome is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_read_back_at_every_seventh_step(seats: int) -> None:
    whole = match(f"{seats} seats", seats)
    text = write_record(whole)
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("deal ")) + 1
    state = whole.rounds[0].start.copy()
    for number, move in enumerate(whole.state.history):
        if number % 7 == 0:
            again = read_record("".join(lines[: first + number]))
            assert format_position(again.state) == format_position(state)
        state.play(move)
    again = read_record(text)
    assert again.outcome == whole.outcome
    assert again.state.history == whole.state.history
    assert DRAW not in again.state.history


def test_a_record_ends_with_the_empty_cells_and_who_won() -> None:
    whole = match("end")
    outcome = whole.state.outcome
    assert outcome is not None
    assert write_record(whole).splitlines()[-2:] == [
        "penalties " + " ".join(map(str, outcome.penalties)),
        f"winners {outcome.seat}",
    ]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (f"{START}1 draw\n", 9, "Which tile came out of the pouch must be said with the draw."),
        (f"{START}1 draw=B4\n1 draw=B5\n", 10, "Blue 4 is in hand and must be settled first."),
        (f"{START}0 draw=B4\n", 9, "expected a move of seat 1, got '0 draw=B4'."),
        (f"{START}1 drop\n", 9, "There is no tile in hand: draw one, or take one"),
        (f"{START}1 draw=B4\n1 B4@b1\n0 draw=B4\n", 11, "Blue 4 is not in the pouch"),
        (f"{START}1 B4\n", 9, "expected @ and a cell at character 3, got the end."),
        (f"{HEAD}round 1\ndeal {EMPTY} - - - 0 0\n", 8, "a game has 2, 3 or 4 boards, not 1."),
        (f"{HEAD}round 1\ndeal {EMPTY}/{EMPTY}/{EMPTY} - - - 0 0\n", 8, "one seat for each player"),
        (
            f"{HEAD}round 1\n{DEAL.replace('- - -', 'B4 - -')}",
            8,
            "a round begins with empty boards and all tiles in the pouch.",
        ),
        (f"{HEAD.replace('top', 'bottom')}", 4, "discards can be any or top, not 'bottom'."),
        (f"{HEAD.replace('discards=top', 'passing=free')}", 4, "the options are ascending, "),
    ],
)
def test_a_damaged_or_cheating_record_fails_at_its_first_bad_line(
    text: str, line: int, sentence: str
) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.line == line
    assert sentence in refused.value.sentence


def test_option_top_holds_in_a_record() -> None:
    dropped = "1 draw=B4\n1 drop\n0 draw=B5\n0 drop\n"
    with pytest.raises(RecordError, match="line 13: Only Blue 5"):
        read_record(f"{START}{dropped}1 take=B4@a1\n")
    assert read_record(f"{START}{dropped}1 take=B5@a1\n").state.turn == 0


def test_the_box_has_the_game() -> None:
    game = game_named("plus")
    assert game.name == "plus"
    assert game.parse_move is parse_move
    assert game.format_move is format_move
