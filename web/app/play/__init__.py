"""What differs between the games on the page, one folder a game: its session and its words."""

from typing import Any

from app.play.plus.session import PlusSession
from app.play.sixteen.session import SixteenSession
from app.session import Session

SESSIONS: dict[str, type[Session[Any, Any]]] = {
    kind.GAME: kind for kind in (SixteenSession, PlusSession)
}
"""The session of each game, under its name."""
