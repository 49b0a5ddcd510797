"""Sixteen, the first game: one round of it (RULES 2)."""

from sixteen.games.sixteen.deal import deal, deal_faults
from sixteen.games.sixteen.move import PASS, Move
from sixteen.games.sixteen.options import SixteenRules
from sixteen.games.sixteen.round import Round

__all__ = ["PASS", "Move", "Round", "SixteenRules", "deal", "deal_faults"]
