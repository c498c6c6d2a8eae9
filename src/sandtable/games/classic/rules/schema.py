"""What a game holds, field by field, with who may see it.

Pieces are named by a number that everybody may know: seat * 40 + k, where k counts the spaces on which the seat's
pieces first stood, from its own left corner. During set-up number seat * 40 + k stands for space k of the seat's rows.
"""

from __future__ import annotations

from sandtable.engine import OWN, PUBLIC, SECRET, SETTING, Schema, known_by

CLASSIC, BARRAGE = range(2)  # variants, as `variant` holds them

SEATS = 2
PIECES = 40  # a seat's numbers
ALL_PIECES = SEATS * PIECES
SIZE = 10
SQUARES = SIZE * SIZE  # lakes included
EVERYBODY = 0b111  # two seats and the spectator

# Kinds of piece. 2 to 10 are the ranks themselves (CL-ARMY-3).
EMPTY, SPY, SCOUT, MINER, MARSHAL, BOMB, FLAG = 0, 1, 2, 3, 10, 11, 12
KINDS = 13

SETUP, PLAY, OVER = range(3)  # phases
OFF = -1  # `at` of a piece that stands nowhere

# `traits` of a piece: what everybody has seen of it (CL-R-15).
MOVED = 1
RAN = 2  # more than one space at once
OPEN = 4  # was in a battle
EVADED = 8  # has moved away in the chase that goes on

TRAIL = 48
"""So many turns are remembered (CL-R-8)."""

# How a game ended (`reason`).
BY_FLAG, BY_STUCK, BY_NOBODY_MOVES, BY_RESIGNING, BY_QUIET, BY_PLIES = range(1, 7)

schema = Schema(
    seats=SEATS,
    variant=((), SETTING),
    two_squares=((), SETTING),
    more_squares=((), SETTING),
    quiet_limit=((), SETTING),
    ply_limit=((), SETTING),
    board=((SQUARES,), PUBLIC),  # piece number + 1 on each square, 0 = vacant
    at=((ALL_PIECES,), PUBLIC),
    rank=((ALL_PIECES,), known_by("known")),
    known=((ALL_PIECES,), SECRET),
    traits=((ALL_PIECES,), PUBLIC),
    to_place=((SEATS, KINDS), OWN),
    numbers=((), PUBLIC),  # how many numbers of each seat are in use
    turn=((), PUBLIC),
    quiet=((), PUBLIC),  # turns since the last battle
    trail=((TRAIL, 3), PUBLIC),  # turn k in row k % TRAIL: piece + 1, from, to
    chase=((SEATS,), PUBLIC),  # so many turns lasts the chase of each seat; 0: it chases nobody
)
