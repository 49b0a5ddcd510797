"""The command line, `python -m sixteen` (docs/command-line.md).

Every command exits with 0; or with 2, nothing on standard output and one line on
standard error, `error: <code>: <sentence>`. A command that answers standard input line by
line puts that text in the place of each bad line and goes on.
"""

import os
import sys
from collections.abc import Sequence

from sixteen import __version__
from sixteen.cli.arguments import read_arguments
from sixteen.cli.commands import COMMANDS
from sixteen.errors import SixteenError

FAILED = 2

HELP = """\
python -m sixteen COMMAND, with the commands

{commands}

everywhere: --edition 2026|classic, and --set OPTION=VALUE, as often as there are options.
POSITION may be - : positions are then read from standard input, one a line."""


def main(argv: Sequence[str]) -> int:
    """Run one command. Returns the exit status: 0, or 2 when something was wrong."""
    status = 0
    try:
        if list(argv) == ["--help"]:
            print(_help())
        elif list(argv) == ["--version"]:
            print(f"sixteen {__version__}")
        else:
            arguments = read_arguments(argv, COMMANDS)
            for answer in COMMANDS[arguments.command].run(arguments):
                if isinstance(answer, SixteenError):
                    status = FAILED
                sys.stdout.write(_line(answer) if isinstance(answer, SixteenError) else answer)
        sys.stdout.flush()
    except SixteenError as error:
        sys.stderr.write(_line(error))
        return FAILED
    except BrokenPipeError:
        # Whoever read our answers has seen enough; Python must not fail on the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _line(error: SixteenError) -> str:
    return f"error: {error.code}: {error.sentence}\n"


def _help() -> str:
    usages = "\n".join(f"  {name} {command.usage}" for name, command in COMMANDS.items())
    return HELP.format(commands=usages)
