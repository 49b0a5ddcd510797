"""Sixteen Plus, the second game: everybody fills a board (RULES 3)."""

from sixteen.games.plus.board import Values, cells_for, windows
from sixteen.games.plus.deal import deal, deal_faults
from sixteen.games.plus.move import DRAW, DROP, Move
from sixteen.games.plus.options import PlusRules
from sixteen.games.plus.round import Round

__all__ = [
    "DRAW",
    "DROP",
    "Move",
    "PlusRules",
    "Round",
    "Values",
    "cells_for",
    "deal",
    "deal_faults",
    "windows",
]
