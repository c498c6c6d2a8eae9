"""The rule for taking back: actions of the present half-turn or of the deployment that do not bind."""

from __future__ import annotations

from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.schema import DEPLOY, HEAL, MOVE, STANCE


def takes_back(before: View, now: View) -> bool:
    """Return whether an action may be taken back: a move, position, healing or deployment, or the end of such a step.

    Declarations bind (UC-R-43), purchases stand (UC-R-90), and a half-turn that has ended stays ended.
    """
    return before.phase in (DEPLOY, MOVE, STANCE, HEAL) and bool(now.ply == before.ply)
