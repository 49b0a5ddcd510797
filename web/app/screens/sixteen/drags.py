"""What drags mean at the table of Sixteen: onto a row, or to another place in the rack."""

from typing import Any

from app.screens.dom import all_of, data, element
from app.screens.drag import Act


class RackDrags:
    """Tiles of the rack are dragged; what is chosen with one goes along."""

    targets = ".row, .slot"

    def __init__(self) -> None:
        self._taken: Any = None

    def lifted(self, session: Any, taken: Any) -> list[Any]:
        """The tiles that go along with what was taken."""
        self._taken = taken
        chosen = {tile.code for tile in session.step.tiles}
        together = data(taken, "drag") in chosen
        slots = [one for one in all_of(".slot") if together and data(one, "drag") in chosen]
        return [slot.firstElementChild for slot in slots or [taken]]

    def dropped(self, act: Act, session: Any, there: Any) -> bool:
        """Lay on a row, or put the tile to another place."""
        if there and there.matches(".row"):
            act("drop", data(there, "value"))
            return not session.refused
        act("home", "")
        if there:
            places = list(element(".rack .tiles").children)
            start, to = (_place(places, one) for one in (self._taken, there))
            act("arrange", f"{start}:{to}")
        return bool(there)


def _place(places: list[Any], wanted: Any) -> int:
    return next(number for number, one in enumerate(places) if one.isSameNode(wanted))
