"""The toss for the first move and the secret set-up (rulebook 2.2, ST-R-8, ST-R-79)."""

from __future__ import annotations

from sandtable.engine import CHOICE, Events, Ints, discloses, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules import tell
from sandtable.games.stratego.rules.actions import PLACE, READY
from sandtable.games.stratego.rules.armies import in_army, in_second_army, piece_numbers, standing
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.geometry import cell
from sandtable.games.stratego.rules.pieces import KIND, LIST_LENGTH
from sandtable.games.stratego.rules.schema import (
    ALLIANCE_LIGHTNING,
    EMPTY,
    EVERYBODY,
    FLAG,
    KINDS,
    NOTHING,
    PIECES,
    PLAY,
    SETUP,
    SMALL,
)
from sandtable.games.stratego.rules.seen import seen, strike_out
from sandtable.games.stratego.rules.sides import allied, partner
from sandtable.games.stratego.rules.tables import ZONE, ZONE_LENGTH
from sandtable.games.stratego.rules.turn import begin_turn


@kernel
def begin_setup(s: State, first: int, ev: Events) -> None:
    """Begin the set-up, in which all seats lay out their armies at once. `first` will move first."""
    s.turn = first
    s.phase = SETUP
    s.waiting = (1 << s.players) - 1
    tell.first(ev, first, C.ST_R_8, EVERYBODY)


@kernel
def still_to_place(v: Seen, seat: int) -> int:
    """Return how many more pieces the seat has to put down."""
    placed = 0
    for kind in range(KINDS):
        placed += in_army(v, kind) - v.reserve[seat][kind]
    return standing(v) - placed


@kernel
def army_clause(v: Seen) -> int:
    """Return the clause that says what an army is."""
    if v.variant == SMALL:
        return C.ST_R_109
    return C.ST_AL_2 if v.variant == ALLIANCE_LIGHTNING else C.ST_COMP_1


@kernel
def set_up_clause(v: Seen) -> int:
    """Return the clause that says what is laid out, and where."""
    if v.variant == SMALL:
        return C.ST_R_110
    if v.variant == ALLIANCE_LIGHTNING:
        return C.ST_AL_2
    return C.ST_ALLY_SET_1 if allied(v) else C.ST_SET_2


@kernel
def why_setup(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a placement, or the word `ready`; 0 if none does."""
    due = still_to_place(v, seat)
    if a == READY[v.variant]:
        if due == 0:
            return 0
        return set_up_clause(v)
    size = ZONE_LENGTH[v.side]
    entry = a - PLACE[v.variant]
    if entry < 0 or entry >= LIST_LENGTH[v.side] * size:
        return C.ST_SET_5
    kind = KIND[v.side][entry // size]
    if v.reserve[seat][kind] == 0:
        return army_clause(v)
    if v.rank[seat * PIECES + entry % size] != EMPTY:
        return C.ST_MOVE_5 if allied(v) else set_up_clause(v)
    return C.ST_ALLY_SET_2 if kind != FLAG and _flag_is_due(v, seat, due) else 0


@kernel
def _flag_is_due(v: Seen, seat: int, due: int) -> bool:
    """Return whether the last piece to be put down must be the Flag (ST-ALLY-SET-2)."""
    return due == 1 and v.reserve[seat][FLAG] > 0


@kernel
def legal_setup(v: Seen, seat: int, out: Ints) -> int:
    """Write every piece left on every free space of the home zone, or `ready`, into `out`; return how many."""
    due = still_to_place(v, seat)
    if due == 0:
        out[0] = READY[v.variant]
        return 1
    size = ZONE_LENGTH[v.side]
    n, free, first = 0, 0, 0
    only_flag = _flag_is_due(v, seat, due)
    for k in range(LIST_LENGTH[v.side]):
        kind = KIND[v.side][k]
        if v.reserve[seat][kind] == 0 or (only_flag and kind != FLAG):
            continue
        if n == 0:
            first = k
            for space in range(size):
                out[n] = PLACE[v.variant] + k * size + space
                n += v.rank[seat * PIECES + space] == EMPTY
            free = n
        else:  # the same spaces, for another kind
            for j in range(free):
                out[n + j] = out[j] + (k - first) * size
            n += free
    return n


@kernel
def apply_setup(s: State, seat: int, a: int, ev: Events) -> None:
    """Put a piece down, or carry out `ready`."""
    if seen(s, a) != READY[s.variant]:
        _place(s, seat, a, ev)
        return
    s.waiting &= ~(1 << seat)
    tell.ready(ev, seat, C.ST_R_79, EVERYBODY)
    if s.ally_view != NOTHING:
        _show_partner(s, seat, ev)
    if s.waiting == 0:
        _open(s, ev)


@kernel
@discloses("ST-SET-4", CHOICE, "rank", why="Only the owner sees a piece that it places.", privately=True)
def _place(s: State, seat: int, a: int, ev: Events) -> None:
    size = ZONE_LENGTH[s.side]
    entry = a - PLACE[s.variant]
    piece = seat * PIECES + entry % size
    kind = KIND[s.side][entry // size]
    s.rank[piece] = kind
    s.reserve[seat][kind] -= 1
    at = cell(s, ZONE[s.side][seat][entry % size])
    tell.placed(ev, piece, seat, at, s.rank, s.known, set_up_clause(s), 1 << seat)


@kernel
@discloses("ST-R-60", "rank", why="Partners have agreed to see each other's set-up.", privately=True)
def _show_partner(s: State, seat: int, ev: Events) -> None:
    """Show the finished arrangement to the partner, where the table allows it (ST-R-60, ST-R-89)."""
    for k in range(ZONE_LENGTH[s.side]):
        piece = seat * PIECES + k
        if _stands(s, piece):
            at = cell(s, ZONE[s.side][seat][k])
            tell.shown(ev, piece, seat, at, s.rank, s.known, C.ST_R_60, 1 << partner(seat))


@kernel
@discloses("ST-SET-5", "rank", why="Everybody sees which spaces are occupied, not by which pieces.")
def _stands(s: State, piece: int) -> bool:
    return s.rank[piece] != EMPTY


@kernel
@discloses("ST-SET-5", "rank", why="A piece that gets a new number keeps its rank and its owner.", privately=True)
def _open(s: State, ev: Events) -> None:
    """Begin play: remove the screen, and give pieces the numbers that follow from what everybody sees (ST-SET-5)."""
    for seat in range(s.players):
        n = seat * PIECES
        for k in range(ZONE_LENGTH[s.side]):
            if _stands(s, seat * PIECES + k):
                space = ZONE[s.side][seat][k]
                s.rank[n] = s.rank[seat * PIECES + k]
                s.at[n] = space
                s.board[space] = n + 1
                n += 1
        for piece in range(n, (seat + 1) * PIECES):
            strike_out(s, piece)
        s.left[seat] = seat * PIECES - n
        for kind in range(KINDS):
            s.reserve[seat][kind] += in_second_army(s, kind)  # pieces left out stay there (ST-ALLY-SET-3)
            s.left[seat] += in_army(s, kind) + in_second_army(s, kind)
    s.numbers = piece_numbers(s)
    s.phase = PLAY
    tell.opened(ev, s.turn, C.ST_SET_5, EVERYBODY)
    begin_turn(s, s.turn, ev)
