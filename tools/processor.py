"""The processor time of a run, and how it compares with the bound that the daily tests keep to."""

from __future__ import annotations

import os
import time

MOST = 1450.0
"""Seconds of processor time of `make test` at most, on a machine that counts as fast as `REFERENCE` says."""
REFERENCE = 0.125
"""Seconds that `_count` takes on the machine of 2026-11-28 on which MOST was chosen (AMD EPYC, 2 cores)."""


def used() -> float:
    """Return the seconds of processor time of this process and of all below it that have ended (0 if unknown)."""
    return sum(os.times()[:4])


def slowness() -> float:
    """Return how many times as long as the reference machine this one takes for the same work."""
    return min(_count() for _ in range(5)) / REFERENCE


def _count() -> float:
    begun, total = time.process_time(), 0
    for number in range(3_000_000):
        total += number * number % 7
    return time.process_time() - begun
