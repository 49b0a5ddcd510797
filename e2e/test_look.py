"""Nothing is cut off, covered or too small to touch, from a telephone to a desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SIZES
from e2e.person import INSTANT, Person

if TYPE_CHECKING:
    from collections.abc import Callable

FULL_RACK = (
    "R10.R11.R12.R13.O3.O6.O7.O8.O9.O10.O16x.G10.G11.G12.G13.G14.G15.G16x."
    "B2.B3.B4.B5.B6.B9.B16o.K10.K11.K16x.S.T"
)
LONG_ROWS = (
    "R1.R2.R3.R4.R5.R6.R7.R8.R9/O1.O2.O5.O11.O12.O13.O14.O15/"
    "G1.G2.G3.G4.G5.G6.G7.G8.G9.G16o/B1/"
    "K1.K2.K3.K4.K5.K6.K7.K8.K9.K12.K13.K14.K15.K16o"
)
WIDEST = (
    "R1.R2.R3.R4.R5.R6.R7.R8.R9.R10.R11.R12.R13.R14.R15.R16o.R16x/"
    "O1.O2.O3.O4.O5.O6.O7.O8.O9.O10.O11.O12.O13.O14.O15.O16o/G1/B1.B6.B9/-"
)
TWO = f"{LONG_ROWS}_{FULL_RACK}/O4_0_0_B7.B8.S"
FOUR = (
    f"{WIDEST}_G2.G3.G4.G5.G6.G7.G8.G9.G16x.B10.B11.B12.S.K2.K3.K4.K5.K6.K7.K8.K9.T/G10/G11/G12_0_1"
)
NAMES = ("Maximiliana-Alexandra", "Otto von und zu", "Wilhelmina", "Bartholomäus")
OTHER_SIZES = {
    "small": {"width": 320, "height": 640},
    "telephone-with-bars": {"width": 390, "height": 664},
    "telephone-on-its-side": {"width": 844, "height": 390},
}

SMALLEST_TARGET = 44

OVERFLOWS = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
"""How far the page could be scrolled."""

CUT_OFF = """() => {
  const bad = [];
  const inside = (box) => box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  for (const number of document.querySelectorAll(".table .row .num, .table .rack .num")) {
    const range = document.createRange();
    range.selectNodeContents(number);
    const box = range.getBoundingClientRect();
    const tile = number.closest(".tile");
    const name = `${tile.className}: ${number.textContent}`;
    if (box.width < 4 || box.height < 6) bad.push(`${name} is too small`);
    if (!inside(box)) bad.push(`${name} is outside the window`);
    const own = tile.getBoundingClientRect();
    if (box.left < own.left - 1 || box.right > own.right + 1) bad.push(`${name} leaves its tile`);
    for (const across of [0.1, 0.5, 0.9]) {
      const x = box.left + box.width * across;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      if (!tile.contains(hit) && !hit?.contains(tile)) bad.push(`${name} is covered`);
    }
  }
  return bad;
}"""
"""The numbers on tiles that are cut off, covered or outside."""

CLIPPED = """() => [...document.querySelectorAll(
    ".table .seat :is(.tiles, .points, .passed), .table .button:not([hidden]), .table .say span,"
    + " .table .value, .table .where, .table .ghost, .table .note")]
  .filter((part) => part.checkVisibility())
  .filter((part) => {
    const box = part.getBoundingClientRect();
    return (part.clientWidth && part.scrollWidth > part.clientWidth + 1)
      || box.left < -1 || box.right > innerWidth + 1
      || box.top < -1 || box.bottom > innerHeight + 1;
  })
  .map((part) => `${part.className}: ${part.textContent}`)"""
"""Words that do not fit where they stand."""

TARGETS = """() => [...document.querySelectorAll(".table :is(button, a)")]
  .filter((part) => part.checkVisibility())
  .map((part) => [part.className, part.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(Math.min(box.width, box.height))])"""
"""What can be touched, and the shorter of its sides."""

CONTRASTS = """() => {
  const light = ([r, g, b]) => {
    const part = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const ground = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/(?:rgb|rgba|color)\\([^)]*\\)/g) ?? [];
      const all = [style.backgroundColor, ...stops].map(rgb).filter((one) => one[3] > 250);
      if (all.length) return all;
    }
    return [[255, 255, 255, 255]];
  };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !part.checkVisibility()) continue;
    if (part.closest(".unseen, option, noscript, .buried, .word")) continue;
    const ink = light(rgb(getComputedStyle(part).color));
    for (const under of ground(part)) {
      const paper = light(under);
      const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      if (contrast < 4.5) bad.push(`${part.className} ${part.textContent}: ${contrast.toFixed(2)}`);
    }
  }
  return [...new Set(bad)];
}"""
"""Texts whose contrast with what lies under them is below AA."""


def settled(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(
        """async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          await frame();
          await frame();
          await Promise.allSettled(document.getAnimations().map((each) => each.finished));
        }"""
    )


def at_table(open_page: Callable[..., Page], position: str, seats: int) -> Person:
    person = Person(open_page(f"./#position={position}"))
    person.seats("Person", *["Easy bot"] * (seats - 1), names=NAMES[:seats])
    person.start()
    expect(person.rack).to_be_visible()
    settled(person.page)
    return person


def nothing_wrong(page: Page, what: str) -> None:
    settled(page)
    assert page.evaluate(OVERFLOWS) == [0, 0], what
    assert page.evaluate(CUT_OFF) == [], what
    assert page.evaluate(CLIPPED) == [], what


def look_at(person: Person, what: str) -> None:
    """The table, a straight chosen, and the step of the trash bin, all without a fault."""
    nothing_wrong(person.page, f"{what}, at the start of a turn")
    person.playable().first.click()
    nothing_wrong(person.page, f"{what}, with a tile chosen")
    person.button("Cancel").click()
    person.tile("Trash bin").click()
    nothing_wrong(person.page, f"{what}, with the bin chosen")
    person.lit().first.click()
    nothing_wrong(person.page, f"{what}, with a row for the bin")
    person.button("Cancel").click()
    person.button("Cancel").click()


@pytest.mark.parametrize(("position", "seats"), [(TWO, 2), (FOUR, 4)], ids=["thirty", "seventeen"])
def test_everything_fits(
    page: Page, open_page: Callable[..., Page], position: str, seats: int
) -> None:
    page.add_init_script(INSTANT)
    person = at_table(open_page, position, seats)
    for name, options in SIZES.items():
        page.set_viewport_size(options["viewport"])
        look_at(person, name)
        if options.get("has_touch"):
            small = [part for part in page.evaluate(TARGETS) if part[1] < SMALLEST_TARGET]
            assert small == [], name
    for name in OTHER_SIZES if seats > len("ab") else ():
        page.set_viewport_size(OTHER_SIZES[name])  # type: ignore[arg-type]
        look_at(person, name)


def readable(page: Page, what: str) -> None:
    """See that every text has contrast enough, by day, by night, and where more is asked for."""
    for scheme in ("light", "dark"):
        for contrast in ("no-preference", "more"):
            page.emulate_media(color_scheme=scheme, contrast=contrast, reduced_motion="reduce")
            settled(page)
            assert page.evaluate(CONTRASTS) == [], f"{what}, {scheme}, contrast {contrast}"


def test_every_text_can_be_read(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(INSTANT)
    person = Person(open_page(f"./#position={LONG_ROWS}_R10.S.T.O3/R12_0_0_R11"))
    readable(page, "set-up")
    person.seats("Person", "Easy bot")
    person.start()
    readable(page, "table")
    person.tap(person.tile("Orange 3"))
    readable(page, "refusal")
    person.tile("Red 10").click()
    readable(page, "chosen")
    page.get_by_role("link", name="Menu").click()
    readable(page, "menu")
    person.button("Close").click()
    expect(person.panel).to_be_hidden()
    person.row("Red").click()
    person.play_round()
    readable(page, "end")
