"""The armies and battles of a table: as printed, with what a document changes (ST-R-112)."""

from __future__ import annotations

from sandtable.engine import as_int, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.pieces import ARMY, ATTACKER, BATTLE, DEFENDER, NEITHER, NUMBERS, SECOND_ARMY, STAND
from sandtable.games.stratego.rules.schema import CAMPAIGN


@kernel
def in_army(v: Seen, kind: int) -> int:
    """Return how many pieces of a kind a seat may lay out."""
    return as_int(ARMY[v.variant][kind] + v.more[kind])


@kernel
def in_second_army(v: Seen, kind: int) -> int:
    """Return how many pieces of a kind come as a second army, which is like the first."""
    return as_int(SECOND_ARMY[v.variant][kind] + (v.more[kind] if v.variant == CAMPAIGN else 0))


@kernel
def standing(v: Seen) -> int:
    """Return how many pieces of a seat stand on the board when play begins."""
    return as_int(STAND[v.variant] + v.more_standing)


@kernel
def piece_numbers(v: Seen) -> int:
    """Return how many piece numbers of a seat can be in use once play has begun."""
    return as_int(NUMBERS[v.variant] + v.more_numbers)


@kernel
def outcome(v: Seen, attacker: int, defender: int) -> int:
    """Return who is left when a kind attacks another: ATTACKER, DEFENDER or NEITHER."""
    wins, loses = v.wins[attacker] >> defender & 1, v.loses[attacker] >> defender & 1
    if wins + loses == 0:
        return as_int(BATTLE[attacker][defender])
    if wins + loses == 2:
        return NEITHER
    return ATTACKER if wins else DEFENDER
