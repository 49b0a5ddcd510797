"""The set-up: HTML that was there before Python; here it is read, filled and kept."""

from typing import Any

from app import texts
from app.language import _
from app.screens.dom import all_of, element
from app.screens.problem import complain
from app.storage import keep, kept
from sixteen.bots import levels
from sixteen.box import game_named
from sixteen.match import Player, clean_name

ONLY_FOR = {"put-away": 3, "ones": 2}
MOST_SEATS = 4


class Setup:
    """The form on the first screen."""

    def __init__(self) -> None:
        self.root = element("#setup")
        self.form = element("#setup-form")
        self.problem = element("#setup-problem")
        if not self._touched():
            self._restore(kept("setup"))
        self.changed()

    def show(self, shown: bool) -> None:
        """Show or hide it."""
        self.root.hidden = not shown

    def complain(self, sentence: str, english: str = "") -> None:
        """Say why it cannot start; an empty sentence takes that back."""
        complain(self.problem, sentence, english)

    @property
    def game(self) -> str:
        """The game chosen."""
        return self._value("game")

    def choose_game(self, game: str) -> None:
        """Choose a game of the box."""
        element(f'[name="game"][value="{game}"]', self.form).checked = True

    def changed(self) -> None:
        """Offer what the game chosen has, and show in each empty field the name it stands for."""
        self._offer_levels()
        for seat, name in enumerate(self.names()):
            self._control(f"name{seat}").placeholder = name

    def spoken(self) -> None:
        """The language is another one: say anew what was not in the page from the first."""
        self.complain("")
        for seat in range(MOST_SEATS):
            for option in self._control(f"who{seat}").options:
                option.textContent = texts.level_name(option.value or None)
        self.changed()

    def players(self) -> list[Player]:
        """Who plays, by seat."""
        names = self.names()
        return [
            Player(clean_name(self._value(f"name{seat}")) or names[seat], self._level(seat))
            for seat in range(self._seats())
        ]

    @property
    def edition(self) -> str:
        """The edition chosen."""
        return self._value("edition")

    def settings(self) -> dict[str, str]:
        """The options that are set otherwise than the edition has them."""
        options = game_named(self.game).rules.OPTIONS
        found = {option.name: self._value(option.name) for option in options}
        if found.get("match") == "points":
            found["match"] = self._value("points").strip()
        seats = self._seats()
        return {
            name: value
            for name, value in found.items()
            if value and ONLY_FOR.get(name, seats) == seats
        }

    def keep(self) -> None:
        """Keep what is chosen for the next time."""
        keep("setup", {control.name: self._value(control.name) for control in self._controls()})

    def _seats(self) -> int:
        return int(self._value("seats"))

    def _level(self, seat: int) -> str | None:
        return self._value(f"who{seat}") or None

    def names(self) -> list[str]:
        """What those are called who are given no name, by seat."""
        people = [seat for seat in range(self._seats()) if self._level(seat) is None]
        return [
            bot_name
            if self._level(seat)
            else _("You")
            if people == [seat]
            else _("Player {number}").format(number=seat + 1)
            for seat, bot_name in enumerate(texts.bot_names())
        ]

    def _controls(self) -> Any:
        return all_of("input, select", self.form)

    def _control(self, name: str) -> Any:
        return element(f'[name="{name}"]', self.form)

    def _value(self, name: str) -> str:
        control = element(f'[name="{name}"]:checked', self.form) or self._control(name)
        return str(control.value)

    def _offer_levels(self) -> None:
        """Offer the bots of the game; who plays at a level that it has not gets its strongest."""
        offered = ["", *levels(self.game)]
        for seat in range(MOST_SEATS):
            select = self._control(f"who{seat}")
            there = [option.value for option in select.options]
            if there == offered:
                continue
            chosen = select.value
            select.replaceChildren()
            for level in offered:
                option = select.ownerDocument.createElement("option")
                option.value, option.textContent = level, texts.level_name(level or None)
                select.append(option)
            select.value = chosen if chosen in offered else offered[-1]

    def _touched(self) -> bool:
        """Whether somebody has chosen something while Python was loading."""
        for control in self._controls():
            if control.tagName == "SELECT":
                first = [option.defaultSelected for option in control.options]
                if control.selectedIndex != (first.index(True) if True in first else 0):
                    return True
            elif control.type == "radio":
                if control.checked != control.defaultChecked:
                    return True
            elif control.value != control.defaultValue:
                return True
        return False

    def _restore(self, values: dict[str, str]) -> None:
        for control in self._controls():
            value = values.get(control.name)
            if value is None:
                continue
            if control.type == "radio":
                control.checked = control.value == value or (
                    control.checked and not self._offers(control.name, value)
                )
            elif control.tagName != "SELECT" or value in {o.value for o in control.options}:
                control.value = value

    def _offers(self, name: str, value: str) -> bool:
        radios = all_of(f'[name="{name}"]', self.form)
        return any(radio.value == value for radio in radios)
