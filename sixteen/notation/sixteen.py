"""Positions and moves of Sixteen as text (RULES 4.1, 4.2)."""

from sixteen.games.sixteen import PASS, Move, Round, SixteenRules
from sixteen.notation.reader import COUNT, Reader
from sixteen.notation.tiles import format_tiles, read_colour, read_rank, read_tile, read_tiles
from sixteen.tiles import COLOURS, END, RANK_CODES, Tile


def parse_move(text: str) -> Move:
    """The move that a text such as `pass`, `R14-16x`, `SR+7-9` or `TR3` writes.

    Raises `TextError` (`bad-move`) for any other text. Whether the move is legal is for
    `why_not` to say.
    """
    reader = Reader(text, "bad-move")
    if text == "pass":
        return PASS
    special = "S" if reader.skip("S") else "T" if reader.skip("T") else ""
    if not special and text[:1] not in tuple(COLOURS):
        reader.fail("pass, a colour (R, O, G, B or K), S or T")
    colour = read_colour(reader)
    take = first = last = 0
    if special:
        take = 1
        if special == "T":
            take = reader.number("how many tiles the trash bin takes away", COUNT)
        if not reader.done:
            reader.expect("+", "the end or +")
            first, last = _read_lay(reader)
    else:
        first, last = _read_lay(reader)
    return Move(special, colour, take, first, last)


def _read_lay(reader: Reader) -> tuple[int, int]:
    first = last = read_rank(reader)
    if first < END and not reader.done:
        reader.expect("-", "the end or -")
        start = reader.at
        last = read_rank(reader)
        if last <= first:
            reader.fail(f"a rank above {RANK_CODES[first]}", start)
    reader.end()
    return first, last


def format_move(move: Move) -> str:
    """A move as text."""
    if move == PASS:
        return "pass"
    taken = str(move.take) if move.special == "T" else ""
    lay = RANK_CODES[move.first]
    if move.first != move.last:
        lay += f"-{RANK_CODES[move.last]}"
    join = "+" if move.special and lay else ""
    return f"{move.special}{COLOURS[move.colour]}{taken}{join}{lay}"


def parse_position(text: str, rules: SixteenRules) -> Round:
    """The round that a position's text writes, to be played by the rules given.

    Raises `TextError` (`bad-position`) for text that cannot be read, and
    `ImpossiblePosition` for a position that cannot be, with all its faults.
    """
    reader = Reader(text, "bad-position")
    rows = [_read_row(reader)]
    for name in ("orange", "green", "blue", "black"):
        reader.expect("/", f"/ and the {name} row")
        rows.append(_read_row(reader))
    reader.expect(" ", "a space and the racks")
    racks = [_read_rack(reader)]
    while reader.skip("/"):
        racks.append(_read_rack(reader))
    reader.expect(" ", "/ and another rack, or a space and the seat to move")
    turn = reader.number("the seat to move")
    reader.expect(" ", "a space and the passes in succession")
    passes = reader.number("the passes in succession")
    removed: list[Tile] = []
    if not reader.done:
        reader.expect(" ", "the end, or a space and the tiles taken away")
        removed = read_tiles(reader)
        reader.end("the end, or a dot and another tile")
    known = [tiles for tiles, _ in racks]
    return Round(rules, rows, known, turn, passes, removed, [hidden for _, hidden in racks])


def _read_row(reader: Reader) -> list[Tile]:
    return [] if reader.skip("-") else read_tiles(reader)


def _read_rack(reader: Reader) -> tuple[list[Tile], int]:
    tiles: list[Tile] = []
    if reader.skip("-"):
        return tiles, 0
    while not reader.skip("?"):
        tiles.append(read_tile(reader))
        if not reader.skip("."):
            return tiles, 0
    return tiles, reader.number("how many tiles are not known", COUNT)


def format_position(state: Round) -> str:
    """A position as text, the tiles of racks and of what was taken away sorted."""
    fields = [
        "/".join(map(format_tiles, state.rows)),
        "/".join(_format_rack(state, seat) for seat in range(state.seats)),
        str(state.turn),
        str(state.passes),
    ]
    if state.removed:
        fields.append(format_tiles(state.removed))
    return " ".join(fields)


def _format_rack(state: Round, seat: int) -> str:
    hidden = state.unknown(seat)
    known = state.rack(seat)
    if not hidden:
        return format_tiles(known)
    return f"{format_tiles(known)}.?{hidden}" if known else f"?{hidden}"
