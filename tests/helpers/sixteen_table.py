"""Sixteen in short words, so that its tests read like a rule book."""

from sixteen.errors import IllegalMove
from sixteen.games.sixteen import Move, Round, SixteenRules
from sixteen.games.state import State
from sixteen.notation import format_move, format_position, parse_move, parse_position
from sixteen.tiles import COLOURS

ONES = "R1/O1/G1/B1/K1"
"""The table when a round begins."""

LAYS = [
    *((rank, rank) for rank in range(1, 18)),
    *((first, last) for first in range(1, 16) for last in range(first + 1, 18)),
]
"""First and last rank of all that can be laid at once."""

ALL_MOVES: tuple[Move, ...] = (
    Move(),
    *(Move("", colour, 0, *lay) for colour in range(5) for lay in LAYS),
    *(
        Move(special, colour, take, *lay)
        for special, takes in (("S", 1), ("T", 17))
        for take in range(1, takes + 1)
        for colour in range(5)
        for lay in ((0, 0), *LAYS)
    ),
)
"""Every move of any form, taking at most one more than a row can hold behind its 1."""


def rules(edition: str = "2026", **options: str) -> SixteenRules:
    """Rules with options as words: `put_away="any"`."""
    return SixteenRules.of(
        edition, {name.replace("_", "-"): value for name, value in options.items()}
    )


def table(position: str, edition: str = "2026", **options: str) -> Round:
    """A round from a position."""
    return parse_position(position, rules(edition, **options))


def rows(**named: str) -> str:
    """The rows field of a position: `R="R1.R5"` for those that are more than their 1."""
    return "/".join(named.get(colour, f"{colour}1") for colour in COLOURS)


def moves(state: Round) -> set[str]:
    """The legal moves as texts."""
    return {format_move(move) for move in state.legal_moves()}


def can(state: Round, move: str) -> bool:
    return state.why_not(parse_move(move)) is None


def why(state: Round, move: str) -> str:
    """The code of the reason why a move cannot be played."""
    reason = state.why_not(parse_move(move))
    return reason.code if reason else "ok"


def sentence(state: Round, move: str) -> str:
    """The sentence of the reason why a move cannot be played."""
    reason = state.why_not(parse_move(move))
    return reason.sentence if reason else "ok"


def play(state: Round, *texts: str) -> Round:
    """The round itself, after those moves."""
    for move in texts:
        state.play(parse_move(move))
    return state


def after(position: str, *texts: str, edition: str = "2026", **options: str) -> str:
    """The position after those moves."""
    return format_position(play(table(position, edition, **options), *texts))


def refusal(state: State, move: object) -> str:
    """The code with which a move is refused."""
    try:
        state.play(move)
    except IllegalMove as error:
        return error.code
    return "ok"
