"""Sandtable's games in other frameworks' terms."""
