"""Plies a second of whole random games: Sixteen's engine, python-chess, RLCard's UNO.

    python -m pip install --require-hashes -r scripts/locks/bench.txt
    python -m benchmarks.plies [--seconds 1] [--turns 5] [--seats 2 3 4]

They take turns in one process, measured in processor time, and the
middle of each one's turns is reported. A ply is one move, chosen at random from the full
list of legal moves; dealing or setting up each game counts too. Random numbers are seeded.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import chess
import rlcard
from rlcard.agents import RandomAgent

from sixteen.games.sixteen import SixteenRules, deal

Game = Callable[[], int]
"""Plays one whole random game, and says how many plies it had."""

SEED = 16


def sixteen_rounds(seats: int) -> Game:
    """Rounds of Sixteen, edition 2026."""
    rules = SixteenRules.of("2026")
    rng = Random(SEED)

    def play() -> int:
        state = deal(rules, seats, rng)
        while moves := state.legal_moves():
            state.push(moves[int(rng.random() * len(moves))])
        return len(state.history)

    return play


def chess_games() -> Game:
    """Games of chess, until python-chess says that they are over."""
    rng = Random(SEED)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
        return len(board.move_stack)

    return play


def uno_games() -> Game:
    """RLCard's UNO environment as it comes, two random agents."""
    env = rlcard.make("uno", config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        plies: int = env.timestep - before
        return plies

    return play


def rate(play: Game, seconds: float) -> float:
    """Plies a second over about so many seconds of whole games."""
    plies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        plies += play()
    return plies / spent


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plies", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a turn")
    parser.add_argument("--turns", type=int, default=5, help="turns of each contestant")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], choices=(2, 3, 4))
    wanted = parser.parse_args()
    ours = {f"Sixteen, {seats} seats": sixteen_rounds(seats) for seats in wanted.seats}
    peers = {f"python-chess {chess.__version__}": chess_games(), "RLCard UNO": uno_games()}
    games = {**ours, **peers}
    rates: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(wanted.turns):
        for name, play in games.items():
            rates[name].append(rate(play, wanted.seconds))
    middle = {name: median(values) for name, values in rates.items()}
    for name, plies in middle.items():
        ratios = [f"{plies / middle[peer]:5.1f} x {peer}" for peer in peers if name in ours]
        print(f"{name:22}{plies:10,.0f} plies/s", *ratios, sep="  ")


if __name__ == "__main__":
    main()
