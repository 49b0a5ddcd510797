"""The built site in a real browser: served under a sub-path, and cut off from everything else.

A test fails on any request outside, on any error in the console (a violation of the content
security policy is one) and on any error that nobody caught, unless it has said that it expects it.
"""

from __future__ import annotations

import re
import threading
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, expect

from e2e.host import Host
from e2e.person import INSTANT, Typist
from e2e.plus_person import PlusPerson, PlusTypist
from e2e.plus_table import NAMES
from sixteen_build.browsers import NoBrowserError, launch_options
from sixteen_build.paths import DIST
from sixteen_build.server import PREFIX, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserType, FrameLocator, Locator

# Generous: a loaded two-core machine is slow, and a test waits no longer than it has to.
START_TIMEOUT = 90_000
expect.set_options(timeout=20_000)

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "tablet-upright": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}


def pytest_configure() -> None:
    """Say at once what would fail every test."""
    if not (DIST / "index.html").is_file():
        raise pytest.UsageError("Build the site first: python3 scripts/build.py")


class Complaints:
    """What went wrong in the browser behind the page's back."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []

    def hear(self, text: str) -> None:
        """Take down something that must not happen."""
        self._heard.append(text)

    def expect(self, pattern: str) -> None:
        """Let pass what matches this regular expression, now and later in this test."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        """What nobody expected."""
        return [
            text
            for text in self._heard
            if not any(re.search(pattern, text) for pattern in self._expected)
        ]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Options under which a browser really starts on this machine."""
    try:
        return {**launch_options(browser_type), **browser_type_launch_args}
    except NoBrowserError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def serve_site() -> Iterator[Callable[..., str]]:
    """A function that serves the site, or another folder, on a port (so an origin) of its own."""
    servers: list[Server] = []

    def serve(prefix: str = PREFIX, folder: Path = DIST) -> str:
        server = Server(folder, 0, prefix)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server.address

    yield serve
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def base_url(serve_site: Callable[..., str]) -> str:
    """Where the site is: `page.goto("./")` opens it."""
    return serve_site()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What went wrong behind the page's back; the test fails in the end on what it finds here."""
    heard = Complaints()
    yield heard
    assert heard.unexpected() == []


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing is kept for playing offline, but where a test is about just that."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture
def watch(complaints: Complaints) -> Callable[[BrowserContext], None]:
    """A function that takes down what goes wrong in a context."""

    def on_request(request: Request) -> None:
        if not re.match(r"(http://(localhost|127\.0\.0\.1):|data:|blob:|about:)", request.url):
            complaints.hear(f"request outside: {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.hear(f"console: {message.text} ({message.location.get('url')})")

    def on_error(error: WebError) -> None:
        complaints.hear(f"uncaught: {error.error}")

    def listen(context: BrowserContext) -> None:
        context.on("request", on_request)
        context.on("console", on_console)
        context.on("weberror", on_error)

    return listen


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], watch: Callable[[BrowserContext], None]
) -> Callable[..., BrowserContext]:
    """As pytest-playwright's, watched."""

    def create(**options: Any) -> BrowserContext:
        context = new_context(**options)
        watch(context)
        return context

    return create


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.browser_context_args(**options))
        for name, options in SIZES.items()
    ]
)
def size(request: pytest.FixtureRequest) -> str:
    """Runs the test once on a screen of each of SIZES; name it among a test's arguments."""
    name: str = request.param
    return name


@pytest.fixture
def open_page(page: Page, ready: Callable[[Locator], None]) -> Callable[..., Page]:
    """A function that opens an address of the site and waits until the game can be played."""

    def open_it(path: str = "./") -> Page:
        page.goto(path)
        ready(page.locator("html"))
        return page

    return open_it


@pytest.fixture
def frame(
    page: Page, base_url: str, serve_site: Callable[..., str], tmp_path: Path
) -> Callable[[str], FrameLocator]:
    """A function that shows the site in a frame with these attributes, on a page elsewhere."""

    def show(attributes: str) -> FrameLocator:
        (tmp_path / "index.html").write_text(
            '<!doctype html><link rel="icon" href="data:,">'
            f'<iframe {attributes} width="800" height="600" src="{base_url}"></iframe>'
        )
        page.goto(serve_site("/", tmp_path))
        return page.frame_locator("iframe")

    return show


@pytest.fixture(scope="session")
def ready() -> Callable[[Locator], None]:
    """A function that waits until Python has taken over the document of this `html` element."""

    def wait(root: Locator) -> None:
        expect(root).to_have_attribute("data-state", "ready", timeout=START_TIMEOUT)

    return wait


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host of the site that can publish another version, lose files and go away."""
    host = Host(tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture
def open_host(host: Host, ready: Callable[[Locator], None]) -> Callable[[Page], Page]:
    """A function that opens the host's site and waits until the game can be played."""

    def open_it(page: Page) -> Page:
        page.add_init_script(INSTANT)
        page.goto(host.address)
        ready(page.locator("html"))
        return page

    return open_it


@pytest.fixture
def typist_at(page: Page, open_page: Callable[..., Page]) -> Callable[..., Typist]:
    """Open a position of Sixteen, at the keyboard and against a bot, which is quick as a rule."""

    def open_it(position: str, instant: bool = True) -> Typist:
        if instant:
            page.add_init_script(INSTANT)
        person = Typist(open_page(f"./#position={position}"))
        person.seats("Person", "Easy bot")
        return person

    return open_it


@pytest.fixture
def at(page: Page, open_page: Callable[..., Page]) -> Callable[..., PlusPerson]:
    """Open a position of Sixteen Plus as a person against a bot, or another person."""

    def open_it(
        position: str = "",
        *rivals: str,
        keys: bool = False,
        **options: str,
    ) -> PlusPerson:
        page.add_init_script(INSTANT)
        person = (PlusTypist if keys else PlusPerson)(
            open_page(f"./#game=plus&seed=e2e{'&position=' if position else ''}{position}")
        )
        rivals = rivals or ("Easy bot",)
        person.seats("Person", *rivals, names=NAMES[: 1 + len(rivals)])
        for label, value in options.items():
            page.get_by_label(label.replace("_", " ")).select_option(value)
        person.button("Start").click()
        expect(person.board).to_be_visible()
        return person

    return open_it
