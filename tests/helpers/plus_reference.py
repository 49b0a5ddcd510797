"""Sixteen Plus once more, slowly, from docs/rules.md alone: the engine is held against it.

Nothing of the engine is used here, and nothing is clever: tiles and moves are texts, a
board is a dictionary, and every move that can be written is tried.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations

CELLS = [column + row for row in "1234" for column in "abcd"]
NUMBERS = [f"{colour}{rank}" for colour in "ROGBK" for rank in [*range(1, 16), "16x", "16o"]]
BOX = Counter([*NUMBERS, "S", "S", "T"])


@dataclass
class Table:
    """A position, the two options, and what this turn has put among the discards (3.8)."""

    boards: list[dict[str, str]]
    discards: list[str]
    hand: str
    row: str
    to_come: int
    gone: list[str]
    turn: int
    refills: int
    equal: bool = False
    top: bool = False
    put_here: list[str] = field(default_factory=list)


def read(position: str, *, equal: bool = False, top: bool = False) -> Table:
    boards, discards, hand, gone, turn, refills = position.split(" ")
    tile, *rest = hand.split(":")
    table = Table(
        [_board(board) for board in boards.split("/")],
        _tiles(discards),
        tile.strip("-"),
        rest[0] if rest else "",
        int(rest[1]) if rest else 0,
        _tiles(gone),
        int(turn),
        int(refills),
        equal,
        top,
    )
    if table.row:
        own = table.boards[table.turn]
        thrown = table.to_come + bool(table.hand) + sum(cell[1] == table.row for cell in own)
        table.put_here = table.discards[-thrown:]
    return table


def _board(text: str) -> dict[str, str]:
    tiles = text.replace(",", ".").split(".")
    return {cell: tile for cell, tile in zip(CELLS, tiles, strict=True) if tile != "-"}


def _tiles(text: str) -> list[str]:
    return [] if text == "-" else text.split(".")


def write(table: Table) -> str:
    hand = table.hand or "-"
    if table.row:
        hand += f":{table.row}:{table.to_come}"
    boards = "/".join(
        ",".join(".".join(board.get(column + row, "-") for column in "abcd") for row in "1234")
        for board in table.boards
    )
    discards = ".".join(table.discards) or "-"
    gone = ".".join(sorted(table.gone)) or "-"
    return f"{boards} {discards} {hand} {gone} {table.turn} {table.refills}"


def number(tile: str) -> int:
    return int(tile[1:].rstrip("xo"))


def rises(board: dict[str, str], *, equal: bool) -> bool:
    """3.2: every two tiles of a line, not only neighbours."""
    for (cell, tile), (other, above) in combinations(sorted(board.items()), 2):
        if cell[0] == other[0] or cell[1] == other[1]:
            low, high = number(tile), number(above)
            if low > high or (low == high and not equal):
                return False
    return True


def pouch(table: Table) -> Counter[str]:
    named = Counter([*table.discards, *table.gone, table.hand])
    for board in table.boards:
        named.update(board.values())
    return BOX - named


def to_be_had(table: Table) -> Counter[str]:
    """3.8: what may be drawn now."""
    there = pouch(table)
    if there or table.refills:
        return there
    return Counter(table.discards) - Counter(table.put_here)


def over(table: Table) -> bool:
    """3.1, and 3.8: a refilled pouch is empty when the next tile would have to be drawn."""
    full = any(len(board) == len(CELLS) for board in table.boards)
    return full or (table.refills > 0 and not pouch(table) and not table.hand)


def every_move(table: Table) -> list[str]:
    """Every move of 4.4 that a table of so many seats could ever see."""
    placed = [f"{tile}@{cell}" for tile in NUMBERS for cell in CELLS]
    cut = [f"S@{seat}:{cell}" for seat in range(len(table.boards)) for cell in CELLS]
    return [
        *(f"draw={tile}" for tile in BOX),
        *placed,
        "drop",
        *(f"take={move}" for move in placed),
        *cut,
        *(f"T@{row}" for row in "1234"),
    ]


def moves(table: Table) -> list[str]:
    """Every legal move, draws with what comes."""
    if over(table):
        return []
    return [move for move in every_move(table) if legal(table, move)]


def legal(table: Table, move: str) -> bool:
    own = table.boards[table.turn]
    if move.startswith("draw="):
        return not table.hand and move.removeprefix("draw=") in to_be_had(table)
    if move == "drop":
        return bool(table.hand)
    if move.startswith("S@"):
        seat, cell = int(move[2]), move[4:]
        return table.hand == "S" and seat != table.turn and cell in table.boards[seat]
    if move.startswith("T@"):
        return table.hand == "T" and any(cell[1] == move[2] for cell in own)
    tile, cell = move.removeprefix("take=").split("@")
    if move.startswith("take="):
        if table.hand or table.row or tile not in table.discards:
            return False
        if table.top and tile != table.discards[-1]:
            return False
    elif tile != table.hand:
        return False
    if table.row and (cell[1] != table.row or cell in own):
        return False
    return rises({**own, cell: tile}, equal=table.equal)


def after(table: Table, move: str) -> Table:
    """The position that a legal move leads to."""
    then = deepcopy(table)
    own = then.boards[then.turn]
    if move.startswith("draw="):
        _draw(then, move.removeprefix("draw="))
        return then
    hand, then.hand = then.hand, ""
    if move == "drop":
        (then.gone if hand in {"S", "T"} else then.discards).append(hand)
        then.put_here.append(hand)
    elif move.startswith("S@"):
        then.gone.append(hand)
        then.discards.append(then.boards[int(move[2])].pop(move[4:]))
    elif move.startswith("T@"):
        then.gone.append(hand)
        then.row = move[2]
        thrown = [own.pop(cell) for cell in CELLS if cell[1] == then.row and cell in own]
        then.discards += thrown
        then.put_here += thrown
        then.to_come = len(thrown)
    else:
        tile, cell = move.removeprefix("take=").split("@")
        if move.startswith("take="):
            then.discards.remove(tile)
        if cell in own:
            then.discards.append(own[cell])
        own[cell] = tile
    if not then.to_come:
        then.row = ""
        then.put_here = []
        then.turn = (then.turn + 1) % len(then.boards)
    return then


def _draw(then: Table, tile: str) -> None:
    if not pouch(then):
        then.discards = [other for other in then.discards if other in then.put_here]
        then.refills += 1
    if then.row and tile in {"S", "T"}:
        then.gone.append(tile)
        return
    then.hand = tile
    if then.row:
        then.to_come -= 1


def empty(table: Table) -> list[int]:
    return [len(CELLS) - len(board) for board in table.boards]


def perft(table: Table, depth: int) -> int:
    """Paths of moves; both scissors are one tile that could come."""
    if depth == 0:
        return 1
    return sum(perft(after(table, move), depth - 1) for move in moves(table))
