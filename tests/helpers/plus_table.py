"""Sixteen Plus in short words, so that its tests read like a rule book."""

import re
from collections import Counter

from sixteen.cells import CELLS
from sixteen.games.plus import PlusRules, Round
from sixteen.notation.plus import format_move, format_position, parse_move, parse_position
from sixteen.tiles import ALL_TILES

EMPTY = ",".join(["-.-.-.-"] * 4)
"""An empty board."""

FULL = "R1.R2.R3.R4,O2.O3.O4.O5,G3.G4.G5.G6,B4.B5.B6.B7"


def board(**cells: str) -> str:
    """A board from its named cells: `board(a1="R1", d4="G16x")`."""
    tiles = [cells.get(name, "-") for name in CELLS]
    return ",".join(".".join(tiles[start : start + 4]) for start in range(0, 16, 4))


def at(
    *boards: str,
    discards: str = "-",
    hand: str = "-",
    gone: str = "-",
    turn: int = 0,
    refills: int = 0,
    pouch: str | None = None,
) -> str:
    """A position; the first two seats have an empty board where none is given.

    With a `pouch` it holds just that: numbers that are named nowhere lie at the bottom of
    the discards, specials have gone.
    """
    table = "/".join([*boards, *[EMPTY] * (2 - len(boards))])
    if pouch is not None:
        named = re.split(
            "[^A-Za-z0-9]+", f"{table} {discards} {hand.partition(':')[0]} {gone} {pouch}"
        )
        rest = Counter(tile.code for tile in ALL_TILES) - Counter(named)
        left = list(rest.elements())
        discards = joined(*[tile for tile in left if tile not in "ST"], discards)
        gone = joined(gone, *[tile for tile in left if tile in "ST"])
    return f"{table} {discards} {hand} {gone} {turn} {refills}"


def joined(*tiles: str) -> str:
    return ".".join(tile for tile in tiles if tile != "-") or "-"


def rules(**options: str) -> PlusRules:
    return PlusRules.of(settings=options)


def table(position: str, **options: str) -> Round:
    """A round from a position."""
    return parse_position(position, rules(**options))


def moves(state: Round) -> set[str]:
    """The legal moves as texts."""
    return {format_move(move) for move in state.legal_moves()}


def cells(state: Round, tile: str) -> set[str]:
    """The cells on which a tile may be placed, from the hand or from the discards."""
    return {
        move.removeprefix("take=").removeprefix(f"{tile}@")
        for move in moves(state)
        if move.removeprefix("take=").startswith(f"{tile}@")
    }


def drawable(state: Round) -> set[str]:
    """The codes of the tiles that may come next."""
    return {tile.code for tile in state.drawable}


def can(state: Round, move: str) -> bool:
    return state.why_not(parse_move(move)) is None


def why(state: Round, move: str) -> str:
    """The code of the reason why a move cannot be played."""
    reason = state.why_not(parse_move(move))
    assert reason is not None, f"{move} can be played"
    return reason.code


def play(state: Round, *played: str) -> Round:
    """The same round after moves, each of which must be legal."""
    for move in played:
        state.play(parse_move(move))
    return state


def after(position: str, *played: str, **options: str) -> str:
    """The position after moves."""
    return format_position(play(table(position, **options), *played))
