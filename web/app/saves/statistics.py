"""How people fared: for each game and name the matches, wins and penalties, as one text."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields

from sixteen.box import GAMES
from sixteen.errors import SixteenError
from sixteen.match import Match, clean_name

VERSION = 1


@dataclass(frozen=True, slots=True)
class Fared:
    """How somebody fared: `penalty` is the sum over all `rounds`, `best` the least of a round."""

    matches: int
    wins: int
    rounds: int
    penalty: int
    best: int

    @property
    def average(self) -> float:
        """The penalty of an average round."""
        return self.penalty / self.rounds

    def and_then(self, more: "Fared") -> "Fared":
        """Both together."""
        return Fared(
            self.matches + more.matches,
            self.wins + more.wins,
            self.rounds + more.rounds,
            self.penalty + more.penalty,
            min(self.best, more.best),
        )


NUMBERS = {field.name for field in fields(Fared)}
Statistics = dict[str, dict[str, Fared]]
"""By game and name."""


def with_match(statistics: Statistics, match: Match) -> Statistics:
    """The statistics with a match that is over, for the people in it.

    A match in which somebody went back after others had moved does not count.
    """
    if match.taken_back:
        return statistics
    games = {game: dict(names) for game, names in statistics.items()}
    names = games.setdefault(match.rules.GAME, {})
    winners = match.outcome.winners if match.outcome else ()
    for seat, player in enumerate(match.players):
        if player.bot is None:
            costs = [played.state.outcome.penalties[seat] for played in match.rounds]
            fared = Fared(1, int(seat in winners), len(costs), sum(costs), min(costs))
            before = names.get(player.name)
            names[player.name] = before.and_then(fared) if before else fared
    return games


def best_first(names: dict[str, Fared]) -> Iterable[tuple[str, Fared]]:
    """Names and how they fared: who won most, then who paid least."""
    return sorted(names.items(), key=lambda item: (-item[1].wins, item[1].average, item[0]))


def write(statistics: Statistics) -> str:
    """Statistics as text."""
    games = {
        game: {name: asdict(fared) for name, fared in names.items()}
        for game, names in statistics.items()
    }
    return json.dumps({"version": VERSION, "games": games}, ensure_ascii=False, indent=1)


def read(text: str) -> Statistics:
    """The statistics that a text holds. Raises `SixteenError` for what `write` did not write."""
    try:
        found = json.loads(text)
        if found["version"] != VERSION:
            raise _bad()
        return {
            game: {name: _fared(name, numbers) for name, numbers in names.items()}
            for game, names in found["games"].items()
            if game in GAMES
        }
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise _bad() from error


def _fared(name: str, numbers: dict[str, int]) -> Fared:
    if set(numbers) != NUMBERS or clean_name(name) != name or not name:
        raise _bad()
    if not all(type(number) is int and number >= 0 for number in numbers.values()):
        raise _bad()
    fared = Fared(**numbers)
    if not fared.rounds:
        raise _bad()
    return fared


def _bad() -> SixteenError:
    return SixteenError("bad-statistics", "these are no statistics that were kept here.")
