"""The Sergeant: a player that plans one whole act after the other, each the best by closed-form expectation.

`survey` finds the best act of the present decision: where to go, whom to attack, which stance to take. `evaluate` only
recognises the pick that leads to it. `ground` says what ground is worth, `worth` what an attack is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, as_int, kernel
from sandtable.games.combat.fields import Seen, View
from sandtable.games.combat.player.baselines import baselines
from sandtable.games.combat.player.exchange import compare, note_aims, note_wheels
from sandtable.games.combat.player.ground import choose_goals, compare_for_moving, danger, ground_worth, steps_to_cover
from sandtable.games.combat.player.notes import (
    CHOICE,
    GAIN,
    GROUND,
    OFFICER_CAUTION,
    PINNING,
    PLACED_BY_COVER,
    PLACES,
    SCATTERED,
    SCRATCH,
    SPREADING,
    STANCE_CAUTION,
    STYLE,
    WAY_FROM_COVER,
    WAY_FROM_DIRT,
    WAY_LEFT,
    WAY_OPEN,
    WORTH,
    WORTH_MOVING,
)
from sandtable.games.combat.player.outlook import outlook
from sandtable.games.combat.player.strengths import ratings, strengths
from sandtable.games.combat.player.weights import weigh
from sandtable.games.combat.player.worth import blow, muster
from sandtable.games.combat.rules.acting import can_act
from sandtable.games.combat.rules.actions import (
    ANSWERING,
    CHANGING,
    CHOOSING,
    DECLARING,
    DEPLOYING,
    END,
    FIGHTING,
    FIRED_KINDS,
    FIRED_WEAPON,
    FIRING,
    HEALING,
    MOVING,
    PRESETS,
    UNIT,
    turned,
)
from sandtable.games.combat.rules.armies import ARMIES
from sandtable.games.combat.rules.floor import free_row, holds, terrain_at
from sandtable.games.combat.rules.healing import why_patient
from sandtable.games.combat.rules.orders import order_at
from sandtable.games.combat.rules.reach import allowance, spread, wipe_wave
from sandtable.games.combat.rules.schema import (
    ALIVE,
    BUY,
    CHANGED,
    DECLARE,
    DEPLOY,
    DIRT,
    FIRED,
    FIRST_MOUNT,
    FOUGHT,
    HEAL,
    LAYERS,
    MELEE_STEP,
    MOVE,
    MOVED,
    NOBODY,
    SECOND_MOUNT,
    STANCE,
    THREW,
    UNITS,
    UNPLACED,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import (
    GUN,
    HANDS,
    HEIGHT,
    KNIFE,
    OFFICER,
    OPEN,
    PRONE,
    SIZE,
    SOLDIER,
    STANCES,
    STANDING,
    STRAIGHT,
    WIDTH,
    ZONE,
    is_soldier,
    is_vehicle,
)
from sandtable.games.combat.rules.weapons import why_armed, why_target

HORIZON = 30
"""Plies that a review looks ahead from a choice: the enemy's answer is among them."""

_WEAK = tuple(ARMIES).index("armour")  # this army loses to all others (bench/opponents.md)


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Find the best action for the seat, and write it to the notes CHOICE and GAIN."""
    weigh(v, notes)
    plan(v, seat, notes)


@kernel
def plan(v: Seen, seat: int, notes: Ints) -> None:
    """Find the best action as `survey` does, by the weights that the notes already hold."""
    notes[CHOICE], notes[GAIN] = END, 0
    muster(v, notes)
    note_wheels(v, notes)
    if v.phase == BUY:
        notes[CHOICE] = END if v.bought[seat] else NOBODY
    elif v.phase == DEPLOY:
        _place(v, seat, notes)
    elif v.phase == DIRT:
        notes[CHOICE] = ANSWERING + (1 if _dives(v, notes) else 0)
    else:
        note_aims(v, seat, notes)
        if v.picked != NOBODY:
            _plan(v, seat, seat * UNITS + v.picked, notes)
        else:
            _pick(v, seat, notes)


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return 1 for the action that `survey` has found and for armies and places that are as good, else 0."""
    if v.phase == BUY and _is_army(v, seat, a):
        return 1
    if v.phase == DEPLOY:
        for k in range(v.count[seat]):
            if notes[PLACES + k] == a:
                return 1
    return 1 if a == notes[CHOICE] else 0


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return which unit to place next, at random; None for all other decisions, which are left to `survey`.

    Only while units are placed are all choices first picks: there is no step to end.
    """
    if all(UNIT <= action < UNIT + UNITS for action in legal):
        return int(legal[seed % len(legal)])
    return None


@kernel
def _is_army(v: Seen, seat: int, a: int) -> bool:
    """Return whether an action buys a whole army that is worth fighting with: any preset but the weak one."""
    return not v.bought[seat] and CHOOSING <= a < CHOOSING + PRESETS and a != CHOOSING + _WEAK


@kernel
def _pick(v: Seen, seat: int, notes: Ints) -> None:
    """Find the next unit that has something to gain, from the last one that has acted; else end the step."""
    if v.phase == MOVE:
        choose_goals(v, seat, notes)
    first = 0
    for place in range(v.count[seat]):
        if v.done[seat * UNITS + place] & _mark(v.phase):
            first = place
    for place in range(first, v.count[seat]):
        u = seat * UNITS + place
        if can_act(v, u):
            _plan(v, seat, u, notes)
            if notes[GAIN] > 0:
                notes[CHOICE] = UNIT + place
                return
    notes[CHOICE] = END


@kernel
def _mark(phase: int) -> int:
    """Return the bits of `done` that an act of a step sets."""
    if phase == MOVE:
        return MOVED
    if phase == DECLARE:
        return FIRED | THREW
    if phase == MELEE_STEP:
        return FOUGHT
    if phase == VEHICLES:
        return FIRST_MOUNT | SECOND_MOUNT
    return CHANGED if phase == STANCE else 0


@kernel
def _plan(v: Seen, seat: int, u: int, notes: Ints) -> None:
    """Find the best act of a unit in this step."""
    notes[CHOICE], notes[GAIN] = NOBODY, 0
    if v.phase == MOVE:
        choose_goals(v, seat, notes)
        _plan_move(v, seat, u, notes)
    elif v.phase == STANCE:
        _plan_stance(v, u, notes)
    elif v.phase == HEAL:
        _plan_healing(v, seat, u, notes)
    else:
        _plan_attack(v, seat, u, notes)


@kernel
def _plan_move(v: Seen, seat: int, u: int, notes: Ints) -> None:
    """Find the best cell in reach; for vehicles only every third cell in each direction is considered."""
    points, size, vehicle = allowance(v, u), SIZE[v.kind[u]], is_vehicle(v.kind[u])
    compare_for_moving(v, u, notes)
    here, found = ground_worth(v, u, v.x[u], v.y[u], notes), False
    spread(v, u, points, NOBODY, NOBODY)
    best = 0
    fx, fy = turned(seat, v.x[u], v.y[u], size)
    for ty in range(max(0, fy - points // STRAIGHT), min(HEIGHT - size, fy + points // STRAIGHT) + 1):
        for tx in range(max(0, fx - points // STRAIGHT), min(WIDTH - size, fx + points // STRAIGHT) + 1):
            x, y = turned(seat, tx, ty, size)
            skipped = vehicle and found and (tx % 3 or ty % 3)
            if skipped or (tx == fx and ty == fy) or not holds(v.wave[points % LAYERS], x, y):
                continue
            value = ground_worth(v, u, x, y, notes)
            if not found or value > best:
                best, found = value, True
                notes[CHOICE] = MOVING + ty * WIDTH + tx
    wipe_wave(v, u, points)
    notes[GAIN] = best - here - notes[WORTH_MOVING]


@kernel
def _plan_attack(v: Seen, seat: int, u: int, notes: Ints) -> None:
    """Find the best weapon and target; an enemy that others aim at already counts less.

    In step 2 a soldier saves its attack if hand-to-hand promises more.
    """
    vehicle = is_vehicle(v.kind[u])
    by_hand = 0
    if vehicle:
        for k in range(FIRED_KINDS):
            _best_target(v, seat, u, FIRED_WEAPON[k], True, FIRING + k * UNITS, notes)
        return
    if v.phase == MELEE_STEP or v.declare_all:
        _best_target(v, seat, u, HANDS, False, FIGHTING, notes)
    elif v.phase == DECLARE:
        by_hand = _best_blow_by_hand(v, seat, u, notes)
    if v.phase == DECLARE:
        for weapon in range(KNIFE + 1, GUN):
            if v.arms[u] >> weapon & 1:
                _best_target(v, seat, u, weapon, False, DECLARING + (weapon - 1) * UNITS, notes)
    if by_hand > notes[GAIN] and not v.per_step:
        notes[GAIN] = 0


@kernel
def _best_blow_by_hand(v: Seen, seat: int, u: int, notes: Ints) -> int:
    best, first = 0, (1 - seat) * UNITS
    for t in range(first, first + v.count[1 - seat]):
        if v.life[t] == ALIVE and why_target(v, u, t, HANDS) == 0:
            best = max(best, blow(v, u, t, HANDS, notes))
    return best


@kernel
def _best_target(v: Seen, seat: int, u: int, weapon: int, fires: bool, first: int, notes: Ints) -> None:
    if why_armed(v, u, weapon, fires):
        return
    for place in range(v.count[1 - seat]):
        t = (1 - seat) * UNITS + place
        if v.life[t] == ALIVE and why_target(v, u, t, weapon) == 0:
            aimed = _aimed_at(v, t)
            value = 1 + blow(v, u, t, weapon, notes) * notes[SPREADING] // (notes[SPREADING] + aimed)
            if v.phase == DECLARE and not aimed and is_soldier(v.kind[t]) and v.stance[t] != PRONE:
                value += notes[PINNING]
            if notes[CHOICE] == NOBODY or value > notes[GAIN]:
                notes[CHOICE], notes[GAIN] = first + place, value


@kernel
def _aimed_at(v: Seen, t: int) -> int:
    """Return how many attacks have been declared on a unit."""
    count = 0
    for k in range(v.ordered):
        _u, _weapon, target = order_at(v, k)
        count += 1 if target == t else 0
    return count


@kernel
def _plan_stance(v: Seen, u: int, notes: Ints) -> None:
    """Find the stance with the best balance of movement points and danger."""
    now, best = v.stance[u], 0
    here = _stand_worth(v, u, notes)
    for stance in range(STANCES):
        if stance != now:
            v.stance[u] = stance
            value = _stand_worth(v, u, notes)
            if notes[CHOICE] == NOBODY or value > best:
                best = value
                notes[CHOICE] = CHANGING + stance
    v.stance[u] = now
    notes[GAIN] = best - here


@kernel
def _stand_worth(v: Seen, u: int, notes: Ints) -> int:
    compare(v, u, v.stance[u], notes)
    officer = v.kind[u] == OFFICER
    settled = officer or v.done[u] & (FIRED | THREW | FOUGHT)
    way = notes[WAY_LEFT] if settled else notes[WAY_OPEN]
    return allowance(v, u) * way - danger(v, u, OFFICER_CAUTION if officer else STANCE_CAUTION, notes)


@kernel
def _plan_healing(v: Seen, seat: int, u: int, notes: Ints) -> None:
    """Find the patient for whom worth and wounds together are greatest."""
    for place in range(v.count[seat]):
        t = seat * UNITS + place
        if v.life[t] == ALIVE and why_patient(v, u, t) == 0:
            value = notes[WORTH + t] * (1 + v.wounds[t])
            if value > notes[GAIN]:
                notes[CHOICE], notes[GAIN] = HEALING + place, value


@kernel
def _dives(v: Seen, notes: Ints) -> bool:
    """Return whether to hit the dirt: it saves more than the lost movement points are worth."""
    t = v.roller
    standing = _expected(v, t, notes)
    was, feet = v.stance[t], allowance(v, t)
    v.stance[t] = PRONE
    prone, lost = _expected(v, t, notes), feet - allowance(v, t)
    v.stance[t] = was
    way = notes[WAY_FROM_DIRT] if notes[GROUND + t] == OPEN else notes[WAY_FROM_COVER]
    return standing - prone > lost * way


@kernel
def _expected(v: Seen, t: int, notes: Ints) -> int:
    """Return what the declared attacks take from a unit on average."""
    total = 0
    for k in range(v.ordered):
        u, weapon, target = order_at(v, k)
        if target == t:
            total += blow(v, u, t, weapon, notes)
    return total


@kernel
def _place(v: Seen, seat: int, notes: Ints) -> None:
    """Find a place for a unit, spread along the front: soldiers in cover at the front edge, Officers behind."""
    place, count = v.picked, v.count[seat]
    for k in range(UNITS):
        notes[PLACES + k] = NOBODY
    if place == NOBODY:
        for k in range(count - 1, -1, -1):
            if v.life[seat * UNITS + k] == UNPLACED:
                place = k
        notes[CHOICE] = UNIT + place
        return
    u = seat * UNITS + place
    rows = HEIGHT - SIZE[v.kind[u]] + 1
    if notes[SCATTERED] and v.kind[u] == SOLDIER:
        for k in range(count):
            if v.kind[seat * UNITS + k] == SOLDIER and not _is_manned(v, seat, k):
                first, end = (rows * k + count - 1) // count, (rows * (k + 1) + count - 1) // count
                notes[PLACES + k] = _best_place(v, seat, u, k, first, end, notes)
    notes[CHOICE] = _best_place(v, seat, u, place, 0, rows, notes)
    for k in range(count):
        if notes[PLACES + k] != NOBODY:
            notes[CHOICE] = notes[PLACES + k]


@kernel
def _is_manned(v: Seen, seat: int, stretch: int) -> bool:
    """Return whether a unit stands in a stretch of the line, which has as many stretches as the army has units."""
    for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
        if v.life[u] == ALIVE:
            size = SIZE[v.kind[u]]
            _tx, ty = turned(seat, v.x[u], v.y[u], size)
            if ty * v.count[seat] // (HEIGHT - size + 1) == stretch:
                return True
    return False


@kernel
def _best_place(v: Seen, seat: int, u: int, stretch: int, first: int, end: int, notes: Ints) -> int:
    """Return the best place for a unit in the rows from `first` up to `end`, near the middle of a stretch.

    Return NOBODY if no place is free.
    """
    size, count = SIZE[v.kind[u]], v.count[seat]
    line = (HEIGHT - size) * (2 * stretch + 1) // (2 * count)
    front = 1 if v.kind[u] == OFFICER else ZONE - size
    best, choice = 0, NOBODY
    for ty in range(first, end):
        for tx in range(ZONE - size + 1):
            x, y = turned(seat, tx, ty, size)
            if free_row(v, u, y) >> x & 1:
                value = 1000 - 2 * abs(ty - line) - 3 * abs(tx - front)
                if is_soldier(v.kind[u]):
                    value += 40 if terrain_at(v, x, y) != OPEN else 0
                    value -= notes[PLACED_BY_COVER] * steps_to_cover(v, x, y)
                if value > best:
                    best, choice = value, DEPLOYING + (ty * ZONE + tx) * STANCES + STANDING
    return choice


@kernel
def own_half_turn(v: View) -> int:
    """Return the number of the viewer's half-turn, from 1 on; 0 while units are placed, and in the enemy's."""
    return as_int(v.ply) + 1 if v.half == v.viewer and v.phase >= MOVE else 0


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
    style=STYLE,
    outlook=outlook,
    stretch=own_half_turn,
    horizon=HORIZON,
    strengths=strengths,
    ratings=ratings,
    baselines=baselines,
)
