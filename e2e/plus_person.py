"""A person at a table of Sixteen Plus, by tap or by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.person import Person, Typist

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SIDE = 4
CLOSE = 2
DREW = re.compile(r" drew |Row \d: \d")
LONGEST_GAME = 400


class PlusPerson(Person):
    """Somebody who plays Sixteen Plus with taps."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.board = page.get_by_role("grid")
        self.discards = page.get_by_role("group", name="Discards")
        self.others = page.get_by_role("group", name="The other boards")

    def choose_game(self) -> None:
        """Choose Sixteen Plus on the set-up screen."""
        games = self.page.get_by_role("radiogroup", name="Game")
        games.get_by_role("radio", name=re.compile("^Sixteen Plus")).check()

    def cell(self, name: str) -> Locator:
        """A cell of the large board by its name, `a1` to `d4`."""
        return self.board.get_by_role("gridcell", name=re.compile(f"^{name},"))

    def other(self, name: str) -> Locator:
        """The small board of somebody."""
        return self.others.get_by_role("button", name=re.compile(f"^Board of {name},"))

    def pile(self, tile: str) -> Locator:
        """Where a tile lies among the discards."""
        return self.discards.get_by_role("button", name=re.compile(rf"\b{tile}\b"))

    def lit(self) -> Locator:
        """The cells that can be tapped."""
        return self.board.get_by_role("gridcell", name=re.compile("."), disabled=False)

    def hand(self, tile: str) -> Locator:
        """A tile in hand."""
        return self.page.get_by_role("img", name=tile, exact=True)

    # What a turn is made of, each part in one place

    def draw(self) -> None:
        """Draw a tile."""
        self.button("Draw a tile").click()

    def put(self, cell: str) -> None:
        """Choose a cell and put the tile there."""
        self.cell(cell).click()
        self.button(re.compile("^(Put|Swap|Take|Cut|Throw)")).click()

    def drop(self) -> None:
        """Drop or decline what is in hand."""
        self.button(re.compile("^(Drop|Decline)")).click()

    def play_something(self) -> None:
        """Draw, and put the tile near where it belongs, or drop it."""
        self.draw()
        expect(self.sentence.filter(has_text=DREW).or_(self.over).first).to_be_visible()
        drawn = re.search(r" (\d+)( END| RESTART)?\.", self.sentence.inner_text())
        cell = self.best_cell(int(drawn[1])) if drawn else None
        if cell:
            self.put(cell)
        else:
            self.drop()

    def best_cell(self, number: int) -> str | None:
        """The lit empty cell that suits a number, if one does."""
        names = self.lit().evaluate_all("all => all.map(one => one.ariaLabel)")
        empty = [name.split(",")[0] for name in names if ", empty" in name]

        def away(cell: str) -> float:
            steps = "abcd".index(cell[0]) + int(cell[1]) - 1
            return abs(1.5 + steps * 13 / 6 - number)

        best = min(empty, key=away, default=None)
        return best if best and away(best) <= CLOSE else None

    def play_game(self) -> None:
        """Play until somebody has won."""
        for _turn in range(LONGEST_GAME):
            if not self.my_turn():
                return
            self.play_something()
        raise AssertionError("the game never ends")


class PlusTypist(PlusPerson, Typist):
    """Somebody who plays Sixteen Plus with the keyboard alone."""

    def draw(self) -> None:
        """Draw a tile."""
        self.press("l")

    def put(self, cell: str) -> None:
        """Walk to a cell and put the tile there."""
        self.press("b")
        here = (self.here().get_attribute("aria-label") or "").split(",")[0]
        across = "abcd".index(cell[0]) - "abcd".index(here[0])
        up = int(cell[1]) - int(here[1])
        self.press("ArrowRight" if across > 0 else "ArrowLeft", abs(across))
        self.press("ArrowUp" if up > 0 else "ArrowDown", abs(up))
        self.press("Enter")
        self.press("l")

    def drop(self) -> None:
        """Drop or decline what is in hand."""
        self.press("d")
