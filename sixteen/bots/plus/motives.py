"""Why a move of Sixteen Plus is good: what it does to the cells that are still to be filled."""

from collections.abc import Iterator

from sixteen.bots.motives import Motive
from sixteen.bots.plus.chances import gaps
from sixteen.cells import ROWS
from sixteen.games.plus import DROP, Move, Round, Values, cells_for
from sixteen.tiles import SPECIAL, Tile

NEARLY = 5
"""With so few cells empty a board is watched by the others."""


def motives(state: Round, move: Move) -> list[Motive]:
    """What speaks for a legal move of the seat to move, the weightiest first."""
    if len(state.legal_moves()) == 1:
        fits_nowhere = state.hand and state.hand.colour < SPECIAL
        return [Motive("fits-nowhere" if fits_nowhere else "no-other")]
    tile = move.tile or state.hand
    if tile is None:
        return [Motive("draw-better")]
    if move.kind == "cut":
        found = _cutting(state, move)
    elif move.kind == "bin":
        found = _throwing(state, move)
    else:
        found = _dropping(state, tile) if move == DROP else _placing(state, move, tile)
    return [*found] or [Motive("harmless")]


def fitting(state: Round, values: Values) -> dict[int, int]:
    """By empty cell of a board, how many tiles to come fit there and leave room for the rest."""
    ranks = [tile.points for tile in state.drawable if tile.colour < SPECIAL]
    empty = [cell for cell, value in enumerate(values) if not value]
    return {
        cell: sum(low <= rank <= high for rank in ranks)
        for cell, (low, high) in zip(empty, gaps(values, state.step, True), strict=True)
    }


def _placing(state: Round, move: Move, tile: Tile) -> Iterator[Motive]:
    before = state.values(state.turn)
    values = (*before[: move.cell], tile.points, *before[move.cell + 1 :])
    if 0 not in values:
        yield Motive("fills-board")
        return
    now, then = fitting(state, before), fitting(state, values)
    gained = {cell: count - now[cell] for cell, count in then.items() if cell in now}
    widest = max(gained, key=lambda cell: gained[cell], default=None)
    if before[move.cell] and widest is not None and gained[widest] > 0:
        data = {"cell": widest, "count": then[widest], "there": now[widest]}
        yield Motive("opens-cell", data)
    hardest = min(then, key=lambda cell: then[cell])
    if then[hardest]:
        yield Motive("all-open", {"cell": hardest, "count": then[hardest]})
    else:
        if not before[move.cell]:
            yield Motive("one-more")
        yield Motive("stuck-cell", {"cell": hardest})
    if _wanted(state, tile):
        yield Motive("denies")


def _dropping(state: Round, tile: Tile) -> Iterator[Motive]:
    if tile.colour == SPECIAL:
        yield Motive("nothing-worth")
        return
    yield Motive("in-the-way")
    if not _wanted(state, tile):
        yield Motive("no-use-to-others")


def _cutting(state: Round, move: Move) -> Iterator[Motive]:
    others = [seat for seat in range(state.seats) if seat != state.turn]
    if len(others) > 1 and state.empty_cells(move.seat) == min(map(state.empty_cells, others)):
        yield Motive("fullest")
    values = state.values(move.seat)
    without = (*values[: move.cell], 0, *values[move.cell + 1 :])
    yield Motive("hard-again", {"count": fitting(state, without)[move.cell]})


def _throwing(state: Round, move: Move) -> Iterator[Motive]:
    now = fitting(state, state.values(state.turn))
    stuck = [cell for cell in ROWS[move.row] if now.get(cell) == 0]
    if stuck:
        yield Motive("stuck-row", {"cell": stuck[0]})
    else:
        yield Motive("better-row")


def _wanted(state: Round, tile: Tile) -> bool:
    """Whether somebody else with a board that is nearly full has an empty cell for a tile."""
    for seat in range(state.seats):
        if seat == state.turn or state.empty_cells(seat) > NEARLY:
            continue
        values = state.values(seat)
        if any(not values[cell] for cell in cells_for(values, tile.points, state.step)):
            return True
    return False
