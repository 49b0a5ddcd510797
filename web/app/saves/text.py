"""A match under way as one text that brings it back as it was, packed and unpacked.

Before the record of the match stands what a running one needs besides:

    sixteen save 1
    seed "7"
    drawn 83 17
    seen 5 0
    back 0
    order 0 own R8.B3.S
    sixteen record 1
    …

`drawn` is how often the generators of the deals and of chance were asked, `seen` how many
moves of the round each seat has seen, `back` how often somebody went back after others had
moved. With them bots and further deals go on as they would have. `order` tells how a seat has put
its tiles in order, where somebody has; one that cannot be read is left out, since nothing
depends on it.
"""

import json
import re
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass

from sixteen.errors import SixteenError
from sixteen.match import Match
from sixteen.record import read_record, write_record
from sixteen.rules import Rules

HEADER = "sixteen save 1"
FIELDS = ("seed", "drawn", "seen", "back")
ORDER = re.compile(r"order ([0-3]) ([!-~][ -~]*)")
LARGEST = 4_000_000
"""More is no match of ours, however long it was."""

PAIR = 2

MOST = 1_000_000
"""Nobody has drawn more often."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match, its seed, how often deals and chance drew from it, and what each seat has seen.

    `orders` says for each seat how it has put its tiles in order, as the game writes it.
    """

    match: Match
    seed: str
    drawn: tuple[int, int] = (0, 0)
    seen: tuple[int, ...] = ()
    orders: tuple[str, ...] = ()


def write(saved: Saved) -> str:
    """A match under way as text."""
    lines = (
        HEADER,
        f"seed {json.dumps(saved.seed)}",
        f"drawn {_numbers(saved.drawn)}",
        f"seen {_numbers(saved.seen)}".rstrip(),
        f"back {saved.match.taken_back}",
        *(f"order {seat} {order}" for seat, order in enumerate(saved.orders) if order),
    )
    return "\n".join(lines) + "\n" + write_record(saved.match)


def read(text: str) -> Saved:
    """The match that a text holds. Raises `SixteenError` for what `write` did not write."""
    header, *lines = text.split("\n", len(FIELDS) + 1)
    if header != HEADER or len(lines) != len(FIELDS) + 1:
        raise _bad()
    *fields, rest = lines
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
    orders, record = _orders(rest)
    match = read_record(record, positions=True)
    match.taken_back = back
    return Saved(match, seed, (drawn[0], drawn[1]), seen, orders)


def _orders(text: str) -> tuple[tuple[str, ...], str]:
    """The orders that a text begins with, by seat, and the rest of it."""
    orders = [""] * max(Rules.SEATS)
    while text.startswith("order "):
        line, _, text = text.partition("\n")
        found = ORDER.fullmatch(line)
        if found:
            orders[int(found[1])] = found[2]
    return tuple(orders), text


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
