"""The lists of moves that are kept from question to question."""

from itertools import combinations

from sixteen.games.sixteen.move import LAYS, Ways
from sixteen.notation import format_move
from tests.helpers.sixteen_table import moves, rows, table


def slow(mask: int) -> set[tuple[int, int]]:
    """First and last of all that can be laid of some ranks, from every pair."""
    ranks = [rank for rank in range(1, 18) if mask >> rank & 1]
    pairs = {(rank, rank) for rank in ranks}
    for first, last in combinations(ranks, 2):
        between = range(first, min(last, 16))
        if first < 16 and all(rank in ranks for rank in between):
            pairs.add((first, last))
    return pairs


def test_every_way_to_lay_any_ranks() -> None:
    """Of one colour, of all masks of the ranks from 9 up, and of some others."""
    ways = Ways("", 2, 0)
    for mask in [*range(0, 1 << 18, 1 << 9), *range(0, 1 << 18, 97 << 1)]:
        found = ways[mask]
        assert {(move.first, move.last) for move in found} == slow(mask)
        assert len(set(found)) == len(found)
        assert all((move.special, move.colour, move.take) == ("", 2, 0) for move in found)


def test_ways_stay_right_when_they_forget() -> None:
    ways = Ways("T", 4, 3)
    ways.LIMIT = 50
    for mask in range(0, 1 << 12, 2):
        found = {(move.first, move.last) for move in ways[mask]}
        assert found == slow(mask) | {(0, 0)}
        assert len(ways) <= 60


def test_what_was_asked_for_does_not_change() -> None:
    state = table(f"{rows(R='R1.R3')} R4.R5.S/K2.K3 0 0")
    first = moves(state)
    state.legal_moves().clear()
    assert moves(state) == first
    assert {format_move(move) for move in LAYS[0][1 << 4 | 1 << 5]} == {"R4", "R5", "R4-5"}
