"""What there is at one screen: the match, whose eyes look, and what they see.

What can be done with it is in `app.session`, and what a turn is in `app.play`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from sixteen import seeds
from sixteen.box import Game, game_named
from sixteen.errors import SixteenError
from sixteen.games import state
from sixteen.match import Match, MatchOutcome, Player
from sixteen.view import View

if TYPE_CHECKING:
    from sixteen.reasons import Reason

State = TypeVar("State", bound=state.State)
Move = TypeVar("Move")


class Words(Protocol):
    """What a game has to say of itself."""

    def tell(self, before: Any, move: Any, names: Sequence[str]) -> str:
        """A move, made in the state before it, as the log has it behind a name and a colon."""

    def situation(self, session: Any) -> str:
        """The one sentence that says what is going on, or why not."""

    def standing(self, match: Match, seat: int) -> str:
        """How a seat stands in a match."""

    def ending(self, session: Any) -> tuple[str, str]:
        """How the round or the match ended: a headline and the reason."""


class Sitting(ABC, Generic[State, Move]):
    """One sitting at one screen.

    `phase` tells which screen is due: `setup`, `hands` (the screen goes to the next person),
    `table`, `round-end` or `match-end`. `eyes` is the seat that looks, if any. `watching` tells
    that the match is played elsewhere and only looked at here. `curtain` is the seat whose
    person may open the curtain in `hands`; `rewound` grows whenever moves are taken back.
    """

    GAME: ClassVar[str]
    """The game's name in the box."""

    SECRET: ClassVar[bool]
    """Whether seats have something to hide from each other."""

    PACE: ClassVar[float] = 1.0
    """Which part of the usual pause a bot makes before a move."""

    words: ClassVar[Words]

    careful = False
    """Whether a turn is played by the green button alone."""

    only_pass = False
    """Whether passing is all that can be done."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.phase = "setup"
        self.eyes: int | None = None
        self.curtain: int | None = None
        self.watching = False
        self.rewound = 0
        self.refused: Reason | None = None
        self.serial = 0
        """Grows with every change of the table, so that what was begun before it is dropped."""
        self.arranged = 0
        """Grows whenever somebody puts their own tiles into another order."""
        self.chronicles: list[list[tuple[int, str]]] = []
        """For each round, the moves in words, each with its seat."""
        self._seen_by: dict[int, int] = {}
        self._drawn: list[int] = []
        self._seed = ""
        self._deals = seeds.deals("")
        self._chance = seeds.chance("")
        self._view: View[State] | None = None
        self._legal: list[Move] = []

    # What there is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_named(self.GAME)

    @property
    def playing(self) -> Match:
        """The match. Raises `SixteenError` where there is none."""
        if self.match is None:
            raise SixteenError("no-match", "no match has begun.")
        return self.match

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return self.playing.players

    @property
    def people(self) -> list[int]:
        """The seats of those who are no bots."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def view(self) -> View[State]:
        """The table through the eyes that look now."""
        if self._view is None:
            self._view = self.playing.view(self.eyes)
        return self._view

    @property
    def state(self) -> State:
        """The round as those eyes see it."""
        return self.view.state

    @property
    def to_move(self) -> bool:
        """Whether it is the turn of the one who looks."""
        return self.phase == "table" and self.eyes == self.playing.state.turn

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to choose now, and here."""
        if self.watching or self.phase != "table":
            return False
        return self.players[self.playing.state.turn].bot is not None

    @property
    def legal(self) -> list[Move]:
        """What the one who looks may do now."""
        return self._legal

    @property
    @abstractmethod
    def move(self) -> Move | None:
        """The move that is chosen, once it is whole."""

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended."""
        return self.playing.outcome

    @property
    def chronicle(self) -> list[tuple[int, str]]:
        """The moves of this round in words, each with its seat."""
        return self.chronicles[-1]

    def missed(self, seat: int) -> list[tuple[int, str]]:
        """What the others did since that seat last looked, in this round."""
        return self.chronicle[self._seen_by.get(seat, 0) :]
