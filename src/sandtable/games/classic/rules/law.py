"""The rules of Classic Stratego and Barrage, which the umpire calls.

They are plain functions over a record. `why` and `legal` work on a view as on a state: of the other seat's pieces they
read only where they stand and what everybody has seen of them.
"""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, Ints, discloses, kernel
from sandtable.games.classic.fields import Seen, State

from . import tell
from .actions import RESIGN
from .battle import apply_move
from .clause_ids import C
from .determinize import determinize
from .moves import legal_moves, why_turn
from .observation import encode
from .placement import apply_placement, begin_setup, legal_placements, why_placement
from .schema import BY_RESIGNING, EVERYBODY, SETUP
from .turn import finish

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]


@kernel
def start(s: State) -> None:
    """Set up the first state, in which the options have already been written."""
    begin_setup(s)


@kernel
def chances(s: State, weights: Ints) -> int:
    """Return 0, as nothing is left to chance."""
    return 0


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0 if the seat may do `a`, else the number of the first clause that forbids it."""
    if not v.waiting >> seat & 1:
        return C.CL_SET_3 if v.phase == SETUP else C.CL_TURN_1
    return why_placement(v, seat, a) if v.phase == SETUP else why_turn(v, seat, a)


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices, except resigning, into `out`, and return how many there are."""
    if not v.waiting >> seat & 1:
        return 0
    return legal_placements(v, seat, out) if v.phase == SETUP else legal_moves(v, seat, out)


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows."""
    if s.phase == SETUP:
        apply_placement(s, seat, a, ev)
    elif _resigns(a):
        _resign(s, seat, ev)
    else:
        apply_move(s, seat, a, ev)


@kernel
@discloses("CL-R-13", CHOICE, why="Everybody is told who resigns.")
def _resigns(a: int) -> bool:
    return a == RESIGN


@kernel
def _resign(s: State, seat: int, ev: Events) -> None:
    tell.resigned(ev, seat, C.CL_R_13, EVERYBODY)
    finish(s, 1 << (1 - seat), BY_RESIGNING, C.CL_R_13, ev)


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, -1 for a defeat, and 0 for a draw and while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0
