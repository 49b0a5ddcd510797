"""Whole matches on the built page: by tap, by keyboard, by two people at one screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.conftest import START_TIMEOUT
from e2e.person import INSTANT, TURN, Person, Typist

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

ROUNDS = 12
MARKUP = "<b>Ada</b>&amp;"
AROUND = """() => [...document.querySelectorAll("meta[name=theme-color]")]
  .filter((one) => matchMedia(one.media).matches).map((one) => one.content)"""
"""The colour of what the browser draws around the page."""


@pytest.fixture
def table(page: Page, open_page: Callable[..., Page]) -> Callable[..., Page]:
    """Open the page with bots that do not wait."""

    def open_it(address: str = "./") -> Page:
        page.add_init_script(INSTANT)
        return open_page(address)

    return open_it


def finish_match(person: Person) -> int:
    """Play rounds until somebody has won; how many there were."""
    for number in range(1, ROUNDS + 1):
        person.play_round()
        expect(person.page.get_by_role("list", name="What is left over")).to_be_visible()
        if not person.button("Next round").count():
            return number
        go_on(person)
    raise AssertionError("the match never ends")


def go_on(person: Person) -> None:
    if isinstance(person, Typist):
        person.tab_to(person.button("Next round"))
        person.press("Enter")
    else:
        person.button("Next round").click()


def test_a_whole_match_against_three_bots_by_tap(table: Callable[..., Page]) -> None:
    person = Person(table("./#seed=tap"))
    person.start()
    finish_match(person)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    winner = person.page.get_by_role("listitem").filter(has_text="winner")
    expect(winner).to_have_count(1)
    person.button("Play again").click()
    expect(person.rack).to_be_visible()


def test_a_whole_match_by_keyboard_alone(table: Callable[..., Page]) -> None:
    person = Typist(table("./#seed=keys"))
    person.start()
    expect(person.rack.locator(":focus")).to_have_count(1)
    finish_match(person)
    expect(person.here()).to_have_text(re.compile("win"))


def test_a_match_of_several_rounds_keeps_its_score(table: Callable[..., Page]) -> None:
    person = Person(table("./#seed=long&position=R1.R16x/O1/G1/B1/K1_R8/R9_0_0"))
    person.seats("Person", "Easy bot")
    person.page.get_by_text("House rules").click()
    person.page.get_by_label("Length of the match").select_option("To a number of points")
    person.page.get_by_label("Points that end the match").fill("400")
    person.start()
    person.play_round()
    expect(person.over).to_have_text("Round 1 is over")
    person.button("Next round").click()
    expect(person.page.get_by_text("Round 2 · to 400")).to_be_visible()
    seats = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("8 points")
    expect(seats.nth(1)).to_contain_text("9 points")
    person.page.get_by_role("link", name="Log").click()
    expect(person.panel.get_by_text("Round 2", exact=True)).to_be_visible()


def test_two_people_share_the_screen_and_never_a_rack(table: Callable[..., Page]) -> None:
    racks = "R8.R10.O3.G7.B5.B16o.K9/R12.O6.O7.G4.G11.B13.K5.S"
    person = Person(table(f"./#seed=two&position=R1.R5/O1/G1.G2/B1/K1_{racks}_0_0"))
    person.seats("Person", "Person", names=("Ada", "Mina"))
    person.edition("Classic")
    person.start()
    seen: dict[str, set[str]] = {}
    for _turn in range(200):
        if person.over.is_visible():
            break
        ready = person.button(re.compile("^I am "))
        expect(ready.or_(person.over)).to_be_visible()
        if person.over.is_visible():
            break
        assert not person.page.locator("[data-value]").count()
        name = (ready.text_content() or "").split("I am ")[1].split(":")[0]
        person.open_curtain(name)
        expect(person.sentence).to_contain_text(f"{name}, it is your turn.")
        rack = set(person.tiles.evaluate_all("all => all.map(one => one.ariaLabel)"))
        other = next((tiles for who, tiles in seen.items() if who != name), set())
        assert not (rack - {"Scissors"}) & other
        seen[name] = rack
        person.play_something()
    expect(person.over).to_be_visible()
    assert set(seen) == {"Ada", "Mina"}


def test_names_are_text_and_never_markup(table: Callable[..., Page]) -> None:
    person = Person(table("./#seed=names"))
    person.seats("Person", "Easy bot", names=(MARKUP, "Tom\u202e\u0007  & <i>Jerry"))
    person.start()
    seats = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text(MARKUP)
    expect(seats.nth(1)).to_contain_text("Tom & <i>Jerry")
    while person.my_turn():
        person.button("Pass").click()
    expect(person.page.get_by_role("list", name="What is left over")).to_contain_text(MARKUP)
    person.page.get_by_role("link", name="Log").click()
    expect(person.panel).to_contain_text(f"{MARKUP}: pass")
    assert not person.page.locator("main b, dialog b").get_by_text("Ada", exact=True).count()


def test_what_was_chosen_last_time_is_there_again(table: Callable[..., Page]) -> None:
    person = Person(table())
    person.seats("Person", "Easy bot", names=("Ada",))
    person.start()
    person.page.reload()
    expect(person.page.get_by_label("Name of player 1")).to_have_value("Ada")
    expect(person.page.get_by_label("Who plays at seat 2")).to_have_value("easy")


def test_start_while_loading_is_remembered(page: Page) -> None:
    page.add_init_script(INSTANT)
    page.goto("./", wait_until="commit")
    person = Person(page)
    person.seats("Person", "Easy bot", names=("Early",))
    person.start()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Early", timeout=90_000)


def test_back_asks_before_it_leaves_a_match(table: Callable[..., Page]) -> None:
    person = Person(table("./#seed=back"))
    person.start()
    expect(person.rack).to_be_visible()
    person.page.go_back()
    expect(person.panel).to_contain_text("Leave this match?")
    person.button("Go on playing").click()
    expect(person.panel).to_be_hidden()
    expect(person.rack).to_be_visible()
    person.page.get_by_role("link", name="Log").click()
    expect(person.panel).to_be_visible()
    person.page.go_back()
    expect(person.panel).to_be_hidden()
    person.page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Leave the match").click()
    person.panel.get_by_role("button", name="Leave the match").click()
    expect(person.button("Start")).to_be_visible()
    expect(person.rack).to_be_hidden()


def test_panels_open_close_and_keep_what_is_set(open_page: Callable[..., Page]) -> None:
    person = Person(open_page())
    person.page.get_by_role("link", name="How to play").click()
    expect(person.panel).to_contain_text("Empty your rack")
    person.page.keyboard.press("Escape")
    expect(person.panel).to_be_hidden()
    person.page.get_by_role("link", name="Settings").click()
    light, root = person.page.evaluate(AROUND), person.page.locator("html")
    person.panel.get_by_role("radio", name="Dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    dark = person.page.evaluate(AROUND)
    person.button("Close").click()
    expect(person.panel).to_be_hidden()
    person.page.reload(wait_until="domcontentloaded")
    # From the first picture on, and around the page as well.
    assert root.get_attribute("data-theme") == "dark"
    assert person.page.evaluate(AROUND) == dark != light
    assert len(light) == len(dark) == 1
    person.page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-state", "ready", timeout=START_TIMEOUT)
    person.page.get_by_role("link", name="Settings").click()
    person.panel.get_by_role("radio", name="Light").check()
    assert person.page.evaluate(AROUND) == light
    person.panel.get_by_role("radiogroup", name="Light or dark").get_by_label("As the").check()
    assert person.page.evaluate(AROUND) == dark


def test_an_expert_bot_may_think_longer(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(f'localStorage.getItem("sixteen.settings") || ({INSTANT})')
    person = Person(open_page("./#seed=patience33"))
    page.get_by_role("link", name="Settings").click()
    choices = person.panel.get_by_role("radiogroup", name="How long expert bots think")
    expect(choices.get_by_role("radio", name="A second at most")).to_be_checked()
    choices.get_by_role("radio", name="Up to five seconds").check()
    person.button("Close").click()
    person.seats(
        "Person", "Easy bot", "Easy bot", "Expert bot", names=("Mina", "Owl", "Fox", "Elk")
    )
    person.start()
    person.says("Elk is thinking …")
    person.says(TURN)


def test_a_bot_plays_in_its_own_time(page: Page, open_page: Callable[..., Page]) -> None:
    person = Person(open_page("./#seed=calm"))
    person.seats("Easy bot", "Person")
    person.start()
    expect(person.sentence).to_have_text(re.compile("^Next: |Your turn"))
    expect(page.get_by_text("Your turn.").first).to_be_visible()
    assert person.my_turn()
