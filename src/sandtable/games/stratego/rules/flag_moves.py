"""A Flag's moves with a claim to unite, and out of a stockade (rulebook 2.16, 2.18, ST-R-62 to ST-R-68).

A Flag's plain step is a move like any other.
"""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.acting import bar_of, barred
from sandtable.games.stratego.rules.actions import FLAG_MOVE
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.schema import FLAG
from sandtable.games.stratego.rules.sides import TAKES, owner
from sandtable.games.stratego.rules.stockades import guarded, is_captive, is_partners
from sandtable.games.stratego.rules.tables import FLAG_NUMBER, FLAG_WAY, NEXT, NO_CLAIM, NOWHERE


@kernel
def why_flag_move(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a Flag's move with a claim, or an escape; 0 if none does."""
    way = FLAG_WAY[seat][a - FLAG_MOVE[v.variant]]
    origin, target, named = way[0], way[1], way[2]
    piece = v.board[origin] - 1
    if piece < 0 or owner(piece) != seat:
        return C.ST_TURN_2
    if v.rank[piece] != FLAG:
        return C.ST_ALLY_UNITE_1
    if is_captive(v, origin) and guarded(v, seat, origin):
        return C.ST_ALLY_ESC_1
    there = v.board[target]
    if there != 0:
        if TAKES[seat % 2][there]:
            return C.ST_R_34
        return C.ST_MOVE_5 if owner(there - 1) == seat else C.ST_R_39
    if barred(v, seat) == bar_of(piece, target):
        return C.ST_MOVE_8
    if named == NOWHERE:
        return 0
    if v.auto_unite:
        return C.ST_R_88
    return 0 if is_partners(v, seat, named) else C.ST_R_62


@kernel
def legal_claims(v: Seen, seat: int, place: int, d: int, out: Ints, n: int) -> int:
    """Write a Flag's move in one direction into `out` from `n` on, and return the new count.

    The move is written once for each allied piece that the Flag may name after it.
    """
    if v.auto_unite:
        return n
    for c in range(4):
        row = FLAG_NUMBER[seat][place][d][c]
        if row != NOWHERE and is_partners(v, seat, FLAG_WAY[seat][row][2]):
            out[n] = FLAG_MOVE[v.variant] + row
            n += 1
    return n


@kernel
def legal_escapes(v: Seen, seat: int, stockade: int, out: Ints, n: int) -> int:
    """Write the moves out of a stockade into `out` from `n` on, and return the new count.

    If nobody stands guard, they lead onto any vacant space beside it (ST-ALLY-ESC-1, ST-R-68).
    """
    if guarded(v, seat, stockade):
        return n
    for d in range(4):
        if v.board[NEXT[1][stockade][d]] == 0:
            out[n] = FLAG_MOVE[v.variant] + FLAG_NUMBER[seat][stockade][d][NO_CLAIM]
            n = legal_claims(v, seat, stockade, d, out, n + 1)
    return n
