"""A turn that is being put together: what is chosen so far, and what it can become.

A `Step` is read against the legal moves that the engine gave. It knows no rule: whatever it
offers is the tiles, rows and numbers of those moves.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sixteen.games.sixteen import Move
from sixteen.tiles import BIN, SCISSORS, Tile

SPECIALS = {SCISSORS: "S", BIN: "T"}


@dataclass(frozen=True, slots=True)
class Step:
    """What is chosen: a special, its row and how many it takes, and the tiles to lay."""

    special: str = ""
    colour: int = -1
    take: int = 0
    tiles: frozenset[Tile] = frozenset()

    @classmethod
    def of(cls, move: Move) -> "Step":
        """The step in which that move is chosen."""
        if move.special:
            return cls(move.special, move.colour, move.take, frozenset(move.tiles))
        return cls(tiles=frozenset(move.tiles))

    @property
    def begun(self) -> bool:
        """Whether anything is chosen."""
        return bool(self.special or self.tiles)

    def fitting(self, legal: Iterable[Move]) -> list[Move]:
        """The moves that go on from the special, the row and the number chosen."""
        return [
            move
            for move in legal
            if move.colour >= 0
            and move.special == self.special
            and self.colour in (-1, move.colour)
            and self.take in (0, move.take)
        ]

    def move(self, legal: Iterable[Move]) -> Move | None:
        """The move that is chosen, once it is whole."""
        if not self.tiles and self.colour < 0:
            return None
        moves = (move for move in self.fitting(legal) if frozenset(move.tiles) == self.tiles)
        return next(moves, None)

    def rows(self, legal: Iterable[Move]) -> frozenset[int]:
        """The rows that can be tapped to go on."""
        if not self.begun:
            return frozenset()
        return frozenset(m.colour for m in self.fitting(legal) if self.tiles <= frozenset(m.tiles))

    def takes(self, legal: Iterable[Move]) -> list[int]:
        """How many tiles the special can take from the chosen row."""
        free = replace(self, take=0, tiles=frozenset())
        return sorted({move.take for move in free.fitting(legal)})

    def layable(self, legal: Iterable[Move]) -> frozenset[Tile]:
        """The tiles that some move from here lays."""
        return frozenset(tile for move in self.fitting(legal) for tile in move.tiles)

    def toggled(self, tile: Tile, legal: Iterable[Move]) -> "Step | None":
        """The step after a tile was tapped; `None` where it can be laid by no move."""
        lays = {frozenset(move.tiles) for move in self.fitting(legal) if move.tiles}
        if tile in self.tiles:
            rest = [lay for lay in lays if lay <= self.tiles - {tile}]
            longest = max(rest, key=lambda lay: (len(lay), -min(lay).rank), default=frozenset())
            return replace(self, tiles=longest)
        wanted = [lay for lay in lays if tile in lay]
        if not wanted:
            return None
        longer = [lay for lay in wanted if self.tiles <= lay]
        return replace(self, tiles=min(longer or wanted, key=len))

    def on(self, colour: int, legal: Iterable[Move]) -> "Step":
        """The step after a row was chosen for the special; it takes as many as it can."""
        moves = list(legal)
        step = replace(self, colour=colour, take=0, tiles=frozenset())
        return replace(step, take=max(step.takes(moves), default=0))

    def taking(self, take: int, legal: Iterable[Move]) -> "Step":
        """The step with another number taken; tiles that cannot be laid then are given back."""
        moves = list(legal)
        step = replace(self, take=take)
        return step if step.move(moves) else replace(step, tiles=frozenset())
