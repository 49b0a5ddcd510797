"""Tells those who listen what happened: each turn once, and what is refused."""

from typing import Any

from app import texts
from app.session import Session

STOPS = (".", "?", "!", "。")


def _sentence(words: str) -> str:
    return words if words.endswith(STOPS) else f"{words}."


class Announcer:
    """Finds what is new since the last time, as sentences."""

    def __init__(self) -> None:
        self._round: object = None
        self._told = 0
        self._last = ""

    def news(self, session: Session[Any, Any]) -> str:
        """What is to be said now; empty when nothing is new."""
        if session.match is None:
            self._round, self._last = None, ""
            return ""
        start = session.playing.rounds[-1].start
        if self._round is not start:
            self._round, self._told, self._last = start, 0, ""
        if self._told > len(session.chronicle):
            self._told, self._last = len(session.chronicle), ""
        parts = [
            texts.told(session.players[seat].name, what)
            for seat, what in session.chronicle[self._told :]
        ]
        self._told = len(session.chronicle)
        now = self._now(session)
        if now and (parts or now != self._last or session.refused):
            parts.append(now)
        self._last = now
        return " ".join(map(_sentence, parts))

    def _now(self, session: Session[Any, Any]) -> str:
        if session.phase in ("round-end", "match-end"):
            return " ".join(session.words.ending(session))
        if session.phase == "table" and (session.to_move or session.refused):
            return session.words.situation(session)
        return ""
