"""The rules of Ultimate Stratego, Lightning: what the umpire calls.

Plain functions over a record. `why` and `legal` work on a view as on a state: they read nothing of other seats' pieces
but where they stand.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.actions import ACTIONS, PLACE, RESIGN
from sandtable.games.stratego.battle import apply_move, apply_step
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.events import RESIGNED
from sandtable.games.stratego.moves import legal_moves, legal_steps, why_move, why_step
from sandtable.games.stratego.observation import encode
from sandtable.games.stratego.pieces import ARMY
from sandtable.games.stratego.placement import apply_setup, begin_setup, legal_setup, why_setup
from sandtable.games.stratego.redeal import redeal
from sandtable.games.stratego.rescue import apply_rescue, legal_rescues, why_rescue
from sandtable.games.stratego.schema import (
    ALL_PIECES,
    BY_RESIGNING,
    EVERYBODY,
    KINDS,
    OFF,
    PIECES,
    PLAY,
    SETUP,
    STEP,
    TOSS,
)
from sandtable.games.stratego.turn import finish
from sandtable.umpire.events import emit
from sandtable.umpire.jit import Record, kernel
from sandtable.umpire.schema import CHANCE

__all__ = ["apply", "chances", "encode", "legal", "redeal", "score", "start", "why"]

BY_LOT = 4
"""The number of option `first` when chance decides (ST-R-8)."""


@kernel
def start(s: Record, setting: Any) -> None:
    """The first state; `setting` is players, first, shuttle_limit, cav_after_win, resc_sideways, quiet_limit,
    ply_limit, resign."""
    s.players = setting[0]
    s.first = setting[1]
    s.shuttle_limit = setting[2]
    s.cav_after_win = setting[3]
    s.resc_sideways = setting[4]
    s.quiet_limit = setting[5]
    s.ply_limit = setting[6]
    s.resign = setting[7]
    for piece in range(ALL_PIECES):
        s.at[piece] = OFF
        s.known[piece] = 1 << (piece // PIECES)
    s.numbers = PIECES
    for seat in range(s.players):
        for kind in range(KINDS):
            s.unplaced[seat][kind] = ARMY[kind]
    if s.first == BY_LOT:
        s.phase = TOSS
        s.waiting = 1 << CHANCE
    else:
        begin_setup(s, s.first, None)


@kernel
def chances(s: Record, weights: Any) -> int:
    """The only thing left to chance: who moves first, each seat as likely (ST-R-8)."""
    for seat in range(s.players):
        weights[seat] = 1
    return s.players


@kernel
def why(v: Record, seat: int, a: int) -> int:
    """0, or the number of the first clause that forbids the seat to do `a`."""
    if a == RESIGN and (v.phase == SETUP or not v.waiting >> seat & 1):
        return C.ST_R_80
    if not v.waiting >> seat & 1:
        return C.ST_SET_5 if v.phase == SETUP else C.ST_TURN_1
    if a < 0 or a >= ACTIONS:
        return C.ST_TURN_2
    if v.phase == SETUP:
        return why_setup(v, seat, a)
    if a == RESIGN:
        return 0 if v.resign else C.ST_R_80
    if a >= PLACE:
        return C.ST_SET_5
    if v.phase == PLAY:
        return why_move(v, seat, a)
    if v.phase == STEP:
        return why_step(v, seat, a)
    return why_rescue(v, seat, a)


@kernel
def legal(v: Record, seat: int, out: Any) -> int:
    """Write the seat's choices into `out`, resigning left out; returns how many there are."""
    if not v.waiting >> seat & 1:
        return 0
    if v.phase == SETUP:
        return legal_setup(v, seat, out)
    if v.phase == PLAY:
        return legal_moves(v, seat, out)
    if v.phase == STEP:
        return legal_steps(v, seat, out)
    return legal_rescues(v, seat, out)


@kernel
def apply(s: Record, seat: int, a: int, ev: Any) -> None:
    """Carry out what `why` allows, or an outcome of chance."""
    if seat == CHANCE:
        begin_setup(s, a, ev)
    elif s.phase == SETUP:
        apply_setup(s, seat, a, ev)
    elif a == RESIGN:
        emit(ev, RESIGNED, -1, seat, -1, C.ST_R_80, EVERYBODY)
        finish(s, ((1 << s.players) - 1) & ~(1 << seat), BY_RESIGNING, C.ST_R_80, ev)
    elif s.phase == PLAY:
        apply_move(s, seat, a, ev)
    elif s.phase == STEP:
        apply_step(s, seat, a, ev)
    else:
        apply_rescue(s, seat, a, ev)


@kernel
def score(s: Record, seat: int) -> float:
    """1 for a win, -1 for a defeat, 0 for a draw and while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0
