"""Arrangements of an army: named ones and drawn ones."""
