"""Moves, and the battles that attacks lead to (rulebook 1.4)."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, discloses, kernel
from sandtable.games.classic.fields import State

from . import tell
from .actions import move_from, move_to
from .armies import left_of
from .clause_ids import C
from .delay import end_chase, follow_chases, is_row
from .schema import BOMB, BY_FLAG, EVERYBODY, FLAG, MARSHAL, MINER, MOVED, OFF, OPEN, PIECES, RAN, SIZE, SPY, TRAIL
from .tables import ATTACKER, BOTH, DEFENDER
from .turn import end_turn, finish


@kernel
@discloses("CL-TURN-2", CHOICE, why="A move is made on the board, where everybody sees it.")
def apply_move(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out a move or an attack, and end the turn."""
    origin, target = move_from(seat, a), move_to(seat, a)
    piece, other = s.board[origin] - 1, s.board[target] - 1
    turn = s.trail[s.ply % TRAIL]
    turn[0] = piece + 1
    turn[1] = origin
    turn[2] = target
    s.board[origin] = 0
    s.traits[piece] |= MOVED
    if other < 0:
        tell.moved(ev, piece, seat, origin, target, C.CL_TURN_2, EVERYBODY)
        _arrive(s, piece, target)
        if abs(target - origin) > (1 if is_row(origin, target) else SIZE):
            s.traits[piece] |= RAN
        follow_chases(s, seat, piece, origin)
        end_turn(s, False, ev)
        return
    tell.attacked(ev, piece, seat, origin, target, C.CL_WAR_1, EVERYBODY)
    end_chase(s, 0)
    end_chase(s, 1)
    _show(s, piece, target, ev)
    _show(s, other, target, ev)
    _fight(s, seat, piece, other, target, ev)


@kernel
def _arrive(s: State, piece: int, square: int) -> None:
    s.at[piece] = square
    s.board[square] = piece + 1


@kernel
@discloses("CL-WAR-1", "rank", why="Both pieces of an attack are shown, and no other.")
def _show(s: State, piece: int, square: int, ev: Events) -> None:
    s.traits[piece] |= OPEN
    tell.revealed(ev, piece, piece // PIECES, square, s.rank, s.known, C.CL_WAR_1, EVERYBODY)


@kernel
@discloses("CL-WAR-1", "rank", why="Both pieces have been shown; the survivor follows from them.")
def _fight(s: State, seat: int, piece: int, other: int, square: int, ev: Events) -> None:
    """Carry out the battle between two pieces that have both been shown."""
    kind, against = s.rank[piece], s.rank[other]
    left, clause = left_of(s, kind, against), _clause(kind, against)
    s.at[piece] = OFF
    if left != DEFENDER:
        _capture(s, other, square, clause, ev)
        s.board[square] = 0
    if left == BOTH or left == DEFENDER:
        _capture(s, piece, square, clause, ev)
    if left == ATTACKER:
        _arrive(s, piece, square)
    if against == FLAG:
        s.ply += 1
        s.quiet = 0
        finish(s, 1 << seat, BY_FLAG, C.CL_GOAL_1, ev)
    else:
        end_turn(s, True, ev)


@kernel
def _capture(s: State, piece: int, square: int, clause: int, ev: Events) -> None:
    s.at[piece] = OFF
    tell.captured(ev, piece, piece // PIECES, square, clause, EVERYBODY)


@kernel
def _clause(kind: int, against: int) -> int:
    """Return the clause that decides a battle."""
    if against == FLAG:
        return C.CL_WAR_7
    if against == BOMB:
        return C.CL_WAR_6 if kind == MINER else C.CL_WAR_5
    if kind == against:
        return C.CL_WAR_3
    if kind == SPY or against == SPY:
        return C.CL_WAR_4 if MARSHAL in (kind, against) else C.CL_R_14
    return C.CL_WAR_2
