"""How a screen looks: what is cut off, covered, too small to touch or too pale to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDEST = (
    "R1.R2.R3.R4.R5.R6.R7.R8.R9.R10.R11.R12.R13.R14.R15.R16o.R16x/"
    "O1.O2.O3.O4.O5.O6.O7.O8.O9.O10.O11.O12.O13.O14.O15.O16o/G1/B1.B6.B9/-"
)
FOUR = (
    f"{WIDEST}_G2.G3.G4.G5.G6.G7.G8.G9.G16x.B10.B11.B12.S.K2.K3.K4.K5.K6.K7.K8.K9.T/G10/G11/G12_0_1"
)
"""Four seats, with the longest row and the widest racks."""

NAMES = ("Maximiliana-Alexandra", "Otto von und zu", "Wilhelmina", "Bartholomäus")
SMALLEST_TARGET = 44

OVERFLOWS = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
"""How far the page could be scrolled."""

CUT_OFF = """() => {
  const bad = [];
  const inside = (box) => box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  for (const number of document.querySelectorAll(".table .row .num, .table .rack .num")) {
    const range = document.createRange();
    range.selectNodeContents(number);
    const box = range.getBoundingClientRect();
    const tile = number.closest(".tile");
    const name = `${tile.className}: ${number.textContent}`;
    if (box.width < 4 || box.height < 6) bad.push(`${name} is too small`);
    if (!inside(box)) bad.push(`${name} is outside the window`);
    const own = tile.getBoundingClientRect();
    if (box.left < own.left - 1 || box.right > own.right + 1) bad.push(`${name} leaves its tile`);
    for (const across of [0.1, 0.5, 0.9]) {
      const x = box.left + box.width * across;
      const hit = document.elementFromPoint(x, box.top + box.height / 2);
      if (!tile.contains(hit) && !hit?.contains(tile)) bad.push(`${name} is covered`);
    }
  }
  return bad;
}"""
"""The numbers on tiles that are cut off, covered or outside."""

TARGETS = """() => [...document.querySelectorAll(".table :is(button, a)")]
  .filter((part) => part.checkVisibility())
  .map((part) => [part.className, part.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(Math.min(box.width, box.height))])"""
"""What can be touched, and the shorter of its sides."""

CONTRASTS = """() => {
  const light = ([r, g, b]) => {
    const part = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const ground = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/(?:rgb|rgba|color)\\([^)]*\\)/g) ?? [];
      const all = [style.backgroundColor, ...stops].map(rgb).filter((one) => one[3] > 250);
      if (all.length) return all;
    }
    return [[255, 255, 255, 255]];
  };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !part.checkVisibility()) continue;
    if (part.closest(".unseen, option, noscript, .buried, .word")) continue;
    const ink = light(rgb(getComputedStyle(part).color));
    for (const under of ground(part)) {
      const paper = light(under);
      const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      if (contrast < 4.5) bad.push(`${part.className} ${part.textContent}: ${contrast.toFixed(2)}`);
    }
  }
  return [...new Set(bad)];
}"""
"""Texts whose contrast with what lies under them is below AA."""


def settled(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(
        """async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          await frame();
          await frame();
          await Promise.allSettled(document.getAnimations().map((each) => each.finished));
        }"""
    )


def readable(page: Page, what: str) -> None:
    """See that every text has contrast enough, by day, by night, and where more is asked for."""
    for scheme in ("light", "dark"):
        for contrast in ("no-preference", "more"):
            page.emulate_media(color_scheme=scheme, contrast=contrast, reduced_motion="reduce")
            settled(page)
            assert page.evaluate(CONTRASTS) == [], f"{what}, {scheme}, contrast {contrast}"
