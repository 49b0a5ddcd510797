"""What is said where something is not possible: one sentence, and in English what it leaves out."""

from typing import Any

from app.screens.dom import escape, fresh


def complain(where: Any, sentence: str, english: str = "") -> None:
    """Say it in that element; an empty sentence takes back what was said."""
    where.textContent = f"{sentence} " if english else sentence
    if english:
        where.append(fresh("span", f"({escape(english)})", lang="en"))
    where.hidden = not sentence
