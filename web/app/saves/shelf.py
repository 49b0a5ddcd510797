"""Where matches under way are kept, each under a name of its own, and who may write there.

What is kept of a match says which tab plays it. Only that tab writes; another one that takes
the match over writes its own name there, and the first finds out before it writes again. So
two tabs never overwrite each other, whatever else the browser can or cannot do.
"""

import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from app.saves.text import Saved, pack, read, unpack, write

VERSION = "1"
PREFIX = "match."
MOST = 12
"""So many matches are kept; the one that was left longest ago makes room for another."""

ENTRY = re.compile(rf"{VERSION} ([\w-]{{1,40}}) ([0-9]{{1,15}}) (\S*)", re.ASCII)


class Store(Protocol):
    """Texts under names, kept for the next time, if at all."""

    def get(self, name: str) -> str:
        """The text under a name, empty where there is none."""

    def put(self, name: str, text: str) -> bool:
        """Keep a text; whether it is kept."""

    def drop(self, name: str) -> None:
        """Keep a text no longer."""

    def names(self) -> list[str]:
        """The names there are."""


class Outcome(Enum):
    """What came of keeping a match."""

    KEPT = auto()
    TAKEN = auto()
    """Another tab plays it now."""
    REFUSED = auto()
    """There is no room, or nothing may be kept."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a match: its name, which tab plays it, when it was kept, and the rest.

    Of what cannot be read, `tab` is empty and `packed` all there is.
    """

    name: str
    tab: str
    when: int
    packed: str

    def open(self) -> Saved:
        """The match. Raises `SixteenError` where it cannot be read."""
        return read(unpack(self.packed))


class Shelf:
    """The matches that are kept, as one tab has them."""

    def __init__(self, store: Store, tab: str) -> None:
        self._store = store
        self._tab = tab

    def matches(self) -> list[Kept]:
        """What is kept, the newest first."""
        names = (name for name in self._store.names() if name.startswith(PREFIX))
        found = (self.match(name.removeprefix(PREFIX)) for name in names)
        return sorted(filter(None, found), key=lambda kept: -kept.when)

    def match(self, name: str) -> Kept | None:
        """What is kept under that name."""
        text = self._store.get(PREFIX + name)
        return self.kept(name, text) if text else None

    def mine(self, kept: Kept | None) -> bool:
        """Whether this tab may write there."""
        return kept is None or kept.tab in ("", self._tab)

    def keep(self, name: str, saved: Saved, when: int) -> Outcome:
        """Keep a match as it stands, unless another tab plays it."""
        if not self.mine(self.match(name)):
            return Outcome.TAKEN
        return self._write(name, pack(write(saved)), when)

    def take(self, name: str, when: int) -> Outcome:
        """Let this tab play the match from now on."""
        kept = self.match(name)
        return self._write(name, kept.packed, when) if kept else Outcome.KEPT

    def drop(self, name: str) -> None:
        """Keep a match no longer."""
        self._store.drop(PREFIX + name)

    def tidy(self) -> None:
        """Drop those that are too many; what cannot be read stays."""
        for kept in [kept for kept in self.matches() if kept.tab][MOST:]:
            self.drop(kept.name)

    @staticmethod
    def kept(name: str, text: str) -> Kept:
        """What the text under a match's name says."""
        found = ENTRY.fullmatch(text)
        if not found:
            return Kept(name, "", 0, text)
        tab, when, packed = found.groups()
        return Kept(name, tab, int(when), packed)

    def _write(self, name: str, packed: str, when: int) -> Outcome:
        kept = self._store.put(PREFIX + name, f"{VERSION} {self._tab} {when} {packed}")
        return Outcome.KEPT if kept else Outcome.REFUSED
