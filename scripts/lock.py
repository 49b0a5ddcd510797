"""Compile the lock files anew: `python scripts/lock.py` (needs `uv` and `npm` on the path).

The files name versions and hashes alone, no registry, and serve Linux, macOS and Windows alike.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = "scripts/locks"


def main() -> None:
    """Write `scripts/locks/*.txt` and `package-lock.json` with the newest versions allowed."""
    lock("test", "3.11")
    # The builder is the same, version for version, with and without the tests.
    lock("build", "3.11", "--constraints", f"{LOCKS}/test.txt")
    lock("bench", "3.11")
    # Pyodide's Python 3.14 is newer than some resolvers know; nothing here depends on it.
    lock("browser", "3.13")
    npm = ["npm", "install", "--package-lock-only", "--ignore-scripts"]
    subprocess.run([*npm, "--omit-lockfile-registry-resolved"], cwd=ROOT, check=True)


def lock(group: str, python: str, *options: str) -> None:
    """Compile one dependency group of pyproject.toml."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", python]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--upgrade", *options]
    command += ["--group", group, "--output-file", f"{LOCKS}/{group}.txt"]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
