"""A finger on a touch screen: it is put down, moves and is lifted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page


def centre(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finger(page: Page) -> Callable[..., Any]:
    """A function that puts a finger down, moves it or lifts it."""
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        there = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    return touch


def drag_by_finger(page: Page, start: Locator, end: tuple[float, float]) -> None:
    touch = finger(page)
    here = centre(start)
    touch("touchStart", here)
    for part in (0.1, 0.5, 1):
        touch("touchMove", tuple(a + (b - a) * part for a, b in zip(here, end, strict=True)))
    touch("touchEnd")
