"""The order of turns, the two-square rule, and every way in which a game ends (rulebook 2.3, 2.12, 3.3, 3.8)."""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.events import DRAWN, STUCK, WON
from sandtable.games.stratego.pieces import moves
from sandtable.games.stratego.schema import (
    BY_PLIES,
    BY_QUIET,
    BY_STUCK,
    CAPTAIN,
    EVERYBODY,
    OVER,
    PIECES,
    PLAY,
    SCOUT,
)
from sandtable.games.stratego.tables import NEXT, NOWHERE
from sandtable.umpire.events import emit
from sandtable.umpire.jit import Record, kernel

_NO_PIECE = -1
_BASE = 1000  # more than there are spaces


@kernel
def owner(piece: int) -> int:
    """The seat a piece belongs to."""
    return piece // PIECES


@kernel
def barred(v: Record, seat: int) -> int:
    """The one quiet move that the two-square rule forbids (ST-MOVE-8, ST-R-16), packed by `bar_of`; -1: none."""
    legs = v.recent[seat]
    if legs[0][0] == 0:
        return _NO_PIECE
    for k in range(1, v.shuttle_limit - 1):
        back_and_forth = legs[k][1] == legs[k - 1][2] and legs[k][2] == legs[k - 1][1]
        if legs[k][0] != legs[0][0] or not back_and_forth:
            return _NO_PIECE
    return bar_of(legs[0][0] - 1, legs[0][1])


@kernel
def bar_of(piece: int, space: int) -> int:
    """A piece and the space on which it may not stop, packed into one number."""
    return piece * _BASE + space


@kernel
def _leads_on(v: Record, seat: int, kind: int, space: int, origin: int, direction: int) -> bool:
    """Whether a piece barred from stopping on the vacant `space` can go through it."""
    for d in range(4):
        beyond = NEXT[v.side][space][d]
        if beyond == NOWHERE or beyond == origin or (kind == SCOUT and d != direction):
            continue
        if v.board[beyond] == 0 or owner(v.board[beyond] - 1) != seat:
            return kind == SCOUT or kind == CAPTAIN
    return False


@kernel
def can_act(v: Record, seat: int) -> bool:
    """Whether the seat has any move or attack (ST-TURN-4, ST-R-12)."""
    bar = barred(v, seat)
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        space = v.at[piece]
        if space < 0 or not moves(v.rank[piece]):
            continue
        for d in range(4):
            target = NEXT[v.side][space][d]
            if target == NOWHERE:
                continue
            if v.board[target] != 0:
                if owner(v.board[target] - 1) != seat:
                    return True
            elif bar != bar_of(piece, target) or _leads_on(v, seat, v.rank[piece], target, space, d):
                return True
    return False


@kernel
def begin_turn(s: Record, seat: int, ev: Any) -> None:
    """Give the turn to a seat; one that cannot act has lost (ST-TURN-4, ST-R-13)."""
    s.turn = seat
    s.phase = PLAY
    s.waiting = 1 << seat
    if not can_act(s, seat):
        emit(ev, STUCK, -1, seat, -1, C.ST_TURN_4, EVERYBODY)
        finish(s, ((1 << s.players) - 1) & ~(1 << seat), BY_STUCK, C.ST_WIN_2, ev)


@kernel
def end_turn(s: Record, rescued: bool, ev: Any) -> None:
    """Book the turn and pass it on. Endings in the order of ST-R-86: stuck, quiet limit, ply limit."""
    seat = s.turn
    s.ply += 1
    s.quiet = 0 if s.fought or rescued else s.quiet + 1
    _remember(s, seat, rescued)
    s.mover = 0
    s.fought = 0
    begin_turn(s, (seat + 1) % s.players, ev)
    if s.waiting and s.quiet >= s.quiet_limit:
        finish(s, 0, BY_QUIET, C.ST_R_74, ev)
    elif s.waiting and s.ply >= s.ply_limit:
        finish(s, 0, BY_PLIES, C.ST_R_74, ev)


@kernel
def _remember(s: Record, seat: int, rescued: bool) -> None:
    """Keep the turn for the two-square rule; an attack or a rescue breaks the chain (ST-R-17, ST-R-84)."""
    legs = s.recent[seat]
    for k in range(2, 0, -1):
        for column in range(3):
            legs[k][column] = legs[k - 1][column]
    quiet = not s.fought and not rescued
    legs[0][0] = s.mover if quiet else 0
    legs[0][1] = s.origin if quiet else 0
    legs[0][2] = s.at[s.mover - 1] if quiet else 0


@kernel
def finish(s: Record, winners: int, reason: int, clause: int, ev: Any) -> None:
    """The game is over; `winners` are bits, none for a draw."""
    s.waiting = 0
    s.phase = OVER
    s.winner = winners
    s.reason = reason
    emit(ev, WON if winners else DRAWN, -1, winners, reason, clause, EVERYBODY)
