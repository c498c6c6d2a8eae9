"""Attacks on a server of our own: small ones as tests, and full ones beside a victim (`python -m tests.attacks`)."""
