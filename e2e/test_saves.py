"""Nothing is lost: reload, other tabs, damage, no storage; files, the score sheet, statistics."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.person import INSTANT, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Download, Locator, Page

SHORT = "./#seed=short&position=R1.R16x/O1/G1/B1/K1_R8/R9_0_0"
"""Two seats that can only pass: 8 points against 9."""

FULL = """const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    if (name.startsWith("sixteen.match")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, name, text);
  };"""
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"


@pytest.fixture
def table(page: Page, open_page: Callable[..., Page]) -> Callable[..., Person]:
    """Open the page with bots that do not wait."""

    def open_it(address: str = "./") -> Person:
        page.add_init_script(INSTANT)
        return Person(open_page(address))

    return open_it


@pytest.fixture
def other_tab(page: Page, ready: Callable[[Locator], None]) -> Callable[[], Person]:
    """Open the page in another tab of the same browser."""

    def open_it() -> Person:
        tab = page.context.new_page()
        tab.add_init_script(INSTANT)
        tab.goto("./")
        ready(tab.locator("html"))
        return Person(tab)

    return open_it


@pytest.fixture
def reload(ready: Callable[[Locator], None]) -> Callable[[Person], None]:
    """Load the page anew and wait until the game can be played."""

    def load(person: Person) -> None:
        person.page.reload()
        ready(person.page.locator("html"))

    return load


def offer(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Kept matches")


def go_on(person: Person) -> None:
    offer(person).get_by_role("button", name="Go on").click()


def rack_of(person: Person) -> list[str]:
    names: list[str] = person.tiles.evaluate_all("all => all.map(one => one.ariaLabel)")
    return names


def log_of(person: Person) -> str:
    person.page.get_by_role("link", name="Log").click()
    told = person.panel.get_by_role("list").inner_text()
    person.panel.get_by_role("button", name="Close").click()
    return told


def menu(person: Person, name: str) -> None:
    person.page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name=name).click()


def downloaded(person: Person, link: Locator) -> Download:
    with person.page.expect_download() as coming:
        link.click()
    return coming.value


def text_of(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


def test_a_match_goes_on_after_the_page_was_loaded_anew(
    table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    person = table("./#seed=again")
    expect(offer(person)).to_be_hidden()
    person.seats("Person", "Easy bot", names=("Ada",))
    person.start()
    for _turn in range(3):
        assert person.my_turn()
        person.play_something()
    assert person.my_turn()
    rack, log = rack_of(person), log_of(person)
    reload(person)
    expect(offer(person)).to_contain_text("Go on with your match?")
    expect(offer(person)).to_contain_text(re.compile("Sixteen.*Ada.*0 points.*Hazel"))
    go_on(person)
    expect(person.page.get_by_text("Your turn.").first).to_be_visible()
    assert rack_of(person) == rack
    assert log_of(person) == log
    stored = person.page.evaluate("Object.entries(localStorage).join()")
    assert "Ada" not in re.sub(r"sixteen\.setup,[^}]*}", "", stored)
    person.play_something()
    assert person.my_turn()


def test_ones_own_order_is_there_again(
    table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    person = table("./#seed=again")
    person.seats("Person", "Easy bot")
    person.start()
    assert person.my_turn()
    sorted_by_colour = rack_of(person)
    person.tiles.nth(0).focus()
    for _place in range(3):
        person.page.keyboard.press("Shift+ArrowRight")
    moved = rack_of(person)
    assert moved == [*sorted_by_colour[1:4], sorted_by_colour[0], *sorted_by_colour[4:]]
    reload(person)
    go_on(person)
    assert person.my_turn()
    assert rack_of(person) == moved


def test_a_tile_in_hand_is_there_again(
    table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    person = table("./#game=plus&seed=hand")
    person.seats("Person", "Easy bot")
    person.start()
    person.says(re.compile("Your turn"))
    person.button("Draw a tile").click()
    person.says(re.compile("^You drew"))
    sentence = person.sentence.inner_text()
    reload(person)
    expect(offer(person)).to_contain_text(re.compile("Sixteen Plus.*0 of 16"))
    go_on(person)
    person.says(sentence)


def test_between_two_people_nobody_sees_a_rack_after_a_reload(
    table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    person = table("./#seed=two")
    person.seats("Person", "Person", names=("Ada", "Mina"))
    person.start()
    ready = person.button(re.compile("^I am "))
    name = ready.inner_text().removeprefix("I am ").split(":")[0]
    person.open_curtain(name)
    expect(person.rack).to_be_visible()
    reload(person)
    go_on(person)
    expect(ready).to_be_visible()
    assert not person.page.locator("[data-value^=R], .rack").count()
    person.open_curtain(name)
    expect(person.rack).to_be_visible()


def test_a_second_tab_looks_on_and_takes_over_when_asked(
    table: Callable[..., Person], other_tab: Callable[[], Person]
) -> None:
    first = table("./#seed=tabs")
    first.seats("Person", "Easy bot")
    first.start()
    assert first.my_turn()
    second = other_tab()
    go_on(second)
    expect(second.panel).to_contain_text("being played in another tab")
    second.panel.get_by_role("button", name="Look on").click()
    told = second.page.get_by_role("complementary", name="Your match")
    expect(told).to_contain_text("Here you are looking on.")
    assert not second.tiles.count()
    first.play_something()
    assert first.my_turn()
    log = second.page.get_by_role("region", name="Log")
    moves = first.page.get_by_role("region", name="Log").get_by_role("listitem").count()
    expect(log.get_by_role("listitem")).to_have_count(moves)
    told.get_by_role("button", name="Go on here").click()
    assert second.my_turn()
    robbed = first.page.get_by_role("complementary", name="Your match")
    expect(robbed).to_contain_text("played in another tab")
    assert not first.tiles.count()
    second.play_something()
    assert second.my_turn()
    robbed.get_by_role("button", name="Go on here").click()
    assert first.my_turn()
    assert log_of(first).count(":") == log_of(second).count(":") > moves


def test_without_locks_a_second_tab_takes_over_and_the_first_is_told(
    page: Page, table: Callable[..., Person], other_tab: Callable[[], Person]
) -> None:
    page.context.add_init_script(NO_LOCKS)
    first = table("./#seed=tabs")
    first.seats("Person", "Easy bot")
    first.start()
    assert first.my_turn()
    second = other_tab()
    go_on(second)
    assert second.my_turn()
    told = first.page.get_by_role("complementary", name="Your match")
    expect(told).to_contain_text("Here you are looking on.")
    second.page.get_by_role("link", name="Menu").click()
    second.panel.get_by_role("link", name="Leave the match").click()
    second.panel.get_by_role("button", name="Leave the match").click()
    expect(first.button("Start")).to_be_visible()
    expect(told).to_be_hidden()


def test_where_nothing_can_be_kept_it_is_told_once(
    page: Page, table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    page.add_init_script(FULL)
    person = table("./#seed=full")
    person.seats("Person", "Easy bot")
    person.start()
    told = page.get_by_role("complementary", name="Your match")
    expect(told).to_contain_text("it lasts as long as this page is open")
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    for _turn in range(2):
        assert person.my_turn()
        person.play_something()
    assert person.my_turn()
    expect(told).to_be_hidden()
    menu(person, "Leave the match")
    expect(person.panel).to_contain_text("lost")
    expect(person.button("Keep it for later")).to_be_hidden()
    reload(person)
    expect(offer(person)).to_be_hidden()


def test_what_cannot_be_read_is_set_aside(table: Callable[..., Person], page: Page) -> None:
    page.add_init_script(
        """if (!localStorage.length) {
             localStorage.setItem("sixteen.match.x", "1 a 5 ????");
             localStorage.setItem("sixteen.statistics", "{");
             localStorage.setItem("match.y", "somebody else's");
           }"""
    )
    person = table()
    expect(offer(person)).to_contain_text("cannot be read. It is set aside")
    person.seats("Person", "Easy bot")
    person.start()
    assert person.my_turn()
    menu(person, "Leave the match")
    person.button("Keep it for later").click()
    expect(offer(person)).to_contain_text("Go on with your match?")
    offer(person).get_by_role("link", name="All 2 kept matches").click()
    bad = person.panel.get_by_role("listitem").filter(has_text="cannot be read")
    download = downloaded(person, bad.get_by_role("button", name="Save as a file"))
    assert text_of(download) == "????"
    bad.get_by_role("button", name="Remove").click()
    person.button("Remove it").click()
    expect(bad).to_be_hidden()
    expect(person.panel.get_by_role("button", name="Go on")).to_be_visible()
    person.button("Close").click()
    page.get_by_role("link", name="Statistics").click()
    expect(person.panel).to_contain_text("cannot be read. It is set aside")
    aside = person.panel.get_by_role("button", name="Save what could not be read")
    assert text_of(downloaded(person, aside)) == "{"
    assert page.evaluate("localStorage.getItem('match.y')") == "somebody else's"
    assert page.evaluate("localStorage.getItem('sixteen.match.x')") is None
    person.button("Close").click()
    page.get_by_role("radio", name=re.compile("^Sixteen Plus")).check()
    person.start()
    person.says(re.compile("Your turn"))
    menu(person, "Matches and files")
    person.panel.get_by_role("button", name="Go on").click()
    assert person.my_turn()
    expect(person.rack.locator(":focus")).to_have_count(1)


def test_a_match_leaves_and_comes_back_as_a_file(
    table: Callable[..., Person], tmp_path: Path
) -> None:
    person = table("./#seed=file")
    person.seats("Person", "Easy bot", names=("Ada & <b>",))
    person.start()
    assert person.my_turn()
    person.play_something()
    assert person.my_turn()
    rack = rack_of(person)
    menu(person, "Matches and files")
    expect(person.panel).to_contain_text("holds every rack")
    download = downloaded(person, person.panel.get_by_role("button", name="Save as a file"))
    assert re.fullmatch(r"sixteen-\d{4}-\d\d-\d\d\.txt", download.suggested_filename)
    text = text_of(download)
    assert "# This match is not over: here is every rack of it.\n" in text
    person.button("Close").click()
    menu(person, "Leave the match")
    person.panel.get_by_role("button", name="Leave the match").click()
    expect(offer(person)).to_be_hidden()

    person.page.get_by_role("link", name="Matches").click()
    field = person.panel.get_by_label("Open a match from a file")
    problem = person.panel.get_by_role("alert")
    file = tmp_path / "match.txt"
    for bad, why in (
        (text.replace("round 1", "round 7"), "cannot be opened: line 7: "),
        ("\0<script>" * 99, "line 1: "),
        (text.replace("easy", "sleepy"), "the bots are "),
        ("# \n" * 99_999, "too large"),
    ):
        file.write_text(bad, encoding="utf-8")
        field.set_input_files(file)
        expect(problem).to_contain_text(why)
    expect(person.panel).to_contain_text("There are none.")
    assert not person.page.evaluate("Object.keys(localStorage).join().includes('match.')")
    file.write_text(text.replace("\n", "\r\n"), encoding="utf-8-sig", newline="")
    field.set_input_files(file)
    assert person.my_turn()
    assert rack_of(person) == rack
    seats = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ada & <b>")


def test_the_score_sheet_and_the_statistics(
    table: Callable[..., Person], reload: Callable[[Person], None]
) -> None:
    person = table(SHORT)
    person.seats("Person", "Easy bot", names=("<i>Ada",))
    person.page.get_by_text("House rules").click()
    person.page.get_by_label("Length of the match").select_option("To a number of points")
    person.page.get_by_label("Points that end the match").fill("9")
    person.start()
    person.play_round()
    expect(person.over).to_have_text("You win!")
    menu(person, "Score sheet")
    rows = person.panel.get_by_role("row")
    expect(rows).to_have_text([re.compile("<i>Ada.*Hazel"), "Round 189", "Total89"])
    person.panel.get_by_role("button", name="Close").click()
    reload(person)
    expect(offer(person)).to_contain_text("Your last match is over")
    offer(person).get_by_role("button", name="Look at it").click()
    expect(person.over).to_have_text("You win!")
    menu(person, "Statistics")
    expect(rows).to_have_text([re.compile("Name"), "<i>Ada118.08"])
    person.page.evaluate("language.use('de')")
    expect(rows).to_have_text([re.compile("Name"), "<i>Ada118,08"])
    person.page.evaluate("language.use('en')")
    expect(rows).to_have_text([re.compile("Name"), "<i>Ada118.08"])
    file = downloaded(person, person.panel.get_by_role("button", name="Save as a file"))
    assert '"wins": 1' in text_of(file)
    person.button("Clear").click()
    person.button("Clear them").click()
    expect(person.panel).to_contain_text("No match has been finished yet.")
    person.panel.get_by_role("button", name="Close").click()
    person.button("Play again").click()
    assert person.my_turn()
    menu(person, "Score sheet")
    expect(person.panel).to_contain_text("No round is over yet.")
