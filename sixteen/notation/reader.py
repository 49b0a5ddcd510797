"""A cursor over text that nobody vouches for."""

import re
from typing import NoReturn

from sixteen.errors import TextError

NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
COUNT = re.compile(r"[1-9][0-9]{0,5}")


class Reader:
    """Reads a text from left to right; what does not fit raises `TextError`.

    `code` is the error's code: which kind of text this is.
    """

    def __init__(self, text: str, code: str) -> None:
        self.text = text
        self.code = code
        self.at = 0

    @property
    def done(self) -> bool:
        """Whether the whole text was read."""
        return self.at == len(self.text)

    def fail(self, expected: str, at: int | None = None) -> NoReturn:
        """Raise the error, for here or for another place."""
        raise TextError(self.code, self.text, self.at if at is None else at, expected)

    def skip(self, literal: str) -> bool:
        """Read that literal if it stands here."""
        if not self.text.startswith(literal, self.at):
            return False
        self.at += len(literal)
        return True

    def expect(self, literal: str, expected: str) -> None:
        """Read that literal."""
        if not self.skip(literal):
            self.fail(expected)

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Read what the pattern matches here."""
        found = pattern.match(self.text, self.at)
        if not found:
            self.fail(expected)
        self.at = found.end()
        return found.group()

    def number(self, expected: str, pattern: re.Pattern[str] = NUMBER) -> int:
        """Read a whole number without leading zeros."""
        return int(self.match(pattern, expected))

    def end(self, expected: str = "the end") -> None:
        """Make sure that nothing is left."""
        if not self.done:
            self.fail(expected)
