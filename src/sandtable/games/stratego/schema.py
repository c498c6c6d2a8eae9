"""What a game of the Stratego family holds, field by field, with who may see it.

Pieces are named by a number that everyone may know: seat * 40 + k, where k counts the spaces on which the seat's pieces
first stood, from its own left corner. During set-up, number seat * 40 + k stands for space k of the seat's home zone.
"""

from __future__ import annotations

from sandtable.games.stratego.tables import PLACES, SEATS
from sandtable.umpire.schema import OWN, PUBLIC, SECRET, Schema, known_by

PIECES = 40  # a seat's numbers
ALL_PIECES = 80  # two seats with two armies, or four seats with one (then 20 numbers a seat would do)
EVERYBODY = 0b11111  # four seats and the spectator

# Kinds of piece. 2 to 10 are the ranks themselves (ST-COMP-2).
EMPTY, SPY, SCOUT, CAPTAIN, MARSHALL, BOMB, FLAG = 0, 1, 2, 6, 10, 11, 12
KINDS = 13

# `at` of a piece that stands nowhere.
OFF = -1  # never was, or not placed yet
HELD = -2  # captured: HELD - seat of the captor
GONE = -6  # out of the game, with its owner (ST-BOMB-5)

# Phases.
TOSS, SETUP, PLAY, STEP, RESCUE, OVER = range(6)

# `traits` of a piece: what everybody has seen of it (ST-R-76, ST-R-90).
MOVED = 1  # no Bomb, no Flag
RESCUER = 2  # has made a rescue (ST-RESC-7)
OPEN = 4  # its identity has been shown to all
IS_SCOUT = 8  # moved three or more, or was not asked for a rescue that was open
IS_CAPTAIN = 16  # made a bent move
FAST = 32  # moved two in line: Scout or Captain
NOT_SCOUT = 64  # was asked for a rescue

# How a game ended (`reason`).
BY_FLAG, BY_STUCK, BY_RESIGNING, BY_QUIET, BY_PLIES = range(1, 6)

schema = Schema(
    seats=SEATS,
    # options, fixed at the start
    side=((), PUBLIC),  # 0: the two-player side of the board
    players=((), PUBLIC),
    shuttle_limit=((), PUBLIC),
    cav_after_win=((), PUBLIC),
    resc_sideways=((), PUBLIC),
    quiet_limit=((), PUBLIC),
    ply_limit=((), PUBLIC),
    resign=((), PUBLIC),
    first=((), PUBLIC),
    # the pieces
    board=((PLACES,), PUBLIC),  # piece number + 1 on each place, 0 = vacant
    at=((ALL_PIECES,), PUBLIC),
    rank=((ALL_PIECES,), known_by("known")),
    known=((ALL_PIECES,), SECRET),
    traits=((ALL_PIECES,), PUBLIC),
    numbers=((), PUBLIC),  # how many numbers of each seat are in use
    unplaced=((SEATS, KINDS), OWN),  # pieces of each kind still to be placed
    # the turn
    turn=((), PUBLIC),  # the seat whose turn it is
    mover=((), PUBLIC),  # number + 1 of the piece that moved this turn, while the turn goes on
    origin=((), PUBLIC),  # where it stood before
    last=((3,), PUBLIC),  # the last move or attack: piece + 1, from, to; 0 = none yet
    fought=((), PUBLIC),  # 1 if it attacked
    quiet=((), PUBLIC),  # plies since the last attack or rescue (ST-R-74)
    rescues=((SEATS,), PUBLIC),
    recent=((SEATS, 3, 3), PUBLIC),  # last three turns, newest first: piece + 1, from, to; 0 = not a quiet move
)
