"""The page in every language: it speaks the browser's, nothing is cut off, no English is left."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from app.language import LANGUAGES
from e2e.conftest import SIZES, Complaints
from e2e.looks import CUT_OFF, FOUR, OVERFLOWS, settled
from e2e.person import INSTANT, Person
from tests.helpers.pseudo import pseudo, pseudo_catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Route

PSEUDO = "pseudo"
SCREENS = [SIZES[name]["viewport"] for name in ("phone", "tablet")]
NAMES = ("Mina", "Otto", "Linh", "Ada")

SHORTENED = re.compile(
    'wider than its place: (by|hand-note|SPAN "(Mina|Otto|Linh|Ada)")|a long rule'
)
"""What may end in dots in a very long language: names, what shares a name's place, and what can
be read when it is opened."""

# One player has a tile of each kind left; three have passed.
ALL_BUT_ONE_PASSED = "R1.R9/O1/G1/B1/K1.K16x_R4.R5.B7.K16o.S/R10/O2.T/G3_0_3"
PLUS = (
    "R1.R2.-.R4,O2.-.O6.O8,G5.G7.G9.G11,B8.B10.B12.-/-.-.R6.-,-.-.-.B13,-.-.-.-,-.-.-.G16x"
    "_R9.K3.O9.K13_B5_-_0_0"
)
LAST_CELL = (
    "R1.R2.R3.R4,O2.O4.O7.O8,G5.G7.G9.G11,B8.B10.B12.-/-.-.R6.-,-.-.-.-,-.-.-.-,-.-.-.G16x"
    "_R9_B14_-_0_0"
)

MISFITS = """() => {
  const ARROW = 18; // beside the text of a list to choose from
  const bad = [];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  const name = (part, why) => bad.push(`${why}: ${part.className || part.tagName} "${
    (part.innerText || part.value || "").trim().slice(0, 60)}"`);
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  for (const part of document.body.querySelectorAll("*")) {
    if (!part.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (part.closest(".unseen, svg, option, .track, .ghost, .cheer, .fan")) continue;
    const box = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    if (box.width <= 1) continue; // for those who listen
    if (part.matches("select")) {
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = canvas.measureText(part.selectedOptions[0]?.textContent.trim()).width;
      const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const room = part.clientWidth - edges - ARROW;
      if (text > room + 1) {
        name(part, part.closest(".options") ? "a long rule" : "longer than its list");
      }
      continue;
    }
    const speaks = [...part.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!speaks) continue;
    const text = document.createRange();
    text.selectNodeContents(part);
    const words = text.getBoundingClientRect();
    const across = part.clientWidth && part.scrollWidth > part.clientWidth + 1;
    const dots = style.textOverflow === "ellipsis" && words.width > box.width + .1;
    if (across || dots) name(part, "wider than its place");
    if (hides(style, "Y") && part.scrollHeight > part.clientHeight + 2) name(part, "cut off below");
    if (words.left < -1 || words.right > innerWidth + 1) name(part, "outside the window");
    const card = part.closest(".seat, .score, .last-board, .card")?.getBoundingClientRect();
    if (card && (words.right > card.right || words.left < card.left)) name(part, "leaves its card");
    const button = part.closest("button, a.button, .choice label > span");
    const edge = button?.getBoundingClientRect();
    const beyond = edge && Math.max(words.right - edge.right, edge.left - words.left,
      words.bottom - edge.bottom, edge.top - words.top);
    if (beyond > 1) name(part, "leaves its button");
  }
  return bad;
}"""
"""Words that do not fit where they stand."""

ENGLISH = """() => {
  const left = new Set();
  const look = (text) => {
    for (const [word] of (text || "").replace(/START|RESTART|END|#[\\w=&;]+/g, "")
      .matchAll(/[A-Za-z]{2,}/g)) left.add(`${word} in "${text.trim().slice(0, 60)}"`);
  };
  look(document.title);
  for (const part of document.body.querySelectorAll("*")) {
    if (part.closest("svg, script, noscript, py-config, mpy-config, kbd, [translate=no]")) continue;
    if (!part.checkVisibility() || part.id === "announcer") continue;
    for (const node of part.childNodes) if (node.nodeType === 3) look(node.data);
    for (const attribute of ["aria-label", "aria-description", "title", "placeholder", "alt"]) {
      look(part.getAttribute(attribute));
    }
  }
  return [...left].filter((found) => !/^(Mina|Otto|Linh|Ada)\\b/.test(found));
}"""
"""Words in plain letters, names aside."""


def speak(page: Page, code: str) -> None:
    """Have the page in a language."""
    page.evaluate("code => language.use(code)", code)
    expect(page.locator("html")).to_have_attribute("lang", code)


class Everywhere:
    """Looks at what is on the screen in each language and size, and notes what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.emulate_media(reduced_motion="reduce")
        page.route(f"**/locales/{PSEUDO}.mo", lambda route: route.fulfill(body=pseudo_catalogue()))

    def __call__(self, what: str, every: bool = True, table: bool = False) -> None:
        """Look at a screen.

        `every`: in each language, else in the longest alone; `table`: it may not be scrolled.
        """
        page = self.page
        for code in (*LANGUAGES, PSEUDO) if every else (PSEUDO,):
            speak(page, code)
            for size in SCREENS:
                page.set_viewport_size(size)
                settled(page)
                across, down = page.evaluate(OVERFLOWS)
                wrong = page.evaluate(MISFITS)
                wrong += page.evaluate(CUT_OFF) if table else []
                wrong += ["too wide"] if across > 0 else []
                wrong += ["too high"] if table and down > 0 else []
                where = f"{what}, {code}, {size['width']} px"
                self.faults += [
                    f"{where}: {one}" for one in wrong if code != PSEUDO or not SHORTENED.match(one)
                ]
        self.faults += [f"{what}: English, {one}" for one in page.evaluate(ENGLISH)]


@pytest.fixture
def everywhere(page: Page) -> Iterator[Everywhere]:
    """What looks everywhere; the test fails in the end on all that it has noted."""
    look = Everywhere(page)
    yield look
    assert look.faults == []


def heard(page: Page) -> None:
    """See that those who listen hear no English in the language that nobody speaks."""
    speak(page, PSEUDO)
    said = page.locator("#announcer")
    expect(said).to_have_text(re.compile("[áéíóú]"))
    expect(said).not_to_have_text(re.compile("[A-Za-z]{5}"))


def press(page: Page, *selectors: str) -> None:
    for selector in selectors:
        page.locator(selector).click(force=True)


def go(page: Page, address: str) -> None:
    """Follow an address on the page."""
    page.evaluate("address => { location.hash = address; }", address)


def begin(page: Page, *levels: str) -> None:
    """Start a match among two or more, whatever the language."""
    page.locator(f'[name="seats"][value="{len(levels)}"]').check(force=True)
    for seat, level in enumerate(levels):
        page.locator(f'[name="who{seat}"]').select_option(level)
        page.locator(f'[name="name{seat}"]').fill(NAMES[seat])
    press(page, "#start")


def panel(page: Page, name: str) -> Locator:
    go(page, f"#play/{name}")
    shown = page.locator("#panel[open]")
    expect(shown).to_be_visible()
    return shown


def test_sixteen_fits_in_every_language(
    page: Page, open_page: Callable[..., Page], everywhere: Everywhere
) -> None:
    page.add_init_script(INSTANT)
    open_page(f"./#position={FOUR}")
    page.locator("details summary").click()
    everywhere("set-up")
    begin(page, "", "easy", "medium", "hard")
    expect(page.locator(".table")).to_be_visible()
    everywhere("table", table=True)
    press(page, '.slot[data-value="T"]', '.row[data-value="0"]')
    everywhere("trash bin", table=True)
    press(page, '[data-do="cancel"]', '[data-do="cancel"]', '.slot[data-value="S"]')
    press(page, '.row[data-value="3"]')
    everywhere("scissors", every=False, table=True)
    press(page, '[data-do="cancel"]', '[data-do="cancel"]', '.row[data-value="3"]')
    everywhere("refusal", every=False, table=True)
    press(page, '[data-do="hint"]')
    expect(page.locator(".say")).to_contain_text(pseudo("Hint"))
    assert page.evaluate(ENGLISH) == []
    for name in (
        "rules",
        "menu",
        "seats",
        "settings",
        "keep",
        "matches",
        "statistics",
        "sheet",
        "leave",
    ):
        panel(page, name)
        everywhere(name, every=False)
    press(page, '#panel [data-do="leave"]')
    expect(page.locator("#setup")).to_be_visible()
    go(page, f"#position={ALL_BUT_ONE_PASSED}")
    page.locator('[name="who1"]').select_option("")
    press(page, "#start")
    expect(page.locator(".hands")).to_be_visible()
    everywhere("curtain", every=False)
    opens = page.locator('.hold[aria-disabled="false"]')
    opens.click()
    everywhere("curtain, pressed once", every=False)
    opens.click()
    opens.click()
    press(page, '.slot[data-value="B7"]')
    everywhere("a tile chosen", every=False, table=True)
    press(page, '[data-do="cancel"]', '[data-do="pass"]')
    expect(page.locator('[data-do="next-round"]')).to_be_visible()
    everywhere("end of a round")
    heard(page)
    panel(page, "log")
    everywhere("log", every=False)


def test_sixteen_plus_fits_in_every_language(
    page: Page, open_page: Callable[..., Page], everywhere: Everywhere
) -> None:
    page.add_init_script(INSTANT)
    open_page(f"./#game=plus&position={PLUS}")
    everywhere("set-up of Sixteen Plus", every=False)
    begin(page, "", "easy")
    expect(page.locator(".table")).to_be_visible()
    everywhere("tile in hand", table=True)
    press(page, '.cell[data-value="6"]')
    everywhere("swap", table=True)
    press(page, '[data-do="cancel"]', '.cell[data-value="15"]')
    everywhere("refusal", every=False, table=True)
    panel(page, "rules")
    everywhere("rules of Sixteen Plus", every=False)
    panel(page, "leave")
    press(page, '#panel [data-do="leave"]')
    expect(page.locator("#setup")).to_be_visible()
    go(page, f"#game=plus&position={LAST_CELL}")
    press(page, "#start", '.cell[data-value="15"]', '[data-do="confirm"]')
    expect(page.locator('[data-do="again"]')).to_be_visible()
    everywhere("end of a match")
    heard(page)


@pytest.mark.browser_context_args(locale="de-AT")
def test_the_browsers_language_is_spoken_until_another_is_set(
    page: Page, open_page: Callable[..., Page]
) -> None:
    page.add_init_script(f'localStorage.getItem("sixteen.settings") || ({INSTANT})')
    open_page("./#position=R1/O1/G1/B1/K1_R4.R5.B7/R9.O3_0_0")
    person = Person(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Wer spielt auf Platz 2").select_option("Leichter Bot")
    person.button("Los geht’s").click()
    person.says("Du bist dran.")
    page.get_by_role("button", name="Rot 4", exact=True).click()
    page.get_by_role("link", name="Menü").click()
    page.get_by_role("link", name="Einstellungen").click()
    choice = page.get_by_role("combobox", name="Sprache")
    choice.focus()
    choice.select_option("Suomi")
    expect(page.get_by_role("combobox", name="Kieli")).to_be_focused()
    person.button("Sulje").click()
    expect(page.get_by_role("button", name="Punainen 4", pressed=True)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Sinä")).to_be_visible()
    person.button("Laske punainen 4").click()
    log = page.locator("section.log li")
    expect(log.first).to_have_text("Sinä: punainen 4")
    speak(page, "ko")
    expect(log.first).to_have_text("나: 빨강 4")
    expect(page.get_by_role("listitem").filter(has_text="헤이즐")).not_to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.get_by_role("button", name="Aloita")).to_be_visible()


def test_a_language_that_cannot_be_had_changes_nothing(
    page: Page, open_page: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.expect("404")
    open_page("./#settings")
    page.route("**/locales/sv.mo", lambda route: route.fulfill(status=404))
    choice = page.get_by_role("combobox", name="Language")
    choice.select_option("Svenska")
    expect(page.locator("#settings-problem")).to_have_text(
        "This language could not be fetched. Is there a connection?"
    )
    expect(choice).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.browser_context_args(locale="fr-CA")
def test_no_english_flashes_up_before_the_page_speaks(page: Page) -> None:
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/locales/fr.mo", hold)
    page.goto("./")
    start = page.locator("#start")
    expect(start).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-words", "coming")
    asked.pop().continue_()
    expect(start).to_be_visible()
    expect(start).to_have_text("Jouer")
    expect(page.get_by_role("group", name="Qui joue")).to_be_visible()


@pytest.mark.browser_context_args(locale="fr-CA")
def test_the_start_waits_for_no_language(page: Page, complaints: Complaints) -> None:
    complaints.expect("404")
    page.route("**/locales/fr.mo", lambda route: route.fulfill(status=404))
    page.goto("./")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
