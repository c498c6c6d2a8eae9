"""The units that can still act in a step, which decide when it is over (UC-R-74) and are offered as first picks."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.rules.healing import can_heal
from sandtable.games.combat.rules.reach import can_step
from sandtable.games.combat.rules.schema import (
    ALIVE,
    CHANGED,
    CONFUSED,
    DECLARE,
    HEAL,
    MELEE_STEP,
    MOVE,
    MOVED,
    ROLL,
    STANCE,
    UNITS,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import HANDS, is_soldier
from sandtable.games.combat.rules.weapons import can_attack, can_declare, can_fire


@kernel
def is_barred(v: Seen, u: int, phase: int) -> bool:
    """Return whether a unit is kept from acting in a step by the lack of an Officer (UC-R-24, UC-R-25)."""
    everywhere = v.no_officer == ROLL and not v.move_only
    return v.done[u] & CONFUSED != 0 and (phase == MOVE or everywhere)


@kernel
def can_act(v: Seen, u: int) -> int:
    """Return whether a unit can do anything in the present step."""
    if v.life[u] != ALIVE or is_barred(v, u, v.phase):
        return False
    if v.phase == MOVE:
        return not v.done[u] & MOVED and can_step(v, u)
    if v.phase == DECLARE:
        return can_declare(v, u)
    if v.phase == MELEE_STEP:
        return not v.declare_all and can_attack(v, u, HANDS, False)
    if v.phase == VEHICLES:
        return not v.declare_all and can_fire(v, u)
    if v.phase == STANCE:
        return is_soldier(v.kind[u]) and not v.done[u] & CHANGED
    return v.phase == HEAL and can_heal(v, u)


@kernel
def anybody_can_act(v: Seen, seat: int) -> bool:
    """Return whether any unit of a side can do anything in the present step."""
    for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
        if can_act(v, u):
            return True
    return False
