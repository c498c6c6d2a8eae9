"""Positions written as files, and the stage on which scenarios are played."""
