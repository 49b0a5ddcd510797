"""What every bot answers, and how to let one think a little at a time.

A bot is given a `View`, so what is hidden from its seat is hidden from it, and a random
generator of which it uses `random()` alone: the same view and the same generator give
the same move on every Python.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from sixteen.view import View


class Bot(ABC):
    """A computer player of one game and level.

    It is asked when it is its seat's turn and the round is not over.
    """

    @abstractmethod
    def choose(self, view: View[Any], rng: Random) -> Any:
        """The move to play: one of `view.state.legal_moves()`."""

    def think(self, view: View[Any], rng: Random) -> Iterator[Any]:
        """The best move so far, again and again, better with time, until it is found.

        There is at least one, and at most a few milliseconds pass from one to the next.
        A bot that needs no time gives its choice at once.
        """
        yield self.choose(view, rng)

    def patient(self) -> "Bot":
        """The same player for a table that gives it more time: most need no more."""
        return self


class Thought:
    """A bot's choice under way: `best` is its best move so far, `done` whether it is final.

    Take a `slice` between two frames of a page until it is done or time is up. A first
    best move comes with the first slice. `clock` tells the time in seconds.
    """

    def __init__(self, bot: Bot, view: View[Any], rng: Random, clock: Callable[[], float]) -> None:
        self.best: Any = None
        self.done = False
        self._steps = bot.think(view, rng)
        self._clock = clock

    def slice(self, seconds: float) -> None:
        """Think for about so many seconds, less when the choice is made before."""
        end = self._clock() + seconds
        for best in self._steps:
            self.best = best
            if self._clock() >= end:
                return
        self.done = True
