"""Other programs, run quietly: what they say is kept in a log, a failure is one sentence."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from sixteen_build.paths import BUILD, ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


class BuildError(Exception):
    """The build cannot go on; the message is one sentence for whoever started it."""


def say(text: str) -> None:
    """Tell what is being done, at once."""
    print(text, flush=True)


def run(
    command: Sequence[str | Path],
    *,
    log: str,
    failure: str,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a command in the repository's folder, its output going to `build/log/`.

    Raises BuildError with the sentence `failure` and the log's name when it does not succeed.
    """
    path = BUILD / "log" / f"{log}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as output:
        try:
            status = subprocess.run(
                [str(part) for part in command],
                cwd=ROOT,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        except OSError as error:
            output.write(str(error).encode())
            status = -1
    if status:
        raise BuildError(f"{failure} (What was said is in {path.relative_to(ROOT)}.)")
