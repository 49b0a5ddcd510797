"""What a player does in a turn of Sixteen (RULES 2.4), and every way to lay some tiles."""

from dataclasses import dataclass, field
from functools import cache, lru_cache

from sixteen.games.sixteen.bits import bits
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


_move = cache(Move)
"""The one object of each move: there are some 15,000, and checking each costs."""


@lru_cache(maxsize=1 << 15)
def ways(special: str, colour: int, take: int, playable: int) -> tuple[Move, ...]:
    """Every move that takes so much away and lays some of the `playable` ranks (as bits).

    After a special, laying nothing is a way too.
    """
    moves = [_move(special, colour, take)] if special else []
    for first in bits(playable):
        moves.append(_move(special, colour, take, first, first))
        if first < END:
            last = first
            while last + 1 < END and playable >> last + 1 & 1:
                last += 1
                moves.append(_move(special, colour, take, first, last))
            if last == END - 1:
                moves += [
                    _move(special, colour, take, first, sixteen)
                    for sixteen in (END, RESTART)
                    if playable >> sixteen & 1
                ]
    return tuple(moves)
