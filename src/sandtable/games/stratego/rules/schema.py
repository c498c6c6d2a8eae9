"""The schema of the Stratego family: the fields of a state, and who may see each.

Every piece has a number that everybody may know: seat * 40 + k, where k counts the spaces on which the seat's pieces
first stood, from its own left corner. A piece that enters later gets the lowest free number (in Campaign from 20 on, so
that the number tells the army). During set-up, number seat * 40 + k stands for space k of the home zone.
"""

from __future__ import annotations

from typing import Literal

from sandtable.engine import AMENDMENT, OWN, PUBLIC, SECRET, SETTING, Schema, known_by
from sandtable.games.stratego.rules.tables import PLACES, SEATS

# Variants: the values of `variant`.
LIGHTNING, CAMPAIGN, ALLIANCE, ALLIANCE_LIGHTNING, SMALL = range(5)
VARIANTS = 5
IDS = (
    "stratego-lightning",
    "stratego-campaign",
    "stratego-alliance",
    "stratego-alliance-lightning",
    "stratego-small",
)
"""IDS[variant]: what programs and records call it."""
SIDES = (0, 0, 1, 1, 2)
"""SIDES[variant]: the number of its board, as `side` holds it: two-player, four-player, small."""

PIECES = 40  # piece numbers of a seat
ARMY_NUMBERS = 20  # piece numbers of one army
ALL_PIECES = SEATS * PIECES
EVERYBODY = 0b11111  # four seats and the spectator

# Kinds of piece. 2 to 10 are the ranks themselves (ST-COMP-2).
EMPTY, SPY, SCOUT, CAPTAIN, MARSHALL, BOMB, FLAG, CANNON = 0, 1, 2, 6, 10, 11, 12, 13
KINDS = 14

# `at` of a piece that is not on the board. A captive Flag is in a stockade, whose numbers follow those of the spaces.
OFF = -1  # no such piece, not placed yet, or back in the Reserve
HELD = -2  # captured: HELD - the captor's seat
GONE = -6  # out of the game, with its owner (ST-BOMB-5)

# Phases. In the five phases before OVER a turn goes on: with a Captain's step, a back-row rescue, the choice of a
# stockade for a captured Flag, the placing of a freed Flag, or a bonus entry.
TOSS, SETUP, PLAY, STEP, RESCUE, STOCKADE, FREE, BONUS, OVER = range(9)

# `traits` of a piece: what everybody has seen of it (ST-R-76).
MOVED = 1  # has moved: no Bomb; in the two-player game no Flag either
RESCUER = 2  # has made a rescue (ST-RESC-7)
OPEN = 4  # its identity has been shown to all
IS_SCOUT = 8  # has moved three spaces or more
IS_CAPTAIN = 16  # has made a bent move
FAST = 32  # has moved two spaces in line: Scout or Captain
NOT_SCOUT = 64  # has made a rescue (ST-R-48)
LATE = 128  # came out of the Reserve after the earliest Cannon that may still be in it had gone back (`recalled`)
LATER = 256  # came out of the Reserve after the second such Cannon had gone back, too
JOINED = 512  # came out of the Reserve: in Alliance no Flag

# `deeds` of a turn, as bits.
FOUGHT = 1
WON = 2  # the attacker survived
ENTERED = 4  # a piece entered
RESCUED = 8  # a piece was brought back, or a captive Flag freed
ESCAPED = 16  # a Flag left its stockade

# `ally_view` (ST-R-60).
NOTHING, ARRANGEMENT, ALL = range(3)

DENIED_WORD = 10
"""How many pieces a word of `denied` tells of."""

# How a game ended (`reason`).
(
    BY_FLAG,
    BY_STUCK,
    BY_RESIGNING,
    BY_QUIET,
    BY_PLIES,
    BY_UNITING,
    BY_LAST_FLAG,  # Campaign
    BY_BOTH_FLAGS,  # Alliance
    BY_STUCK_PLAYER,  # Alliance
) = range(1, 10)
EndingWord = Literal["flag", "unite", "stuck", "resign", "quiet", "ply"]
ENDINGS: dict[int, EndingWord] = {
    BY_FLAG: "flag", BY_STUCK: "stuck", BY_RESIGNING: "resign", BY_QUIET: "quiet", BY_PLIES: "ply",
    BY_UNITING: "unite", BY_LAST_FLAG: "flag", BY_BOTH_FLAGS: "flag", BY_STUCK_PLAYER: "stuck",
}  # fmt: skip
"""The word for each."""

schema = Schema(
    seats=SEATS,
    # what the players have agreed on
    variant=((), SETTING),
    side=((), PUBLIC),  # the number of the board
    players=((), SETTING),
    shuttle_limit=((), SETTING),
    cav_after_win=((), SETTING),
    quiet_limit=((), SETTING),
    ply_limit=((), SETTING),
    resign=((), SETTING),
    first=((), SETTING),
    resc_sideways=((), SETTING),
    resc_flag=((), SETTING),
    bonus=((), SETTING),  # 1: also for a won defence
    stockade=((), SETTING),  # 1: only the captor's own
    skip=((), SETTING),  # 1: a seat that cannot act is passed over
    owner_places=((), SETTING),  # 1: a freed Flag is placed by its owner
    auto_unite=((), SETTING),  # 1: Flags unite when one moves next to the other
    ally_view=((), SETTING),
    plan=((), SETTING),  # 1: partners may confer before the first turn (ST-R-61)
    # the pieces
    board=((PLACES,), PUBLIC),  # piece number + 1 on each place, 0 = vacant
    at=((ALL_PIECES,), PUBLIC),
    # Who may see a piece (ST-GOAL-2, ST-SET-4): viewer v sees rank[i] if bit v of known[i] is set. The mask itself is
    # hidden. Only disclosures (`@discloses`) set its bits.
    rank=((ALL_PIECES,), known_by("known")),
    known=((ALL_PIECES,), SECRET),
    traits=((ALL_PIECES,), PUBLIC),
    numbers=((), PUBLIC),  # how many piece numbers of each seat can be in use
    reserve=((SEATS, KINDS), OWN),  # pieces of each kind still to be placed; once play has begun, the Reserve
    left=((SEATS,), PUBLIC),  # how many pieces the Reserve holds (ST-R-77)
    recalled=((SEATS,), PUBLIC),  # Cannons that went back to the Reserve and have not been seen since (ST-R-77)
    denied=((SEATS, 2), OWN),  # bits of the partner's pieces that a claim proved to be no Flag
    # the turn
    turn=((), PUBLIC),  # the seat whose turn it is
    mover=((), PUBLIC),  # number + 1 of the piece that moved this turn, while the turn goes on
    origin=((), PUBLIC),  # where that piece stood before
    freed=((), PUBLIC),  # number + 1 of the Flag for which a stockade or a space is being chosen
    last=((3,), PUBLIC),  # the last move or attack: piece + 1, from, to; 0 = none yet
    deeds=((), PUBLIC),
    quiet=((), PUBLIC),  # plies since the last attack, entry or rescue (ST-R-74)
    rescues=((SEATS,), PUBLIC),
    recent=((SEATS, 3, 3), PUBLIC),  # last three turns, newest first: piece + 1, from, to; 0 = not a quiet move
    # A move held back from all but the mover while a rescue is asked for (ST-R-107): from + 1, to; 0 = none.
    arrival=((SEATS, 2), OWN),
    # what a document changes about the printed rules (ST-R-112), see armies.py
    more=((KINDS,), AMENDMENT),  # pieces of each kind that an army has beyond the printed ones
    more_standing=((), AMENDMENT),  # pieces of an army that stand on the board when play begins, likewise
    more_numbers=((), AMENDMENT),  # piece numbers of a seat, likewise
    wins=((KINDS,), AMENDMENT),  # [attacker] bits of the kinds that it beats; with a bit of `loses` both are captured
    loses=((KINDS,), AMENDMENT),  # [attacker] bits of the kinds that beat it
    scout_range=((), AMENDMENT),  # how many spaces a Scout moves at most; 0: any number
)
