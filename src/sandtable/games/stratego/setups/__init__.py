"""Arrangements of an army before the first move: named ones, and ones drawn as people set up."""
