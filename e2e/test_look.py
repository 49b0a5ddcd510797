"""Nothing is cut off, covered or too small to touch, from a telephone to a desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SIZES
from e2e.looks import CUT_OFF, FOUR, NAMES, OVERFLOWS, SMALLEST_TARGET, TARGETS, readable, settled
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
TWO = f"{LONG_ROWS}_{FULL_RACK}/O4_0_0_B7.B8.S"
OTHER_SIZES = {
    "small": {"width": 320, "height": 640},
    "telephone-with-bars": {"width": 390, "height": 664},
    "telephone-on-its-side": {"width": 844, "height": 390},
}

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
