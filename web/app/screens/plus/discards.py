"""The discards, face up and sorted: one place for each number, the last dropped in front."""

from typing import Any

from app.drawing import tile_class, tile_face
from app.language import _
from app.play.plus import texts as words
from app.play.plus.session import PlusSession
from app.screens.dom import Node, all_of, element
from sixteen.tiles import Tile

HIGHEST = 16


class Discards:
    """The places of the 16 numbers. One of those with tiles can be reached with Tab."""

    def __init__(self, root: Any) -> None:
        self.piles = {int(node.dataset.value): Node(node) for node in all_of(".pile", root)}
        self.nothing = Node(element(".nothing", root))

    def update(self, session: PlusSession) -> None:
        """Show what lies there, what can be taken and what is picked."""
        state = session.state
        last = state.discards[-1].points if state.discards else 0
        choosing = session.to_move and state.hand is None and state.under_way is None
        for value, node in self.piles.items():
            pile = session.pile(value)
            picked = session.picked in pile
            usable = any(tile in session.takeable for tile in pile)
            node.flag("nil", not pile)
            node.flag("last", value == last)
            node.flag("back", choosing and bool(pile) and not usable)
            node.variable("--n", str(len(pile)))
            node.attribute("aria-label", words.pile_name(session, value) if pile else None)
            node.attribute("aria-hidden", None if pile else "true")
            node.attribute("aria-pressed", "true" if picked else "false")
            node.attribute("aria-disabled", "false" if usable else "true")
            node.attribute("disabled", None if pile else "")
            node.html(
                "".join(_tile(tile, tile == session.picked) for tile in reversed(pile))
                or f"<i>{value}</i>"
            )
        self.nothing.hide(bool(state.discards))
        self._let_tab_in()

    def _let_tab_in(self) -> None:
        """See to it that Tab leads to a place where something lies."""
        nodes = [node.element for node in self.piles.values()]
        there = [node for node in nodes if not node.disabled]
        for node in nodes:
            if node.disabled and node.tabIndex == 0:
                node.tabIndex = -1
        if there and all(node.tabIndex < 0 for node in there):
            there[0].tabIndex = 0

    def tile_at(self, value: int) -> Any:
        """The element of the tile in front, or of the place itself."""
        node = self.piles[value].element
        return node.lastElementChild or node


def _tile(tile: Tile, picked: bool) -> str:
    css = " picked" if picked else ""
    return (
        f'<span class="{tile_class(tile)}{css}" data-drag="{tile.code}">'
        f"{tile_face(tile, word=False)}</span>"
    )


def discards_frame() -> str:
    """The HTML of the places."""
    piles = "".join(
        f'<button type="button" class="pile" data-do="pile" data-value="{value}" tabindex="-1">'
        "</button>"
        for value in range(1, HIGHEST + 1)
    )
    return (
        f'<div class="piles" role="group" aria-label="{_("Discards")}">{piles}'
        f'<p class="nothing">{_("No discards yet")}</p></div>'
    )
