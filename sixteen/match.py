"""A match: rounds, totals, the winner (RULES 2.9)."""

from dataclasses import dataclass
from typing import Any

from sixteen.errors import SixteenError
from sixteen.rules import Rules
from sixteen.view import View

NAME_LENGTH = 24
JOINER = "\u200d"
"""Invisible by itself; within a word it makes one sign of several."""


def clean_name(text: str) -> str:
    """A name as it may be shown: one line, no invisible characters, 24 characters at most.

    Empty when nothing is left.
    """
    letters = (letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    words = (word.strip(JOINER) for word in "".join(letters).split())
    return " ".join(filter(None, words))[:NAME_LENGTH].strip(f" {JOINER}")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and the level of the bot that plays (`None`: a person).

    Raises `SixteenError` (`bad-name`) for a name that `clean_name` would change.
    """

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        if not self.name or clean_name(self.name) != self.name:
            raise SixteenError(
                "bad-name",
                f"a name has 1 to {NAME_LENGTH} visible characters and no blanks around it.",
            )


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round of the match: how it started, and how it stands."""

    start: Any
    state: Any


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended: the seats that won, and why.

    `termination` is `"out"` when somebody reached the goal of a round, `"target"` when somebody's
    total reached the target, `"single"` when there was one round only.
    """

    termination: str
    winners: tuple[int, ...]


class Match:
    """Rounds by one set of rules among the same players, until somebody wins.

    `taken_back` counts how often somebody went back after others had moved.
    """

    def __init__(self, rules: Rules, players: tuple[Player, ...]) -> None:
        rules.check_seats(len(players))
        self.rules = rules
        self.players = players
        self.rounds: list[PlayedRound] = []
        self.taken_back = 0

    @property
    def state(self) -> Any:
        """The last round as it stands. Raises `IndexError` before the first."""
        return self.rounds[-1].state

    def start_round(self, start: Any) -> None:
        """Begin a round from its deal. Raises `SixteenError` where none can begin."""
        if self.outcome:
            raise SixteenError("match-over", "the match is over.")
        if self.rounds and not self.state.over:
            raise SixteenError("round-running", "a round is still being played.")
        self.rounds.append(PlayedRound(start.copy(), start.copy()))

    def play(self, move: Any) -> None:
        """Play a move in the last round. Raises `IllegalMove`."""
        self.state.play(move)

    def take_back(self, count: int) -> None:
        """Take back the last moves of the running round: it is played again without them.

        Raises `SixteenError` (`no-way-back`) where the round has not so many, or is over.
        """
        played = self.rounds[-1]
        history = played.state.history
        if played.state.over or not 0 <= count <= len(history):
            raise SixteenError("no-way-back", "there are not so many moves to take back.")
        again = played.start.copy()
        for move in history[: len(history) - count]:
            again.push(move)
        self.rounds[-1] = PlayedRound(played.start, again)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat sees of the last round, with everybody's totals before it."""
        view: View[Any] = self.state.view(seat, self._totals(self.rounds[:-1]))
        return view

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points in the rounds that are over."""
        return self._totals(self.rounds)

    def _totals(self, rounds: list[PlayedRound]) -> tuple[int, ...]:
        finished = [played.state.outcome.penalties for played in rounds if played.state.over]
        return tuple(map(sum, zip(*finished, strict=True))) or (0,) * len(self.players)

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended, `None` while it goes on (RULES 2.9, 2.10 `match`)."""
        if not self.rounds or not self.state.over:
            return None
        out = self.state.outcome.seat
        if out is not None:
            return MatchOutcome("out", (out,))
        target = self.rules.target
        totals = self.totals
        if target is not None and max(totals) < target:
            return None
        winners = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
        return MatchOutcome("single" if target is None else "target", winners)
