"""The toss for the first move and the secret set-up (rulebook 2.2, ST-R-8, ST-R-79)."""

from __future__ import annotations

from typing import Any

from sandtable.games.stratego.actions import PLACE, READY, RESIGN, ZONE_SIZE
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.events import FIRST, OPENED, PLACED, READIED
from sandtable.games.stratego.pieces import KIND, LIST
from sandtable.games.stratego.schema import EMPTY, EVERYBODY, KINDS, OFF, PIECES, PLAY, SETUP
from sandtable.games.stratego.tables import ZONE
from sandtable.games.stratego.turn import begin_turn
from sandtable.umpire.events import emit, reveal
from sandtable.umpire.jit import Record, kernel

_LIST_LENGTH = len(LIST)


@kernel
def begin_setup(s: Record, first: int, ev: Any) -> None:
    """All seats lay out their armies at once; `first` will move first."""
    s.turn = first
    s.phase = SETUP
    s.waiting = (1 << s.players) - 1
    emit(ev, FIRST, -1, first, -1, C.ST_R_8, EVERYBODY)


@kernel
def _all_placed(v: Record, seat: int) -> bool:
    for kind in range(KINDS):
        if v.unplaced[seat][kind] > 0:
            return False
    return True


@kernel
def why_setup(v: Record, seat: int, a: int) -> int:
    """The clause that forbids a placement or the word that all is done."""
    if a == READY:
        return 0 if _all_placed(v, seat) else C.ST_SET_2
    if a < PLACE or a >= RESIGN:
        return C.ST_SET_5
    kind = KIND[(a - PLACE) // ZONE_SIZE]
    if v.unplaced[seat][kind] == 0:
        return C.ST_COMP_1
    if v.rank[seat * PIECES + (a - PLACE) % ZONE_SIZE] != EMPTY:
        return C.ST_SET_2
    return 0


@kernel
def legal_setup(v: Record, seat: int, out: Any) -> int:
    """Every piece left on every free space of the home zone, or `ready`."""
    if _all_placed(v, seat):
        out[0] = READY
        return 1
    n, free, first = 0, 0, 0
    for k in range(_LIST_LENGTH):
        if v.unplaced[seat][KIND[k]] == 0:
            continue
        if n == 0:
            first = k
            for space in range(ZONE_SIZE):
                out[n] = PLACE + k * ZONE_SIZE + space
                n += v.rank[seat * PIECES + space] == EMPTY
            free = n
        else:  # the same spaces, for another kind
            for j in range(free):
                out[n + j] = out[j] + (k - first) * ZONE_SIZE
            n += free
    return n


@kernel
def apply_setup(s: Record, seat: int, a: int, ev: Any) -> None:
    if a == READY:
        s.waiting &= ~(1 << seat)
        emit(ev, READIED, -1, seat, -1, C.ST_R_79, EVERYBODY)
        if s.waiting == 0:
            _open(s, ev)
        return
    piece = seat * PIECES + (a - PLACE) % ZONE_SIZE
    kind = KIND[(a - PLACE) // ZONE_SIZE]
    s.rank[piece] = kind
    s.unplaced[seat][kind] -= 1
    space = ZONE[s.side][seat][(a - PLACE) % ZONE_SIZE]
    reveal(ev, PLACED, s.rank, s.known, piece, space, C.ST_SET_2, 1 << seat)


@kernel
def _open(s: Record, ev: Any) -> None:
    """The screen goes away (ST-SET-5): pieces get the numbers that everyone can give them, and play starts."""
    for seat in range(s.players):
        n = seat * PIECES
        for k in range(PIECES):
            kind = s.rank[seat * PIECES + k]
            if kind != EMPTY:
                space = ZONE[s.side][seat][k]
                s.rank[n] = kind
                s.at[n] = space
                s.board[space] = n + 1
                n += 1
        s.numbers = n - seat * PIECES
        for piece in range(n, (seat + 1) * PIECES):
            s.rank[piece] = EMPTY
            s.at[piece] = OFF
            s.known[piece] = EVERYBODY
    s.phase = PLAY
    emit(ev, OPENED, -1, s.turn, -1, C.ST_SET_5, EVERYBODY)
    begin_turn(s, s.turn, ev)
