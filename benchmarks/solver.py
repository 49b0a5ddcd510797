"""Exhaustive search of small open positions of two seats: what perfect play comes to."""

from sixteen.games.sixteen import Move, Round


class TooLarge(Exception):
    """More positions than were allowed."""


def values(state: Round, limit: int = 100_000) -> dict[Move, float]:
    """For each legal move: the share of the win, to the seat to move, of perfect play."""
    known: dict[tuple[object, ...], float] = {}

    def value(table: Round) -> float:
        """The share of seat 0."""
        ending = table.outcome
        if ending is not None:
            if ending.seat is not None:
                return float(ending.seat == 0)
            mine, theirs = ending.penalties
            return 0.5 if mine == theirs else float(mine < theirs)
        key = (
            *table.row_bits,
            *map(tuple, table.rack_bits),
            table.turn,
            table.passes,
        )
        if key not in known:
            if len(known) > limit:
                raise TooLarge
            known[key] = 0.0
            best = max if table.turn == 0 else min
            goal = 1.0 if table.turn == 0 else 0.0
            found = []
            for child in children(table):
                found.append(value(child))
                if found[-1] == goal:
                    break
            known[key] = best(found)
        return known[key]

    moves = state.legal_moves()
    shares = {move: value(child) for move, child in zip(moves, children(state), strict=True)}
    return shares if state.turn == 0 else {move: 1 - share for move, share in shares.items()}


def best_moves(shares: dict[Move, float]) -> frozenset[Move]:
    """The moves that do best, of what `values` gives."""
    most = max(shares.values())
    return frozenset(move for move, share in shares.items() if share == most)


def children(state: Round) -> "list[Round]":
    """The positions after each legal move."""
    after = []
    for move in state.legal_moves():
        child = state.copy()
        child.push(move)
        after.append(child)
    return after
