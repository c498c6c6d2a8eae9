"""Combat's Sergeant with weights of one's own, for `tune_combat.py`: what its drivers are woven with."""

from sandtable.games.combat.player.sergeant import SCRATCH, appraise
from sandtable.games.combat.player.sergeant import plan as survey

__all__ = ["SCRATCH", "appraise", "survey"]
