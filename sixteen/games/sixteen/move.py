"""What a player does in a turn of Sixteen (RULES 2.4), and every way to lay some tiles."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from sixteen.games.sixteen.bits import bins, bits, scissors
from sixteen.tiles import END, RESTART, SPECIAL, Tile


@dataclass(frozen=True, slots=True)
class Move:
    """A move: what is taken away with which special, then what is laid (RULES 2.4).

    `special` is `""`, `"S"` or `"T"`; `take` how many tiles it takes away from the row
    of `colour`; `first` and `last` the ranks that are laid, equal for a single tile,
    0 for none. `Move()` is a pass. Raises `ValueError` for what is no move of any form.
    """

    special: str = ""
    colour: int = -1
    take: int = 0
    first: int = 0
    last: int = 0
    mask: int = field(init=False, repr=False, compare=False)
    """The laid ranks as bits."""

    def __post_init__(self) -> None:
        laid = 0
        if self.first:
            laid = 1 << self.last
            if self.first != self.last:
                laid |= sum(1 << rank for rank in range(self.first, min(self.last, END)))
        object.__setattr__(self, "mask", laid)
        if not self._has_a_form():
            raise ValueError(f"no move has this form: {self!r}")

    def _has_a_form(self) -> bool:
        if self.colour == -1:
            return not (self.special or self.take or self.first or self.last)
        takes_fit = {"": self.take == 0, "S": self.take == 1, "T": self.take >= 1}
        lays_fit = 0 < self.first <= self.last <= RESTART and (
            self.first < END or self.first == self.last
        )
        return (
            0 <= self.colour < SPECIAL
            and takes_fit.get(self.special, False)
            and (lays_fit or (bool(self.special) and self.first == self.last == 0))
        )

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are laid, in the order in which they are laid."""
        return tuple(Tile(self.colour, rank) for rank in bits(self.mask))


PASS = Move()
FIFTEEN = 1 << END - 1


class Ways(dict[int, tuple[Move, ...]]):
    """Every move that takes so much away and lays some of the ranks of a mask, by mask.

    After a special, laying nothing is a way too. Worked out when first asked for: the
    ways within the lowest ranks that stand together, then those with the ranks above,
    which are what is left to lay when the row has risen. Forgets all when it grows big.
    """

    LIMIT = 1 << 12

    def __init__(self, special: str, colour: int, take: int) -> None:
        self._kind = special, colour, take
        self._runs: dict[int, tuple[Move, ...]] = {}
        self[0] = (Move(special, colour, take),) if special else ()

    def __missing__(self, playable: int) -> tuple[Move, ...]:
        run = playable & ~(playable + (playable & -playable))
        if run & FIFTEEN:
            run = playable  # either 16 may follow the 15
        if run not in self._runs:
            self._runs[run] = tuple(self._within(run))
        moves = self._runs[run] + self[playable ^ run]
        if len(self) > self.LIMIT:
            nothing = self[0]
            self.clear()
            self[0] = nothing
        self[playable] = moves
        return moves

    def _within(self, run: int) -> Iterator[Move]:
        ranks = list(bits(run))
        for index, first in enumerate(ranks):
            ends = ranks[index:] if first < END else [first]
            for last in ends:
                yield Move(*self._kind, first, last)


LAYS = tuple(Ways("", colour, 0) for colour in range(SPECIAL))
"""By colour: every way to lay some ranks of a mask."""


@cache
def after_special(special: str, colour: int, take: int) -> Ways:
    """Every way to go on, or not, once a special has taken so many tiles of a row away."""
    return Ways(special, colour, take)


@cache
def takings(there: int, specials: int, bin_takes_all: bool) -> tuple[tuple[str, int], ...]:
    """The ways to use specials on a row: which one, how many tiles it takes (RULES 2.4).

    `there` is how many tiles lie behind the row's 1, at least one; `specials` is as `bits` has it.
    """
    least = there if bin_takes_all else 1
    bin_ways = [("T", take) for take in range(least, there + 1)] if bins(specials) else []
    return (*([("S", 1)] if scissors(specials) else []), *bin_ways)
