"""The page's session of Sixteen Plus: whatever is tapped, nothing breaks, and all can be done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.announce import Announcer
from app.play import SESSIONS
from app.play.plus import texts
from app.play.plus.session import PlusSession
from sixteen.cells import CELLS
from sixteen.errors import SixteenError
from sixteen.games.plus import DRAW, DROP, Move
from sixteen.match import Player
from sixteen.notation.plus import format_move, format_position
from sixteen.tiles import TILE_BY_CODE

MINA, OTTO, ADA = Player("Mina"), Player("Otto"), Player("Ada")
HAZEL, ROWAN = Player("Hazel", "easy"), Player("Rowan", "medium")
MINE = "R2.-.G5.K9,-.B6.G9.G11,-.-.-.-,-.-.-.G15"
THEIRS = "-.-.R6.B8,-.-.-.B12,-.-.-.-,-.-.-.G16x"
EMPTY = "-.-.-.-,-.-.-.-,-.-.-.-,-.-.-.-"
FULL_BUT_ONE = "R1.R2.R3.R4,O2.O4.O6.O8,G5.G7.G9.G11,B8.B10.B12.-"


def begun(*players: Player, seed: str = "7", position: str = "", **options: str) -> PlusSession:
    session = PlusSession()
    session.start(players, options, "2026", seed, position)
    return session


def held(hand: str = "-", gone: str = "-", theirs: str = THEIRS, **options: str) -> PlusSession:
    position = f"{MINE}/{theirs} R9.K3.O9.K13 {hand} {gone} 0 0"
    return begun(MINA, OTTO, position=position, **options)


def cell(name: str) -> int:
    return CELLS.index(name)


def lit(session: PlusSession) -> set[str]:
    return {CELLS[each] for each in session.lit.get(session.front, ())}


def refusal(session: PlusSession) -> str:
    assert session.refused
    return session.refused.code


def played(session: PlusSession) -> list[str]:
    return [format_move(move) for move in session.playing.state.history]


def play_bots(session: PlusSession) -> None:
    while session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)


# What is chosen, and what the button says


def test_a_turn_begins_with_a_draw_or_one_of_the_discards() -> None:
    session = held()
    assert texts.action(session) == "Draw a tile"
    assert texts.situation(session).endswith("Draw a tile, or take one of the discards.")
    session.confirm()
    assert session.playing.state.hand
    assert session.chronicle[-1][1].startswith("draws ")


def test_a_cell_tapped_twice_is_played() -> None:
    session = held("G13")
    assert texts.action(session) == "Choose a cell"
    session.tap_cell(cell("d3"))
    assert texts.action(session) == "Put green 13 on d3"
    session.tap_cell(cell("c3"))
    assert texts.action(session) == "Put green 13 on c3"
    session.tap_cell(cell("c3"))
    assert played(session) == ["G13@c3"]
    assert session.eyes == 1


def test_an_exchange_holds_what_goes_out() -> None:
    session = held("G13")
    assert session.held == TILE_BY_CODE["G13"]
    session.tap_cell(cell("d4"))
    assert session.held == session.leaving == TILE_BY_CODE["G15"]
    assert texts.hand_note(session) == "goes out"
    assert texts.action(session) == "Swap green 15 for green 13"
    session.confirm()
    assert session.chronicle[-1] == (0, "green 13 on d4, green 15 goes out")


def test_discards_of_one_number_are_picked_one_after_the_other() -> None:
    session = held()
    picked = []
    for _tap in range(3):
        session.tap_pile(9)
        picked.append(session.picked.code if session.picked else "")
    assert picked == ["O9", "R9", ""]
    session.tap_pile(7)
    assert session.picked is None
    assert session.refused is None


def test_a_tile_of_the_discards_goes_on_a_cell() -> None:
    session = held()
    session.tap_pile(13)
    assert texts.action(session) == "Choose a cell"
    session.drop()
    assert refusal(session) == "must-place"
    session.tap_cell(cell("d3"))
    assert texts.action(session) == "Take black 13 to d3"
    session.confirm()
    assert session.chronicle == [(0, "takes black 13 for d3")]


def test_cancelling_goes_back_one_step_at_a_time() -> None:
    session = held()
    session.tap_pile(13)
    session.look_at(1)
    session.look_at(0)
    session.tap_cell(cell("d3"))
    steps = []
    while session.begun:
        session.cancel()
        steps.append((session.chosen, session.picked and session.picked.code))
    assert steps == [(None, "K13"), (None, None)]


def test_only_dropping_is_left_where_a_bin_has_no_place() -> None:
    board = "-.-.-.-,-.O2.-.-,-.-.-.-,-.-.-.-"
    session = begun(MINA, OTTO, position=f"{board}/{THEIRS} R9.R2.G5.K9 B15:1:2 T 0 0")
    assert not session.only_drop
    session = begun(
        MINA,
        OTTO,
        position=f"-.-.-.-,O2.O3.O5.O6,-.-.-.-,-.-.-.-/{EMPTY} R9.R2.G5.K9 B15:1:2 T 0 0",
    )
    assert session.only_drop
    assert texts.action(session) == "Drop blue 15"
    assert texts.situation(session) == "Mina drew blue 15. It fits nowhere in row 1."


# Scissors and trash bin


def test_scissors_bring_the_only_board_forward_that_can_be_cut() -> None:
    session = held("S")
    assert session.front == 1
    assert lit(session) == {"c1", "d1", "d2", "d4"}
    session.tap_cell(cell("a1"))
    assert refusal(session) == "nothing-to-cut"
    session.look_at(0)
    session.tap_cell(cell("a1"))
    assert refusal(session) == "own-board"
    session.look_at(1)
    session.tap_cell(cell("d4"))
    assert texts.action(session) == "Cut green 16 END"
    session.confirm()
    assert session.chronicle == [(0, "scissors, Otto loses green 16 END on d4")]


def test_scissors_ask_whose_tile_where_there_are_several() -> None:
    third = EMPTY.replace("-", "K6", 1)
    session = begun(MINA, HAZEL, ROWAN, position=f"{MINE}/{THEIRS}/{third} R9 S - 0 0")
    assert session.front == 0
    assert texts.situation(session).endswith("Whose tile is cut, and which?")
    session.confirm()
    assert refusal(session) == "choose-cut"
    session.look_at(2)
    assert lit(session) == {"a1"}
    assert "has tiles that can be cut" in texts.board_name(session, 1)


@pytest.mark.parametrize(("hand", "theirs"), [("S", EMPTY), ("T", THEIRS)])
def test_specials_may_be_declined(hand: str, theirs: str) -> None:
    session = held(hand, theirs=theirs)
    assert texts.dropping(session) == "Decline"
    session.drop()
    assert played(session) == ["drop"]
    assert session.chronicle[0][1].startswith("declines the ")


def test_the_bin_takes_a_row_and_draws_for_it() -> None:
    session = held("T")
    session.confirm()
    assert refusal(session) == "choose-bin"
    session.tap_cell(cell("a3"))
    assert refusal(session) == "bin-row-empty"
    session.tap_cell(cell("b1"))
    assert texts.situation(session) == "Row 1 goes, 3 tiles, and as many are drawn for it."
    session.tap_cell(cell("d1"))
    assert played(session) == ["T@1"]
    assert texts.situation(session) == "Row 1: 3 tiles are to be drawn."
    session.tap_cell(cell("a1"))
    assert refusal(session) == "bin-under-way"
    while session.playing.state.turn == 0:
        session.confirm()
        if session.state.hand:
            session.drop()
    assert [text for text in played(session) if text == "drop"] == ["drop"] * 3


# Why not


@pytest.mark.parametrize(
    ("hand", "name", "code"),
    [
        ("G13", "a1", "row-not-rising"),
        ("G13", "d1", "column-not-rising"),
        ("-", "a1", "nothing-in-hand"),
    ],
)
def test_a_cell_that_is_not_lit_says_why(hand: str, name: str, code: str) -> None:
    session = held(hand)
    session.tap_cell(cell(name))
    assert refusal(session) == code
    assert session.chosen is None


def test_with_a_tile_in_hand_nothing_else_can_be_had() -> None:
    session = held("G13")
    session.draw()
    assert refusal(session) == "settle-first"
    session.tap_pile(9)
    assert refusal(session) == "settle-first"
    session.look_at(1)
    session.tap_cell(cell("d3"))
    assert refusal(session) == "other-board"


def test_only_the_last_discard_by_that_rule() -> None:
    session = held(discards="top")
    session.tap_pile(9)
    assert refusal(session) == "not-top"
    session.tap_pile(13)
    assert session.picked == TILE_BY_CODE["K13"]


def test_nobody_plays_for_a_bot() -> None:
    session = begun(HAZEL, MINA, position=f"{MINE}/{THEIRS} R9 - - 0 0")
    for intent in (session.draw, session.drop, session.confirm):
        intent()
        assert refusal(session) == "not-your-turn"
    session.tap_cell(0)
    session.tap_pile(9)
    assert refusal(session) == "not-your-turn"
    assert not played(session)


# Whose turn, and the end


def test_people_change_hands_with_nothing_between() -> None:
    session = begun(MINA, HAZEL, OTTO, position=f"{MINE}/{THEIRS}/{EMPTY} R9 G13 - 0 0")
    session.drop()
    assert (session.phase, session.eyes, session.home) == ("table", 0, 0)
    play_bots(session)
    assert (session.phase, session.eyes, session.home) == ("table", 2, 2)
    assert session.to_move


def test_sixteen_is_called() -> None:
    session = begun(MINA, HAZEL, position=f"{FULL_BUT_ONE}/{EMPTY} R9 K15 - 0 0")
    session.tap_cell(cell("d4"))
    session.confirm()
    assert session.phase == "match-end"
    assert texts.ending(session)[0] == "Sixteen! You win!"
    assert texts.situation(session) == "Mina: Sixteen! The board is full."
    session.again("8")
    assert session.phase == "table"


def test_a_seed_brings_the_same_tiles_for_the_same_moves() -> None:
    def drawn(seed: str) -> list[str]:
        session = begun(MINA, OTTO, seed=seed)
        for _turn in range(5):
            session.draw()
            session.drop()
        return played(session)

    assert drawn("7") == drawn("7")
    assert drawn("7") != drawn("8")


def test_every_game_of_the_page_has_a_session() -> None:
    assert SESSIONS["plus"] is PlusSession


def test_a_position_for_other_players_is_refused() -> None:
    with pytest.raises(SixteenError) as caught:
        begun(MINA, HAZEL, OTTO, position=f"{MINE}/{THEIRS} R9 - - 0 0")
    assert caught.value.code == "other-seats"


INTENTS = st.one_of(
    st.tuples(st.just("tap_cell"), st.integers(0, 15)),
    st.tuples(st.just("tap_pile"), st.integers(1, 16)),
    st.tuples(st.just("look_at"), st.integers(-1, 4)),
    st.tuples(st.sampled_from(["confirm", "confirm", "draw", "drop", "cancel", "bots"])),
)
TABLES = st.sampled_from([(MINA, HAZEL), (MINA, OTTO), (HAZEL, MINA, OTTO), (HAZEL, ROWAN)])


@given(
    TABLES,
    st.sampled_from(["strict", "equal-allowed"]),
    st.sampled_from(["any", "top"]),
    st.lists(INTENTS, max_size=150),
)
def test_no_intents_break_it(
    players: tuple[Player, ...],
    ascending: str,
    discards: str,
    intents: list[tuple[str, int]],
) -> None:
    session = begun(*players, ascending=ascending, discards=discards)
    announcer = Announcer()
    for name, *value in intents:
        if name == "bots":
            if session.bot_to_move:
                session.bot_plays(session.playing.state.legal_moves()[-1])
        else:
            before = format_position(session.playing.state)
            getattr(session, name)(*value)
            assert not session.refused or before == format_position(session.playing.state)
        look(session)
        said = announcer.news(session)
        assert said == "" or said.endswith(".")


def look(session: PlusSession) -> None:
    """Read all that a screen reads."""
    assert texts.situation(session) or session.state.over
    assert texts.action(session)
    assert texts.dropping(session)
    assert texts.pouch_name(session)
    assert session.front in range(len(session.players))
    assert all(texts.cell_name(session, each) for each in range(16))
    assert all(texts.board_name(session, seat) for seat in range(len(session.players)))
    if session.move:
        assert session.to_move
        assert session.move in session.legal


@given(st.data())
def test_every_legal_move_can_be_tapped(data: st.DataObject) -> None:
    session = begun(MINA, OTTO, ADA, seed=data.draw(st.text(max_size=3)))
    for _step in range(data.draw(st.integers(0, 60))):
        session.bot_plays(data.draw(st.sampled_from(session.legal)))
        if session.phase != "table":
            return
    move = data.draw(st.sampled_from(session.legal))
    tap(session, move)
    last = session.playing.state.history[-1]
    assert last.kind == move.kind if move == DRAW else last == move


def tap(session: PlusSession, move: Move) -> None:
    if move in (DRAW, DROP):
        (session.draw if move == DRAW else session.drop)()
        return
    while move.kind == "take" and session.picked != move.tile:
        session.tap_pile(move.tile.points if move.tile else 0)
    if move.kind == "cut":
        session.look_at(move.seat)
    session.tap_cell(move.cell if move.row < 0 else move.row * 4)
    session.confirm()
