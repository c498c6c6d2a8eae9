"""The course of the battle: rounds, half-turns and steps, up to the next decision or roll (UC-TURN-1 to -12)."""

from __future__ import annotations

from sandtable.engine import CHANCE, Events, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.acting import anybody_can_act
from sandtable.games.combat.rules.attacks import carry_out_order
from sandtable.games.combat.rules.callings import calling_of, number_of
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.deploying import next_to_place
from sandtable.games.combat.rules.ending import check_wipe_out, end_at_limit, remove_casualties, score_markers
from sandtable.games.combat.rules.orders import is_targeted
from sandtable.games.combat.rules.schema import (
    ALIVE,
    ALL_UNITS,
    ANSWERED,
    CONFUSED,
    DEPLOY,
    DEPLOY_ROLL,
    DIRT,
    EVERYBODY,
    FREEZE,
    GAME,
    GRENADES,
    HEAL,
    INITIATIVE,
    LASTING,
    MELEE_STEP,
    MOVE,
    NO_EFFECT,
    NOBODY,
    OFFICERS,
    OVER,
    SIGHTED,
    UNITS,
    VEHICLES,
    WEST,
)
from sandtable.games.combat.rules.tables import OFFICER, PRONE, is_soldier


@kernel
def proceed(s: State, ev: Events) -> None:
    """Go on until a seat or chance must act, or the battle is over."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == DEPLOY:
            if not next_to_place(s, ev):
                roll_for(s, INITIATIVE)
        elif s.phase == OFFICERS:
            _next_officer_roll(s)
        elif not _ask(s, ev):
            next_step(s, ev)


@kernel
def next_step(s: State, ev: Events) -> None:
    """End the present step; end the half-turn after the last."""
    if s.phase == HEAL:
        _end_half(s, ev)
    else:
        s.phase += 1
        s.next_order = 0


@kernel
def _ask(s: State, ev: Events) -> bool:
    """Ask the seat or chance to act in the present step; return False if nothing is left to do in it (UC-R-74)."""
    if s.phase == DIRT:
        return _ask_about_dirt(s, ev)
    resolves = s.phase == SIGHTED or s.phase == GRENADES
    if resolves or (s.declare_all and (s.phase == MELEE_STEP or s.phase == VEHICLES)):
        return carry_out_order(s, ev)
    if not anybody_can_act(s, s.half):
        return False
    _announce(s, ev)
    s.waiting = 1 << s.half
    return True


@kernel
def _announce(s: State, ev: Events) -> None:
    """Tell everybody, once, that a step has begun in which a side decides."""
    if s.announced != s.phase:
        s.announced = s.phase
        tell.step(ev, s.phase, C.UC_TURN_1 + s.phase - MOVE, EVERYBODY)


@kernel
def _ask_about_dirt(s: State, ev: Events) -> bool:
    """Ask about the next targeted soldier that is not prone, in the order of ids (UC-R-46).

    Return False if there is none left.
    """
    first = (1 - s.half) * UNITS
    for t in range(first, first + s.count[1 - s.half]):
        upright = is_soldier(s.kind[t]) and s.life[t] == ALIVE and s.stance[t] != PRONE
        if upright and not s.done[t] & ANSWERED and is_targeted(s, t):
            s.roller = t
            s.waiting = 1 << 1 - s.half
            _announce(s, ev)
            return True
    return False


@kernel
def roll_for(s: State, phase: int) -> None:
    """Begin a roll of both sides, West first (UC-R-65, UC-R-68)."""
    s.phase, s.roller, s.waiting = phase, WEST, 1 << CHANCE


@kernel
def rolled(s: State, first: int, second: int, ev: Events) -> None:
    """Take in the roll of a side, and act on the result of both; a tie is rolled again.

    `second` is 0 if a side rolls one die.
    """
    clause = C.UC_R_65 if s.phase == INITIATIVE else C.UC_R_68
    tell.rolled(ev, s.roller, s.phase, first, second, clause, EVERYBODY)
    total = first + second
    if s.roller == WEST:
        s.rolled, s.roller = total, 1
        return
    if total == s.rolled:
        roll_for(s, s.phase)
        return
    west_is_higher = s.rolled > total
    s.waiting, s.roller, s.rolled = 0, NOBODY, 0
    if s.phase == DEPLOY_ROLL:
        low = 1 if west_is_higher else 0
        tell.first(ev, low, DEPLOY_ROLL, clause, EVERYBODY)
        s.phase, s.placing = DEPLOY, 1 - low  # the low roller places the first unit
    else:
        _begin_round(s, 0 if west_is_higher else 1, ev)


@kernel
def _begin_round(s: State, first: int, ev: Events) -> None:
    """Begin a round with the half-turn of the side `first`, which has rolled higher (UC-TURN-12)."""
    s.round += 1
    s.acted_first, s.second = first, 0
    tell.round(ev, s.round, C.UC_TURN_12, EVERYBODY)
    tell.first(ev, first, INITIATIVE, C.UC_TURN_12, EVERYBODY)
    begin_half(s, first, ev)


@kernel
def begin_half(s: State, seat: int, ev: Events) -> None:
    """Begin a side's half-turn: clear what units have done, and look for an Officer, once (UC-R-25)."""
    s.half = seat
    s.ply += 1
    s.ordered, s.next_order, s.announced = 0, 0, NOBODY
    for u in range(ALL_UNITS):
        s.done[u] &= LASTING
        if s.medic != GAME:
            s.healings[u] = 0
    tell.half(ev, seat, C.UC_TURN_11 if s.second else C.UC_TURN_12, EVERYBODY)
    _forget_patients(s)
    look_for_officer(s)


@kernel
def _forget_patients(s: State) -> None:
    """Clear which soldiers Medics have treated, which counts for one step only."""
    for medic in range(UNITS):
        s.treated[medic][0], s.treated[medic][1] = 0, 0


@kernel
def look_for_officer(s: State) -> None:
    """Begin the steps; without a living Officer let each unit roll first, or freeze all, by the option (UC-R-24)."""
    s.phase, s.roller = OFFICERS, s.half * UNITS - 1
    first = s.half * UNITS
    for u in range(first, first + s.count[s.half]):
        if s.kind[u] == OFFICER and s.life[u] == ALIVE:
            s.phase = MOVE
    if s.phase == OFFICERS and s.no_officer == NO_EFFECT:
        s.phase = MOVE
    if s.phase == OFFICERS and s.no_officer == FREEZE:
        s.phase = MOVE
        for u in range(first, first + s.count[s.half]):
            s.done[u] |= CONFUSED
    if s.phase == MOVE:
        s.roller = NOBODY


@kernel
def _next_officer_roll(s: State) -> None:
    """Let the next living unit roll, in the order of ids; begin the steps after the last one."""
    u = s.roller + 1
    while u < s.half * UNITS + s.count[s.half] and s.life[u] != ALIVE:
        u += 1
    if u < s.half * UNITS + s.count[s.half]:
        s.roller, s.waiting = u, 1 << CHANCE
    else:
        s.phase, s.roller = MOVE, NOBODY


@kernel
def officer_die(s: State, die: int, ev: Events) -> None:
    """Apply the die of a unit without an Officer: even, it acts; odd, it is confused (UC-R-24)."""
    confused = die % 2
    if confused:
        s.done[s.roller] |= CONFUSED
    if ev is not None:
        calls, number = calling_of(s, s.roller), number_of(s, s.roller)
        tell.officers(ev, s.half, calls, number, die, confused, C.UC_R_25, EVERYBODY)
    s.waiting = 0


@kernel
def _end_half(s: State, ev: Events) -> None:
    """End a half-turn: removal, points, wipe-out; after the second also markers, the limit and initiative (UC-R-69)."""
    remove_casualties(s, ev)
    if check_wipe_out(s, ev):
        return
    if not s.second:
        s.second = 1
        begin_half(s, 1 - s.half, ev)
        return
    score_markers(s, ev)
    if s.round >= s.rounds:
        end_at_limit(s, ev)
    else:
        roll_for(s, INITIATIVE)
