"""A static host for `dist/`, as plain as the real ones: a sub-path, no lists, a 404 page."""

from __future__ import annotations

import os
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PREFIX = "/sixteen/"


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder under a prefix."""

    def __init__(self, *arguments: Any, prefix: str, **options: Any) -> None:
        self._prefix = prefix
        super().__init__(*arguments, **options)

    protocol_version = "HTTP/1.1"
    # Python's own table asks the machine's, which can be wrong.
    extensions_map = {  # noqa: RUF012 - as the base class has it
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".py": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".zip": "application/zip",
    }

    def do_GET(self) -> None:
        """Answer with the file; from outside the sub-path, lead there."""
        if self._inside():
            super().do_GET()

    def do_HEAD(self) -> None:
        """As do_GET, without the file."""
        if self._inside():
            super().do_HEAD()

    def translate_path(self, path: str) -> str:
        """The file for an address."""
        return super().translate_path("/" + path.removeprefix(self._prefix))

    def list_directory(self, path: object) -> None:
        """Static hosts show no lists."""
        del path
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The site's own page for an address that is not there."""
        page = self._folder / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", self.extensions_map[".html"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def end_headers(self) -> None:
        """Let any page take files (sandboxed frames, other sites), and no browser keep old ones."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Say nothing: the terminal is for the address."""

    @property
    def _folder(self) -> Path:
        return Path(self.directory)

    def _inside(self) -> bool:
        if self.path.startswith(self._prefix):
            return True
        if self.path in ("/", self._prefix.rstrip("/")):
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", self._prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self.send_error(HTTPStatus.NOT_FOUND)
        return False


class Server(ThreadingHTTPServer):
    """Serves a folder on this machine alone; port 0 takes a free one."""

    daemon_threads = True
    # On Windows it would let two servers share a port; elsewhere it lets one come back at once.
    allow_reuse_address = os.name != "nt"

    def __init__(self, folder: Path, port: int, prefix: str = PREFIX) -> None:
        self._prefix = prefix
        handler = partial(Handler, directory=str(folder), prefix=prefix)
        super().__init__(("127.0.0.1", port), handler)

    @property
    def address(self) -> str:
        """Where the site is to be opened."""
        return f"http://localhost:{self.server_port}{self._prefix}"
