"""The schema of Classic Stratego: the fields of a state, and who may see each.

Every piece has a number that everybody may know: seat * 40 + k, where k counts the spaces on which the seat's pieces
first stood, from its own left corner. During set-up, number seat * 40 + k stands for space k of the seat's rows.
"""

from __future__ import annotations

from typing import Literal

from sandtable.engine import AMENDMENT, OWN, PUBLIC, SECRET, SETTING, Schema, known_by

CLASSIC, BARRAGE = range(2)  # the values of `variant`

SEATS = 2
PIECES = 40  # piece numbers of a seat
ALL_PIECES = SEATS * PIECES
SIZE = 10
SQUARES = SIZE * SIZE  # lakes included
EVERYBODY = 0b111  # two seats and the spectator

# Kinds of piece. 2 to 10 are the ranks themselves (CL-ARMY-3).
EMPTY, SPY, SCOUT, MINER, MARSHAL, BOMB, FLAG = 0, 1, 2, 3, 10, 11, 12
KINDS = 13

SETUP, PLAY, OVER = range(3)  # phases
OFF = -1  # `at` of a piece that is not on the board

# `traits` of a piece: what everybody has seen of it (CL-R-15).
MOVED = 1
RAN = 2  # has moved more than one space at once
OPEN = 4  # has been in a battle
EVADED = 8  # has moved away from its pursuer in the current chase

TRAIL = 48
"""So many turns are remembered (CL-R-8)."""

# How a game ended (`reason`).
BY_FLAG, BY_STUCK, BY_NOBODY_MOVES, BY_RESIGNING, BY_QUIET, BY_PLIES = range(1, 7)
EndingWord = Literal["flag", "stuck", "resign", "quiet", "ply"]
ENDINGS: dict[int, EndingWord] = {
    BY_FLAG: "flag", BY_STUCK: "stuck", BY_NOBODY_MOVES: "stuck", BY_RESIGNING: "resign", BY_QUIET: "quiet",
    BY_PLIES: "ply",
}  # fmt: skip
"""The word for each."""

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
    numbers=((), PUBLIC),  # how many piece numbers of each seat are in use
    turn=((), PUBLIC),
    quiet=((), PUBLIC),  # turns since the last battle
    trail=((TRAIL, 3), PUBLIC),  # turn k in row k % TRAIL: piece + 1, from, to
    chase=((SEATS,), PUBLIC),  # how many turns each seat's chase has lasted; 0 = it chases nobody
    # what a document changes about the printed rules (CL-R-16), see armies.py
    more=((KINDS,), AMENDMENT),  # pieces of each kind beyond those of the printed army
    wins=((KINDS,), AMENDMENT),  # [attacker] bits of the kinds that it beats; with a bit of `loses` both are captured
    loses=((KINDS,), AMENDMENT),  # [attacker] bits of the kinds that beat it
    scout_range=((), AMENDMENT),  # how many spaces a Scout moves at most; 0: any number
)
