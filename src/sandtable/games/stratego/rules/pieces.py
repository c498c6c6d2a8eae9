"""The armies, their signs, and what happens when two pieces meet (rulebook sections 1.1 and 1.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import table
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    BOMB,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    EMPTY,
    FLAG,
    KINDS,
    LIGHTNING,
    MARSHALL,
    SCOUT,
    SMALL,
    SPY,
    VARIANTS,
)

# In the order of the rulebook's list, which is also the order of action numbers. On the four-player side the army's two
# "dot" pieces are Cannons (ST-R-7).
_RANKED = (10, 9, 8, 7, 6, 5, 4, 3, SCOUT)
LISTS: tuple[tuple[int, ...], ...] = (
    (*_RANKED, SPY, BOMB, FLAG),
    (*_RANKED, SPY, CANNON, FLAG),
    (MARSHALL, 9, CAPTAIN, SCOUT, SPY, BOMB, FLAG),
)
"""LISTS[side]: the kinds of piece there."""
SIGNS = {**{rank: str(rank) for rank in range(2, 11)}, SPY: "S", BOMB: "B", CANNON: "C", FLAG: "F"}
TITLES = {
    10: "Marshall", 9: "General", 8: "Colonel", 7: "Major", 6: "Captain", 5: "Lieutenant", 4: "Sergeant",
    3: "Corporal", SCOUT: "Scout", SPY: "Spy", BOMB: "Bomb", CANNON: "Cannon", FLAG: "Flag",
}  # fmt: skip

_MEN = {10: 1, 9: 1, 8: 1, 7: 1, 6: 2, 5: 2, 4: 2, 3: 2, SCOUT: 4, SPY: 1}
_TWENTY = {**_MEN, BOMB: 2, FLAG: 1}  # ST-COMP-1
_NONE: dict[int, int] = {}
ARMIES: Mapping[int, Mapping[int, int]] = {
    LIGHTNING: _TWENTY,
    CAMPAIGN: _TWENTY,
    ALLIANCE: {**_MEN, CANNON: 2, FLAG: 1},
    ALLIANCE_LIGHTNING: {**dict.fromkeys(range(3, 11), 1), SCOUT: 2, SPY: 1, CANNON: 1, FLAG: 1},  # ST-AL-2
    SMALL: {MARSHALL: 1, 9: 1, CAPTAIN: 1, SCOUT: 2, SPY: 1, BOMB: 1, FLAG: 1},  # ST-R-109
}
"""What a seat may lay out, by variant."""
SECOND_ARMIES: Mapping[int, Mapping[int, int]] = {**dict.fromkeys(range(VARIANTS), _NONE), CAMPAIGN: _TWENTY}
"""What comes after it (ST-CPN-3)."""
STANDING = (20, 20, 13, 13, 8)
"""STANDING[variant]: how many of them stand on the board when play begins (ST-SET-2, ST-ALLY-SET-1, ST-R-110)."""
RESCUABLE = ((*_RANKED, SPY), (*_RANKED, SPY, FLAG), (), (), LISTS[2][:-2])
"""RESCUABLE[variant]: the kinds that a back-row rescue brings back in a two-player game (ST-R-28, ST-R-44)."""


def _counts(armies: Mapping[int, Mapping[int, int]]) -> list[list[int]]:
    return [[armies[variant].get(kind, 0) for kind in range(KINDS)] for variant in range(VARIANTS)]


def _padded(lists: Sequence[Sequence[int]]) -> list[list[int]]:
    longest = max(map(len, lists))
    return [[*kinds, *[EMPTY] * (longest - len(kinds))] for kinds in lists]


KIND = table(_padded(LISTS))
"""KIND[side][k]: the kind at place k of the list."""
LIST_LENGTHS = tuple(map(len, LISTS))
LIST_LENGTH = table(LIST_LENGTHS)
RETURNING = table(_padded(RESCUABLE))
"""RETURNING[variant][k]: the kind at place k of those that can return."""
RETURNING_COUNT = table([len(kinds) for kinds in RESCUABLE])
PLACE_IN_LIST = table([next((kinds.index(k) for kinds in LISTS if k in kinds), -1) for k in range(KINDS)])
ARMY = table(_counts(ARMIES))
"""ARMY[variant][kind]: how many of it a seat may lay out."""
SECOND_ARMY = table(_counts(SECOND_ARMIES))
"""SECOND_ARMY[variant][kind]: how many of it come as a second army."""
STAND = table(STANDING)
NUMBERS = table([sum(ARMIES[v].values()) + sum(SECOND_ARMIES[v].values()) for v in range(VARIANTS)])
"""NUMBERS[variant]: how many pieces a seat can ever have on the board and off it."""

ATTACKER, DEFENDER, NEITHER = range(3)


def _winner(attacker: int, defender: int) -> int:
    if defender == FLAG or CANNON in (attacker, defender):
        return ATTACKER  # ST-FLAG-2, ST-SPY-4, ST-ALLY-CANNON-5, ST-ALLY-CANNON-7, ST-R-32
    if defender == BOMB:
        return ATTACKER if attacker == SCOUT else NEITHER  # ST-BOMB-2, ST-BOMB-3, ST-BOMB-4
    if attacker == SPY:
        return ATTACKER if defender in (MARSHALL, SPY) else DEFENDER  # ST-SPY-2, ST-SPY-4
    return ATTACKER if attacker >= defender else DEFENDER  # ST-ATK-5, ST-ATK-6, ST-SPY-3


def _meeting(attacker: int, defender: int) -> int:
    can_meet = EMPTY not in (attacker, defender) and attacker not in (BOMB, FLAG)
    return _winner(attacker, defender) if can_meet else -1


BATTLE = table([[_meeting(attacker, defender) for defender in range(KINDS)] for attacker in range(KINDS)])
"""BATTLE[attacker][defender]: who is left; a Bomb that is struck leaves the game in any case."""
