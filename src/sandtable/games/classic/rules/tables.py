"""Tables of the board, the armies and the battles."""

from __future__ import annotations

from sandtable.engine import kernel, table

from .schema import BOMB, EMPTY, FLAG, KINDS, MARSHAL, MINER, SCOUT, SIZE, SPY, SQUARES

LAKES = frozenset({42, 43, 46, 47, 52, 53, 56, 57})  # c5 d5 g5 h5 c6 d6 g6 h6 (CL-BOARD-2)
NOWHERE = -1
COLUMNS = "abcdefghij"
NAMES = tuple(f"{COLUMNS[square % SIZE]}{square // SIZE + 1}" for square in range(SQUARES))
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west


def _next(square: int, across: int, along: int) -> int:
    column, row = square % SIZE + across, square // SIZE + along
    inside = 0 <= column < SIZE and 0 <= row < SIZE and square not in LAKES
    target = row * SIZE + column
    return target if inside and target not in LAKES else NOWHERE


NEXT = table([[_next(square, *step) for step in STEPS] for square in range(SQUARES)])
IS_LAKE = table([int(square in LAKES) for square in range(SQUARES)])

ARMIES = (
    (0, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1),  # CL-ARMY-1
    (0, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1),  # CL-ARMY-2
)
"""How many pieces of each kind, by variant."""
ARMY = table(ARMIES)
STANDING = tuple(sum(army) for army in ARMIES)
STAND = table(STANDING)

SIGNS = {SPY: "S", BOMB: "B", FLAG: "F", **{rank: str(rank) for rank in range(SCOUT, MARSHAL + 1)}}
TITLES = {
    SPY: "Spy",
    SCOUT: "Scout",
    MINER: "Miner",
    4: "Sergeant",
    5: "Lieutenant",
    6: "Captain",
    7: "Major",
    8: "Colonel",
    9: "General",
    MARSHAL: "Marshal",
    BOMB: "Bomb",
    FLAG: "Flag",
}

ATTACKER, DEFENDER, BOTH = 1, 2, 3


def _battle(attacker: int, defender: int) -> int:
    """Return how a battle ends: the ATTACKER or the DEFENDER is left, or BOTH are captured."""
    if defender == FLAG:
        return ATTACKER  # CL-WAR-7
    if defender == BOMB:
        return ATTACKER if attacker == MINER else DEFENDER  # CL-WAR-5, CL-WAR-6
    if attacker == SPY and defender == MARSHAL:
        return ATTACKER  # CL-WAR-4
    if attacker == defender:
        return BOTH  # CL-WAR-3
    return ATTACKER if attacker > defender else DEFENDER  # CL-WAR-2; the Spy is kind 1


_MOVING = range(SPY, BOMB)
BATTLE = table([[_battle(a, d) if a in _MOVING and d > EMPTY else 0 for d in range(KINDS)] for a in range(KINDS)])


@kernel
def seen_from(seat: int, square: int) -> int:
    """Return the number of a square as counted from a seat's own side, or turn such a number back."""
    return square if seat == 0 else SQUARES - 1 - square
