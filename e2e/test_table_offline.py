"""The tablet on the table: whole matches by touch, passed around, with the host gone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.conftest import SIZES
from e2e.person import LONGEST_MATCH, Fingers
from e2e.plus_person import PlusPerson

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

    from e2e.host import Host

NAMES = ("Ada", "Mina")
tablet = pytest.mark.browser_context_args.with_args(service_workers="allow", **SIZES["tablet"])


@pytest.fixture
def alone(
    host: Host,
    open_host: Callable[[Page], Page],
    context: BrowserContext,
    page: Page,
    ready: Callable[[Locator], None],
) -> Page:
    """The page after its first visit, loaded anew with the host gone and no network."""
    open_host(page)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("Ready to play offline.")
    notice.get_by_role("button", name="Close").tap()
    host.stop()
    context.set_offline(True)
    page.reload()
    ready(page.locator("html"))
    return page


def take_screen(person: Fingers) -> str:
    """Take the screen as the person who is next, by two taps; who that is."""
    heading = person.page.get_by_role("heading", level=1)
    name = heading.inner_text().removesuffix(" is next")
    assert name in NAMES
    expect(person.button(f"I am {name}: show my tiles")).to_be_enabled()
    assert person.page.locator(".slot").count() == 0
    person.open_curtain(name)
    expect(person.page.get_by_role("group", name=re.compile(f"^Rack of {name}"))).to_be_visible()
    return name


@tablet
def test_a_match_is_passed_around_to_its_end(alone: Page) -> None:
    person = Fingers(alone)
    person.seats("Person", "Person", "Easy bot", names=NAMES)
    person.edition("Classic")
    person.button("Start").tap()
    hands = alone.get_by_role("heading", name=re.compile("is next$"))
    seen = set()
    for _turn in range(LONGEST_MATCH):
        expect(hands.or_(person.over).first).to_be_visible()
        if person.over.is_visible():
            break
        seen.add(take_screen(person))
        person.play_something()
        assert alone.evaluate("[scrollX, scrollY]") == [0, 0]
    expect(person.over).to_have_text(re.compile("win"))
    assert seen == set(NAMES)
    left = alone.get_by_role("list", name="What is left over").get_by_role("listitem")
    expect(left.filter(has_text="winner")).not_to_have_count(0)
    person.button("Play again").tap()
    expect(hands).to_be_visible()


@tablet
def test_a_match_of_sixteen_plus_is_played_to_its_end(alone: Page) -> None:
    person = PlusPerson(alone)
    person.choose_game()
    person.seats("Person", "Easy bot", names=NAMES[:1])
    person.button("Start").tap()
    person.play_game()
    expect(person.over).to_have_text(re.compile("win"))
