"""The observation: a view as planes for learning programs.

The board is seen from the viewer's own side, with row 0 nearest; the spectator sits with South. A plane about the whole
game holds the same number everywhere. The options are left out, and so are the moves before the last.
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, Observation, kernel
from sandtable.games.classic.fields import Seen, View

from .armies import in_army
from .schema import EMPTY, KINDS, MOVED, OPEN, PIECES, RAN, SEATS, SETUP, SIZE, SQUARES, TRAIL
from .tables import IS_LAKE, TITLES, seen_from

_NAMES = tuple(TITLES[kind] for kind in range(1, KINDS))
_EACH = KINDS - 1

OWN_KINDS = 0
OTHER_KINDS = OWN_KINDS + _EACH
HIDDEN = OTHER_KINDS + _EACH
TRAITS = HIDDEN + 1
LAST_FROM = TRAITS + 3
LAST_TO = LAST_FROM + 1
LAKE = LAST_TO + 1
WHOLE = LAKE + 1
UNSEEN = WHOLE
QUIET = UNSEEN + _EACH
IN_SETUP = QUIET + 1
PLANES = IN_SETUP + 1
LONGEST_QUIET = 100

OBSERVATION = Observation(
    (PLANES, SIZE, SIZE),
    (
        *(f"own {name}" for name in _NAMES),
        *(f"opposing {name}, known" for name in _NAMES),
        "piece that the viewer does not know",
        "piece that has moved",
        "piece that has moved more than one space at once",
        "piece that everybody knows",
        "where the last move began",
        "where the last move ended",
        "lake",
        *(f"opposing pieces of this kind that are not known: {name}" for name in _NAMES),
        f"turns without a battle, {LONGEST_QUIET} at most",
        "set-up goes on",
    ),
    high=LONGEST_QUIET,
)


@kernel
def encode(v: View, out: Ints) -> None:
    """Write the view into `out`, one plane after another: PLANES * SQUARES numbers."""
    me = v.viewer if v.viewer < SEATS else 0
    for k in range(PLANES * SQUARES):
        out[k] = 0
    for square in range(SQUARES):
        out[LAKE * SQUARES + square] = IS_LAKE[square]
    for k in range(1, KINDS):
        out[(UNSEEN + k - 1) * SQUARES] = in_army(v, k)
    if v.phase == SETUP:
        _encode_setup(v, me, out)
    else:
        _encode_pieces(v, me, out)
    _encode_last(v, me, out)
    out[QUIET * SQUARES] = min(v.quiet, LONGEST_QUIET)
    out[IN_SETUP * SQUARES] = v.phase == SETUP
    for plane in range(WHOLE, PLANES):
        for square in range(1, SQUARES):
            out[plane * SQUARES + square] = out[plane * SQUARES]


@kernel
def _encode_setup(v: Seen, me: int, out: Ints) -> None:
    """Mark the viewer's own pieces that are already placed."""
    for space in range(PIECES):
        kind = v.rank[me * PIECES + space]
        if kind > EMPTY:
            out[(OWN_KINDS + kind - 1) * SQUARES + space] = 1


@kernel
def _encode_pieces(v: Seen, me: int, out: Ints) -> None:
    for seat in range(SEATS):
        for piece in range(seat * PIECES, seat * PIECES + v.numbers):
            kind = v.rank[piece]
            if seat != me and kind != UNKNOWN:
                out[(UNSEEN + kind - 1) * SQUARES] -= 1
            if v.at[piece] < 0:
                continue
            square = seen_from(me, v.at[piece])
            plane = HIDDEN
            if kind != UNKNOWN:
                plane = (OWN_KINDS if seat == me else OTHER_KINDS) + kind - 1
            out[plane * SQUARES + square] = 1
            traits = v.traits[piece]
            out[TRAITS * SQUARES + square] = traits & MOVED != 0
            out[(TRAITS + 1) * SQUARES + square] = traits & RAN != 0
            out[(TRAITS + 2) * SQUARES + square] = traits & OPEN != 0


@kernel
def _encode_last(v: Seen, me: int, out: Ints) -> None:
    if v.ply > 0:
        last = v.trail[(v.ply - 1) % TRAIL]
        out[LAST_FROM * SQUARES + seen_from(me, last[1])] = 1
        out[LAST_TO * SQUARES + seen_from(me, last[2])] = 1
