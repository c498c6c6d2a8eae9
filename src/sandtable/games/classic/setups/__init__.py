"""Arrangements of an army: named ones and random ones."""
