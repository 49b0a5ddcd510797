"""Sixteen Plus on the built page: whole games, each part of a turn, each special tile."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.person import INSTANT
from e2e.plus_person import PlusPerson, PlusTypist
from e2e.plus_table import EMPTY, MINE, THEIRS, in_hand, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SECOND_TIME = re.compile("^The pouch is empty for the second time.")
NEARLY_FULL = "R1.R2.R3.R4,O2.O4.O6.O8,G5.G7.G9.G11,B8.B10.B12.-"


def test_a_whole_game_against_a_bot_by_tap(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(INSTANT)
    person = PlusPerson(open_page("./#seed=tap"))
    person.choose_game()
    person.seats("Person", "Easy bot")
    person.start()
    person.play_game()
    boards = page.get_by_role("list", name="All boards")
    expect(boards.get_by_role("list")).to_have_count(2)
    expect(boards.get_by_text("winner")).not_to_have_count(0)
    person.button("Play again").click()
    expect(person.board).to_be_visible()
    expect(person.others.get_by_role("button")).to_have_count(1)


def test_a_whole_game_by_keyboard_alone(at: Callable[..., PlusPerson]) -> None:
    person = at(keys=True)
    expect(person.board.locator(":focus")).to_have_count(1)
    person.play_game()
    expect(person.page.locator(":focus")).to_have_text(re.compile("win"))


def test_the_game_is_chosen_first_and_brings_its_own_options(
    page: Page, open_page: Callable[..., Page]
) -> None:
    person = PlusPerson(open_page())
    expect(page.get_by_role("radiogroup", name="Edition")).to_be_visible()
    expect(page.get_by_label("Equal numbers")).to_be_hidden()
    person.choose_game()
    expect(page.get_by_role("radiogroup", name="Edition")).to_be_hidden()
    expect(page.get_by_text("House rules")).to_be_hidden()
    expect(page.get_by_label("Equal numbers")).to_be_visible()
    who = page.get_by_label("Who plays at seat 2")
    levels = ["Person", "Easy bot", "Medium bot", "Hard bot"]
    expect(who.get_by_role("option")).to_have_text(levels)
    person.seats("Person", "Hard bot")
    page.get_by_role("link", name="How to play").click()
    expect(person.panel).to_contain_text("fill your board")
    person.button("Close").click()
    person.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sixteen Plus")
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^Sixteen Plus"))).to_be_checked()


def test_the_game_can_be_chosen_while_python_loads(page: Page) -> None:
    page.add_init_script(INSTANT)
    page.goto("./", wait_until="commit")
    person = PlusPerson(page)
    person.choose_game()
    person.seats("Person", "Hard bot", names=("Early",))
    person.start()
    expect(person.board).to_be_visible(timeout=90_000)
    expect(page.get_by_role("heading", level=2, name="Early")).to_be_visible()


def test_a_tile_goes_on_a_lit_cell_by_two_taps(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"))
    person.says("You drew green 13. Put it on a cell, or drop it.")
    expect(person.cell("d3")).to_have_accessible_name("d3, empty, green 13 may go here")
    person.cell("d3").click()
    person.says("Green 13 goes on d3.")
    expect(person.cell("d3")).to_have_attribute("aria-selected", "true")
    person.cell("d3").click()
    told(person, "Mina: green 13 on d3")


def test_an_exchange_shows_what_goes_out(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"), "Person")
    person.cell("d4").click()
    person.says("Green 13 goes on d4, green 15 goes out to the discards.")
    expect(person.hand("Green 15")).to_be_visible()
    person.button("Cancel").click()
    expect(person.hand("Green 13")).to_be_visible()
    person.cell("d4").click()
    person.button("Swap green 15 for green 13").click()
    told(person, "Mina: green 13 on d4, green 15 goes out")
    expect(person.pile("Green 15")).to_be_visible()


def test_a_discard_is_taken(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"))
    person.says("Your turn. Draw a tile, or take one of the discards.")
    person.pile("Red 9").click()
    person.says("Orange 9 of the discards: on which cell?")
    person.pile("Red 9").click()
    person.says("Red 9 of the discards: on which cell?")
    person.tap(person.button("Drop"))
    person.says("Red 9 was taken from the discards, so it must go on the board.")
    person.cell("c2").click()
    person.button("Swap green 9 for red 9").click()
    told(person, "Mina: takes red 9 for c2, green 9 goes out")


def test_a_picked_discard_is_given_back(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"))
    person.pile("Black 13").click()
    expect(person.pile("Black 13")).to_have_attribute("aria-pressed", "true")
    person.cell("d3").click()
    person.button("Cancel").click()
    person.says("Black 13 of the discards: on which cell?")
    person.button("Cancel").click()
    expect(person.lit()).to_have_count(0)
    expect(person.button("Draw a tile")).to_be_visible()


def test_scissors_walk_through_board_and_tile(at: Callable[..., PlusPerson]) -> None:
    third = EMPTY.replace("-", "K6", 1)
    person = at(f"{MINE}/{THEIRS}/{third}_R9_S_-_0_0", "Easy bot", "Easy bot")
    person.says("You drew the scissors. Whose tile is cut, and which?")
    expect(person.lit()).to_have_count(0)
    person.other("Ada").click()
    expect(person.lit()).to_have_count(1)
    person.cell("a1").click()
    person.button("Cancel").click()
    expect(person.board).to_have_accessible_name("Board of Ada")
    person.other("Otto").click()
    person.cell("c1").click()
    person.button("Cut red 6").click()
    told(person, "Mina: scissors, Otto loses red 6 on c1")


def test_scissors_with_one_rival_show_their_board_at_once(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("S"))
    person.says("You drew the scissors. Which tile of Otto is cut?")
    expect(person.board).to_have_accessible_name("Board of Otto")
    expect(person.lit()).to_have_count(4)
    person.cell("d4").click()
    person.says("Otto loses green 16 END on d4.")
    person.button("Cut green 16 END").click()
    told(person, "Mina: scissors, Otto loses green 16 END on d4")
    expect(person.pile("Green 16 END")).to_be_visible()


def test_scissors_are_declined(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("S"))
    person.button("Decline").click()
    told(person, "Mina: declines the scissors")


def test_scissors_with_nothing_to_cut(at: Callable[..., PlusPerson]) -> None:
    person = at(f"{MINE}/{EMPTY}_R9_S_-_0_0")
    person.says("You drew the scissors. There is nothing to cut on any board.")
    person.button("Decline").click()
    told(person, "Mina: declines the scissors")


def test_the_bin_walks_through_row_and_draws(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("T"), "Person")
    person.says("Mina drew the trash bin. Which row of your board is thrown away?")
    person.tap(person.cell("b3"))
    person.says("There is no tile in row 3 of your board for the trash bin to take.")
    person.cell("b1").click()
    person.says("Row 1 goes, 3 tiles, and as many are drawn for it.")
    person.button("Throw row 1 away").click()
    person.says("Row 1: 3 tiles are to be drawn.")
    expect(person.page.get_by_text("3 to come")).to_be_visible()
    person.tap(person.cell("a1"))
    person.says("The trash bin is under way: first draw what is to come, 3 in all.")
    for left in (2, 1, 0):
        person.button("Draw a tile").click()
        drawn = person.sentence.filter(has_text="Mina drew")
        leaves = person.sentence.filter(has_text="out of the game")
        expect(drawn.or_(leaves)).to_be_visible()
        if leaves.is_visible():
            person.button("Draw a tile").click()
        expect(drawn).to_be_visible()
        if left:
            expect(person.page.get_by_text(f"{left} to come")).to_be_visible()
        person.button(re.compile("^Drop")).click()
    person.says(re.compile("Otto, it is your turn."))
    told(person, "Mina: trash bin, row 1 goes: red 2, green 5, black 9")


def test_equal_numbers_may_be_allowed_to_share_a_line(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("K15"), Equal_numbers="May share a row or column")
    expect(person.cell("c4")).to_have_accessible_name("c4, empty, black 15 may go here")


def test_sixteen_is_called_and_celebrated(at: Callable[..., PlusPerson]) -> None:
    person = at(f"{NEARLY_FULL}/{EMPTY}_K3_K15_-_0_0")
    person.put("d4")
    expect(person.over).to_have_text("Sixteen! You win!")
    expect(person.page.get_by_text("All 16 cells of Mina are filled.", exact=True)).to_be_visible()
    board = person.page.get_by_role("list", name="Board of Mina")
    expect(board.get_by_role("img")).to_have_count(16)
    expect(person.page.get_by_role("status")).to_contain_text("Sixteen!")


def test_two_people_change_hands_in_plain_sight(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"), "Person")
    expect(person.board).to_have_accessible_name("Board of Mina")
    person.put("d3")
    expect(person.board).to_have_accessible_name("Board of Otto")
    person.says("Otto, it is your turn. Draw a tile, or take one of the discards.")
    expect(person.other("Mina")).to_be_visible()


def test_another_board_is_brought_forward_and_put_back(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("G13"))
    person.other("Otto").click()
    person.says("This is the board of Otto.")
    expect(person.cell("d4")).to_have_accessible_name("d4, green 16 END")
    person.button("Cancel").click()
    expect(person.board).to_have_accessible_name("Board of Mina")


def test_keys_reach_all_that_a_tap_reaches(at: Callable[..., PlusPerson]) -> None:
    person = at(in_hand("-"), "Person", keys=True)
    assert isinstance(person, PlusTypist)
    expect(person.here()).to_have_accessible_name(re.compile("^a4,"))
    person.press("t")
    expect(person.here()).to_have_accessible_name("Black 3")
    person.press("ArrowRight")
    expect(person.here()).to_have_accessible_name("Orange 9, Red 9")
    person.press("Enter")
    person.press("Escape")
    person.says(re.compile("^Mina, it is your turn"))
    person.press("o")
    expect(person.here()).to_have_accessible_name(re.compile("^Board of Otto, 4 of 16 filled, c1"))
    person.press("Enter")
    person.says("This is the board of Otto.")
    person.press("Escape")
    person.press("t")
    person.press("End")
    person.press("Enter")
    person.put("d3")
    told(person, "Mina: takes black 13 for d3")


def test_the_pouch_is_refilled_once_and_then_ends_the_game(
    at: Callable[..., PlusPerson],
) -> None:
    person = at(pouch_with("K13"), "Person")
    person.draw()
    person.says(re.compile("Mina drew black 13"))
    person.drop()
    pouch = person.page.get_by_role("button", name=re.compile("^Pouch, 0 tiles"))
    expect(pouch).to_have_accessible_name(re.compile("the discards go back into it once"))
    person.draw()
    told(person, "Mina: draws black 13", "Mina: drops black 13")
    log = person.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Otto: shakes the discards back into the pouch, draws")
    expect(person.page.get_by_text("last time round")).to_be_visible()


def test_a_game_whose_pouch_is_empty_goes_to_the_fullest_board(
    at: Callable[..., PlusPerson],
) -> None:
    person = at(pouch_with("K13", refills=1))
    person.draw()
    person.drop()
    expect(person.over).to_have_text("You win!")
    expect(person.page.get_by_text(SECOND_TIME)).to_be_visible()


def pouch_with(tile: str, refills: int = 0) -> str:
    """A position in which that tile is the last one in the pouch."""
    boards = f"{MINE}/{THEIRS}"
    ranks = [*map(str, range(1, 16)), "16x", "16o"]
    tiles = [f"{colour}{rank}" for colour in "ROGBK" for rank in ranks]
    standing = re.split(r"[.,/]", boards)
    left = [each for each in tiles if each != tile and each not in standing]
    return f"{boards}_{'.'.join(left)}_-_S.S.T_0_{refills}"
