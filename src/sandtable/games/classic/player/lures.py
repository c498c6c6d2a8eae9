"""The lures on the board: how strongly each kind of piece is drawn to each square."""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, kernel
from sandtable.games.classic.fields import Seen

from ..rules.schema import BOMB, EMPTY, PIECES, SPY, SQUARES
from ..rules.tables import IS_LAKE, NEXT
from .dangers import DANGERS_END, REACHED
from .worth import BEATERS_OF, GAIN, LANES, class_of, outcome

# Sections of the scratch array, after those of dangers.py.
LURE = DANGERS_END  # [square + 1][own kind] strength of the lures felt there; row 0 stands for NOWHERE
PASSES = LURE + (SQUARES + 1) * LANES  # [square] whether lures pass it: NO_WAY, OWN_WAY or OPEN_WAY
ALARM = PASSES + SQUARES  # [square] extra gain of capturing a piece there, near the seat's own Flag
LURES_END = ALARM + SQUARES

SWEEPS = 4  # sweeps over the board, alternately forwards and backwards
NO_WAY, OWN_WAY, OPEN_WAY = range(3)  # the values of PASSES


@kernel
def lure_at(square: int) -> int:
    """Return the index at which the LURE row of a square, or of NOWHERE, begins."""
    return LURE + (square + 1) * LANES


@kernel
def prize(v: Seen, kind: int, piece: int, notes: Ints) -> int:
    """Return what an attack by a piece of kind `kind` on an opposing piece gains, in points."""
    other = v.rank[piece]
    gain = notes[GAIN + class_of(v, piece) * LANES + kind] if other == UNKNOWN else outcome(kind, other, notes)
    return int(gain + notes[ALARM + v.at[piece]])


@kernel
def set_lures(v: Seen, seat: int, notes: Ints) -> None:
    """Fill LURE and PASSES. ALARM must have been filled before."""
    for k in range((SQUARES + 1) * LANES):
        notes[LURE + k] = 0
    for square in range(SQUARES):
        piece = v.board[square] - 1
        if piece < 0:
            notes[PASSES + square] = NO_WAY if IS_LAKE[square] else OPEN_WAY
        elif piece // PIECES == seat:
            notes[PASSES + square] = OWN_WAY if EMPTY < v.rank[piece] < BOMB else NO_WAY
        else:
            notes[PASSES + square] = NO_WAY
            for kind in range(SPY, BOMB):
                notes[lure_at(square) + kind] = max(0, prize(v, kind, piece, notes))
    for sweep in range(SWEEPS):
        for k in range(SQUARES):
            square = k if sweep % 2 == 0 else SQUARES - 1 - k
            if notes[PASSES + square] != NO_WAY:
                _feel(square, notes)


@kernel
def _feel(square: int, notes: Ints) -> None:
    """Spread the lures around a square to it.

    A step weakens them by an eighth, a piece of the seat's own in the way by another quarter, and a known danger by
    half.
    """
    row, known = lure_at(square), notes[REACHED + square]
    north, east = lure_at(NEXT[square][0]), lure_at(NEXT[square][1])
    south, west = lure_at(NEXT[square][2]), lure_at(NEXT[square][3])
    hush = 2 if notes[PASSES + square] == OWN_WAY else 62
    for kind in range(LANES):
        best = max(max(notes[north + kind], notes[east + kind]), max(notes[south + kind], notes[west + kind]))
        best -= best >> 3
        best -= best >> hush
        if known & notes[BEATERS_OF + kind]:
            best >>= 1
        notes[row + kind] = max(notes[row + kind], best)


@kernel
def pull(kind: int, square: int, notes: Ints) -> int:
    """Return the strongest lure beside a square, weakened by one step."""
    best = 0
    for d in range(4):
        best = max(best, notes[lure_at(NEXT[square][d]) + kind])
    return int(best - (best >> 3))
