"""The numbering of Lightning's 2,583 actions: blocks one after another (rulebook section 6)."""

from __future__ import annotations

from sandtable.games.stratego.pieces import LIST, RESCUABLE
from sandtable.games.stratego.tables import PAIRS

ZONE_SIZE = 40
HALF_SIZE = 46

MOVE = 0  # + row of the pair (ST-A-4, ST-A-5)
STEP_ON = MOVE + PAIRS[0]  # + direction from the seat's side: ahead, right, back, left (ST-A-6)
STOP = STEP_ON + 4
READY = STOP  # ST-R-91
RESCUE_PIECE = STOP + 1  # + place in list * 46 + space of the own half (ST-A-12)
DECLINE = RESCUE_PIECE + len(RESCUABLE) * HALF_SIZE
PLACE = DECLINE + 1  # + place in list * 40 + space of the own zone (ST-A-1)
RESIGN = PLACE + len(LIST) * ZONE_SIZE  # ST-A-15
ACTIONS = RESIGN + 1
