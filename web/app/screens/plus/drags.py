"""What drags mean at the table of Sixteen Plus: onto a cell, or to the discards."""

from typing import Any

from app.play.plus.session import PlusSession
from app.screens.dom import data, element
from app.screens.drag import Act
from sixteen.tiles import SCISSORS


class BoardDrags:
    """A tile is dragged out of the pouch, the hand or the discards."""

    targets = ".cell, .small, .piles"

    def lifted(self, session: PlusSession, taken: Any) -> list[Any]:
        """The tile that was taken, where it may be."""
        what = data(taken, "drag")
        if not session.to_move or session.refused or session.asked:
            return []
        where = ".hand .tile" if session.picked is None else ".pile .tile.picked"
        tile = element(where)
        return [tile] if tile and (session.picked or what in ("hand", "pouch")) else []

    def dropped(self, act: Act, session: PlusSession, there: Any) -> bool:
        """Put the tile on a cell, or drop it; scissors are for a cell of another board."""
        if there and there.matches(".cell"):
            act("put", data(there, "value"))
        elif there and there.matches(".piles") and not session.picked:
            act("drop", "")
        else:
            act("home", "")
            if there and there.matches(".small") and session.state.hand == SCISSORS:
                act("board", data(there, "value"))
            return False
        return not session.refused
