"""What may answer the pending lay, and what must be added to it, for readers (US-ANS-1 to US-ANS-11, US-R-39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import member_id
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.boosts import weapon_level, why_boosts
from sandtable.games.soldier.rules.cards import (
    ATTACK,
    BLOCK,
    INTENSITIES,
    INTENSITY,
    PERSUASION,
    POWER_SIGNS,
    REDIRECT,
    RETALIATE,
    RETREAT,
    SIGNS,
    STUN,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.engagement import ANSWERS, CLAUSES, why_withheld
from sandtable.games.soldier.rules.schema import BARE, NOBODY, ORDINARY, POWER_WEAPON
from sandtable.games.soldier.words.titles import SOLDIER_TITLES, WEAPON_TITLES

LEVELS = {BARE: "none", ORDINARY: "ordinary", POWER_WEAPON: "power"}  # of the weapon of a lay
_IN_ORDER = (ATTACK, BLOCK, RETALIATE, STUN, RETREAT)


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


def allowed(view: View) -> list[int]:
    """The cards that the rules allow as an answer now, whoever holds them."""
    cards = answering(view, view.pending)
    if view.opening and _can_redirect(view):
        cards.append(REDIRECT)
    if view.truce:
        cards.append(PERSUASION)
    return cards


def answering(view: View, pending: int) -> list[int]:
    """The cards that answer a lay of such a card; options take some away from a Retaliate (US-R-32, US-R-33)."""
    return [kind for kind in _IN_ORDER if kind in ANSWERS[pending] and not why_withheld(view, pending, kind)]


def held(view: View) -> dict[int, str]:
    """What of the viewer's own hand answers the pending lay: as it stands, with a boost that is held as well, or not,
    as what it needs is lacking (US-R-39)."""
    if view.viewer != view.answerer:
        return {}
    hand = view.hand[view.viewer]
    return {kind: _readiness(view, hand, kind) for kind in allowed(view) if hand[kind]}


def unready(view: View, kind: int) -> str:
    """Why a card that would answer the pending lay cannot be played by the viewer, who must answer; "" if it can be, or
    where that is not asked."""
    if view.answerer == NOBODY or view.viewer != view.answerer or kind not in allowed(view):
        return ""
    readiness = held(view).get(kind)
    if readiness is None:
        return "You cannot answer with it: you hold none."
    if readiness != "short":
        return ""
    alone = "You cannot answer with it: it is not enough by itself, and you hold nothing to help it."
    return f"{alone} {demand(view)['text']}"


def _readiness(view: View, hand: Sequence[int], kind: int) -> str:
    """How far a card of the own hand can be played as an answer: `ready`, `boost` or `short`."""
    if kind not in _IN_ORDER or not why_boosts(view, kind, BARE, 0):
        return "ready"
    weapons = (0, *(k + 1 for k in range(WEAPONS) if hand[WEAPON + k]))
    levels = {weapon_level(view, view.viewer, weapon) for weapon in weapons}
    intense = (0, 1) if any(hand[INTENSITY : INTENSITY + INTENSITIES]) else (0,)
    fits = any(not why_boosts(view, kind, level, added) for level in levels for added in intense)
    return "boost" if fits else "short"


def _can_redirect(view: View) -> bool:
    """Whether there is anybody at whom the opening Attack may be turned (US-R-44, US-R-45)."""
    return any(
        view.soldiers[seat] and seat != view.answerer and not (view.no_turning_back and seat == view.assaulter)
        for seat in range(view.players)
    )


def demand(view: View) -> dict[str, Any]:
    """What an answer must add to meet the boosts of the pending lay (US-R-39, US-R-40)."""
    return demanded(view, view.weapon, view.intense, view.answerer)


def demanded(view: View, weapon: int, intense: int, answerer: int) -> dict[str, Any]:
    """The same for a lay with such boosts that a fighter would have to answer."""
    if not weapon + intense:
        return {"kind": "none", "strength": 0, "text": "Nothing need be added."}
    soldier = fighting_soldier(view, answerer)
    power = f"the {power_weapon(soldier)}, the {SOLDIER_TITLES[soldier]}'s power weapon"
    if view.by_strength:
        counting = f"an intensity card counts 1, a weapon 1 or, if it is {power}, 2"
        text = f"Add a strength of at least {weapon + intense}: {counting}."
        return {"kind": "strength", "strength": weapon + intense, "text": text}
    if weapon == POWER_WEAPON:
        return {"kind": "power", "strength": 0, "text": f"Add {power}, or a weapon and an intensity card."}
    return {"kind": "ordinary", "strength": 0, "text": "Add a weapon, an intensity card, or both."}


def fighting_soldier(view: View, seat: int) -> int:
    """The soldier that a fighter has in the centre."""
    slot = view.assaulter_slot if seat == view.assaulter else view.defender_slot
    return int(view.soldier[seat][slot])


def other_fighter(view: View, seat: int) -> int:
    """The one whom a fighter fights."""
    return int(view.defender if seat == view.assaulter else view.assaulter)


def power_weapon(soldier: int) -> str:
    """The title of a soldier's power weapon."""
    return WEAPON_TITLES[POWER_SIGNS[soldier]]
