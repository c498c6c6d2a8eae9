"""Follows what is hidden through the rules of a game, and finds where it leaves them other than by a disclosure."""
