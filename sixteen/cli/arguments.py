"""Reading the command line.

Not argparse: a position may begin with `-`, options may stand between the moves, and
whatever is wrong has to be one sentence on one line.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sixteen.box import Game, game_named
from sixteen.errors import SixteenError, quoted
from sixteen.rules import EDITIONS, Rules

SHARED = ("game", "edition", "set")


class Usage(Protocol):
    """What a command takes: its usage line, how many words, and which options."""

    @property
    def usage(self) -> str:
        """What follows the command's name."""

    @property
    def words(self) -> range:
        """How many words the command takes."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options that are the command's own."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """A command line, read: the command, its words, its options, and the game's rules."""

    command: str
    words: tuple[str, ...]
    game: Game
    rules: Rules
    options: Mapping[str, str] = field(default_factory=dict)

    def required(self, option: str) -> str:
        """The value of an option that must be there."""
        if option not in self.options:
            raise usage_error(f"{self.command} needs --{option}.")
        return self.options[option]


def usage_error(sentence: str) -> SixteenError:
    """The error of a command line that cannot be read."""
    return SixteenError("usage", sentence)


def read_arguments(argv: Sequence[str], commands: Mapping[str, Usage]) -> Arguments:
    """A command line as `Arguments`. Raises `SixteenError` for whatever is wrong with it."""
    words: list[str] = []
    options: dict[str, str] = {}
    settings: dict[str, str] = {}
    rest = iter(argv)
    for argument in rest:
        if not argument.startswith("--"):
            words.append(argument)
            continue
        name, equals, value = argument.removeprefix("--").partition("=")
        if not equals:
            value = _next(rest, name)
        if name == "set":
            _set(settings, value)
        elif name in options:
            raise usage_error(f"--{name} was given twice.")
        else:
            options[name] = value
    if not words or words[0] not in commands:
        got = f", not {quoted(words[0])}" if words else ""
        raise usage_error(f"the commands are {', '.join(commands)}{got}.")
    name, *words = words
    command = commands[name]
    for option in options:
        if option not in (*SHARED, *command.options):
            raise usage_error(f"{name} knows no option {quoted('--' + option)}.")
    if len(words) not in command.words:
        raise usage_error(f"expected {name} {command.usage}, got {len(words)} words after {name}.")
    game = game_named(options.pop("game", "sixteen"))
    rules = game.rules.of(options.pop("edition", EDITIONS[0]), settings)
    return Arguments(name, tuple(words), game, rules, options)


def _next(rest: Iterator[str], name: str) -> str:
    value = next(rest, None)
    if value is None:
        raise usage_error(f"{quoted('--' + name)} needs a value.")
    return value


def _set(settings: dict[str, str], text: str) -> None:
    name, equals, value = text.partition("=")
    if not equals:
        raise usage_error(f"--set takes option=value, not {quoted(text)}.")
    if name in settings:
        raise usage_error(f"{quoted(name)} was set twice.")
    settings[name] = value
