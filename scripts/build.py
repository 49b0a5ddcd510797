"""Build the site into dist/, and with --serve show it on this machine."""

import argparse
import errno
import sys
from contextlib import suppress

import require_python  # noqa: F401 - before what an old Python cannot read
from sixteen_build import environment
from sixteen_build.commands import BuildError, say
from sixteen_build.paths import DIST, ROOT

DEFAULT_PORT = 8016


def main() -> None:
    """Read the command line, build, serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help="serve the site until Ctrl-C")
    parser.add_argument(
        "--port", type=int, default=DEFAULT_PORT, help="where to serve it (%(default)s)"
    )
    options = parser.parse_args()
    try:
        environment.enter("build")
        build()
        if options.serve:
            serve(options.port)
    except BuildError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Stopped.")


def build() -> None:
    """Write dist/; only inside the environment."""
    from sixteen_build.assemble import build as assemble  # noqa: PLC0415 - needs what was installed

    version = assemble()
    say(f"Sixteen {version} is in {DIST.relative_to(ROOT)}/.")


def serve(port: int) -> None:
    """Serve dist/ until Ctrl-C."""
    from sixteen_build.server import Server  # noqa: PLC0415

    try:
        server = Server(DIST, port)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "is taken" if taken else "cannot be used"
        raise BuildError(f"Port {port} {why}: choose another with --port.") from error
    with server, suppress(KeyboardInterrupt):
        say(f"Open {server.address} in a browser; Ctrl-C stops it.")
        server.serve_forever()


if __name__ == "__main__":
    main()
