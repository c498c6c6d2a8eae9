"""The review of a finished game: how it went, where it turned, and what could be known."""
