"""Nothing is made twice: results lie in `build/cache/` under a hash of what they were made from."""

from __future__ import annotations

import hashlib
import shutil
from typing import TYPE_CHECKING

from sixteen_build.paths import BUILD, ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

CACHE = BUILD / "cache"


def cached(name: str, ingredients: Iterable[Path | str], make: Callable[[Path], None]) -> Path:
    """The folder `name` as made from these ingredients; `make` fills it if it is not there yet.

    An ingredient is a text, a file, or a folder with all the files below it.
    """
    folder = CACHE / name / digest(ingredients)
    if folder.is_dir():
        return folder
    if folder.parent.is_dir():  # what was made from other ingredients
        shutil.rmtree(folder.parent)
    unfinished = CACHE / f"{name}.unfinished"
    if unfinished.is_dir():
        shutil.rmtree(unfinished)
    unfinished.mkdir(parents=True)
    make(unfinished)
    folder.parent.mkdir(parents=True)
    unfinished.rename(folder)
    return folder


def digest(ingredients: Iterable[Path | str]) -> str:
    """One hash of texts and files, the files' places in the repository included."""
    whole = hashlib.sha256()
    for ingredient in ingredients:
        if isinstance(ingredient, str):
            whole.update(f"text {len(ingredient)}\n{ingredient}".encode())
            continue
        for path in files(ingredient):
            content = path.read_bytes()
            name = path.relative_to(ROOT).as_posix()
            whole.update(f"file {name} {len(content)}\n".encode() + content)
    return whole.hexdigest()[:32]


def files(path: Path) -> Iterator[Path]:
    """The file itself, or the files below a folder in a fixed order, byte code left out."""
    if path.is_file():
        yield path
        return
    for below in sorted(path.rglob("*")):
        if below.is_file() and "__pycache__" not in below.parts:
            yield below
