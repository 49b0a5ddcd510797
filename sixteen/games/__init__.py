"""The games in the box, one file a game, all in one vocabulary.

Each game has its `Rules`, its frozen `Move`, `deal(rules, seats, rng)` and a
state that answers `legal_moves()`, `why_not(move)`, `play(move)`, `view(seat)`
and `outcome`.
"""
