"""The rack of the one who looks: sorted slots, of which one can be reached with Tab."""

from typing import Any

from app import texts
from app.drawing import tile_class, tile_face
from app.language import _
from app.play.sixteen.session import SixteenSession
from app.screens.dom import Node, animate, element
from sixteen.tiles import TILE_BY_CODE, Tile

SETTLE = 160
Slots = list[tuple[Tile, Node]]


class Rack:
    """The slots of a rack. A tile that leaves takes its slot with it, the others stay."""

    def __init__(self, root: Any) -> None:
        self.root = Node(root)
        self.box = element(".tiles", root)
        self.slots: list[tuple[Tile, Node]] = []
        self.seat: int | None = None
        self._places: list[tuple[Node, Any]] = []
        self._heir: Node | None = None

    def remember(self, session: SixteenSession) -> None:
        """See where the tiles lie, before anything on the page changes, if they are to move."""
        moves = session.eyes == self.seat and session.rack != self._tiles
        self._places = [_place(slot) for _tile, slot in self.slots] if moves else []

    def settle(self) -> None:
        """Let the tiles that lie elsewhere than they were remembered move there.

        All places are read before anything moves, and before the focus does: each move would make
        the next reading dear.
        """
        places, self._places = self._places, []
        stay = [(slot, was) for slot, was in places if slot.element.isConnected]
        after = [_place(slot)[1] for slot, _was in stay]
        heir, self._heir = self._heir, None
        if heir:
            heir.element.focus()
        for (slot, was), now in zip(stay, after, strict=True):
            if was.left != now.left or was.top != now.top:
                shift = f"translate({was.left - now.left:.1f}px, {was.top - now.top:.1f}px)"
                animate(slot.element, [{"transform": shift}, {"transform": "none"}], SETTLE)

    def update(self, session: SixteenSession) -> None:
        """Show the rack, what is chosen of it and what can be."""
        rack = session.rack
        if rack != self._tiles or session.eyes != self.seat:
            self._refill(rack)
            self.seat = session.eyes
        self.root.hide(session.eyes is None)
        self.root.attribute("aria-label", _name(session, texts.tiles_left(len(rack))))
        step, usable, mine = session.step, session.usable, session.to_move
        special = {"S": "S", "T": "T"}.get(step.special)
        colour = None
        grouped = session.order.kind == "colour"
        for tile, slot in self.slots:
            chosen = tile in step.tiles or tile.code == special
            if tile.code == special:
                special = None
            slot.attribute("aria-pressed", "true" if chosen else "false")
            slot.attribute("aria-disabled", "false" if chosen or tile in usable else "true")
            slot.flag("back", mine and not chosen and tile not in usable)
            slot.flag("first", grouped and colour not in (None, tile.colour))
            colour = tile.colour

    def _focus(self) -> tuple[int, Node | None]:
        """The slot that has the focus, if any, and at which place it is."""
        focused = element(":focus", self.box)
        for place, (_tile, slot) in enumerate(self.slots if focused else ()):
            if focused.isSameNode(slot.element):
                return place, slot
        return 0, None

    def _arrange(self, stay: Slots, rack: tuple[Tile, ...]) -> None:
        """Put the slots that stay into the order of the rack."""
        self.slots = _in_order(stay, rack)
        if [tile for tile, _slot in stay] != list(rack):
            for _tile, slot in self.slots:
                self.box.append(slot.element)

    def places(self, tiles: tuple[Tile, ...]) -> list[Any]:
        """Where some tiles lie on the screen."""
        wanted = dict(self.slots)
        return [
            wanted[tile].element.firstElementChild.getBoundingClientRect()
            for tile in tiles
            if tile in wanted
        ]

    @property
    def _tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for tile, _node in self.slots)

    def _refill(self, rack: tuple[Tile, ...]) -> None:
        left = list(rack)
        stay: Slots = []
        gone: list[Node] = []
        for tile, slot in self.slots:
            if tile in left:
                left.remove(tile)
                stay.append((tile, slot))
            else:
                gone.append(slot)
        if left:
            self.box.innerHTML = "".join(map(_slot, rack))
            self.slots = [
                (TILE_BY_CODE[child.dataset.value], Node(child)) for child in self.box.children
            ]
            if self.slots:
                self.slots[0][1].element.tabIndex = 0
            return
        place, held = self._focus()
        reached = any(slot.element.tabIndex == 0 for slot in gone)
        for slot in gone:
            slot.element.remove()
        self._arrange(stay, rack)
        if stay and (reached or held):
            heir = held if held and held not in gone else stay[min(place, len(stay) - 1)][1]
            heir.element.tabIndex = 0
            self._heir = held and heir


def _place(slot: Node) -> tuple[Node, Any]:
    """A slot, and where it lies on the screen."""
    return slot, slot.element.getBoundingClientRect()


def _in_order(slots: Slots, rack: tuple[Tile, ...]) -> Slots:
    """The slots of a rack in the order of its tiles."""
    left = slots[:]
    return [left.pop([tile for tile, _slot in left].index(wanted)) for wanted in rack]


def _name(session: SixteenSession, tiles: str) -> str:
    """What the rack is called: of one person it is yours, of several by name."""
    if len(session.people) > 1 and session.eyes is not None:
        name = session.players[session.eyes].name
        return _("Rack of {name}, {tiles}").format(name=name, tiles=tiles)
    return _("Your rack, {tiles}").format(tiles=tiles)


def _slot(tile: Tile) -> str:
    return (
        f'<button type="button" class="slot" data-do="tile" data-value="{tile.code}"'
        f' data-drag="{tile.code}" tabindex="-1"'
        f' aria-label="{texts.tile_name(tile)}"><span class="{tile_class(tile)}">'
        f"{tile_face(tile)}</span></button>"
    )
