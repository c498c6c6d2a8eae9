"""Notices to players who are away: what they say, when they are due, and how they are sent.

They are made from what everybody sees of a table, and from the view of the player's own seat. Nothing here knows a
game's rules or a hidden state.
"""
