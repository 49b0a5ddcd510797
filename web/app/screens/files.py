"""Files for the player to take along, as links that hold them."""

from urllib.parse import quote

from app.screens.dom import escape


def download(title: str, name: str, text: str, css: str = "button") -> str:
    """A link that saves a text as a file, as HTML. The whole file is in the link."""
    return (
        f'<a class="{css}" download="{escape(name)}"'
        f' href="data:text/plain;charset=utf-8,{quote(text)}">{escape(title)}</a>'
    )
