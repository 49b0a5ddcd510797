"""The catalogues of other languages: where they are, and compiling them for gettext."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from sixteen_build.paths import WEB

if TYPE_CHECKING:
    from pathlib import Path

    from babel.messages.catalog import Catalog

LOCALES = WEB / "locales"


def languages() -> list[str]:
    """The codes of the languages that there is a catalogue for."""
    return [path.stem for path in sorted(LOCALES.glob("*.po"))]


def catalogue(language: str) -> Catalog:
    """The catalogue of a language."""
    with (LOCALES / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def compile_catalogues(folder: Path) -> None:
    """Write every catalogue into a folder, as gettext reads it."""
    folder.mkdir()
    for language in languages():
        with (folder / f"{language}.mo").open("wb") as file:
            write_mo(file, catalogue(language))
