"""What draws each kind of piece, and how far over the board it is felt."""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, kernel
from sandtable.games.classic.fields import Seen

from ..rules.schema import BOMB, EMPTY, PIECES, SPY, SQUARES
from ..rules.tables import IS_LAKE, NEXT
from .dangers import BEATERS, DANGERS_END, REACHED
from .worth import GAIN, LANES, class_of, outcome

# Sections of the scratch array, after those of dangers.py.
LURE = DANGERS_END  # [square + 1][own kind] how close the square is to something worth going to; row 0: NOWHERE
PASSES = LURE + (SQUARES + 1) * LANES  # [square] what it does to lures beyond it
ALARM = PASSES + SQUARES  # [square] what more it is worth to take a piece there, as it is near the own Flag
LURES_END = ALARM + SQUARES

SWEEPS = 4  # over the board, to and fro
NO_WAY, OWN_WAY, OPEN_WAY = range(3)  # PASSES


@kernel
def lure_at(square: int) -> int:
    """Where the row of LURE for a square, or NOWHERE, begins."""
    return LURE + (square + 1) * LANES


@kernel
def prize(v: Seen, kind: int, piece: int, notes: Ints) -> int:
    """What an attack of an own kind on an opposing piece gains."""
    other = v.rank[piece]
    gain = notes[GAIN + class_of(v, piece) * LANES + kind] if other == UNKNOWN else outcome(kind, other, notes)
    return int(gain + notes[ALARM + v.at[piece]])


@kernel
def set_lures(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the sections of this file, but for ALARM, which is there already."""
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
    """Let the lures around a square be felt on it: less past own pieces and where danger is known."""
    row, known = lure_at(square), notes[REACHED + square]
    north, east = lure_at(NEXT[square][0]), lure_at(NEXT[square][1])
    south, west = lure_at(NEXT[square][2]), lure_at(NEXT[square][3])
    hush = 2 if notes[PASSES + square] == OWN_WAY else 62
    for kind in range(LANES):
        best = max(max(notes[north + kind], notes[east + kind]), max(notes[south + kind], notes[west + kind]))
        best -= best >> 3
        best -= best >> hush
        if known & BEATERS[kind]:
            best >>= 1
        notes[row + kind] = max(notes[row + kind], best)


@kernel
def pull(kind: int, square: int, notes: Ints) -> int:
    """The strongest lure beside a square, a step weaker."""
    best = 0
    for d in range(4):
        best = max(best, notes[lure_at(NEXT[square][d]) + kind])
    return int(best - (best >> 3))
