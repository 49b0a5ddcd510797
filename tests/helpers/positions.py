"""Positions for hypothesis: any that can be, and those that play has led to."""

from random import Random

from hypothesis import strategies as st

from sixteen.games.sixteen import Round, SixteenRules, deal
from sixteen.games.state import State
from sixteen.notation import parse_position
from sixteen.rules import EDITIONS
from sixteen.tiles import COLOURS

RANKS = [*map(str, range(2, 16)), "16x", "16o"]
LOOSE = [*(f"{colour}{rank}" for colour in COLOURS for rank in RANKS), "S", "S", "T"]
"""The 83 tiles that move about, all but the 1s."""


@st.composite
def any_rules(draw: st.DrawFn) -> SixteenRules:
    """Any edition with any of its options changed."""
    settings = {
        option.name: draw(st.sampled_from(option.values))
        for option in SixteenRules.OPTIONS
        if draw(st.booleans())
    }
    return SixteenRules.of(draw(st.sampled_from(EDITIONS)), settings)


@st.composite
def position_texts(draw: st.DrawFn, *, unknown: bool = False) -> str:
    """Any position that can be: each tile in its row, in a rack, taken away or nowhere.

    With `unknown`, racks hold tiles that nobody knows, too.
    """
    seats = draw(st.integers(2, 4))
    places = ["nowhere", "row", "row after a restart", "taken", *"0123"[:seats]]
    where = draw(st.lists(st.sampled_from(places), min_size=len(LOOSE), max_size=len(LOOSE)))
    closed = draw(st.sets(st.sampled_from(COLOURS), max_size=2))
    placed = list(zip(LOOSE, where, strict=True))
    rows = ["-" if colour in closed else _row(colour, placed) for colour in COLOURS]
    racks = []
    for seat in range(seats):
        rack = [tile for tile, place in placed if place == str(seat)]
        if unknown:
            left = sum(place == "nowhere" for place in where) // seats
            hidden = draw(st.integers(0, left))
            rack += [f"?{hidden}"] if hidden else []
        racks.append(".".join(rack) or "-")
    passes = draw(st.integers(0, seats))
    fields = ["/".join(rows), "/".join(racks), str(draw(st.integers(0, seats - 1))), str(passes)]
    taken = [tile for tile, place in placed if place == "taken"]
    return " ".join([*fields, ".".join(taken)] if taken else fields)


def _row(colour: str, placed: list[tuple[str, str]]) -> str:
    """A row that can be, from the tiles that have a place in it."""
    own = [(tile, place) for tile, place in placed if tile[0] == colour and "row" in place]
    tiles = [tile for tile, _ in own]
    restart, end = f"{colour}16o", f"{colour}16x"
    numbers = [(tile, place) for tile, place in own if tile not in {restart, end}]
    late = [tile for tile, place in numbers if place != "row" and restart in tiles]
    early = [tile for tile, _ in numbers if tile not in late]
    sixteens = [[restart] if restart in tiles else [], [end] if end in tiles else []]
    return ".".join([f"{colour}1", *early, *sixteens[0], *late, *sixteens[1]])


@st.composite
def positions(draw: st.DrawFn, *, unknown: bool = False) -> Round:
    """Rounds at any position that can be, by any rules."""
    return parse_position(draw(position_texts(unknown=unknown)), draw(any_rules()))


@st.composite
def reached(draw: st.DrawFn) -> Round:
    """Rounds that play from a deal has led to, by any rules."""
    state = deal(draw(any_rules()), draw(st.integers(2, 4)), Random(draw(st.integers(0, 10**6))))
    wander(state, Random(draw(st.integers(0, 10**6))), draw(st.integers(0, 90)))
    return state


def wander(state: State, rng: Random, plies: int) -> None:
    """Play so many random moves, or to the end; few of them are passes."""
    for _ in range(plies):
        if state.over:
            return
        moves = state.legal_moves()
        move = moves[int(rng.random() * len(moves))]
        if move == moves[-1]:
            move = moves[int(rng.random() * len(moves))]
        state.play(state.resolve(move, rng))
