"""The set-up: both armies are placed at once, piece by piece, unseen by the other side."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, Ints, discloses, kernel
from sandtable.games.classic.fields import Seen, State

from . import tell
from .actions import PLACE, RESIGN
from .armies import army_size, in_army
from .clause_ids import C
from .schema import EMPTY, EVERYBODY, KINDS, OFF, PIECES, PLAY, SEATS
from .tables import seen_from
from .turn import begin_turn


@kernel
def why_placement(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids an action in set-up, or 0."""
    if a >= RESIGN:
        return C.CL_R_13 if a == RESIGN else C.CL_SET_1
    if a < PLACE:
        return C.CL_SET_3
    kind, space = (a - PLACE) // PIECES + 1, (a - PLACE) % PIECES
    if v.to_place[seat][kind] == 0:
        return C.CL_ARMY_2 if v.variant else C.CL_ARMY_1
    return C.CL_SET_1 if v.rank[seat * PIECES + space] != EMPTY else 0


@kernel
def legal_placements(v: Seen, seat: int, out: Ints) -> int:
    """Write each piece that is left, on each free space of the seat's rows, into `out`; return how many."""
    n, free, first = 0, 0, 0
    for kind in range(1, KINDS):
        if v.to_place[seat][kind] == 0:
            continue
        if free == 0:
            first = kind
            for space in range(PIECES):
                out[n] = PLACE + (kind - 1) * PIECES + space
                n += v.rank[seat * PIECES + space] == EMPTY
            free = n
        else:  # the same spaces, for another kind
            for k in range(free):
                out[n + k] = out[k] + (kind - first) * PIECES
            n += free
    return n


@kernel
@discloses("CL-SET-2", CHOICE, "rank", why="Only the owner sees a piece that it places.", privately=True)
def apply_placement(s: State, seat: int, a: int, ev: Events) -> None:
    """Place a piece, and begin play once both armies are complete."""
    kind, space = (a - PLACE) // PIECES + 1, (a - PLACE) % PIECES
    piece = seat * PIECES + space
    s.rank[piece] = kind
    s.to_place[seat][kind] -= 1
    tell.placed(ev, piece, seat, seen_from(seat, space), s.rank, s.known, C.CL_SET_1, 1 << seat)
    if not _has_placed_all(s, seat):
        return
    s.waiting &= ~(1 << seat)
    tell.readied(ev, seat, C.CL_SET_2, EVERYBODY)
    if s.waiting == 0:
        _open(s, ev)


@kernel
@discloses("CL-SET-2", "to_place", why="Everybody sees when a set-up is complete.")
def _has_placed_all(s: State, seat: int) -> bool:
    for kind in range(1, KINDS):
        if s.to_place[seat][kind]:
            return False
    return True


@kernel
@discloses("CL-SET-2", "rank", why="Each player sees its own pieces; none is on the board yet.", privately=True)
def begin_setup(s: State) -> None:
    """Begin the set-up, in which both seats have all their pieces in hand."""
    s.waiting = (1 << SEATS) - 1
    s.numbers = PIECES
    for seat in range(SEATS):
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            s.at[piece] = OFF
            s.known[piece] = 1 << seat
        for kind in range(KINDS):
            s.to_place[seat][kind] = in_army(s, kind)


@kernel
@discloses("CL-SET-3", "rank", why="A piece that gets a new number keeps its rank and its owner.", privately=True)
def _open(s: State, ev: Events) -> None:
    """Begin play, and give the pieces numbers that follow from what everybody sees (CL-SET-3)."""
    for seat in range(SEATS):
        n = seat * PIECES
        for space in range(PIECES):
            if _stands(s, seat * PIECES + space):
                square = seen_from(seat, space)
                s.rank[n] = s.rank[seat * PIECES + space]
                s.at[n] = square
                s.board[square] = n + 1
                n += 1
        for piece in range(n, (seat + 1) * PIECES):
            _strike_out(s, piece)
    s.numbers = army_size(s)
    s.phase = PLAY
    tell.opened(ev, 0, C.CL_SET_3, EVERYBODY)
    begin_turn(s, 0, ev)


@kernel
@discloses("CL-SET-3", "rank", why="Everybody sees which spaces are occupied, not by which pieces.")
def _stands(s: State, piece: int) -> bool:
    return s.rank[piece] != EMPTY


@kernel
@discloses("CL-SET-3", "rank", why="Everybody knows that this number belongs to no piece.")
def _strike_out(s: State, piece: int) -> None:
    s.rank[piece] = EMPTY
    s.known[piece] = EVERYBODY
