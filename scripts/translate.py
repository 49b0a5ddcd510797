"""Bring the catalogues in web/locales/ up to date with what the page says; tell what is missing.

A new language: scripts/translate.py xx, and its name in web/app/language.py.
"""

import argparse
import sys

import require_python  # noqa: F401 - before what an old Python cannot read
from sixteen_build import environment
from sixteen_build.commands import BuildError, say
from sixteen_build.paths import ROOT, WEB


def main() -> None:
    """Update every catalogue, or those of the languages that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", help="codes of languages (all that there are)")
    options = parser.parse_args()
    try:
        environment.enter("build")
    except BuildError as error:
        sys.exit(str(error))
    sys.path[:0] = [str(ROOT), str(WEB)]
    from sixteen_build.catalogues import languages  # noqa: PLC0415 - needs what was installed
    from sixteen_build.messages import update  # noqa: PLC0415

    for language in options.languages or languages():
        missing = update(language)
        say(f"{language}: {len(missing)} to translate" if missing else f"{language}: whole")
        for english in missing:
            say(f"  {english}")


if __name__ == "__main__":
    main()
