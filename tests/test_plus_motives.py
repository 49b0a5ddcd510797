"""Why a move of Sixteen Plus is good, in words."""

import pytest

from sixteen.bots.motives import SENTENCES
from sixteen.bots.plus.motives import motives
from sixteen.games.plus import DRAW, Move, Round
from sixteen.notation.plus import parse_move
from tests.helpers.plus_table import EMPTY, FULL, at, board, table

ALMOST = FULL.replace("B7", "-")
OPEN = board(a1="O1", d4="O16x")
THIRD = board(a1="G1", c1="K3")


def said(state: Round, move: Move) -> list[str]:
    found = motives(state, move)
    assert all(motive.code in SENTENCES for motive in found)
    assert all("{" not in motive.sentence for motive in found)
    return [motive.sentence for motive in found]


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (at(EMPTY, EMPTY), "draw", "There is nothing else to do."),
        (at(EMPTY, discards="R9"), "draw", "A draw promises more than any of the discards."),
        (at(ALMOST, hand="K9"), "K9@d4", "It fills the board."),
        (at(OPEN, hand="K9"), "K9@c2", "Every empty cell can still be filled; hardest is"),
        (at(board(a1="R9"), hand="K1"), "K1@a1", "More tiles to come fit"),
        (at(OPEN, hand="K15"), "K15@b1", "One more cell is filled."),
        (at(OPEN, hand="K15"), "K15@b1", "Nothing to come fits c1 then, until another tile"),
        (at(OPEN, ALMOST, hand="K9"), "K9@c2", "Among the discards it would help another board."),
        (at(OPEN, hand="K9"), "drop", "Anywhere on the board it would stand in the way."),
        (at(OPEN, hand="K9"), "drop", "No board that is nearly full has a place for it."),
        (at(OPEN, hand="T"), "drop", "There is nothing worth using it on."),
        (at(EMPTY, ALMOST, OPEN, hand="S"), "S@1:a1", "No other board is fuller."),
        (at(EMPTY, OPEN, hand="S"), "S@1:a1", "That cell is hard to fill again"),
        (
            at(board(a4="R4", b4="R16x", a1="B2"), hand="T"),
            "T@4",
            "As the row stands, hardly anything can go on c4.",
        ),
        (at(OPEN, hand="T"), "T@1", "New tiles promise more than the row as it stands."),
    ],
)
def test_motives(position: str, move: str, sentence: str) -> None:
    sentences = said(table(position), parse_move(move))
    assert any(each.startswith(sentence) for each in sentences), sentences


def test_what_fits_nowhere_can_only_be_dropped() -> None:
    own = FULL.replace("R1.R2.R3.R4", "-.-.-.-")
    state = table(at(own, discards="R1.R2.R3.R4", hand="K9:1:3", gone="T"))
    assert said(state, parse_move("drop")) == ["The tile fits nowhere."]


def test_every_move_has_a_reason() -> None:
    for hand in ("K9", "S", "T", "-"):
        state = table(at(OPEN, ALMOST, THIRD, discards="G9.K5", hand=hand))
        assert all(said(state, move) for move in state.legal_moves())
    assert DRAW in state.legal_moves()
