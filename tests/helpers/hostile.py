"""Texts that nobody should send, and what every refusal owes to whoever sent them."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import strategies as st

from sixteen.errors import SHOWN, SixteenError, TextError

Answer = TypeVar("Answer")

ALPHABET = "ROGBKSTpas0123456789xo.-/+? \n\r\t\0_~#٣²１ßİ\u200b\ud800🀄"
"""The letters of the notation, and some that look like them or break naive readers."""


def hostile() -> st.SearchStrategy[str]:
    """Any text at all, texts of the notation's letters, and very long ones."""
    return st.one_of(
        st.text(),
        st.text(st.sampled_from(ALPHABET), max_size=30),
        st.builds(lambda text, times: text * times, st.text(max_size=8), st.just(5000)),
    )


@st.composite
def near(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """Texts that a few changes turn into other ones, readable or not."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 3))
        put = draw(st.text(st.sampled_from(ALPHABET), max_size=2) | st.just(text[at : at + 6]))
        text = text[:at] + put + text[at + cut :]
    return text


def attempt(ask: Callable[[], Answer]) -> Answer | SixteenError:
    """What a question gives, or the error that it raises: only ours may come."""
    try:
        return ask()
    except SixteenError as error:
        return error


def check_sentence(sentence: str) -> None:
    """One line that can be printed anywhere, and not a long one."""
    assert sentence.endswith(".")
    assert sentence.isprintable()


def check_refusal(error: SixteenError, text: str) -> None:
    """It says what it got, where, and what it expected."""
    assert isinstance(error, TextError)
    check_sentence(error.sentence)
    assert error.sentence.isascii()
    assert error.text == text
    assert 0 <= error.where <= len(text)
    assert error.expected
    assert str(error) == error.sentence
    assert error.sentence.startswith(f"expected {error.expected} at character {error.where + 1}, ")
    rest = text[error.where :]
    if not rest:
        assert error.sentence.endswith("got the end.")
    elif rest.isascii() and rest.isalnum() and len(rest) <= SHOWN:
        assert error.sentence.endswith(f"got '{rest}'.")
    assert len(error.sentence) < 600
