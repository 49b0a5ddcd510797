"""What every bot of Sixteen Plus keeps to, at every level, by every rule."""

from itertools import product
from random import Random

import pytest

from sixteen.bots import Bot, Thought, bot, levels
from sixteen.games.plus import DRAW, DROP, PlusRules, Round, deal
from sixteen.notation.plus import format_move
from tests.helpers.contract import inside
from tests.helpers.plus_table import EMPTY, FULL, at, board, table

LEVELS = levels("plus")
WAYS = [{}, {"ascending": "equal-allowed"}, {"discards": "top"}]
ALMOST = FULL.replace("B7", "-")


def played(levels: tuple[str, ...], state: Round, seed: str, turns: int = 10_000) -> Round:
    """The round after so many steps of bots, the levels by seat."""
    rng = Random(seed)
    for _ in range(turns):
        if not state.over:
            level = levels[state.turn % len(levels)]
            move = bot("plus", level).choose(state.view(state.turn), rng)
            assert move in state.legal_moves()
            state.play(state.resolve(move, rng))
    return state


def choice(level: str, position: str, seed: object = 1, **options: str) -> str:
    state = table(position, **options)
    return format_move(bot("plus", level).choose(state.view(state.turn), Random(str(seed))))


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    assert all(isinstance(bot("plus", level), Bot) for level in LEVELS)


@pytest.mark.parametrize(("level", "way", "seats"), [*product(LEVELS[:2], WAYS, (2, 3, 4))])
def test_whole_games_are_played_legally(level: str, way: dict[str, str], seats: int) -> None:
    state = deal(PlusRules.of(settings=way), seats, Random(f"{level} {seats}"))
    assert played((level,), state, "legal").over


@pytest.mark.parametrize(("way", "seats"), [*product(WAYS, (2, 4))])
def test_whole_games_of_the_strong_player(way: dict[str, str], seats: int) -> None:
    state = deal(PlusRules.of(settings=way), seats, Random(f"hard {seats}"))
    assert played(("hard", "medium", "easy", "easy"), state, "legal").over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_generator_give_the_same_move(level: str) -> None:
    """And nothing of the view is changed."""
    for turns in (1, 20, 41, 60):
        state = played(("medium",), deal(PlusRules.of(), 3, Random(turns)), "same", turns)
        before = inside(state)
        view = state.view(state.turn)
        moves = {bot("plus", level).choose(view, Random("a")) for _ in range(2)}
        assert len(moves) == 1
        assert inside(view.state) == inside(state) == before


class OnlyRandom(Random):
    """A generator that gives `random()` alone."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError(f"{k} bits were drawn")


@pytest.mark.parametrize("level", LEVELS)
def test_only_random_is_drawn(level: str) -> None:
    for position in (at(ALMOST, hand="T"), at(ALMOST, discards="R9", hand="-")):
        state = table(position)
        bot("plus", level).choose(state.view(0), OnlyRandom(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_lone_move_is_played_at_once(level: str) -> None:
    assert choice(level, at()) == "draw"
    assert choice(level, at(hand="S")) == "drop"


@pytest.mark.parametrize(("level", "seed"), [*product(LEVELS, range(5))])
def test_sixteen_is_never_missed(level: str, seed: int) -> None:
    rival = board(a1="K2", c3="K11")
    assert choice(level, at(ALMOST, rival, hand="K9"), seed) == "K9@d4"
    assert choice(level, at(ALMOST, rival, discards="K3.K9.K1"), seed) == "take=K9@d4"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_numbers_are_placed_where_they_leave_the_best_chances(level: str) -> None:
    assert choice(level, at(hand="R1")) == "R1@a1"
    assert choice(level, at(hand="R16x")) == "R16x@d4"
    assert choice(level, at(board(a1="R1"), hand="K16o")) == "K16o@d4"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_tile_that_is_in_the_way_is_exchanged(level: str) -> None:
    in_the_way = ALMOST.replace("B6", "B15")
    assert choice(level, at(in_the_way, hand="K6")) == "K6@c4"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_scissors_cut_whoever_is_ahead(level: str) -> None:
    behind = board(a1="K2")
    assert choice(level, at(EMPTY, behind, ALMOST, hand="S")).startswith("S@2:")


def test_the_strong_player_leaves_no_tile_that_a_rival_waits_for() -> None:
    """The tile that fills the other board is kept out of the discards."""
    own = board(a1="K1", d4="K16x")
    kept = choice("hard", at(own, ALMOST, hand="O9"))
    assert kept.startswith("O9@")


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_trash_bin_is_declined_where_it_does_harm(level: str) -> None:
    assert choice(level, at(ALMOST, hand="T")) == "drop"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_trash_bin_is_used_where_it_helps(level: str) -> None:
    """A 16 leaves two cells of its row without hope."""
    stuck = board(a4="R4", b4="R16x", a1="B2", b1="B3", c1="B5", d1="B7")
    assert choice(level, at(stuck, hand="T")) == "T@4"


def test_a_trash_bin_is_tried_out_to_the_end_of_the_pouch() -> None:
    position = at(board(a1="R8", d4="K9"), EMPTY, hand="T", refills=1, pouch="R2")
    assert choice("hard", position) in {"T@1", "T@4", "drop"}


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_trash_bin_the_tile_is_settled(level: str) -> None:
    position = at(EMPTY, discards="R8.R9", hand="K4:2:1", gone="T")
    state = table(position)
    move = bot("plus", level).choose(state.view(0), Random(1))
    assert move in state.legal_moves()
    assert move != DRAW


def test_the_beginner_drops_what_is_far_from_where_it_belongs() -> None:
    filled = board(a1="R1", b1="R3", a2="O3", b2="R6", c1="R7", a3="O6")
    assert choice("easy", at(filled, hand="K2")) == "drop"
    assert choice("easy", at(board(a1="R9"), hand="K2")) in {"K2@a1", "K2@b2"}


def test_thinking_goes_in_slices() -> None:
    own, rival = board(a1="R2", b1="R5", d4="K15"), board(a1="K1", c3="B9")
    state = table(at(own, rival, discards="R9.O12.K3"))
    now = iter(range(100_000))
    thought = Thought(bot("plus", "hard"), state.view(state.turn), Random(1), lambda: next(now))
    slices = 0
    while not thought.done:
        thought.slice(1)
        assert thought.best in state.legal_moves()
        slices += 1
    assert slices > 20
    assert thought.best == bot("plus", "hard").choose(state.view(state.turn), Random(1))


def test_the_careful_player_beats_the_beginner() -> None:
    won = 0
    for seed in range(10):
        for seats in (("medium", "easy"), ("easy", "medium")):
            state = played(seats, deal(PlusRules.of(), 2, Random(seed)), f"{seed}")
            mine = seats.index("medium")
            won += state.penalties()[mine] < state.penalties()[1 - mine]
    assert won >= 14


def test_dropping_is_a_choice_too() -> None:
    assert choice("medium", at(ALMOST, hand="K1")) in {"K1@a1", "drop"}
    assert DROP in table(at(ALMOST, hand="K1")).legal_moves()
