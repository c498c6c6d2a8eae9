"""People beyond one table: players, the sessions of their browsers, and their seats at many tables.

Nothing here knows a game: what is said of one comes from the view of the player's own seat, and `wire` adds it.
"""
