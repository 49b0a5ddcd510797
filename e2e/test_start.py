"""The start of the page: what is shown until Python is there, and when it will not come."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect

import sixteen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FrameLocator, Locator

    from e2e.conftest import Complaints

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; style-src 'self';"
    " connect-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
WASM = "**/pyodide.asm.wasm"
PARTS = (
    "**/core.js",
    "**/core-*.js",
    "**/error-*.js",
    "**/pyodide.mjs",
    "**/pyodide.asm.mjs",
    WASM,
    "**/python_stdlib.zip",
    "**/pyodide-lock.json",
    "**/*.whl",
    "**/app.zip",
    "**/start.py",
)


def failure(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has=page.get_by_role("button", name="Try again"))


def expect_failure(page: Page, sentence: str) -> None:
    expect(failure(page)).to_contain_text(re.compile(sentence))
    expect(page.get_by_role("progressbar")).to_be_hidden()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert "Traceback" not in page.inner_text("body")


def not_found(route: Route) -> None:
    route.fulfill(status=404, content_type="text/html", body="<p>Not here.")


class Held(list[Route]):
    """Requests that get no answer until they are let go."""

    def hold(self, page: Page, *patterns: str) -> None:
        for pattern in patterns:
            page.route(pattern, self._keep)

    def _keep(self, route: Route) -> None:
        self.append(route)

    def let_go(self) -> None:
        while self:
            self.pop().continue_()


def boot_files(page: Page) -> dict[str, int]:
    text = page.locator("#boot-progress").get_attribute("data-files")
    assert text
    files: dict[str, int] = json.loads(text)
    return files


def test_it_starts_and_shows_its_version(open_page: Callable[[], Page]) -> None:
    page = open_page()
    expect(page.locator("#boot")).to_be_hidden()
    expect(failure(page)).to_be_hidden()
    expect(page.locator("#version")).to_have_text(sixteen.__version__)
    assert page.locator("meta[name=version]").get_attribute("content") == sixteen.__version__


def test_the_policy_is_in_the_page(open_page: Callable[[], Page]) -> None:
    page = open_page()
    meta = page.locator("meta[http-equiv='Content-Security-Policy']")
    assert meta.get_attribute("content") == POLICY


def test_the_start_asks_once_for_each_file_that_it_counts(
    page: Page, open_page: Callable[[], Page]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_page()
    counted = sorted(urljoin(page.url, path) for path in boot_files(page))
    of_the_page = r"/sixteen/$|\.css$|/(boot|dress|early|language)\.js$|/icons/"
    assert sorted(url for url in asked if not re.search(of_the_page, url)) == counted


def test_it_works_under_any_path(page: Page, serve_site: Callable[..., str]) -> None:
    for prefix in ("/", "/some/where/else/"):
        page.goto(serve_site(prefix))
        expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=60_000)


def test_an_unknown_address_is_told(page: Page, complaints: Complaints) -> None:
    complaints.expect("404")
    response = page.goto("./nowhere/at-all")
    assert response
    assert response.status == 404
    expect(page.get_by_role("heading")).to_have_text("There is nothing at this address.")


def test_the_form_can_be_filled_in_while_python_loads(
    page: Page, ready: Callable[[Locator], None]
) -> None:
    held = Held()
    held.hold(page, WASM)
    page.goto("./")
    progress = page.get_by_role("progressbar")
    expect(page.locator("#boot-text")).to_contain_text(re.compile(r"\d\.\d of \d+\.\d MB"))
    name = page.get_by_role("textbox", name="Name of player 1")
    name.fill("Ada")
    three = page.get_by_role("radio", name=re.compile(r"\b3$"))
    three.check()
    page.get_by_role("radio", name="Classic").check()
    expect(progress).to_be_visible()
    # All but the big one is there.
    total = sum(boot_files(page).values())
    missing = boot_files(page)["./pyodide/pyodide.asm.wasm"]
    page.wait_for_function(
        "([least, most]) => { const { value } = document.getElementById('boot-progress');"
        " return least < value && value < most }",
        arg=[0, total - missing + 1],
    )
    held.let_go()
    ready(page.locator("html"))
    expect(progress).to_be_hidden()
    expect(name).to_have_value("Ada")
    expect(three).to_be_checked()
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()


@pytest.mark.parametrize("part", PARTS)
def test_a_file_that_is_not_there(part: str, page: Page, complaints: Complaints) -> None:
    complaints.expect("")
    page.route(part, not_found)
    page.goto("./")
    expect_failure(page, "not where it should be|could not be reached")


def test_a_page_without_its_boot_script(page: Page, complaints: Complaints) -> None:
    complaints.expect("404")
    page.route("**/boot.js", not_found)
    page.goto("./")
    expect(page.get_by_text("The page did not come whole")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_hidden()


def test_trying_again_after_a_failure(
    page: Page, complaints: Complaints, ready: Callable[[Locator], None]
) -> None:
    complaints.expect("")
    page.route(WASM, not_found)
    page.goto("./")
    expect_failure(page, "not where it should be")
    name = page.get_by_role("textbox", name="Name of player 1")
    name.fill("Ada")
    page.get_by_role("radio", name="Classic").check()
    page.unroute(WASM)
    page.get_by_role("button", name="Try again").click()
    ready(page.locator("html"))
    expect(failure(page)).to_be_hidden()
    expect(name).to_have_value("Ada")
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()


@pytest.mark.parametrize("part", ["**/core.js", "**/pyodide.asm.mjs", WASM])
def test_a_connection_that_is_refused(part: str, page: Page, complaints: Complaints) -> None:
    complaints.expect("")
    page.route(part, lambda route: route.abort("connectionrefused"))
    page.goto("./")
    expect_failure(page, "Is there a connection")


@pytest.mark.parametrize("part", ["**/core.js", "**/pyodide.asm.mjs", WASM])
def test_a_file_that_never_comes(part: str, page: Page, ready: Callable[[Locator], None]) -> None:
    held = Held()
    held.hold(page, part)
    page.clock.install()
    with page.expect_request(part):
        page.goto("./", wait_until="commit")
    page.clock.run_for(60_000)
    expect_failure(page, "Nothing has arrived")
    # It was only late: the game starts, and nobody speaks of a failure any more.
    held.let_go()
    ready(page.locator("html"))
    expect(failure(page)).to_be_hidden()


def test_a_slow_but_steady_start_is_no_failure(
    page: Page, ready: Callable[[Locator], None]
) -> None:
    parts = ("**/core.js", "**/pyodide.mjs", WASM)
    held = Held()
    held.hold(page, *parts)
    page.clock.install()
    for part in parts:
        with page.expect_request(part):
            if part == parts[0]:
                page.goto("./", wait_until="commit")
            held.let_go()
        page.clock.run_for(20_000)
        expect(page.get_by_role("progressbar")).to_be_visible()
    held.let_go()
    ready(page.locator("html"))


@pytest.mark.parametrize("part", ["**/python_stdlib.zip", "**/*.whl", "**/app.zip"])
def test_a_file_that_is_damaged(part: str, page: Page, complaints: Complaints) -> None:
    complaints.expect("")
    page.route(
        part, lambda route: route.fulfill(content_type="application/zip", body="nothing of use")
    )
    page.goto("./")
    expect_failure(page, "could not start")


def test_an_error_in_the_app(page: Page, complaints: Complaints) -> None:
    complaints.expect("ZeroDivisionError")

    def broken(route: Route) -> None:
        source = route.fetch().text()
        assert "    main()" in source
        route.fulfill(body=source.replace("    main()", "    1 / 0"))

    page.route("**/start.py", broken)
    page.goto("./")
    expect_failure(page, "could not start")


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_without_javascript(page: Page) -> None:
    page.goto("./")
    # By its element, since Playwright's texts leave out what scripts would replace.
    expect(page.locator("noscript p")).to_be_visible()
    expect(page.locator("noscript p")).to_contain_text("needs JavaScript")
    expect(page.get_by_role("progressbar")).to_be_hidden()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("delete window.WebAssembly", "cannot run WebAssembly"),
        ("WebAssembly.validate = () => false", "too old"),
        ("CSS.supports = (what) => !what.includes(':has')", "too old"),
    ],
)
def test_a_browser_that_cannot_run_it(change: str, sentence: str, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(change)
    page.goto("./")
    expect_failure(page, sentence)
    assert not [url for url in asked if "pyodide" in url or "pyscript" in url]


def test_a_browser_that_cannot_read_the_scripts(page: Page, complaints: Complaints) -> None:
    complaints.expect("syntax")
    page.route(
        "**/pyodide.mjs",
        lambda route: route.fulfill(content_type="text/javascript", body="later syntax"),
    )
    page.goto("./")
    expect_failure(page, "too old")


@pytest.mark.parametrize("sandbox", ['sandbox="allow-scripts"', ""])
def test_a_frame_on_another_site(
    sandbox: str, frame: Callable[[str], FrameLocator], ready: Callable[[Locator], None]
) -> None:
    inside = frame(sandbox)
    ready(inside.locator("html"))
    start = inside.get_by_role("button", name="Start", exact=True)
    start.click()
    expect(start).to_be_hidden()


def test_a_browser_that_denies_all_storage(page: Page, open_page: Callable[[], Page]) -> None:
    page.add_init_script(
        """for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"]) {
             const get = () => { throw new DOMException("denied", "SecurityError"); };
             Object.defineProperty(window, name, { configurable: true, get });
           }"""
    )
    open_page()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_hidden()


def test_a_later_use_of_indexeddb_reaches_the_real_one(open_page: Callable[[], Page]) -> None:
    page = open_page()
    names = page.evaluate(
        """async () => {
             await new Promise((resolve) => { indexedDB.open("sixteen-x").onsuccess = resolve; });
             return (await indexedDB.databases()).map(({ name }) => name);
           }"""
    )
    assert names == ["sixteen-x"]
