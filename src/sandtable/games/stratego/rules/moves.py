"""Moves and attacks: which are legal, and why others are not (rulebook 2.4 to 2.10, 2.14 to 2.16, 3.3, 3.4)."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.acting import bar_of, barred
from sandtable.games.stratego.rules.actions import MOVE, STEP_ON, STOP
from sandtable.games.stratego.rules.cannons import can_fire, legal_shots
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.flag_moves import legal_claims, legal_escapes
from sandtable.games.stratego.rules.geometry import BLOCKED, LAKE, direction, distance, line
from sandtable.games.stratego.rules.schema import BOMB, CANNON, CAPTAIN, FLAG, PIECES, SCOUT
from sandtable.games.stratego.rules.sides import TAKES, allied, moves, owner
from sandtable.games.stratego.rules.stockades import is_captive
from sandtable.games.stratego.rules.tables import (
    BEND,
    BEND_NUMBER,
    BEND_WAYS,
    FROM,
    LINE_NUMBER,
    NEXT,
    NOWHERE,
    STEP_WAY,
    TO,
)


@kernel
def _bend_is_free(v: Seen, origin: int, target: int) -> bool:
    """Return whether at least one of the two spaces on a bent way is a vacant space (ST-R-25)."""
    for d in range(4):
        way = NEXT[v.side][origin][d]
        if way != NOWHERE and v.board[way] == 0 and distance(v, way, target) == 1:
            return True
    return False


@kernel
def why_move(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a move or an attack; 0 if none does."""
    origin = FROM[v.side][seat][a - MOVE]
    target = TO[v.side][seat][a - MOVE]
    piece = v.board[origin] - 1
    if piece < 0 or owner(piece) != seat:
        return C.ST_TURN_2
    kind = v.rank[piece]
    taken = TAKES[seat % 2][v.board[target]] == 1
    if not moves(v, kind):
        if not taken:
            return C.ST_MOVE_2
        return C.ST_BOMB_1 if kind == BOMB else C.ST_FLAG_1
    if v.board[target] != 0 and not taken:
        return C.ST_MOVE_5 if owner(v.board[target] - 1) == seat else C.ST_R_39
    clause = _why_way(v, seat, kind, origin, target, taken)
    if taken:
        return C.ST_ATK_1 if clause == C.ST_MOVE_1 else clause
    return C.ST_MOVE_8 if clause == 0 and barred(v, seat) == bar_of(piece, target) else clause


@kernel
def _why_way(v: Seen, seat: int, kind: int, origin: int, target: int, taken: bool) -> int:
    """Return the clause that forbids this kind of piece to go this way over the board; 0 if none does."""
    far = distance(v, origin, target)
    if kind == SCOUT:
        return _why_run(v, origin, target, far)
    if kind == CAPTAIN:
        if far > 2:
            return C.ST_CAV_2
        free = _bend_is_free(v, origin, target) if far == 0 else line(v, origin, target) < BLOCKED
        return 0 if free else C.ST_MOVE_4
    if far == 0:
        return C.ST_MOVE_3
    if kind == CANNON:
        return _why_cannon(v, seat, origin, target, far, taken)
    if kind == FLAG:
        if taken:
            return C.ST_R_34
        return 0 if far == 1 else C.ST_ALLY_FLAG_1
    return 0 if far == 1 else C.ST_MOVE_1


@kernel
def _why_run(v: Seen, origin: int, target: int, far: int) -> int:
    """Return the clause that forbids a Scout this run; 0 if none does."""
    if far == 0:
        return C.ST_SCOUT_3
    if v.scout_range and far > v.scout_range:
        return C.ST_SCOUT_2
    way = line(v, origin, target)
    if way == LAKE:
        return C.ST_SCOUT_5
    return C.ST_SCOUT_4 if way == BLOCKED else 0


@kernel
def _why_cannon(v: Seen, seat: int, origin: int, target: int, far: int, taken: bool) -> int:
    """Return the clause that forbids a Cannon this step or this shot; 0 if none does."""
    if not taken:
        return 0 if far == 1 else C.ST_ALLY_CANNON_2
    if far == 1:
        return C.ST_R_33
    if far != 3:
        return C.ST_ALLY_CANNON_3
    return 0 if can_fire(v, seat, origin, direction(v, origin, target)) else C.ST_R_35


@kernel
def legal_moves(v: Seen, seat: int, out: Ints) -> int:
    """Write every move and attack of the seat into `out`, and return how many there are.

    It avoids branches where it can: each candidate is stored, and the count rises if it is legal. On random positions a
    mispredicted branch costs more than all the rest.
    """
    n = 0
    bar = barred(v, seat)
    following, numbers, takes = NEXT[v.side], LINE_NUMBER[v.side][seat], TAKES[seat % 2]
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        space = v.at[piece]
        kind = v.rank[piece]
        if space < 0:
            continue
        no_stop = bar - bar_of(piece, 0)  # the one space on which this piece may not stop
        if kind >= BOMB:
            if allied(v):
                n = _unranked_moves(v, seat, kind, space, no_stop, out, n)
            continue
        if kind == SCOUT:
            n = _scout_moves(v, seat, space, no_stop, takes, out, n)
            continue
        for d in range(4):
            target = following[space][d]
            out[n] = MOVE + numbers[space][d]
            n += (target >= 0) & _may_end(v.board[max(target, 0)], takes, target != no_stop)
        if kind == CAPTAIN:
            n = _second_steps(v, seat, space, no_stop, takes, out, n)
            n = _bent_moves(v, seat, space, no_stop, takes, out, n)
    return n


@kernel
def _may_end(there: int, takes: Ints, may_stop: bool) -> int:
    """Return 1 if a move may end on a space with `there` on it: vacant, if it may stop there, or an opposing piece."""
    return ((there == 0) & may_stop) | takes[there]


@kernel
def _scout_moves(v: Seen, seat: int, space: int, no_stop: int, takes: Ints, out: Ints, n: int) -> int:
    following, numbers = NEXT[v.side], LINE_NUMBER[v.side][seat][space]
    for d in range(4):
        target = following[space][d]
        number = MOVE + numbers[d]
        last = number + v.scout_range - 1  # by the printed rules before the first
        while target >= 0:
            there = v.board[target]
            out[n] = number
            n += _may_end(there, takes, target != no_stop)
            if there != 0 or number == last:
                break
            target = following[target][d]
            number += 1
    return n


@kernel
def _second_steps(v: Seen, seat: int, space: int, no_stop: int, takes: Ints, out: Ints, n: int) -> int:
    """Write a Captain's moves of two spaces in line, over a vacant one."""
    following, numbers = NEXT[v.side], LINE_NUMBER[v.side][seat][space]
    for d in range(4):
        way = following[space][d]
        target = following[max(way, 0)][d]
        out[n] = MOVE + numbers[d] + 1
        free = (way >= 0) & (target >= 0) & (v.board[max(way, 0)] == 0)
        n += free & _may_end(v.board[max(target, 0)], takes, target != no_stop)
    return n


@kernel
def _bent_moves(v: Seen, seat: int, space: int, no_stop: int, takes: Ints, out: Ints, n: int) -> int:
    """Write a Captain's moves of two spaces round a corner, over at least one vacant one (ST-R-25)."""
    neighbours, bends = NEXT[v.side][space], BEND[v.side][space]
    for diagonal in range(4):
        target = bends[diagonal]
        one, other = neighbours[BEND_WAYS[diagonal][0]], neighbours[BEND_WAYS[diagonal][1]]
        free = (one >= 0) & (v.board[max(one, 0)] == 0) | (other >= 0) & (v.board[max(other, 0)] == 0)
        out[n] = MOVE + BEND_NUMBER[v.side][seat][space][diagonal]
        n += (target >= 0) & free & _may_end(v.board[max(target, 0)], takes, target != no_stop)
    return n


@kernel
def _unranked_moves(v: Seen, seat: int, kind: int, place: int, no_stop: int, out: Ints, n: int) -> int:
    """Write the moves of a Flag or a Cannon, which exist on the four-player side only.

    They are steps onto vacant spaces, claims, escapes and shots.
    """
    if is_captive(v, place):
        return legal_escapes(v, seat, place, out, n)
    for d in range(4):
        target = NEXT[1][place][d]
        if target != NOWHERE and v.board[target] == 0 and target != no_stop:
            out[n] = MOVE + LINE_NUMBER[1][seat][place][d]
            n += 1
            if kind == FLAG:
                n = legal_claims(v, seat, place, d, out, n)
    if kind == CANNON:
        n = legal_shots(v, seat, place, out, n)
    return n


@kernel
def step_target(v: Seen, seat: int, a: int) -> int:
    """Return the space to which a Captain's extra step leads, or NOWHERE."""
    return NEXT[v.side][v.at[v.mover - 1]][STEP_WAY[v.side][seat][a - STEP_ON[v.variant]]]


@kernel
def why_step(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a Captain's extra step after a win (ST-R-23); 0 if none does."""
    stop = STOP[v.variant]
    if a == stop:
        return 0
    if a < STEP_ON[v.variant] or a > stop:
        return C.ST_R_23
    target = step_target(v, seat, a)
    if target == NOWHERE:
        return C.ST_MOVE_6
    there = v.board[target]
    if there == 0:
        return 0
    if TAKES[seat % 2][there]:
        return C.ST_CAV_5
    return C.ST_MOVE_5 if owner(there - 1) == seat else C.ST_R_39


@kernel
def legal_steps(v: Seen, seat: int, out: Ints) -> int:
    """Write a Captain's extra steps, and stopping, into `out`, and return how many there are."""
    n = 0
    for a in range(STEP_ON[v.variant], STOP[v.variant]):
        target = step_target(v, seat, a)
        if target != NOWHERE and v.board[target] == 0:
            out[n] = a
            n += 1
    out[n] = STOP[v.variant]
    return n + 1


@kernel
def can_step_on(v: Seen, space: int) -> bool:
    """Return whether any neighbouring space is vacant."""
    for d in range(4):
        target = NEXT[v.side][space][d]
        if target != NOWHERE and v.board[target] == 0:
            return True
    return False
