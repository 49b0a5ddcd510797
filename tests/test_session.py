"""The page's session: whatever is tapped, nothing breaks and nothing hidden is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.announce import Announcer
from app.play.sixteen import texts
from app.play.sixteen.session import SixteenSession
from sixteen.errors import SixteenError
from sixteen.match import Player
from sixteen.tiles import ALL_TILES, Tile
from tests.helpers.sitting import ADA, HAZEL, MINA, OTTO, ROWAN, begun, held, play_bots

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
        ("R1/O1/G1/B1/K1 R4/O4/G4 0 0", "other-seats"),
        ("R1/O1/G1/B1/K1 R4/?7 0 0", "unknown-tiles"),
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


def test_a_patient_bot_thinks_of_more_than_the_usual_one() -> None:
    session = begun(MINA, *(Player(name, "expert") for name in ("Owl", "Fox")), seed="patience1")
    assert session.bot_to_move
    usual, patient = (session.thought(lambda: 0.0, patient=more) for more in (False, True))
    for thought in (usual, patient):
        for _step in range(2100):
            thought.slice(-1.0)
    assert usual.done
    assert not patient.done
