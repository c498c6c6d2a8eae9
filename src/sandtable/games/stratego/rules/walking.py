"""The way of a piece to a vacant space, and what it reveals of the piece (rulebook 2.4, ST-R-76)."""

from __future__ import annotations

from sandtable.engine import Events, kernel, table
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell, distance
from sandtable.games.stratego.rules.schema import FAST, IS_CAPTAIN, IS_SCOUT, MOVED
from sandtable.games.stratego.rules.sides import owner

_CLAUSES = table([C.ST_CAV_3, C.ST_MOVE_1, C.ST_R_76, C.ST_SCOUT_2])
"""_CLAUSES[spaces in line]: the clause of a way; 0 stands for a bent one, 3 for three and more."""


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
    tell_way(s, piece, origin, target, far, audience, ev)
    put(s, piece, origin, target)
    return piece


@kernel
def tell_way(v: Seen, piece: int, origin: int, target: int, far: int, audience: int, ev: Events) -> None:
    """Tell where a piece goes, by a clause that reveals no more of it than the move itself does (ST-R-76).

    `far` is how far that is in a line.
    """
    tell.moved(ev, piece, owner(piece), cell(v, origin), cell(v, target), _CLAUSES[min(far, 3)], audience)
