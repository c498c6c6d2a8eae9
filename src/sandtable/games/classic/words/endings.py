"""The endings of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from ..rules import schema as s
from .shown import EndingWord


class Ending(NamedTuple):
    """One way in which a game can end."""

    word: EndingWord  # as scenarios write it
    clause: str
    text: str


ENDINGS = {
    s.BY_FLAG: Ending("flag", "CL-GOAL-1", "the Flag is captured"),
    s.BY_STUCK: Ending("stuck", "CL-END-1", "the other side cannot move"),
    s.BY_NOBODY_MOVES: Ending("stuck", "CL-END-2", "neither side has a piece left that can move"),
    s.BY_RESIGNING: Ending("resign", "CL-R-13", "the other side has resigned"),
    s.BY_QUIET: Ending("quiet", "CL-R-11", "too many turns without a battle"),
    s.BY_PLIES: Ending("ply", "CL-R-12", "the turn limit is reached"),
}
"""By the state's `reason`."""
