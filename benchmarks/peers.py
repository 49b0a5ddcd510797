"""Other players of Sixteen, to measure ours against; `peer(game, name)` finds them and ours."""

from random import Random
from typing import Any

from benchmarks.all_seeing import AllSeeing, all_seen
from sixteen.bots import Bot, bot
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.match import Match
from sixteen.tiles import END, RESTART
from sixteen.view import View


class AtRandom(Bot):
    """Any legal move, each as often."""

    def choose(self, view: View[Round], rng: Random) -> Move:
        """One of `view.state.legal_moves()`."""
        moves = view.state.legal_moves()
        return moves[int(rng.random() * len(moves))]


class Published(Bot):
    """The heuristic of the one public bot for Sixteen, as it is described, written anew.

    A lay is worth its numbers and 3 a tile, less 1.2 times the own numbers jumped over (and
    locked out, by an END), with half the own numbers that a RESTART opens again. Scissors
    and bin are worth 1, and .8 times the own numbers that they open again. It passes only
    when it must.
    """

    def choose(self, view: View[Round], rng: Random) -> Move:  # noqa: ARG002
        """The first move of the best value."""
        plays = [move for move in view.state.legal_moves() if move != PASS]
        return max(plays, key=lambda move: self.value(view.state, move), default=PASS)

    def value(self, state: Round, move: Move) -> float:
        """What a move is worth to it."""
        own = {tile.rank for tile in state.rack(state.turn) if tile.colour == move.colour}
        numbers = own & set(range(2, END))
        laid = [tile.rank for tile in move.tiles]
        value = sum(tile.points for tile in move.tiles) + 3.0 * len(laid)
        start = state.value(move.colour)
        if move.special:
            before = numbers if start is None else {rank for rank in numbers if rank <= start}
            taken = state.copy()
            taken.push(Move(move.special, move.colour, move.take))
            start = taken.value(move.colour)
            value += 1 + 0.8 * sum(rank for rank in before if start is not None and rank > start)
        if laid and start is not None:
            left = numbers - set(laid)
            value -= 1.2 * sum(rank for rank in left if start < rank < laid[0])
            if move.last == END:
                value -= 1.2 * sum(rank for rank in left if rank > laid[0])
            if move.last == RESTART:
                value += 0.5 * sum(left)
        return value


PEERS: dict[str, Bot] = {
    "random": AtRandom(),
    "published": Published(),
    "all-seeing": AllSeeing(),
}


SEEING = ("all-seeing", "expert-seeing")


def peer(game: str, name: str) -> Bot:
    """A peer, or the bot of that level."""
    if game != "sixteen":
        return bot(game, name)
    if name == "expert-seeing":
        return bot(game, "expert")
    if name == "ismcts":
        from benchmarks.ismcts import TreeSearch  # noqa: PLC0415 - OpenSpiel takes long to load

        return TreeSearch()
    return PEERS[name] if name in PEERS else bot(game, name)


def eyes(match: Match, seat: int) -> View[Any]:
    """What a player sees: what its seat sees, but for the peers that see all."""
    if match.players[seat].bot in SEEING:
        return all_seen(match, seat)
    return match.view(seat)
