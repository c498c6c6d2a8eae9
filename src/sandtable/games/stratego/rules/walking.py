"""The way of a piece to a vacant space, and what it reveals of the piece (rulebook 2.4, ST-R-76)."""

from __future__ import annotations

from sandtable.engine import Events, emit, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.events import MOVED as MOVED_EVENT
from sandtable.games.stratego.rules.geometry import distance
from sandtable.games.stratego.rules.schema import FAST, IS_CAPTAIN, IS_SCOUT, MOVED


@kernel
def set_out(s: State, origin: int, target: int) -> int:
    """Record which piece moves, and return it."""
    piece = s.board[origin] - 1
    s.mover = piece + 1
    s.origin = origin
    s.traits[piece] |= MOVED
    s.last[0] = piece + 1
    s.last[1] = origin
    s.last[2] = target
    return piece


@kernel
def put(s: State, piece: int, origin: int, target: int) -> None:
    """Move a piece on the board."""
    s.board[origin] = 0
    s.board[target] = piece + 1
    s.at[piece] = target


@kernel
def walk(s: State, origin: int, target: int, audience: int, ev: Events) -> int:
    """Move a piece to a vacant space, tell `audience`, and return the piece."""
    piece = set_out(s, origin, target)
    far = distance(s, origin, target)
    if far == 0:
        s.traits[piece] |= IS_CAPTAIN
    elif far == 2:
        s.traits[piece] |= FAST
    elif far > 2:
        s.traits[piece] |= IS_SCOUT
    tell_way(s, piece, origin, target, audience, ev)
    put(s, piece, origin, target)
    return piece


@kernel
def tell_way(v: Seen, piece: int, origin: int, target: int, audience: int, ev: Events) -> None:
    """Tell where a piece goes, by a clause that reveals no more of it than the move itself does (ST-R-76)."""
    far = distance(v, origin, target)
    clause = C.ST_R_76
    if far == 1:
        clause = C.ST_MOVE_1
    elif far == 0:
        clause = C.ST_CAV_3
    elif far > 2:
        clause = C.ST_SCOUT_2
    emit(ev, MOVED_EVENT, piece, origin, target, clause, audience)
