"""The database of a server: the log of each table, finished games and reviews."""
