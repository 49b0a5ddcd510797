"""A table of Sixteen Plus in the middle of a game, and what its log says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    import re

    from e2e.plus_person import PlusPerson

EMPTY = "-.-.-.-,-.-.-.-,-.-.-.-,-.-.-.-"
MINE = "R2.-.G5.K9,-.B6.G9.G11,-.-.-.-,-.-.-.G15"
THEIRS = "-.-.R6.B8,-.-.-.B12,-.-.-.-,-.-.-.G16x"
POSITION = f"{MINE}/{THEIRS}_R9.K3.O9.K13_%s_%s_0_0"
NAMES = ("Mina", "Otto", "Ada")


def in_hand(tile: str, gone: str = "-") -> str:
    """A position with that tile in hand."""
    return POSITION % (tile, gone)


def told(person: PlusPerson, *what: str | re.Pattern[str]) -> None:
    """See that the log begins with these lines."""
    person.page.set_viewport_size({"width": 1440, "height": 900})
    log = person.page.get_by_role("region", name="Log").get_by_role("listitem")
    for number, line in enumerate(what):
        expect(log.nth(number)).to_have_text(line)
