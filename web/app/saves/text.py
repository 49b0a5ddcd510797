"""A match under way as one text that brings it back as it was, packed and unpacked.

Before the record of the match stands what a running one needs besides:

    sixteen save 1
    seed "7"
    drawn 83 17
    seen 5 0
    back 0
    sixteen record 1
    …

`drawn` is how often the generators of the deals and of chance were asked, `seen` how many
moves of the round each seat has seen, `back` how often somebody went back after others had
moved. With them bots and further deals go on as they would have.
"""

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass

from sixteen.errors import SixteenError
from sixteen.match import Match
from sixteen.record import read_record, write_record

HEADER = "sixteen save 1"
FIELDS = ("seed", "drawn", "seen", "back")
LARGEST = 4_000_000
"""More is no match of ours, however long it was."""

PAIR = 2

MOST = 1_000_000
"""Nobody has drawn more often."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match, its seed, how often deals and chance drew from it, and what each seat has seen."""

    match: Match
    seed: str
    drawn: tuple[int, int] = (0, 0)
    seen: tuple[int, ...] = ()


def write(saved: Saved) -> str:
    """A match under way as text."""
    lines = (
        HEADER,
        f"seed {json.dumps(saved.seed)}",
        f"drawn {_numbers(saved.drawn)}",
        f"seen {_numbers(saved.seen)}".rstrip(),
        f"back {saved.match.taken_back}",
    )
    return "\n".join(lines) + "\n" + write_record(saved.match)


def read(text: str) -> Saved:
    """The match that a text holds. Raises `SixteenError` for what `write` did not write."""
    header, *lines = text.split("\n", len(FIELDS) + 1)
    if header != HEADER or len(lines) != len(FIELDS) + 1:
        raise _bad()
    *fields, record = lines
    values = []
    for name, line in zip(FIELDS, fields, strict=True):
        found, _, value = line.partition(" ")
        if found != name:
            raise _bad()
        values.append(value)
    try:
        seed = json.loads(values[0])
        drawn = [int(number) for number in values[1].split()]
        seen = tuple(int(number) for number in values[2].split())
        back = int(values[3])
    except ValueError as error:
        raise _bad() from error
    fits = isinstance(seed, str) and len(drawn) == PAIR
    if not fits or not all(0 <= number <= MOST for number in (*drawn, *seen, back)):
        raise _bad()
    match = read_record(record, positions=True)
    match.taken_back = back
    return Saved(match, seed, (drawn[0], drawn[1]), seen)


def pack(text: str) -> str:
    """A text made small, and not to be read at a glance."""
    return b64encode(zlib.compress(text.encode())).decode()


def unpack(packed: str) -> str:
    """The text that was packed. Raises `SixteenError` for anything else."""
    try:
        opened = zlib.decompressobj()
        text = opened.decompress(b64decode(packed, validate=True), LARGEST).decode()
    except (ValueError, zlib.error) as error:
        raise _bad() from error
    if not opened.eof or opened.unused_data:
        raise _bad()
    return text


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _bad() -> SixteenError:
    return SixteenError("bad-save", "this is no match that was kept here.")
