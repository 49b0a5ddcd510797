"""Nothing of Sixteen Plus is cut off, covered, too small to touch or too pale to read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SIZES
from e2e.looks import NAMES, OVERFLOWS, SMALLEST_TARGET, TARGETS, readable, settled
from e2e.person import INSTANT
from e2e.plus_person import PlusPerson

if TYPE_CHECKING:
    from collections.abc import Callable

BOARDS = (
    "K2.-.G5.K9,-.B1.G9.G11,-.-.-.-,-.-.-.G15/R1.R3.R6.B8,O6.O7.O8.B12,G10.-.-.-,-.-.-.G16x/"
    "-.-.R7.-,-.-.-.-,-.-.-.B13,-.-.-.R15/-.B3.G7.-,-.B5.-.-,-.-.G16o.-,-.-.-.B16x"
)
FORTY = (
    "G2.O10.B2.B16o.O4.K5.O11.K12.G4.K13.G8.O2.K4.O9.R14.O1.G12.R9.B10.K6.K16o.B4.B14.K15.K11."
    "K1.K10.K16x.O14.K7.R5.O16x.R12.O5.G3.G1.R2.R16x.R16o.B11"
)
POSITION = f"{BOARDS}_{FORTY}_%s_%s_0_0"

CUT_OFF = """() => {
  const bad = [];
  const wanted = ".cell .num, .pile .tile:last-child .num, .hand .num, .small .bit, .pill,"
    + " .nothing, .say span, .button, .pouch b, .pouch small, .hand-note,"
    + " .large .count, .small .count, h1";
  for (const part of document.querySelectorAll(wanted)) {
    if (!part.checkVisibility() || !part.textContent) continue;
    if (part.offsetWidth === 1) continue; // for those who listen
    const range = document.createRange();
    range.selectNodeContents(part);
    const box = range.getBoundingClientRect();
    const name = `${part.className} ${part.textContent}`;
    const own = part.getBoundingClientRect();
    if (box.height < 8) bad.push(`${name} is too small`);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
      bad.push(`${name} is outside the window`);
    }
    if (box.left < own.left - 1 || box.right > own.right + 1) bad.push(`${name} leaves its place`);
    for (const across of [0.1, 0.5, 0.9]) {
      const x = box.left + box.width * across;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      if (!part.contains(hit) && !hit?.contains(part)) bad.push(`${name} is covered`);
    }
  }
  return [...new Set(bad)];
}"""
"""What can be read on the table, where it is cut off, covered or outside."""


@pytest.fixture
def at(page: Page, open_page: Callable[..., Page]) -> Callable[[str, str], PlusPerson]:
    """Open a position of four, with many discards."""

    def open_it(hand: str, gone: str = "-") -> PlusPerson:
        page.add_init_script(INSTANT)
        person = PlusPerson(open_page(f"./#game=plus&position={POSITION % (hand, gone)}"))
        person.seats("Person", "Person", "Hard bot", "Easy bot", names=NAMES)
        person.button("Start").click()
        expect(person.board).to_be_visible()
        return person

    return open_it


def look(person: PlusPerson, what: str) -> None:
    """See at each size that nothing is wrong."""
    page = person.page
    for name, options in SIZES.items():
        page.set_viewport_size(options["viewport"])
        settled(page)
        assert page.evaluate(OVERFLOWS) == [0, 0], f"{what}, {name}"
        assert page.evaluate(CUT_OFF) == [], f"{what}, {name}"
        if options.get("has_touch"):
            small = [part for part in page.evaluate(TARGETS) if part[1] < SMALLEST_TARGET]
            assert small == [], f"{what}, {name}"


def test_everything_fits_with_four_players_and_forty_discards(
    at: Callable[..., PlusPerson],
) -> None:
    person = at("G13")
    look(person, "a tile in hand")
    person.cell("d4").click()
    look(person, "an exchange")
    person.button("Cancel").click()
    person.tap(person.cell("a1"))
    look(person, "a refusal")
    person.put("d3")
    look(person, "the next person's turn")
    person.pile("Black 16 RESTART").click()
    look(person, "a discard picked")


def test_everything_fits_with_scissors(at: Callable[..., PlusPerson]) -> None:
    person = at("S", "T")
    look(person, "scissors")
    person.other("Wilhelmina").click()
    person.cell("d4").click()
    look(person, "scissors on a tile")


def test_everything_fits_with_the_bin(at: Callable[..., PlusPerson]) -> None:
    person = at("T", "S")
    look(person, "trash bin")
    person.cell("a1").click()
    look(person, "trash bin on a row")
    person.button(re.compile("^Throw")).click()
    look(person, "trash bin under way")


def test_every_text_can_be_read(at: Callable[..., PlusPerson]) -> None:
    person = at("G13")
    readable(person.page, "a tile in hand")
    person.cell("d4").click()
    readable(person.page, "an exchange")
    person.tap(person.cell("a1"))
    readable(person.page, "a refusal")
    person.put("d3")
    person.other("Wilhelmina").click()
    readable(person.page, "another board")
