"""The order of turns, and the endings that come with it (rulebook 1.6)."""

from __future__ import annotations

from sandtable.engine import Events, discloses, kernel
from sandtable.games.classic.fields import State

from . import tell
from .clause_ids import C
from .moves import can_move, has_movable
from .schema import BY_NOBODY_MOVES, BY_PLIES, BY_QUIET, BY_STUCK, EVERYBODY, OVER


@kernel
def begin_turn(s: State, seat: int, ev: Events) -> None:
    """Give the turn to a seat.

    A seat that cannot move has lost (CL-END-1), unless neither side can ever move again (CL-END-2).
    """
    s.turn = seat
    s.waiting = 1 << seat
    if not _is_stuck(s, seat):
        return
    if _nothing_moves(s):
        finish(s, 0, BY_NOBODY_MOVES, C.CL_END_2, ev)
        return
    tell.stuck(ev, seat, C.CL_END_1, EVERYBODY)
    finish(s, 1 << (1 - seat), BY_STUCK, C.CL_END_1, ev)


@kernel
@discloses("CL-END-1", "rank", why="A player who cannot move has lost, and everybody sees it.")
def _is_stuck(s: State, seat: int) -> bool:
    return not can_move(s, seat)


@kernel
@discloses("CL-END-2", "rank", why="If neither player can move the game is drawn, and everybody sees it.")
def _nothing_moves(s: State) -> bool:
    return not has_movable(s, 0) and not has_movable(s, 1)


@kernel
def end_turn(s: State, fought: bool, ev: Events) -> None:
    """Count the turn and pass it on. If several endings apply, the first in the order of the rulebook counts."""
    s.ply += 1
    s.quiet = 0 if fought else s.quiet + 1
    begin_turn(s, 1 - s.turn, ev)
    if s.waiting and s.quiet >= s.quiet_limit:
        finish(s, 0, BY_QUIET, C.CL_R_11, ev)
    elif s.waiting and s.ply >= s.ply_limit:
        finish(s, 0, BY_PLIES, C.CL_R_12, ev)


@kernel
def finish(s: State, winners: int, reason: int, clause: int, ev: Events) -> None:
    """End the game. `winners` are the bits of the winning seats, 0 for a draw."""
    s.waiting = 0
    s.phase = OVER
    s.winner = winners
    s.reason = reason
    if winners:
        tell.won(ev, winners >> 1, reason, clause, EVERYBODY)  # the number of the seat, of two
    else:
        tell.drawn(ev, reason, clause, EVERYBODY)
