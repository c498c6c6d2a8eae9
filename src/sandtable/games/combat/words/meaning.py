"""The meaning of actions whatever the position, for programs: `Variant.action_meaning`.

An act has two picks: the first names a unit, the second says what it does. So the meaning of a second pick depends on
the unit that has been picked. Units are named by their places in their armies, and cells as the acting side counts them
from its own edge. The cell of a unit on several cells is the one with the lowest x and y in that count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandtable.games.combat.rules import actions as a
from sandtable.games.combat.rules.armies import PRESETS
from sandtable.games.combat.rules.schema import UNITS
from sandtable.games.combat.rules.tables import STANCE_CODES, STANCES, TYPE_CODES, WEAPON_CODES, WIDTH, ZONE


def meaning(fixed: Mapping[str, int], action: int) -> str:
    """Return an action in notation, as far as it does not depend on the position."""
    return _MEANING[int(a.verb_of(action))](action)


def _cell(number: int, across: int) -> str:
    return f"{number % across},{number // across}"


def _deploys(action: int) -> str:
    cell = _cell((action - a.DEPLOYING) // STANCES, ZONE)
    return f"deploy the picked unit at {cell} {STANCE_CODES[int(a.stance_of(action))]}"


def _enemy(action: int) -> str:
    return f"the enemy's unit {int(a.target_of(0, action)) % UNITS + 1}"


def _weapon(action: int) -> str:
    return WEAPON_CODES[int(a.weapon_of(action))]


_MEANING: Mapping[int, Callable[[int], str]] = {
    a.ENDS: lambda action: "end",
    a.RESIGNS: lambda action: "resign",
    a.PICKS: lambda action: f"pick the own unit {action - a.UNIT + 1}; the next pick says what it does",
    a.MOVES: lambda action: f"move the picked unit to {_cell(action - a.MOVING, WIDTH)}",
    a.DEPLOYS: _deploys,
    a.DECLARES: lambda action: f"declare: the picked unit's {_weapon(action)} at {_enemy(action)}",
    a.FIGHTS: lambda action: f"melee of the picked unit with {_enemy(action)}",
    a.FIRES: lambda action: f"fire the picked unit's {_weapon(action)} at {_enemy(action)}",
    a.STANDS: lambda action: f"position of the picked unit: {STANCE_CODES[int(a.stance_of(action))]}",
    a.HEALS: lambda action: f"heal the own unit {int(a.target_of(0, action)) + 1} by the picked unit",
    a.ANSWERS: lambda action: f"dirt: {'yes' if a.says_yes(action) else 'no'}, for the unit that is asked about",
    a.BUYS: lambda action: f"buy {TYPE_CODES[int(a.type_of(action))]}",
    a.EQUIPS: lambda action: f"equip the unit bought last with {WEAPON_CODES[int(a.bought_weapon(action))]}",
    a.MOUNTS_ON: lambda action: f"mount {WEAPON_CODES[int(a.bought_weapon(action))]} on the vehicle bought last",
    a.CHOOSES: lambda action: f"preset {PRESETS[action - a.CHOOSING]}",
}
