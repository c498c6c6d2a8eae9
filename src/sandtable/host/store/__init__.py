"""What is kept: the log of every table, finished games, the database."""
