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

    def update(self, session: SixteenSession, travel: bool) -> None:
        """Show the rack, what is chosen of it and what can be."""
        rack = session.rack
        tiles = tuple(tile for tile, _node in self.slots)
        if rack != tiles or session.eyes != self.seat:
            self._refill(rack, travel and session.eyes == self.seat)
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

    def _arrange(self, stay: Slots, rack: tuple[Tile, ...], held: Node | None) -> None:
        """Put the slots that stay into the order of the rack; the focus stays where it was."""
        self.slots = _in_order(stay, rack)
        if [tile for tile, _slot in stay] != list(rack):
            for _tile, slot in self.slots:
                self.box.append(slot.element)
            if held and held.element.isConnected:
                held.element.focus()

    def places(self, tiles: tuple[Tile, ...]) -> list[Any]:
        """Where some tiles lie on the screen."""
        wanted = dict(self.slots)
        return [
            wanted[tile].element.firstElementChild.getBoundingClientRect()
            for tile in tiles
            if tile in wanted
        ]

    def _refill(self, rack: tuple[Tile, ...], travel: bool) -> None:
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
        before = [slot.element.getBoundingClientRect() for _tile, slot in stay] if travel else []
        held = next((n for n, (_t, slot) in enumerate(self.slots) if _has_focus(slot)), None)
        reached = any(slot.element.tabIndex == 0 for slot in gone)
        for slot in gone:
            slot.element.remove()
        self._arrange(stay, rack, None if held is None else self.slots[held][1])
        if stay and (reached or held is not None):
            heir = stay[min(held or 0, len(stay) - 1)][1]
            heir.element.tabIndex = 0
            if held is not None and not any(_has_focus(slot) for _t, slot in stay):
                heir.element.focus()
        # All places are read before anything moves: each move would make the next reading dear.
        after = [slot.element.getBoundingClientRect() for _tile, slot in stay] if travel else []
        for (_tile, slot), was, now in zip(stay, before, after, strict=False):
            if was.left != now.left or was.top != now.top:
                shift = f"translate({was.left - now.left:.1f}px, {was.top - now.top:.1f}px)"
                animate(slot.element, [{"transform": shift}, {"transform": "none"}], SETTLE)


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


def _has_focus(slot: Node) -> bool:
    return bool(slot.element.matches(":focus"))


def _slot(tile: Tile) -> str:
    return (
        f'<button type="button" class="slot" data-do="tile" data-value="{tile.code}" tabindex="-1"'
        f' aria-label="{texts.tile_name(tile)}"><span class="{tile_class(tile)}">'
        f"{tile_face(tile)}</span></button>"
    )
