"""The previews of half-made choices: where a unit could go, what an attack adds up to, what a thing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import Literal, TypedDict

from msgspec import UNSET

from sandtable.engine import BadInput, Message, Said, ViewRules
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
    STANCE_TOUGHNESS,
    TANK,
    TERRAIN_CODES,
    TERRAIN_RANGED,
    TERRAIN_THROWN,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    TYPE_CODES,
    TYPES,
    VEHICLE_BONUS,
    WEAPON_CODES,
    WEAPON_COST,
    is_vehicle,
)
from sandtable.games.combat.words import said
from sandtable.games.combat.words.attack_sums import Terms, attack_sum
from sandtable.games.combat.words.lengths import feet, in_feet
from sandtable.games.combat.words.names import SEAT_NAMES, find, kind_of, kinds_of, named, short_name, unit_id
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
    STANCE_CLAUSE,
    STEPS,
    TERRAIN_CLAUSE,
    TYPE_CLAUSE,
    WEAPON_CLAUSE,
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
    message = (_reason(view, action, clause) or rules.refusal(clause)) if clause else None
    judged: Judged = {"legal": not clause, "clause": clause or None, "message": message}
    return _MEANINGS.get(verb_of(action), _judging)(view, action, rules, judged)


class Judged(TypedDict):
    """The fields of a verdict."""

    legal: bool
    clause: str | None
    message: Said | None


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
    return Proposal(plan=shown, text=said.proposed(count=len(shown)))


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


def _can(view: View, unit: int) -> list[Message]:
    return [_described(view, unit), said.can_move(feet=feet(allowance(view, unit)))]


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
    text = said.way(feet=feet(points), most=feet(most))
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


def stance_text(stance: int) -> list[Message]:
    """Return what a stance does: to movement and toughness, and to the attacks that it takes something off."""
    about = {
        "position": STANCE_CODES[stance],
        "feet": int(STANCE_FEET[stance]),
        "toughness": int(STANCE_TOUGHNESS[stance]),
    }
    less = -int(STANCE_MELEE[stance])
    return [Message("about-position", about), *([Message("position-attacks", {"less": less})] if less else [])]


def _healing(view: View, action: int, rules: ViewRules, judged: Judged) -> Meaning:
    target = int(a.target_of(view.viewer, action))
    wounds = view.wounds[target]
    left = 0 if view.medic == TURN_ALL else max(0, wounds - 1)
    return Meaning(**judged, text=Message("healing", {**named(view, target), "wounds": wounds, "left": left}))


def _buying(view: View, action: int, rules: ViewRules, judged: Judged) -> Verdict:
    """Return what a purchase costs, and how many points it would leave."""
    if view.phase != BUY:
        return Verdict(**judged)
    kind, codes = int(a.type_of(action)), carried(action) if action >= a.ACTIONS else []
    spent = int(COST[kind]) + sum(int(WEAPON_COST[WEAPON_CODES.index(code)]) for code in codes)
    left = points_left(view) - spent
    return Purchase(**judged, cost=spent, left=left, text=said.costs(cost=spent, left=left))


def _ending(view: View, action: int, rules: ViewRules, judged: Judged) -> Idle:
    """Return the units that could still act in this step."""
    idle = [unit_of(view, view.viewer, act) for act in rules.legal() if verb_of(act) == a.PICKS]
    units = [unit_id(view, unit) for unit in idle]
    return Idle(**judged, units=units, text=said.idle(count=len(units)))


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


def _reason(view: View, action: int, clause: str) -> Message | None:
    """Return why an act is refused, with its numbers; None if the text of the refusal is enough."""
    verb = verb_of(action)
    if clause in ("UC-R-4", "UC-R-37") and verb in _ATTACKS:
        unit, target = unit_of(view, view.viewer, action), int(a.target_of(view.viewer, action))
        weapon = int(a.weapon_of(action))
        away = feet(ceil(sqrt(_distance(view, unit, target)) / CELLS_PER_FOOT * POINTS_PER_FOOT))
        return said.out_of_range(feet=away, weapon=WEAPON_CODES[weapon], reach=int(RANGE[weapon]))
    if clause == "UC-R-8":
        return said.out_of_sight(trees=bool(view.trees_block))
    if clause == "UC-R-3":
        unit = unit_of(view, view.viewer, action)
        return Message("out-of-reach", {**named(view, unit), "feet": feet(allowance(view, unit))})
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
        text = [_described(view, unit), Message(f"does-{kind}")]
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


def _described(view: View, unit: int) -> Message:
    """Return a unit in words: what it carries, how it stands and where, its toughness and its wounds."""
    about = named(view, unit)
    if view.phase == BUY:
        return Message("about-bought", about)
    kind = view.kind[unit]
    arms = [
        *weapon_codes(view.arms[unit]),
        *mount_codes(view.mount[unit]),
        *([WEAPON_CODES[GUN]] if kind == TANK else []),
    ]
    about |= {"arms": arms, "armed": bool(arms)}
    if view.life[unit] != ALIVE:
        state = {UNPLACED: "unplaced", KILLED: "killed"}.get(view.life[unit], "removed")
        return Message("about-absent", {**about, "state": state})
    stance = None if is_vehicle(kind) else STANCE_CODES[view.stance[unit]]
    ground = None if is_vehicle(kind) else TERRAIN_CODES[terrain_at(view, view.x[unit], view.y[unit])]
    about |= {"position": stance, "terrain": ground, "toughness": _toughness(view, unit), "wounds": view.wounds[unit]}
    return Message("about-unit", about)


def _toughness(view: View, unit: int) -> int:
    """Return a unit's toughness against fire, without the cover of vehicles, which depends on the attack line."""
    kind = view.kind[unit]
    if is_vehicle(kind):
        return int(TOUGHNESS[kind])
    ground = terrain_at(view, view.x[unit], view.y[unit])
    return int(TOUGHNESS[kind] + TERRAIN_TOUGHNESS[ground] + STANCE_TOUGHNESS[view.stance[unit]])


def _type_text(kind: int) -> list[Message]:
    code = TYPE_CODES[kind]
    about = {"type": code, "toughness": int(TOUGHNESS[kind]), "feet": int(FEET[kind]), "cost": int(COST[kind])}
    return [Message("about-type", about), Message(f"does-{code}")]


def _weapon_text(weapon: int) -> list[Message]:
    code = WEAPON_CODES[weapon]
    numbers = {"fire": RANGED, "vehicles": VEHICLE_BONUS, "hand": MELEE, "cost": WEAPON_COST}
    sums = [Message(f"weapon-{what}", {what: int(of[weapon])}) for what, of in numbers.items() if of[weapon]]
    does = [Message(f"does-{code}")] if code in DOES else []
    return [said.about_weapon(weapon=code, reach=int(RANGE[weapon])), *sums, *does]


def _terrain_text(kind: int) -> list[Message]:
    code = TERRAIN_CODES[kind]
    about = {
        "terrain": code,
        "toughness": int(TERRAIN_TOUGHNESS[kind]),
        "shots": -int(TERRAIN_RANGED[kind]),
        "grenades": -int(TERRAIN_THROWN[kind]),
    }
    return [Message("about-terrain", about), Message(f"does-{code}")]


DOES = ("knife", "gren", "baz", "mort", "gun")
"""The weapons about which there is something to say besides numbers."""
THINGS: dict[str, tuple[list[Message], str]] = {
    **{TYPE_CODES[kind]: (_type_text(kind), TYPE_CLAUSE[TYPE_CODES[kind]]) for kind in range(1, TYPES)},
    **{code: (_weapon_text(weapon), WEAPON_CLAUSE[code]) for weapon, code in enumerate(WEAPON_CODES)},
    **{code: (stance_text(stance), STANCE_CLAUSE[code]) for stance, code in enumerate(STANCE_CODES)},
    **{code: (_terrain_text(kind), TERRAIN_CLAUSE[code]) for kind, code in enumerate(TERRAIN_CODES) if kind},
    **{step: ([said.about_step(step=step)], clause) for step, (_, _, clause) in STEPS.items()},
    "marker": ([said.help_marker()], "UC-R-69"),
    "zone": ([said.help_zone()], "UC-R-68"),
    "confused": ([said.help_confused()], "UC-R-25"),
    "killed": ([said.help_killed()], "UC-R-62"),
    "wounds": ([said.help_wounds()], "UC-R-58"),
}
"""What can be asked about besides units: a few sentences, and the clause."""
