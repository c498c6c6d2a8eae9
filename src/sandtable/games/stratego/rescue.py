"""Back-row rescue: who may make one, of what, and to where (rulebook 2.11, 3.5)."""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.actions import DECLINE, HALF_SIZE, RESCUE_PIECE
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.events import DECLINED, MAY_RESCUE, RESCUED
from sandtable.games.stratego.pieces import KIND, RESCUABLE
from sandtable.games.stratego.schema import (
    EVERYBODY,
    HELD,
    IS_SCOUT,
    NOT_SCOUT,
    OPEN,
    PIECES,
    RESCUE,
    RESCUER,
    SCOUT,
)
from sandtable.games.stratego.tables import FAR_ROW, HALF
from sandtable.games.stratego.turn import end_turn
from sandtable.umpire.events import emit, reveal
from sandtable.umpire.jit import Record, kernel

_KINDS = len(RESCUABLE)
_ALLOWANCE = 2  # ST-RESC-6
_NONE = -1


@kernel
def captured(v: Record, seat: int, kind: int) -> int:
    """The captured own piece of a kind that would come back, one that has made no rescue before others (ST-R-82)."""
    found = _NONE
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if v.at[piece] <= HELD and v.at[piece] > HELD - v.players and v.rank[piece] == kind:
            if not v.traits[piece] & RESCUER:
                return piece
            if found == _NONE:
                found = piece
    return found


@kernel
def _anything_captured(v: Record, seat: int) -> bool:
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if v.at[piece] <= HELD and v.at[piece] > HELD - v.players:
            return True
    return False


@kernel
def _half_has_room(v: Record, seat: int) -> bool:
    for k in range(HALF_SIZE):
        if v.board[HALF[v.side][seat][k]] == 0:
            return True
    return False


@kernel
def _open_to_any_but_scouts(v: Record, seat: int, piece: int) -> bool:
    """Whether the piece's move would allow a rescue, as far as everyone at the table can tell (ST-R-90)."""
    if not FAR_ROW[v.side][seat][v.at[piece]] or v.traits[piece] & RESCUER or v.rescues[seat] >= _ALLOWANCE:
        return False
    if not v.resc_sideways and FAR_ROW[v.side][seat][v.origin]:
        return False
    return _anything_captured(v, seat) and _half_has_room(v, seat)


@kernel
def after_arrival(s: Record, seat: int, ev: Any) -> None:
    """The moved piece stands where it ends the turn: ask for a rescue if there is one to make, else pass the turn."""
    piece = s.mover - 1
    if s.at[piece] < 0 or not _open_to_any_but_scouts(s, seat, piece):
        end_turn(s, False, ev)
    elif s.rank[piece] == SCOUT:  # ST-RESC-5
        s.traits[piece] |= IS_SCOUT
        end_turn(s, False, ev)
    else:
        s.traits[piece] |= NOT_SCOUT
        s.phase = RESCUE
        emit(ev, MAY_RESCUE, piece, s.at[piece], -1, C.ST_RESC_1, EVERYBODY)


@kernel
def why_rescue(v: Record, seat: int, a: int) -> int:
    """The clause that forbids an answer to the question of a rescue."""
    if a == DECLINE:
        return 0
    if a < RESCUE_PIECE or a > DECLINE:
        return C.ST_R_46
    if captured(v, seat, KIND[(a - RESCUE_PIECE) // HALF_SIZE]) == _NONE:
        return C.ST_RESC_2
    return 0 if v.board[HALF[v.side][seat][(a - RESCUE_PIECE) % HALF_SIZE]] == 0 else C.ST_R_45


@kernel
def legal_rescues(v: Record, seat: int, out: Any) -> int:
    n = 0
    for k in range(_KINDS):
        if captured(v, seat, KIND[k]) != _NONE:
            for space in range(HALF_SIZE):
                out[n] = RESCUE_PIECE + k * HALF_SIZE + space
                n += v.board[HALF[v.side][seat][space]] == 0
    out[n] = DECLINE
    return n + 1


@kernel
def apply_rescue(s: Record, seat: int, a: int, ev: Any) -> None:
    if a == DECLINE:
        emit(ev, DECLINED, -1, seat, -1, C.ST_R_46, EVERYBODY)
        end_turn(s, False, ev)
        return
    piece = captured(s, seat, KIND[(a - RESCUE_PIECE) // HALF_SIZE])
    space = HALF[s.side][seat][(a - RESCUE_PIECE) % HALF_SIZE]
    s.traits[s.mover - 1] |= RESCUER
    s.rescues[seat] += 1
    s.at[piece] = space
    s.board[space] = piece + 1
    s.traits[piece] |= OPEN
    reveal(ev, RESCUED, s.rank, s.known, piece, space, C.ST_R_48, EVERYBODY)
    end_turn(s, True, ev)
