"""A language that nobody speaks: every letter with a sign on it, every word half as long again.

What is left in English shows, and so does what has no room for a longer language.
"""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from sixteen_build.messages import template

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIGNED = "áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"
STAYS = re.compile(r"(\{\w*\}|&\w+;|#[\w=&;]+)")
"""Places for words, HTML's signs, and what is typed into an address."""


def pseudo(english: str) -> str:
    """A message in the language that nobody speaks."""
    parts = STAYS.split(english)
    return "".join(part if number % 2 else _longer(part) for number, part in enumerate(parts))


def _longer(text: str) -> str:
    def word(found: re.Match[str]) -> str:
        letters = found[0]
        return "".join(
            letter * (1 + number % 2 + (len(letters) == 1)) for number, letter in enumerate(letters)
        )

    return re.sub("[A-Za-z]+", word, text).translate(str.maketrans(PLAIN, SIGNED))


def _messages() -> Iterator[tuple[str | tuple[str, ...], str | tuple[str, ...], str | None]]:
    for message in template():
        if isinstance(message.id, str):
            yield message.id, pseudo(message.id), message.context
        else:
            yield tuple(message.id), tuple(map(pseudo, message.id)), message.context


def pseudo_catalogue() -> bytes:
    """The whole page in that language, compiled."""
    catalogue = Catalog(locale="en")
    for english, other, context in _messages():
        if english:
            catalogue.add(english, other, context=context)
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    return compiled.getvalue()
