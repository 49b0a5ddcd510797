"""From one seed, a generator for each thing that is drawn.

Deals have a generator of their own, so the same seed deals the same tiles whoever plays,
on every Python and in the browser.
"""

from random import Random


class Counted(Random):
    """A generator that counts in `drawn` how often its `random()` was asked.

    Made anew from the same seed and that number, it goes on from there.
    """

    def __init__(self, seed: str, drawn: int) -> None:
        super().__init__(seed)
        self.drawn = 0
        for _ in range(drawn):
            self.random()

    def random(self) -> float:
        """The next number from 0 up to 1."""
        self.drawn += 1
        return super().random()


def deals(seed: str, drawn: int = 0) -> Counted:
    """The generator that deals every round of a match, as it is after so many draws."""
    return Counted(f"{seed} deals", drawn)


def chance(seed: str, drawn: int = 0) -> Counted:
    """The generator of what chance does in play: which tile comes out of the pouch."""
    return Counted(f"{seed} chance", drawn)


def seat(seed: str, number: int) -> Random:
    """The generator of whoever plays at a seat."""
    return Random(f"{seed} seat {number}")


def turn(seed: str, number: int, place: str) -> Random:
    """The generator of one choice at a seat, named by its place in the match.

    So a match that is taken up again goes on as it would have.
    """
    return Random(f"{seed} seat {number} {place}")
