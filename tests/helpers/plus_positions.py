"""Positions of Sixteen Plus for hypothesis: those that play has led to."""

from random import Random

from hypothesis import strategies as st

from sixteen.games.plus import PlusRules, Round, deal


@st.composite
def any_plus_rules(draw: st.DrawFn) -> PlusRules:
    """Any options."""
    settings = {option.name: draw(st.sampled_from(option.values)) for option in PlusRules.OPTIONS}
    return PlusRules.of(settings=settings)


@st.composite
def reached(draw: st.DrawFn) -> Round:
    """A round after some moves of players that keep to one style each."""
    rng = Random(draw(st.integers(0, 2**32)))
    state = deal(draw(any_plus_rules()), draw(st.integers(2, 4)), rng)
    shunned = draw(st.sets(st.sampled_from(["place", "take", "cut", "bin"])))
    for _ in range(draw(st.integers(0, 300))):
        moves = [move for move in state.legal_moves() if move.kind not in shunned]
        if moves:
            state.play(state.resolve(moves[int(rng.random() * len(moves))], rng))
    return state
