"""How to play Sixteen Plus, for players."""

from app.language import _


def rules() -> tuple[tuple[str, str], ...]:
    """The rules in a few words, each part with its title."""
    return (
        (
            _("The aim"),
            _(
                "Be the first to fill your board, all 16 cells of it. In every row the numbers rise"
                " from left to right, in every column from bottom to top. Gaps are fine, colours"
                " do not matter, and both kinds of 16 are simply 16."
            ),
        ),
        (
            _("Your turn"),
            _(
                "Draw a tile: put it on an empty cell, let it take the place of a tile of yours,"
                " or drop it. Or take one of the discards: then it has to go on your board. A tile"
                " that is replaced goes to the discards."
            ),
        ),
        (
            _("Scissors"),
            _("If you draw them, cut one tile off another player’s board, or decline."),
        ),
        (
            _("Trash bin"),
            _(
                "If you draw it, you may throw one row of your own board away. Then draw as many"
                " tiles as went, one after the other, each for an empty cell of that row or for"
                " the discards."
            ),
        ),
        (
            _("The end"),
            _(
                "Whoever fills the board calls “Sixteen!” and wins. When the pouch is empty, the"
                " discards go back into it, once. When it is empty for the second time, the"
                " fullest board wins."
            ),
        ),
        (
            _("House rules"),
            _(
                "Equal numbers may be allowed to share a row or column. Or only the discard dropped"
                " last may be taken: it is the one in front with a mark."
            ),
        ),
    )


def letters() -> tuple[tuple[str, str], ...]:
    """What the keys do at the table."""
    return (
        ("← → ↑ ↓", _("From cell to cell, from number to number in the discards")),
        ("Enter", _("Choose a cell or a discard; a second time puts the tile there")),
        ("L", _("Do what the green button says")),
        ("D", _("Drop the tile in hand, or decline it")),
        ("B", _("To the large board")),
        ("T", _("To the discards")),
        ("O", _("To the other boards")),
        ("Esc", _("Give back what is chosen")),
    )


def house_rule(name: str, value: str) -> tuple[str, str]:
    """An option and its value, as the set-up calls them."""
    title, values = {
        "ascending": (
            _("Equal numbers"),
            {
                "strict": _("Never in one row or column"),
                "equal-allowed": _("May share a row or column"),
            },
        ),
        "discards": (
            _("Discards"),
            {"any": _("Any of them can be taken"), "top": _("Only the one dropped last")},
        ),
    }[name]
    return title, values[value]


def deal() -> str:
    """How to have the same tiles come again."""
    return _(
        "Put #game=plus&amp;seed= and a word behind the address of this page, and the same"
        " tiles come, as long as the same moves are made."
    )
