"""Positions written as files, and the stage on which they are played."""
