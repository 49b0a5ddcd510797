"""Editions and options of Sixteen (RULES 2.10)."""

from typing import ClassVar

from sixteen.rules import Option, Rules


class SixteenRules(Rules):
    """Editions and options of Sixteen (RULES 2.10)."""

    __slots__ = ()

    GAME: ClassVar[str] = "sixteen"
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("passing", ("free", "stuck"), ("free", "stuck"), "When a player may pass."),
        Option("bin", ("all", "any"), ("all", "any"), "How much the trash bin takes away."),
        Option(
            "match", ("100", "single"), ("single",), "The points that end a match.", number=True
        ),
        Option(
            "put-away",
            ("never-one", "any"),
            ("never-one", "any"),
            "With three players, whether the tile that is put away may be a 1.",
        ),
        Option(
            "ones",
            ("laid", "laid"),
            ("laid", "dealt"),
            "With two players, whether the 1s are laid out or dealt.",
        ),
    )

    @property
    def target(self) -> int | None:
        """The points that end a match (RULES 2.9), `None` for a single round."""
        return None if self["match"] == "single" else int(self["match"])
