"""Sixteen, the first game, on the page."""
