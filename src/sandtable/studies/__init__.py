"""Questions about games, answered by many games between computer players, with how sure the answers are."""
