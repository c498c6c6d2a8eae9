"""Studies: questions about games, answered by many games between computer players, with intervals for the answers."""
