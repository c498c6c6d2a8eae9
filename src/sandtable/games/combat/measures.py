"""The parts of Ultimate Combat that studies count: units, weapons and deeds."""

from __future__ import annotations

from sandtable.engine import Ints, Measures, kernel
from sandtable.games.combat.fields import Seen, State
from sandtable.games.combat.rules.actions import (
    DECLARES,
    FIGHTS,
    FIRES,
    HEALS,
    MOVES,
    PICKS,
    STANDS,
    VERB,
    unit_of,
    weapon_of,
)
from sandtable.games.combat.rules.schema import DEPLOY, MELEE_STEP, NOBODY, UNITS
from sandtable.games.combat.rules.schema import HEAL as HEAL_STEP
from sandtable.games.combat.rules.schema import MOVE as MOVE_STEP
from sandtable.games.combat.rules.schema import STANCE as STANCE_STEP
from sandtable.games.combat.rules.tables import (
    GUN,
    HANDS,
    KNIFE,
    TANK,
    TYPE_CODES,
    WEAPON_CODES,
    WEAPONS,
    price,
)

_TYPES = len(TYPE_CODES) - 1
FIRST_WEAPON = _TYPES
MOVE, STANCE, HEAL = range(FIRST_WEAPON + len(WEAPON_CODES), FIRST_WEAPON + len(WEAPON_CODES) + 3)
_TITLES = ("Officer", "Special Forces", "Medic", "Soldier", "Jeep", "Motorcycle", "APC", "Tank")
_ARMS = ("Knife", "Pistol", "Rifle", "Machine gun", "Grenades", "Bazooka", "Mortar", "Tank gun", "Hand-to-hand")

PARTS = (
    dict(zip(TYPE_CODES[1:], _TITLES, strict=True))
    | dict(zip(WEAPON_CODES, _ARMS, strict=True))
    | {"move": "A move", "position": "A change of position", "heal": "A healing"}
)
"""Types of unit, by the rulebook's codes, weapons, and deeds. A unit is used when it does something, a weapon when
somebody attacks with it; both are held when the army has them."""

_UNARMED = {code: price(kind, []) for kind, code in enumerate(TYPE_CODES) if kind}
PRICES = _UNARMED | {code: price(0, [weapon]) for weapon, code in enumerate(WEAPON_CODES[:WEAPONS])}
"""What units and weapons cost, in points."""


@kernel
def uses(v: Seen, seat: int, a: int) -> int:
    """Return the parts that an action uses, as bits in the order of PARTS."""
    verb = VERB[a]
    bits = 0
    if verb == MOVES:
        bits = 1 << MOVE
    elif verb == STANDS:
        bits = 1 << STANCE
    elif verb == HEALS:
        bits = 1 << HEAL
    elif verb == DECLARES or verb == FIGHTS or verb == FIRES:
        bits = 1 << (FIRST_WEAPON + weapon_of(a))
    u = unit_of(v, seat, a)
    if bits and u != NOBODY:
        bits |= 1 << (v.kind[u] - 1)
    return bits


@kernel
def commits(v: Seen, seat: int, a: int) -> int:
    """Return the parts that an action is sure to lead to, as bits in the order of PARTS.

    An act commits to what it uses, a first pick to the parts that every second pick has in common.
    """
    if VERB[a] != PICKS:
        return uses(v, seat, a)
    if v.phase == DEPLOY:
        return 0
    u = unit_of(v, seat, a)
    bits = 1 << (v.kind[u] - 1)
    if v.phase == MOVE_STEP:
        return bits | 1 << MOVE
    if v.phase == STANCE_STEP:
        return bits | 1 << STANCE
    if v.phase == HEAL_STEP:
        return bits | 1 << HEAL
    if v.phase == MELEE_STEP:
        return bits | 1 << (FIRST_WEAPON + HANDS)
    return bits | _only_weapon(v, u)


@kernel
def _only_weapon(v: Seen, u: int) -> int:
    """Return the bit of the only weapon that a unit can shoot with; 0 if it has a choice or none."""
    arms = v.arms[u] & ~(1 << KNIFE)
    for place in range(2):
        if v.mount[u][place] != NOBODY:
            arms |= 1 << v.mount[u][place]
    if v.kind[u] == TANK:
        arms |= 1 << GUN
    return arms << FIRST_WEAPON if arms & (arms - 1) == 0 else 0


@kernel
def hold(s: State, seat: int, held: Ints) -> None:
    """Add a side's army to `held`: its units by type and its weapons, those mounted included."""
    for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
        held[s.kind[u] - 1] += 1
        for weapon in range(WEAPONS):
            held[FIRST_WEAPON + weapon] += s.arms[u] >> weapon & 1
        for place in range(2):
            if s.mount[u][place] != NOBODY:
                held[FIRST_WEAPON + s.mount[u][place]] += 1


MEASURES = Measures(parts=PARTS, prices=PRICES, uses=uses, commits=commits, hold=hold)
