"""Attacks on a server of our own: as small tests, and in full beside a victim (`python -m tests.attacks`)."""
