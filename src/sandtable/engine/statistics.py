"""Counts of events of a finished game, for the figures of its review."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Told = Mapping[str, Any]


def count_events(
    told: Iterable[Told],
    seats: Sequence[str],
    kinds: Sequence[str],
    whose: str = "seat",
    worth: Callable[[Told], float] = lambda event: 1,
) -> list[float]:
    """Return the sum over the events of these kinds for each seat.

    `whose` is the field that holds the seat, or a unit of it, written SEAT.UNIT.
    """
    sums = dict.fromkeys(seats, 0.0)
    for event in told:
        if event["kind"] in kinds:
            sums[str(event[whose]).partition(".")[0]] += worth(event)
    return list(sums.values())
