"""The page's words, its address, and what it tells those who listen."""

import pytest

from app import texts
from app.address import Address, parse
from app.announce import Announcer
from app.play.sixteen import texts as sixteen_texts
from app.play.sixteen.session import SixteenSession
from sixteen.match import Player
from sixteen.notation import parse_move
from sixteen.reasons import SENTENCES, Reason
from sixteen.tiles import ALL_TILES, Tile

DATA: dict[str, Tile | int] = {
    "tile": Tile(0, 16),
    "other": Tile(1, 2),
    "colour": 3,
    "value": 9,
    "there": 2,
    "cell": 3,
    "at": 4,
    "row": 1,
    "seat": 2,
}


@pytest.mark.parametrize("code", [*SENTENCES, *texts.PAGE_SENTENCES])
def test_every_reason_is_a_whole_sentence(code: str) -> None:
    sentence = texts.reason(Reason(code, DATA))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_the_page_names_no_reason_of_the_engine_anew() -> None:
    assert not set(SENTENCES) & set(texts.PAGE_SENTENCES)


def test_tiles_have_names_in_words() -> None:
    names = {texts.tile_name(tile) for tile in ALL_TILES}
    assert {"Red 7", "Blue 16 END", "Black 16 RESTART", "Scissors", "Trash bin"} <= names
    assert len(names) == 87


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("pass", "pass"),
        ("R7", "red 7"),
        ("B14-16x", "blue 14–16 END"),
        ("SR", "scissors on red"),
        ("SR+7-9", "scissors on red, then red 7–9"),
        ("TG1", "trash bin on green, 1 tile"),
        ("TG3+5", "trash bin on green, 3 tiles, then green 5"),
    ],
)
def test_moves_are_told_in_words(move: str, words: str) -> None:
    assert sixteen_texts.done(parse_move(move)) == words


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", Address()),
        ("#rules", Address(panel="rules")),
        ("#play", Address(playing=True)),
        ("#play/log", Address(playing=True, panel="log")),
        ("#seed=7", Address(seed="7")),
        (
            "#position=R1/O1/G1/B1/K1_R4/O4_0_0&seed=x",
            Address(seed="x", position="R1/O1/G1/B1/K1 R4/O4 0 0"),
        ),
        ("#=&&=", Address()),
    ],
)
def test_an_address_is_read(text: str, address: Address) -> None:
    assert parse(text) == address


def test_each_turn_is_announced_once() -> None:
    session = SixteenSession()
    session.start([Player("Mina"), Player("Hazel", "easy")], {}, "2026", "7")
    announcer = Announcer()
    announcer.news(session)
    assert announcer.news(session) == ""
    while session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)
    announcer.news(session)
    session.pass_turn()
    assert announcer.news(session) == "Mina: pass."
    thought = session.thought(lambda: 0.0)
    thought.slice(1.0)
    session.bot_plays(thought.best)
    said = announcer.news(session)
    assert said.startswith("Hazel: ")
    assert said.endswith("Your turn.")
    assert announcer.news(session) == ""


def test_a_refusal_is_announced_each_time() -> None:
    session = SixteenSession()
    session.start([Player("Mina"), Player("Hazel", "easy")], {}, "2026", "7")
    announcer = Announcer()
    announcer.news(session)
    for _twice in range(2):
        session.confirm()
        assert session.refused
        assert announcer.news(session) == texts.reason(session.refused)
