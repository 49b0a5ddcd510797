"""Imported before anything else: says in one sentence where Python is too old for the scripts."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older ones are whom it is for
    have = ".".join(str(part) for part in sys.version_info[:2])
    sys.exit("Sixteen is built with Python 3.11 or newer; this is Python " + have + ".")
