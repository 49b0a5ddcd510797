"""Sixteen once more, slowly, from docs/rules.md alone: the engine is held against it.

Nothing of the engine is used here, and nothing is clever: tiles are texts, rows and racks
are lists, and every subset of a rack is tried behind every number of tiles taken away.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise

COLOURS = "ROGBK"


@dataclass
class Table:
    """A position, and the two options that bear on what is legal."""

    rows: list[list[str]]
    racks: list[list[str]]
    turn: int
    passes: int
    removed: list[str] = field(default_factory=list)
    passing: str = "free"
    bin: str = "all"


@dataclass(frozen=True)
class Turn:
    """What is taken away with which special, then what is laid; nothing at all is a pass."""

    special: str = ""
    colour: str = ""
    take: int = 0
    laid: tuple[str, ...] = ()


def read(position: str, passing: str, bin_: str) -> Table:
    rows, racks, turn, passes, *removed = position.split(" ")
    return Table(
        [_tiles(row) for row in rows.split("/")],
        [_tiles(rack) for rack in racks.split("/")],
        int(turn),
        int(passes),
        _tiles(removed[0]) if removed else [],
        passing,
        bin_,
    )


def _tiles(text: str) -> list[str]:
    return [] if text == "-" else text.split(".")


def write(table: Table) -> str:
    fields = [
        "/".join(".".join(row) or "-" for row in table.rows),
        "/".join(".".join(sorted(rack, key=_place)) or "-" for rack in table.racks),
        str(table.turn),
        str(table.passes),
    ]
    if table.removed:
        fields.append(".".join(sorted(table.removed, key=_place)))
    return " ".join(fields)


def _place(tile: str) -> tuple[int, int, bool]:
    if tile in {"S", "T"}:
        return 5, 0, tile == "T"
    return COLOURS.index(tile[0]), number(tile), tile.endswith("o")


def number(tile: str) -> int:
    return int(tile[1:].rstrip("xo"))


def text(turn: Turn) -> str:
    """A turn as 4.2 writes it."""
    if turn == Turn():
        return "pass"
    lay = "-".join(tile[1:] for tile in sorted({*turn.laid[:1], *turn.laid[-1:]}, key=_place))
    if not turn.special:
        return turn.colour + lay
    take = str(turn.take) if turn.special == "T" else ""
    return turn.special + turn.colour + take + (f"+{lay}" if lay else "")


def over(table: Table) -> bool:
    """2.7."""
    return any(not rack for rack in table.racks) or table.passes == len(table.racks)


def turns(table: Table) -> list[Turn]:
    """Every turn of 2.4 that the seat to move may take."""
    if over(table):
        return []
    plays = [turn for turn in _candidates(table) if _legal(table, turn)]
    if table.passing == "free" or not plays:
        plays.append(Turn())
    return plays


def _candidates(table: Table) -> Iterator[Turn]:
    rack = table.racks[table.turn]
    for colour, row in zip(COLOURS, table.rows, strict=True):
        own = sorted((tile for tile in rack if tile[0] == colour), key=_place)
        subsets = [lay for size in range(len(own) + 1) for lay in combinations(own, size)]
        for special in ("", *({"S", "T"} & set(rack))):
            for take in range(len(row) + 1):
                yield from (Turn(special, colour, take, lay) for lay in subsets)


def _legal(table: Table, turn: Turn) -> bool:
    row = table.rows[COLOURS.index(turn.colour)]
    if not row:  # 2.11
        return False
    there = len(row) - 1
    if turn.special == "":
        if turn.take or not turn.laid:
            return False
    elif turn.special == "S":  # 2.4.2
        if turn.take != 1 or there < 1:
            return False
    elif not 1 <= turn.take <= there or (table.bin == "all" and turn.take != there):  # 2.4.3
        return False
    left = row[: len(row) - turn.take]
    return not turn.laid or _can_lay(left[-1], turn.laid)


def _can_lay(last: str, lay: tuple[str, ...]) -> bool:
    """2.4.1 and 2.6, tile by tile."""
    if last.endswith("x"):
        return False
    value = 0 if last.endswith("o") else number(last)
    if number(lay[0]) <= value:
        return False
    for before, tile in pairwise(lay):
        if before[-1] in "xo" or number(tile) != number(before) + 1:
            return False
    return True


def after(table: Table, turn: Turn) -> Table:
    """The position that a legal turn leads to."""
    rows = [row[:] for row in table.rows]
    racks = [rack[:] for rack in table.racks]
    removed = table.removed[:]
    passes = table.passes + 1
    if turn != Turn():
        passes = 0
        rack = racks[table.turn]
        row = rows[COLOURS.index(turn.colour)]
        if turn.special:
            rack.remove(turn.special)
            removed += [turn.special, *row[len(row) - turn.take :]]
            del row[len(row) - turn.take :]
        for tile in turn.laid:
            rack.remove(tile)
            row.append(tile)
    seat = (table.turn + 1) % len(racks)
    return Table(rows, racks, seat, passes, removed, table.passing, table.bin)


def penalties(table: Table) -> list[int]:
    """2.8."""
    return [
        sum(20 if tile in {"S", "T"} else number(tile) for tile in rack) for rack in table.racks
    ]


def perft(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(after(table, turn), depth - 1) for turn in turns(table))
