"""A person at the page: finds things by what they are called, and does what people do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

INSTANT = """localStorage.setItem("sixteen.settings", JSON.stringify({speed: "instant"}))"""
TURN = re.compile(r"^Your turn\.|it is your turn\.")
OVER = re.compile(r"is over|wins?!|share the win!")
LONGEST_MATCH = 2000


class Person:
    """Somebody who plays with taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(10_000)
        self.rack = page.get_by_role("group", name=re.compile("^(Your rack|Rack of)"))
        self.tiles = self.rack.get_by_role("button")
        self.rows = page.get_by_role("group", name="Rows")
        self.sentence = page.locator(".say")
        self.panel = page.get_by_role("dialog")
        self.over = page.get_by_role("heading", level=1, name=OVER)

    # Setting up

    def seats(self, *levels: str, names: tuple[str, ...] = ()) -> None:
        """Choose who plays: `Person` or the name of a bot's level, and their names."""
        choices = self.page.get_by_role("radiogroup", name="Number of players")
        choices.get_by_role("radio", name=str(len(levels))).check()
        for number, level in enumerate(levels, 1):
            self.page.get_by_label(f"Who plays at seat {number}").select_option(level)
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Name of player {number}").fill(name)

    def edition(self, name: str) -> None:
        """Choose the edition."""
        choices = self.page.get_by_role("radiogroup", name="Edition")
        choices.get_by_role("radio", name=re.compile(f"^{name}")).check()

    def start(self) -> None:
        """Press Start."""
        self.button("Start").click()

    # At the table

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tile(self, name: str) -> Locator:
        """A tile of the rack by its name."""
        return self.rack.get_by_role("button", name=name, exact=True)

    def row(self, colour: str) -> Locator:
        """A row by its colour."""
        return self.rows.get_by_role("button", name=re.compile(f"^{colour} row"))

    def lit(self) -> Locator:
        """The rows that can be tapped."""
        return self.rows.get_by_role("button", name=re.compile("."), disabled=False)

    def playable(self) -> Locator:
        """The tiles that can be chosen."""
        return self.rack.get_by_role("button", name=re.compile("."), disabled=False)

    def says(self, sentence: str | re.Pattern[str]) -> None:
        """Wait until the sentence above the rack is this one."""
        expect(self.sentence).to_have_text(sentence)

    def press_on(self, target: Locator) -> None:
        """Press something that can be pressed."""
        target.click()

    def tap(self, target: Locator) -> None:
        """Tap something that may be marked as unavailable: it answers all the same."""
        target.click(force=True)

    def my_turn(self) -> bool:
        """Wait for one's turn or for the end of the round; whether it is one's turn."""
        expect(self.sentence.filter(has_text=TURN).or_(self.over).first).to_be_visible()
        return not self.over.is_visible()

    def open_curtain(self, name: str) -> None:
        """Take the screen as the person of that name: press twice, once it has settled."""
        self.press_on(self.button(f"I am {name}: show my tiles"))
        self.press_on(self.button(f"Once more: show the tiles of {name}"))

    def play_something(self) -> None:
        """Lay the first tile that can be laid, or pass."""
        choices = self.playable()
        if not choices.count():
            self.press_on(self.button("Pass"))
            return
        tile = choices.first
        special = tile.get_attribute("aria-label") in ("Scissors", "Trash bin")
        self.press_on(tile)
        self.press_on(self.lit().first)
        if special:
            self.press_on(self.button(re.compile("^(Cut|Take)")))

    def play_round(self) -> None:
        """Play until the round is over."""
        for _turn in range(LONGEST_MATCH):
            if not self.my_turn():
                return
            self.play_something()
        raise AssertionError("the round never ends")


class Fingers(Person):
    """Somebody who plays with the fingers alone, on a screen that is touched."""

    def press_on(self, target: Locator) -> None:
        """Tap something that can be tapped."""
        target.tap()


class Typist(Person):
    """Somebody who plays with the keyboard alone."""

    def press(self, key: str, times: int = 1) -> None:
        """Press a key."""
        for _ in range(times):
            self.page.keyboard.press(key)

    def tab_to(self, target: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def here(self) -> Locator:
        """What has the focus."""
        return self.page.locator(":focus")

    def start(self) -> None:
        """Reach Start with Tab and press it."""
        self.tab_to(self.button("Start"))
        self.press("Enter")

    def walk_to_enabled(self, key: str) -> None:
        """Walk with an arrow key until what has the focus can be chosen."""
        self.press("Home")
        for _ in range(40):
            if self.here().get_attribute("aria-disabled") == "false":
                return
            self.press(key)
        raise AssertionError("nothing there can be chosen")

    def play_something(self) -> None:
        """Lay the first tile that can be laid, or pass."""
        if not self.playable().count():
            self.press("p")
            return
        self.press("t")
        self.walk_to_enabled("ArrowRight")
        special = self.here().get_attribute("aria-label") in ("Scissors", "Trash bin")
        self.press("Enter")
        if special:
            self.press("r")
            self.walk_to_enabled("ArrowDown")
            self.press("Enter")
        self.press("l")
