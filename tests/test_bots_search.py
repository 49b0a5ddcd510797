"""The learned policy and the search on top of it, part by part."""

from itertools import islice
from math import exp
from random import Random

import pytest

from sixteen.bots import bot
from sixteen.bots.evidence import MOST, Evidence, drawn
from sixteen.bots.expert import Expert
from sixteen.bots.features import NAMES, features
from sixteen.bots.hard import POLICIES
from sixteen.bots.playout import chances, play_out, worth
from sixteen.bots.policy import Policy
from sixteen.bots.search import Search
from sixteen.games.sixteen import PASS, Round, SixteenRules, deal
from sixteen.notation import format_move, parse_move
from sixteen.tiles import ALL_TILES, TILE_BY_CODE
from tests.helpers.sixteen_table import table


def named(position: str, move: str) -> dict[str, float]:
    """The features of a move, by name."""
    state = table(position)
    decision = parse_move(move)
    own = state.rack_bits[state.turn][decision.colour]
    found = features(state.row_bits[decision.colour], own, decision)
    assert len({at for at, _ in found}) == len(found)
    return {NAMES[at]: value for at, value in found if value}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("R4-5", {"two tiles": 1, "own tiles jumped": 1, "points laid": 9 / 16}),
        ("R2", {"own tiles above": 4, "runs above": 3, "distance to the next": 2 / 8}),
        ("R4", {"next one follows": 1, "RESTART above": 1}),
        ("R15", {"none above": 1, "own tiles jumped": 4}),
        ("R16o", {"RESTART": 1, "own tiles freed": 5, "own runs after RESTART": 4}),
        ("R15-16x", {"END": 1, "END with RESTART left": 1, "own tiles jumped": 4}),
        ("R16x", {"END": 1, "own tiles locked": 5}),
    ],
)
def test_features_of_what_is_laid(move: str, expected: dict[str, float]) -> None:
    position = "R1/O1/G1/B1/K1 R2.R4.R5.R9.R15.R16x.R16o/K9 0 0"
    found = named(position, move)
    assert {name: found.get(name) for name in expected} == expected


def test_features_of_what_is_taken_away() -> None:
    position = "R1.R3.R16x/O1/G1/B1/K1 R4.R9.S.T/K9 0 0"
    found = named(position, "SR")
    assert found["END taken away"] == found["scissors"] == found["nothing laid"] == 1
    assert found["tiles freed"] == 2
    found = named(position, "TR2+4")
    assert found["bin"] == found["one tile"] == 1
    assert "nothing laid" not in found
    assert found["tiles taken away"] == 2 / 4
    assert named("R1.R16o.R3/O1/G1/B1/K1 R4.T/K9 0 0", "TR2")["RESTART taken away"] == 1


def test_there_are_weights_for_every_number_of_seats() -> None:
    assert {seats: len(policy.weights) for seats, policy in POLICIES.items()} == dict.fromkeys(
        (2, 3, 4), len(NAMES)
    )


@pytest.mark.parametrize("limit", [7, 1 << 16])
def test_the_policy_plays_the_best_score_by_any_rules(limit: int) -> None:
    """What it remembers, and has to forget, makes no difference."""
    policy = Policy(POLICIES[3].weights)
    policy.LIMIT = limit
    for seed in range(12):
        state = deal(SixteenRules.of(("classic", "2026")[seed % 2]), 3, Random(seed // 2))
        while not state.over:
            move = policy.best(state)
            plays = [play for play in state.legal_moves() if play != PASS]
            if plays and state.rack_size(state.turn) > 3:
                scores = [policy.score(state, play) for play in plays]
                assert policy.score(state, move) == max(scores)
            state.play(move)
        assert max(len(policy._lays), len(policy._takings), len(policy._straights)) <= limit


OVER = "R1/O1/G1/B1/K1 R5.R6/O9/G10.G5 0 3"


def test_chances_at_the_end_of_a_round() -> None:
    single = table(OVER, match="single")
    assert chances(single, (0, 0, 0)) == [0, 1, 0]
    tied = table("R1/O1/G1/B1/K1 R9/O9/G10.G5 0 3", match="single")
    assert chances(tied, (0, 0, 0)) == [0.5, 0.5, 0]
    out = table("R1/O1/G1/B1/K1 R9/-/G10.G5 2 0")
    assert chances(out, (0, 95, 0)) == [0, 1, 0]
    running = chances(table(OVER), (0, 0, 0))
    assert sum(running) == pytest.approx(1)
    assert running[1] > running[0] > running[2] > 0
    assert chances(table(OVER), (90, 95, 20)) == [0, 0, 1]
    with pytest.raises(ValueError, match="not over"):
        chances(table("R1/O1/G1/B1/K1 R5/O9 0 0"), (0, 0))


def test_near_the_target_the_match_counts_and_not_the_round() -> None:
    totals = (90, 95, 20)
    assert worth(table(OVER), totals, 2)[0] == 1
    assert worth(table(OVER), totals, 1)[0] == 0
    assert worth(table(OVER), totals, 1)[1] > worth(table(OVER), totals, 0)[1]


def test_a_round_is_played_out() -> None:
    state = deal(SixteenRules.of(), 4, Random(1))
    play_out(state, POLICIES[4])
    assert state.over


def after(position: str, *moves: str) -> Round:
    """The round after some moves."""
    state = table(position)
    for move in moves:
        state.play(parse_move(move))
    return state


def share(state: Round, code: str) -> float:
    """How often seat 1 gets that tile when seat 0 imagines the hidden ones."""
    seen = state.view(0).state
    evidence = Evidence(seen)
    tile = TILE_BY_CODE[code]
    rng = Random("share")
    return sum(tile in evidence.deal_hidden(rng).rack(1) for _ in range(400)) / 400


RACKS = "R2.R3.R4.R5.R7.O2.O3/G3.G9.G10.B3.B4.B5/K2.K3.K4.K5.K6.K7.K16o 1 0"


def test_evidence_from_what_was_jumped_and_not_continued() -> None:
    start = f"R1/O1/G1/B1/K1 {RACKS}"
    nothing = share(after(start), "G8")
    jumped = after(start, "G9", "pass")
    assert share(jumped, "G8") < nothing / 2
    assert share(jumped, "G10") < nothing / 3


def test_evidence_from_passes_and_from_a_restart() -> None:
    start = f"R1/O1/G1/B1/K1 {RACKS}"
    passed = after(start.replace("O1", "O1.O12"), "pass", "pass")
    assert share(passed, "G8") < share(passed, "O8") / 2
    state = after(start.replace("G1/", "G1.G8/").replace("B3.", "G16o."), "G16o", "pass")
    assert Evidence(state).weights(TILE_BY_CODE["G5"])[1] > 1


def test_evidence_after_specials_follows_the_rows() -> None:
    state = after("R1.R9/O1/G1/B1/K1 R2.O3/G3.S.T.G7/O5.O7 1 0", "SR", "pass", "R2", "TR1", "pass")
    seen = state.view(0).state
    deals = Evidence(seen).deal_hidden(Random(1))
    assert [deals.rack_size(seat) for seat in range(3)] == [1, 2, 2]
    assert sum(deals.unknown(seat) for seat in range(3)) == 0


def test_evidence_stays_soft() -> None:
    state = after(f"R1/O1/G1/B1/K1 {RACKS}")
    for _ in range(30):
        state.push(PASS)
    evidence = Evidence(state)
    weights = [evidence.weights(tile)[1] for tile in ALL_TILES]
    assert min(weights) == pytest.approx(exp(-MOST))


def test_only_what_has_a_chance_is_drawn() -> None:
    rng = Random(2)
    assert {drawn([0.0, 1.0, 0.0], rng) for _ in range(20)} == {1}
    assert {drawn([0.3, 0.0, 0.7], rng) for _ in range(50)} == {0, 2}

    class Topmost(Random):
        def random(self) -> float:
            return 1.0

    assert drawn([0.3, 0.7, 0.0], Topmost()) == 1


def test_search_tries_the_same_deals_and_stops_when_the_choice_is_clear() -> None:
    state = deal(SixteenRules.of("classic"), 2, Random("search"))
    search = Search(state.view(state.turn), POLICIES[2])
    steps = list(search.run(1000, Random(1)))
    assert search.done <= 1000
    assert steps[-1] == search.best
    tried = [len(candidate.results) for candidate in search.candidates]
    assert max(tried) > min(tried) >= 8
    assert {len(candidate.results) for candidate in search.running} == {max(tried)}
    clear = table("R1.R2/O1/G1/B1/K1 R3.R4.R5.G15/?3 0 0", "classic")
    search = Search(clear.view(0), POLICIES[2])
    steps = list(search.run(100_000, Random(1)))
    assert search.done < 20_000
    assert format_move(steps[-1]) == "R3-5"


def test_a_budget_of_simulations_is_kept() -> None:
    state = deal(SixteenRules.of(), 2, Random("search"))
    assert len(list(Expert(60).think(state.view(state.turn), Random(1)))) <= 62
    assert state.why_not(Expert(0).choose(state.view(state.turn), Random(1))) is None


def test_a_patient_expert_tries_ten_times_as_much_and_others_stay_as_they_are() -> None:
    state = deal(SixteenRules.of(), 2, Random("search"))
    patient = Expert(4).patient()
    steps = list(islice(patient.think(state.view(state.turn), Random(1)), 100))
    assert len(list(Expert(4).think(state.view(state.turn), Random(1)))) <= 6
    assert 20 < len(steps) <= 42
    assert bot("sixteen", "hard").patient() is bot("sixteen", "hard")
