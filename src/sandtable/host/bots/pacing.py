"""How long computer players take that make playouts, so that it tells nothing of what they hold.

How long one thinks depends on its view: whether it has a choice at all, and how many. So each answer of a level in one
phase of a game is given as late as the latest of its last answers there were, at whatever table.
"""

from __future__ import annotations

import math
from collections import deque

LATELY = 40  # answers
STEP = 0.1  # seconds: answers are given at whole steps

Kind = tuple[str, str, str]
"""A variant, a level, a phase."""


class Pace:
    """The measure of each kind of answers."""

    def __init__(self) -> None:
        self._lately: dict[Kind, deque[int]] = {}

    def after(self, kind: Kind, seconds: float) -> float:
        """How much later an answer is given that took so long."""
        lately = self._lately.setdefault(kind, deque(maxlen=LATELY))
        lately.append(math.ceil(seconds / STEP))
        return max(lately) * STEP - seconds


def to_step(seconds: float) -> float:
    """How much is missing to a whole step: what somebody waited for others who think shows no finer."""
    return -seconds % STEP
