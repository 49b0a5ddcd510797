"""What outlives the page: a match under way comes back as it was, and goes on as it would have."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.play import SESSIONS
from app.saves.shelf import MOST, PREFIX, Kept, Outcome, Shelf
from app.saves.text import LARGEST, Saved, pack, read, unpack, write
from app.session import Session
from sixteen import seeds
from sixteen.errors import RecordError, SixteenError
from sixteen.match import Match, Player
from sixteen.record import read_record, write_record
from tests.helpers.hostile import attempt, check_sentence, hostile, near

MINA, OTTO, HAZEL = Player("Mina"), Player("Otto"), Player("Hazel", "easy")
ROWAN = Player("Rowan", "medium")
TABLES = [(MINA, HAZEL), (MINA, OTTO), (HAZEL, MINA, OTTO), (HAZEL, ROWAN)]
POSITION = "R1.R16x/O1/G1/B1/K1 R8.O3/R9.S 0 0"


def begun(game: str, *players: Player, seed: str = "7", position: str = "", **options: str) -> Any:
    session = SESSIONS[game]()
    session.start(players, options, "2026", seed, position)
    return session


def step(session: Session[Any, Any]) -> None:
    """Whatever is due next: a bot's move, a change of hands, a person's move, a new round."""
    if session.phase == "hands":
        session.take_over()
    elif session.phase == "round-end":
        session.next_round()
    elif session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)
    elif session.to_move:
        session._play(session.legal[len(session.chronicle) % len(session.legal)])


def played(session: Any, steps: int) -> Any:
    for _number in range(steps):
        step(session)
    return session


def again(session: Any, watching: bool = False) -> Any:
    """Another sitting, with what was kept of this one."""
    fresh = type(session)()
    fresh.resume(read(unpack(pack(write(session.saved)))), watching)
    return fresh


def story(session: Any) -> tuple[str, list[list[tuple[int, str]]]]:
    return write_record(session.playing), session.chronicles


def starts(session: Any) -> list[str]:
    return [session.game.format_position(each.start) for each in session.playing.rounds]


# Save and load


@given(
    st.sampled_from(sorted(SESSIONS)),
    st.sampled_from(TABLES),
    st.text(max_size=5),
    st.integers(0, 150),
    st.integers(0, 60),
)
def test_a_match_comes_back_and_goes_on_as_it_would_have(
    game: str, players: tuple[Player, ...], seed: str, before: int, after: int
) -> None:
    options = {"match": "300"} if game == "sixteen" else {}
    session = played(begun(game, *players, seed=seed, **options), before)
    back = again(session)
    assert story(back) == story(session)
    assert write(back.saved) == write(session.saved)
    if session.phase == back.phase:
        played(session, after)
        played(back, after)
        assert story(back) == story(session)


@pytest.mark.parametrize("game", SESSIONS)
def test_a_save_in_the_middle_of_a_thought_changes_no_move(game: str) -> None:
    session = begun(game, HAZEL, ROWAN)
    thinking = session.thought(lambda: 0.0)
    thinking.slice(1.0)
    back = again(session)
    anew = back.thought(lambda: 0.0)
    anew.slice(1.0)
    assert anew.best == thinking.best


def test_rounds_to_come_are_dealt_the_same() -> None:
    session = begun("sixteen", MINA, HAZEL, match="1000")
    back = None
    for _number in range(3000):
        if len(session.playing.rounds) == 2 and back is None and session.to_move:
            back = again(session)
        if len(session.playing.rounds) == 4 or session.outcome:
            break
        step(session)
    assert back
    while len(back.playing.rounds) < len(session.playing.rounds):
        step(back)
    assert starts(back) == starts(session)
    assert len(starts(back)) > 2


@given(st.sampled_from(TABLES), st.integers(0, 80))
def test_nobody_sees_a_rack_until_they_ask_for_it(players: tuple[Player, ...], before: int) -> None:
    back = again(played(begun("sixteen", *players), before))
    people = [player for player in players if player.bot is None]
    if len(people) != 1 and not back.playing.state.over:
        assert back.eyes is None
        assert back.rack == ()
        assert back.phase == ("table" if back.bot_to_move else "hands")
        if back.phase == "hands":
            turn = back.playing.state.turn
            back.take_over()
            assert back.eyes == turn


def test_what_was_missed_is_still_told() -> None:
    session = begun("sixteen", MINA, OTTO)
    session.take_over()
    first = session.eyes
    session.pass_turn()
    session.take_over()
    session.pass_turn()
    assert len(session.missed(first)) == 1
    assert again(session).missed(first) == session.missed(first)


def test_a_match_from_a_position_comes_back() -> None:
    session = begun("sixteen", MINA, HAZEL, position=POSITION)
    session.pass_turn()
    assert story(again(session)) == story(session)
    with pytest.raises(RecordError):
        read_record(write_record(session.playing))


def test_a_match_before_its_first_round_is_dealt() -> None:
    match = Match(begun("sixteen", MINA, HAZEL).playing.rules, (MINA, HAZEL))
    session = SESSIONS["sixteen"]()
    session.resume(Saved(match, "7"))
    assert starts(session) == starts(begun("sixteen", MINA, HAZEL))


@pytest.mark.parametrize(
    ("players", "position", "code"),
    [
        ((MINA, Player("Deep", "deeper")), "", "unknown-bot"),
        ((MINA, HAZEL), "R1/O1/G1/B1/K1 R8.?2/R9 0 0", "unknown-tiles"),
    ],
)
def test_what_cannot_be_played_here_leaves_everything_as_it_was(
    players: tuple[Player, ...], position: str, code: str
) -> None:
    session = begun("sixteen", MINA, HAZEL)
    match = Match(session.playing.rules, players)
    start = position and session.game.parse_position(position, match.rules)
    match.start_round(start or session.playing.rounds[0].start)
    before = session.match, story(session)
    with pytest.raises(SixteenError) as caught:
        session.resume(Saved(match, "7"))
    assert caught.value.code == code
    assert (session.match, story(session)) == before


# Damage


def refused(action: Callable[[], object]) -> None:
    with pytest.raises(SixteenError) as caught:
        action()
    assert caught.value.code in ("bad-save", "bad-record")
    check_sentence(caught.value.sentence)


GOOD = write(played(begun("plus", MINA, HAZEL, seed='a "\n7'), 9).saved)


def test_a_save_is_text_that_people_can_read() -> None:
    lines = GOOD.splitlines()
    assert lines[:4] == ["sixteen save 1", 'seed "a \\"\\n7"', "drawn 1 5", "seen 9 0"]
    assert lines[4:6] == ["back 0", "sixteen record 1"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sixteen save 1", "sixteen save 2"),
        ("seed", "sead"),
        ('seed "a \\"\\n7"', "seed 7"),
        ('seed "a \\"\\n7"', 'seed "'),
        ("drawn 1 5", "drawn 1"),
        ("drawn 1 5", "drawn 1 -4"),
        ("drawn 1 5", "drawn 1 9999999999"),
        ("seen 9 0", "seen 9 x"),
        ("game plus", "game minus"),
        ("0 draw=", "0 drow="),
        ("sixteen record 1", ""),
    ],
)
def test_a_changed_save_is_refused(old: str, new: str) -> None:
    assert old in GOOD
    refused(lambda: read(GOOD.replace(old, new, 1)))


@given(near(st.just(GOOD)) | hostile())
def test_a_damaged_save_is_refused_or_whole(text: str) -> None:
    found = attempt(lambda: read(text))
    if isinstance(found, SixteenError):
        check_sentence(found.sentence)
    else:
        assert read(write(found)).seed == found.seed


@given(st.text())
def test_packed_is_unpacked(text: str) -> None:
    assert unpack(pack(text)) == text


@given(near(st.just(pack(GOOD))) | hostile())
def test_what_is_no_pack_is_refused(text: str) -> None:
    found = attempt(lambda: unpack(text))
    assert isinstance(found, str) or found.code == "bad-save"


def test_a_pack_is_not_readable_and_ends_where_it_ends() -> None:
    packed = pack(GOOD)
    assert "Mina" not in packed
    refused(lambda: unpack(packed[: len(packed) // 8 * 4]))
    refused(lambda: unpack(pack("x" * (LARGEST + 1))))
    refused(lambda: unpack("é"))


# The shelf


class Memory:
    """A store; `full` refuses all, as one does that has no room or is denied."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {"settings": "{}", "statistics": "x"}
        self.full = False

    def get(self, name: str) -> str:
        return self.texts.get(name, "")

    def put(self, name: str, text: str) -> bool:
        if not self.full:
            self.texts[name] = text
        return not self.full

    def drop(self, name: str) -> None:
        self.texts.pop(name, None)

    def names(self) -> list[str]:
        return list(self.texts)


def test_two_tabs_never_overwrite_each_other() -> None:
    store, session = Memory(), begun("sixteen", MINA, HAZEL)
    first, second = Shelf(store, "one"), Shelf(store, "two")
    assert first.keep("m", session.saved, 1) is Outcome.KEPT
    before = store.get(PREFIX + "m")
    played(session, 1)
    assert second.keep("m", session.saved, 2) is Outcome.TAKEN
    assert store.get(PREFIX + "m") == before
    second.take("m", 3)
    assert first.keep("m", session.saved, 4) is Outcome.TAKEN
    assert second.keep("m", session.saved, 5) is Outcome.KEPT
    kept = first.match("m")
    assert kept
    assert kept.tab == "two"
    assert not first.mine(kept)
    assert len(kept.open().match.state.history) == 1


def test_a_match_that_was_removed_meanwhile_is_kept_anew() -> None:
    store, saved = Memory(), begun("sixteen", MINA, HAZEL).saved
    shelf = Shelf(store, "one")
    shelf.take("m", 1)
    assert not shelf.matches()
    shelf.keep("m", saved, 1)
    shelf.drop("m")
    assert shelf.match("m") is None
    assert shelf.keep("m", saved, 2) is Outcome.KEPT


def test_a_full_store_is_told_of_and_keeps_what_it_had() -> None:
    store, session = Memory(), begun("sixteen", MINA, HAZEL)
    shelf = Shelf(store, "one")
    shelf.keep("m", session.saved, 1)
    store.full = True
    played(session, 1)
    assert shelf.keep("m", session.saved, 2) is Outcome.REFUSED
    assert Shelf(store, "two").take("m", 3) is Outcome.REFUSED
    kept = shelf.match("m")
    assert kept
    assert not kept.open().match.state.history


@pytest.mark.parametrize("text", ["nonsense", "2 one 1 x", "1 one 1", "1 one x y", "1  1 x"])
def test_what_cannot_be_read_is_set_aside_and_stays(text: str) -> None:
    store, saved = Memory(), begun("sixteen", MINA, HAZEL).saved
    store.put(PREFIX + "bad", text)
    shelf = Shelf(store, "one")
    for number in range(MOST + 3):
        shelf.keep(f"m{number}", saved, number)
    shelf.tidy()
    *good, bad = shelf.matches()
    assert [kept.name for kept in good] == [f"m{number}" for number in range(MOST + 2, 2, -1)]
    assert bad == Kept("bad", "", 0, text)
    refused(bad.open)
    assert store.get("settings") == "{}"
    assert store.get("statistics") == "x"


# Generators


def test_a_generator_is_brought_to_where_another_one_is() -> None:
    for kind in (seeds.deals, seeds.chance):
        first = kind("7")
        begin = [first.random() for _ in range(5)]
        second = kind("7", first.drawn)
        assert first.random() == second.random()
        assert kind("7").random() == begin[0]
    assert seeds.turn("7", 0, "a").random() != seeds.turn("7", 0, "b").random()
