"""`python -m sixteen`: see `sixteen.cli`."""

import sys

from sixteen.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
