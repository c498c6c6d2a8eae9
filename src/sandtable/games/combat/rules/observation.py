"""The observation of a battle: a vector of int8, own units first, cells counted from the viewer's own edge."""

from __future__ import annotations

from sandtable.engine import Ints, Observation, kernel
from sandtable.games.combat.fields import Seen, View
from sandtable.games.combat.rules.actions import turned
from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.healing import is_treated
from sandtable.games.combat.rules.orders import order_at
from sandtable.games.combat.rules.reach import allowance
from sandtable.games.combat.rules.schema import (
    ALIVE,
    BUY,
    CHANGED,
    CONFUSED,
    DEPLOY,
    DIRT,
    FIRED,
    FIRST_MOUNT,
    FOUGHT,
    KILLED,
    MOVED,
    NOBODY,
    ORDERS,
    SEATS,
    SECOND_MOUNT,
    SPENT,
    THREW,
    UNITS,
    UNPLACED,
    WAITS,
)
from sandtable.games.combat.rules.tables import HEIGHT, SIZE, STANCE_CODES, TYPE_CODES, WEAPON_CODES, WEAPONS, WIDTH

_HIGH = 127
_PHASES = (
    "buy", "deploy", "move", "declare", "dirt", "sighted", "grenades", "melee", "vehicles", "position", "heal", "over",
    "deployment roll", "initiative", "officers",
)  # fmt: skip

# The entries of each unit.
_LIFE, _TYPE, _ARMS = 0, 4, 12
_MOUNTS = _ARMS + WEAPONS  # + weapon
_X, _Y, _WOUNDS = _MOUNTS + WEAPONS, _MOUNTS + WEAPONS + 1, _MOUNTS + WEAPONS + 2
_STANCE = _WOUNDS + 1
_DONE = _STANCE + 3
_DID = (MOVED, FIRED, THREW, FOUGHT, CHANGED, CONFUSED, FIRST_MOUNT, SECOND_MOUNT, SPENT)
_ALLOWANCE = _DONE + len(_DID)
_PICKED = _ALLOWANCE + 1
_ASKED = _PICKED + 1
_HEALINGS = _ASKED + 1
_TREATED = _HEALINGS + 1
_AIMED_AT = _TREATED + 1
_EACH = _AIMED_AT + 1

# The blocks of entries.
_UNITS = 0
_TERRAIN = _UNITS + SEATS * UNITS * _EACH
_ORDER = _TERRAIN + WIDTH * HEIGHT
_PHASE = _ORDER + 3 * ORDERS
_FACTS = _PHASE + len(_PHASES)
_FACT_NAMES = (
    "the viewer is active", "the opponent is active", "second half-turn", "the viewer acted first", "round",
    "rounds left", "own points destroyed / 8", "opponent's points destroyed / 8", "own marker points",
    "opponent's marker points", "scenario", "points to spend / 8", "veh_in_trees", "trees_block", "mortar_indirect",
    "wounds_monotonic", "no_officer", "move_only", "at_weapons", "per_step", "single grenade", "free carrying",
    "all is declared", "replies", "columns of the target", "no prone in melee", "nine wounds", "no fourth wound",
    "fire scope", "medic", "medic heals itself", "one die", "no resigning",
)  # fmt: skip
SIZE_OF_ALL = _FACTS + len(_FACT_NAMES)


def _meaning() -> tuple[str, ...]:
    each = ["unplaced", "on the table", "killed", "removed"]
    each += [f"type {code}" for code in TYPE_CODES[1:]]
    each += [f"carries {code}" for code in WEAPON_CODES[:WEAPONS]] + [
        f"mounts {code}" for code in WEAPON_CODES[:WEAPONS]
    ]
    each += ["x", "y", "wounds", *(f"position {code}" for code in STANCE_CODES)]
    each += ["moved", "fired", "threw", "fought", "changed position", "confused", "first mount fired"]
    each += [
        "second mount fired",
        "grenade spent",
        "allowance",
        "picked",
        "asked about the dirt",
        "healings by it",
        "Medics that have healed it in this step",
        "declared targets on it",
    ]
    names: list[str] = []
    for side in ("own", "enemy"):
        names += [f"{side} unit 0: {what}" for what in each]
        names += [f"{side} unit {k}, entry for entry as unit 0" for k in range(1, UNITS) for _ in each]
    terrain = "terrain, cell after cell from the viewer's own edge: 0 open, 1 hole, 2 trees, 4 building"
    names += [terrain] * (WIDTH * HEIGHT)
    names += ["declared attacks in their order: attacker, weapon, target, each from 1, own units first"] * (3 * ORDERS)
    names += [f"phase: {name}" for name in _PHASES]
    return (*names, *_FACT_NAMES)


OBSERVATION = Observation(shape=(SIZE_OF_ALL,), meaning=_meaning(), high=_HIGH)


@kernel
def encode(v: View, out: Ints) -> None:
    """Write a view as an observation, a vector of SIZE_OF_ALL entries; spectators see the battle as West does."""
    for k in range(SIZE_OF_ALL):
        out[k] = 0
    own = v.viewer if v.viewer < SEATS else 0
    for place in range(SEATS * UNITS):
        u = place if own == 0 else (place + UNITS) % (SEATS * UNITS)
        if v.kind[u]:
            _encode_unit(v, own, u, out, place * _EACH)
    if v.phase == BUY and v.viewer < SEATS:
        _encode_purchases(v, own, out)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            tx, ty = turned(own, x, y, 1)
            out[_TERRAIN + y * WIDTH + x] = terrain_at(v, tx, ty)
    _encode_orders(v, own, out)
    if v.phase < len(_PHASES):
        out[_PHASE + v.phase] = 1
    _encode_facts(v, own, out)


@kernel
def _encode_unit(v: Seen, own: int, u: int, out: Ints, at: int) -> None:
    life = v.life[u]
    out[at + (0 if life == UNPLACED else 1 if life == ALIVE else 2 if life == KILLED else 3)] = 1
    out[at + _TYPE + v.kind[u] - 1] = 1
    for weapon in range(WEAPONS):
        out[at + _ARMS + weapon] = v.arms[u] >> weapon & 1
        for k in range(2):
            out[at + _MOUNTS + weapon] += 1 if v.mount[u][k] == weapon else 0
    out[at + _PICKED] = 1 if _is_picked(v, u) else 0
    if v.x[u] == NOBODY:
        return
    out[at + _X], out[at + _Y] = turned(own, v.x[u], v.y[u], SIZE[v.kind[u]])
    out[at + _WOUNDS] = v.wounds[u]
    out[at + _STANCE + v.stance[u]] = 1
    for k in range(len(_DID)):
        out[at + _DONE + k] = 1 if v.done[u] & _DID[k] else 0
    out[at + _ALLOWANCE] = allowance(v, u)
    out[at + _ASKED] = 1 if v.phase == DIRT and v.roller == u else 0
    out[at + _HEALINGS] = v.healings[u]
    if v.half == u // UNITS:
        for medic in range(v.half * UNITS, v.half * UNITS + v.count[v.half]):
            out[at + _TREATED] += is_treated(v, medic, u)


@kernel
def _is_picked(v: Seen, u: int) -> bool:
    """Return whether a unit is picked, so that a second pick is due."""
    side = v.placing if v.phase == DEPLOY else v.half
    return v.picked != NOBODY and u == side * UNITS + v.picked


@kernel
def _encode_purchases(v: Seen, own: int, out: Ints) -> None:
    """Write the units that the viewer has bought so far into the entries of its units."""
    for k in range(v.bought[own]):
        at = k * _EACH
        out[at] = 1
        out[at + _TYPE + v.bought_kind[own][k] - 1] = 1
        for weapon in range(WEAPONS):
            out[at + _ARMS + weapon] = v.bought_arms[own][k] >> weapon & 1
            for m in range(2):
                out[at + _MOUNTS + weapon] += 1 if v.bought_mount[own][k][m] == weapon else 0


@kernel
def _encode_orders(v: Seen, own: int, out: Ints) -> None:
    """Write the declared attacks that are still to be carried out; units count from 1, the viewer's first."""
    for k in range(v.ordered):
        if v.fate[k] == WAITS:
            u, weapon, t = order_at(v, k)
            attacker, target = (u + own * UNITS) % (SEATS * UNITS), (t + own * UNITS) % (SEATS * UNITS)
            at = _ORDER + 3 * k
            out[at], out[at + 1], out[at + 2] = attacker + 1, weapon + 1, target + 1
            out[target * _EACH + _AIMED_AT] += 1


@kernel
def _encode_facts(v: Seen, own: int, out: Ints) -> None:
    at = _FACTS
    out[at] = 1 if v.half == own else 0
    out[at + 1] = 1 if v.half == 1 - own else 0
    out[at + 2] = v.second
    out[at + 3] = 1 if v.acted_first == own else 0
    out[at + 4] = min(_HIGH, v.round)
    out[at + 5] = min(_HIGH, v.rounds - v.round)
    out[at + 6] = min(_HIGH, v.score[own] // 8)
    out[at + 7] = min(_HIGH, v.score[1 - own] // 8)
    out[at + 8] = min(_HIGH, v.markers[own])
    out[at + 9] = min(_HIGH, v.markers[1 - own])
    out[at + 10] = v.scenario
    out[at + 11] = min(_HIGH, v.points // 8)
    at += 12
    out[at], out[at + 1], out[at + 2], out[at + 3] = (
        v.veh_in_trees,
        v.trees_block,
        v.mortar_indirect,
        v.wounds_monotonic,
    )
    out[at + 4], out[at + 5], out[at + 6], out[at + 7] = v.no_officer, v.move_only, v.vehicles_only, v.per_step
    out[at + 8], out[at + 9], out[at + 10], out[at + 11] = v.single_grenade, v.carry_free, v.declare_all, v.reply
    out[at + 12], out[at + 13], out[at + 14] = v.target_columns, v.no_prone_melee, v.nine_wounds
    out[at + 15], out[at + 16], out[at + 17], out[at + 18] = v.no_fourth, v.fire_scope, v.medic, v.medic_self
    out[at + 19], out[at + 20] = v.one_die, v.no_resigning
