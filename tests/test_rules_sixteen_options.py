"""Rules 2.10: the options, their values, the editions, and what is refused."""

import pytest

from sixteen.errors import RulesError
from sixteen.games.sixteen import SixteenRules
from sixteen.rules import EDITIONS, Rules
from tests.helpers.sixteen_table import ONES, can, moves, rows, rules, table, why

HELD = f"{rows(R='R1.R5.R9')} R7.T/K2.K3 0 0"


def test_2_10_the_editions() -> None:
    assert EDITIONS == ("2026", "classic")
    assert rules().edition == "2026"
    assert SixteenRules.of() == rules("2026")


@pytest.mark.parametrize(
    ("edition", "values"),
    [
        ("2026", {"passing": "free", "bin": "all", "match": "100", "put-away": "never-one"}),
        ("classic", {"passing": "stuck", "bin": "any", "match": "single", "put-away": "any"}),
    ],
)
def test_2_10_what_each_edition_plays(edition: str, values: dict[str, str]) -> None:
    chosen = rules(edition)
    assert {option.name: chosen[option.name] for option in SixteenRules.OPTIONS} == {
        **values,
        "ones": "laid",
    }
    assert chosen.settings == {}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("passing", "free"),
        ("passing", "stuck"),
        ("bin", "all"),
        ("bin", "any"),
        ("match", "single"),
        ("match", "1"),
        ("match", "100"),
        ("match", "999999"),
        ("put-away", "never-one"),
        ("put-away", "any"),
        ("ones", "laid"),
        ("ones", "dealt"),
    ],
)
def test_2_10_every_value_goes_with_every_edition(edition: str, name: str, value: str) -> None:
    chosen = SixteenRules.of(edition, {name: value})
    assert chosen[name] == value
    assert SixteenRules.of(edition, chosen.settings) == chosen
    assert set(chosen.settings) <= {name}
    others = {option.name for option in SixteenRules.OPTIONS} - {name}
    assert all(chosen[other] == rules(edition)[other] for other in others)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("passing", "Free"),
        ("passing", ""),
        ("bin", "most"),
        ("match", "0"),
        ("match", "-5"),
        ("match", "05"),
        ("match", "1e3"),
        ("match", "٣"),
        ("match", "1000000"),
        ("match", "100 "),
        ("match", "double"),
        ("put-away", "one"),
        ("ones", "7"),
    ],
)
def test_2_10_a_value_that_does_not_exist_is_refused(name: str, value: str) -> None:
    with pytest.raises(RulesError) as refused:
        SixteenRules.of("2026", {name: value})
    assert refused.value.code == "bad-value"
    assert refused.value.sentence.startswith(f"{name} can be ")
    assert ascii(value) in refused.value.sentence


def test_2_10_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesError, match="the options are passing, bin, match") as refused:
        SixteenRules.of("2026", {"put_away": "any"})
    assert refused.value.code == "unknown-option"


def test_2_10_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesError, match="the editions are 2026 and classic") as refused:
        SixteenRules.of("1999")
    assert refused.value.code == "unknown-edition"
    with pytest.raises(RulesError, match="the editions are"):
        SixteenRules("1999", rules().values)


def test_2_10_rules_check_themselves_and_are_frozen() -> None:
    with pytest.raises(RulesError, match="bin can be"):
        SixteenRules("2026", ("free", "none", "100", "any", "laid"))
    with pytest.raises(ValueError, match="zip"):
        SixteenRules("2026", ("free",))
    with pytest.raises(AttributeError):
        rules().edition = "classic"  # type: ignore[misc]
    assert len({rules(), rules(), rules("classic")}) == 2


def test_2_10_every_option_says_what_it_decides() -> None:
    for option in SixteenRules.OPTIONS:
        assert option.about.endswith(".")
        assert {value for value in option.defaults if not value.isdigit()} <= set(option.values)


# passing


def test_2_10_passing_free_is_at_will() -> None:
    assert can(table(HELD), "pass")
    assert can(table(HELD, "classic", passing="free"), "pass")


def test_2_10_passing_stuck_only_with_no_legal_move() -> None:
    state = table(f"{ONES} R7/K2 0 0", passing="stuck")
    assert moves(state) == {"R7"}
    assert why(state, "pass") == "can-move"
    assert why(table(f"{ONES} R7/K2 0 0", "classic"), "pass") == "can-move"
    assert moves(table(f"{rows(R='R1.R9')} R7/K2 0 0", passing="stuck")) == {"pass"}


@pytest.mark.parametrize(("tile", "move"), [("S", "SR"), ("T", "TR1")])
def test_2_10_under_stuck_a_usable_special_is_a_move(tile: str, move: str) -> None:
    usable = table(f"{rows(R='R1.R9')} R7.{tile}/K2 0 0", passing="stuck")
    assert why(usable, "pass") == "can-move"
    assert moves(usable) == {move, f"{move}+7"}
    useless = table(f"{ONES} {tile}/K2 0 0", passing="stuck")
    assert moves(useless) == {"pass"}


# bin


def test_2_10_bin_all_or_any() -> None:
    assert moves(table(HELD)) == {"TR2", "TR2+7", "pass"}
    assert moves(table(HELD, bin="any")) == {"TR1", "TR1+7", "TR2", "TR2+7", "pass"}
    assert moves(table(HELD, "classic")) == {"TR1", "TR1+7", "TR2", "TR2+7"}


# match


def test_2_10_match_is_a_target_or_a_single_round() -> None:
    assert rules().target == 100
    assert rules(match="7").target == 7
    assert rules("classic").target is None
    assert rules("classic", match="40").target == 40


def test_2_10_a_game_without_a_target_is_one_round() -> None:
    class OneRound(Rules):
        GAME = "one round"
        OPTIONS = ()

    assert OneRound.of().target is None
