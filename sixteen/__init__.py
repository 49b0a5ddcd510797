"""Sixteen, the tile game, as a pure-Python engine.

A round is dealt, asked and played like this:

>>> from random import Random
>>> from sixteen.games.sixteen import SixteenRules, deal
>>> from sixteen.notation import format_move, parse_move
>>> table = deal(SixteenRules.of("2026"), seats=4, rng=Random("docs"))
>>> [format_move(move) for move in table.legal_moves()][:3]
['R13', 'O5', 'O12']
>>> table.why_not(parse_move("R1")).code
'not-in-rack'
>>> table.play(parse_move("R13"))
>>> table.turn
0
"""

__version__ = "0.1.0"
