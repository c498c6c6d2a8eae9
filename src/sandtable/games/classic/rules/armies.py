"""The armies and battles of a table: as printed, with what a document changes (CL-R-16)."""

from __future__ import annotations

from sandtable.engine import as_int, kernel
from sandtable.games.classic.fields import Seen

from .schema import KINDS
from .tables import ARMY, ATTACKER, BATTLE, BOTH, DEFENDER, STAND


@kernel
def in_army(v: Seen, kind: int) -> int:
    """Return how many pieces of a kind an army has."""
    return as_int(ARMY[v.variant][kind] + v.more[kind])


@kernel
def army_size(v: Seen) -> int:
    """Return how many pieces an army has."""
    size = as_int(STAND[v.variant])
    for kind in range(KINDS):
        size += v.more[kind]
    return size


@kernel
def left_of(v: Seen, attacker: int, defender: int) -> int:
    """Return who is left when a kind attacks another: ATTACKER, DEFENDER or, if both are captured, BOTH."""
    wins, loses = v.wins[attacker] >> defender & 1, v.loses[attacker] >> defender & 1
    if wins + loses == 0:
        return as_int(BATTLE[attacker][defender])
    if wins + loses == 2:
        return BOTH
    return ATTACKER if wins else DEFENDER
