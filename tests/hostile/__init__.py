"""Bots that look for what their view does not hold, run as ordinary bots are."""
