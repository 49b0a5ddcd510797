"""One tablet on the table: the curtain, going back, hints, drags, and who leaves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.conftest import SIZES
from e2e.fingers import centre, drag_by_finger
from e2e.person import INSTANT, Person, Typist

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

RACKS = "R8.R10.R11.R12.O3.G7.B5.S/R13.O6.O9.G4.G11.B13.K5"
TABLE = f"R1.R5/O1/G1.G2/B1/K1_{RACKS}_0_0"
STUCK = "R1.R9/O1/G1/B1/K1_R8/R2.O3_0_0"
NO_TILES = """() => [...document.querySelectorAll("*")].flatMap((part) => [...part.attributes])
  .map((one) => one.value).concat(document.body.innerText)
  .filter((text) => /Red (8|1[0-3])|Orange [369]|Green (7|4|11)|Blue (5|13)|Black 5/i.test(text)
    || /R(8|1[0-3])|O[369]|G(7|4|11)|B(5|13)|K5/.test(text))"""
"""Every attribute and text of the document that names a tile of a rack."""
WAKE = """
  window.asked = [];
  Object.defineProperty(navigator, "wakeLock", {value: {request: async (kind) => {
    asked.push(kind);
    return {released: false, release: async () => asked.push("released")};
  }}});
  window.AudioContext = class extends AudioContext {
    constructor(...all) { super(...all); asked.push("sound"); }
  };
"""
tablet = pytest.mark.browser_context_args.with_args(**SIZES["tablet"])


@pytest.fixture
def sit(page: Page, open_page: Callable[..., Page]) -> Callable[..., Person]:
    """Sit down at a position, with bots that do not wait."""

    def open_it(
        *levels: str,
        names: tuple[str, ...] = (),
        position: str = TABLE,
        who: type[Person] = Person,
        edition: str = "2026",
    ) -> Person:
        page.add_init_script(INSTANT)
        person = who(open_page(f"./#seed=tablet&position={position}"))
        person.seats(*levels, names=names)
        person.edition(edition)
        Person.start(person)
        return person

    return open_it


def rack(person: Person) -> list[str]:
    names: list[str] = person.tiles.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return names


def test_the_curtain_opens_on_purpose_alone(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Person", names=("Ada", "Mina"))
    page = person.page
    ada = person.button("I am Ada: show my tiles")
    expect(page.get_by_role("heading", name="Ada is next")).to_be_focused()
    expect(ada).to_be_enabled()
    assert page.evaluate(NO_TILES) == []
    page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Matches and files").click()
    expect(person.panel).to_contain_text("holds every rack")
    assert page.evaluate(NO_TILES) == []
    person.button("Close").click()
    ada.click()
    expect(person.rack).to_be_hidden()
    expect(page.get_by_role("status").first).to_have_text("Once more: show the tiles of Ada")
    person.button("Once more: show the tiles of Ada").click()
    expect(page.get_by_role("group", name="Rack of Ada, 8 tiles")).to_be_visible()

    person.tile("Red 8").click()
    person.button("Lay red 8").dblclick()
    mina = person.button("I am Mina: show my tiles")
    expect(mina).to_be_enabled()
    expect(page.get_by_role("list", name="What the others did")).to_have_text("Ada: red 8")
    told = [text for text in page.evaluate(NO_TILES) if "red 8" not in text.lower()]
    assert told == []

    page.mouse.move(*centre(mina))
    page.mouse.down()
    expect(page.get_by_role("group", name="Rack of Mina, 7 tiles")).to_be_visible()
    page.mouse.up()
    expect(person.sentence).to_have_text("Mina, it is your turn.")
    expect(page.get_by_role("status").first).to_contain_text("Mina, it is your turn.")


def test_the_curtain_opens_by_keyboard_and_the_last_move_goes_back(
    sit: Callable[..., Person],
) -> None:
    person = sit("Person", "Person", names=("Ada", "Mina"), who=Typist)
    assert isinstance(person, Typist)
    expect(person.button("I am Ada: show my tiles")).to_be_enabled()
    person.tab_to(person.button("I am Ada: show my tiles"))
    person.press("Enter", 2)
    expect(person.rack).to_be_visible()
    person.press("p")
    back = person.button("Take back the move of Ada")
    person.tab_to(back)
    person.press("Enter")
    expect(person.page.get_by_role("heading", name="Ada is next")).to_be_visible()


def test_one_hides_ones_tiles_goes_back_and_asks_for_a_hint(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Easy bot")
    page = person.page
    person.tap(person.tile("Red 12"))
    expect(page.get_by_role("status").first).to_contain_text("Red 12 goes behind the 5.")
    person.button("Hide my tiles").click()
    expect(page.get_by_role("heading", name="Your tiles are hidden")).to_be_focused()
    expect(person.button("Show my tiles")).to_be_enabled()
    assert page.evaluate(NO_TILES) == []
    person.button("Show my tiles").click()
    person.button("Once more: show my tiles").click()
    expect(person.tiles).to_have_count(8)

    person.tile("Red 8").click()
    person.row("Red").click()
    expect(person.tile("Red 8")).to_have_count(0)
    expect(person.sentence).to_have_text("Your turn.")
    person.button("Undo").click()
    expect(person.tile("Red 8")).to_be_visible()
    expect(person.row("Red")).to_have_accessible_name(re.compile("value 5"))
    expect(page.get_by_role("region", name="Log").get_by_role("listitem")).to_have_count(0)
    person.tap(person.button("Undo"))
    person.says("There is nothing that could be taken back now.")

    person.button("Hint").click()
    person.says(re.compile(r"^Hint: .+\. .+\.$"))
    expect(person.lit()).to_have_count(1)
    person.lit().click()
    expect(person.tiles).not_to_have_count(8)


def test_somebody_leaves_and_comes_back(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Person", names=("Ada", "Mina"))
    person.page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Who plays").click()
    person.panel.get_by_role("button", name="Ada is played by a bot from now on").click()
    expect(person.panel.get_by_role("listitem").first).to_contain_text("Medium bot")
    person.button("Close").click()
    person.open_curtain("Mina")
    expect(person.rack).to_be_visible()
    assert person.my_turn()
    person.page.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Who plays").click()
    person.panel.get_by_role("button", name="Ada is played by a person from now on").click()
    person.button("Close").click()
    expect(person.button("I am Mina: show my tiles")).to_be_visible()
    assert person.page.evaluate(NO_TILES) == []


@tablet
def test_tiles_are_dragged_by_finger(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Easy bot")
    page = person.page
    before = rack(person)
    drag_by_finger(page, person.tile("Red 10"), centre(person.sentence))
    expect(person.rack.get_by_role("button", pressed=True)).to_have_count(0)
    assert rack(person) == before

    person.tile("Red 10").tap()
    person.tile("Red 12").tap()
    drag_by_finger(page, person.tile("Red 11"), centre(person.row("Red")))
    expect(person.tile("Red 11")).to_have_count(0)
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log.first).to_have_text("You: red 10–12")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]

    assert person.my_turn()
    drag_by_finger(page, person.tile("Red 8"), centre(person.row("Orange")))
    expect(person.sentence).to_have_class(re.compile("refused"))
    drag_by_finger(page, person.tile("Orange 3"), centre(person.tile("Scissors")))
    expect(person.tiles.last).to_have_accessible_name("Orange 3")
    person.button("Pass").tap()
    expect(log).to_have_count(4)
    assert person.my_turn()
    expect(person.tiles.last).to_have_accessible_name("Orange 3")


def test_tiles_are_sorted_by_mouse_and_keys(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Easy bot", who=Typist)
    assert isinstance(person, Typist)
    person.tile("Red 8").drag_to(person.tile("Green 7"))
    expect(person.tiles.nth(5)).to_have_accessible_name("Red 8")
    expect(person.rack.get_by_role("button", pressed=True)).to_have_count(0)
    person.button("Sort my tiles").click()
    expect(person.tiles.first).to_have_accessible_name("Red 8")
    person.button("Sort my tiles").click()
    expect(person.tiles.first).to_have_accessible_name("Orange 3")
    person.press("t")
    person.press("Home")
    person.press("Shift+ArrowRight", 2)
    expect(person.tiles.nth(2)).to_have_accessible_name("Orange 3")
    expect(person.tiles.nth(2)).to_be_focused()
    person.press("s")
    expect(person.tiles.first).to_have_accessible_name("Red 8")


def test_the_settings_of_a_turn(sit: Callable[..., Person]) -> None:
    person = sit("Person", "Easy bot")
    page = person.page

    def choose(group: str, value: str) -> None:
        page.get_by_role("link", name="Menu").click()
        person.panel.get_by_role("link", name="Settings").click()
        choices = person.panel.get_by_role("radiogroup", name=group)
        choices.get_by_role("radio", name=value).check()
        person.button("Close").click()

    choose("Ask before a turn is played", "On")
    person.tile("Red 8").click()
    person.row("Red").click()
    person.says("Red 8 goes behind the 5. The green button plays it.")
    person.button("Cancel").click()
    person.button("Pass").click()
    person.says("Really pass? The green button does it.")
    person.button("Pass").click()
    expect(person.button("Undo")).to_be_enabled()
    choose("Contrast", "High")
    assert page.evaluate("matchMedia(document.querySelector('#contrast').media).matches")
    choose("Contrast", "As the system")
    assert not page.evaluate("matchMedia(document.querySelector('#contrast').media).matches")


def test_nothing_fits_and_the_pass_makes_itself(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(
        'localStorage.setItem("sixteen.settings",'
        ' JSON.stringify({speed: "instant", autopass: "on", sounds: "on"}))'
    )
    page.add_init_script(WAKE)
    person = Person(open_page(f"./#position={STUCK}"))
    person.seats("Person", "Easy bot")
    person.start()
    expect(person.over).to_be_visible()
    person.page.get_by_role("link", name="Log").click()
    expect(person.panel).to_contain_text("You: pass")
    assert page.evaluate("asked.includes('screen') && asked.includes('sound')")


def test_no_sound_and_no_lock_are_asked_for_unless_wanted(
    page: Page, open_page: Callable[..., Page]
) -> None:
    page.add_init_script(INSTANT)
    page.add_init_script(WAKE)
    person = Person(open_page(f"./#position={TABLE}"))
    assert page.evaluate("asked") == []
    person.seats("Person", "Easy bot")
    person.start()
    person.tile("Red 8").click()
    person.row("Red").click()
    expect(person.tile("Red 8")).to_have_count(0)
    assert page.evaluate("asked") == ["screen"]
