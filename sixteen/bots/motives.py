"""Why a move is good, in words: what it does, by the numbers that the bots go by."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sixteen.cells import CELLS
from sixteen.games.sixteen import PASS, Move, Round
from sixteen.tiles import COLOUR_NAMES, END, RESTART, Tile

SENTENCES: dict[str, str] = {
    "goes-out": "It empties the rack.",
    "no-other": "There is nothing else to do.",
    "waits": "It keeps every tile for later.",
    "unlocks": "The END on {colour} is gone.",
    "opens": "It makes {tiles} playable again.",
    "spends": "The special will not cost 20 points.",
    "straight": "It lays {count} tiles at once.",
    "locks": "Nobody can follow on {colour}.",
    "keeps": "It keeps {tiles} playable.",
    "blocks": "Others can no longer lay {tiles}.",
    "gives-up": "It gives up {tiles}.",
    "harmless": "It costs nothing that is still of use.",
    "fills-board": "It fills the board.",
    "fits-nowhere": "The tile fits nowhere.",
    "draw-better": "A draw promises more than any of the discards.",
    "opens-cell": "More tiles to come fit {cell} then: {count} instead of {there}.",
    "all-open": "Every empty cell can still be filled; hardest is {cell}, tiles that fit: {count}.",
    "one-more": "One more cell is filled.",
    "stuck-cell": "Nothing to come fits {cell} then, until another tile gives way.",
    "denies": "Among the discards it would help another board.",
    "in-the-way": "Anywhere on the board it would stand in the way.",
    "no-use-to-others": "No board that is nearly full has a place for it.",
    "nothing-worth": "There is nothing worth using it on.",
    "fullest": "No other board is fuller.",
    "hard-again": "That cell is hard to fill again: tiles to come that fit: {count}.",
    "stuck-row": "As the row stands, hardly anything can go on {cell}.",
    "better-row": "New tiles promise more than the row as it stands.",
}
"""Each code with its English sentence, of both games; the names in braces are its data."""

SHOWN = 4
"""How many tiles a sentence names."""


@dataclass(frozen=True, slots=True)
class Motive:
    """One thing that speaks for a move, or (`gives-up`) against it.

    `code` is one of `SENTENCES`; `data` holds what the sentence speaks of: `colour` (0 to
    4), `cell` (0 to 15), `count` and `there` (whole numbers), and `tiles` of one colour.
    """

    code: str
    data: Mapping[str, int | tuple[Tile, ...]] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The motive as one English sentence."""
        return SENTENCES[self.code].format(
            **{name: _in_words(name, value) for name, value in self.data.items()}
        )


def _in_words(name: str, value: int | tuple[Tile, ...]) -> str:
    if isinstance(value, tuple):
        return tiles_in_words(value)
    if name == "colour":
        return COLOUR_NAMES[value]
    return CELLS[value] if name == "cell" else str(value)


def tiles_in_words(tiles: Sequence[Tile]) -> str:
    """Tiles of one colour in English: `red 9, 10 and 16 END`; the first few of many."""
    ranks = [
        {END: "16 END", RESTART: "16 RESTART"}.get(tile.rank, str(tile.rank)) for tile in tiles
    ]
    if len(ranks) > SHOWN:
        ranks[SHOWN - 1 :] = [f"{len(ranks) - SHOWN + 1} more"]
    listed = " and ".join(filter(None, [", ".join(ranks[:-1]), ranks[-1]]))
    return f"{COLOUR_NAMES[tiles[0].colour]} {listed}"


def motives(state: Round, move: Move) -> list[Motive]:
    """What speaks for a legal move of the seat to move, the weightiest first."""
    if len(state.legal_moves()) == 1:
        return [Motive("no-other")]
    if move == PASS:
        return [Motive("waits")]
    after = state.copy()
    after.push(move)
    if not after.rack_size(state.turn):
        return [Motive("goes-out")]
    found = [*_of_the_own_tiles(state, after, move), *_of_the_others(state, after, move)]
    return found or [Motive("harmless")]


def _of_the_own_tiles(state: Round, after: Round, move: Move) -> Iterator[Motive]:
    colour = move.colour
    before = _playable(state, colour, state.rack(state.turn))
    own = [tile for tile in after.rack(state.turn) if tile.colour == colour]
    now = _playable(after, colour, own)
    opened = tuple(tile for tile in now if tile not in before)
    lost = tuple(tile for tile in own if tile in before and tile not in now)
    if opened:
        yield Motive("opens", {"tiles": opened})
    if len(move.tiles) > 1:
        yield Motive("straight", {"count": len(move.tiles)})
    kept = tuple(tile for tile in now if tile in before)
    if kept:
        yield Motive("keeps", {"tiles": kept})
    if move.special:
        yield Motive("spends")
    if lost:
        yield Motive("gives-up", {"tiles": lost})


def _of_the_others(state: Round, after: Round, move: Move) -> Iterator[Motive]:
    colour = move.colour
    if move.special and state.locked(colour):
        yield Motive("unlocks", {"colour": colour})
    if after.locked(colour):
        yield Motive("locks", {"colour": colour})
        return
    theirs = [*state.hidden]
    for seat in range(state.seats):
        theirs += state.rack(seat) if seat != state.turn else ()
    blocked = set(_playable(state, colour, theirs)) - set(_playable(after, colour, theirs))
    if blocked:
        yield Motive("blocks", {"tiles": tuple(sorted(blocked))})


def _playable(state: Round, colour: int, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles that could be laid in that row now or later."""
    value = state.value(colour)
    if value is None:
        return ()
    return tuple(tile for tile in tiles if tile.colour == colour and tile.rank > value)
