"""For every eye and hand: what axe finds, and what it cannot: speech, large letters.

Each test walks through many states of one page, so that the page starts as seldom as can be.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from e2e.person import INSTANT, Person, Typist
from e2e.plus_person import PlusPerson

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

    from e2e.conftest import Complaints

RACK = "R8.R10.R11.R12.O3.O16o.S.T.G3.G4.B4.K15.K16x"
POSITION = f"R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1_{RACK}/R2.K9_0_0"
LAST_TILE = "R1/O1/G1/B1/K1_R8.R9/R2_1_0"
ROUNDS = "R1.R16x/O1/G1/B1/K1_R8/R9_0_0"

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice")
EVERYTHING = {"runOnly": list(RULES), "resultTypes": ["violations"]}
SPOKEN = {"runOnly": ["label-content-name-mismatch"], "resultTypes": ["violations"]}
PICTURES = {"exclude": [".slot", ".row", ".cell", ".small", ".pile"]}
"""What shows tiles, which are called by words of their own."""
COLOURS_ALONE = {"runOnly": ["color-contrast", "link-in-text-block"]}
PANELS = ("rules", "settings", "keep", "matches", "statistics", "clear-statistics")
PANELS_IN_PLAY = ("log", "menu", "seats", "sheet", "rules", "settings", "keep", "matches")
PANELS_THAT_ASK = ("leave", "elsewhere", "remove", "clear-statistics")

QUIET = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}"""

LISTEN = """() => {
  window.heard = [];
  const region = document.getElementById("announcer");
  new MutationObserver(() => heard.push(region.textContent.trim()))
    .observe(region, {childList: true, characterData: true, subtree: true});
}"""

LETTERS = "(size) => { document.documentElement.style.fontSize = size; }"

LOST = """() => {
  const parts = ".bar h1, .where, .bar a, .seat, .row, .tray, .say span, .slot, .small, .large,"
    + " .pouch, .hand, .pile, .actions .button";
  const words = ".button, .say span, .seat .name span, .seat .tiles, .seat .points, .where,"
    + " .row .value, .row .by, .pouch b, .large header > *, .small .count";
  const shown = (selector) => [...document.querySelectorAll(`.table :is(${selector})`)]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width);
  const name = (part) => `${part.className} ${part.textContent.trim().slice(0, 30)}`;
  const bad = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) bad.push("the page scrolls sideways");
  const boxes = shown(parts).map((part) => [part, part.getBoundingClientRect()]);
  for (const [part, box] of boxes) {
    if (box.left < -1 || box.right > innerWidth + 1) bad.push(`${name(part)} is outside`);
    if (box.bottom + scrollY > page.scrollHeight + 1) bad.push(`${name(part)} is out of reach`);
    for (const [other, its] of boxes) {
      if (part === other || part.contains(other) || other.contains(part)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 3 && down > 3) bad.push(`${name(part)} lies on ${name(other)}`);
    }
  }
  for (const part of shown(words)) {
    if (part.clientWidth && part.scrollWidth > part.clientWidth + 1) {
      bad.push(`${name(part)} is cut off`);
    }
  }
  return [...new Set(bad)];
}"""
"""What large letters push out, over each other, or out of their boxes."""

LOOKS = """(part) => {
  const of = (style) => [style.borderTopStyle, style.borderTopWidth, style.borderTopColor,
    style.outlineStyle, style.outlineColor, style.color].join();
  const tile = part.querySelector(".tile");
  return [of(getComputedStyle(part)), of(getComputedStyle(part, "::before")),
    tile ? getComputedStyle(tile).scale : ""].join(" | ");
}"""
"""What is left to tell one state from another where colours are forced, as one text."""


def blameless(page: Page, what: str) -> None:
    """See that axe finds nothing, by day and by night."""
    for scheme, options, context in (
        ("light", EVERYTHING, None),
        ("light", SPOKEN, PICTURES),
        ("dark", COLOURS_ALONE, None),
    ):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        page.evaluate(QUIET)
        found: list[dict[str, Any]] = Axe().run(page, context, options).response["violations"]
        faults = [(each["id"], [node["html"] for node in each["nodes"]]) for each in found]
        assert faults == [], f"{what}, {scheme}"


def called(page: Page, title: str | re.Pattern[str]) -> None:
    """See that the page is called like this, with one heading of the first rank."""
    expect(page).to_have_title(title)
    assert page.get_by_role("heading", level=1).count() == 1


def panels(person: Person, prefix: str, names: tuple[str, ...]) -> None:
    """Open each panel and have a look at it."""
    page = person.page
    for name in names:
        page.evaluate("(hash) => { location.hash = hash; }", f"{prefix}{name}")
        heading = person.panel.get_by_role("heading", level=2)
        expect(heading).to_be_focused()
        title = heading.inner_text()
        expect(person.panel).to_have_accessible_name(title)
        expect(page).to_have_title(f"{title} – Sixteen")
        blameless(page, f"panel {name}")
        page.keyboard.press("Escape")
        expect(person.panel).to_be_hidden()


def test_axe_finds_nothing_while_loading_and_after_a_failure(
    page: Page, complaints: Complaints
) -> None:
    complaints.expect(".")
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.insert(0, route))
    page.goto("./")
    expect(page.get_by_role("progressbar")).to_be_visible()
    blameless(page, "loading")
    page.wait_for_function("document.querySelector('progress').value > 0")
    while not held:
        page.evaluate(QUIET)
    held[0].abort()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    blameless(page, "failure")


def test_axe_finds_nothing_in_sixteen(typist_at: Callable[..., Typist]) -> None:
    person = typist_at(POSITION)
    page = person.page
    person.edition("Classic")
    blameless(page, "set-up")
    called(page, "Sixteen")
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_text("House rules").click()
    blameless(page, "house rules")
    panels(person, "#", PANELS)
    person.start()
    expect(person.rack).to_be_visible()
    called(page, "Table – Sixteen")
    names = person.tiles.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names[:2] == ["Red 8", "Red 10"]
    assert names[-3:] == ["Black 16 END", "Scissors", "Trash bin"]
    blameless(page, "own turn")
    panels(person, "#play/", PANELS_IN_PLAY + PANELS_THAT_ASK)
    person.tile("Red 10").click()
    blameless(page, "chosen")
    person.button("Cancel").click()
    person.tile("Scissors").click()
    person.row("Red").click()
    blameless(page, "scissors")
    person.button("Cancel").click()
    person.button("Cancel").click()
    person.tile("Trash bin").click()
    person.row("Red").click()
    blameless(page, "bin")
    person.press("l")
    person.play_round()
    called(page, re.compile(r"wins?! – Sixteen$"))
    blameless(page, "end of the match")


def test_axe_finds_nothing_between_two_people(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(INSTANT)
    person = Person(open_page("./#position=R1.R16x/O1/G1/B1/K1.K7_R8.K9.S/R9.G4_0_0"))
    person.seats("Person", "Person", names=("Ada", "Mina"))
    person.start()
    called(page, "Ada is next – Sixteen")
    blameless(page, "change of hands")


def test_axe_finds_nothing_in_sixteen_plus(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(INSTANT)
    person = PlusPerson(open_page("./#seed=plus"))
    person.choose_game()
    person.seats("Person", "Easy bot")
    blameless(page, "set-up")
    person.start()
    expect(person.board).to_be_visible()
    called(page, "Table – Sixteen Plus")
    blameless(page, "own turn")
    person.draw()
    blameless(page, "drawn")
    person.lit().first.click()
    blameless(page, "a cell chosen")
    large_letters(page)
    page.emulate_media(forced_colors="active")
    lit = person.lit()
    assert lit.nth(0).evaluate(LOOKS) != lit.nth(1).evaluate(LOOKS), "chosen or not"
    person.button("Cancel").click()
    here = lit.nth(0).evaluate(LOOKS)
    person.drop()
    assert person.my_turn()
    assert person.cell("a4").evaluate(LOOKS) != here, "lit or not"
    page.emulate_media(forced_colors="none")
    person.play_game()
    called(page, re.compile(r"wins?! – Sixteen Plus$"))
    blameless(page, "end")


def large_letters(page: Page) -> None:
    """See that nothing is lost with letters twice as large, or a page magnified as much."""
    page.evaluate(LETTERS, "200%")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LOST) == [], f"large letters, {width}"
    page.evaluate(LETTERS, "")
    for width, height in ((640, 400), (320, 640), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LOST) == [], f"magnified, {width} × {height}"
    page.set_viewport_size({"width": 1280, "height": 800})


def test_sixteen_with_large_letters_forced_colours_and_little_motion(
    typist_at: Callable[..., Typist],
) -> None:
    person = typist_at(POSITION)
    page = person.page
    person.start()
    expect(person.rack).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    large_letters(page)
    person.tile("Red 10").click()
    large_letters(page)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")

    def differ(one: Locator, other: Locator, what: str) -> None:
        assert one.evaluate(LOOKS) != other.evaluate(LOOKS), what

    differ(person.tile("Red 10"), person.tile("Red 11"), "a tile chosen or not")
    differ(person.tile("Red 11"), person.tile("Blue 4"), "a tile that can be laid or not")
    differ(person.row("Red"), person.row("Orange"), "a row that is lit or not")
    differ(person.row("Orange"), person.row("Blue"), "a row that is locked or not")
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    differ(seats.nth(0), seats.nth(1), "whose turn it is")
    person.button("Cancel").click()
    differ(person.button("Pass"), person.button("Choose a tile"), "a button that works or not")
    person.press("t")
    assert person.here().evaluate("part => getComputedStyle(part).outlineStyle") != "none"
    page.evaluate(
        """() => {
          window.moved = 0;
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...how) {
            moved += 1;
            return animate.apply(this, how);
          };
        }"""
    )
    person.tile("Red 10").click()
    person.row("Red").click()
    expect(person.tile("Red 10")).to_have_count(0)
    assert page.evaluate("moved") == 0
    page.emulate_media(forced_colors="none", reduced_motion="no-preference")
    person.tile("Red 11").click()
    person.press("l")
    expect(person.tile("Red 11")).to_have_count(0)
    assert page.evaluate("moved") > 0


def test_the_focus_and_the_voice_outlast_a_panel(typist_at: Callable[..., Typist]) -> None:
    person = typist_at(LAST_TILE, instant=False)
    page = person.page
    person.start()
    page.get_by_role("link", name="Menu").click()
    page.evaluate(LISTEN)
    end = page.locator("h1", has_text="Hazel wins!")
    expect(end).to_have_count(1)
    assert page.evaluate("heard") == []
    person.press("Escape")
    expect(end).to_be_focused()
    announced = page.get_by_role("status").filter(has_text="Hazel: red 2. Hazel wins!")
    expect(announced).to_have_count(1)


def test_a_new_round_begins_at_the_rack(typist_at: Callable[..., Typist]) -> None:
    person = typist_at(ROUNDS)
    person.page.get_by_text("House rules").click()
    person.page.get_by_label("Length of the match").select_option("To a number of points")
    person.start()
    person.press("p")
    expect(person.over).to_be_focused()
    called(person.page, "Round 1 is over – Sixteen")
    blameless(person.page, "end of a round")
    person.tab_to(person.button("Next round"))
    person.press("Enter")
    expect(person.rack.locator(":focus")).to_have_count(1)


def test_each_turn_is_told_once_and_what_is_repeated_is_heard(
    typist_at: Callable[..., Typist],
) -> None:
    person = typist_at(POSITION)
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 900})
    person.start()
    expect(person.rack).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Your turn.")).to_have_count(1)
    page.evaluate(LISTEN)
    for told in (1, 2):
        person.tap(person.tile("Red 8"))
        page.wait_for_function("(count) => heard.length === count", arg=told)
    first, second = page.evaluate("heard")
    assert first == second == "Red 8 must be higher than 9, the value of its row."
    page.evaluate("() => { heard.length = 0; }")
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    for turn in range(1, 4):
        person.play_something()
        expect(log).to_have_count(2 * turn)
        assert person.my_turn()
    lines = log.all_inner_texts()
    page.wait_for_function(
        "([last, times]) => heard.join(' ').split(last).length > times",
        arg=[f"{lines[-1]}.", lines.count(lines[-1])],
    )
    speech = " ".join(page.evaluate("heard"))
    place = 0
    for line in lines:
        place = speech.index(f"{line}.", place) + len(line)
        assert speech.count(f"{line}.") == lines.count(line), line
