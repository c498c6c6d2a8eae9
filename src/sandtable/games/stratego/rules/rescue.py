"""Back-row rescues: which pieces may make one, which may be brought back, and to where (rulebook 2.11, 3.5)."""

from __future__ import annotations

from sandtable.engine import Events, Ints, discloses, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.actions import DECLINE, HALF_SIZE, RESCUE_PIECE
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell, distance
from sandtable.games.stratego.rules.pieces import RETURNING, RETURNING_COUNT
from sandtable.games.stratego.rules.schema import (
    ARMY_NUMBERS,
    CAMPAIGN,
    EMPTY,
    EVERYBODY,
    FLAG,
    HELD,
    NOT_SCOUT,
    OPEN,
    PIECES,
    RESCUE,
    RESCUED,
    RESCUER,
    SCOUT,
)
from sandtable.games.stratego.rules.seen import open_rank
from sandtable.games.stratego.rules.sides import allied
from sandtable.games.stratego.rules.tables import FAR_ROW, HALF
from sandtable.games.stratego.rules.turn import ask
from sandtable.games.stratego.rules.walking import tell_way, walk

_ALLOWANCE = 2  # ST-RESC-6
_NONE = -1


@kernel
def _can_return(v: Seen, piece: int) -> int:
    """Return whether a piece has been captured and may be brought back (ST-R-44)."""
    return v.at[piece] <= HELD and v.at[piece] > HELD - v.players and (v.resc_flag or v.rank[piece] != FLAG)


@kernel
def _captured(v: Seen, seat: int, army: int, kind: int) -> int:
    """Return the captured piece of a kind that would come back, or _NONE.

    A piece that has made no rescue comes back before others (ST-R-82).
    """
    found = _NONE
    begin, end = seat * PIECES, seat * PIECES + v.numbers
    if v.variant == CAMPAIGN:
        begin += army * ARMY_NUMBERS
        end = begin + ARMY_NUMBERS
    for piece in range(begin, end):
        if v.rank[piece] == kind and _can_return(v, piece):
            if not v.traits[piece] & RESCUER:
                return piece
            if found == _NONE:
                found = piece
    return found


@kernel
def _kind(v: Seen, a: int) -> int:
    """Return the kind of piece that an action would bring back."""
    return RETURNING[v.variant][(a - RESCUE_PIECE[v.variant]) // HALF_SIZE[v.side] % RETURNING_COUNT[v.variant]]


@kernel
def _wanted(v: Seen, seat: int, a: int) -> int:
    """Return the captured piece that an action would bring back, or _NONE."""
    army = (a - RESCUE_PIECE[v.variant]) // HALF_SIZE[v.side] // RETURNING_COUNT[v.variant]
    return _captured(v, seat, army, _kind(v, a))


@kernel
@discloses("ST-ATK-4", "rank", why="A captured piece has been announced.")
def _anything_captured(v: Seen, seat: int) -> bool:
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if _can_return(v, piece):
            return True
    return False


@kernel
def _half_has_room(v: Seen, seat: int) -> bool:
    for k in range(HALF_SIZE[v.side]):
        if v.board[HALF[v.side][seat][k]] == 0:
            return True
    return False


@kernel
def _may_rescue(v: Seen, seat: int, piece: int, kind: int, origin: int, target: int) -> bool:
    """Return whether a piece of this kind that has gone from one space to another may make a rescue there."""
    if not FAR_ROW[v.side][seat][target] or kind == SCOUT:  # ST-RESC-5
        return False
    if v.traits[piece] & RESCUER or v.rescues[seat] >= _ALLOWANCE:
        return False
    if not v.resc_sideways and FAR_ROW[v.side][seat][origin]:
        return False
    return _anything_captured(v, seat) and _half_has_room(v, seat)


@kernel
@discloses("ST-R-107", "rank", why="Only the mover is asked; others see the move once it has answered.", privately=True)
def hold_back(s: State, seat: int, origin: int, target: int, ev: Events) -> None:
    """Ask for a rescue in secret if a move allows one (ST-R-107).

    A Scout is not asked. The others see the move only when the question is answered, so that nobody can tell who is
    asked.
    """
    piece, far = s.board[origin] - 1, distance(s, origin, target)
    if allied(s) or not _may_rescue(s, seat, piece, s.rank[piece], origin, target):
        return
    s.arrival[seat][0] = origin + 1
    s.arrival[seat][1] = target
    tell_way(s, piece, origin, target, far, 1 << seat, ev)
    tell.may_rescue(ev, piece, seat, cell(s, target), C.ST_RESC_1, 1 << seat)


@kernel
@discloses("ST-R-107", "arrival", why="Whatever the answer, others see only the move that was held back.")
def is_asked(v: Seen, seat: int) -> bool:
    """Return whether the seat owes an answer to the question of a rescue, as far as the seat itself can tell."""
    return v.phase == RESCUE or v.arrival[seat][0] > 0


@kernel
def take_back(s: State, seat: int) -> None:
    """Drop the move that is held back, if any. Nobody else has seen the piece move."""
    s.arrival[seat][0] = 0
    s.arrival[seat][1] = 0


@kernel
def offer_rescue(s: State, seat: int, ev: Events) -> bool:
    """Ask for a rescue if the piece that has won an attack may make one, and return whether it may.

    Everybody has seen which piece it is (ST-R-107).
    """
    piece = s.mover - 1
    space, kind = s.at[piece], open_rank(s, piece)
    if space < 0 or kind == EMPTY or not _may_rescue(s, seat, piece, kind, s.origin, space):
        return False
    ask(s, seat, RESCUE)
    tell.may_rescue(ev, piece, seat, cell(s, space), C.ST_RESC_1, 1 << seat)
    return True


@kernel
def why_rescue(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids an answer to the question of a rescue; 0 if none does."""
    if a == DECLINE[v.variant]:
        return 0
    if a < RESCUE_PIECE[v.variant] or a > DECLINE[v.variant]:
        return C.ST_R_46
    if _wanted(v, seat, a) == _NONE:
        return C.ST_RESC_2 if v.resc_flag or _kind(v, a) != FLAG else C.ST_R_44
    return 0 if v.board[HALF[v.side][seat][(a - RESCUE_PIECE[v.variant]) % HALF_SIZE[v.side]]] == 0 else C.ST_R_45


@kernel
def legal_rescues(v: Seen, seat: int, out: Ints) -> int:
    """Write the answers to the question of a rescue into `out`, and return how many there are."""
    n = 0
    for a in range(RESCUE_PIECE[v.variant], DECLINE[v.variant], HALF_SIZE[v.side]):
        if _wanted(v, seat, a) != _NONE:
            for space in range(HALF_SIZE[v.side]):
                out[n] = a + space
                n += v.board[HALF[v.side][seat][space]] == 0
    out[n] = DECLINE[v.variant]
    return n + 1


@kernel
@discloses("ST-R-48", "rank", why="The piece that comes back is shown.")
def apply_rescue(s: State, seat: int, a: int, ev: Events) -> None:
    """Bring a captured piece back, seen by all, or none, which only the mover is told."""
    _arrive(s, seat, ev)
    if a == DECLINE[s.variant]:
        tell.declined(ev, seat, C.ST_R_46, 1 << seat)
        return
    piece = _wanted(s, seat, a)
    space = HALF[s.side][seat][(a - RESCUE_PIECE[s.variant]) % HALF_SIZE[s.side]]
    s.traits[s.mover - 1] |= RESCUER | NOT_SCOUT
    s.rescues[seat] += 1
    s.at[piece] = space
    s.board[space] = piece + 1
    s.traits[piece] |= OPEN
    s.deeds |= RESCUED
    tell.rescued(ev, piece, seat, cell(s, space), s.rank, s.known, C.ST_R_48, EVERYBODY)


@kernel
@discloses("ST-R-107", "arrival", why="The move that was held back is made now.")
def _arrive(s: State, seat: int, ev: Events) -> None:
    """Make the move that was held back, if one was. The mover has been told of it already."""
    origin, target = s.arrival[seat][0] - 1, s.arrival[seat][1]
    if origin < 0:
        return
    take_back(s, seat)
    walk(s, origin, target, EVERYBODY ^ 1 << seat, ev)
