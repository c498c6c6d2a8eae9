"""The ending of a game in the terms of learning environments."""

from __future__ import annotations

from sandtable.engine.umpire import Umpire
from sandtable.ports.infos import Info


def ended(umpire: Umpire) -> tuple[bool, Info]:
    """Return whether a bound on its length, and not play, ended a game that is over, and the info: `ending`, the
    rulebook's word, and `clause`.
    """
    result = umpire.view(umpire.spectator)["result"]
    return umpire.reason in umpire.game.limits, {"ending": result["reason"], "clause": result["clause"]}
