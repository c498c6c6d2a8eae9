"""The boosts of a lay, and what they demand of the answer (rulebook 3.5).

A weapon and an intensity are numbered from 1 here, with 0 for none.
"""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import INTENSITIES, INTENSITY, KINDS, POWER, RETREAT, STUN, WEAPON
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.numbers import STRENGTH, number
from sandtable.games.soldier.rules.schema import BARE, ORDINARY, POWER_WEAPON, SEATS
from sandtable.games.soldier.rules.soldiers import fighting_soldier


@kernel
def weapon_level(v: Seen, seat: int, weapon: int) -> int:
    """Return the level of a weapon for a fighter's soldier: BARE, ORDINARY or POWER_WEAPON.

    It counts as a power weapon only if it is that of the soldier in the centre (US-R-38).
    """
    if weapon == 0:
        return BARE
    return POWER_WEAPON if POWER[fighting_soldier(v, seat)] == weapon - 1 else ORDINARY


@kernel
def strength(v: Seen, seat: int, weapon: int, intensity: int) -> int:
    """Return how much boosts count where they are matched by strength; 0 stands for no weapon, or no intensity."""
    counted = 0
    if weapon:
        power = weapon_level(v, seat, weapon) == POWER_WEAPON
        counted = number(v, STRENGTH + weapon - 1) + (1 if power else 0)
    if intensity:
        counted += number(v, STRENGTH + INTENSITY - WEAPON + intensity - 1)
    return counted


@kernel
def strength_to_meet(v: Seen) -> int:
    """Return how much the boosts of the pending lay count: the weapon and the intensity laid since its own card."""
    counted, k = 0, v.laid_size - 1
    while k >= 0 and v.laid[k] % KINDS != v.pending:
        kind = v.laid[k] % KINDS
        if WEAPON <= kind < INTENSITY + INTENSITIES:
            counted += number(v, STRENGTH + kind - WEAPON) + (1 if v.laid[k] >= KINDS * SEATS else 0)
        k -= 1
    return counted


@kernel
def meets(v: Seen, seat: int, weapon: int, intensity: int) -> bool:
    """Return whether boosts are enough against the pending lay (US-R-39)."""
    if v.by_strength:
        return strength(v, seat, weapon, intensity) >= strength_to_meet(v)
    if v.weapon == POWER_WEAPON:
        return weapon_level(v, seat, weapon) == POWER_WEAPON or (weapon > 0 and intensity > 0)
    return weapon + intensity > 0 or v.weapon + v.intense == 0


@kernel
def why_boosts(v: Seen, seat: int, kind: int, weapon: int, intensity: int) -> int:
    """Return the clause that forbids answering with these boosts, or 0."""
    if not meets(v, seat, weapon, intensity):
        if v.by_strength:
            return C.US_R_39
        return C.US_BOOST_5 if v.weapon == POWER_WEAPON else C.US_BOOST_3
    if kind == STUN or kind == RETREAT:
        if (weapon and meets(v, seat, 0, intensity)) or (intensity and meets(v, seat, weapon, 0)):
            return C.US_R_42
    return 0
