"""How far one may go back: which moves can be taken back, and which no longer."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.session import Session


def moves(session: "Session[Any, Any]", revealed: bool) -> int:
    """How many of the last moves can be taken back together; 0 for none.

    Who plays alone against bots goes back to the beginning of their own last turn. Among
    several people the last move can be taken back by who made it, while nobody else has moved
    or, where tiles are secret, looked at theirs, and unless it has `revealed` what was hidden.
    """
    if session.match is None or session.watching or session.phase not in ("table", "hands"):
        return 0
    seats = [seat for seat, _move in session.match.state.log]
    people = session.people
    if not seats or session.match.state.over or not people:
        return 0
    if len(people) > 1:
        unseen = not session.SECRET or session.eyes in (None, seats[-1])
        return int(seats[-1] in people and unseen and not revealed)
    return _own_last_turn(seats, people[0])


def _own_last_turn(seats: list[int], me: int) -> int:
    if me not in seats:
        return 0
    count = seats[::-1].index(me) + 1
    while count < len(seats) and seats[-count - 1] == me:
        count += 1
    return count
