"""The endings of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from ..rules import schema as s


class Ending(NamedTuple):
    """One way in which a game can end."""

    word: s.EndingWord  # as scenarios write it
    clause: str
    text: str


ENDINGS = {
    s.BY_FLAG: Ending(s.ENDINGS[s.BY_FLAG], "CL-GOAL-1", "the Flag is captured"),
    s.BY_STUCK: Ending(s.ENDINGS[s.BY_STUCK], "CL-END-1", "the other side cannot move"),
    s.BY_NOBODY_MOVES: Ending(s.ENDINGS[s.BY_NOBODY_MOVES], "CL-END-2", "neither side has a piece left that can move"),
    s.BY_RESIGNING: Ending(s.ENDINGS[s.BY_RESIGNING], "CL-R-13", "the other side has resigned"),
    s.BY_QUIET: Ending(s.ENDINGS[s.BY_QUIET], "CL-R-11", "too many turns without a battle"),
    s.BY_PLIES: Ending(s.ENDINGS[s.BY_PLIES], "CL-R-12", "the turn limit is reached"),
}
"""By the state's `reason`."""
