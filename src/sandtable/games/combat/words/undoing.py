"""What a side may take back: what it did in its half-turn, or alone while deploying, before anything depends on it."""

from __future__ import annotations

from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.schema import DEPLOY, HEAL, MOVE, STANCE


def takes_back(before: View, now: View) -> bool:
    """Moves, positions, healing, places, and the ends of such steps. What is declared binds (UC-R-43), what is bought
    stays bought (UC-R-90), and a half-turn that is over is over."""
    return before.phase in (DEPLOY, MOVE, STANCE, HEAL) and bool(now.ply == before.ply)
