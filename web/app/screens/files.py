"""Files for the player to take along, made when they are asked for."""

from urllib.parse import quote

from app.screens.dom import escape, fresh


def save_button(title: str, what: str, value: str = "") -> str:
    """A button that saves something as a file, as HTML; the page holds nothing of the file."""
    return (
        f'<button type="button" class="button" data-do="{what}"'
        f' data-value="{escape(value)}">{escape(title)}</button>'
    )


def save(name: str, text: str) -> None:
    """Hand a text to the player as a file of that name."""
    link = fresh("a", "", download=name, href=f"data:text/plain;charset=utf-8,{quote(text)}")
    link.click()
