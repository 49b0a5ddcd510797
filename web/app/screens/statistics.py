"""How people fared, in a panel."""

from collections.abc import Callable
from typing import Any

from pyscript import window
from pyscript.ffi import to_js

from app import texts
from app.language import _, spoken
from app.saves import statistics
from app.saves.people import People
from app.saves.statistics import Fared
from app.screens.dom import escape
from app.screens.files import save, save_button


class Fortunes:
    """The panel of statistics, and the one that asks before they are cleared."""

    def __init__(self, people: People, ask: Callable[[str], None]) -> None:
        self._people = people
        self._ask = ask
        self.panels = {"statistics": self._panel, "clear-statistics": self._ask_clear}

    def clear(self) -> None:
        """Forget how people fared."""
        self._people.clear()
        self._ask("statistics")

    def save(self, what: str) -> None:
        """Save the statistics as a file, or what of them is unreadable."""
        if what:
            save("sixteen-statistics-unreadable.txt", self._people.aside)
        else:
            save("sixteen-statistics.json", statistics.write(self._people.statistics()))

    def _panel(self, *_of_the_match: Any) -> tuple[str, str]:
        found = self._people.statistics()
        tables = "".join(_table(game, names) for game, names in found.items() if names)
        none = f"<p>{_('No match has been finished yet.')}</p>"
        buttons = []
        if tables:
            buttons.append(save_button(_("Save as a file"), "save-statistics"))
        aside = self._people.aside
        if aside:
            title = _("Save what could not be read")
            buttons.append(save_button(title, "save-statistics", "unreadable"))
        if buttons:
            buttons.append(
                '<button type="button" class="button" data-do="panel"'
                f' data-value="clear-statistics">{_("Clear")}</button>'
            )
        problem = _("What was counted before cannot be read. It is set aside.") if aside else ""
        return _("Statistics"), (
            f"{tables or none}<p>{problem}</p>"
            f'<p class="lead">{_("Finished matches of people are counted, each under the name.")}'
            f'</p><div class="buttons">{"".join(buttons)}</div>'
        )

    def _ask_clear(self, *_of_the_match: Any) -> tuple[str, str]:
        return _("Clear the statistics?"), (
            f'<p>{_("They are lost then.")}</p><div class="buttons">'
            '<button type="button" class="button go" data-do="panel" data-value="statistics">'
            f"{_('Keep them')}</button>"
            '<button type="button" class="button" data-do="clear-statistics">'
            f"{_('Clear them')}</button></div>"
        )


def _one_decimal(number: float) -> str:
    """A number as people write it where the language is spoken."""
    digits = to_js({"minimumFractionDigits": 1, "maximumFractionDigits": 1})
    return escape(str(window.Intl.NumberFormat.new(spoken(), digits).format(number)))


def _table(game: str, names: dict[str, Fared]) -> str:
    titles = (_("Name"), _("Matches"), _("Wins"), _("Average"), _("Best round"))
    heads = "".join(f'<th scope="col">{title}</th>' for title in titles)
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{fared.matches}</td><td>{fared.wins}</td>'
        f"<td>{_one_decimal(fared.average)}</td><td>{fared.best}</td></tr>"
        for name, fared in statistics.best_first(names)
    )
    what = {
        "sixteen": _("Average and best: points left over in a round."),
        "plus": _("Average and best: cells left empty."),
    }[game]
    return (
        f"<section><h3>{texts.game_name(game)}</h3>"
        '<div class="sheet figures"><table><thead><tr>'
        f"{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table></div><p>{what}</p></section>"
    )
