"""One table: its game, its seats and its listeners. Nothing here knows of other tables."""
