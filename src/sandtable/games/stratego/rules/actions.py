"""The numbering of actions: blocks one after another, laid out for each variant (rulebook section 6).

The name of a block is a table of where it begins, by variant. Only moves begin at 0 in every variant.
"""

from __future__ import annotations

from itertools import accumulate

from sandtable.engine import table
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import LIST_LENGTHS, RESCUABLE
from sandtable.games.stratego.rules.schema import SIDES
from sandtable.games.stratego.rules.tables import FLAG_MOVES, PAIRS

HALF_SIZES = tuple(len(board.half(0)) for board in BOARDS)  # 46, one not used in games of four, 16
ZONE_SIZES = tuple(len(board.zone(0)) for board in BOARDS)  # 40, 13, 12
_DEPLOYED = [length * size for length, size in zip(LIST_LENGTHS, ZONE_SIZES, strict=True)]
_RETURNED = [len(kinds) * HALF_SIZES[side] for kinds, side in zip(RESCUABLE, SIDES, strict=True)]

# Sizes of the blocks for Lightning, Campaign, Alliance, Alliance Lightning, Six by Six.
_SIZES = (
    (PAIRS[0], PAIRS[0], PAIRS[1], PAIRS[1], PAIRS[2]),  # moves: the row of the pair (ST-A-4, ST-A-5, ST-A-7)
    (4, 4, 4, 4, 4),  # STEP_ON: + direction from the seat's side: ahead, right, back, left (ST-A-6)
    (1, 1, 1, 1, 1),  # STOP, and READY in set-up (ST-R-91)
    (0, 0, FLAG_MOVES, FLAG_MOVES, 0),  # FLAG_MOVE: + row: with a claim, or out of a stockade (ST-A-8, ST-A-9)
    (0, _DEPLOYED[0], _DEPLOYED[1], 0, 0),  # ENTER: + place in list * size of the zone + its space (ST-A-10, ST-A-11)
    # RESCUE_PIECE: + (army * 11 (Campaign) + place among the returning kinds) * size of the half + its space (ST-A-12)
    (_RETURNED[0], 2 * _RETURNED[1], 0, 0, _RETURNED[4]),
    (0, 0, 2, 2, 0),  # STOCKADE_OF: + 0 for the seat's own camp, 1 for its partner's (ST-A-13)
    (0, 0, ZONE_SIZES[1], ZONE_SIZES[1], 0),  # PUT_FLAG: + the space of the owner's zone (ST-A-14)
    (1, 1, 1, 0, 1),  # DECLINE
    (_DEPLOYED[0], _DEPLOYED[0], _DEPLOYED[1], _DEPLOYED[1], _DEPLOYED[2]),  # PLACE: as ENTER (ST-A-1)
    (1, 1, 1, 1, 1),  # RESIGN (ST-A-15)
)
_BEGIN = list(zip(*([0, *accumulate(sizes)] for sizes in zip(*_SIZES, strict=True)), strict=True))

MOVE = 0
STEP_ON, STOP, FLAG_MOVE, ENTER, RESCUE_PIECE, STOCKADE_OF, PUT_FLAG, DECLINE, PLACE, RESIGN, ACTIONS = map(
    table, _BEGIN[1:]
)
READY = STOP
ZONE_SIZE = table(ZONE_SIZES)
HALF_SIZE = table(HALF_SIZES)
