"""The text that people and files read."""
