"""Whether a seat can act at all, and the one move that the two-square rule forbids it (rulebook 3.2, 3.3)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.cannons import any_shot
from sandtable.games.stratego.rules.schema import BOMB, CANNON, CAPTAIN, PIECES, SCOUT
from sandtable.games.stratego.rules.sides import TAKES, moves, opposes
from sandtable.games.stratego.rules.stockades import guarded, is_captive
from sandtable.games.stratego.rules.tables import NEXT, NOWHERE, ZONE, ZONE_LENGTH

_NO_PIECE = -1
_BASE = 1000  # more than the number of places


@kernel
def barred(v: Seen, seat: int) -> int:
    """Return the quiet move that the two-square rule forbids (ST-MOVE-8, ST-R-16), packed by `bar_of`; -1 if none."""
    legs = v.recent[seat]
    if legs[0][0] == 0 or v.at[legs[0][0] - 1] != legs[0][2]:  # it has since been captured, or freed onto another space
        return _NO_PIECE
    for k in range(1, v.shuttle_limit - 1):
        back_and_forth = legs[k][1] == legs[k - 1][2] and legs[k][2] == legs[k - 1][1]
        if legs[k][0] != legs[0][0] or not back_and_forth:
            return _NO_PIECE
    return bar_of(legs[0][0] - 1, legs[0][1])


@kernel
def bar_of(piece: int, space: int) -> int:
    """Return a piece and the space on which it may not stop, packed into one number."""
    return piece * _BASE + space


@kernel
def _leads_on(v: Seen, seat: int, kind: int, space: int, origin: int, direction: int) -> bool:
    """Return whether a piece that may not stop on the vacant `space` can go on through it."""
    for d in range(4):
        beyond = NEXT[v.side][space][d]
        if beyond == NOWHERE or beyond == origin or (kind == SCOUT and d != direction):
            continue
        if v.board[beyond] == 0 or opposes(v.board[beyond] - 1, seat):
            return kind == CAPTAIN or (kind == SCOUT and v.scout_range != 1)
    return False


@kernel
def can_act(v: Seen, seat: int) -> bool:
    """Return whether the seat has any move, attack or reserve entry (ST-TURN-4, ST-R-11, ST-R-12)."""
    bar = barred(v, seat)
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if v.at[piece] >= 0 and moves(v, v.rank[piece]) and _can_move(v, seat, piece, bar):
            return True
    return can_enter(v, seat)


@kernel
def _can_move(v: Seen, seat: int, piece: int, bar: int) -> bool:
    place = v.at[piece]
    kind = v.rank[piece]
    if is_captive(v, place) and guarded(v, seat, place):
        return False
    for d in range(4):
        target = NEXT[v.side][place][d]
        if target == NOWHERE:
            continue
        if v.board[target] != 0:
            if kind < BOMB and TAKES[seat % 2][v.board[target]]:
                return True
        elif bar != bar_of(piece, target) or _leads_on(v, seat, kind, target, place, d):
            return True
    return kind == CANNON and any_shot(v, seat, place)


@kernel
def can_enter(v: Seen, seat: int) -> bool:
    """Return whether the Reserve holds a piece and the home zone a vacant space (ST-CPN-5, ST-ALLY-RES-1)."""
    return v.left[seat] > 0 and has_room(v, seat)


@kernel
def has_room(v: Seen, seat: int) -> bool:
    """Return whether any space of the seat's home zone is vacant."""
    for k in range(ZONE_LENGTH[v.side]):
        if v.board[ZONE[v.side][seat][k]] == 0:
            return True
    return False
