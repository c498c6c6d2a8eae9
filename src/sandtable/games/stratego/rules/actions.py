"""The numbering of actions: blocks one after another, a layout for each variant (rulebook section 6).

The names of blocks are tables of where they begin, by variant; only moves begin at 0 everywhere.
"""

from __future__ import annotations

from itertools import accumulate

from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import LIST_LENGTH, RESCUABLE
from sandtable.games.stratego.rules.tables import FLAG_MOVES, PAIRS
from sandtable.umpire.jit import table

HALF_SIZE = len(BOARDS[0].half(0))  # 46
ZONE_SIZES = tuple(len(board.zone(0)) for board in BOARDS)  # 40, 13
_DEPLOYED = [LIST_LENGTH * size for size in ZONE_SIZES]

# Sizes of the blocks for Lightning, Campaign, Alliance, Alliance Lightning.
_SIZES = (
    (PAIRS[0], PAIRS[0], PAIRS[1], PAIRS[1]),  # moves: row of the pair (ST-A-4, ST-A-5, ST-A-7)
    (4, 4, 4, 4),  # STEP_ON: + direction from the seat's side: ahead, right, back, left (ST-A-6)
    (1, 1, 1, 1),  # STOP, and READY in set-up (ST-R-91)
    (0, 0, FLAG_MOVES, FLAG_MOVES),  # FLAG_MOVE: + row: with a claim, or out of a stockade (ST-A-8, ST-A-9)
    (0, _DEPLOYED[0], _DEPLOYED[1], 0),  # ENTER: + place in list * zone + space of the zone (ST-A-10, ST-A-11)
    # RESCUE_PIECE: + (army * 11, in Campaign, + place among those that can return) * 46 + space of the half (ST-A-12)
    (len(RESCUABLE[0]) * HALF_SIZE, 2 * len(RESCUABLE[1]) * HALF_SIZE, 0, 0),
    (0, 0, 2, 2),  # STOCKADE_OF: + 0 the own camp's, 1 the partner's (ST-A-13)
    (0, 0, ZONE_SIZES[1], ZONE_SIZES[1]),  # PUT_FLAG: + space of the owner's zone (ST-A-14)
    (1, 1, 1, 0),  # DECLINE
    (_DEPLOYED[0], _DEPLOYED[0], _DEPLOYED[1], _DEPLOYED[1]),  # PLACE: as ENTER (ST-A-1)
    (1, 1, 1, 1),  # RESIGN (ST-A-15)
)
_BEGIN = list(zip(*([0, *accumulate(sizes)] for sizes in zip(*_SIZES, strict=True)), strict=True))

MOVE = 0
STEP_ON, STOP, FLAG_MOVE, ENTER, RESCUE_PIECE, STOCKADE_OF, PUT_FLAG, DECLINE, PLACE, RESIGN, ACTIONS = map(
    table, _BEGIN[1:]
)
READY = STOP
ZONE_SIZE = table(ZONE_SIZES)
