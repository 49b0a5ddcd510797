"""The players that ours are measured against."""

from random import Random

import pytest

from benchmarks.peers import eyes, peer
from sixteen.arena import Contest, budgeted
from sixteen.bots import bot
from sixteen.games.sixteen import PASS, SixteenRules, deal
from sixteen.match import Match, Player
from sixteen.notation import format_move
from sixteen.view import View
from tests.helpers.sixteen_table import table

SINGLE = SixteenRules.of("2026", {"match": "single"})


@pytest.mark.parametrize("name", ["random", "published", "all-seeing"])
def test_peers_play_whole_rounds_legally(name: str) -> None:
    contest = Contest(SINGLE, 3, name, "easy", "peers", "sims:3", peer, eyes)
    contest.check()
    wins, _points = contest.played(0)
    assert 0 <= wins <= 1


def test_the_published_player_counts_what_it_jumps_over() -> None:
    state = table("R1/O1/G1/B1/K1 R2.R5.R7.R15.G9/?4 0 0")
    assert format_move(peer("sixteen", "published").choose(state.view(0), Random(1))) == "G9"
    state = table("R1.R9/O1/G1.G16x/B1.B16x/K1.K16x R5/O3 0 0")
    assert peer("sixteen", "published").choose(state.view(0), Random(1)) == PASS


@pytest.mark.parametrize("name", ["all-seeing", "expert-seeing"])
def test_only_the_all_seeing_peers_see_the_racks(name: str) -> None:
    match = Match(SINGLE, (Player("A", name), Player("B", "expert")))
    match.start_round(deal(SINGLE, 2, Random(1)))
    assert eyes(match, 0).state.unknown(1) == 0
    assert eyes(match, 1).state.unknown(0) == 30
    assert eyes(match, 0).state is not match.state


def test_who_sees_all_reckons_with_the_answer() -> None:
    """Seat 1 goes out unless it is locked out at once."""
    state = table("R1.R9/O1.O16x/G1.G16x/B1.B16x/K1.K4 R16x.K5.K6/R10 0 0")
    player = budgeted(peer("sixteen", "all-seeing"), "sims:60")
    assert format_move(player.choose(View(0, state, (0, 0)), Random(1))) == "R16x"


def test_what_is_no_peer_is_a_bot_of_ours() -> None:
    assert peer("sixteen", "hard") is bot("sixteen", "hard")
    assert peer("sixteen", "expert-seeing") is bot("sixteen", "expert")
    assert peer("plus", "easy") is bot("plus", "easy")
