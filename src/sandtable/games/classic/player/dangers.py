"""The dangers to a piece on a square, from the pieces that stand beside it."""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, kernel
from sandtable.games.classic.fields import Seen

from ..rules.schema import BOMB, EMPTY, PIECES, SQUARES
from ..rules.tables import NEXT, NOWHERE
from .worth import FEAR, LANES, WORTH_END, class_of, outcome

# Sections of the scratch array, after those of worth.py.
REACHED = WORTH_END  # [square] bits of the known opposing kinds that can step there next
DANGERS_END = REACHED + SQUARES

SHY = 3  # a hidden opponent makes a third of the attacks on a known piece that it would win
BLIND = 8  # and an eighth of those on a hidden piece
DOUBT_PART, DOUBT_WHOLE = 5, 8  # a known opponent makes this share of its winning attacks on a hidden piece


@kernel
def mark_dangers(v: Seen, seat: int, notes: Ints) -> None:
    """Fill REACHED: the known opposing kinds that can step onto each square."""
    for square in range(SQUARES):
        notes[REACHED + square] = 0
    for piece in range((1 - seat) * PIECES, (1 - seat) * PIECES + v.numbers):
        at, kind = v.at[piece], v.rank[piece]
        if at >= 0 and EMPTY < kind < BOMB:
            for d in range(4):
                beside = NEXT[at][d]
                if beside != NOWHERE:
                    notes[REACHED + beside] |= 1 << kind


@kernel
def danger(v: Seen, seat: int, kind: int, is_open: bool, square: int, notes: Ints) -> int:
    """Return what a piece of the seat stands to lose on a square, in points: the worst threat beside it counts.

    `kind` is the kind of the piece, and `is_open` says whether the opponent knows it.
    """
    worst = 0
    for d in range(4):
        beside = NEXT[square][d]
        if beside == NOWHERE:
            continue
        piece = v.board[beside] - 1
        if piece < 0 or piece // PIECES == seat:
            continue
        other = v.rank[piece]
        if other == UNKNOWN:
            loss = notes[FEAR + class_of(v, piece) * LANES + kind] // (SHY if is_open else BLIND)
        elif other >= BOMB:
            continue
        else:
            loss = max(0, outcome(other, kind, notes))
            if not is_open:
                loss = loss * DOUBT_PART // DOUBT_WHOLE
        worst = max(worst, loss)
    return int(worst)
