"""The service worker's list: what of the site is kept on a device, by address and hash."""

from __future__ import annotations

import base64
import hashlib
import json
from fnmatch import fnmatch
from typing import TYPE_CHECKING

from sixteen_build.cache import files
from sixteen_build.commands import BuildError
from sixteen_build.paths import WEB

if TYPE_CHECKING:
    from pathlib import Path

WORKER = WEB / "sw.js"
NOT_KEPT = (
    ".nojekyll",  # tells the host something
    "404.html",  # is the host's answer
    "icons/preview.png",  # is for link previews
    "pyodide/micropip-*.whl",  # is for other pages
    "sw.js",  # is kept by the browser itself
)


def write_worker(site: Path) -> None:
    """Write `sw.js` into a finished site, with the list of the site's files in it.

    Has to come last: any later change of a file makes the list wrong.
    """
    code = WORKER.read_text(encoding="utf-8")
    listed = json.dumps(kept_files(site), indent=2)
    build = hashlib.sha256(f"{code}\n{listed}".encode()).hexdigest()[:16]
    for name, value in {'"%FILES%"': listed, "%BUILD%": build}.items():
        if name not in code:
            raise BuildError(f"{WORKER.name} has no place for {name}.")
        code = code.replace(name, value)
    (site / WORKER.name).write_text(code, encoding="utf-8", newline="\n")


def kept_files(site: Path) -> dict[str, str]:
    """What is kept: address below the site -> hash, as the `integrity` of a request takes it.

    `index.html` goes by the address that everybody opens, the folder's own.
    """
    listed = {}
    for path in files(site):
        place = path.relative_to(site).as_posix()
        if not any(fnmatch(place, pattern) for pattern in NOT_KEPT):
            digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
            listed["" if place == "index.html" else place] = f"sha256-{digest}"
    return dict(sorted(listed.items()))
