"""Nobody needs to see colours: every two tile faces are told apart, by computing the difference.

The tiles are taken as the browser draws them, on a desktop and as small as on a telephone, and
each pixel of the symbols as it is seen: with all cones, with each kind of cone missing, in grey.
Differences are CIEDE2000: 2.3 can just be noticed; 10 and more is another colour at a glance.
"""

from __future__ import annotations

import base64
from functools import cache
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING

from coloraide import Color
from playwright.sync_api import expect

from e2e.conftest import SIZES
from e2e.person import INSTANT, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    Pixel = tuple[int, int, int]

VISIONS = ("all", "protan", "deutan", "tritan", "grayscale")
AT_A_GLANCE = 10
"""How much two colours differ that are not taken for one another."""
LEAST_PART = 0.12
"""The part of a symbol's box in which two tiles have to differ that much."""
STEP = 4
"""Shades nearer than this are taken as one, so that few colours are to be reckoned with."""
NAMES = ("Red 12", "Orange 12", "Green 12", "Blue 12", "Black 12")
POSITION = "R1/O1/G1/B1/K1_R12.O12.G12.B12.K12/R2_0_0"

ONE_INK = """() => {
  for (const tile of document.querySelectorAll(".slot .tile")) tile.style.color = "#000";
}"""
"""Takes the colours away: what differs then is shape."""

PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return [...canvas.getImageData(0, 0, image.width, image.height).data];
}"""


def pixels(tile: Locator) -> list[Pixel]:
    """The symbol of a tile as it is drawn, with a little of the tile around it."""
    box = tile.locator(".sym").bounding_box()
    assert box
    side = ceil(box["width"])
    picture = tile.page.screenshot(
        clip={"x": round(box["x"]), "y": round(box["y"]), "width": side, "height": side}
    )
    flat = tile.page.evaluate(PIXELS, base64.b64encode(picture).decode())
    coarse = [part // STEP * STEP for part in flat]
    return list(zip(coarse[0::4], coarse[1::4], coarse[2::4], strict=True))


@cache
def seen(pixel: Pixel, vision: str) -> Color:
    colour = Color("srgb", [part / 255 for part in pixel])
    return colour if vision == "all" else colour.filter(vision)


@cache
def difference(one: Pixel, other: Pixel, vision: str) -> float:
    return seen(one, vision).delta_e(seen(other, vision), method="2000")


def share(one: list[Pixel], other: list[Pixel], vision: str) -> float:
    """The part of two pictures in which they differ at a glance."""
    pairs = list(zip(one, other, strict=True))
    return sum(difference(*pair, vision) >= AT_A_GLANCE for pair in pairs) / len(pairs)


def too_alike(person: Person, visions: tuple[str, ...]) -> list[tuple[str, str, str]]:
    drawn = {name: pixels(person.tile(name)) for name in NAMES}
    return [
        (one, other, vision)
        for one, other in combinations(NAMES, 2)
        for vision in visions
        if share(drawn[one], drawn[other], vision) < LEAST_PART
    ]


def inks(person: Person) -> dict[str, Color]:
    ink = "tile => getComputedStyle(tile.querySelector('.num')).color"
    return {name: Color(person.tile(name).evaluate(ink)) for name in NAMES}


def test_every_two_tiles_differ_for_every_eye(page: Page, open_page: Callable[..., Page]) -> None:
    page.add_init_script(INSTANT)
    person = Person(open_page(f"./#position={POSITION}"))
    person.seats("Person", "Easy bot")
    person.start()
    expect(person.tiles).to_have_count(len(NAMES))
    for contrast in ("no-preference", "more"):
        page.emulate_media(contrast=contrast, reduced_motion="reduce")
        for size in ("phone", "desktop"):
            page.set_viewport_size(SIZES[size]["viewport"])
            assert too_alike(person, VISIONS) == [], f"{size}, contrast {contrast}"
        for one, other in combinations(inks(person).values(), 2):
            assert one.delta_e(other, method="2000") >= AT_A_GLANCE
    page.evaluate(ONE_INK)
    assert too_alike(person, ("grayscale",)) == [], "shapes alone"
