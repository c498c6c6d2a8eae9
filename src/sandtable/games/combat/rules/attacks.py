"""The resolution of attacks: dice, score, wounds (UC-ATK-1 to -6, UC-R-54 to -58)."""

from __future__ import annotations

from sandtable.engine import CHANCE, Events, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.callings import calling_of, number_of
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.events import MISSED, WAS_KILLED, WOUNDED
from sandtable.games.combat.rules.orders import order_at, step_of
from sandtable.games.combat.rules.schema import (
    ALIVE,
    CARRIED_OUT,
    EVERYBODY,
    KILLED,
    LOST,
    SPENT,
    UNITS,
)
from sandtable.games.combat.rules.sight import ends, line
from sandtable.games.combat.rules.sums import (
    cover,
    governing,
    is_fire,
    kills_from,
    special,
    stance_bonus,
    stance_toughness,
    terrain_bonus,
    total,
    weapon_bonus,
    whose_column,
    wound_penalty,
)
from sandtable.games.combat.rules.tables import GRENADE, HANDS, MOST_WOUNDS, TOUGHNESS, WOUNDS_FROM, is_soldier
from sandtable.games.combat.rules.weapons import attack_bit, mount_for


@kernel
def aim(s: State, u: int, weapon: int, t: int) -> None:
    """Set up an attack, so that chance rolls its dice next."""
    s.roller, s.weapon, s.target, s.replying = u, weapon, t, 0
    s.waiting = 1 << CHANCE


@kernel
def spend(s: State, u: int, weapon: int, fires: bool) -> None:
    """Mark that the unit has used its attack, whatever becomes of it (UC-R-30, UC-R-31)."""
    s.done[u] |= mount_for(s, u, weapon) if fires else attack_bit(weapon)


@kernel
def carry_out_order(s: State, ev: Events) -> bool:
    """Set up the next declared attack of the present step (UC-R-44).

    Attacks by or on a dead unit are lost on the way (UC-R-45). Return whether an attack is left to roll dice for.
    """
    while s.next_order < s.ordered:
        k = s.next_order
        s.next_order += 1
        if step_of(s, k) == s.phase:
            u, weapon, t = order_at(s, k)
            if s.life[u] == ALIVE and s.life[t] == ALIVE:
                s.fate[k] = CARRIED_OUT
                aim(s, u, weapon, t)
                return True
            s.fate[k] = LOST
            if ev is not None:
                calls, number, other, nth = calling_of(s, u), number_of(s, u), calling_of(s, t), number_of(s, t)
                tell.lost_attack(ev, u // UNITS, calls, number, weapon, t // UNITS, other, nth, C.UC_R_45, EVERYBODY)
    return False


@kernel
def attack(s: State, first: int, second: int, ev: Events) -> None:
    """Resolve the attack that has been set up, by its two dice."""
    u, t, weapon = s.roller, s.target, s.weapon
    if weapon == GRENADE and s.single_grenade:
        s.done[u] |= SPENT
    ax, ay, bx, by = ends(line(s, u, t, weapon))
    attacker, target = governing(s, u, t, ax, ay, bx, by), governing(s, t, u, ax, ay, bx, by)
    score = first + second + total(s, u, t, weapon, attacker, target)
    tell.dice(ev, first, second, C.UC_ATK_1, EVERYBODY)
    result = MISSED if score < WOUNDS_FROM else WOUNDED if score < kills_from(s) else WAS_KILLED
    clause = C.UC_CHART_1
    if result == WOUNDED:
        clause = C.UC_CHART_2
        if s.wounds[t] < MOST_WOUNDS:
            s.wounds[t] += 1
        else:
            clause = C.UC_R_58
            result = WOUNDED if s.no_fourth else WAS_KILLED
    elif result == WAS_KILLED:
        clause = C.UC_CHART_3
    if result == WAS_KILLED:
        s.life[t] = KILLED
    if ev is not None:
        _tell_attack(s, attacker, target, first, second, score, result, clause, ev)
    _strike_back(s, u, t, weapon)


@kernel
def _tell_attack(
    s: State, attacker: int, target: int, first: int, second: int, score: int, result: int, clause: int, ev: Events
) -> None:
    """Tell everybody the sum of an attack, term by term; no term depends on the outcome."""
    u, t, weapon = s.roller, s.target, s.weapon
    calls, number, other, nth = calling_of(s, u), number_of(s, u), calling_of(s, t), number_of(s, t)
    bonus, skill, wound = weapon_bonus(s, u, t, weapon), special(s, u), wound_penalty(s, u, weapon)
    stance, ground = stance_bonus(s, u, weapon), terrain_bonus(s, weapon, attacker, target)
    hard, covered, low = TOUGHNESS[s.kind[t]], cover(s, t, target), stance_toughness(s, t, weapon)
    column = whose_column(s, attacker, target)
    tell.attacked(
        ev, u // UNITS, calls, number, weapon, t // UNITS, other, nth, first, second, score,
        weapon, bonus, skill, wound, stance, ground, hard, covered, low, column, target,
        result, s.replying, clause, EVERYBODY,
    )  # fmt: skip


@kernel
def _strike_back(s: State, u: int, t: int, weapon: int) -> None:
    """Set up the reply of a living soldier to a hand-to-hand attack, if the option allows replies (UC-R-39).

    Nobody replies to a reply.
    """
    unable = s.wounds[t] >= MOST_WOUNDS and is_fire(s, weapon)
    if s.reply and not s.replying and weapon == HANDS and is_soldier(s.kind[t]) and s.life[t] == ALIVE and not unable:
        aim(s, t, HANDS, u)
        s.replying = 1
    else:
        s.waiting = 0
        s.replying = 0
