"""Sixteen Plus on a tablet: dragged tiles, being asked before a turn is played, hints."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.conftest import SIZES
from e2e.fingers import centre, drag_by_finger
from e2e.plus_table import in_hand, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from e2e.plus_person import PlusPerson

BY_HAND = [
    pytest.param(name, marks=pytest.mark.browser_context_args.with_args(**SIZES[name]))
    for name in ("phone", "tablet")
]


@pytest.mark.parametrize("_screen", BY_HAND)
def test_tiles_are_dragged_by_finger(at: Callable[..., PlusPerson], _screen: str) -> None:
    person = at(in_hand("G13"), "Person")
    page = person.page
    drag_by_finger(page, person.hand("Green 13"), centre(person.sentence))
    expect(person.hand("Green 13")).to_be_visible()
    drag_by_finger(page, person.hand("Green 13"), centre(person.cell("a1")))
    person.says("Green 13 on a1 breaks the rise of its row: green 5 is on c1.")
    expect(person.hand("Green 13")).to_be_visible()
    drag_by_finger(page, person.hand("Green 13"), centre(person.cell("d3")))
    expect(person.board).to_have_accessible_name("Board of Otto")
    drag_by_finger(page, person.pile("Black 13"), centre(person.cell("d3")))
    expect(person.board).to_have_accessible_name("Board of Mina")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    told(person, "Mina: green 13 on d3", "Otto: takes black 13 for d3")


def test_a_tile_is_dragged_out_of_the_pouch(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"), "Person")
    pouch = person.page.get_by_role("button", name=re.compile("^Pouch"))
    pouch.drag_to(person.discards)
    expect(person.board).to_have_accessible_name("Board of Otto")
    told(person, re.compile("^Mina: draws "), re.compile("^Mina: (drops|declines) "))


def test_scissors_are_dragged_to_another_board(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("S"), "Person")
    person.hand("Scissors").drag_to(person.cell("c1"))
    told(person, "Mina: scissors, Otto loses red 6 on c1")


def test_one_is_asked_before_a_turn_is_played(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"), "Person")
    page = person.page
    page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Settings").click()
    asked = page.get_by_role("radiogroup", name="Ask before a turn is played")
    asked.get_by_role("radio", name="On").check()
    person.button("Close").click()
    person.hand("Green 13").drag_to(person.cell("d3"))
    person.says("Green 13 goes on d3. The green button plays it.")
    person.button("Cancel").click()
    person.button("Drop green 13").click()
    person.says("Really let green 13 go? The green button does it.")
    person.button("Drop green 13").click()
    told(person, "Mina: drops green 13")
    person.says(re.compile("^Otto, it is your turn"))


def test_a_hint_gives_its_reason(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"))
    person.button("Hint").click()
    person.says(re.compile(r"^Hint: .+\. .+\."))
    person.button(re.compile("^(Put|Swap|Drop) green 1[35]")).last.click()
    told(person, re.compile("^Mina: .*green 13"))


def test_among_several_a_move_is_taken_back_until_the_next_one_draws(
    at: Callable[..., PlusPerson],
) -> None:
    person = at(in_hand("G13"), "Person")
    person.hand("Green 13").drag_to(person.cell("d3"))
    person.says(re.compile("^Otto, it is your turn"))
    person.button("Undo").click()
    expect(person.board).to_have_accessible_name("Board of Mina")
    expect(person.hand("Green 13")).to_be_visible()
    person.drop()
    person.says(re.compile("^Otto, it is your turn"))
    person.draw()
    person.says(re.compile("^Otto drew"))
    expect(person.button("Undo")).to_be_disabled()
