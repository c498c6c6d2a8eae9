"""The previews of half-made choices: where a unit could go, what an attack adds up to, what a thing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import Literal, TypedDict

from msgspec import UNSET

from sandtable.engine import BadInput, ViewRules, begun, listed, of
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules import actions as a
from sandtable.games.combat.rules.armies import PRESETS
from sandtable.games.combat.rules.schema import (
    ALIVE,
    BUY,
    DECLARE,
    KILLED,
    MELEE_STEP,
    NOBODY,
    TURN_ALL,
    UNITS,
    UNPLACED,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import (
    CELLS_PER_FOOT,
    COST,
    FEET,
    GUN,
    HANDS,
    KNIFE,
    MELEE,
    MOST_WOUNDS,
    POINTS_PER_FOOT,
    RANGE,
    RANGED,
    SIZE,
    STANCE_CODES,
    STANCE_FEET,
    STANCE_MELEE,
    STANCE_THROWN,
    STANCE_TOUGHNESS,
    TANK,
    TERRAIN_CODES,
    TERRAIN_RANGED,
    TERRAIN_THROWN,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    TYPE_CODES,
    TYPES,
    VEHICLE,
    VEHICLE_BONUS,
    WEAPON_CODES,
    WEAPON_COST,
    is_vehicle,
)
from sandtable.games.combat.words.attack_sums import Terms, attack_sum
from sandtable.games.combat.words.lengths import feet, in_feet
from sandtable.games.combat.words.names import SEAT_NAMES, find, kind_of, kinds_of, short_name, title_of, unit_id
from sandtable.games.combat.words.notation import carried, cell_of, read, say, turned_cell, unit_of, verb_of
from sandtable.games.combat.words.obstacle import blocked_at
from sandtable.games.combat.words.show import (
    PHASES,
    POSITIONS,
    allowance,
    mount_codes,
    points_left,
    terrain_at,
    weapon_codes,
)
from sandtable.games.combat.words.shown import (
    Aiming,
    Arm,
    Attack,
    Buy,
    ChangePosition,
    CombatChoice,
    CombatPreview,
    Deploy,
    Dirt,
    EndStep,
    Heal,
    Help,
    Idle,
    Meaning,
    Move,
    PickUnit,
    Placement,
    Preset,
    Proposal,
    Purchase,
    Resign,
    Sum,
    UnitOptions,
    Verdict,
    Way,
)
from sandtable.games.combat.words.titles import (
    IN_TERRAIN,
    STANCE_CLAUSE,
    STANCE_TITLES,
    STEPS,
    TERRAIN_CLAUSE,
    TERRAIN_DOES,
    TERRAIN_TITLES,
    TYPE_CLAUSE,
    TYPE_DOES,
    TYPE_TITLES,
    WEAPON_CLAUSE,
    WEAPON_DOES,
    WEAPON_TITLES,
)

_ATTACKS: dict[int, Literal["declare", "melee", "fire"]] = {
    a.DECLARES: "declare", a.FIGHTS: "melee", a.FIRES: "fire",
}  # fmt: skip


# -- choices -----------------------------------------------------------------------------------------------------------


def offer(view: View, seat: int, actions: Sequence[int]) -> list[CombatChoice]:
    """Return choices as data, with the units, cells and weapons that they name."""
    kinds = [tuple(kinds_of(view, side)) for side in range(len(SEAT_NAMES))]
    known = _known_offers(view.viewer, seat, view.phase, view.picked, view.roller, *kinds)
    for action in actions:
        if action not in known:
            known[action] = _offered(view, seat, action, say(view, seat, action))
    return [known[action] for action in actions]


@lru_cache(maxsize=64)
def _known_offers(
    viewer: int, seat: int, phase: int, picked: int, roller: int, west: tuple[int, ...], east: tuple[int, ...]
) -> dict[int, CombatChoice]:
    """Return the choices that were made before with the same units, question and picked unit, by their actions.

    A choice depends on nothing else, and a unit is offered the same ones at most of its turns.
    """
    return {}


def _offered(view: View, seat: int, action: int, text: str) -> CombatChoice:
    verb = verb_of(action)
    if verb in _ALONE:
        return _ALONE[verb](view, action, text)
    unit = unit_of(view, seat, action)
    id = unit_id(view, unit)
    if verb == a.MOVES:
        x, y = cell_of(view, seat, action)
        return Move(id=action, text=text, kind="move", unit=id, x=x, y=y)
    if verb == a.DEPLOYS:
        x, y = cell_of(view, seat, action)
        stance = None if is_vehicle(kind_of(view, unit)) else POSITIONS[a.stance_of(action)]
        return Deploy(id=action, text=text, kind="deploy", unit=id, x=x, y=y, position=stance)
    if verb == a.STANDS:
        position = POSITIONS[a.stance_of(action)]
        return ChangePosition(id=action, text=text, kind="position", unit=id, position=position)
    if verb == a.HEALS:
        return Heal(id=action, text=text, kind="heal", unit=id, target=unit_id(view, int(a.target_of(seat, action))))
    if verb == a.ANSWERS:
        return Dirt(id=action, text=text, kind="dirt", unit=id, yes=bool(a.says_yes(action)))
    if verb not in _ATTACKS:
        return PickUnit(id=action, text=text, kind="unit", unit=id)
    kind = "declare" if view.phase == DECLARE else _ATTACKS[verb]
    weapon = UNSET if kind == "melee" else WEAPON_CODES[a.weapon_of(action)]
    target = unit_id(view, int(a.target_of(seat, action)))
    return Attack(id=action, text=text, kind=kind, unit=id, weapon=weapon, target=target)


_ALONE: dict[int, Callable[[View, int, str], CombatChoice]] = {
    a.ENDS: lambda view, action, text: EndStep(id=action, text=text, kind="end", step=PHASES[view.phase]),
    a.RESIGNS: lambda view, action, text: Resign(id=action, text=text, kind="resign"),
    a.BUYS: lambda view, action, text: Buy(id=action, text=text, kind="buy", type=TYPE_CODES[action - a.BUYING + 1]),
    a.EQUIPS: lambda view, action, text: Arm(
        id=action, text=text, kind="equip", weapon=WEAPON_CODES[a.bought_weapon(action)]
    ),
    a.MOUNTS_ON: lambda view, action, text: Arm(
        id=action, text=text, kind="mount", weapon=WEAPON_CODES[a.bought_weapon(action)]
    ),
    a.CHOOSES: lambda view, action, text: Preset(
        id=action, text=text, kind="preset", army=PRESETS[action - a.CHOOSING]
    ),
}


# -- half-made choices -------------------------------------------------------------------------------------------------


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> CombatPreview:
    """Return what a half-made choice would mean; raise BadInput if it cannot be read.

    For `unit S1` that is what the unit can do now, with the sums of its attacks. For any action: whether it is legal,
    and what it would cost, add up to or change. For `deploy`: places for all units that have none. For `end`: the units
    that could still act. For `help THING`: what a unit, type, weapon, position, terrain, step or marker is.
    """
    word, _, rest = " ".join(partial.split()).partition(" ")
    if word.lower() == "help":
        return _help(view, rest, names)
    if view.viewer >= len(seats):
        raise BadInput("a spectator can only ask for help, as in help West.S1")
    if word.lower() == "deploy" and not rest:
        return _proposed(view, rules)
    [action] = read(view, view.viewer, partial, seats)
    clause = rules.why(action)
    message = (_reason(view, action, clause) or str(rules.refusal(clause))) if clause else None
    judged: Judged = {"legal": not clause, "clause": clause or None, "message": message}
    return _MEANINGS.get(verb_of(action), _judging)(view, action, rules, judged)


class Judged(TypedDict):
    """The fields of a verdict."""

    legal: bool
    clause: str | None
    message: str | None


def _judging(view: View, action: int, rules: ViewRules, judged: Judged) -> Verdict:
    """Return no more than the verdict."""
    return Verdict(**judged)


def _proposed(view: View, rules: ViewRules) -> Proposal:
    """Return a place for each unit that has none, as the acts that place them."""
    plan, seat = rules.planned(), view.viewer
    shown = []
    for pick, action in zip(plan[::2], plan[1::2], strict=True):
        unit = seat * UNITS + pick - a.UNIT
        kind = kind_of(view, unit)
        x, y = turned_cell(seat, action, int(SIZE[kind]))
        stance = None if is_vehicle(kind) else POSITIONS[a.stance_of(action)]
        text = " ".join(("deploy", short_name(view, unit), f"{x},{y}", *([stance] if stance else [])))
        shown.append(Placement(text=text, unit=unit_id(view, unit), x=x, y=y, position=stance))
    return Proposal(plan=shown, text=f"Suggested places: {len(shown)}." if shown else "All your units are placed.")


def _picked(view: View, action: int, rules: ViewRules, judged: Judged) -> UnitOptions:
    """Return what a unit can do now: its choices, and the ranges of its weapons."""
    unit = unit_of(view, view.viewer, action)
    after, acts = view, list[int]()
    if judged["legal"]:
        after, acts = rules.then(action)
    elif unit // UNITS == view.viewer and view.picked == unit % UNITS:
        acts = rules.legal()
    choices = offer(after, view.viewer, acts)
    for choice in choices:
        if isinstance(choice, Attack):
            choice.sum = _sum(view, _whole_attack(view, choice.id, unit), rules)
    return UnitOptions(
        **judged, unit=unit_id(view, unit), choices=choices, range=_ranges(view, unit), text=_can(view, unit)
    )


def _whole_attack(view: View, action: int, unit: int) -> int:
    """Return the second pick of an attack as a whole act."""
    weapon, target = int(a.weapon_of(action)), int(a.target_of(view.viewer, action))
    return a.whole(verb_of(action), unit, weapon, target)


def _can(view: View, unit: int) -> str:
    return f"{_described(view, unit)} It can move up to {feet(allowance(view, unit))}."


def _ranges(view: View, unit: int) -> dict[str, int]:
    """Return the ranges, in feet, of the weapons that a unit can use in this step, by their codes."""
    by_hand = [] if is_vehicle(view.kind[unit]) else [HANDS]
    fired = [GUN] if view.kind[unit] == TANK else [k for k in view.mount[unit] if k != NOBODY]
    weapons = {MELEE_STEP: by_hand, VEHICLES: fired}.get(view.phase, [])
    if view.phase == DECLARE:
        weapons = [k for k in range(KNIFE + 1, GUN) if view.arms[unit] >> k & 1]
        weapons += by_hand + fired if view.declare_all else []
    return {WEAPON_CODES[weapon]: int(RANGE[weapon]) for weapon in weapons}


def _numbers(view: View, action: int, rules: ViewRules) -> list[int]:
    """Return the numbers of `sum_up` for an act; none if its unit is not alive."""
    alive = view.life[unit_of(view, view.viewer, action)] == ALIVE
    return rules.sum_up(action) if alive else []


def _moving(view: View, action: int, rules: ViewRules, judged: Judged) -> Way:
    numbers = _numbers(view, action, rules)
    if not numbers:
        return Way(**judged, cost=None, allowance=None)
    points, most = numbers
    if points == NOBODY:
        return Way(**judged, cost=None, allowance=most)
    text = f"{in_feet(points)} of {feet(most)}"
    return Way(**judged, cost=points, allowance=most, feet=[in_feet(points), in_feet(most)], text=text)


def _attacking(view: View, action: int, rules: ViewRules, judged: Judged) -> Aiming:
    unit = unit_of(view, view.viewer, action)
    whole = action if action >= a.ACTIONS else _whole_attack(view, action, unit)
    numbers = _numbers(view, whole, rules)
    line = [numbers[10:12], numbers[12:14]] if numbers else None
    found = _sum(view, whole, rules)
    blocked = None
    if judged["clause"] == "UC-R-8":
        blocked = blocked_at(view, unit, int(a.target_of(view.viewer, action)))
    return Aiming(**judged, line=line, blocked=blocked, sum=found, text=found.text if found else UNSET)


def _sum(view: View, action: int, rules: ViewRules) -> Sum | None:
    """Return the whole sum of an attack; None if there is no attack line."""
    numbers = _numbers(view, action, rules)
    if not numbers:
        return None
    wounds_from, kills_from = numbers[14:16]
    target = int(a.target_of(view.viewer, action))
    doomed = view.wounds[target] == MOST_WOUNDS
    if doomed and not view.no_fourth:
        kills_from = wounds_from  # the fourth wound kills (UC-R-58)
    return attack_sum(
        int(a.weapon_of(action)), Terms(*numbers[:10]), None if doomed and view.no_fourth else wounds_from, kills_from
    )


def _standing(view: View, action: int, rules: ViewRules, judged: Judged) -> Meaning:
    return Meaning(**judged, text=stance_text(int(a.stance_of(action))))


def _deploying(view: View, action: int, rules: ViewRules, judged: Judged) -> Verdict:
    unit = unit_of(view, view.viewer, action)
    if is_vehicle(kind_of(view, unit)):
        return Verdict(**judged)
    stance = int(a.stance_of(action))
    return Meaning(**judged, text=stance_text(0 if stance == a.NO_STANCE else stance))


def stance_text(stance: int) -> str:
    """Return what a stance does, as in `kneeling: 2 ft of movement, toughness +1, hand-to-hand -1, thrown -1`."""
    code = STANCE_CODES[stance]
    about = (("toughness", STANCE_TOUGHNESS), ("hand-to-hand", STANCE_MELEE), ("thrown", STANCE_THROWN))
    changes = [f"{what} {column[stance]:+d}" for what, column in about if column[stance]]
    return ", ".join((f"{STANCE_TITLES[code]}: {STANCE_FEET[stance]} ft of movement", *changes))


def _healing(view: View, action: int, rules: ViewRules, judged: Judged) -> Meaning:
    target = int(a.target_of(view.viewer, action))
    wounds = view.wounds[target]
    left = 0 if view.medic == TURN_ALL else max(0, wounds - 1)
    text = f"{title_of(view, target)}: {wounds} {'wound' if wounds == 1 else 'wounds'}, {left} after healing"
    return Meaning(**judged, text=text)


def _buying(view: View, action: int, rules: ViewRules, judged: Judged) -> Verdict:
    """Return what a purchase costs, and how many points it would leave."""
    if view.phase != BUY:
        return Verdict(**judged)
    kind, codes = int(a.type_of(action)), carried(action) if action >= a.ACTIONS else []
    spent = int(COST[kind]) + sum(int(WEAPON_COST[WEAPON_CODES.index(code)]) for code in codes)
    left = points_left(view) - spent
    return Purchase(**judged, cost=spent, left=left, text=f"costs {spent} points and leaves {left}")


def _ending(view: View, action: int, rules: ViewRules, judged: Judged) -> Idle:
    """Return the units that could still act in this step."""
    idle = [unit_of(view, view.viewer, act) for act in rules.legal() if verb_of(act) == a.PICKS]
    units, idlers = [unit_id(view, unit) for unit in idle], listed([title_of(view, unit) for unit in idle])
    return Idle(**judged, units=units, text=f"{idlers} can still act." if units else "No unit can act any more.")


_MEANINGS: dict[int, Callable[[View, int, ViewRules, Judged], Verdict]] = {
    a.PICKS: _picked,
    a.MOVES: _moving,
    a.DECLARES: _attacking,
    a.FIGHTS: _attacking,
    a.FIRES: _attacking,
    a.STANDS: _standing,
    a.DEPLOYS: _deploying,
    a.HEALS: _healing,
    a.BUYS: _buying,
    a.PURCHASES: _buying,
    a.ENDS: _ending,
}


# -- refusals ----------------------------------------------------------------------------------------------------------


def _reason(view: View, action: int, clause: str) -> str | None:
    """Return why an act is refused, with its numbers; None if the text of the refusal is enough."""
    verb = verb_of(action)
    if clause in ("UC-R-4", "UC-R-37") and verb in _ATTACKS:
        unit, target = unit_of(view, view.viewer, action), int(a.target_of(view.viewer, action))
        weapon = int(a.weapon_of(action))
        away = feet(ceil(sqrt(_distance(view, unit, target)) / CELLS_PER_FOOT * POINTS_PER_FOOT))
        means = "a hand-to-hand attack" if weapon == HANDS else f"the {WEAPON_TITLES[WEAPON_CODES[weapon]]}"
        return f"Out of range: the target is {away} away, and {means} reaches {RANGE[weapon]} ft."
    if clause == "UC-R-8":
        return f"No line of sight: {'terrain' if view.trees_block else 'a building'} is in the way."
    if clause == "UC-R-3":
        return f"Out of reach: this unit can move up to {feet(allowance(view, unit_of(view, view.viewer, action)))}."
    return None


def _distance(view: View, unit: int, other: int) -> int:
    """Return the squared distance between the nearest cells of two units, in cells²."""
    gaps = []
    for at in (view.x, view.y):
        low, high = sorted((unit, other), key=lambda one: at[one])
        gaps.append(max(0, at[high] - at[low] - int(SIZE[view.kind[low]]) + 1))
    return int(gaps[0] ** 2 + gaps[1] ** 2)


# -- what things are ---------------------------------------------------------------------------------------------------


def _help(view: View, thing: str, names: Sequence[str]) -> Help:
    unit = _named(view, thing)
    if unit != NOBODY:
        kind = TYPE_CODES[kind_of(view, unit)]
        text = begun(f"{of(names[unit // UNITS])} {_described(view, unit)} {TYPE_DOES[kind]}")
        return Help(unit=unit_id(view, unit), text=text, clause=TYPE_CLAUSE[kind])
    known = next((known for known in THINGS if known.lower() == thing.lower()), None)
    if known is None:
        raise BadInput(f"there is no {thing[:20]!r}; ask about a unit such as West.S1, or {', '.join(THINGS)}")
    text, clause = THINGS[known]
    return Help(text=text, clause=clause)


def _named(view: View, thing: str) -> int:
    """Return the unit of a name, the viewer's own if it names no side; NOBODY if there is none."""
    side, dot, name = thing.partition(".")
    sides = [one.lower() for one in SEAT_NAMES]
    if dot and side.lower() in sides:
        return find(view, sides.index(side.lower()), name)
    return find(view, view.viewer, thing) if view.viewer < len(SEAT_NAMES) else NOBODY


def _described(view: View, unit: int) -> str:
    """Return a unit in words, as in `Rifleman 1 (S1): rifle, grenade; kneeling in trees; toughness 8; wounds: 2.`"""
    kind = kind_of(view, unit)
    title = f"{title_of(view, unit)} ({short_name(view, unit)})"
    if view.phase == BUY:
        return f"{title}."
    armed = [WEAPON_TITLES[code] for code in (*weapon_codes(view.arms[unit]), *mount_codes(view.mount[unit]))]
    parts = [", ".join(armed) or ("tank gun" if kind == TANK else "unarmed")]
    if view.life[unit] == ALIVE:
        parts += [*_stands(view, unit), f"toughness {_toughness(view, unit)}"]
        parts += [f"wounds: {view.wounds[unit]}"] if view.wounds[unit] else []
    else:
        parts.append({UNPLACED: "not deployed yet", KILLED: "killed"}.get(view.life[unit], "out of the battle"))
    return f"{title}: {'; '.join(parts)}."


def _stands(view: View, unit: int) -> list[str]:
    """Return a list of the one phrase for a soldier's stance and terrain; empty for a vehicle."""
    if is_vehicle(view.kind[unit]):
        return []
    ground = TERRAIN_CODES[terrain_at(view, view.x[unit], view.y[unit])]
    stance = STANCE_TITLES[STANCE_CODES[view.stance[unit]]]
    return [f"{stance} {IN_TERRAIN[ground]}" if ground in IN_TERRAIN else stance]


def _toughness(view: View, unit: int) -> int:
    """Return a unit's toughness against fire, without the cover of vehicles, which depends on the attack line."""
    kind = view.kind[unit]
    if is_vehicle(kind):
        return int(TOUGHNESS[kind])
    ground = terrain_at(view, view.x[unit], view.y[unit])
    return int(TOUGHNESS[kind] + TERRAIN_TOUGHNESS[ground] + STANCE_TOUGHNESS[view.stance[unit]])


def _type_text(kind: int) -> str:
    code = TYPE_CODES[kind]
    about = f"toughness {TOUGHNESS[kind]}, movement {FEET[kind]} ft, {COST[kind]} points"
    return f"{TYPE_TITLES[code]}: {about}. {TYPE_DOES[code]}"


def _weapon_text(weapon: int) -> str:
    code = WEAPON_CODES[weapon]
    title = WEAPON_TITLES[code]
    bonus = f"+{VEHICLE_BONUS[weapon]} against vehicles" if VEHICLE_BONUS[weapon] else f"{RANGED[weapon]:+d}"
    about = [f"range {RANGE[weapon]} ft", *([f"fire {bonus}"] if weapon not in (KNIFE, HANDS) else [])]
    about += [f"hand-to-hand {MELEE[weapon]:+d}"] if MELEE[weapon] else []
    about += [f"{WEAPON_COST[weapon]} points"] if WEAPON_COST[weapon] else []
    return f"{title[0].upper()}{title[1:]}: {', '.join(about)}.{WEAPON_DOES.get(code, '')}"


def _terrain_text(kind: int) -> str:
    title = TERRAIN_TITLES[TERRAIN_CODES[kind]]
    about = f"toughness +{TERRAIN_TOUGHNESS[kind]}, shots {TERRAIN_RANGED[kind]:+d}, grenades {TERRAIN_THROWN[kind]:+d}"
    whom = f"for soldiers {'behind it' if kind == VEHICLE else 'there'}"
    return f"{title[0].upper()}{title[1:]}: {about} {whom}. {TERRAIN_DOES[TERRAIN_CODES[kind]]}"


THINGS: dict[str, tuple[str, str]] = {
    **{TYPE_CODES[kind]: (_type_text(kind), TYPE_CLAUSE[TYPE_CODES[kind]]) for kind in range(1, TYPES)},
    **{code: (_weapon_text(weapon), WEAPON_CLAUSE[code]) for weapon, code in enumerate(WEAPON_CODES)},
    **{
        code: (f"{text[0].upper()}{text[1:]}.", STANCE_CLAUSE[code])
        for code, text in zip(STANCE_CODES, map(stance_text, range(len(STANCE_CODES))), strict=True)
    },
    **{code: (_terrain_text(kind), TERRAIN_CLAUSE[code]) for kind, code in enumerate(TERRAIN_CODES) if kind},
    **{step: (f"{title}. {text}", clause) for step, (title, text, clause) in STEPS.items()},
    "marker": ("A marker. From round 2 on, a side with a soldier within 2 ft of it scores 1 point a round if the enemy "
               "has none.", "UC-R-69"),
    "zone": ("A deployment zone. A side places its units here before the battle.", "UC-R-68"),
    "confused": ("Confused: without an Officer it does nothing in its own half-turn, but it may hit the dirt.",
                 "UC-R-25"),
    "killed": ("Killed: it is out of action and is removed at the end of the half-turn.", "UC-R-62"),
    "wounds": ("One wound halves movement, two or three leave 1 ft. One or two take 1 off fire, three forbid it. "
               "A fourth kills.", "UC-R-58"),
}  # fmt: skip
"""What can be asked about besides units: a sentence or two, and the clause."""
