"""Why a file, an address or a set-up cannot be played, in words.

The engine says it in English, in full. In another language the page says where it is and what is
wrong, from the error's code and data, and has the English sentence beside it where that says more.
So each of these is a pair: a sentence, and what is to be added in English, if anything.
"""

from app import texts
from app.language import _, spoken
from sixteen.errors import IllegalMove, RecordError, SixteenError, TextError
from sixteen.reasons import Reason

Told = tuple[str, str]


class Unplayable(SixteenError):
    """What the page refuses to begin, for a reason of its own."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, texts.reason(reason))


def not_a_match(error: SixteenError) -> Told:
    """Why a file cannot be opened."""
    why, english = _why(error)
    return _("This file cannot be opened: {why}").format(why=why), english


def not_playable(error: SixteenError) -> Told:
    """Why a match cannot begin: the points in the set-up, or what stands in the address."""
    if error.code == "bad-value":
        return _("The points that end a match are a whole number from 1 to 999,999."), ""
    why, english = _why(error)
    return _("That cannot be played: {why}").format(why=why), english


def _why(error: SixteenError) -> Told:
    if spoken() == "en" or isinstance(error, Unplayable):
        return error.sentence, ""
    return _in_words(error)


def _in_words(error: SixteenError) -> Told:
    if isinstance(error, IllegalMove):
        return texts.reason(error.reason), ""
    if isinstance(error, RecordError):
        return _of_a_record(error)
    if isinstance(error, TextError):
        place = _("from character {number} on it cannot be read.").format(number=error.where + 1)
        return place, error.sentence
    return _of_that_kind(error.code), error.sentence


def _of_a_record(error: RecordError) -> Told:
    cause = error.__cause__
    what, english = _of_that_kind(error.code), error.sentence
    if isinstance(cause, SixteenError) and not isinstance(cause, TextError):
        what, english = _in_words(cause)
    elif error.line == 1:
        return _("it is not the file of a match."), ""
    return _("line {line}: {what}").format(line=error.line, what=what), english


def _of_that_kind(code: str) -> str:
    """What is wrong, by the code of an error."""
    if code in ("unknown-edition", "unknown-option", "bad-value"):
        return _("there is no such rule.")
    return {
        "unknown-bot": _("there is no such bot here."),
        "unknown-game": _("there is no such game here."),
        "bad-name": _("no player can have this name."),
        "impossible-position": _("such a table cannot be."),
    }.get(code) or _("this cannot be read.")
