"""Which of two entrants gets the first seat, after the colour rules of FIDE (Handbook C.04.3, articles 1.6 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NONE, MILD, STRONG, ABSOLUTE = range(4)
"""How much an entrant is due a seat."""


class Due(NamedTuple):
    """The seat that an entrant is due, and how much. `seats` are those it had, `True` for the first one."""

    first: bool
    degree: int
    balance: int  # how many more games it had in the first seat than in the second
    seats: Sequence[bool]

    def against(self, other: Due) -> bool:
        """Return whether both are due the same seat."""
        return self.degree != NONE != other.degree and self.first == other.first


def due(seats: Sequence[bool]) -> Due:
    """Return the seat that an entrant is due who had these seats."""
    if not seats:
        return Due(True, NONE, 0, seats)
    balance = sum(1 if first else -1 for first in seats)
    twice = len(seats) > 1 and seats[-1] == seats[-2]
    if abs(balance) > 1 or twice:
        return Due(balance < 0 if abs(balance) > 1 else not seats[-1], ABSOLUTE, balance, seats)
    return Due(balance < 0, STRONG, balance, seats) if balance else Due(not seats[-1], MILD, balance, seats)


def higher_is_first(higher: Due, lower: Due, odd: bool) -> bool:
    """Return whether the higher of two entrants gets the first seat. `odd`: its number is odd, which counts if neither
    has played.
    """
    if not higher.against(lower) and (higher.degree or lower.degree):
        return higher.first if higher.degree else not lower.first
    if higher.degree == NONE:
        return odd
    if higher.degree != lower.degree:
        return higher.first if higher.degree > lower.degree else not lower.first
    if higher.degree == ABSOLUTE and abs(higher.balance) != abs(lower.balance):
        return higher.first if abs(higher.balance) > abs(lower.balance) else not lower.first
    for had, other in zip(reversed(higher.seats), reversed(lower.seats), strict=False):
        if had != other:
            return not had
    return higher.first
