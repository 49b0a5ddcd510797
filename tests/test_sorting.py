"""How people sort their racks: by colour, by number, or in an order of their own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.play.sixteen.order import ORDERS, Order
from app.play.sixteen.session import SixteenSession
from app.saves.text import read, write
from sixteen.tiles import ALL_TILES, BIN, SCISSORS, Tile
from tests.helpers.sitting import HAZEL, MINA, OTTO, at_table, lay, play_bots

RACK = (Tile(0, 8), Tile(0, 10), Tile(1, 3), SCISSORS, SCISSORS, BIN)


def test_a_rack_is_sorted_by_colour_or_by_number() -> None:
    assert Order().sorted(RACK[::-1]) == tuple(sorted(RACK))
    ranks = [tile.rank for tile in Order("number").sorted(RACK)]
    assert ranks[:3] == [3, 8, 10]
    assert set(Order("number").sorted(RACK)[3:]) == {SCISSORS, BIN}


@given(st.permutations(RACK), st.lists(st.sampled_from(RACK), unique=True))
def test_an_own_order_keeps_what_is_left_and_adds_what_is_new(
    own: list[Tile], gone: list[Tile]
) -> None:
    left = [tile for tile in RACK if tile not in gone]
    kept = Order("own", tuple(own)).sorted(left)
    assert kept == tuple(tile for tile in own if tile not in gone)
    assert sorted(Order("own").sorted(RACK)) == sorted(RACK)


def test_an_own_order_stays_while_tiles_are_laid_and_others_look() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    session.take_over()
    session.arrange(0, 2)
    assert [tile.code for tile in session.rack] == ["R10", "O3", "R8", "S"]
    lay(session, Tile(1, 3))
    session.take_over()
    assert [tile.code for tile in session.rack] == ["R9", "O4", "G5"]
    session.sort()
    assert session.order.kind == "number"
    session.pass_turn()
    play_bots(session)
    session.take_over()
    assert [tile.code for tile in session.rack] == ["R10", "R8", "S"]
    session.arrange(9, 0)
    session.arrange(-1, 0)
    assert [tile.code for tile in session.rack] == ["R10", "R8", "S"]
    session.intent("sort", "colour")
    assert [tile.code for tile in session.rack] == ["R8", "R10", "S"]


def test_the_way_of_sorting_stays_in_the_next_round() -> None:
    session = SixteenSession()
    session.start([MINA, HAZEL], {"match": "900"}, "2026", "7")
    session.sort("number")
    while session.phase == "table":
        play_bots(session)
        session.pass_turn()
    session.next_round()
    play_bots(session)
    assert session.order.kind == "number"
    assert [tile.rank for tile in session.rack if tile.colour < 5] == sorted(
        tile.rank for tile in session.rack if tile.colour < 5
    )


def test_another_match_keeps_the_way_of_sorting_and_no_tile_of_the_last() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.arrange(0, 3)
    assert [tile.code for tile in session.rack] == ["R10", "O3", "S", "R8"]
    session.again("8")
    play_bots(session)
    assert session.order == Order("own")


def again(session: SixteenSession, changed: str = "") -> SixteenSession:
    """Another sitting with what was kept of this one, an order in it changed."""
    text = write(session.saved)
    own = f"order 0 {session.order.written}"
    assert own in text
    fresh = SixteenSession()
    fresh.resume(read(text.replace(own, changed or own)))
    return fresh


def test_an_own_order_is_kept_with_the_match() -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    kept = session.serial, session.arranged
    session.arrange(0, 2)
    assert (session.serial, session.arranged) != kept
    assert session.serial == kept[0], "whoever is thinking goes on"
    assert again(session).rack == session.rack
    lay(session, Tile(1, 3))
    back = again(session)
    assert [tile.code for tile in back.rack] == ["R10", "R8", "S"]
    assert back.saved.orders == session.saved.orders


def test_each_of_several_people_has_their_own_order_again() -> None:
    session = at_table(MINA, OTTO, HAZEL)
    session.take_over()
    session.sort("number")
    session.pass_turn()
    session.take_over()
    session.arrange(2, 0)
    back = SixteenSession()
    back.resume(read(write(session.saved)))
    assert not back.rack
    back.take_over()
    assert [tile.code for tile in back.rack] == ["G5", "R9", "O4"]
    back.pass_turn()
    play_bots(back)
    back.take_over()
    assert back.order.kind == "number"


@pytest.mark.parametrize(
    "damaged",
    [
        "order 0 own R8.R99",
        "order 0 mine R8",
        "order 7 own R8",
        "order ",
        "order 0 own " + "S." * 99,
    ],
)
def test_an_order_that_cannot_be_read_is_left_out(damaged: str) -> None:
    session = at_table(MINA, HAZEL, HAZEL)
    session.arrange(0, 2)
    assert again(session, damaged).rack == tuple(sorted(session.rack))


@given(st.sampled_from(ORDERS), st.lists(st.sampled_from(ALL_TILES), max_size=30, unique=True))
def test_what_is_written_of_an_order_is_read_again(kind: str, own: list[Tile]) -> None:
    order = Order(kind, tuple(own) if kind == "own" else ())
    assert Order.read(order.written) == order
