"""The rules of Ultimate Combat that the umpire calls."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, Events, Ints, discloses, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.actions import (
    ANSWERS,
    BUYS,
    CHOOSES,
    CHOOSING,
    DEPLOYS,
    ENDS,
    EQUIPS,
    FIRES,
    HEALS,
    MOUNTS_ON,
    MOVES,
    NO_STANCE,
    PICKS,
    PURCHASES,
    RESIGN,
    RESIGNS,
    STANDS,
    UNIT,
    bought_weapon,
    cell_of,
    says_yes,
    stance_of,
    target_of,
    type_of,
    unit_of,
    verb_of,
    weapon_of,
)
from sandtable.games.combat.rules.attacks import aim, attack, spend
from sandtable.games.combat.rules.buying import buy, choose, hand_out, purchase, reveal_armies
from sandtable.games.combat.rules.callings import calling_of, number_of
from sandtable.games.combat.rules.choices import legal
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.deploying import deploy
from sandtable.games.combat.rules.determinize import determinize
from sandtable.games.combat.rules.ending import resign
from sandtable.games.combat.rules.floor import lift, put, roughen
from sandtable.games.combat.rules.healing import mark_treated
from sandtable.games.combat.rules.observation import encode
from sandtable.games.combat.rules.orders import add_order
from sandtable.games.combat.rules.prohibitions import why
from sandtable.games.combat.rules.reach import cost_to
from sandtable.games.combat.rules.schema import (
    ANSWERED,
    BUY,
    BY_SCENARIO,
    CHANGED,
    DECLARE,
    DEPLOY_ROLL,
    ENTER,
    EVERYBODY,
    INITIATIVE,
    KIND,
    MOVE,
    MOVED,
    NOBODY,
    OFFICERS,
    OVER,
    SEATS,
    TURN_ALL,
    UNITS,
    UNPLACED,
    USUAL_ROUNDS,
)
from sandtable.games.combat.rules.sums import sum_up
from sandtable.games.combat.rules.tables import BUILDING, PRONE, STANDING, TREES
from sandtable.games.combat.rules.turn import (
    look_for_officer,
    next_step,
    officer_die,
    proceed,
    roll_for,
    rolled,
)

__all__ = [
    "OUTCOMES",
    "RESIGN",
    "apply",
    "chances",
    "determinize",
    "encode",
    "legal",
    "score",
    "start",
    "sum_up",
    "why",
]

OUTCOMES = 36
HIDDEN = -1
_DIE = 6


@kernel
def start(s: State) -> None:
    """Set up a new battle in a state that holds its options, map and armies."""
    if s.rounds == BY_SCENARIO:
        s.rounds = USUAL_ROUNDS[s.scenario]
    _lay_map(s)
    _muster(s)
    s.half, s.acted_first, s.picked, s.placing = NOBODY, NOBODY, NOBODY, NOBODY
    s.roller, s.announced = NOBODY, NOBODY
    if s.buyers:
        s.phase, s.waiting = BUY, s.buyers
    else:
        roll_for(s, DEPLOY_ROLL)


@kernel
def _lay_map(s: State) -> None:
    """Count the pieces that block sight, and mark the cells that vehicles may not enter."""
    for k in range(s.pieces):
        kind = s.piece[k][KIND]
        if kind == BUILDING or (kind == TREES and s.trees_block):
            s.walls += 1
        if not (s.veh_in_trees and kind == TREES):
            roughen(s, s.piece[k])


@kernel
def _muster(s: State) -> None:
    """Mark the units of given armies as not yet placed; armies that are bought come later."""
    for seat in range(SEATS):
        for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
            s.life[u], s.x[u], s.y[u] = UNPLACED, NOBODY, NOBODY


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out a legal action or an outcome of chance, and all that follows without a decision."""
    if seat == CHANCE:
        _apply_chance(s, a, ev)
    else:
        _apply_choice(s, seat, a, ev)
    if not s.waiting:
        proceed(s, ev)


@kernel
@discloses("UC-R-71", CHOICE, why="Dice are rolled in front of everybody.")
def _apply_chance(s: State, outcome: int, ev: Events) -> None:
    if s.phase == ENTER:
        _enter(s)
        return
    s.dice[0], s.dice[1] = outcome // _DIE + 1, outcome % _DIE + 1
    if _is_single(s):
        s.dice[0], s.dice[1] = outcome + 1, 0
    if s.phase == OFFICERS:
        officer_die(s, s.dice[0], ev)
    elif s.phase == DEPLOY_ROLL or s.phase == INITIATIVE:
        rolled(s, s.dice[0], s.dice[1], ev)
    else:
        attack(s, s.dice[0], s.dice[1], ev)


@kernel
def _is_single(s: State) -> int:
    """Return whether one die is rolled and not two."""
    return s.phase == OFFICERS or (s.one_die and (s.phase == DEPLOY_ROLL or s.phase == INITIATIVE))


@kernel
def _enter(s: State) -> None:
    """Begin the step of a position that a scenario has set up."""
    s.phase, s.waiting = s.entering, 0
    if s.phase == DEPLOY_ROLL or s.phase == INITIATIVE:
        roll_for(s, s.phase)
    elif s.phase == MOVE:
        look_for_officer(s)


@kernel
def _apply_choice(s: State, seat: int, a: int, ev: Events) -> None:
    shown = _shown(a)
    verb = verb_of(shown)
    if shown == HIDDEN:
        _apply_purchase(s, seat, a, ev)
    elif verb == RESIGNS:
        resign(s, seat, ev)
    elif verb == PICKS:
        s.picked = shown - UNIT
        if ev is not None:
            u = seat * UNITS + s.picked
            tell.picked(ev, seat, calling_of(s, u), number_of(s, u), C.UC_R_95, EVERYBODY)
    elif verb == ENDS and s.phase == BUY:
        _end_purchases(s, seat, ev)
    elif verb == ENDS:
        s.waiting = 0
        next_step(s, ev)
    elif verb == ANSWERS:
        _answer(s, says_yes(shown), ev)
    else:
        _apply_act(s, seat, verb, shown, ev)


@kernel
@discloses("UC-R-70", CHOICE, why="All but buying is done on the floor, where everybody sees it.")
def _shown(a: int) -> int:
    """Return an action as everybody sees it: itself, or HIDDEN for a purchase."""
    return HIDDEN if verb_of(a) >= BUYS else a


@kernel
def _answer(s: State, yes: bool, ev: Events) -> None:
    """Let the soldier that is asked about hit the dirt, or stay as it is (UC-R-46, UC-R-47)."""
    t = s.roller
    s.done[t] |= ANSWERED
    if yes:
        s.stance[t] = PRONE
    if ev is not None:
        calls, number = calling_of(s, t), number_of(s, t)
        if yes:
            tell.dirt(ev, t // UNITS, calls, number, C.UC_R_47, EVERYBODY)
        else:
            tell.stayed(ev, t // UNITS, calls, number, C.UC_R_46, EVERYBODY)
    s.waiting, s.roller = 0, NOBODY


@kernel
def _end_purchases(s: State, seat: int, ev: Events) -> None:
    """End the buying of a side; reveal the armies if both sides are done."""
    s.waiting &= ~(1 << seat)
    tell.ready(ev, seat, C.UC_R_67, EVERYBODY)
    if not s.waiting:
        reveal_armies(s, ev)
        roll_for(s, DEPLOY_ROLL)


@kernel
@discloses(
    "UC-R-70",
    "bought",
    "bought_kind",
    "bought_arms",
    "bought_mount",
    why="Only the buyer of a unit sees it.",
    privately=True,
)
def _apply_purchase(s: State, seat: int, a: int, ev: Events) -> None:
    verb = verb_of(a)
    if verb == BUYS:
        buy(s, seat, type_of(a))
    elif verb == PURCHASES:
        purchase(s, seat, a)
    elif verb == EQUIPS or verb == MOUNTS_ON:
        hand_out(s, seat, bought_weapon(a))
    elif verb == CHOOSES:
        choose(s, seat, a - CHOOSING)
    last = s.bought[seat] - 1
    mount = s.bought_mount[seat][last]
    kind, arms = s.bought_kind[seat][last], s.bought_arms[seat][last]
    tell.bought(ev, seat, last + 1, kind, arms, mount[0], mount[1], C.UC_R_90, 1 << seat)


@kernel
def _apply_act(s: State, seat: int, verb: int, a: int, ev: Events) -> None:
    """Carry out the second pick of an act, or a whole act."""
    u = unit_of(s, seat, a)
    if verb == DEPLOYS:
        x, y = cell_of(s, seat, a)
        stance = stance_of(a)
        deploy(s, u, x, y, STANDING if stance == NO_STANCE else stance, ev)
        return
    s.waiting = 0
    if verb == MOVES:
        x, y = cell_of(s, seat, a)
        _move(s, u, x, y, ev)
    elif verb == STANDS:
        s.stance[u] = stance_of(a)
        s.done[u] |= CHANGED
        if ev is not None:
            tell.positioned(ev, seat, calling_of(s, u), number_of(s, u), s.stance[u], C.UC_TURN_8, EVERYBODY)
    elif verb == HEALS:
        _heal(s, u, target_of(seat, a), ev)
    else:
        _attack(s, u, weapon_of(a), target_of(seat, a), verb == FIRES, ev)
    s.picked = NOBODY


@kernel
def _move(s: State, u: int, x: int, y: int, ev: Events) -> None:
    if ev is not None:
        calls, number, cost = calling_of(s, u), number_of(s, u), cost_to(s, u, x, y)
        tell.moved(ev, u // UNITS, calls, number, s.x[u], s.y[u], x, y, cost, C.UC_TURN_1, EVERYBODY)
    lift(s, u)
    put(s, u, x, y)
    s.done[u] |= MOVED


@kernel
def _heal(s: State, medic: int, patient: int, ev: Events) -> None:
    """Heal one wound of a patient, or all by the option (UC-R-60)."""
    s.wounds[patient] = 0 if s.medic == TURN_ALL else s.wounds[patient] - 1
    s.healings[medic] += 1
    mark_treated(s, medic, patient)
    if ev is not None:
        side, wounds = medic // UNITS, s.wounds[patient]
        calls, number, other, nth = (
            calling_of(s, medic),
            number_of(s, medic),
            calling_of(s, patient),
            number_of(s, patient),
        )
        tell.healed(ev, side, calls, number, side, other, nth, wounds, C.UC_TROOP_6, EVERYBODY)


@kernel
def _attack(s: State, u: int, weapon: int, t: int, fires: bool, ev: Events) -> None:
    """Declare an attack in step 2; in steps 6 and 7 roll its dice next."""
    spend(s, u, weapon, fires)
    if s.phase == DECLARE:
        add_order(s, u, weapon, t)
        if ev is not None:
            calls, number, other, nth = calling_of(s, u), number_of(s, u), calling_of(s, t), number_of(s, t)
            tell.declared(ev, u // UNITS, calls, number, weapon, t // UNITS, other, nth, C.UC_R_43, EVERYBODY)
    else:
        aim(s, u, weapon, t)


@kernel
def chances(s: State, weights: Ints) -> int:
    """List equal weights of the outcomes of chance: 36 for two dice in order, 6 for one die (UC-R-71).

    Return how many there are. A single outcome begins the step of a position that a scenario has set up.
    """
    n = OUTCOMES
    if s.phase == ENTER:
        n = 1
    elif _is_single(s):
        n = _DIE
    for k in range(n):
        weights[k] = 1
    return n


@kernel
def score(s: State, seat: int) -> int:
    """Return 1 if the seat has won, -1 if it has lost, 0 after a draw and while the battle goes on (UC-R-93)."""
    if s.phase != OVER or not s.winner:
        return 0
    return 1 if s.winner >> seat & 1 else -1
