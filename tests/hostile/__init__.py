"""Computer players that look for what their view does not hold, run as such players are run."""
