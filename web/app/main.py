"""Starts the app."""

from pyscript import document

import sixteen


def main() -> None:
    """Show that the engine is there."""
    document.documentElement.dataset.version = sixteen.__version__
    document.documentElement.dataset.state = "ready"
