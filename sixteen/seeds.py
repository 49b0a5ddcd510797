"""From one seed, a generator for each thing that is drawn.

Deals have a generator of their own, so the same seed deals the same tiles whoever plays,
on every Python and in the browser.
"""

from random import Random


def deals(seed: str) -> Random:
    """The generator that deals every round of a match."""
    return Random(f"{seed} deals")


def chance(seed: str) -> Random:
    """The generator of what chance does in play: which tile comes out of the pouch."""
    return Random(f"{seed} chance")


def seat(seed: str, number: int) -> Random:
    """The generator of whoever plays at a seat."""
    return Random(f"{seed} seat {number}")
