"""Chaos: servers that share a database are killed, stopped and cut off while people play, and nothing may be lost."""
