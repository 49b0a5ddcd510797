"""A whole match as text: write, read, replay.

A record is read by people and by programs, one thing a line:

    sixteen record 1
    game sixteen
    edition 2026
    set match=50
    player 0 person Mina
    player 1 easy Otto
    # seed 7
    round 1
    deal R1/O1/G1/B1/K1 R10.R11.O3/G4.K9 0 0
    0 R10-11
    1 pass
    ...
    penalties 3 13
    round 2
    ...
    winners 0

`set` lines are the options that differ from the edition's, a move's line begins with its
seat, and a line that begins with `#` is a comment. A match under way ends after any move.
The record holds the deals themselves, so no seed is needed to read it.
"""

import re
from collections.abc import Iterable, Iterator

from sixteen.box import Game, game_named
from sixteen.errors import RecordError, SixteenError, quoted
from sixteen.match import Match, Player
from sixteen.rules import Rules

HEADER = "sixteen record 1"
PERSON = "person"
LEVEL = re.compile(r"[a-z]{1,20}")


def write_record(match: Match, comments: Iterable[str] = ()) -> str:
    """A match as text, with comments after its players.

    One of them tells how often somebody went back after others had moved.
    """
    game = game_named(match.rules.GAME)
    lines = [HEADER, f"game {game.name}", f"edition {match.rules.edition}"]
    lines += [f"set {name}={value}" for name, value in match.rules.settings.items()]
    lines += [
        f"player {seat} {player.bot or PERSON} {player.name}"
        for seat, player in enumerate(match.players)
    ]
    if match.taken_back:
        lines.append(f"# taken back {match.taken_back}")
    lines += [f"# {line}" for comment in comments for line in comment.splitlines()]
    for number, played in enumerate(match.rounds, 1):
        lines += [f"round {number}", f"deal {game.format_position(played.start)}"]
        lines += [f"{seat} {game.format_move(move)}" for seat, move in played.state.log]
        if played.state.over:
            lines.append(f"penalties {_numbers(played.state.outcome.penalties)}")
    if match.outcome:
        lines.append(f"winners {_numbers(match.outcome.winners)}")
    return "\n".join(lines) + "\n"


def read_record(text: str, positions: bool = False) -> Match:
    """The match that a record holds, every move played again.

    With `positions` a round may begin with any position, not with a deal alone.
    Raises `RecordError` at the first line that is damaged or against the rules.
    """
    lines = _Lines(text)
    try:
        return _read_match(lines, positions)
    except RecordError:
        raise
    except SixteenError as error:
        raise RecordError(lines.number, error.sentence) from error


class _Lines:
    """The lines of a record but its comments; `number` is the one read last, from 1."""

    def __init__(self, text: str) -> None:
        self._lines = self._numbered(text)
        self.number, self.now = next(self._lines)

    @staticmethod
    def _numbered(text: str) -> Iterator[tuple[int, str | None]]:
        lines = text.removesuffix("\n").split("\n")
        for number, line in enumerate(lines, 1):
            if not line.startswith("#"):
                yield number, line.removesuffix("\r")
        yield len(lines) + 1, None

    def step(self) -> None:
        """Go on to the next line; behind the last, `now` is `None`."""
        self.number, self.now = next(self._lines)

    def fail(self, expected: str) -> RecordError:
        got = "the end of the record" if self.now is None else quoted(self.now)
        return RecordError(self.number, f"expected {expected}, got {got}.")

    def take(self, prefix: str, expected: str) -> str:
        """What follows `prefix` in the line that stands here; the line stays `number`."""
        if self.now is None or not self.now.startswith(prefix):
            raise self.fail(expected)
        return self.now.removeprefix(prefix)

    def expect(self, line: str) -> None:
        """Read exactly that line."""
        if self.now != line:
            raise self.fail(quoted(line))
        self.step()


def _read_match(lines: _Lines, positions: bool) -> Match:
    lines.expect(HEADER)
    game = game_named(lines.take("game ", "the game"))
    lines.step()
    match = Match(_read_rules(lines, game), tuple(_read_players(lines)))
    while lines.now is not None and not match.outcome:
        _read_round(lines, game, match, positions)
    if match.outcome:
        lines.expect(f"winners {_numbers(match.outcome.winners)}")
    if lines.now is not None:
        raise lines.fail("the end of the record")
    return match


def _read_rules(lines: _Lines, game: Game) -> Rules:
    edition = lines.take("edition ", "the edition")
    rules = game.rules.of(edition)
    settings: dict[str, str] = {}
    lines.step()
    while lines.now is not None and lines.now.startswith("set "):
        name, _, value = lines.now.removeprefix("set ").partition("=")
        if name in settings:
            raise RecordError(lines.number, f"{quoted(name)} was set before.")
        settings[name] = value
        rules = game.rules.of(edition, settings)
        lines.step()
    return rules


def _read_players(lines: _Lines) -> Iterator[Player]:
    for seat in range(max(Rules.SEATS)):
        if seat in Rules.SEATS and not (lines.now or "").startswith("player "):
            return
        kind, _, name = lines.take(f"player {seat} ", f"player {seat}").partition(" ")
        if not LEVEL.fullmatch(kind):
            raise lines.fail(f"{PERSON} or a bot's level, and a name")
        yield Player(name, None if kind == PERSON else kind)
        lines.step()


def _read_round(lines: _Lines, game: Game, match: Match, positions: bool) -> None:
    lines.expect(f"round {len(match.rounds) + 1}")
    start = game.parse_position(lines.take("deal ", "the deal of the round"), match.rules)
    if start.seats != len(match.players):
        raise RecordError(lines.number, "there is not one seat for each player.")
    faults = [] if positions else game.deal_faults(start)
    if faults:
        raise RecordError(lines.number, "; ".join(faults) + ".")
    match.start_round(start)
    lines.step()
    while lines.now is not None and not match.state.over:
        prefix = f"{match.state.turn} "
        match.play(game.parse_move(lines.take(prefix, f"a move of seat {match.state.turn}")))
        lines.step()
    if match.state.over:
        lines.expect(f"penalties {_numbers(match.state.outcome.penalties)}")


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
