"""The bots: computer players, a registry of them by game and level.

>>> from sixteen.bots import bot, levels
>>> levels("sixteen")
('easy', 'medium', 'hard', 'expert')
>>> bot("sixteen", "easy").choose.__doc__.splitlines()[0]
'The move to play: one of `view.state.legal_moves()`.'

A level's module is loaded when it is first asked for, so that a page starts quickly.
"""

from importlib import import_module

from sixteen.bots.protocol import Bot, Thought
from sixteen.errors import SixteenError, quoted

__all__ = ["Bot", "Thought", "bot", "check_level", "levels"]

MODULES: dict[str, dict[str, str]] = {
    "sixteen": {
        "easy": "sixteen.bots.easy",
        "medium": "sixteen.bots.medium",
        "hard": "sixteen.bots.hard",
        "expert": "sixteen.bots.expert",
    },
    "plus": {
        "easy": "sixteen.bots.plus.easy",
        "medium": "sixteen.bots.plus.medium",
        "hard": "sixteen.bots.plus.hard",
    },
}
"""By game, from the weakest level to the strongest: the module whose `BOT` it is."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, from the weakest to the strongest.

    Raises `SixteenError` (`unknown-bot`) for a game that has none.
    """
    if game not in MODULES:
        raise SixteenError(
            "unknown-bot", f"there are bots for {' and '.join(MODULES)}, not for {quoted(game)}."
        )
    return tuple(MODULES[game])


def check_level(game: str, level: str) -> None:
    """Raise `SixteenError` (`unknown-bot`) for a level that a game's bots have not."""
    known = levels(game)
    if level not in known:
        raise SixteenError("unknown-bot", f"the bots are {', '.join(known)}, not {quoted(level)}.")


def bot(game: str, level: str) -> Bot:
    """The bot of a game and level. Raises `SixteenError` (`unknown-bot`)."""
    check_level(game, level)
    player: Bot = import_module(MODULES[game][level]).BOT
    return player
