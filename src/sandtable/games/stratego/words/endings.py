"""The endings of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.stratego.rules import schema as s


class Ending(NamedTuple):
    """One way in which a game can end."""

    word: s.EndingWord  # as scenarios write it
    clause: str
    text: str


ENDINGS = {
    s.BY_FLAG: Ending(s.ENDINGS[s.BY_FLAG], "ST-WIN-1", "the Flag is captured"),
    s.BY_LAST_FLAG: Ending(s.ENDINGS[s.BY_LAST_FLAG], "ST-CPN-10", "the other side has no Flag left"),
    s.BY_BOTH_FLAGS: Ending(s.ENDINGS[s.BY_BOTH_FLAGS], "ST-ALLY-WIN-1", "both opposing Flags are captured"),
    s.BY_UNITING: Ending(s.ENDINGS[s.BY_UNITING], "ST-ALLY-UNITE-2", "the allied Flags have united"),
    s.BY_STUCK: Ending(s.ENDINGS[s.BY_STUCK], "ST-WIN-2", "the other side cannot move"),
    s.BY_STUCK_PLAYER: Ending(
        s.ENDINGS[s.BY_STUCK_PLAYER], "ST-ALLY-TURN-2", "an opponent cannot move or bring in a piece"
    ),
    s.BY_RESIGNING: Ending(s.ENDINGS[s.BY_RESIGNING], "ST-R-80", "the other side has resigned"),
    s.BY_QUIET: Ending(s.ENDINGS[s.BY_QUIET], "ST-R-74", "too many turns without an attack, an entry or a rescue"),
    s.BY_PLIES: Ending(s.ENDINGS[s.BY_PLIES], "ST-R-74", "the turn limit is reached"),
}
"""By the state's `reason`."""
