"""What options and editions are: declared once, frozen, checked, named.

A game declares its options as a tuple of `Option` and subclasses `Rules`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from sixteen.errors import RulesError, quoted

EDITIONS = ("2026", "classic")
NUMBER = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Option:
    """One optional rule.

    `defaults` gives its value in each of `EDITIONS`, in that order. `values` are
    all the words it may take; where `number` is true a whole number from 1 to
    999999 is a value too. `about` is one sentence on what it decides.
    """

    name: str
    defaults: tuple[str, str]
    values: tuple[str, ...]
    about: str
    number: bool = False

    def check(self, value: str) -> str:
        """The value itself, or a `RulesError` that names what is allowed."""
        if value in self.values or (self.number and NUMBER.fullmatch(value)):
            return value
        allowed = [*self.values, *(["a whole number from 1 to 999999"] if self.number else [])]
        raise RulesError(
            "bad-value", f"{self.name} can be {' or '.join(allowed)}, not {quoted(value)}."
        )


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules that a match is played by: an edition and a value for each option.

    `values` stand in the order of `OPTIONS`; `of(edition, settings)` builds them
    from what differs. Both raise `RulesError` for what does not exist.
    """

    GAME: ClassVar[str]
    OPTIONS: ClassVar[tuple[Option, ...]]
    SEATS: ClassVar[range] = range(2, 5)

    edition: str
    values: tuple[str, ...]

    def __post_init__(self) -> None:
        _edition_column(self.edition)
        for option, value in zip(self.OPTIONS, self.values, strict=True):
            option.check(value)

    @classmethod
    def of(cls, edition: str = EDITIONS[0], settings: Mapping[str, str] | None = None) -> Self:
        """Rules of an edition, with the `settings` (name to value) that differ from it."""
        column = _edition_column(edition)
        chosen = {option.name: option.defaults[column] for option in cls.OPTIONS}
        for name, value in (settings or {}).items():
            if name not in chosen:
                raise RulesError(
                    "unknown-option", f"the options are {', '.join(chosen)}, not {quoted(name)}."
                )
            chosen[name] = value
        return cls(edition, tuple(chosen.values()))

    def __getitem__(self, name: str) -> str:
        """The value of an option, as text."""
        return self.values[[option.name for option in self.OPTIONS].index(name)]

    @property
    def target(self) -> int | None:
        """The points that end a match, `None` where one round is the whole match."""
        return None

    @property
    def settings(self) -> dict[str, str]:
        """The options whose values differ from the edition's, with their values."""
        column = _edition_column(self.edition)
        return {
            option.name: value
            for option, value in zip(self.OPTIONS, self.values, strict=True)
            if value != option.defaults[column]
        }

    def check_seats(self, seats: int) -> None:
        """Raises `RulesError` where a game cannot have so many seats."""
        if seats not in self.SEATS:
            raise RulesError("bad-seats", f"a game has 2, 3 or 4 players, not {seats}.")


def _edition_column(edition: str) -> int:
    if edition not in EDITIONS:
        raise RulesError(
            "unknown-edition", f"the editions are {' and '.join(EDITIONS)}, not {quoted(edition)}."
        )
    return EDITIONS.index(edition)
