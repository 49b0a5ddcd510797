"""Rules 1 and 2.1 to 2.3, and 2.11: tiles, deals, who begins, rows that stay closed."""

from collections import Counter
from random import Random

import pytest

from sixteen.errors import RulesError
from sixteen.games.sixteen import SixteenRules, deal, deal_faults
from sixteen.notation import format_position
from sixteen.tiles import ALL_TILES, COLOURS, Tile
from tests.helpers.sixteen_table import ONES, moves, rules, table, why

SEEDS = [str(number) for number in range(120)]
RED_1 = Tile(0, 1)

LAID = rules()
DEALT = rules(ones="dealt")
NEVER_ONE = rules()
ANY = rules(put_away="any")


def named(chosen: SixteenRules, seats: int, seed: str) -> Counter[Tile]:
    """Every tile that a deal names, in a row or a rack."""
    start = deal(chosen, seats, Random(seed))
    return Counter(
        tile for tiles in (*start.rows, *map(start.rack, range(seats))) for tile in tiles
    )


def put_away(chosen: SixteenRules, seats: int, seed: str) -> list[Tile]:
    return sorted((Counter(ALL_TILES) - named(chosen, seats, seed)).elements())


# 1 Tiles


def test_1_1_there_are_88_tiles() -> None:
    assert len(ALL_TILES) == 88
    codes = Counter(tile.code for tile in ALL_TILES)
    for colour in COLOURS:
        own = {f"{colour}{rank}" for rank in [*range(1, 16), "16x", "16o"]}
        assert {code for code in codes if code[0] == colour} == own
        assert len(own) == 17
    assert codes["S"] == 2
    assert codes["T"] == 1
    assert codes.total() == 85 + 3
    assert set(codes.values()) == {1, 2}


# 2.2 Set-up of a round


@pytest.mark.parametrize("edition", ["2026", "classic"])
@pytest.mark.parametrize(("seats", "away"), [(4, 0), (3, 1), (2, 23)])
def test_2_2_all_tiles_but_those_put_away_are_dealt_once(
    edition: str, seats: int, away: int
) -> None:
    for seed in SEEDS:
        assert len(put_away(rules(edition), seats, seed)) == away
        assert not named(rules(edition), seats, seed) - Counter(ALL_TILES)


@pytest.mark.parametrize(("seats", "size"), [(4, 22), (3, 29)])
def test_2_2_with_4_and_3_players_each_is_dealt_as_many(seats: int, size: int) -> None:
    for seed in SEEDS:
        start = deal(rules(), seats, Random(seed))
        sizes = [start.rack_size(seat) for seat in range(seats)]
        assert sum(sizes) == seats * size - 5, "the five 1s came from the racks"
        assert max(sizes) <= size


def test_2_2_with_2_players_the_1s_are_the_rows_and_each_is_dealt_30() -> None:
    for seed in SEEDS:
        start = deal(LAID, 2, Random(seed))
        assert [start.rack_size(0), start.rack_size(1)] == [30, 30]
        assert format_position(start).startswith(ONES)


def test_2_2_what_is_put_away_is_named_nowhere() -> None:
    start = deal(LAID, 2, Random("away"))
    assert start.removed == ()
    assert len(put_away(LAID, 2, "away")) == 23


def test_2_2_put_away_never_one() -> None:
    away = [tile for seed in SEEDS for tile in put_away(NEVER_ONE, 3, seed)]
    assert all(tile.rank != 1 for tile in away)
    assert len(set(away)) > 30, "any other tile may be the one"


def test_2_2_put_away_any_can_be_a_1() -> None:
    away = [tile for seed in SEEDS for tile in put_away(ANY, 3, seed)]
    assert any(tile.rank == 1 for tile in away)
    assert any(tile.rank != 1 for tile in away)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_2_2_only_2_to_4_players(seats: int) -> None:
    with pytest.raises(RulesError, match="2, 3 or 4 players") as refused:
        deal(rules(), seats, Random("x"))
    assert refused.value.code == "bad-seats"


# 2.3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_the_five_1s_start_the_five_rows(seats: int) -> None:
    for seed in SEEDS[:20]:
        assert format_position(deal(rules(), seats, Random(seed))).startswith(f"{ONES} ")


@pytest.mark.parametrize("seats", [3, 4])
def test_2_3_whoever_held_the_red_1_begins(seats: int) -> None:
    sizes = {3: 29, 4: 22}
    begins = set()
    for seed in SEEDS:
        start = deal(rules(), seats, Random(seed))
        begins.add(start.turn)
        ones = sizes[seats] - start.rack_size(start.turn)
        assert ones >= 1, "whoever begins had the red 1 at least"
    assert begins == set(range(seats))


def test_2_3_with_2_players_who_begins_is_drawn_at_random() -> None:
    begins = Counter(deal(LAID, 2, Random(seed)).turn for seed in SEEDS)
    assert min(begins[0], begins[1]) > len(SEEDS) / 3


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [1, 2, 0]), (4, [1, 2, 3])])
def test_2_3_seats_play_clockwise(seats: int, order: list[int]) -> None:
    racks = "/".join(["R2.R3", "O2.O3", "G2.G3", "B2.B3"][:seats])
    state = table(f"{ONES} {racks} 1 0")
    turns = []
    for _ in order:
        turns.append(state.turn)
        state.play(state.legal_moves()[0])
    assert turns == order


def test_2_3_every_round_is_set_up_anew() -> None:
    rng = Random("one match")
    starts = {format_position(deal(rules(), 4, rng)) for _ in range(10)}
    assert len(starts) == 10


# 2.10 and 2.11 with 1s among the tiles that are dealt


def test_2_10_ones_dealt_gives_30_each_from_all_88() -> None:
    held = set()
    for seed in SEEDS:
        start = deal(DEALT, 2, Random(seed))
        ones = sum(len(row) for row in start.rows)
        assert start.rack_size(0) + start.rack_size(1) + ones == 60
        assert len(put_away(DEALT, 2, seed)) == 28
        held.add(ones)
    assert {2, 3, 4} <= held


@pytest.mark.parametrize(
    ("chosen", "seats", "size"), [(DEALT, 2, 30), (ANY, 3, 29), (rules("classic"), 3, 29)]
)
def test_2_10_the_red_1s_holder_begins(chosen: SixteenRules, seats: int, size: int) -> None:
    for seed in SEEDS:
        start = deal(chosen, seats, Random(seed))
        if not start.closed(0):
            assert start.rack_size(start.turn) < size


@pytest.mark.parametrize(("chosen", "seats"), [(DEALT, 2), (ANY, 3)])
def test_2_11_a_row_whose_1_is_out_of_play_stays_closed(chosen: SixteenRules, seats: int) -> None:
    seen = 0
    for seed in SEEDS:
        start = deal(chosen, seats, Random(seed))
        away = put_away(chosen, seats, seed)
        for colour in range(5):
            assert start.closed(colour) == (Tile(colour, 1) in away)
            seen += start.closed(colour)
    assert seen > 0


@pytest.mark.parametrize(("chosen", "seats"), [(DEALT, 2), (ANY, 3)])
def test_2_11_without_the_red_1_who_begins_is_drawn(chosen: SixteenRules, seats: int) -> None:
    begins = set()
    for number in range(1000):
        start = deal(chosen, seats, Random(f"red {number}"))
        if start.closed(0):
            begins.add(start.turn)
    assert begins == set(range(seats))


def test_2_11_nothing_can_be_laid_cut_or_binned_there() -> None:
    state = table("-/O1.O5/G1/B1/K1 R2.R3.S.T/K2 0 0")
    assert state.closed(0)
    assert not state.locked(0)
    assert state.value(0) is None
    assert moves(state) == {"SO", "TO1", "pass"}
    for move in ("R2", "R2-3", "SR", "SR+2", "TR1", "TR1+2"):
        assert why(state, move) == "row-closed"


def test_2_11_a_closed_row_leaves_passing_as_the_only_move() -> None:
    state = table("-/O1/G1/B1/K1 R2.S/K2 0 0", "classic")
    assert moves(state) == {"pass"}


# What cannot have been a deal


def test_2_2_every_deal_can_have_been_one() -> None:
    for chosen in (rules(), rules("classic"), DEALT, ANY):
        for seats in (2, 3, 4):
            for seed in SEEDS[:25]:
                assert deal_faults(deal(chosen, seats, Random(seed))) == []


def dealt(seats: int, **options: str) -> list[str]:
    """The fields of a deal."""
    return format_position(deal(rules(**options), seats, Random("faults"))).split(" ")


def faults_of(fields: list[str], **options: str) -> list[str]:
    return deal_faults(table(" ".join(fields), **options))


def test_2_2_a_round_begins_with_nothing_but_its_1s_on_the_table() -> None:
    fault = ["a round begins with nothing but its 1s on the table"]
    rows, racks, turn, passes = dealt(2)
    assert faults_of([rows, racks, turn, "1"]) == fault
    held = racks.replace("/", ".").split(".")
    away = next(f"R{rank}" for rank in range(2, 16) if f"R{rank}" not in held)
    assert faults_of([rows.replace("R1", f"R1.{away}"), racks, turn, passes]) == fault
    assert faults_of([rows, racks, turn, passes, away]) == fault


def test_2_2_a_deal_names_every_tile() -> None:
    rows, _, turn, passes = dealt(4)
    assert "a deal names every tile" in faults_of([rows, "?22/?21/?20/?20", turn, passes])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_a_deal_has_the_rack_sizes_of_a_deal(seats: int) -> None:
    rows, racks, turn, passes = dealt(seats)
    first, rest = racks.split("/", 1)
    shorter = first.rpartition(".")[0]
    fault = "tiles are dealt to each seat, those laid out as 1s among them"
    assert any(fault in found for found in faults_of([rows, f"{shorter}/{rest}", turn, passes]))


def test_2_2_a_seat_is_not_dealt_more_than_its_share() -> None:
    rows, racks, turn, passes = dealt(4)
    one, two, three, four = (rack.split(".") for rack in racks.split("/"))
    one += [two.pop() for _ in range(23 - len(one))]
    lopsided = "/".join(map(".".join, (one, two, three, four)))
    assert len(one) == 23
    assert any("22 tiles are dealt" in found for found in faults_of([rows, lopsided, turn, passes]))


def test_2_11_no_more_1s_are_out_of_play_than_can_be_put_away() -> None:
    fault = "more 1s are out of play than can be put away"
    rows, racks, turn, passes = dealt(3)
    assert fault in faults_of([rows.replace("O1", "-"), racks, turn, passes])
    rows, racks, turn, passes = dealt(4)
    assert fault in faults_of([rows.replace("O1", "-"), racks, turn, passes])
    rows, racks, turn, passes = dealt(2)
    assert fault in faults_of([rows.replace("O1", "-"), racks, turn, passes])
    rows, racks, turn, passes = dealt(3, put_away="any")
    assert fault in faults_of(["-/-/G1/B1/K1", racks, turn, passes], put_away="any")


def test_2_3_a_deal_in_which_the_red_1s_holder_does_not_begin() -> None:
    for number in range(300):
        start = deal(rules(), 4, Random(f"four {number}"))
        others = [seat for seat in range(4) if start.rack_size(seat) == 22]
        if others:
            rows, racks, _, passes = format_position(start).split(" ")
            wrong = faults_of([rows, racks, str(others[0]), passes])
            assert wrong == ["whoever held the red 1 begins"]
            return
    pytest.fail("every seat of every deal had a 1")
