"""The attacks of the second referee: the sum of an attack, and its result (2.5 to 2.7, 3.6, 3.7)."""

from __future__ import annotations

from tests.games.combat.referee_sight import attack_line, governing
from tests.games.combat.referee_table import Declared, Table, Unit
from tests.games.combat.referee_tables import POSITIONS, TERRAIN, WEAPONS


def kind_of(unit: Unit, weapon: str) -> str:
    """Return the kind of attack, on which modifiers depend: `melee`, `thrown`, `sighted` or `vehicle`."""
    if weapon == "melee":
        return "melee"
    return "vehicle" if unit.vehicle else WEAPONS[weapon].kind


def worn(table: Table, unit: Unit, kind: str) -> bool:
    """Return whether wounds affect attacks of this kind (UC-R-59)."""
    scope = {"fire": ("sighted", "thrown", "vehicle"), "sighted": ("sighted", "vehicle")}.get(
        table.chosen("fire_scope")
    )
    return scope is None or kind in scope


def terms(table: Table, unit: Unit, weapon: str, target: Unit) -> dict[str, int]:
    """Return everything that is added to the dice, by its origin."""
    line, reason = attack_line(table, unit, weapon, target)
    assert line, reason
    kind = kind_of(unit, weapon)
    added = {"weapon": _weapon(unit, weapon, target), "toughness": -target.kind.toughness}
    if unit.type == "SF":
        added["special"] = 1
    if unit.wounds in (1, 2) and worn(table, unit, kind):
        added["wound"] = -1
    if not unit.vehicle and kind in ("melee", "thrown"):
        added["position"] = POSITIONS[unit.position].modifier
    column = {"sighted": "ranged", "vehicle": "ranged", "thrown": "thrown"}.get(kind)
    occupant = target if table.chosen("terrain_cols") == "target" else unit
    if column and not occupant.vehicle:
        other = unit if occupant is target else target
        added["terrain"] = getattr(TERRAIN[governing(table, occupant, line, other)], column)
    if not target.vehicle:
        added["cover"] = -TERRAIN[governing(table, target, line, unit)].toughness
        lying = target.position == "pr" and kind == "melee" and table.chosen("prone_melee") == "no_bonus"
        added["stance"] = 0 if lying else POSITIONS[target.position].modifier
    return added


def _weapon(unit: Unit, weapon: str, target: Unit) -> int:
    if weapon == "melee":
        return max([0, *(WEAPONS[carried].melee for carried in unit.weapons)])
    return WEAPONS[weapon].ranged + (WEAPONS[weapon].against_vehicles if target.vehicle else 0)


def resolve(table: Table, attack: Declared) -> None:
    """Roll the dice for one attack, and for the blow back if there is one."""
    unit, target = attack.unit, attack.target
    if not (unit.alive and target.alive):
        attack.state = "lost"
        table.lost += 1
        return
    attack.state = "done"
    strike(table, unit, attack.weapon, target)
    if attack.weapon == "gren":
        unit.grenade_used = True
    if attack.weapon == "melee" and table.on("h2h_reply") and target.alive and not target.vehicle:
        if target.wounds < 3 or not worn(table, target, "melee"):
            strike(table, target, "melee", unit)


def strike(table: Table, unit: Unit, weapon: str, target: Unit) -> None:
    score = table.die() + table.die() + sum(terms(table, unit, weapon, target).values())
    table.scores.append(score)
    deadly = 9 if table.chosen("nine") == "kill" else 10
    if score >= deadly:
        target.alive = False
    elif score >= 4:
        if target.wounds < 3:
            target.wounds += 1
        elif table.chosen("fourth_wound") == "kill":
            target.alive = False
