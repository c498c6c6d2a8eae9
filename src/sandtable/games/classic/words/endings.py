"""The endings of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from ..rules import schema as s


class Ending(NamedTuple):
    """One way in which a game can end."""

    word: s.EndingWord  # as scenarios write it
    clause: str
    message: str


ENDINGS = {
    s.BY_FLAG: Ending(s.ENDINGS[s.BY_FLAG], "CL-GOAL-1", "end-flag"),
    s.BY_STUCK: Ending(s.ENDINGS[s.BY_STUCK], "CL-END-1", "end-stuck"),
    s.BY_NOBODY_MOVES: Ending(s.ENDINGS[s.BY_NOBODY_MOVES], "CL-END-2", "end-nobody-moves"),
    s.BY_RESIGNING: Ending(s.ENDINGS[s.BY_RESIGNING], "CL-R-13", "end-resign"),
    s.BY_QUIET: Ending(s.ENDINGS[s.BY_QUIET], "CL-R-11", "end-quiet"),
    s.BY_PLIES: Ending(s.ENDINGS[s.BY_PLIES], "CL-R-12", "end-ply"),
}
"""By the state's `reason`."""
