"""What can go wrong, each kind an exception with a stable code and one sentence.

The three that matter most: text that cannot be read (`TextError`), a move that
the rules forbid (`IllegalMove`), a position that cannot be
(`ImpossiblePosition`). All are `ValueError`s.
"""

from collections.abc import Sequence

from sixteen.reasons import Reason

SHOWN = 40
"""How much of somebody's text a message repeats, in characters."""


class SixteenError(ValueError):
    """The root of all: `code` is stable, `sentence` is for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class TextError(SixteenError):
    """Text that cannot be read: what was got, where, and what was expected."""

    def __init__(self, code: str, text: str, where: int, expected: str) -> None:
        got = quoted(text[where:]) if where < len(text) else "the end"
        super().__init__(code, f"expected {expected} at character {where + 1}, got {got}.")
        self.text = text
        self.where = where
        self.expected = expected


class RulesError(SixteenError):
    """An edition, an option or a value that does not exist, or that makes no sense."""


class IllegalMove(SixteenError):
    """A move that the rules forbid; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, reason.sentence)
        self.reason = reason


class UnknownRack(SixteenError):
    """A question that needs a rack of which not every tile is known."""

    def __init__(self, seat: int) -> None:
        super().__init__("unknown-rack", f"not every tile of seat {seat}'s rack is known.")
        self.seat = seat


class ImpossiblePosition(SixteenError):
    """A position that cannot be; `faults` names all that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("impossible-position", "; ".join(faults) + ".")
        self.faults = tuple(faults)


class RecordError(SixteenError):
    """A damaged or cheating record; `line` is the first bad line, from 1."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__("bad-record", f"line {line}: {sentence}")
        self.line = line


def quoted(text: str) -> str:
    """Somebody's text, safe to repeat: one line, printable, ASCII, not too long."""
    return ascii(text if len(text) <= SHOWN else text[:SHOWN] + "...")
