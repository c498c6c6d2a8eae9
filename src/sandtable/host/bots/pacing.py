"""The pace of bots that make playouts, so that the time of their answers does not reveal what they hold.

The time of a bot depends on its view: on whether it has a choice, and on the number of choices. So an answer of a level
in a phase of a game is delayed until the longest time of its last answers, at any table. A level that plans mostly
follows a plan that it has made before. Such answers come at once, and are delayed among themselves: whether there was a
plan depends on what the bot process has thought about before, and on nothing that is hidden.
"""

from __future__ import annotations

import math
from collections import deque

LATELY = 40  # answers that are remembered of each kind
STEP = 0.1  # seconds: answers come at whole steps

Kind = tuple[str, str, str, bool]
"""A variant, a level, a phase or what is asked, and whether the answer came at once (`Choice.at_once`)."""


class Pace:
    """The longest recent times, for each kind of answer.

    A server that has just started knows none. If other servers share its database (`shared`) it begins with the time
    that the level may take, because a game that comes from one of them goes on in the middle.
    """

    def __init__(self, shared: bool = False) -> None:
        self._shared = shared
        self._lately: dict[Kind, deque[int]] = {}

    def after(self, kind: Kind, seconds: float, most: float = 0.0) -> float:
        """Return the delay in seconds for an answer that took this long, by a level that may take `most`."""
        if kind not in self._lately:
            self._lately[kind] = deque([math.ceil(most / STEP)] if self._shared else [], maxlen=LATELY)
        lately = self._lately[kind]
        lately.append(math.ceil(seconds / STEP))
        return max(lately) * STEP - seconds


def to_step(seconds: float) -> float:
    """Return the seconds missing to a whole step. A wait for other bots is thus shown no finer than this."""
    return -seconds % STEP
