"""Moves and attacks: which are legal, and why others are not (rulebook 1.3 and 1.5)."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.classic.fields import Seen

from .actions import ACTIONS, PLACE, RESIGN, STRAY_PLACE, move_from, move_number, move_to
from .clause_ids import C
from .delay import may_repeat, repeats, shuttle, shuttles
from .schema import BOMB, PIECES, SCOUT, SIZE
from .tables import IS_LAKE, NEXT, NOWHERE


@kernel
def why_turn(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids an action in a turn, or 0."""
    if a == RESIGN:
        return 0
    if a >= ACTIONS:
        return C.CL_SET_3 if a == STRAY_PLACE else C.CL_MOVE_1
    if a < 0 or a >= PLACE:
        return C.CL_SET_3
    origin, target = move_from(seat, a), move_to(seat, a)
    piece = v.board[origin] - 1
    if piece < 0 or piece // PIECES != seat:
        return C.CL_TURN_2
    if origin == target:
        return C.CL_TURN_3
    if v.rank[piece] >= BOMB:
        return C.CL_MOVE_2
    if IS_LAKE[target]:
        return C.CL_BOARD_2
    if v.board[target] and (v.board[target] - 1) // PIECES == seat:
        return C.CL_MOVE_3
    clause = _why_way(v, v.rank[piece], origin, target)
    if clause:
        return clause
    if shuttle(v, seat) == piece + 1 and shuttles(v, seat, origin, target):
        return C.CL_TWO_1
    if v.board[target] == 0 and may_repeat(v, seat) and repeats(v, seat, piece, target):
        return C.CL_MORE_1
    return 0


@kernel
def _why_way(v: Seen, kind: int, origin: int, target: int) -> int:
    """Return the clause that forbids this kind of piece to go this way along a line, or 0."""
    step = SIZE if origin % SIZE == target % SIZE else 1
    if target < origin:
        step = -step
    if origin + step == target:
        return 0
    if kind != SCOUT:
        return C.CL_MOVE_1
    if v.scout_range and abs(target - origin) > v.scout_range * abs(step):
        return C.CL_SCOUT_1
    square = origin + step
    while square != target:
        if IS_LAKE[square]:
            return C.CL_BOARD_2
        if v.board[square]:
            return C.CL_SCOUT_2
        square += step
    return 0


@kernel
def legal_moves(v: Seen, seat: int, out: Ints) -> int:
    """Write every move and attack of the seat into `out`, and return how many there are."""
    n, barred, chasing = 0, shuttle(v, seat) - 1, may_repeat(v, seat)
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        origin, kind = v.at[piece], v.rank[piece]
        if origin < 0 or kind >= BOMB:
            continue
        for d in range(4):
            target, far = NEXT[origin][d], 0
            while target != NOWHERE:
                far += 1
                there = v.board[target]
                if there and (there - 1) // PIECES == seat:
                    break
                forbidden = piece == barred and shuttles(v, seat, origin, target)
                if not forbidden and chasing and not there:
                    forbidden = repeats(v, seat, piece, target)
                if not forbidden:
                    out[n] = move_number(seat, origin, target)
                    n += 1
                if there or kind != SCOUT or far == v.scout_range:
                    break
                target = NEXT[target][d]
    return n


@kernel
def can_move(v: Seen, seat: int) -> bool:
    """Return whether the seat has any legal move."""
    barred, chasing = shuttle(v, seat) - 1, may_repeat(v, seat)
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        origin = v.at[piece]
        if origin < 0 or v.rank[piece] >= BOMB:
            continue
        for d in range(4):
            target = NEXT[origin][d]
            if target == NOWHERE or (v.board[target] and (v.board[target] - 1) // PIECES == seat):
                continue
            if piece == barred and shuttles(v, seat, origin, target):
                continue
            if v.board[target] == 0 and chasing and _is_barred_on(v, seat, piece, target, d):
                continue
            return True
    return False


@kernel
def _is_barred_on(v: Seen, seat: int, piece: int, target: int, d: int) -> bool:
    """Return whether CL-MORE-1 forbids every space that a piece could reach in this direction."""
    far = 0
    while target != NOWHERE and not (v.board[target] and (v.board[target] - 1) // PIECES == seat):
        far += 1
        if v.board[target] or not repeats(v, seat, piece, target):
            return False
        if v.rank[piece] != SCOUT or far == v.scout_range:
            return True
        target = NEXT[target][d]
    return True


@kernel
def has_movable(v: Seen, seat: int) -> bool:
    """Return whether the seat has a piece left that is neither a Bomb nor the Flag."""
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if v.at[piece] >= 0 and v.rank[piece] < BOMB:
            return True
    return False
