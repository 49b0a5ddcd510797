"""Draw the icons of web/icons/ in all their sizes from icon.svg, with a browser.

For developers who have changed the drawing: needs what scripts/test.py installs.
"""

import sys

import require_python  # noqa: F401 - before what an old Python cannot read
from sixteen_build import environment
from sixteen_build.commands import BuildError, say
from sixteen_build.paths import WEB

ICONS = WEB / "icons"
GREEN = "#1c6b4f"
"""The drawing's own ground."""
SAFE = 0.8
"""How large the drawing may be where the system cuts the icon's edges away."""

# name -> side in pixels, ground behind the drawing, scale of the drawing
PICTURES = {
    "icon-32": (32, "transparent", 1.0),
    "icon-180": (180, GREEN, 1.0),  # for Apple's home screens, which round it themselves
    "icon-192": (192, "transparent", 1.0),
    "icon-512": (512, "transparent", 1.0),
    "maskable-192": (192, GREEN, SAFE),
    "maskable-512": (512, GREEN, SAFE),
}
PAGE = """<!doctype html>
<style>
  html {{ background: {ground}; }}
  body {{ margin: 0; }}
  svg {{ display: block; inline-size: {side}px; scale: {scale}; }}
</style>
{drawing}"""


def main() -> None:
    """Draw them all."""
    try:
        environment.enter("test")
    except BuildError as error:
        sys.exit(str(error))
    draw()


def draw() -> None:
    """Write the pictures; only inside the environment."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needs what was installed

    from sixteen_build.browsers import launch_options  # noqa: PLC0415

    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    if GREEN not in drawing:
        sys.exit(f"icon.svg has no {GREEN} any more: what is its ground now?")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_page()
        for name, (side, ground, scale) in PICTURES.items():
            page.set_viewport_size({"width": side, "height": side})
            page.set_content(PAGE.format(ground=ground, side=side, scale=scale, drawing=drawing))
            path = ICONS / f"{name}.png"
            page.screenshot(path=path, omit_background=True)
            say(f"{path.relative_to(WEB)}: {path.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
