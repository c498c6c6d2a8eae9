"""Determinization: a random state that looks the same to a viewer, for search players and leak tests.

Every arrangement of the pieces that the viewer does not know is as likely as any other that agrees with what everybody
has seen (CL-R-15).
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, below, kernel
from sandtable.games.classic.fields import Seen, State, View

from .armies import army_size, in_army
from .moves import can_move
from .schema import BOMB, EMPTY, EVERYBODY, KINDS, MOVED, OPEN, PIECES, PLAY, RAN, SCOUT, SEATS, SETUP

_TRIES = 1000


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Complete `s`, which holds what the view knows, with random pieces.

    Return False if no arrangement was found in which the game goes on.
    """
    for seat in range(SEATS):
        for k in range(PIECES):
            piece = seat * PIECES + k
            is_open = s.phase != SETUP and (k >= v.numbers or v.traits[piece] & OPEN)
            s.known[piece] = EVERYBODY if is_open else 1 << seat
    for _ in range(_TRIES):
        for seat in range(SEATS):
            if seat != v.viewer and s.phase == SETUP:
                _lay_out(v, s, seat, rng)
            elif seat != v.viewer:
                _deal(v, s, seat, rng)
        if s.phase != PLAY or can_move(s, s.turn):
            return True
    return False


@kernel
def _lay_out(v: Seen, s: State, seat: int, rng: Ints) -> None:
    """Lay out a random set-up in progress: all of it if nothing more is asked of the seat, else any part of one."""
    for kind in range(KINDS):
        s.to_place[seat][kind] = in_army(v, kind)
    for k in range(PIECES):
        s.rank[seat * PIECES + k] = EMPTY
    army = army_size(v)
    for _ in range(below(rng, army) if v.waiting >> seat & 1 else army):
        piece = seat * PIECES + below(rng, PIECES)
        while s.rank[piece] != EMPTY:
            piece = seat * PIECES + below(rng, PIECES)
        kind = _draw(s.to_place[seat], KINDS, rng)
        s.rank[piece] = kind
        s.to_place[seat][kind] -= 1


@kernel
def _deal(v: Seen, s: State, seat: int, rng: Ints) -> None:
    """Deal the seat's unseen kinds to its hidden pieces, starting with those that can be the fewest kinds."""
    left = s.to_place[seat]  # meanwhile holds the pieces that are still to be dealt
    for kind in range(KINDS):
        left[kind] = in_army(v, kind)
    first = seat * PIECES
    for piece in range(first, first + v.numbers):
        s.rank[piece] = SCOUT if v.rank[piece] == UNKNOWN and v.traits[piece] & RAN else v.rank[piece]
        if s.rank[piece] != UNKNOWN:
            left[s.rank[piece]] -= 1
    for still in range(2):
        for piece in range(first, first + v.numbers):
            if s.rank[piece] == UNKNOWN and (still or v.traits[piece] & MOVED):
                kind = _draw(left, KINDS if still else BOMB, rng)
                s.rank[piece] = kind
                left[kind] -= 1
    for kind in range(KINDS):
        left[kind] = 0


@kernel
def _draw(left: Ints, end: int, rng: Ints) -> int:
    """Return a random kind below `end` of which pieces are left, with each piece equally likely."""
    total = 0
    for kind in range(end):
        total += left[kind]
    choice, kind = below(rng, total), 0
    while choice >= left[kind]:
        choice -= left[kind]
        kind += 1
    return kind
