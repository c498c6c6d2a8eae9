"""Tournaments: Swiss and round robin, round by round, and arenas, in which everybody is paired again when free."""
