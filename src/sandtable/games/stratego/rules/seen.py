"""The part that everybody sees: of an act, of a piece, and of a number that belongs to no piece."""

from __future__ import annotations

from sandtable.engine import CHOICE, discloses, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules.actions import ENTER, FLAG_MOVE, PLACE, RESCUE_PIECE, RESIGN
from sandtable.games.stratego.rules.schema import EMPTY, EVERYBODY, OFF


@kernel
@discloses("ST-TURN-2", CHOICE, why="Acts are done on the board; a claim, an entry or a placement shows only its kind.")
def seen(v: Seen, a: int) -> int:
    """Return an act as everybody sees it: itself, or the first of its kind if something is hidden in it."""
    if FLAG_MOVE[v.variant] <= a < ENTER[v.variant]:
        return FLAG_MOVE[v.variant]
    if ENTER[v.variant] <= a < RESCUE_PIECE[v.variant]:
        return ENTER[v.variant]
    if PLACE[v.variant] <= a < RESIGN[v.variant]:
        return PLACE[v.variant]
    return a


@kernel
@discloses("ST-ATK-4", "rank", "known", why="It returns only pieces that everybody knows.")
def open_rank(s: State, piece: int) -> int:
    """Return the kind of a piece that has named itself; EMPTY for any other."""
    return s.rank[piece] if s.known[piece] == EVERYBODY else EMPTY


@kernel
@discloses("ST-SET-5", "rank", why="Everybody sees which numbers belong to no piece.")
def strike_out(s: State, piece: int) -> None:
    """Free a piece number that belongs to no piece."""
    s.rank[piece] = EMPTY
    s.at[piece] = OFF
    s.known[piece] = EVERYBODY
