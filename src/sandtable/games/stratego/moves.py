"""Moving and attacking: what is legal and why not (rulebook 2.4 to 2.10, 3.3, 3.4)."""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.actions import MOVE, RESCUE_PIECE, STEP_ON, STOP
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.pieces import moves
from sandtable.games.stratego.schema import BOMB, CAPTAIN, PIECES, SCOUT
from sandtable.games.stratego.tables import (
    BEND,
    BEND_NUMBER,
    BEND_WAYS,
    COLUMN,
    FROM,
    LINE_NUMBER,
    NEXT,
    NOWHERE,
    ROW,
    STEP_WAY,
    TO,
)
from sandtable.games.stratego.turn import bar_of, barred, owner
from sandtable.umpire.jit import Record, inlined, kernel


@kernel
def distance(v: Record, origin: int, target: int) -> int:
    """Spaces along a straight line, or 0 when the two do not lie in one."""
    across = COLUMN[v.side][target] - COLUMN[v.side][origin]
    along = ROW[v.side][target] - ROW[v.side][origin]
    return abs(across + along) if across == 0 or along == 0 else 0


@kernel
def _direction(v: Record, origin: int, target: int) -> int:
    """The direction of a target that lies in line."""
    across = COLUMN[v.side][target] - COLUMN[v.side][origin]
    along = ROW[v.side][target] - ROW[v.side][origin]
    if across == 0:
        return 0 if along > 0 else 2
    return 1 if across > 0 else 3


@kernel
def _line_is_free(v: Record, origin: int, target: int) -> bool:
    """Whether every space between two spaces in line is vacant."""
    d = _direction(v, origin, target)
    space = NEXT[v.side][origin][d]
    while space != target:
        if v.board[space] != 0:
            return False
        space = NEXT[v.side][space][d]
    return True


@kernel
def _bend_is_free(v: Record, origin: int, target: int) -> bool:
    """Whether at least one of the two spaces on a bent way is a vacant space (ST-R-25)."""
    for d in range(4):
        way = NEXT[v.side][origin][d]
        if way != NOWHERE and v.board[way] == 0 and distance(v, way, target) == 1:
            return True
    return False


@kernel
def why_move(v: Record, seat: int, a: int) -> int:
    """The clause that forbids an action at the start of a turn."""
    if a >= RESCUE_PIECE:
        return C.ST_RESC_1
    if a >= STEP_ON:
        return C.ST_R_23
    origin = FROM[v.side][seat][a - MOVE]
    target = TO[v.side][seat][a - MOVE]
    piece = v.board[origin] - 1
    if piece < 0 or owner(piece) != seat:
        return C.ST_TURN_2
    kind = v.rank[piece]
    if not moves(kind):
        return _why_immobile(v, seat, kind, target)
    if v.board[target] != 0 and owner(v.board[target] - 1) == seat:
        return C.ST_MOVE_5
    clause = _why_way(v, kind, origin, target)
    if v.board[target] != 0:
        return C.ST_ATK_1 if clause == C.ST_MOVE_1 else clause
    return C.ST_MOVE_8 if clause == 0 and barred(v, seat) == bar_of(piece, target) else clause


@kernel
def _why_immobile(v: Record, seat: int, kind: int, target: int) -> int:
    """The clause that keeps a Bomb or a Flag from moving, or from attacking what stands on the target."""
    if v.board[target] == 0 or owner(v.board[target] - 1) == seat:
        return C.ST_MOVE_2
    return C.ST_BOMB_1 if kind == BOMB else C.ST_FLAG_1


@kernel
def _why_way(v: Record, kind: int, origin: int, target: int) -> int:
    """The clause that forbids this kind of piece this way over the board."""
    far = distance(v, origin, target)
    if kind == SCOUT:
        if far == 0:
            return C.ST_SCOUT_3
        return 0 if _line_is_free(v, origin, target) else C.ST_SCOUT_4
    if kind == CAPTAIN:
        if far > 2:
            return C.ST_CAV_2
        free = _bend_is_free(v, origin, target) if far == 0 else _line_is_free(v, origin, target)
        return 0 if free else C.ST_MOVE_4
    if far == 0:
        return C.ST_MOVE_3
    return 0 if far == 1 else C.ST_MOVE_1


@kernel
def legal_moves(v: Record, seat: int, out: Any) -> int:
    """Every move and attack of the seat.

    Written without branches where it can be: each candidate is stored and the count rises if it is legal. On random
    positions a wrongly guessed branch costs more than all the rest.
    """
    n = 0
    bar = barred(v, seat)
    following, numbers = NEXT[v.side], LINE_NUMBER[v.side][seat]
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        space = v.at[piece]
        kind = v.rank[piece]
        if space < 0 or kind >= BOMB:
            continue
        no_stop = bar - bar_of(piece, 0)  # the one space on which this piece may not stop
        if kind == SCOUT:
            n = _scout_moves(v, seat, space, no_stop, out, n)
            continue
        for d in range(4):
            target = following[space][d]
            out[n] = MOVE + numbers[space][d]
            n += (target >= 0) & _may_end(v.board[max(target, 0)], seat, target != no_stop)
        if kind == CAPTAIN:
            n = _second_steps(v, seat, space, no_stop, out, n)
            n = _bent_moves(v, seat, space, no_stop, out, n)
    return n


@inlined
def _may_end(there: int, seat: int, may_stop: bool) -> bool:
    """Whether a move may end on a space with `there` on it: vacant, or an opposing piece."""
    low = seat * PIECES
    return ((there == 0) & may_stop) | ((there != 0) & ((there <= low) | (there > low + PIECES)))


@inlined
def _scout_moves(v: Record, seat: int, space: int, no_stop: int, out: Any, n: int) -> int:
    following, numbers = NEXT[v.side], LINE_NUMBER[v.side][seat][space]
    for d in range(4):
        target = following[space][d]
        number = MOVE + numbers[d]
        while target >= 0:
            there = v.board[target]
            out[n] = number
            n += _may_end(there, seat, target != no_stop)
            if there != 0:
                break
            target = following[target][d]
            number += 1
    return n


@inlined
def _second_steps(v: Record, seat: int, space: int, no_stop: int, out: Any, n: int) -> int:
    """A Captain's two spaces in line, over a vacant one."""
    following, numbers = NEXT[v.side], LINE_NUMBER[v.side][seat][space]
    for d in range(4):
        way = following[space][d]
        target = following[max(way, 0)][d]
        out[n] = MOVE + numbers[d] + 1
        free = (way >= 0) & (target >= 0) & (v.board[max(way, 0)] == 0)
        n += free & _may_end(v.board[max(target, 0)], seat, target != no_stop)
    return n


@inlined
def _bent_moves(v: Record, seat: int, space: int, no_stop: int, out: Any, n: int) -> int:
    """A Captain's two spaces round a corner, over at least one vacant one (ST-R-25)."""
    neighbours, bends = NEXT[v.side][space], BEND[v.side][space]
    for diagonal in range(4):
        target = bends[diagonal]
        one, other = neighbours[BEND_WAYS[diagonal][0]], neighbours[BEND_WAYS[diagonal][1]]
        free = (one >= 0) & (v.board[max(one, 0)] == 0) | (other >= 0) & (v.board[max(other, 0)] == 0)
        out[n] = MOVE + BEND_NUMBER[v.side][seat][space][diagonal]
        n += (target >= 0) & free & _may_end(v.board[max(target, 0)], seat, target != no_stop)
    return n


@kernel
def step_target(v: Record, seat: int, a: int) -> int:
    """The space to which a Captain's extra step leads, or NOWHERE."""
    return NEXT[v.side][v.at[v.mover - 1]][STEP_WAY[v.side][seat][a - STEP_ON]]


@kernel
def why_step(v: Record, seat: int, a: int) -> int:
    """The clause that forbids a Captain's extra step after a win (ST-R-23)."""
    if a == STOP:
        return 0
    if a < STEP_ON or a > STOP:
        return C.ST_R_23
    target = step_target(v, seat, a)
    if target == NOWHERE:
        return C.ST_MOVE_6
    if v.board[target] == 0:
        return 0
    return C.ST_MOVE_5 if owner(v.board[target] - 1) == seat else C.ST_CAV_5


@kernel
def legal_steps(v: Record, seat: int, out: Any) -> int:
    n = 0
    for a in range(STEP_ON, STOP):
        target = step_target(v, seat, a)
        if target != NOWHERE and v.board[target] == 0:
            out[n] = a
            n += 1
    out[n] = STOP
    return n + 1


@kernel
def can_step_on(v: Record, space: int) -> bool:
    """Whether any neighbouring space is vacant."""
    for d in range(4):
        target = NEXT[v.side][space][d]
        if target != NOWHERE and v.board[target] == 0:
            return True
    return False
