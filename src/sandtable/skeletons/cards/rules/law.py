"""The rules. The umpire calls `start`, `chances`, `why`, `legal`, `apply`, `determinize`, `score` and `encode`."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, Events, Ints, disclose, discloses, draw, emit, kernel

from ..fields import Seen, State, View
from .clause_ids import C
from .observation import encode
from .schema import BY_POINTS, COPIES, DEAL, DEALT, ENDED, EVERYBODY, LAID, LAY, OVER, RANKS, SEATS, TOOK

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]


@kernel
def start(s: State) -> None:
    """Set up the first state; its options are already filled."""
    for rank in range(RANKS):
        s.stock[rank] = COPIES
    s.phase = DEAL
    s.waiting = 1 << CHANCE


@kernel
def chances(s: State, weights: Ints) -> int:
    """List the weights of the next card: each card that is left is equally likely (SK-DEAL-1)."""
    for rank in range(RANKS):
        weights[rank] = s.stock[rank]
    return RANKS


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0, or the number of the clause that forbids action `a` to the seat."""
    if not v.waiting >> seat & 1:
        return C.SK_TURN_1
    return 0 if v.hand[seat][a] else C.SK_LAY_1


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices into `out`; returns how many there are."""
    n = 0
    if v.waiting >> seat & 1:
        for rank in range(RANKS):
            out[n] = rank
            n += v.hand[seat][rank] > 0
    return n


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows, or an outcome of chance."""
    if seat == CHANCE:
        _deal(s, a, ev)
    else:
        _lay(s, seat, a, ev)


@kernel
@discloses("SK-DEAL-1", CHOICE, why="A player sees only the own cards.", privately=True)
def _deal(s: State, rank: int, ev: Events) -> None:
    """Deal a card to the next seat: its owner is told its value, the others only that a card was dealt."""
    seat = s.turn
    s.stock[rank] -= 1
    s.hand[seat][rank] += 1
    s.hand_size[seat] += 1
    disclose(ev, DEALT, -1, seat, rank, C.SK_DEAL_1, 1 << seat)
    emit(ev, DEALT, -1, seat, -1, C.SK_DEAL_1, EVERYBODY & ~(1 << seat))
    s.turn = (seat + 1) % s.players
    if s.hand_size[s.turn] == s.cards:
        s.phase = LAY
        s.waiting = 1 << s.turn


@kernel
@discloses("SK-LAY-1", CHOICE, why="Cards are laid before everybody.")
def _lay(s: State, seat: int, rank: int, ev: Events) -> None:
    s.ply += 1
    s.hand[seat][rank] -= 1
    s.hand_size[seat] -= 1
    s.laid[seat] = rank + 1
    emit(ev, LAID, rank, seat, -1, C.SK_LAY_1, EVERYBODY)
    s.turn = (seat + 1) % s.players
    s.waiting = 1 << s.turn
    if s.turn == s.first:
        _take(s, ev)


@kernel
def _take(s: State, ev: Events) -> None:
    """Give the trick to the highest card; its player leads the next one (SK-TAKE-1)."""
    best = s.first
    for k in range(s.players):
        seat = (s.first + k) % s.players
        if s.laid[seat] > s.laid[best]:
            best = seat
    for seat in range(s.players):
        s.gone[s.laid[seat] - 1] += 1
        s.laid[seat] = 0
    s.points[best] += 1
    emit(ev, TOOK, -1, best, -1, C.SK_TAKE_1, EVERYBODY)
    s.first = best
    s.turn = best
    s.waiting = 1 << best
    if s.hand_size[best] == 0:
        _end(s, ev)


@kernel
def _end(s: State, ev: Events) -> None:
    """End the game when all cards are played: most points win (SK-END-1)."""
    most, level = 0, 0
    for seat in range(s.players):
        most = max(most, s.points[seat])
    for seat in range(s.players):
        if s.points[seat] == most:
            s.winner |= 1 << seat
            level += 1
    if level == s.players:
        s.winner = 0
    s.phase = OVER
    s.waiting = 0
    s.reason = BY_POINTS
    emit(ev, ENDED, -1, s.winner, -1, C.SK_END_1, EVERYBODY)


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, -1 for a loss, 0 for a draw and while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Deal again what the viewer does not see; `s` already holds what it does see. Always returns True."""
    for rank in range(RANKS):
        s.stock[rank] = COPIES - s.gone[rank]
        if v.viewer < SEATS:
            s.stock[rank] -= v.hand[v.viewer][rank]
    for seat in range(s.players):
        if s.laid[seat]:
            s.stock[s.laid[seat] - 1] -= 1
    for seat in range(s.players):
        if seat != v.viewer:
            for rank in range(RANKS):
                s.hand[seat][rank] = 0
            for _ in range(s.hand_size[seat]):
                rank = draw(rng, s.stock, RANKS)
                s.hand[seat][rank] += 1
                s.stock[rank] -= 1
    return True
