"""Captive Flags: put into a stockade, guarded in it, escaping from it or freed by others (rulebook 2.16, 3.7)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.schema import FLAG, PIECES
from sandtable.games.stratego.rules.sides import TAKES, allied, partner
from sandtable.games.stratego.rules.tables import BESIDE_STOCKADE, NEXT, NOWHERE, SPACES, STOCKADES

_FIRST_STOCKADE = SPACES[1]


@kernel
def is_captive(v: Seen, place: int) -> bool:
    """Return whether a place is a stockade, where only captive Flags stand (ST-R-4)."""
    return allied(v) and place >= _FIRST_STOCKADE


@kernel
def guarded(v: Seen, seat: int, stockade: int) -> bool:
    """Return whether an opponent of the captive stands on one of the four spaces around (ST-ALLY-ESC-1, ST-R-67)."""
    for d in range(4):
        if TAKES[seat % 2][v.board[NEXT[1][stockade][d]]]:
            return True
    return False


@kernel
def holds_flag(v: Seen, seat: int) -> bool:
    """Return whether the seat's alliance has a Flag in one of its stockades."""
    return v.board[STOCKADES[seat][0]] != 0 or v.board[STOCKADES[seat][1]] != 0


@kernel
def captive_beside(v: Seen, seat: int, space: int) -> int:
    """Return the number + 1 of the allied captive Flag in the stockade beside the space, or 0 (ST-R-69)."""
    stockade = BESIDE_STOCKADE[space]
    if stockade == NOWHERE:
        return 0
    flag = v.board[stockade]
    return flag if flag != 0 and not TAKES[seat % 2][flag] else 0


@kernel
def flag_beside(v: Seen, seat: int, space: int) -> int:
    """Return the number + 1 of the partner's Flag on a space beside this one, or 0 (ST-R-65, ST-R-66)."""
    for d in range(4):
        place = NEXT[1][space][d]
        if place != NOWHERE and is_partners(v, seat, place) and v.rank[v.board[place] - 1] == FLAG:
            return v.board[place]
    return 0


@kernel
def is_partners(v: Seen, seat: int, space: int) -> bool:
    """Return whether a piece of the seat's partner stands on the space."""
    there = v.board[space]
    low = partner(seat) * PIECES
    return low < there <= low + PIECES
