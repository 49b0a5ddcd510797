"""Byte code for the browser. Runs inside Pyodide, whose Python is the one that will import it.

All archives come out the same, byte for byte, wherever they are made: names sorted, dates fixed,
byte code that is not checked against its source's date.
"""

from __future__ import annotations

import ast
import base64
import csv
import hashlib
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from pathlib import Path, PurePosixPath

STDLIB = "/lib/python{}{}.zip".format(*sys.version_info)
HOME = "/home/pyodide"

# The modules that Pyodide has loaded when it is up: compile.mjs puts them here.
started: list[str]


def stdlib(source: str, target: str, graph: str) -> None:
    """Compile a zip of the whole library; write the byte code, and as JSON who imports what."""
    compiled: dict[str, bytes] = {}
    imported: dict[str, list[str]] = {"": list(started)}  # noqa: F821 - see above
    for name, content in read_zip(source).items():
        if name.endswith(".py"):
            compiled[name + "c"] = byte_code(content, f"{STDLIB}/{name}")
            imported[module_name(name)] = sorted(imports(content, name))
    write_zip(target, compiled)
    Path(graph).write_text(json.dumps(imported))


def select(source: str, target: str, names: list[str]) -> None:
    """Write a zip of the named modules only."""
    wanted = set(names)
    entries = read_zip(source)
    write_zip(target, {name: entries[name] for name in entries if module_name(name) in wanted})


def wheel(source: str, target: str) -> None:
    """Write the wheel with byte code beside each source, and its RECORD anew."""
    entries = read_zip(source)
    entries |= cache_entries(entries)
    (record,) = (name for name in entries if name.endswith(".dist-info/RECORD"))
    del entries[record]
    rows = io.StringIO()
    lines = csv.writer(rows, lineterminator="\n")
    for name, content in sorted(entries.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.writerow([name, f"sha256={digest}", len(content)])
    lines.writerow([record, "", ""])
    entries[record] = rows.getvalue().encode()
    write_zip(target, entries)


def app(folder: str, pyscript: str, target: str) -> None:
    """Write the zip of the page's own modules, with byte code.

    `pyscript` is a JSON file of PyScript's Python sources. PyScript itself writes them beside
    these, at every start: the byte code that lies there already spares compiling them.
    """
    root = Path(folder)
    entries = {
        path.relative_to(root.parent).as_posix(): path.read_bytes() for path in root.rglob("*.py")
    }
    entries |= cache_entries(entries)
    entries |= cache_entries(
        {name: text.encode() for name, text in json.loads(Path(pyscript).read_text()).items()}
    )
    write_zip(target, entries)


def cache_entries(entries: dict[str, bytes]) -> dict[str, bytes]:
    """The `__pycache__` files of all Python sources among these entries."""
    return {
        importlib.util.cache_from_source(name): byte_code(content, f"{HOME}/{name}")
        for name, content in sorted(entries.items())
        if name.endswith(".py")
    }


def byte_code(source: bytes, path: str) -> bytes:
    """A .pyc that is taken as it is: "unchecked hash" in PEP 552's words."""
    code = compile(source, path, "exec", dont_inherit=True)
    flags = (0b01).to_bytes(4, "little")
    digest = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + flags + digest + marshal.dumps(code)


def imports(source: bytes, name: str) -> set[str]:
    """Every module that a source names in an import, wherever in it; some may be no modules."""
    package = module_name(name).split(".")
    if not name.endswith("/__init__.py"):
        package.pop()
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*parents, *([node.module] if node.module else [])])
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def module_name(name: str) -> str:
    """The module that a file in the zip is: `json/__init__.py` and `.pyc` are `json`."""
    parts = PurePosixPath(name).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_zip(path: str) -> dict[str, bytes]:
    """The files of a zip by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def write_zip(path: str, entries: dict[str, bytes]) -> None:
    """Write a zip that depends on the entries alone."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(entries.items()):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, content)
