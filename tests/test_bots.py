"""What every bot of Sixteen keeps to, at every level, by every rule."""

import subprocess
import sys
from itertools import product
from random import Random

import pytest

from sixteen.bots import Bot, Thought, bot, levels
from sixteen.errors import SixteenError
from sixteen.games.sixteen import PASS, Round, SixteenRules, deal
from sixteen.notation import format_move
from tests.helpers.sixteen_table import table

LEVELS = levels("sixteen")
QUICK = LEVELS[:-1]
WAYS = [
    ("2026", {}),
    ("classic", {}),
    ("2026", {"ones": "dealt", "put-away": "any", "passing": "stuck"}),
    ("classic", {"passing": "free", "match": "60"}),
]
STEPS = 40


def thought_briefly(level: str, state: Round, seed: str) -> object:
    """The choice at the seat to move, of a search after a few steps only."""
    thinking = bot("sixteen", level).think(state.view(state.turn), Random(seed))
    return [best for best, _ in zip(thinking, range(STEPS), strict=False)][-1]


def played(level: str, state: Round, plies: int) -> Round:
    """The round after some moves of that bot on all seats."""
    player = bot("sixteen", level)
    rng = Random("played")
    for _ in range(plies):
        if not state.over:
            state.play(player.choose(state.view(state.turn), rng))
    return state


def hidden_anew(state: Round, seed: str) -> Round:
    """The same round to the seat to move, with all that is hidden from it dealt anew."""
    seen = state.view(state.turn).state
    tiles = seen.hidden
    Random(seed).shuffle(tiles)
    hands = [[tiles.pop() for _ in range(seen.unknown(seat))] for seat in range(seen.seats)]
    return seen.filled(hands)


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("easy", "medium", "hard", "expert")
    assert all(isinstance(bot("sixteen", level), Bot) for level in LEVELS)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SixteenError) as refused:
        bot("sixteen", "harder")
    assert refused.value.code == "unknown-bot"
    assert "easy, medium, hard, expert" in refused.value.sentence
    with pytest.raises(SixteenError) as refused:
        levels("chess")
    assert refused.value.code == "unknown-bot"


def test_a_level_is_loaded_when_it_is_asked_for() -> None:
    code = (
        "import sys; import sixteen.bots as b; b.levels('sixteen');"
        "assert 'sixteen.bots.medium' not in sys.modules; b.bot('sixteen', 'medium');"
        "assert 'sixteen.bots.medium' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("level", "way", "seats"), [*product(QUICK, WAYS, (2, 3, 4))])
def test_whole_rounds_are_played_legally(
    level: str, way: tuple[str, dict[str, str]], seats: int
) -> None:
    state = deal(SixteenRules.of(*way), seats, Random(f"{level} {seats}"))
    played(level, state, 500)
    assert state.over


@pytest.mark.parametrize(("way", "seats"), [*product(WAYS, (2, 3, 4))])
def test_search_is_legal_from_the_deal_to_the_end(
    way: tuple[str, dict[str, str]], seats: int
) -> None:
    state = deal(SixteenRules.of(*way), seats, Random(f"search {seats}"))
    while not state.over:
        if state.turn == 0:
            move = thought_briefly("expert", state, "seed")
        else:
            move = bot("sixteen", "hard").choose(state.view(state.turn), Random(1))
        state.play(move)  # type: ignore[arg-type]


@pytest.mark.parametrize(("level", "seats"), [*product(LEVELS, (2, 3, 4))])
def test_the_same_view_and_generator_give_the_same_move(level: str, seats: int) -> None:
    """Whatever the hidden tiles are, and nothing of the view is changed."""
    for number in range(4):
        state = played("medium", deal(SixteenRules.of(), seats, Random(number)), 3 + 4 * number)
        before = state.copy()
        choices = {
            thought_briefly(level, state, "seed"),
            thought_briefly(level, hidden_anew(state, "a"), "seed"),
            thought_briefly(level, hidden_anew(state, "b"), "seed"),
        }
        assert len(choices) == 1
        assert state.row_bits == before.row_bits
        assert state.rack_bits == before.rack_bits


class OnlyRandom(Random):
    """A generator that gives `random()` alone."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError(f"{k} bits were drawn")


@pytest.mark.parametrize("level", LEVELS)
def test_only_random_is_drawn(level: str) -> None:
    state = deal(SixteenRules.of(), 3, Random(5))
    next(bot("sixteen", level).think(state.view(state.turn), OnlyRandom(1)))
    if level != "expert":
        bot("sixteen", level).choose(state.view(state.turn), OnlyRandom(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_lone_move_is_played_at_once(level: str) -> None:
    state = table("R1.R9/O1.O16x/G1.G16x/B1.B16x/K1.K16x R5.O3/?4 0 0")
    assert bot("sixteen", level).choose(state.view(0), Random(1)) == PASS


@pytest.mark.parametrize("level", LEVELS)
def test_going_out_is_never_missed(level: str) -> None:
    state = table("R1.R9/O1/G1.G16x/B1.B5/K1 R10.R11.R12/?9 0 0")
    for seed in range(5):
        move = bot("sixteen", level).choose(state.view(0), Random(seed))
        assert format_move(move) == "R10-12"


class Clock:
    """A clock that goes on by a millisecond at each look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_a_thought_is_taken_in_slices() -> None:
    state = deal(SixteenRules.of(), 2, Random(3))
    clock = Clock()
    thought = Thought(bot("sixteen", "expert"), state.view(state.turn), Random(1), clock)
    thought.slice(0.008)
    assert state.why_not(thought.best) is None
    assert not thought.done
    assert clock.now == pytest.approx(0.009)


def test_a_thought_that_needs_no_time_is_done_with_its_first_slice() -> None:
    state = deal(SixteenRules.of(), 2, Random(3))
    thought = Thought(bot("sixteen", "medium"), state.view(state.turn), Random(1), Clock())
    thought.slice(1.0)
    assert thought.done
    assert thought.best == bot("sixteen", "medium").choose(state.view(state.turn), Random(1))
