"""Sixteen Plus, the second game, on the page."""
