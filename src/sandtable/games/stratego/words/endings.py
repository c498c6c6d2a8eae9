"""The endings of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.stratego.rules import schema as s


class Ending(NamedTuple):
    """One way in which a game can end."""

    word: s.EndingWord  # as scenarios write it
    clause: str
    message: str


ENDINGS = {
    s.BY_FLAG: Ending(s.ENDINGS[s.BY_FLAG], "ST-WIN-1", "end-flag"),
    s.BY_LAST_FLAG: Ending(s.ENDINGS[s.BY_LAST_FLAG], "ST-CPN-10", "end-last-flag"),
    s.BY_BOTH_FLAGS: Ending(s.ENDINGS[s.BY_BOTH_FLAGS], "ST-ALLY-WIN-1", "end-both-flags"),
    s.BY_UNITING: Ending(s.ENDINGS[s.BY_UNITING], "ST-ALLY-UNITE-2", "end-unite"),
    s.BY_STUCK: Ending(s.ENDINGS[s.BY_STUCK], "ST-WIN-2", "end-stuck"),
    s.BY_STUCK_PLAYER: Ending(s.ENDINGS[s.BY_STUCK_PLAYER], "ST-ALLY-TURN-2", "end-stuck"),
    s.BY_RESIGNING: Ending(s.ENDINGS[s.BY_RESIGNING], "ST-R-80", "end-resign"),
    s.BY_QUIET: Ending(s.ENDINGS[s.BY_QUIET], "ST-R-74", "end-quiet"),
    s.BY_PLIES: Ending(s.ENDINGS[s.BY_PLIES], "ST-R-74", "end-ply"),
}
"""By the state's `reason`."""
