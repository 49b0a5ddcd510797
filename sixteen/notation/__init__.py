"""Positions and moves as text, parse and format always as a pair (RULES 4).

One spelling each: what `parse` accepts, `format` writes again, tiles sorted. Whatever
cannot be read raises `TextError` with what was expected and where.
"""

from sixteen.notation.sixteen import format_move, format_position, parse_move, parse_position

__all__ = ["format_move", "format_position", "parse_move", "parse_position"]
