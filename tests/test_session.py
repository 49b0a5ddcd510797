"""The page's session: whatever is tapped, nothing breaks and nothing hidden is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.announce import Announcer
from app.play.sixteen import texts
from app.play.sixteen.session import SixteenSession
from sixteen.errors import SixteenError
from sixteen.games.sixteen import PASS, Move
from sixteen.match import Player
from sixteen.notation import format_move
from sixteen.tiles import ALL_TILES, BIN, SCISSORS, Tile

MINA, OTTO, ADA = Player("Mina"), Player("Otto"), Player("Ada")
HAZEL, ROWAN = Player("Hazel", "easy"), Player("Rowan", "medium")
HELD = (
    "R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1 "
    "R8.R10.R11.R12.O3.S.T.G3.G4.B4.K15.K16x.K16o/R2.K9/K2.K3/K4 0 0"
)


def begun(
    *players: Player, seed: str = "7", edition: str = "2026", position: str = "", **options: str
) -> SixteenSession:
    session = SixteenSession()
    session.start(players, options, edition, seed, position)
    return session


def held(**options: str) -> SixteenSession:
    return begun(MINA, HAZEL, ROWAN, Player("Olive", "easy"), position=HELD, **options)


def play_bots(session: SixteenSession) -> None:
    while session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)


def refusal(session: SixteenSession) -> str:
    assert session.refused
    return session.refused.code


# Choosing tiles


def test_a_tapped_tile_lights_its_row_and_the_button_says_what_it_does() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    assert session.rows == {0}
    assert texts.action(session) == "Lay red 10"
    assert texts.situation(session) == "Red 10 goes behind the 9."


def test_tiles_of_a_straight_join_and_what_lies_between_is_filled() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(0, 12))
    assert texts.action(session) == "Lay red 10–12"


def test_a_tile_of_another_colour_takes_the_place_of_what_was_chosen() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(1, 3))
    assert session.rows == {1}


@pytest.mark.parametrize(("tapped", "left"), [(10, {11, 12}), (12, {10, 11}), (11, {10})])
def test_a_tile_tapped_again_is_given_back(tapped: int, left: set[int]) -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_tile(Tile(0, 12))
    session.tap_tile(Tile(0, tapped))
    assert {tile.rank for tile in session.step.tiles} == left


def test_end_and_restart_take_each_others_place() -> None:
    session = held()
    session.tap_tile(Tile(4, 15))
    session.tap_tile(Tile(4, 16))
    assert texts.action(session) == "Lay black 15–16 END"
    session.tap_tile(Tile(4, 17))
    assert texts.action(session) == "Lay black 15–16 RESTART" or session.step.tiles == {Tile(4, 17)}


def test_a_tap_on_the_lit_row_plays() -> None:
    session = held()
    session.tap_tile(Tile(0, 10))
    session.tap_row(0)
    assert [(seat, format_move(move)) for seat, move in session.state.log] == [(0, "R10")]
    assert not session.to_move


# Why not


@pytest.mark.parametrize(("tile", "code"), [(Tile(0, 8), "not-higher"), (Tile(3, 4), "row-locked")])
def test_a_tile_that_cannot_be_laid_says_why(tile: Tile, code: str) -> None:
    session = held()
    session.tap_tile(tile)
    assert refusal(session) == code
    assert not session.step.begun


def test_rows_and_buttons_say_what_is_missing() -> None:
    session = held()
    session.tap_row(0)
    assert refusal(session) == "choose-tile"
    session.confirm()
    assert refusal(session) == "choose-tile"
    session.tap_tile(Tile(0, 10))
    session.tap_row(1)
    assert refusal(session) == "other-row"
    assert texts.situation(session).endswith("to the red row.")
    session.tap_tile(SCISSORS)
    session.confirm()
    assert refusal(session) == "choose-row"
    session.tap_row(1)
    assert refusal(session) == "nothing-to-take"


def test_passing_is_refused_while_something_can_be_done() -> None:
    session = held(passing="stuck")
    session.pass_turn()
    assert refusal(session) == "can-move"


def test_nobody_plays_for_a_bot() -> None:
    session = held()
    session.pass_turn()
    before = session.playing.state.copy()
    session.tap_tile(Tile(0, 10))
    assert refusal(session) == "not-your-turn"
    session.tap_row(0)
    session.confirm()
    session.pass_turn()
    assert session.playing.state.history == before.history


# Scissors and trash bin


def test_scissors_walk_through_row_and_tiles() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    assert session.rows == {0, 2, 3}
    session.tap_row(0)
    assert texts.action(session) == "Cut red 9"
    session.tap_tile(Tile(0, 8))
    assert texts.action(session) == "Cut 9, lay 8"
    session.tap_row(0)
    assert format_move(session.state.history[0]) == "SR+8"


def test_after_scissors_other_rows_are_out_of_reach() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    session.tap_row(0)
    session.tap_tile(Tile(1, 3))
    assert refusal(session) == "same-row"
    session.tap_row(3)
    assert session.step.colour == 3


def test_the_bin_takes_as_many_as_are_wanted() -> None:
    session = held(bin="any")
    session.tap_tile(BIN)
    session.tap_row(0)
    assert session.takes == [1, 2]
    assert texts.action(session) == "Take 2 tiles"
    session.take(3)
    assert refusal(session) == "bin-too-many"
    session.take(0)
    assert refusal(session) == "take-one"
    session.take(1)
    session.tap_tile(Tile(0, 8))
    assert texts.action(session) == "Take 1, lay 8"
    session.confirm()
    assert format_move(session.state.history[0]) == "TR1+8"


def test_tiles_that_no_longer_fit_are_given_back_when_fewer_are_taken() -> None:
    session = begun(MINA, HAZEL, position="R1.R5.R9/O1/G1/B1/K1 R4.T/R2 0 0", edition="classic")
    session.tap_tile(BIN)
    session.tap_row(0)
    session.tap_tile(Tile(0, 4))
    session.take(1)
    assert not session.step.tiles


def test_the_whole_row_goes_in_the_new_edition() -> None:
    session = held()
    session.tap_tile(BIN)
    session.tap_row(0)
    assert session.takes == [2]
    session.take(1)
    assert refusal(session) == "bin-not-all"


def test_cancelling_goes_back_one_step_at_a_time() -> None:
    session = held()
    session.tap_tile(SCISSORS)
    session.tap_row(0)
    session.tap_tile(Tile(0, 8))
    steps = []
    while session.step.begun:
        session.cancel()
        steps.append((session.step.special, session.step.colour, len(session.step.tiles)))
    assert steps == [("S", 0, 0), ("S", -1, 0), ("", -1, 0)]


def test_a_special_with_nothing_to_take_says_so() -> None:
    session = begun(MINA, HAZEL, position="R1/O1/G1/B1/K1 S.R4/R2 0 0")
    session.tap_tile(SCISSORS)
    assert refusal(session) == "nothing-anywhere"


@given(st.data())
def test_every_legal_move_can_be_tapped(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from(["2026", "classic"]))
    session = begun(MINA, HAZEL, seed=data.draw(st.text(max_size=3)), edition=edition)
    for _turn in range(data.draw(st.integers(0, 25))):
        play_bots(session)
        if not session.to_move:
            break
        session.tap_tile(data.draw(st.sampled_from(session.rack)))
        if session.move is None:
            session.pass_turn()
        session.confirm()
    play_bots(session)
    while session.step.begun:
        session.cancel()
    moves = [move for move in session.legal if move != PASS]
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    tap(session, move, data)
    assert session.move == move
    session.confirm()
    assert (0, move) in session.playing.rounds[0].state.log


def tap(session: SixteenSession, move: Move, data: st.DataObject) -> None:
    if move.special:
        session.tap_tile(SCISSORS if move.special == "S" else BIN)
        session.tap_row(move.colour)
        session.take(move.take)
    for tile in data.draw(st.permutations(move.tiles)):
        if tile not in session.step.tiles:
            session.tap_tile(tile)


# Whose eyes


def test_one_person_among_bots_sees_their_rack_throughout() -> None:
    session = held()
    session.pass_turn()
    assert session.rack
    play_bots(session)
    assert session.phase == "table"
    assert session.eyes == 0


def test_between_two_people_no_rack_is_shown() -> None:
    session = begun(MINA, OTTO)
    assert session.phase == "hands"
    assert session.rack == ()
    session.take_over()
    assert len(session.rack) == 30
    first = session.eyes
    session.pass_turn()
    assert session.phase == "hands"
    assert session.rack == ()
    session.take_over()
    assert session.eyes != first
    assert session.missed(first or 0) == []


def test_who_takes_the_screen_is_told_what_the_others_did() -> None:
    session = begun(MINA, OTTO, HAZEL)
    play_bots(session)
    session.take_over()
    me = session.eyes
    assert me is not None
    session.pass_turn()
    play_bots(session)
    session.take_over()
    session.pass_turn()
    play_bots(session)
    assert [seat for seat, _move in session.missed(me)] == [(me + 1) % 3, (me + 2) % 3]


def test_bots_alone_can_be_looked_on() -> None:
    session = begun(HAZEL, ROWAN)
    while session.phase == "table":
        assert session.rack == ()
        play_bots(session)
    assert session.phase in ("round-end", "match-end")


INTENTS = st.one_of(
    st.tuples(st.just("tap_tile"), st.sampled_from(ALL_TILES)),
    st.tuples(st.just("tap_rack"), st.integers(0, 29)),
    st.tuples(st.just("tap_row"), st.integers(0, 4)),
    st.tuples(st.just("take"), st.integers(-1, 5)),
    st.tuples(st.sampled_from(["confirm", "pass_turn", "cancel", "take_over", "bots", "next"])),
)
TABLES = st.sampled_from(
    [(MINA, HAZEL), (MINA, OTTO), (HAZEL, MINA, OTTO), (MINA, OTTO, ADA, ROWAN), (HAZEL, ROWAN)]
)


@given(TABLES, st.sampled_from(["2026", "classic"]), st.lists(INTENTS, max_size=120))
def test_no_intents_break_it_or_show_a_hidden_tile(
    players: tuple[Player, ...], edition: str, intents: list[tuple[str, int | Tile]]
) -> None:
    session = begun(*players, edition=edition, ones="dealt", **{"put-away": "any"})
    announcer = Announcer()
    for name, *value in intents:
        if name == "bots":
            play_bots(session)
        elif name == "next":
            if session.phase == "round-end":
                session.next_round()
        elif name == "tap_rack":
            if session.rack:
                session.tap_tile(session.rack[int(str(value[0])) % len(session.rack)])
        else:
            getattr(session, name)(*value)
        look(session)
        said = announcer.news(session)
        assert said == "" or said.endswith(".")


def look(session: SixteenSession) -> None:
    state = session.state
    for seat in range(len(session.players)):
        if session.phase == "hands" or (not state.over and seat != session.eyes):
            assert not state.rack(seat)
    if session.eyes is not None:
        assert session.rack == session.playing.state.rack(session.eyes)
    assert texts.situation(session) or state.over
    assert texts.action(session)
    assert all(texts.row_name(session, colour) for colour in range(5))
    if state.over:
        assert all(texts.ending(session))


# Matches


def test_the_same_seed_deals_the_same_match() -> None:
    assert begun(MINA, HAZEL).rack == begun(MINA, ROWAN).rack
    assert begun(MINA, HAZEL).rack != begun(MINA, HAZEL, seed="8").rack


def test_rounds_go_on_until_the_match_is_won() -> None:
    session = begun(MINA, HAZEL, match="150")
    while session.phase != "match-end":
        play_bots(session)
        if session.to_move:
            session.pass_turn()
        if session.phase == "round-end":
            assert texts.ending(session)[0] == f"Round {len(session.playing.rounds)} is over"
            session.next_round()
    head, why = texts.ending(session)
    assert "win" in head
    assert why
    session.again("other")
    assert len(session.playing.rounds) == 1
    session.leave()
    assert session.phase == "setup"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("R1/O1/G1/B1/K1 R4/O4/G4 0 0", "bad-position"),
        ("R1/O1/G1/B1/K1 R4/?7 0 0", "bad-position"),
        ("R1/O1/G1/B1/K1 R1/O4 0 0", "impossible-position"),
        ("nonsense", "bad-position"),
    ],
)
def test_a_position_that_cannot_be_opened_leaves_everything_as_it_was(
    position: str, code: str
) -> None:
    session = held()
    before = session.match
    with pytest.raises(SixteenError) as caught:
        session.start([MINA, HAZEL], {}, "2026", "7", position)
    assert caught.value.code == code
    assert session.match is before


def test_what_needs_a_match_says_so_without_one() -> None:
    with pytest.raises(SixteenError):
        _ = SixteenSession().players
