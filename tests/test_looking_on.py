"""Who looks on while another tab plays the match: sees all that happens, and no rack."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.play import SESSIONS
from app.saves.text import read, write
from sixteen.match import Player
from tests.test_saves import HAZEL, MINA, ROWAN, TABLES, again, begun, played, step, story


@given(
    st.sampled_from(sorted(SESSIONS)),
    st.sampled_from(TABLES),
    st.lists(st.integers(1, 40), min_size=1, max_size=6),
)
def test_who_looks_on_sees_each_move_and_no_rack(
    game: str, players: tuple[Player, ...], pieces: list[int]
) -> None:
    options = {"match": "300"} if game == "sixteen" else {}
    session = begun(game, *players, **options)
    looker = again(session, watching=True)
    for steps in pieces:
        played(session, steps)
        match = looker.match
        looker.follow(read(write(session.saved)))
        assert looker.match is match
        assert story(looker) == story(session)
        assert looker.phase in ("table", "round-end", "match-end")
        assert not looker.bot_to_move
        assert not looker.to_move
        if game == "sixteen" and not looker.playing.state.over:
            assert not any(looker.state.rack(seat) for seat in range(len(players)))


def test_moves_taken_back_are_followed_in_place() -> None:
    session = played(begun("sixteen", MINA, HAZEL), 4)
    looker = again(session, watching=True)
    match = looker.match
    while not session.way_back:
        step(session)
    session.undo()
    session.pass_turn()
    looker.follow(read(write(session.saved)))
    assert looker.match is match
    assert story(looker) == story(session)
    assert looker.rewound


def test_who_plays_a_seat_is_followed() -> None:
    session = begun("sixteen", MINA, HAZEL)
    looker = again(session, watching=True)
    session.seat(0, "easy")
    looker.follow(read(write(session.saved)))
    assert looker.players == session.players
    assert looker.eyes is None


@pytest.mark.parametrize("steps", [0, 3])
def test_a_match_that_went_another_way_is_followed_too(steps: int) -> None:
    fork = write(played(begun("sixteen", HAZEL, ROWAN, match="300"), steps).saved)
    session = begun("sixteen", HAZEL, ROWAN, match="300")
    while session.phase != "round-end":
        step(session)
    for go_on in (lambda: None, session.next_round):
        go_on()
        looker = again(session, watching=True)
        looker.follow(read(fork))
        assert write(looker.saved) == fork
        assert looker.watching


def test_the_first_tab_looks_on_once_the_match_is_taken() -> None:
    session = begun("sixteen", MINA, HAZEL)
    session.look_on()
    assert session.eyes is None
    assert session.rack == ()
    session.pass_turn()
    assert not session.state.history
    session.leave()
    assert not session.watching
