"""What a lay's weapon and intensity demand of the answer (rulebook 3.5)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import POWER, RETREAT, STUN
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.schema import BARE, ORDINARY, POWER_WEAPON
from sandtable.games.soldier.rules.soldiers import fighting_soldier


@kernel
def weapon_level(v: Seen, seat: int, weapon: int) -> int:
    """How strong a weapon (from 1, 0 for none) is in the hands of a fighter's soldier (US-R-38)."""
    if weapon == 0:
        return BARE
    return POWER_WEAPON if POWER[fighting_soldier(v, seat)] == weapon - 1 else ORDINARY


@kernel
def meets(v: Seen, level: int, intense: int) -> bool:
    """Whether boosts are enough against the pending lay (US-R-39); a weapon's level is its strength."""
    if v.by_strength:
        return level + intense >= v.weapon + v.intense
    if v.weapon == POWER_WEAPON:
        return level == POWER_WEAPON or (level > 0 and intense > 0)
    return level + intense > 0 or v.weapon + v.intense == 0


@kernel
def why_boosts(v: Seen, kind: int, level: int, intense: int) -> int:
    """0, or the clause against answering with these boosts."""
    if not meets(v, level, intense):
        if v.by_strength:
            return C.US_R_39
        return C.US_BOOST_5 if v.weapon == POWER_WEAPON else C.US_BOOST_3
    if kind == STUN or kind == RETREAT:
        if (level and meets(v, BARE, intense)) or (intense and meets(v, level, 0)):
            return C.US_R_42
    return 0
