"""Where the focus is: never lost, and never out of sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from e2e.person import Typist

ONLY_PASS = "R1.R5/O1/G1/B1/K1.K16x_R8.K9.K10/R2.R3_0_0"

IN_SIGHT = """() => {
  const focused = document.activeElement;
  const target = focused.closest("label") ?? focused;
  const {x, y, width, height} = target.getBoundingClientRect();
  const there = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(x + width * part, y + height * part));
  return [focused.name || focused.textContent.trim(),
    there.some((one) => one && (target.contains(one) || one.contains(target)))];
}"""
"""What has the focus, and whether something of it can be seen."""


def test_the_focus_is_never_lost(typist_at: Callable[..., Typist]) -> None:
    person = typist_at(ONLY_PASS)
    person.start()
    expect(person.tile("Red 8")).to_be_focused()
    person.press("Enter")
    expect(person.tile("Red 8")).to_be_focused()
    person.tab_to(person.button("Cancel"))
    person.press("Enter")
    expect(person.tile("Red 8")).to_be_focused()
    menu = person.page.get_by_role("link", name="Menu")
    person.tab_to(menu)
    person.press("Enter")
    expect(person.panel.get_by_role("heading", name="Menu")).to_be_focused()
    person.press("Escape")
    expect(menu).to_be_focused()
    person.tile("Red 8").press("Enter")
    person.tab_to(person.button("Lay red 8"))
    person.press("Enter")
    person.says(re.compile("you can only pass"))
    expect(person.rack.locator(":focus")).to_have_count(1)
    person.press("p")
    expect(person.over).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 600), (844, 390)])
def test_the_focus_is_never_below_the_start_button(
    open_page: Callable[..., Page], width: int, height: int
) -> None:
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_role("radiogroup", name="Game").get_by_role("radio").first.focus()
    seen: list[str] = []
    while not seen or seen[-1] != "Start":
        name, in_sight = page.evaluate(IN_SIGHT)
        assert in_sight, name
        seen.append(name)
        page.keyboard.press("Tab")
        assert len(seen) < 30
    assert {"who0", "name1"} < set(seen)
    for _ in seen:
        page.keyboard.press("Shift+Tab")
        name, in_sight = page.evaluate(IN_SIGHT)
        assert in_sight, name
