"""Sixteen Plus on the built page: everything that cannot be done says why not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.plus_table import THEIRS, in_hand, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.plus_person import PlusPerson


def test_in_a_bin_tiles_go_to_its_row_alone(at: Callable[..., PlusPerson]) -> None:
    board = "-.-.-.-,-.B6.G9.G11,-.-.-.-,-.-.-.G15"
    person = at(f"{board}/{THEIRS}_R9.R2.G5.K9_B4:1:2_T_0_0")
    person.says("You drew blue 4. Put it in row 1, or drop it.")
    person.tap(person.cell("a2"))
    person.says("In a trash bin for row 1, blue 4 cannot go on a2.")
    person.tap(person.pile("Red 9"))
    person.says("Blue 4 is in hand and must be settled first.")
    person.put("b1")
    person.says("Row 1: 2 tiles are to be drawn.")
    person.draw()
    expect(person.sentence).to_contain_text(re.compile("drew|out of"))
    if person.sentence.filter(has_text="out of").is_visible():
        person.draw()
    person.tap(person.cell("b1"))
    person.says("In a trash bin nothing is exchanged, and blue 4 is on b1.")


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ("a1", "Green 13 on a1 breaks the rise of its row: green 5 is on c1."),
        ("d1", "Green 13 on d1 breaks the rise of its column: green 11 is on d2."),
    ],
)
def test_a_cell_that_is_not_lit_names_the_clash(
    at: Callable[..., PlusPerson], cell: str, sentence: str
) -> None:
    person = at(in_hand("G13"))
    expect(person.cell(cell)).to_have_attribute("aria-disabled", "true")
    person.tap(person.cell(cell))
    person.says(sentence)
    expect(person.page.get_by_role("status").filter(has_text=sentence)).to_have_count(1)


def test_everything_says_why_not(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"), "Person")
    person.tap(person.cell("a1"))
    person.says("There is no tile in hand: draw one, or take one from the discards.")
    person.tap(person.pile("Black 3"))
    person.says(re.compile("Black 3 of the discards"))
    person.tap(person.button("Choose a cell"))
    person.says("Choose a cell of your board first: one of those that are lit.")
    person.other("Otto").click()
    person.tap(person.cell("d4"))
    person.says("That board is another player's: tap your own to see it again.")
    person.other("Mina").click()
    person.cell("b1").click()
    person.cell("b1").click()
    person.says(re.compile("^Otto, it is your turn"))


def test_with_a_tile_in_hand_nothing_else_can_be_had(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"))
    person.tap(person.page.get_by_role("button", name=re.compile("^Pouch")))
    person.says("Green 13 is in hand and must be settled first.")
    person.tap(person.pile("Red 9"))
    person.says("Green 13 is in hand and must be settled first.")


def test_scissors_say_why_not(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("S"))
    person.tap(person.cell("a1"))
    person.says("There is no tile on a1 of that board to cut.")
    person.tap(person.button("Choose a tile to cut"))
    person.says("Choose the tile to cut first: one of those that are lit.")
    person.other("Mina").click()
    person.tap(person.cell("a1"))
    person.says("Scissors cut on another player's board, never on your own.")


def test_only_the_last_discard_may_be_taken_by_that_rule(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"), Discards="Only the one dropped last")
    expect(person.pile("Black 3")).to_have_attribute("aria-disabled", "true")
    person.tap(person.pile("Black 3"))
    person.says("Only black 13, the tile dropped last, can be taken, not black 3.")
    person.pile("Black 13").click()
    person.put("d3")
    told(person, "Mina: takes black 13 for d3")
