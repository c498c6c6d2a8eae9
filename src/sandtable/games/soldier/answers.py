"""What may answer the pending lay, and what must be added to it, for readers (US-ANS-1 to US-ANS-11, US-R-39)."""

from __future__ import annotations

from typing import Any

from sandtable.games.soldier.cards import (
    ATTACK,
    BLOCK,
    PERSUASION,
    POWER_SIGNS,
    REDIRECT,
    RETALIATE,
    RETREAT,
    SIGNS,
    STUN,
)
from sandtable.games.soldier.engagement import ANSWERS, CLAUSES
from sandtable.games.soldier.schema import BARE, ORDINARY, POWER_WEAPON
from sandtable.games.soldier.titles import SOLDIER_TITLES, WEAPON_TITLES
from sandtable.umpire.clauses import member_id
from sandtable.umpire.schema import StandIn

LEVELS = {BARE: "none", ORDINARY: "ordinary", POWER_WEAPON: "power"}  # of the weapon of a lay
_IN_ORDER = (ATTACK, BLOCK, RETALIATE, STUN, RETREAT)
_NEVER = "Nothing need be added."


def engagement() -> list[dict[str, Any]]:
    """The Rules of Engagement as a table: by the pending lay what answers it, and what no answer means."""
    return [
        {
            "to": SIGNS[pending],
            "answers": [SIGNS[kind] for kind in _IN_ORDER if kind in answers],
            "none": without(pending),
            "clause": member_id(CLAUSES[pending].name),
        }
        for pending, answers in ANSWERS.items()
    ]


def without(pending: int) -> str:
    """What it means to give no answer (US-ANS-2, US-ANS-4, US-ANS-7)."""
    return "tie" if pending == BLOCK else "lose"


def allowed(view: StandIn) -> list[int]:
    """The cards that the rules allow as an answer now, whoever holds them."""
    cards = [kind for kind in _IN_ORDER if kind in ANSWERS[view.pending] and not _switched_off(view, kind)]
    if view.opening and _can_redirect(view):
        cards.append(REDIRECT)
    if view.truce:
        cards.append(PERSUASION)
    return cards


def _switched_off(view: StandIn, kind: int) -> bool:
    """Whether an option takes this answer to a Retaliate away (US-R-32, US-R-33)."""
    if view.pending != RETALIATE:
        return False
    return bool(view.no_counter_attack if kind == ATTACK else view.retaliate_plain and kind in (STUN, RETREAT))


def _can_redirect(view: StandIn) -> bool:
    """Whether there is anybody at whom the opening Attack may be turned (US-R-44, US-R-45)."""
    return any(
        view.soldiers[seat] and seat != view.answerer and not (view.no_turning_back and seat == view.assaulter)
        for seat in range(view.players)
    )


def demand(view: StandIn) -> dict[str, Any]:
    """What an answer must add to meet the boosts of the pending lay (US-R-39, US-R-40)."""
    strength = view.weapon + view.intense
    if not strength:
        return {"kind": "none", "strength": 0, "text": _NEVER}
    soldier = answering_soldier(view)
    name, weapon = SOLDIER_TITLES[soldier], power_weapon(soldier)
    if view.by_strength:
        counting = f"a weapon counts 1, the {weapon} 2 as the {name}'s power weapon, an intensity card 1"
        return {"kind": "strength", "strength": strength, "text": f"Add at least {strength}: {counting}."}
    if view.weapon == POWER_WEAPON:
        power = f"Add the {weapon}, the {name}'s power weapon, or a weapon and an intensity card."
        return {"kind": "power", "strength": 0, "text": power}
    return {"kind": "ordinary", "strength": 0, "text": "Add a weapon, an intensity card, or both."}


def answering_soldier(view: StandIn) -> int:
    """The soldier of whoever has to answer."""
    slot = view.assaulter_slot if view.answerer == view.assaulter else view.defender_slot
    return int(view.soldier[view.answerer][slot])


def power_weapon(soldier: int) -> str:
    """The title of a soldier's power weapon."""
    return WEAPON_TITLES[POWER_SIGNS[soldier]]

