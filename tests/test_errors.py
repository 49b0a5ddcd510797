"""Every reason that a move can be refused for, and the sentences that people read."""

import string

import pytest
from hypothesis import given

from sixteen import box, errors
from sixteen.errors import IllegalMove, SixteenError, quoted
from sixteen.match import NAME_LENGTH, Player, clean_name
from sixteen.notation import parse_move
from sixteen.reasons import SENTENCES, Reason, tile_name
from sixteen.tiles import ALL_TILES, Tile
from tests.helpers.hostile import check_sentence, hostile
from tests.helpers.sixteen_table import ONES, rows, rules, sentence, table, why

NINE = rows(R="R1.R5.R9", G="G1.G16x")

REASONS = [
    (f"{ONES} R7/- 0 0", {}, "R7", "round-over", "The round is over."),
    (f"{ONES} R7/K2 0 0", {}, "O7", "not-in-rack", "Orange 7 is not in this rack."),
    (f"{NINE} R7/K2 0 0", {}, "SR", "not-in-rack", "Scissors is not in this rack."),
    (f"{NINE} R7/K2 0 0", {}, "TR2", "not-in-rack", "Trash bin is not in this rack."),
    (
        f"{ONES} ?3/K2 0 0",
        {},
        "O7",
        "unknown-rack",
        "Not every tile of this rack is known, so nobody can tell.",
    ),
    (
        "-/O1/G1/B1/K1 R7/K2 0 0",
        {},
        "R7",
        "row-closed",
        "The red row stays closed in this round: its 1 is out of play.",
    ),
    (
        f"{NINE} G7/K2 0 0",
        {},
        "G7",
        "row-locked",
        "16 END locks the green row until scissors or the trash bin take it away.",
    ),
    (
        f"{NINE} R7/K2 0 0",
        {},
        "R7",
        "not-higher",
        "Red 7 must be higher than 9, the value of its row.",
    ),
    (
        f"{rows(K='K1.K16o.K2')} K16x.K3.S/B2 0 0",
        {},
        "SB",
        "nothing-to-take",
        "There is nothing behind the 1 of the blue row to take away.",
    ),
    (
        f"{NINE} R7.T/K2 0 0",
        {"bin": "any"},
        "TR3",
        "bin-too-many",
        "Only 2 can be taken away behind the 1 of the red row.",
    ),
    (
        f"{NINE} R7.T/K2 0 0",
        {},
        "TR1",
        "bin-not-all",
        "The trash bin takes all 2 tiles behind the 1 of the red row.",
    ),
    (
        f"{ONES} R7/K2 0 0",
        {"passing": "stuck"},
        "pass",
        "can-move",
        "Passing is only for a player who has no move at all.",
    ),
]


@pytest.mark.parametrize(("position", "options", "move", "code", "words"), REASONS)
def test_each_reason_and_its_sentence(
    position: str, options: dict[str, str], move: str, code: str, words: str
) -> None:
    state = table(position, **options)
    assert why(state, move) == code
    assert sentence(state, move) == words
    with pytest.raises(IllegalMove) as refused:
        state.play(parse_move(move))
    assert (refused.value.code, refused.value.sentence) == (code, words)
    assert str(refused.value) == words


SIXTEEN_CODES = list(SENTENCES)[: list(SENTENCES).index("can-move") + 1]


def test_every_reason_of_sixteen_is_shown_here() -> None:
    assert {reason[3] for reason in REASONS} == set(SIXTEEN_CODES)


@pytest.mark.parametrize("code", SENTENCES)
def test_every_sentence_can_be_said(code: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
    data = {name: Tile(3, 16) if name in {"tile", "other"} else 2 for name in names}
    said = Reason(code, data).sentence
    check_sentence(said)
    assert "{" not in said
    assert "Tile(" not in said


def test_what_comes_first_when_several_things_are_wrong() -> None:
    """The rack before the row; the row before how much a bin takes; that before the lay."""
    assert why(table("-/O1/G1/B1/K1 O2/K2 0 0"), "R7") == "not-in-rack"
    assert why(table("-/O1/G1/B1/K1 T/K2 0 0"), "TR9") == "row-closed"
    assert why(table(f"{NINE} T.R2/K2 0 0"), "TR1+2") == "bin-not-all"
    assert why(table(f"{NINE} R7/- 0 0"), "G7") == "round-over"


def test_tiles_in_words() -> None:
    words = [tile_name(tile) for tile in ALL_TILES]
    assert len(set(words)) == 87
    assert tile_name(Tile(0, 7)) == "Red 7"
    assert tile_name(Tile(4, 16)) == "Black 16 END"
    assert tile_name(Tile(1, 17)) == "Orange 16 RESTART"


def test_every_error_is_one_of_ours() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    ours = [kind for kind in kinds if issubclass(kind, Exception)]
    assert len(ours) == 7
    assert all(issubclass(kind, SixteenError) and issubclass(kind, ValueError) for kind in ours)


def test_an_unknown_game() -> None:
    assert box.game_named("sixteen").rules is type(rules())
    with pytest.raises(SixteenError, match="the games are sixteen and plus, not 'go'") as refused:
        box.game_named("go")
    assert refused.value.code == "unknown-game"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a", "'a'"),
        ("a\nb\x1b[31m", r"'a\nb\x1b[31m'"),
        ("ü\u202e", r"'\xfc\u202e'"),
        ("x" * 40, f"'{'x' * 40}'"),
        ("x" * 41, f"'{'x' * 40}...'"),
    ],
)
def test_somebodys_text_is_repeated_safely(text: str, said: str) -> None:
    assert quoted(text) == said


# Names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Mina", "Mina"),
        ("  Mina \t Park\n", "Mina Park"),
        ("Otto der Große", "Otto der Große"),
        ("수민 🐿️", "수민 🐿️"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("a\u202eb\u0000c\ud800d", "a b c d"),
        ("\u200b\u2028\u00a0", ""),
        ("\u200d", ""),
        (" \u200d\u200d ", ""),
        ("", ""),
        ("M" * 30, "M" * 24),
        ("M" * 23 + " Park", "M" * 23),
        ("M" * 23 + "\u200dPark", "M" * 23),
        ("Mina \u200d Park", "Mina Park"),
    ],
)
def test_names_are_made_fit_to_be_shown(text: str, name: str) -> None:
    assert clean_name(text) == name
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["", " ", " Mina", "Mi\nna", "Mi  na", "M" * 25, "\u202eMina"])
def test_a_player_has_a_name_that_can_be_shown(name: str) -> None:
    with pytest.raises(SixteenError, match="a name has 1 to 24 visible characters") as refused:
        Player(name)
    assert refused.value.code == "bad-name"
    assert len(clean_name("x" * 99)) == NAME_LENGTH


@given(hostile())
def test_any_text_becomes_a_name_or_nothing(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= NAME_LENGTH
    assert name.replace("\u200d", "").isprintable()
    assert not name or Player(name).name == name
