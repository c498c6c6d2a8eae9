"""The rules. The umpire calls `start`, `chances`, `why`, `legal`, `apply`, `determinize`, `score` and `encode`."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, Ints, discloses, emit, kernel

from ..fields import Seen, State, View
from .clause_ids import C
from .observation import encode
from .schema import BY_FULL, BY_ROW, ENDED, EVERYBODY, OVER, PLACE, PLACED, SIZE, SQUARES

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]


@kernel
def start(s: State) -> None:
    """Set up the first state; its options are already filled."""
    s.phase = PLACE
    s.waiting = 1 << s.turn


@kernel
def chances(s: State, weights: Ints) -> int:
    """Return 0: this game has no chance."""
    return 0


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0, or the number of the clause that forbids action `a` to the seat."""
    if not v.waiting >> seat & 1:
        return C.SK_TURN_1
    return C.SK_PLACE_1 if v.square[a] else 0


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices into `out`; returns how many there are."""
    n = 0
    if v.waiting >> seat & 1:
        for square in range(SQUARES):
            if not v.square[square]:
                out[n] = square
                n += 1
    return n


@kernel
@discloses("SK-PLACE-1", CHOICE, why="Stones are set before everybody.")
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows."""
    s.ply += 1
    s.square[a] = seat + 1
    emit(ev, PLACED, -1, seat, a, C.SK_PLACE_1, EVERYBODY)
    s.turn = 1 - seat
    s.waiting = 1 << s.turn
    if _in_a_row(s, a):
        s.winner = 1 << seat
        _end(s, BY_ROW, C.SK_ROW_1, ev)
    elif s.ply == SQUARES:
        _end(s, BY_FULL, C.SK_FULL_1, ev)


@kernel
def _in_a_row(s: State, square: int) -> bool:
    """Return whether the stone on this square completes a row that is long enough."""
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        if 1 + _reach(s, square, dx, dy) + _reach(s, square, -dx, -dy) >= s.row:
            return True
    return False


@kernel
def _reach(s: State, square: int, dx: int, dy: int) -> int:
    """Return how many of the same stones follow one another in a direction."""
    x, y, n = square % SIZE + dx, square // SIZE + dy, 0
    while 0 <= x < SIZE and 0 <= y < SIZE and s.square[y * SIZE + x] == s.square[square]:
        x, y, n = x + dx, y + dy, n + 1
    return n


@kernel
def _end(s: State, reason: int, clause: int, ev: Events) -> None:
    s.phase = OVER
    s.waiting = 0
    s.reason = reason
    emit(ev, ENDED, reason, s.winner, -1, clause, EVERYBODY)


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, -1 for a loss, 0 for a draw and while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Return True: nothing is hidden, so `s` is already complete."""
    return True
