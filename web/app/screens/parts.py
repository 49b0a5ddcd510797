"""What the tables and the ends of both games have in common."""

from typing import Any

from app import texts
from app.drawing import icon
from app.language import _
from app.screens.dom import Node, all_of, animate, element, escape, fresh
from app.session import Session

TRAVEL = 220


def bar(title: str, tools: str) -> str:
    """The line above a table: the game, how far it is, some tools, the log and the menu."""
    return f"""<header class="bar"><h1 tabindex="-1">{title}</h1><p class="where"></p>{tools}
  <a class="button plain square to-log" href="#play/log" aria-label="{_("Log")}">{icon("log")}</a>
  <a class="button plain square" href="#play/menu" aria-label="{_("Menu")}">{icon("menu")}</a>
</header>"""


def tool(name: str, title: str) -> str:
    """A button of the bar: what it does, and what it is called."""
    return (
        f'<button type="button" class="button plain square" data-do="{name}"'
        f' aria-label="{title}" title="{title}">{icon(name)}</button>'
    )


def tools() -> str:
    """The tools of both games: going back, and a hint."""
    return tool("undo", _("Undo")) + tool("hint", _("Hint"))


class Tools:
    """The tools in the bar of a table: which of them are of use now."""

    def __init__(self, root: Any) -> None:
        self._undo = Node(element('[data-do="undo"]', root))
        self._hint = Node(element('[data-do="hint"]', root))
        self._hide = [Node(one) for one in all_of('[data-do="hide"], [data-do="sort"]', root)]

    def update(self, session: Session[Any, Any]) -> None:
        """Show what can be used."""
        self._undo.attribute("aria-disabled", "false" if session.way_back else "true")
        self._hint.attribute("aria-disabled", "false" if session.to_move else "true")
        for tool_of_mine in self._hide:
            tool_of_mine.hide(session.eyes is None)


def cancel() -> str:
    """The button that gives back what is chosen."""
    return (
        '<button type="button" class="button cancel" data-do="cancel"'
        f' aria-label="{_("Cancel")}" hidden>{icon("close")}<span>{_("Cancel")}</span></button>'
    )


def log() -> str:
    """The log beside a table, where there is room for it."""
    return f'<section class="log" aria-label="{_("Log")}" tabindex="0"><ol></ol></section>'


def level(bot: str | None) -> str:
    """What is said beside a bot's name."""
    return f'<small class="level">{texts.level_name(bot)}</small>' if bot else ""


def log_line(name: str, what: str) -> str:
    """A line of the log, as HTML."""
    return f"<b>{_('{name}:').format(name=escape(name))}</b> {escape(what)}"


class Log:
    """The log beside a table: it grows at its end."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._shown = 0

    def update(self, session: Session[Any, Any]) -> int:
        """Show what is new; how many moves that are."""
        news = session.chronicle[self._shown :]
        lines = element("ol", self._root)
        for seat, what in news:
            lines.append(fresh("li", log_line(session.players[seat].name, what)))
        if news:
            self._shown = len(session.chronicle)
        return len(news)


def travel(target: Any, start: Any, there: Any, grow: bool = False) -> None:
    """Let a tile travel to where it lies now; `grow`: from the size that it had there.

    Both places are given: measured between two animations they cost the browser a layout each.
    """
    across = start.left + start.width / 2 - there.left - there.width / 2
    down = start.top + start.height / 2 - there.top - there.height / 2
    size = start.width / there.width if grow and there.width else 1
    shift = f"translate({across:.1f}px, {down:.1f}px) scale({size:.3f})"
    animate(
        target,
        [{"transform": shift, "zIndex": "5"}, {"transform": "none", "zIndex": "5"}],
        TRAVEL,
    )


def end_page(session: Session[Any, Any], cheer: str, body: str) -> Any:
    """The page at the end of a round or a match: what happened, what comes next, and more."""
    head, why = session.words.ending(session)
    if session.outcome:
        buttons = (
            '<button type="button" class="button go" data-do="again">'
            f"{_('Play again')}</button>"
            '<button type="button" class="button" data-do="leave">'
            f"{_('Change the set-up')}</button>"
        )
    else:
        buttons = (
            '<button type="button" class="button go" data-do="next-round">'
            f"{_('Next round')}</button>"
        )
    return fresh(
        "section",
        f"""<header class="result">
        {f'<div class="cheer" aria-hidden="true">{cheer}</div>' if cheer else ""}
        <h1 tabindex="-1">{escape(head)}</h1><p class="lead">{escape(why)}</p></header>
        <div class="buttons">{buttons}
          <a class="button plain" href="#play/log">{_("Log")}</a>
          <a class="button plain" href="#play/menu">{_("Menu")}</a></div>
        {body}""",
        css="page",
    )
