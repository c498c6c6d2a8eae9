"""The healing of soldiers by Medics (UC-TROOP-6, UC-R-60, UC-R-61)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import Seen, State
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.schema import ALIVE, NOBODY, UNITS
from sandtable.games.combat.rules.sight import in_reach
from sandtable.games.combat.rules.tables import MEDIC, is_soldier

PATIENTS = 3
_HALF = UNITS // 2


@kernel
def is_treated(v: Seen, medic: int, patient: int) -> int:
    """Return whether a Medic has healed the patient in this step."""
    place = patient % UNITS
    return v.treated[medic % UNITS][place // _HALF] >> place % _HALF & 1


@kernel
def mark_treated(s: State, medic: int, patient: int) -> None:
    """Note that a Medic has healed the patient in this step."""
    place = patient % UNITS
    s.treated[medic % UNITS][place // _HALF] |= 1 << place % _HALF


@kernel
def why_medic(v: Seen, u: int) -> int:
    """Return 0, or the clause by which a unit may not heal at all."""
    return 0 if v.kind[u] == MEDIC and v.healings[u] < PATIENTS else C.UC_TROOP_6


@kernel
def why_patient(v: Seen, u: int, t: int) -> int:
    """Return 0, or the clause by which a Medic `u` may not heal unit `t`."""
    if (t == u and not v.medic_self) or not is_soldier(v.kind[t]) or t // UNITS != u // UNITS:
        return C.UC_R_61
    if v.x[t] != NOBODY and not in_reach(v, u, t):
        return C.UC_R_61
    if v.life[t] != ALIVE:
        return C.UC_R_62
    return C.UC_R_61 if not v.wounds[t] or is_treated(v, u, t) else 0


@kernel
def can_heal(v: Seen, u: int) -> bool:
    """Return whether a unit can heal any soldier."""
    if why_medic(v, u):
        return False
    first = u // UNITS * UNITS
    for t in range(first, first + UNITS):
        if v.wounds[t] and v.life[t] == ALIVE and why_patient(v, u, t) == 0:
            return True
    return False
