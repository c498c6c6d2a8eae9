"""The army, its signs, and what happens when two pieces meet (rulebook sections 1.1 and 1.5)."""

from __future__ import annotations

from sandtable.games.stratego.schema import BOMB, CAPTAIN, EMPTY, FLAG, KINDS, MARSHALL, SCOUT, SPY
from sandtable.umpire.jit import kernel, table

# In the order of the rulebook's list, which is also the order of action numbers.
LIST = (10, 9, 8, 7, 6, 5, 4, 3, SCOUT, SPY, BOMB, FLAG)
SIGNS = {**{rank: str(rank) for rank in range(2, 11)}, SPY: "S", BOMB: "B", FLAG: "F"}
TITLES = {
    10: "Marshall", 9: "General", 8: "Colonel", 7: "Major", 6: "Captain", 5: "Lieutenant", 4: "Sergeant",
    3: "Corporal", SCOUT: "Scout", SPY: "Spy", BOMB: "Bomb", FLAG: "Flag",
}  # fmt: skip
COUNTS = {10: 1, 9: 1, 8: 1, 7: 1, 6: 2, 5: 2, 4: 2, 3: 2, SCOUT: 4, SPY: 1, BOMB: 2, FLAG: 1}  # ST-COMP-1
ARMY_SIZE = sum(COUNTS.values())  # 20
RESCUABLE = tuple(kind for kind in LIST if kind not in (BOMB, FLAG))

KIND = table(LIST)
"""KIND[k]: the kind at place k of the list."""
PLACE_IN_LIST = table([LIST.index(kind) if kind in LIST else -1 for kind in range(KINDS)])
ARMY = table([COUNTS.get(kind, 0) for kind in range(KINDS)])
"""ARMY[kind]: how many of it an army has."""

_PLAIN = ("ST-MOVE-1", "It goes one space, and beats its own rank and all below.")
BY_KIND = {
    **dict.fromkeys((10, 9, 8, 7, 5, 4, 3), _PLAIN),
    CAPTAIN: ("ST-CAV-2", "It may go two spaces, round a corner too, and attack on the way."),
    SCOUT: ("ST-SCOUT-2", "It runs any distance in a straight line, and disarms Bombs."),
    SPY: ("ST-SPY-4", "It beats the Marshall, the Spy and the Flag when it attacks, and nothing else."),
    BOMB: ("ST-BOMB-2", "It never moves; whoever attacks it is lost, a Scout excepted, and the Bomb is gone."),
    FLAG: ("ST-FLAG-1", "It never moves. Whoever captures it wins the game."),
}
"""For each kind: the clause to read first, and what it does in a sentence."""

ATTACKER, DEFENDER, NEITHER = range(3)


def _winner(attacker: int, defender: int) -> int:
    if defender == FLAG:
        return ATTACKER  # ST-FLAG-2, ST-SPY-4
    if defender == BOMB:
        return ATTACKER if attacker == SCOUT else NEITHER  # ST-BOMB-2, ST-BOMB-3, ST-BOMB-4
    if attacker == SPY:
        return ATTACKER if defender in (MARSHALL, SPY) else DEFENDER  # ST-SPY-2, ST-SPY-4
    return ATTACKER if attacker >= defender else DEFENDER  # ST-ATK-5, ST-ATK-6, ST-SPY-3


def _meeting(attacker: int, defender: int) -> int:
    can_meet = EMPTY not in (attacker, defender) and attacker not in (BOMB, FLAG)
    return _winner(attacker, defender) if can_meet else -1


BATTLE = table([[_meeting(attacker, defender) for defender in range(KINDS)] for attacker in range(KINDS)])
"""BATTLE[attacker][defender]: who is left; a Bomb that is struck leaves the game whoever wins."""


@kernel
def moves(kind: int) -> bool:
    """Whether a piece of this kind ever moves in the two-player game (ST-COMP-4, ST-MOVE-2)."""
    return EMPTY < kind < BOMB
