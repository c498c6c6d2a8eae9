"""The boosts of a lay, and what they demand of the answer (rulebook 3.5)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import POWER, RETREAT, STUN
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.schema import BARE, ORDINARY, POWER_WEAPON
from sandtable.games.soldier.rules.soldiers import fighting_soldier


@kernel
def weapon_level(v: Seen, seat: int, weapon: int) -> int:
    """Return the level of a weapon (from 1, 0 for none) for a fighter's soldier: BARE, ORDINARY or POWER_WEAPON.

    It counts as a power weapon only if it is that of the soldier in the centre (US-R-38).
    """
    if weapon == 0:
        return BARE
    return POWER_WEAPON if POWER[fighting_soldier(v, seat)] == weapon - 1 else ORDINARY


@kernel
def meets(v: Seen, level: int, intense: int) -> bool:
    """Return whether boosts are enough against the pending lay (US-R-39). A weapon's level is its strength."""
    if v.by_strength:
        return level + intense >= v.weapon + v.intense
    if v.weapon == POWER_WEAPON:
        return level == POWER_WEAPON or (level > 0 and intense > 0)
    return level + intense > 0 or v.weapon + v.intense == 0


@kernel
def why_boosts(v: Seen, kind: int, level: int, intense: int) -> int:
    """Return the clause that forbids answering with these boosts, or 0."""
    if not meets(v, level, intense):
        if v.by_strength:
            return C.US_R_39
        return C.US_BOOST_5 if v.weapon == POWER_WEAPON else C.US_BOOST_3
    if kind == STUN or kind == RETREAT:
        if (level and meets(v, BARE, intense)) or (intense and meets(v, level, 0)):
            return C.US_R_42
    return 0
