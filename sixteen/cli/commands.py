"""What each command answers."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import randrange

from sixteen import seeds
from sixteen.arena import play_match
from sixteen.bots import bot
from sixteen.box import game_named
from sixteen.cli.arguments import Arguments, usage_error
from sixteen.errors import RecordError, SixteenError, quoted
from sixteen.games.state import perft
from sixteen.match import Player
from sixteen.record import read_record, write_record

WHOLE = re.compile(r"0|[1-9][0-9]{0,17}")
Answer = Callable[[str], str]
"""From a position's text to what is printed."""
Answers = Iterator[str | SixteenError]
"""What a command prints, bit by bit; an error here is one line's own."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its usage, how many words it takes, what it does, its own options."""

    usage: str
    words: range
    run: Callable[[Arguments], Answers]
    options: tuple[str, ...] = ()


def _for_each(prepare: Callable[[Arguments], Answer]) -> Callable[[Arguments], Answers]:
    """A command that answers one position, or each line of standard input in turn.

    `prepare` reads all but the position, once.
    """

    def run(arguments: Arguments) -> Answers:
        answer = prepare(arguments)
        if arguments.words[0] != "-":
            yield answer(arguments.words[0])
            return
        for line in sys.stdin.buffer:
            text = line.removesuffix(b"\n").removesuffix(b"\r").decode(errors="backslashreplace")
            try:
                yield answer(text)
            except SixteenError as error:
                yield error

    return run


def _exactly(count: int) -> range:
    return range(count, count + 1)


def _whole(text: str, what: str) -> int:
    if not WHOLE.fullmatch(text):
        raise usage_error(f"{what} is a whole number, not {quoted(text)}.")
    return int(text)


def _moves(arguments: Arguments) -> Answer:
    game = arguments.game

    def answer(text: str) -> str:
        moves = game.parse_position(text, arguments.rules).legal_moves()
        return " ".join(sorted(map(game.format_move, moves))) + "\n"

    return answer


def _apply(arguments: Arguments) -> Answer:
    game = arguments.game
    moves = list(map(game.parse_move, arguments.words[1:]))

    def answer(text: str) -> str:
        state = game.parse_position(text, arguments.rules)
        for move in moves:
            state.play(move)
        return game.format_position(state) + "\n"

    return answer


def _why(arguments: Arguments) -> Answer:
    game = arguments.game
    move = game.parse_move(arguments.words[1])

    def answer(text: str) -> str:
        reason = game.parse_position(text, arguments.rules).why_not(move)
        return f"{reason.code}: {reason.sentence}\n" if reason else "ok\n"

    return answer


def _score(arguments: Arguments) -> Answer:
    def answer(text: str) -> str:
        state = arguments.game.parse_position(text, arguments.rules)
        return _numbers(state.penalties())

    return answer


def _perft(arguments: Arguments) -> Answer:
    depth = _whole(arguments.words[1], "the depth")

    def answer(text: str) -> str:
        return f"{perft(arguments.game.parse_position(text, arguments.rules), depth)}\n"

    return answer


def _deal(arguments: Arguments) -> Answers:
    players = _whole(arguments.required("players"), "--players")
    game = arguments.game
    state = game.deal(arguments.rules, players, seeds.deals(_seed(arguments)))
    yield game.format_position(state) + "\n"


def _play(arguments: Arguments) -> Answers:
    levels = arguments.required("bots").split(",")
    players = _whole(arguments.options.get("players", str(len(levels))), "--players")
    if players != len(levels):
        raise usage_error(f"{players} players need {players} bots, not {len(levels)}.")
    seed = _seed(arguments)
    bots = [bot(arguments.game.name, level) for level in levels]
    names = [f"{level.capitalize()} {seat}" for seat, level in enumerate(levels, 1)]
    seated = [Player(name, level) for name, level in zip(names, levels, strict=True)]
    match = play_match(arguments.game, arguments.rules, seated, bots, seed)
    record = write_record(match, [f"seed {seed}"])
    file = arguments.options.get("record")
    if file is None:
        yield record
        return
    try:
        Path(file).write_text(record, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise _file_error("cannot-write", file, error) from error


def _hint(arguments: Arguments) -> Answer:
    from sixteen.bots import advice  # noqa: PLC0415 - only where it is wanted
    from sixteen.bots.plus import advice as plus_advice  # noqa: PLC0415

    game = arguments.game
    sims = arguments.options.get("sims")
    if sims and game.name != "sixteen":
        raise usage_error("only the hints of the game sixteen are simulated.")
    simulations = _whole(sims or "500", "--sims")
    seed = _seed(arguments)

    def answer(text: str) -> str:
        state = game.parse_position(text, arguments.rules)
        if state.over:
            return "\n"
        view, rng = state.view(state.turn), seeds.seat(seed, state.turn)
        if game.name == "sixteen":
            best = advice.advise(view, rng, simulations)[0]
        else:
            best = plus_advice.advise(view, rng)
        chance = "" if best.chance is None else f" {best.chance:.2f}"
        why = " ".join(motive.sentence for motive in best.motives)
        return f"{game.format_move(best.move)}{chance} {why}\n"

    return answer


def _arena(arguments: Arguments) -> Answers:
    from sixteen.cli.arena import arena  # noqa: PLC0415 - its processes are not everywhere

    return arena(arguments)


def _replay(arguments: Arguments) -> Answers:
    match = read_record(_read(arguments.words[0]))
    many_rounds = game_named(match.rules.GAME).many_rounds
    for number, played in enumerate(match.rounds, 1):
        if played.state.over:
            name = f"round {number}" if many_rounds else "game"
            yield f"{name}: {_numbers(played.state.outcome.penalties)}"
    ending = match.outcome
    yield f"winners {_numbers(ending.winners)}" if ending else "unfinished\n"


def _read(file: str) -> str:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise _file_error("cannot-read", file, error) from error
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "this is not UTF-8 text.") from error


def _file_error(code: str, file: str, error: Exception) -> SixteenError:
    why = error.strerror if isinstance(error, OSError) and error.strerror else "no such name"
    return SixteenError(code, f"{quoted(file)}: {why}.")


def _seed(arguments: Arguments) -> str:
    return str(_whole(arguments.options.get("seed", str(randrange(10**9))), "--seed"))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) + "\n"


COMMANDS: dict[str, Command] = {
    "moves": Command("POSITION", _exactly(1), _for_each(_moves)),
    "apply": Command("POSITION MOVE...", range(2, 10_000), _for_each(_apply)),
    "why": Command("POSITION MOVE", _exactly(2), _for_each(_why)),
    "score": Command("POSITION", _exactly(1), _for_each(_score)),
    "perft": Command("POSITION DEPTH", _exactly(2), _for_each(_perft)),
    "hint": Command(
        "POSITION [--sims N] [--seed S]", _exactly(1), _for_each(_hint), ("sims", "seed")
    ),
    "deal": Command("--players N [--seed S]", _exactly(0), _deal, ("players", "seed")),
    "play": Command(
        "--bots LEVEL,LEVEL... [--players N] [--seed S] [--record FILE]",
        _exactly(0),
        _play,
        ("players", "bots", "seed", "record"),
    ),
    "replay": Command("FILE", _exactly(1), _replay),
    "arena": Command(
        "--a BOT --b BOT [--seats N] [--deals N] [--seed S] [--budget sims:N|ms:N] [--jobs N]",
        _exactly(0),
        _arena,
        ("a", "b", "seats", "deals", "seed", "budget", "jobs"),
    ),
}
