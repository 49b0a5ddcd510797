"""Without a network: what is kept on the device, when it is told, and how a new version comes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import START_TIMEOUT
from e2e.person import Person
from sixteen_build.offline import kept_files
from sixteen_build.paths import DIST

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserType, FrameLocator, Locator

    from e2e.conftest import Complaints
    from e2e.host import Host

READY = "Ready to play offline."
WASM = "pyodide/pyodide.asm.wasm"
SHORT_ROUND = "seed=short&position=R1.R16x/O1/G1/B1/K1_R8/R9_0_0"
"""Two seats that can only pass: 8 points against 9."""

ICON = "icons/icon-512.png"
"""A file that the page itself does not ask for."""

COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
CACHES = "caches.keys()"
WAITING = "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting?.state)"
# Looks for a new version, and tells what becomes of it.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const end = new Promise((resolve) => registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => resolve(worker.state));
  }));
  await registration.update();
  return end;
}"""

allow = pytest.mark.browser_context_args(service_workers="allow")


def notice(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Notice")


def kept(page: Page | FrameLocator) -> Locator:
    """What the panel says of the copy on this device."""
    page.get_by_role("link", name="Keep it on this device").click()
    return page.get_by_role("dialog").get_by_role("status")


def close_panel(page: Page) -> None:
    Person(page).panel.get_by_role("button", name="Close").click()


def start(page: Page) -> Person:
    person = Person(page)
    person.start()
    assert person.my_turn()
    return person


def plays(page: Page) -> None:
    start(page).play_something()
    moves = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(moves.filter(has_text="You:").first).to_be_visible()


def test_after_the_first_visit_it_opens_and_plays_with_no_network(
    host: Host,
    open_host: Callable[[Page], Page],
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    watch: Callable[[BrowserContext], None],
    ready: Callable[[Locator], None],
    tmp_path: Path,
) -> None:
    def browser() -> BrowserContext:
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", **browser_type_launch_args
        )
        watch(context)
        return context

    with browser() as context:
        page = open_host(context.pages[0])
        expect(notice(page)).to_contain_text(READY)
        assert host.answers.count((WASM, 200)) == 1
        host.stop()
        context.set_offline(True)
        page.reload()
        ready(page.locator("html"))
        plays(page)
        open_host(context.new_page())
    with browser() as context:
        context.set_offline(True)
        page = open_host(context.pages[0])
        # It was told before, and the panel still says so.
        expect(notice(page)).to_be_hidden()
        expect(kept(page)).to_contain_text("Ready to play offline: all of it is on this device.")
        close_panel(page)
        plays(page)


@allow
def test_a_new_version_waits_until_the_player_agrees(
    host: Host,
    open_host: Callable[[Page], Page],
    ready: Callable[[Locator], None],
    context: BrowserContext,
    page: Page,
) -> None:
    open_host(page)
    expect(notice(page)).to_contain_text(READY)
    notice(page).get_by_role("button", name="Close").click()
    expect(notice(page)).to_be_hidden()
    (old,) = page.evaluate(CACHES)
    others = ["other", f"sixteen {host.address}deeper/ 1", f"sixteen {host.address[:-6]} 1"]
    page.evaluate("names => Promise.all(names.map((name) => caches.open(name)))", others)

    second = open_host(context.new_page())
    person = start(second)
    before = len(host.answers)
    host.publish("newer")
    page.evaluate(COME_BACK)
    use = page.get_by_role("button", name="Use the new version")
    expect(use).to_be_visible()
    assert page.evaluate(WAITING) == "installed"
    assert set(page.evaluate(CACHES)) > {old, *others}
    third = context.new_page()
    third.goto(host.address)
    expect(third.locator("#version")).not_to_have_text("newer")
    third.close()
    # In the middle of a round nobody speaks of it.
    expect(notice(second)).to_be_hidden()

    page.get_by_label("Name of player 1").fill("Ada")
    use.click()
    expect(page.locator("#version")).to_have_text("newer", timeout=START_TIMEOUT)
    ready(page.locator("html"))
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")
    expect(notice(page)).to_be_hidden()
    names = set(page.evaluate(CACHES))
    assert names > set(others)
    assert old not in names
    assert len(names) == len(others) + 1
    # What has not changed was taken over from the old copy.
    assert {path for path, _code in host.answers[before:]} == {"", "sw.js", "start.py"}

    # The round in the other tab goes on, and is told afterwards.
    expect(notice(second)).to_be_hidden()
    assert person.my_turn()
    person.play_something()
    second.get_by_role("link", name="Menu").click()
    person.panel.get_by_role("link", name="Leave the match").click()
    person.panel.get_by_role("button", name="Leave the match").click()
    second.get_by_role("button", name="Use the new version").click()
    expect(second.locator("#version")).to_have_text("newer", timeout=START_TIMEOUT)


@allow
def test_a_new_version_between_two_rounds_and_the_match_goes_on(
    host: Host,
    open_host: Callable[[Page], Page],
    ready: Callable[[Locator], None],
    page: Page,
) -> None:
    open_host(page)
    expect(notice(page)).to_contain_text(READY)
    notice(page).get_by_role("button", name="Close").click()
    page.evaluate("(there) => { location.hash = there; }", SHORT_ROUND)
    person = Person(page)
    person.seats("Person", "Easy bot", names=("Ada",))
    page.get_by_text("House rules").click()
    page.get_by_label("Length of the match").select_option("To a number of points")
    person.start()
    assert person.my_turn()
    host.publish("newer")
    assert page.evaluate(UPDATE) == "installed"
    page.evaluate(COME_BACK)
    expect(notice(page)).to_be_hidden()
    person.button("Pass").click()
    expect(person.over).to_have_text("Round 1 is over")
    page.get_by_role("button", name="Use the new version").click()
    expect(page.locator("#version")).to_have_text("newer", timeout=START_TIMEOUT)
    ready(page.locator("html"))
    kept_match = page.get_by_role("region", name="Kept matches")
    expect(kept_match).to_contain_text(re.compile("Round 1.*Ada.*8 points.*Hazel.*9 points"))
    kept_match.get_by_role("button", name="Go on").click()
    expect(person.over).to_have_text("Round 1 is over")
    person.button("Next round").click()
    assert person.my_turn()
    expect(person.tiles).to_have_count(30)


@allow
def test_a_new_version_that_is_not_whole_is_not_kept(
    host: Host, open_host: Callable[[Page], Page], page: Page, complaints: Complaints
) -> None:
    complaints.expect("integrity|404|403")
    page.add_init_script("navigator.storage.persist = async () => true")
    open_host(page)
    expect(notice(page)).to_contain_text(READY)
    names = page.evaluate(CACHES)
    content = (host.site / ICON).read_bytes()

    host.write(ICON, content + b" ")
    host.publish("damaged")
    host.write(ICON, content[:-1])
    assert page.evaluate(UPDATE) == "redundant"
    assert page.evaluate(CACHES) == names

    host.publish("lacking")
    (host.site / ICON).unlink()
    assert page.evaluate(UPDATE) == "redundant"
    assert page.evaluate(CACHES) == names
    assert (ICON, 404) in host.answers

    # The old one is whole, and is what opens.
    open_host(page)
    expect(page.locator("#version")).not_to_have_text("lacking")
    expect(kept(page)).to_contain_text("The browser has promised not to clear it.")
    close_panel(page)
    plays(page)

    host.write(ICON, content)
    host.publish("whole")
    assert page.evaluate(UPDATE) == "installed"


@allow
def test_a_version_that_does_not_start_gives_way_to_the_next(
    host: Host,
    open_host: Callable[[Page], Page],
    ready: Callable[[Locator], None],
    page: Page,
    complaints: Complaints,
) -> None:
    complaints.expect("ZeroDivisionError")
    open_host(page)
    expect(notice(page)).to_contain_text(READY)
    source = (host.site / "start.py").read_bytes()
    host.write("start.py", source.replace(b"    main()", b"    1 / 0"))
    host.publish("broken")
    page.evaluate(COME_BACK)
    page.get_by_role("button", name="Use the new version").click()
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible(timeout=START_TIMEOUT)
    host.write("start.py", source)
    host.publish("mended")
    assert page.evaluate(UPDATE) == "installed"
    retry.click()
    expect(page.locator("#version")).to_have_text("mended")
    ready(page.locator("html"))


@allow
@pytest.mark.parametrize("fault", ["missing", "damaged"])
def test_a_first_visit_that_is_not_kept_whole_keeps_nothing(
    fault: str,
    host: Host,
    open_host: Callable[[Page], Page],
    page: Page,
    complaints: Complaints,
) -> None:
    complaints.expect("integrity|404")
    if fault == "missing":
        (host.site / ICON).unlink()
    else:
        host.write(ICON, b"damaged")
    open_host(page)
    expect(kept(page)).to_contain_text("could not be kept this time")
    assert page.evaluate(CACHES) == []
    close_panel(page)
    expect(notice(page)).to_be_hidden()
    plays(page)


@allow
def test_a_frame_without_service_workers(
    frame: Callable[[str], FrameLocator], ready: Callable[[Locator], None]
) -> None:
    inside = frame('sandbox="allow-scripts"')
    ready(inside.locator("html"))
    expect(kept(inside)).to_contain_text("it needs a network each time")


@allow
def test_where_the_browser_may_clear_it_the_notice_leads_to_help(
    host: Host, open_host: Callable[[Page], Page], page: Page
) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })"
    )
    open_host(page)
    expect(notice(page)).to_contain_text("But Safari clears it")
    notice(page).get_by_role("link", name="How to keep it").click()
    panel = page.get_by_role("dialog", name="Keep it on this device")
    expect(panel.get_by_role("heading", level=3)).to_have_text(
        ["iPad and iPhone", "Android", "Computer"]
    )
    # Another address below the scope is the host's.
    response = page.request.get(f"{host.address}nowhere")
    assert response.status == 404


def test_the_browsers_offer_to_install_is_made_where_it_is_asked_for(
    open_page: Callable[[], Page],
) -> None:
    page = open_page()
    page.evaluate(
        """() => {
             const offer = new Event("beforeinstallprompt", { cancelable: true });
             offer.prompt = () => { document.title = "asked"; };
             dispatchEvent(offer);
             if (!offer.defaultPrevented) throw Error("the browser would ask by itself");
           }"""
    )
    expect(kept(page)).to_be_visible()
    install = page.get_by_role("button", name="Install it now")
    install.click()
    expect(page).to_have_title("asked")
    expect(install).to_be_hidden()


def test_it_can_be_installed(page: Page) -> None:
    page.goto("./")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_the_worker_keeps_what_the_page_asks_for(open_page: Callable[[], Page], page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_page()
    code = (DIST / "sw.js").read_text(encoding="utf-8")
    (text,) = re.findall(r"^const FILES = (\{.*?\});$", code, re.MULTILINE | re.DOTALL)
    listed = json.loads(text)
    assert listed == kept_files(DIST)
    below = {re.sub(r"^[^#]*?/sixteen/", "", url) for url in asked if url.startswith("http")}
    assert WASM in below
    assert below <= set(listed)
