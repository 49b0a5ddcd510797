"""OpenSpiel's tree search over information sets as a player of Sixteen, through an adapter.

Its own Python bot, `open_spiel.python.algorithms.ismcts`, with its own random roll-outs,
searches rounds of ours that look to it like a state of OpenSpiel. It is given what our bots
are given, and hidden tiles are dealt anew for each simulation, every deal as likely.
"""

from collections.abc import Iterator
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from sixteen.bots import Bot
from sixteen.bots.playout import chances
from sixteen.games.sixteen import Move, Round
from sixteen.games.sixteen.deal import shuffled
from sixteen.view import View

MOST = 1 << 30
"""Simulations: our budgets stop it, not its own."""

MOVES: list[Move] = []
NUMBERS: dict[Move, int] = {}
"""OpenSpiel's actions are numbers: every move gets one when it is first seen."""


def number(move: Move) -> int:
    """The number of a move."""
    if move not in NUMBERS:
        NUMBERS[move] = len(MOVES)
        MOVES.append(move)
    return NUMBERS[move]


class Kind:
    """What OpenSpiel asks of a game: in turns, and not everything is seen."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> "Kind":
        """The kind itself."""
        return self


class State:
    """A round with the methods of OpenSpiel's states that its bot and its roll-outs call."""

    def __init__(self, table: Round, path: str = "") -> None:
        self.table = table
        self.path = path
        """The moves since the search began, a character each."""

    def get_game(self) -> Kind:
        """The kind of game."""
        return Kind()

    def current_player(self) -> int:
        """The seat to move."""
        return self.table.turn

    def is_chance_node(self) -> bool:
        """Never: nothing is drawn in a round."""
        return False

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.table.over

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """The moves of the seat to move, by number."""
        return [number(move) for move in self.table.legal_moves()]

    def apply_action(self, action: int) -> None:
        """Play a move."""
        self.table.push(MOVES[action])
        self.path += chr(action)

    def clone(self) -> "State":
        """An independent copy."""
        return State(self.table.copy(), self.path)

    def information_state_string(self) -> str:
        """What the seat to move knows: its rack, and all that was played."""
        return f"{self.table.rack_bits[self.table.turn]}{self.path}"

    def returns(self) -> list[float]:
        """1 for having won, -1 for having lost."""
        even = (0,) * self.table.seats
        return [2 * chance - 1 for chance in chances(self.table, even)]


class TreeSearch(Bot):
    """The adapter; `explore` is the constant of UCT."""

    def __init__(self, explore: float = 1.4) -> None:
        self.explore = explore

    def choose(self, view: View[Round], rng: Random) -> Move:
        """The move tried most often, after as many simulations as `expert` has at most."""
        *_, best = (move for _, move in zip(range(2000), self.think(view, rng), strict=False))
        return best

    def think(self, view: View[Round], rng: Random) -> Iterator[Move]:
        """The move tried most often, after each simulation."""
        seen = view.state
        root = State(seen)
        moves = seen.legal_moves()
        yield moves[0]
        if len(moves) == 1:
            return
        hidden = seen.hidden
        room = [seen.unknown(seat) for seat in range(seen.seats)]

        def sampled(_state: State, _seat: int) -> State:
            tiles = iter(shuffled(hidden, rng))
            return State(seen.filled([[next(tiles) for _ in range(size)] for size in room]))

        chance = np.random.RandomState(int(rng.random() * (1 << 32)))  # what its bot draws from
        searcher = ISMCTSBot(
            root, RandomRolloutEvaluator(1, chance), self.explore, MOST, random_state=chance
        )
        searcher.set_resampler(sampled)
        searcher.reset()
        node = searcher.create_new_node(root)
        while True:
            searcher.run_simulation(searcher.sample_root_state(root))
            if node.child_info:
                yield MOVES[max(node.child_info, key=lambda at: node.child_info[at].visits)]
