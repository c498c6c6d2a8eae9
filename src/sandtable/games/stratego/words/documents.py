"""The documents that change the armies and battles of a table (ST-R-112)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import OUTCOMES, ArmyRules, Change, Fields, Parts
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.pieces import ARMIES, BATTLE, LISTS, SIGNS, STANDING, TITLES
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    ARMY_NUMBERS,
    BOMB,
    CAMPAIGN,
    CANNON,
    FLAG,
    KINDS,
    LIGHTNING,
    SCOUT,
    SIDES,
    SMALL,
    SPY,
    VARIANTS,
)

_ARMY_CLAUSES = {SMALL: "ST-R-109", ALLIANCE_LIGHTNING: "ST-AL-2"}
_MOST = {LIGHTNING: 40, CAMPAIGN: ARMY_NUMBERS, ALLIANCE: ARMY_NUMBERS, ALLIANCE_LIGHTNING: 13, SMALL: 12}
"""The largest army: as many pieces as its zone has spaces or, where it has a Reserve, as its numbers tell apart."""


def _rules(variant: int) -> ArmyRules:
    titles = {kind: TITLES[kind] for kind in LISTS[SIDES[variant]]}
    clause, most = _ARMY_CLAUSES.get(variant, "ST-COMP-1"), _MOST[variant]
    return ArmyRules(
        parts=Parts(titles, SIGNS, ARMIES[variant], dict.fromkeys(titles, most), "an army", clause),
        sizes=range(2, most + 1),
        attackers=[kind for kind in titles if kind < BOMB],  # a Cannon fires, and always hits
        fighters=[kind for kind in titles if kind < BOMB or kind == CANNON],
        flag=FLAG,
        runner=SCOUT,
        printed=lambda attacker, defender: OUTCOMES[BATTLE[attacker][defender]],
        ruling="ST-R-112",
        clauses={"flag": "ST-GOAL-1", "run": "ST-SCOUT-2"},
        battle_clause=_clause_of_battle,
    )


def _clause_of_battle(attacker: int, defender: int) -> str:
    """Return the clause that says who wins by the printed rules."""
    if defender in (BOMB, CANNON):
        return "ST-BOMB-2" if defender == BOMB else "ST-ALLY-CANNON-7"
    if SPY in (attacker, defender):
        return "ST-SPY-4" if attacker == SPY else "ST-SPY-3"
    return "ST-ATK-6" if attacker == defender else "ST-ATK-5"


RULES = tuple(map(_rules, range(VARIANTS)))


def pack(variant: int, document: Mapping[str, object]) -> Fields:
    """Return the fields that a document fills."""
    fields = RULES[variant].pack(document, KINDS)
    more = sum(fields["more"])
    army = sum(ARMIES[variant].values()) + more
    standing = min(army, STANDING[variant]) if variant == ALLIANCE else army  # the others stay in the Reserve
    return {**fields, "more_standing": standing - STANDING[variant], "more_numbers": more}


def army_of(view: View) -> dict[str, int]:
    """Return how many of each piece a seat may lay out at this table, by their signs."""
    return {SIGNS[kind]: n for kind, n in RULES[view.variant].army(view).items()}


def standing_of(view: View) -> int:
    """Return how many of them stand when play begins."""
    return STANDING[view.variant] + view.more_standing


def changes(view: View) -> Sequence[Change]:
    """Return what the document of a table changes."""
    return RULES[view.variant].changes(view)


def changes_about(view: View, kind: int) -> Sequence[str]:
    """Return what it changes about one kind of piece, as sentences."""
    return RULES[view.variant].about(view, kind)
