"""What stands behind the `#` of the address: the page, the panel, or a deal to open.

`#play/log` is the log above the table, `#rules` the rules above the set-up. `#seed=7` deals
the same tiles again; `#position=…` opens a position (RULES 4: a space is `_`, a `+` is `~`);
`#game=plus` before either chooses the game.
"""

from dataclasses import dataclass

LONGEST = 1500
PLAY = "play"


@dataclass(frozen=True, slots=True)
class Address:
    """The parts of an address: `playing`, a panel's name, a game, a seed and a position."""

    playing: bool = False
    panel: str = ""
    game: str = ""
    seed: str = ""
    position: str = ""


def parse(text: str) -> Address:
    """Read what stands behind the `#`; whatever makes no sense is left out."""
    text = text.removeprefix("#")[:LONGEST]
    if "=" in text:
        fields = dict(part.partition("=")[::2] for part in text.split("&"))
        position = fields.get("position", "").replace("_", " ").replace("~", "+")
        return Address(game=fields.get("game", ""), seed=fields.get("seed", ""), position=position)
    page, _, rest = text.partition("/")
    if page == PLAY:
        return Address(playing=True, panel=rest)
    return Address(panel=page)
