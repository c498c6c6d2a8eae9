"""The documents that change the armies and battles of a table (CL-R-16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import OUTCOMES, ArmyRules, Change, Fields, Parts
from sandtable.games.classic.fields import View

from ..rules.schema import BARRAGE, BOMB, CLASSIC, EMPTY, FLAG, KINDS, MARSHAL, MINER, PIECES, SCOUT, SPY
from ..rules.tables import ARMIES, ATTACKER, BATTLE, BOTH, DEFENDER, SIGNS, TITLES

_ARMY_CLAUSES = {CLASSIC: "CL-ARMY-1", BARRAGE: "CL-ARMY-2"}
_ORDER = (*range(MARSHAL, EMPTY, -1), BOMB, FLAG)
_MOVING = range(SPY, BOMB)
_ENDS = dict(zip((ATTACKER, DEFENDER, BOTH), OUTCOMES, strict=True))


def _rules(variant: int) -> ArmyRules:
    titles, printed = {kind: TITLES[kind] for kind in _ORDER}, {kind: ARMIES[variant][kind] for kind in _ORDER}
    most = dict.fromkeys(_ORDER, PIECES)
    return ArmyRules(
        parts=Parts(titles, SIGNS, printed, most, "an army", _ARMY_CLAUSES[variant]),
        sizes=range(2, PIECES + 1),
        attackers=_MOVING,
        fighters=_MOVING,
        flag=FLAG,
        runner=SCOUT,
        printed=lambda attacker, defender: _ENDS[BATTLE[attacker][defender]],
        ruling="CL-R-16",
        clauses={"flag": "CL-GOAL-1", "run": "CL-SCOUT-1"},
        battle_clause=_clause_of_battle,
    )


def _clause_of_battle(attacker: int, defender: int) -> str:
    """Return the clause that says who wins by the printed rules."""
    if defender == BOMB:
        return "CL-WAR-6" if attacker == MINER else "CL-WAR-5"
    if attacker == defender:
        return "CL-WAR-3"
    return "CL-WAR-4" if SPY in (attacker, defender) else "CL-WAR-2"


RULES = tuple(map(_rules, (CLASSIC, BARRAGE)))


def pack(variant: int, document: Mapping[str, object]) -> Fields:
    """Return the fields that a document fills."""
    return RULES[variant].pack(document, KINDS)


def army_of(view: View) -> dict[int, int]:
    """Return how many of each kind an army has at this table."""
    return RULES[view.variant].army(view)


def changes(view: View) -> Sequence[Change]:
    """Return what the document of a table changes."""
    return RULES[view.variant].changes(view)


def changes_about(view: View, kind: int) -> Sequence[str]:
    """Return what it changes about one kind of piece, as sentences."""
    return RULES[view.variant].about(view, kind)
