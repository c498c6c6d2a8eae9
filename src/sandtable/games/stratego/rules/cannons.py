"""Cannons: what they may fire at, and what becomes of them (rulebook 2.15, 2.19)."""

from __future__ import annotations

from sandtable.engine import Events, Ints, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell
from sandtable.games.stratego.rules.schema import CANNON, EVERYBODY, LATE, LATER, PIECES
from sandtable.games.stratego.rules.seen import strike_out
from sandtable.games.stratego.rules.sides import TAKES
from sandtable.games.stratego.rules.tables import NOWHERE, SHOT, SHOT_NUMBER


@kernel
def can_fire(v: Seen, seat: int, space: int, d: int) -> bool:
    """Return whether a Cannon on a space may fire in a direction.

    An opposing piece must stand three away, and the two places between must be vacant or lakes (ST-R-35).
    """
    shot = SHOT[space][d]
    if shot[0] == NOWHERE or not TAKES[seat % 2][v.board[shot[0]]]:
        return False
    return (shot[1] == NOWHERE or v.board[shot[1]] == 0) and (shot[2] == NOWHERE or v.board[shot[2]] == 0)


@kernel
def any_shot(v: Seen, seat: int, space: int) -> bool:
    """Return whether a Cannon on a space may fire in any direction."""
    for d in range(4):
        if can_fire(v, seat, space, d):
            return True
    return False


@kernel
def legal_shots(v: Seen, seat: int, space: int, out: Ints, n: int) -> int:
    """Write the shots of a Cannon on a space into `out` from `n` on, and return the new count."""
    for d in range(4):
        if can_fire(v, seat, space, d):
            out[n] = SHOT_NUMBER[seat][space][d]
            n += 1
    return n


@kernel
def return_cannon(s: State, seat: int, piece: int, ev: Events) -> None:
    """Move a Cannon that has fired back to its owner's Reserve, as in Alliance (ST-ALLY-CANNON-6)."""
    space = s.at[piece]
    s.board[space] = 0
    s.reserve[seat][CANNON] += 1
    s.left[seat] += 1
    tell.returned(ev, piece, seat, cell(s, space), s.left[seat], C.ST_ALLY_CANNON_6, EVERYBODY)
    _note_return(s, seat, s.traits[piece])
    strike_out(s, piece)
    s.traits[piece] = 0


@kernel
def _note_return(s: State, seat: int, traits: int) -> None:
    """Keep what everybody can infer: a Cannon is in the Reserve, or is one of the pieces that have entered since.

    A Cannon that fires and had entered late is one of those known to be back already, the later one if it may be both.
    """
    if not traits & LATE:
        s.recalled[seat] += 1
        return
    oldest_fired = not traits & LATER
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        marks = s.traits[piece]
        s.traits[piece] = marks & ~(LATE | LATER)
        if oldest_fired:
            s.traits[piece] |= LATE if marks & LATER else 0
        else:
            s.traits[piece] |= marks & LATE
