"""Carrying out a move or an attack, and all that follows from it (rulebook 2.4 to 2.10, ST-R-81)."""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.actions import MOVE, STOP
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.events import (
    ADVANCED,
    ATTACKED,
    CAPTURED,
    REMOVED,
    REVEALED,
    STOPPED,
)
from sandtable.games.stratego.events import (
    MOVED as MOVED_EVENT,
)
from sandtable.games.stratego.moves import can_step_on, distance, step_target
from sandtable.games.stratego.pieces import ATTACKER, BATTLE, DEFENDER
from sandtable.games.stratego.rescue import after_arrival
from sandtable.games.stratego.schema import (
    BOMB,
    BY_FLAG,
    CAPTAIN,
    EVERYBODY,
    FAST,
    FLAG,
    GONE,
    HELD,
    IS_CAPTAIN,
    IS_SCOUT,
    MOVED,
    OPEN,
    SPY,
    STEP,
)
from sandtable.games.stratego.tables import FROM, TO
from sandtable.games.stratego.turn import finish, owner
from sandtable.umpire.events import emit, reveal
from sandtable.umpire.jit import Record, kernel


@kernel
def apply_move(s: Record, seat: int, a: int, ev: Any) -> None:
    """A move or an attack: the destination decides which (ST-TURN-2)."""
    origin = FROM[s.side][seat][a - MOVE]
    target = TO[s.side][seat][a - MOVE]
    piece = s.board[origin] - 1
    s.mover = piece + 1
    s.origin = origin
    s.traits[piece] |= MOVED
    _mark_last(s, piece, origin, target)
    if s.board[target] != 0:
        _attack(s, seat, piece, origin, target, ev)
        return
    far = distance(s, origin, target)
    if far == 0:
        s.traits[piece] |= IS_CAPTAIN
    elif far == 2:
        s.traits[piece] |= FAST
    elif far > 2:
        s.traits[piece] |= IS_SCOUT
    emit(ev, MOVED_EVENT, piece, origin, target, _clause_of_move(far), EVERYBODY)
    _put(s, piece, origin, target)
    after_arrival(s, seat, ev)


@kernel
def _mark_last(s: Record, piece: int, origin: int, target: int) -> None:
    s.last[0] = piece + 1
    s.last[1] = origin
    s.last[2] = target


@kernel
def _clause_of_move(far: int) -> int:
    """The clause behind a move, which names no more of the piece than the move itself does (ST-R-76)."""
    if far == 1:
        return C.ST_MOVE_1
    if far == 0:
        return C.ST_CAV_3
    return C.ST_SCOUT_2 if far > 2 else C.ST_R_76


@kernel
def _put(s: Record, piece: int, origin: int, target: int) -> None:
    s.board[origin] = 0
    s.board[target] = piece + 1
    s.at[piece] = target


@kernel
def _show(s: Record, piece: int, ev: Any) -> None:
    """A piece in an attack names itself, on either end of it (ST-ATK-4, ST-GOAL-2)."""
    s.traits[piece] |= OPEN
    reveal(ev, REVEALED, s.rank, s.known, piece, s.at[piece], C.ST_ATK_4, EVERYBODY)


@kernel
def _attack(s: Record, seat: int, piece: int, origin: int, target: int, ev: Any) -> None:
    """Capture, end of the game, advance, the Captain's extra step, rescue: in this order (ST-R-81)."""
    defender = s.board[target] - 1
    reach = distance(s, origin, target)
    s.fought = 1
    emit(ev, ATTACKED, piece, origin, target, C.ST_ATK_1 if reach == 1 else C.ST_ATK_3, EVERYBODY)
    _show(s, piece, ev)
    _show(s, defender, ev)
    attacking, defending = s.rank[piece], s.rank[defender]
    result = BATTLE[attacking][defending]
    clause = _clause_of_battle(attacking, defending)
    if result != DEFENDER:
        s.board[target] = 0
        _remove(s, defender, target, seat, clause, ev)
    if result != ATTACKER:
        s.board[origin] = 0
        _remove(s, piece, origin, owner(defender), clause, ev)
        after_arrival(s, seat, ev)
        return
    _put(s, piece, origin, target)
    emit(ev, ADVANCED, piece, origin, target, C.ST_ATK_7, EVERYBODY)
    if defending == FLAG:
        finish(s, 1 << seat, BY_FLAG, C.ST_WIN_1, ev)
    elif attacking == CAPTAIN and reach == 1 and s.cav_after_win and can_step_on(s, target):
        s.phase = STEP
    else:
        after_arrival(s, seat, ev)


@kernel
def _clause_of_battle(attacking: int, defending: int) -> int:
    """The clause that decides who is left."""
    if defending == FLAG:
        return C.ST_FLAG_2
    if defending == BOMB:
        return C.ST_BOMB_2
    if attacking == SPY:
        return C.ST_SPY_4 if BATTLE[attacking][defending] == ATTACKER else C.ST_SPY_2
    if defending == SPY:
        return C.ST_SPY_3
    if attacking == defending:
        return C.ST_ATK_6
    return C.ST_ATK_5


@kernel
def _remove(s: Record, piece: int, space: int, captor: int, clause: int, ev: Any) -> None:
    """Take a beaten piece off the board: to its captor, or, a Bomb, back to its owner (ST-ATK-8, ST-BOMB-5)."""
    if s.rank[piece] == BOMB:
        s.at[piece] = GONE
        emit(ev, REMOVED, piece, space, -1, C.ST_BOMB_4, EVERYBODY)
    else:
        s.at[piece] = HELD - captor
        emit(ev, CAPTURED, piece, space, captor, clause, EVERYBODY)


@kernel
def apply_step(s: Record, seat: int, a: int, ev: Any) -> None:
    """A Captain that won on its first space goes one space on, or stops (ST-R-23)."""
    piece = s.mover - 1
    space = s.at[piece]
    if a == STOP:
        emit(ev, STOPPED, piece, space, -1, C.ST_R_23, EVERYBODY)
    else:
        target = step_target(s, seat, a)
        emit(ev, MOVED_EVENT, piece, space, target, C.ST_R_23, EVERYBODY)
        _put(s, piece, space, target)
        _mark_last(s, piece, s.origin, target)
    after_arrival(s, seat, ev)
