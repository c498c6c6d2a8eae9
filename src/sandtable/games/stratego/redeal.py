"""A random state that looks the same to a viewer: what search players think with, and what the leak tests try.

What everyone has seen limits what a hidden piece can be (ST-R-76, ST-R-90): a piece that moved is no Bomb and no Flag,
a long move makes a Scout, a bent one a Captain, and whoever is to act can act.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.pieces import ARMY, ARMY_SIZE, KIND, LIST
from sandtable.games.stratego.schema import (
    ALL_PIECES,
    BOMB,
    CAPTAIN,
    EMPTY,
    EVERYBODY,
    FAST,
    IS_CAPTAIN,
    IS_SCOUT,
    KINDS,
    MOVED,
    NOT_SCOUT,
    OFF,
    OPEN,
    PIECES,
    PLAY,
    SCOUT,
    SETUP,
    TOSS,
)
from sandtable.games.stratego.tables import SEATS
from sandtable.games.stratego.turn import can_act
from sandtable.umpire.chance import below
from sandtable.umpire.jit import Record, kernel
from sandtable.umpire.schema import UNKNOWN

_TRIES = 1000
_LIST_LENGTH = len(LIST)


@kernel
def redeal(v: Record, rng: Any, s: Record) -> bool:
    """`s` holds what the view knows; make up the rest. False if no arrangement was found."""
    for piece in range(ALL_PIECES):
        s.known[piece] = 1 << (piece // PIECES)
        if s.traits[piece] & OPEN or (s.phase > SETUP and s.at[piece] == OFF):
            s.known[piece] = EVERYBODY
        if s.phase == TOSS:
            s.rank[piece] = EMPTY
    for seat in range(SEATS):
        for kind in range(KINDS):
            if seat != v.viewer:
                s.unplaced[seat][kind] = ARMY[kind] if s.phase == TOSS and seat < s.players else 0
    if s.phase == TOSS:
        return True
    for _ in range(_TRIES):
        done = True
        for seat in range(s.players):
            if v.viewer != seat:
                done = done and (_lay_out(s, seat, rng) if s.phase == SETUP else _assign(v, s, seat, rng))
        if done and (s.phase != PLAY or can_act(s, s.turn)):
            return True
    return False


@kernel
def _lay_out(s: Record, seat: int, rng: Any) -> bool:
    """A set-up in progress: whole if the seat has said ready, else any part of one."""
    for k in range(PIECES):
        s.rank[seat * PIECES + k] = EMPTY
    for kind in range(KINDS):
        s.unplaced[seat][kind] = ARMY[kind]
    total = below(rng, ARMY_SIZE + 1) if s.waiting >> seat & 1 else ARMY_SIZE
    placed = 0
    for kind_place in range(_LIST_LENGTH):
        kind = KIND[kind_place]
        for _ in range(ARMY[kind]):
            if placed < total:
                _drop(s, seat, kind, rng)
                placed += 1
    return True


@kernel
def _drop(s: Record, seat: int, kind: int, rng: Any) -> None:
    """Put a piece on a random free space of the zone."""
    s.unplaced[seat][kind] -= 1
    while True:
        piece = seat * PIECES + below(rng, PIECES)
        if s.rank[piece] == EMPTY:
            s.rank[piece] = kind
            return


@kernel
def _may_be(traits: int, kind: int) -> bool:
    """Whether a piece of which this has been seen can be of this kind."""
    if kind >= BOMB:
        return traits & MOVED == 0
    if traits & IS_SCOUT:
        return kind == SCOUT
    if traits & IS_CAPTAIN:
        return kind == CAPTAIN
    if traits & FAST:
        return kind == CAPTAIN or (kind == SCOUT and traits & NOT_SCOUT == 0)
    return not (kind == SCOUT and traits & NOT_SCOUT)


@kernel
def _tightness(traits: int) -> int:
    """How little freedom the traits leave: the tightest pieces are dealt first."""
    if traits & (IS_SCOUT | IS_CAPTAIN):
        return 4
    if traits & FAST:
        return 3
    if traits & NOT_SCOUT:
        return 2
    return 1 if traits & MOVED else 0


@kernel
def _assign(v: Record, s: Record, seat: int, rng: Any) -> bool:
    """Deal the seat's unseen kinds to its hidden pieces; False if this attempt came to a dead end."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        s.rank[piece] = v.rank[piece]
    for tight in range(4, -1, -1):
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            if v.rank[piece] == UNKNOWN and _tightness(v.traits[piece]) == tight:
                kind = _pick(s, seat, v.traits[piece], rng)
                if kind == EMPTY:
                    return False
                s.rank[piece] = kind
    return True


@kernel
def _left(s: Record, seat: int, kind: int) -> int:
    """How many of a kind are not yet given to a piece."""
    n = ARMY[kind]
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if s.rank[piece] == kind:
            n -= 1
    return n


@kernel
def _pick(s: Record, seat: int, traits: int, rng: Any) -> int:
    """A kind that is left and that the traits allow, each piece left as likely; EMPTY if there is none."""
    total = 0
    for kind in range(1, KINDS):
        if _may_be(traits, kind):
            total += _left(s, seat, kind)
    if total == 0:
        return EMPTY
    choice = below(rng, total)
    for kind in range(1, KINDS):
        if _may_be(traits, kind):
            choice -= _left(s, seat, kind)
            if choice < 0:
                return kind
    return EMPTY
