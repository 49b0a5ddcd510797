"""Single moves by hand: each special tile, each reason why not, each way to lay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.person import INSTANT, Person, Typist

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

RACK = "R8.R10.R11.R12.O3.O16o.S.T.G3.G4.B4.K15.K16x"
POSITION = f"R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1_{RACK}/R2.K9_0_0"
CLOSED = "-/O1/G1/B1/K1_R8.O3.S/R2.K9_0_0"


@pytest.fixture
def at(page: Page, open_page: Callable[..., Page]) -> Callable[..., Person]:
    """Open a position as a person against a bot."""

    def open_it(position: str = POSITION, edition: str = "2026", keys: bool = False) -> Person:
        page.add_init_script(INSTANT)
        person = (Typist if keys else Person)(open_page(f"./#position={position}"))
        person.seats("Person", "Easy bot")
        person.edition(edition)
        Person.start(person)
        return person

    return open_it


def first_in_log(person: Person) -> str:
    return person.page.get_by_role("region", name="Log").get_by_role("listitem").first.inner_text()


def laid(person: Person, what: str) -> None:
    """See that the first move in the log is this one."""
    person.page.set_viewport_size({"width": 1440, "height": 900})
    log = person.page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log.first).to_have_text(f"You: {what}")


def test_a_tile_goes_to_the_row_that_lights_up(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Red 10").click()
    expect(person.tile("Red 10")).to_have_attribute("aria-pressed", "true")
    expect(person.lit()).to_have_count(1)
    person.row("Red").click()
    laid(person, "red 10")
    expect(person.tile("Red 10")).to_have_count(0)


def test_a_straight_is_laid_by_the_green_button(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Red 10").click()
    person.tile("Red 12").click()
    person.says("Red 10–12 goes behind the 9.")
    person.button("Lay red 10–12").click()
    laid(person, "red 10–12")


def test_a_chosen_tile_is_given_back(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Red 10").click()
    person.tile("Red 10").click()
    expect(person.lit()).to_have_count(0)
    person.tile("Red 10").click()
    person.button("Cancel").click()
    expect(person.lit()).to_have_count(0)
    person.says("Your turn.")


def test_end_locks_a_row_and_restart_opens_one(at: Callable[..., Person]) -> None:
    person = at()
    expect(person.row("Blue")).to_have_accessible_name(re.compile("Locked until scissors or bin"))
    expect(person.row("Green")).to_have_accessible_name(re.compile("Open again from 0"))
    person.tile("Green 3").click()
    person.tile("Green 4").click()
    person.row("Green").click()
    laid(person, "green 3–4")


def test_a_sixteen_follows_a_fifteen(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Black 15").click()
    person.tile("Black 16 END").click()
    person.button("Lay black 15–16 END").click()
    laid(person, "black 15–16 END")


def test_scissors_cut_and_lay(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Scissors").click()
    person.says("Scissors: which row loses its last tile?")
    expect(person.lit()).to_have_count(3)
    person.row("Red").click()
    expect(person.button("Cut red 9")).to_be_visible()
    person.tile("Red 8").click()
    person.button("Cut 9, lay 8").click()
    laid(person, "scissors on red, then red 8")
    out = person.page.get_by_role("list", name="Taken away")
    expect(out.get_by_role("img", name="Red 9")).to_be_visible()
    expect(out.get_by_role("img", name="Scissors")).to_be_visible()


def test_scissors_cut_and_no_more(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Scissors").click()
    person.row("Blue").click()
    person.button("Cut blue 16 END").click()
    laid(person, "scissors on blue")


def test_the_bin_takes_the_whole_row(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Trash bin").click()
    person.row("Red").click()
    expect(person.button("More")).to_be_hidden()
    person.button("Take 2 tiles").click()
    laid(person, "trash bin on red, 2 tiles")


def test_the_bin_of_the_classic_edition_takes_as_many_as_wanted(
    at: Callable[..., Person],
) -> None:
    person = at(edition="Classic")
    person.tile("Trash bin").click()
    person.row("Red").click()
    person.button("More").click()
    person.says(re.compile("Only 2 can be taken away behind the 1 of the red row."))
    person.button("Fewer").click()
    person.tile("Red 8").click()
    person.button("Take 1, lay 8").click()
    laid(person, "trash bin on red, 1 tile, then red 8")


def test_steps_are_taken_back_one_by_one(at: Callable[..., Person]) -> None:
    person = at()
    person.tile("Scissors").click()
    person.row("Red").click()
    person.tile("Red 8").click()
    person.button("Cancel").click()
    expect(person.button("Cut red 9")).to_be_visible()
    person.button("Cancel").click()
    person.says("Scissors: which row loses its last tile?")
    person.button("Cancel").click()
    person.says("Your turn.")


def test_the_last_tile_ends_the_round_with_every_rack_face_up(
    at: Callable[..., Person],
) -> None:
    person = at("R1/O1/G1/B1/K1_R8/R2.K9_0_0")
    person.tile("Red 8").click()
    person.row("Red").click()
    expect(person.over).to_have_text("You win!")
    left = person.page.get_by_role("list", name="What is left over")
    expect(left.get_by_role("img", name="Black 9")).to_be_visible()
    expect(left).to_contain_text("11 points")
    expect(left).to_contain_text("No tile left")


def test_nothing_but_passing(at: Callable[..., Person]) -> None:
    person = at("R1.R16x/O1/G1/B1/K1_R8/R2.K9_0_0")
    person.says("Your turn. Nothing fits: you can only pass.")
    person.button("Pass").click()
    laid(person, "pass")


@pytest.mark.parametrize(
    ("tile", "sentence"),
    [
        ("Red 8", "Red 8 must be higher than 9, the value of its row."),
        ("Blue 4", "16 END locks the blue row until scissors or the trash bin take it away."),
    ],
)
def test_a_tile_that_cannot_be_laid_says_why(
    at: Callable[..., Person], tile: str, sentence: str
) -> None:
    person = at()
    expect(person.tile(tile)).to_have_attribute("aria-disabled", "true")
    person.tap(person.tile(tile))
    person.says(sentence)
    expect(person.page.get_by_role("status").filter(has_text=sentence)).to_have_count(1)


def test_rows_and_buttons_say_why_not(at: Callable[..., Person]) -> None:
    person = at()
    person.tap(person.row("Red"))
    person.says("Choose a tile of your rack first.")
    person.tile("Red 10").click()
    person.tap(person.row("Orange"))
    person.says("A tile goes to the row of its colour: this one to the red row.")
    person.button("Cancel").click()
    person.tile("Scissors").click()
    person.tap(person.row("Orange"))
    person.says("There is nothing behind the 1 of the orange row to take away.")
    person.tap(person.button("Choose a row"))
    person.says("Choose a row first: one of those that are lit.")
    person.row("Red").click()
    person.tap(person.tile("Orange 3"))
    person.says("After scissors or the trash bin you can lay on the red row only.")


def test_a_closed_row_says_so(at: Callable[..., Person]) -> None:
    person = at(CLOSED)
    expect(person.row("Red")).to_have_accessible_name(re.compile("Closed: its 1 is out of play"))
    person.tap(person.tile("Red 8"))
    person.says("The red row stays closed in this round: its 1 is out of play.")
    person.tap(person.tile("Scissors"))
    person.says("There is nothing to take away yet: every row has only its 1.")


def test_passing_when_stuck_only(at: Callable[..., Person]) -> None:
    person = at(edition="Classic")
    person.button("Pass").click()
    person.says("Passing is only for a player who has no move at all.")


def test_a_bot_is_not_played_for(page: Page, open_page: Callable[..., Page]) -> None:
    page.clock.install()
    person = Person(open_page(f"./#position={POSITION}"))
    person.seats("Person", "Easy bot")
    person.start()
    person.button("Pass").click()
    person.tap(person.tile("Red 10"))
    person.says("It is not your turn yet.")
    page.clock.run_for(5000)
    assert person.my_turn()


def test_scissors_by_keyboard(at: Callable[..., Person]) -> None:
    person = at(keys=True)
    assert isinstance(person, Typist)
    person.press("End")
    person.press("ArrowLeft")
    expect(person.here()).to_have_accessible_name("Scissors")
    person.press("Enter")
    person.press("r")
    expect(person.here()).to_have_accessible_name(re.compile("^Red row"))
    person.press("Enter")
    person.press("t")
    person.press("Home")
    person.press("Enter")
    person.press("l")
    laid(person, "scissors on red, then red 8")


def test_letters_for_the_bin_and_for_taking_back(at: Callable[..., Person]) -> None:
    person = at(edition="Classic", keys=True)
    assert isinstance(person, Typist)
    person.tile("Trash bin").click()
    person.row("Red").click()
    person.press("-")
    expect(person.button("Take 1 tile")).to_be_visible()
    person.press("+")
    expect(person.button("Take 2 tiles")).to_be_visible()
    person.press("Escape", 2)
    person.says("Your turn.")


def test_a_position_that_cannot_be_says_what_is_wrong(
    page: Page, open_page: Callable[..., Page]
) -> None:
    person = Person(open_page("./#position=R1/O1/G1/B1/K1_R1.R9/O3_0_0"))
    person.seats("Person", "Easy bot")
    person.start()
    expect(page.get_by_role("alert")).to_contain_text("Red 1 is in the rack of seat 0")
    expect(person.button("Start")).to_be_visible()


def test_a_fault_of_the_page_is_one_sentence_and_the_match_goes_on(
    at: Callable[..., Person], complaints: object
) -> None:
    complaints.expect("Traceback")  # type: ignore[attr-defined]
    person = at()
    broken = person.tile("Red 10")
    broken.evaluate("element => { element.dataset.value = 'nonsense'; }")
    broken.click()
    person.says("Something went wrong on this page. Your match is still here: go on playing.")
    person.tile("Red 10").click()
    person.row("Red").click()
    laid(person, "red 10")
