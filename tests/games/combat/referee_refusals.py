"""The rulebook's table of refusals, row by row: the first clause that applies is the one that forbids an action."""

from __future__ import annotations

from tests.games.combat.referee_attacks import worn
from tests.games.combat.referee_moves import barred, reach
from tests.games.combat.referee_setup import refused_deployment, refused_purchase
from tests.games.combat.referee_sight import apart, attack_line
from tests.games.combat.referee_table import Table, Unit
from tests.games.combat.referee_tables import WEAPONS

STEP = {
    "move": "UC-TURN-1",
    "declare": "UC-TURN-2",
    "melee": "UC-TURN-6",
    "fire": "UC-TURN-7",
    "position": "UC-TURN-8",
    "heal": "UC-TURN-9",
}
"""The step of an action, as the clause that gives it."""
PHASES = {"fire": "vehicles"}
OUT_OF_ALL_TURNS = {
    "buy": "UC-R-67",
    "equip": "UC-R-67",
    "mount": "UC-R-67",
    "preset": "UC-R-67",
    "deploy": "UC-R-68",
    "resign": "UC-R-72",
    "dirt": "UC-R-46",
}
"""What forbids an action once the game is over, where it is not UC-TURN-11."""
ONLY_VEHICLES = ("baz", "mort", "gun")


def refusal(table: Table, seat: int, text: str) -> str:
    """Return the clause that forbids an action, or '' for a legal one."""
    word, *rest = text.split()
    question = table.question
    if question is None:
        return OUT_OF_ALL_TURNS.get(word, "UC-TURN-11")
    if word in ("buy", "equip", "mount", "preset") or (word == "end" and question.phase == "buy"):
        return refused_purchase(table, seat, word, rest)
    if word == "deploy":
        return refused_deployment(table, seat, rest)
    if word == "resign":
        own = seat == table.active and seat in question.seats
        return "" if own and table.on("resign") else "UC-R-72"
    if word == "dirt":
        asked = question.unit is not None and question.unit is table.find(rest[0], seat) and seat in question.seats
        return "" if asked else "UC-R-46"
    unit = table.find(rest[0], seat) if rest else None
    if seat != table.active or (unit and unit.side != seat):
        return "UC-TURN-11"
    if word == "end":
        return "UC-TURN-3" if question.phase == "dirt" else ""
    phases = {PHASES.get(word, word)}
    if table.chosen("declare") == "all" and word in ("melee", "fire"):
        phases.add("declare")
    if question.phase not in phases:
        return STEP[word]
    assert unit
    return refused_unit(table, unit, word) or ACTIONS[word](table, unit, rest[1:])


def refused_unit(table: Table, unit: Unit, word: str) -> str:
    """Return the clause that forbids a unit to act, whatever the action, or ''."""
    if unit.state != "alive":
        return "UC-R-62"
    if unit.confused and (word == "move" or table.chosen("confusion") == "all"):
        return "UC-R-25"
    return "UC-R-24" if word == "move" and table.frozen else ""


def _move(table: Table, unit: Unit, rest: list[str]) -> str:
    x, y = (int(number) for number in rest[0].split(","))
    if unit.moved or unit.at == (x, y):
        return "UC-R-73"
    return barred(table, unit, (x, y)) or ("" if (x, y) in reach(table, unit) else "UC-R-3")


def _declare(table: Table, unit: Unit, rest: list[str]) -> str:
    weapon, target = rest
    if unit.vehicle:
        return "UC-R-31"
    if weapon not in unit.weapons:
        return "UC-R-43"
    if weapon == "knife":
        return "UC-R-36"
    kind = WEAPONS[weapon].kind
    if unit.wounds > 2 and worn(table, unit, kind):
        return "UC-WND-6"
    if spent(table, unit, kind):
        return "UC-R-30"
    if weapon == "gren" and table.chosen("grenades") == "single" and unit.grenade_used:
        return "UC-R-34"
    return refused_target(table, unit, weapon, target)


def _fire(table: Table, unit: Unit, rest: list[str]) -> str:
    weapon, target = rest
    if not unit.vehicle:
        return "UC-R-31"
    if weapon not in unit.guns:
        return "UC-R-14"
    if unit.wounds > 2:
        return "UC-WND-6"
    if unit.attacks.count(weapon) == unit.guns.count(weapon):
        return "UC-R-31"
    return refused_target(table, unit, weapon, target)


def _melee(table: Table, unit: Unit, rest: list[str]) -> str:
    if unit.vehicle:
        return "UC-R-40"
    if unit.wounds > 2 and worn(table, unit, "melee"):
        return "UC-R-59"
    if spent(table, unit, "melee"):
        return "UC-R-30"
    return refused_target(table, unit, "melee", rest[0])


def spent(table: Table, unit: Unit, kind: str) -> bool:
    """Return whether a soldier has made its attack, or its attack of this kind."""
    return kind in unit.attacks if table.chosen("attacks") == "per_step" else bool(unit.attacks)


def refused_target(table: Table, unit: Unit, weapon: str, name: str) -> str:
    target = table.find(name, 1 - unit.side)
    assert target
    if target.side == unit.side:
        return "UC-R-41"
    if target.state != "alive":
        return "UC-R-62"
    if weapon in ONLY_VEHICLES and table.chosen("at_weapons") == "target" and not target.vehicle:
        return "UC-R-28"
    return attack_line(table, unit, weapon, target)[1]


def _position(table: Table, unit: Unit, rest: list[str]) -> str:
    if unit.changed or (not unit.vehicle and unit.position == rest[0]):
        return "UC-R-73"
    return "UC-R-66" if unit.vehicle else ""


def _heal(table: Table, unit: Unit, rest: list[str]) -> str:
    patient = table.find(rest[0], unit.side)
    assert patient
    had = unit.healings if table.chosen("medic") == "game" else len(unit.patients)
    if unit.type != "M" or had == 3:
        return "UC-TROOP-6"
    if patient is unit and not table.on("medic_self"):
        return "UC-R-61"
    unhurt = patient.alive and not patient.wounds
    if patient.vehicle or patient.side != unit.side or unhurt or patient in unit.patients:
        return "UC-R-61"
    if unit.at is None or patient.at is None:
        return "UC-R-62"
    if apart((unit.at, patient.at)) > 4:
        return "UC-R-61"
    return "" if patient.alive else "UC-R-62"


ACTIONS = {
    "move": _move,
    "declare": _declare,
    "fire": _fire,
    "melee": _melee,
    "position": _position,
    "heal": _heal,
}
