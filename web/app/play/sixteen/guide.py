"""How to play Sixteen, for players."""

from app import texts
from app.language import _


def rules() -> tuple[tuple[str, str], ...]:
    """The rules in a few words, each part with its title."""
    return (
        (
            _("The aim"),
            _(
                "Empty your rack. Whatever is left when a round ends counts against you: numbers"
                " as they are, every 16 tile 16, scissors and the trash bin 20 each."
            ),
        ),
        (
            _("Your turn"),
            _(
                "Lay one tile at the end of the row of its colour, or several that follow each"
                " other, such as 7, 8, 9. The first must be higher than the last tile there; gaps"
                " do not matter. Or pass: you may come back later."
            ),
        ),
        (
            _("16 END and 16 RESTART"),
            _(
                "Either may follow anything lower, also a 15 in the same turn. END locks its row."
                " RESTART opens it again from 0. Nothing else goes on in that turn."
            ),
        ),
        (
            _("Scissors and trash bin"),
            _(
                "Scissors take away the last tile of a row, the bin all that lies behind its 1 (in"
                " the classic edition as many from the end as you like). Then you may lay on that"
                " row at once. They unlock a row, too."
            ),
        ),
        (
            _("The end"),
            _(
                "A round ends when a rack is empty or when all pass one after the other. In the"
                " 2026 edition an empty rack wins the match; otherwise it goes on until somebody"
                " has 100 points, and the fewest win. The classic edition is one round, and there"
                " you pass only when you can do nothing else."
            ),
        ),
    )


def letters() -> tuple[tuple[str, str], ...]:
    """What the keys do at the table."""
    return (
        ("← →", _("From tile to tile")),
        ("↑ ↓", _("From colour to colour in the rack, from row to row on the table")),
        ("Enter", _("Choose a tile, lay on a row")),
        ("L", _("Do what the green button says")),
        ("P", _("Pass")),
        ("+ −", _("More or fewer tiles for the trash bin")),
        ("H", _("Hint")),
        ("U", _("Undo")),
        ("S", _("Sort my tiles by colour or by number")),
        ("Shift ← →", _("Move a tile in the rack")),
        ("X", _("Hide my tiles")),
        ("R", _("To the rows")),
        ("T", _("To your tiles")),
        ("Esc", _("Give back what is chosen")),
    )


def house_rule(name: str, value: str) -> tuple[str, str]:
    """An option and its value, as the set-up calls them."""
    title, values = {
        "passing": (
            _("Passing"),
            {"free": _("Whenever you like"), "stuck": _("Only with no move left")},
        ),
        "bin": (
            _("Trash bin"),
            {"all": _("Takes the whole row"), "any": _("Takes as many as you like")},
        ),
        "match": (_("Length of the match"), {"single": _("One round")}),
        "put-away": (
            _("The tile put away"),
            {"never-one": _("Is never a 1"), "any": _("May be any tile")},
        ),
        "ones": (
            _("The five 1s"),
            {
                "laid": _("Lie on the table at the start"),
                "dealt": _("Are dealt like all the others"),
            },
        ),
    }[name]
    return title, values.get(value) or texts.points(int(value))


def deal() -> str:
    """How to be dealt the same tiles again."""
    return _(
        "Put #seed= and a word behind the address of this page to be dealt the same tiles again."
    )
