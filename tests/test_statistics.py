"""How people fared: what is counted, and what is refused when it is read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.play import SESSIONS
from app.saves import statistics
from sixteen.errors import SixteenError
from sixteen.match import Match, Player
from tests.helpers.hostile import attempt, hostile, near
from tests.test_saves import HAZEL, MINA, OTTO, begun, step


def finished(*players: Player, seed: str = "7") -> Match:
    session = begun("sixteen", *players, seed=seed, match="200")
    while not session.outcome:
        step(session)
    match: Match = session.playing
    return match


def test_people_alone_are_counted() -> None:
    match = finished(MINA, HAZEL, OTTO)
    found = statistics.with_match({}, match)["sixteen"]
    assert set(found) == {"Mina", "Otto"}
    costs = [played.state.outcome.penalties[0] for played in match.rounds]
    mina = found["Mina"]
    assert (mina.matches, mina.rounds) == (1, len(costs))
    assert mina.wins == int(0 in (match.outcome.winners if match.outcome else ()))
    assert mina.average == sum(costs) / len(costs)
    assert mina.best == min(costs)


def test_matches_add_up_and_nothing_is_changed_behind_ones_back() -> None:
    match, other = finished(MINA, HAZEL), finished(MINA, OTTO, seed="8")
    first = statistics.with_match({}, match)
    both = statistics.with_match(first, other)
    assert first == statistics.with_match({}, match)
    mina, alone = both["sixteen"]["Mina"], first["sixteen"]["Mina"]
    assert mina.matches == 2
    assert mina.rounds == len(match.rounds) + len(other.rounds)
    assert mina.best <= alone.best
    assert [name for name, _fared in statistics.best_first(both["sixteen"])][-1] in ("Mina", "Otto")


FARED = st.builds(
    statistics.Fared, *[st.integers(0, 999)] * 2, st.integers(1, 999), *[st.integers(0, 999)] * 2
)


@given(
    st.dictionaries(
        st.sampled_from(sorted(SESSIONS)),
        st.dictionaries(st.sampled_from(["Mina", "<b>", "__proto__", "ö ü"]), FARED),
    )
)
def test_statistics_are_read_as_they_were_written(found: statistics.Statistics) -> None:
    assert statistics.read(statistics.write(found)) == found


GOOD_STATISTICS = statistics.write({"plus": {"Mina": statistics.Fared(2, 1, 2, 9, 0)}})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"version": 1', '"version": 2'),
        ('"matches": 2', '"matches": -2'),
        ('"matches": 2', '"matches": true'),
        ('"matches": 2', '"matches": 2.5'),
        ('"matches": 2', '"more": 2'),
        ('"rounds": 2', '"rounds": 0'),
        ('"Mina"', '" Mina"'),
        ('"games": {', '"games": [{'),
    ],
)
def test_changed_statistics_are_refused(old: str, new: str) -> None:
    assert old in GOOD_STATISTICS
    with pytest.raises(SixteenError) as caught:
        statistics.read(GOOD_STATISTICS.replace(old, new, 1))
    assert caught.value.code == "bad-statistics"


@given(near(st.just(GOOD_STATISTICS)) | hostile())
def test_hostile_statistics_are_refused_or_whole(text: str) -> None:
    found = attempt(lambda: statistics.read(text))
    if isinstance(found, SixteenError):
        assert found.code == "bad-statistics"
    else:
        assert statistics.read(statistics.write(found)) == found
