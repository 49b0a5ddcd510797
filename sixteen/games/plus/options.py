"""Options of Sixteen Plus (RULES 3.2, 3.4.2); both editions play it alike."""

from typing import ClassVar

from sixteen.rules import Option, Rules


class PlusRules(Rules):
    """Options of Sixteen Plus. One round is the whole match."""

    __slots__ = ()

    GAME: ClassVar[str] = "plus"
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option(
            "ascending",
            ("strict", "strict"),
            ("strict", "equal-allowed"),
            "Whether equal numbers may stand in one row or column.",
        ),
        Option(
            "discards",
            ("any", "any"),
            ("any", "top"),
            "Which of the discards may be taken.",
        ),
    )
