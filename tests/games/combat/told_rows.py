"""A row of every kind of event, and of those that are told in several ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.events import MISSED, WAS_KILLED, WOUNDED, events
from sandtable.games.combat.rules.schema import BY_POINTS, DEPLOY_ROLL, ENDINGS, INITIATIVE, STEP_WORDS

RIFLEMAN, GUNNER, TANK = (0, 9, 2), (1, 10, 1), (1, 8, 0)
"""A unit of West's, two of East's: side, calling, number."""
_TERMS = (3, 0, 0, -1, 0, 3, 4, 2, 0, 2)


def _rows() -> list[list[int]]:
    ev: Any = [[0] * events.width for _ in range(200)]

    def told(kind: Callable[..., None], *facts: int, clause: int = 0) -> None:
        kind(ev, *facts, clause, 0b111)

    for seat in (0, 1):
        told(tell.revealed, seat, 300)
        told(tell.points, seat, 30, 50)
        for of_seat in (tell.half, tell.resigned, tell.ready):
            told(of_seat, seat)
        for what in (DEPLOY_ROLL, INITIATIVE):
            told(tell.rolled, seat, what, 3, 4)
            told(tell.first, seat, what)
        told(tell.marker, seat, 0, 1)
        told(tell.marker, seat, 2, 2)
    told(tell.rolled, 0, INITIATIVE, 3, 0)
    told(tell.round, 3)
    told(tell.dice, 3, 4)
    for step in STEP_WORDS:
        told(tell.step, step)
    for unit, other in ((RIFLEMAN, GUNNER), (TANK, RIFLEMAN)):
        for of_unit in (tell.left_out, tell.dirt, tell.stayed, tell.removed, tell.picked):
            told(of_unit, *unit)
        told(tell.moved, *unit, 1, 2, 5, 6, 14)
        for stance in (-1, 0, 1, 2):
            told(tell.deployed, *unit, 3, 4, stance)
        for stance in (0, 1, 2):
            told(tell.positioned, *unit, stance)
        for confused in (0, 1):
            told(tell.officers, *unit, 4 - confused, confused)
        for wounds in (0, 1, 2):
            told(tell.healed, *unit, *unit, wounds)
        for weapon in (2, 8):
            told(tell.declared, *unit, weapon, *other)
            told(tell.lost_attack, *unit, weapon, *other)
        for result in (MISSED, WOUNDED, WAS_KILLED):
            for reply in (0, 1):
                told(tell.attacked, *unit, 2, *other, 3, 4, 5, 2, *_TERMS, result, reply)
            told(tell.attacked, *unit, 2, *other, 3, 4, 5, 2, *_TERMS, result, 0, clause=C.UC_R_58)
    for arms, mounts in ((0, (-1, -1)), (0b101, (-1, -1)), (0, (5, 5))):
        told(tell.bought, 0, 2, 4 if arms else 7, arms, *mounts)
    for reason in ENDINGS:
        for winners in (1, 2):
            told(tell.ended, winners, reason)
    told(tell.ended, 0, BY_POINTS)
    return [[int(number) for number in row] for row in ev[1 : ev[0][0] + 1]]


TOLD = _rows()
