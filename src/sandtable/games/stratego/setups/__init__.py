"""Arrangements of an army before the first move: named ones, and random ones like those of people."""
