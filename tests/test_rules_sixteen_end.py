"""Rules 2.1 and 2.7 to 2.9: how rounds and matches end, and what is left to pay."""

import pytest

from sixteen.games.state import RoundOutcome
from sixteen.match import Match, MatchOutcome, Player
from sixteen.notation import format_position, parse_move
from tests.helpers.sixteen_table import ONES, can, moves, play, refusal, rows, rules, table, why


def test_2_1_what_is_left_counts_against_you() -> None:
    state = play(table(f"{ONES} R7/K15.G2 0 0"), "R7")
    assert state.outcome is not None
    assert state.outcome.penalties == (0, 17)


# 2.7 End of a round


def test_2_7_at_once_when_a_rack_is_empty() -> None:
    state = play(table(f"{ONES} R7.R8/K15/G2 0 0"), "R7-8")
    assert state.over
    assert state.outcome == RoundOutcome("out", 0, (0, 15, 2))
    assert moves(state) == set()
    assert why(state, "K15") == "round-over"
    assert why(state, "pass") == "round-over"


@pytest.mark.parametrize(("tile", "move"), [("S", "SR"), ("T", "TR1")])
def test_2_7_a_special_as_the_last_tile_counts(tile: str, move: str) -> None:
    state = play(table(f"{rows(R='R1.R5')} {tile}/K15 0 0"), move)
    assert state.outcome == RoundOutcome("out", 0, (0, 15))


@pytest.mark.parametrize(("tiles", "move"), [("R7.S", "SR+7"), ("R7.R8.T", "TR1+7-8")])
def test_2_7_a_special_and_a_lay_may_be_the_last_tiles(tiles: str, move: str) -> None:
    state = play(table(f"{rows(R='R1.R9')} {tiles}/K15 0 0"), move)
    assert state.outcome == RoundOutcome("out", 0, (0, 15))


@pytest.mark.parametrize(("tile", "move"), [("S", "SR"), ("T", "TR1")])
def test_2_7_a_special_as_the_last_tile_must_take_something_away(tile: str, move: str) -> None:
    assert why(table(f"{ONES} {tile}/K15 0 0"), move) == "nothing-to-take"


def test_2_7_any_seat_can_go_out() -> None:
    state = play(table(f"{ONES} R7/K15/G2 1 0"), "K15")
    assert state.outcome == RoundOutcome("out", 1, (7, 0, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_7_when_every_player_has_passed_in_unbroken_succession(seats: int) -> None:
    racks = "/".join(["R7", "O8", "G9", "B10"][:seats])
    state = table(f"{ONES} {racks} 1 0")
    for _ in range(seats):
        assert not state.over
        assert state.outcome is None
        play(state, "pass")
    assert state.outcome == RoundOutcome("passed", None, (7, 8, 9, 10)[:seats])
    assert moves(state) == set()


def test_2_7_any_tile_played_breaks_the_succession() -> None:
    state = play(table(f"{ONES} R7.R8/O8.O9/G9 0 0"), "pass", "O8", "pass")
    assert state.passes == 1
    assert not play(state, "pass").over
    assert play(state, "pass").over


@pytest.mark.parametrize(("tile", "move"), [("S", "SR"), ("T", "TR1")])
def test_2_7_not_laying_after_a_special_is_no_pass(tile: str, move: str) -> None:
    state = play(table(f"{rows(R='R1.R5')} R7/O8.{tile} 0 0"), "pass", move)
    assert state.passes == 0
    assert not play(state, "pass").over


def test_2_7_a_round_goes_on_while_nobody_can_move_until_all_have_passed() -> None:
    state = table(f"{rows(R='R1.R16x')} R2/R3 0 0", "classic")
    assert moves(state) == {"pass"}
    assert play(state, "pass", "pass").over


def test_2_7_who_has_passed_in_the_succession_is_known() -> None:
    state = play(table(f"{ONES} R7.R8/O8/G9/B2 3 0"), "pass", "pass")
    assert [state.passed(seat) for seat in range(4)] == [True, False, False, True]


def test_2_7_a_position_can_be_one_that_has_ended() -> None:
    assert table(f"{ONES} R7/- 0 0").outcome == RoundOutcome("out", 1, (7, 0))
    assert table(f"{ONES} R7/R8 0 2").outcome == RoundOutcome("passed", None, (7, 8))
    assert table(f"{ONES} -/- 1 0").outcome == RoundOutcome("out", 0, (0, 0))
    last_mover_first = table(f"{ONES} -/R2/- 0 0").outcome
    assert last_mover_first == RoundOutcome("out", 2, (0, 2, 0))
    assert refusal(table(f"{ONES} R7/- 0 0"), parse_move("R7")) == "round-over"


# 2.8 Penalty


@pytest.mark.parametrize(
    ("rack", "penalty"),
    [
        ("R2", 2),
        ("O15", 15),
        ("G16x", 16),
        ("B16o", 16),
        ("K16x.K16o", 32),
        ("S", 20),
        ("T", 20),
        ("S.S.T", 60),
        ("R2.R15.G16x.S", 53),
    ],
)
def test_2_8_numbers_at_face_value_sixteens_16_specials_20(rack: str, penalty: int) -> None:
    assert table(f"{ONES} {rack}/K2 0 0").penalties() == (penalty, 2)


# 2.9 Match


def begun(positions: list[str], edition: str = "2026", **options: str) -> Match:
    """A match of rounds that start from positions, each played by passes to its end."""
    chosen = rules(edition, **options)
    seats = table(positions[0]).seats
    match = Match(chosen, tuple(Player(f"Player {seat}") for seat in range(seats)))
    for position in positions:
        match.start_round(table(position, edition, **options))
        while not match.state.over:
            match.play(parse_move("pass"))
    return match


HEAVY = f"{ONES} R15.R14.R13.R12/K2/K3 0 0"
"""54 points for seat 0."""


def test_2_9_rounds_are_played_until_somebody_has_100_or_more() -> None:
    match = begun([HEAVY])
    assert match.totals == (54, 2, 3)
    assert match.outcome is None
    match = begun([HEAVY, HEAVY])
    assert match.totals == (108, 4, 6)
    assert match.outcome == MatchOutcome("target", (1,))


def test_2_9_exactly_100_is_enough_and_99_is_not() -> None:
    hundred = f"{ONES} S.S.T.R15.R14.R11/K2 0 0"
    assert table(hundred).penalties() == (100, 2)
    assert begun([hundred]).outcome == MatchOutcome("target", (1,))
    assert begun([hundred.replace("R11", "R10")]).outcome is None


def test_2_9_the_lowest_total_wins_not_the_last_round() -> None:
    match = begun([f"{ONES} R15.R14.R13.R12/S.S.T 0 0", f"{ONES} R15.R14.R13.R12/K2 0 0"])
    assert match.totals == (108, 62)
    assert match.outcome == MatchOutcome("target", (1,))


def test_2_9_equal_lowest_totals_share_the_win() -> None:
    match = begun([f"{ONES} S.S.T.R15.R14.R13/K9/G9/B10 0 0"])
    assert match.outcome == MatchOutcome("target", (1, 2))


def test_2_9_all_may_share_it() -> None:
    match = begun([f"{ONES} R9.S/O9.S 0 0"], match="20")
    assert match.outcome == MatchOutcome("target", (0, 1))


@pytest.mark.parametrize("target", ["100", "single", "7"])
def test_2_9_who_empties_their_rack_wins_the_whole_match_whatever_the_totals(target: str) -> None:
    chosen = rules(match=target)
    match = Match(chosen, (Player("Mina"), Player("Otto")))
    if target == "100":
        match.start_round(table(f"{ONES} R15.R14.R13.R12/K2 0 0"))
        match.play(parse_move("pass"))
        match.play(parse_move("pass"))
    match.start_round(table(f"{ONES} R9/K2 0 0"))
    match.play(parse_move("R9"))
    assert match.outcome == MatchOutcome("out", (0,))
    if target == "100":
        assert match.totals == (54, 4)


def test_2_9_totals_count_the_rounds_that_are_over() -> None:
    match = begun([HEAVY])
    match.start_round(table(HEAVY))
    assert match.totals == (54, 2, 3)
    assert match.view(1).totals == (54, 2, 3)
    assert begun([HEAVY]).view(1).totals == (0, 0, 0)


def test_2_9_no_round_begins_after_the_match_or_during_a_round() -> None:
    match = begun([HEAVY, HEAVY])
    with pytest.raises(ValueError, match="the match is over"):
        match.start_round(table(HEAVY))
    running = Match(rules(), tuple(Player(name) for name in ("A", "B", "C")))
    assert running.outcome is None
    assert running.totals == (0, 0, 0)
    running.start_round(table(HEAVY))
    with pytest.raises(ValueError, match="a round is still being played"):
        running.start_round(table(HEAVY))
    assert len(running.rounds) == 1


def test_2_9_a_match_keeps_how_each_round_started() -> None:
    start = table(HEAVY)
    match = Match(rules(), tuple(Player(name) for name in ("A", "B", "C")))
    match.start_round(start)
    match.play(parse_move("R12-15"))
    assert format_position(match.rounds[0].start) == format_position(table(HEAVY))
    assert can(start, "R12-15")
