"""People and bots who have sat down at one screen, in a session of the page."""

from app.play.plus.session import PlusSession
from app.play.sixteen.session import SixteenSession
from sixteen.match import Player
from sixteen.tiles import Tile

MINA, OTTO, ADA = Player("Mina"), Player("Otto"), Player("Ada")
HAZEL, ROWAN = Player("Hazel", "easy"), Player("Rowan", "medium")
TABLE = "R1.R5/O1/G1/B1/K1 R8.R10.O3.S/R9.O4.G5/K4.K9.B7.O9.G2.B3.R15.T 0 0"

HELD = (
    "R1.R5.R9/O1/G1.G2.G16o/B1.B16x/K1 "
    "R8.R10.R11.R12.O3.S.T.G3.G4.B4.K15.K16x.K16o/R2.K9/K2.K3/K4 0 0"
)


def begun(
    *players: Player, seed: str = "7", edition: str = "2026", position: str = "", **options: str
) -> SixteenSession:
    """A sitting at Sixteen that has just begun."""
    session = SixteenSession()
    session.start(players, options, edition, seed, position)
    return session


def at_table(*players: Player, position: str = TABLE, **options: str) -> SixteenSession:
    """A sitting at a position, of three unless another is given."""
    return begun(*players, position=position, **options)


def held(**options: str) -> SixteenSession:
    """One person against three bots, with a rack of every kind of tile."""
    return begun(MINA, HAZEL, ROWAN, Player("Olive", "easy"), position=HELD, **options)


def play_bots(session: SixteenSession | PlusSession) -> None:
    """Let the bots play until somebody else has to do something."""
    while session.bot_to_move:
        thought = session.thought(lambda: 0.0)
        thought.slice(1.0)
        session.bot_plays(thought.best)


def lay(session: SixteenSession, tile: Tile) -> None:
    """Lay one tile."""
    session.tap_tile(tile)
    session.confirm()
    assert not session.refused


def refusal(session: SixteenSession) -> str:
    """Why the last intent was refused, as a code."""
    assert session.refused
    return session.refused.code
