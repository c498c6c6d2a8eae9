"""Numbers of cards in words, for terminals."""

from __future__ import annotations


def cards(count: int) -> str:
    """Return a number of cards: `1 card`, `5 cards`."""
    return f"{count} card{'' if count == 1 else 's'}"
