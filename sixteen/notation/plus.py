"""Positions and moves of Sixteen Plus as text (RULES 4.3, 4.4)."""

import re

from sixteen.cells import CELLS, COLUMN_CODES, ROW_CODES, ROWS, SIDE
from sixteen.games.plus import DRAW, DROP, Move, PlusRules, Round
from sixteen.games.plus.position import Table, UnderWay
from sixteen.notation.reader import Reader
from sixteen.notation.tiles import format_tiles, read_tile, read_tiles
from sixteen.tiles import SPECIAL, Tile

CELL = re.compile(f"[{COLUMN_CODES}][{ROW_CODES}]")
ROW = re.compile(f"[{ROW_CODES}]")


def parse_move(text: str) -> Move:
    """The move that a text such as `draw`, `draw=B4`, `B4@c2`, `S@1:c3` or `T@2` writes.

    Raises `TextError` (`bad-move`) for any other text. Whether the move is legal is for
    `why_not` to say.
    """
    if text == "draw":
        return DRAW
    if text == "drop":
        return DROP
    reader = Reader(text, "bad-move")
    if reader.skip("draw="):
        move = Move("draw", read_tile(reader))
    elif reader.skip("take="):
        tile = _read_number_tile(reader, "a tile with a number")
        reader.expect("@", "@ and the cell, for a tile taken must be placed")
        move = Move("take", tile, _read_cell(reader))
    elif reader.skip("S"):
        reader.expect("@", "@, a seat, : and a cell")
        seat = reader.number("a seat")
        reader.expect(":", ": and a cell")
        move = Move("cut", cell=_read_cell(reader), seat=seat)
    elif reader.skip("T"):
        reader.expect("@", "@ and a row")
        move = Move("bin", row=_read_row_number(reader))
    else:
        tile = _read_number_tile(reader, "draw, drop, take=, S@, T@, or a tile with a number")
        reader.expect("@", "@ and a cell")
        move = Move("place", tile, _read_cell(reader))
    reader.end()
    return move


def _read_number_tile(reader: Reader, expected: str) -> Tile:
    start = reader.at
    tile = read_tile(reader, expected)
    if tile.colour == SPECIAL:
        reader.fail(expected, start)
    return tile


def _read_cell(reader: Reader) -> int:
    return CELLS.index(reader.match(CELL, "a cell, a1 to d4"))


def _read_row_number(reader: Reader) -> int:
    return ROW_CODES.index(reader.match(ROW, "a row, 1 to 4"))


def format_move(move: Move) -> str:
    """A move as text."""
    tile = move.tile.code if move.tile else ""
    cell = f"@{CELLS[move.cell]}" if move.cell >= 0 else ""
    return {
        "draw": f"draw={tile}" if tile else "draw",
        "place": f"{tile}{cell}",
        "drop": "drop",
        "take": f"take={tile}{cell}",
        "cut": f"S@{move.seat}:{CELLS[move.cell]}",
        "bin": f"T@{ROW_CODES[move.row]}",
    }[move.kind]


def parse_position(text: str, rules: PlusRules) -> Round:
    """The round that a position's text writes, to be played by the rules given.

    Raises `TextError` (`bad-position`) for text that cannot be read, and
    `ImpossiblePosition` for a position that cannot be, with all its faults.
    """
    reader = Reader(text, "bad-position")
    boards = [_read_board(reader)]
    while reader.skip("/"):
        boards.append(_read_board(reader))
    reader.expect(" ", "/ and another board, or a space and the discards")
    discards = [] if reader.skip("-") else read_tiles(reader)
    reader.expect(" ", "a dot and another tile, or a space and the hand")
    hand, under_way = _read_hand(reader)
    reader.expect(" ", "a space and the specials that have left the game")
    gone = [] if reader.skip("-") else read_tiles(reader)
    reader.expect(" ", "a dot and another tile, or a space and the seat to move")
    turn = reader.number("the seat to move")
    reader.expect(" ", "a space and how often the pouch was refilled")
    refills = reader.number("how often the pouch was refilled")
    reader.end()
    return Round(rules, Table(boards, turn, discards, hand, under_way, gone, refills))


def _read_board(reader: Reader) -> list[Tile | None]:
    board = []
    for cell in range(len(CELLS)):
        if cell:
            dot, what = (".", "cell") if cell % SIDE else (",", "row")
            reader.expect(dot, f"{dot} and the next {what} of the board")
        board.append(_read_tile_or_none(reader))
    return board


def _read_tile_or_none(reader: Reader) -> Tile | None:
    return None if reader.skip("-") else read_tile(reader)


def _read_hand(reader: Reader) -> tuple[Tile | None, UnderWay | None]:
    hand = _read_tile_or_none(reader)
    if not reader.skip(":"):
        return hand, None
    row = _read_row_number(reader)
    reader.expect(":", ": and how many tiles are to come")
    return hand, UnderWay(row, reader.number("how many tiles are to come"))


def format_position(state: Round) -> str:
    """A position as text: discards in the order dropped, what has left the game sorted."""
    hand = state.hand.code if state.hand else "-"
    if state.under_way:
        hand += f":{ROW_CODES[state.under_way.row]}:{state.under_way.to_come}"
    boards = (
        ",".join(
            ".".join(tile.code if tile else "-" for tile in (board[cell] for cell in row))
            for row in ROWS
        )
        for board in state.boards
    )
    fields = ("/".join(boards), format_tiles(state.discards), hand, format_tiles(state.gone))
    return f"{' '.join(fields)} {state.turn} {state.refills}"
