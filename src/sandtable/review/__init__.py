"""A finished game looked at once more: how it went, where it turned, and what could be known."""
