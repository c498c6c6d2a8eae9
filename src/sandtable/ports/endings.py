"""How a game ended, as learning environments tell it."""

from __future__ import annotations

from typing import Any

from sandtable.engine.umpire import Umpire


def ended(umpire: Umpire) -> tuple[bool, dict[str, Any]]:
    """Of a game that is over: whether a bound on its length ended it, and not play; the word for it, and its clause."""
    result = umpire.view(umpire.spectator)["result"]
    return umpire.reason in umpire.game.limits, {"ending": result["reason"], "clause": result["clause"]}
