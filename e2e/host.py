"""A host that somebody runs: publishes versions, loses files, goes away."""

from __future__ import annotations

import os
import shutil
import socket
import threading
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sixteen_build.offline import write_worker
from sixteen_build.paths import DIST
from sixteen_build.server import Handler, Server

if TYPE_CHECKING:
    from pathlib import Path

PREFIX = "/some/where/"


class Host(Server):
    """Serves a copy of the site and remembers what it answered."""

    def __init__(self, folder: Path) -> None:
        self.site = shutil.copytree(DIST, folder)
        self.answers: list[tuple[str, int]] = []
        self._connections: list[socket.socket] = []
        self._changes = 0
        super().__init__(self.site, 0, PREFIX)
        self.RequestHandlerClass = partial(
            _Noting, directory=str(self.site), prefix=PREFIX, answers=self.answers
        )
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def get_request(self) -> tuple[socket.socket, Any]:
        """As the base class, remembering who is connected."""
        connection, address = super().get_request()
        self._connections.append(connection)
        return connection, address

    def stop(self) -> None:
        """Go away, and hang up on everybody."""
        self.shutdown()
        self.server_close()
        for connection in self._connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def write(self, name: str, content: bytes) -> None:
        """Put other content into a file; it is newer by seconds, as hosts count them."""
        self._changes += 1
        path = self.site / name
        path.write_bytes(content)
        when = path.stat().st_mtime + 10 * self._changes
        os.utime(path, (when, when))

    def publish(self, version: str) -> None:
        """Build another version: the page shows its name, and what PyScript runs says it too."""
        page = (self.site / "index.html").read_text(encoding="utf-8")
        start, end = '<span id="version">', "</span>"
        before, _, after = page.partition(start)
        self.write("index.html", f"{before}{start}{version}{end}{after.partition(end)[2]}".encode())
        source = (self.site / "start.py").read_text(encoding="utf-8").partition("# version")[0]
        self.write("start.py", f"{source}# version {version}\n".encode())
        write_worker(self.site)
        self.write("sw.js", (self.site / "sw.js").read_bytes())


class _Noting(Handler):
    def __init__(self, *arguments: Any, answers: list[tuple[str, int]], **options: Any) -> None:
        self._answers = answers
        super().__init__(*arguments, **options)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        del size
        self._answers.append((self.path.removeprefix(PREFIX), int(code)))
