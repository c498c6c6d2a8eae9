"""The answers to a pending lay and the boosts that they need, in words (US-ANS-1 to US-ANS-11, US-R-39)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Message, member_id, sayings
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.boosts import strength_to_meet, why_boosts
from sandtable.games.soldier.rules.cards import (
    BLOCK,
    INTENSITIES,
    INTENSITY,
    LAY_KINDS,
    PERSUASION,
    POWER_SIGNS,
    REDIRECT,
    SIGNS,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.engagement import CLAUSES, answered_by, why_withheld
from sandtable.games.soldier.rules.numbers import ANSWERS, EARNS, number
from sandtable.games.soldier.rules.schema import BARE, NOBODY, ORDINARY, POWER_WEAPON
from sandtable.games.soldier.words import said
from sandtable.games.soldier.words.documents import DECK
from sandtable.games.soldier.words.shown import Demand, Engagement, Level, NoAnswer, Readiness

# the names of the levels of a lay's weapon
LEVELS: dict[int, Level] = {BARE: "none", ORDINARY: "ordinary", POWER_WEAPON: "power"}


def engagement() -> list[Engagement]:
    """Return the Rules of Engagement as a table: for each lay, the cards that answer it and what no answer means."""
    return [
        Engagement(
            to=SIGNS[pending],
            answers=[SIGNS[kind] for kind in LAY_KINDS if kind in printed],
            none=without(pending),
            clause=member_id(CLAUSES[pending].name),
        )
        for pending, printed in ANSWERS.items()
    ]


def without(pending: int) -> NoAnswer:
    """Return what it means to give no answer: `tie` or `lose` (US-ANS-2, US-ANS-4, US-ANS-7)."""
    return "tie" if pending == BLOCK else "lose"


def allowed(view: View) -> list[int]:
    """Return the cards that the rules allow as an answer now, whether or not anybody holds them."""
    cards = answering(view, view.pending)
    if view.opening and _can_redirect(view):
        cards.append(REDIRECT)
    if view.truce:
        cards.append(PERSUASION)
    return cards


def answering(view: View, pending: int) -> list[int]:
    """Return the cards that answer a lay of the card `pending`.

    Options can take away some of the answers to a Retaliate (US-R-32, US-R-33).
    """
    return [kind for kind in LAY_KINDS if answered_by(view, pending, kind) and not why_withheld(view, pending, kind)]


def held(view: View) -> dict[int, Readiness]:
    """Return the cards of the viewer's hand that answer the pending lay, with how ready each is (US-R-39).

    `ready` cards need no boost. `boost` cards need one that the viewer holds. `short` cards need one that the viewer
    does not hold. If the viewer is not the one who must answer, there are none.
    """
    if view.viewer != view.answerer:
        return {}
    hand = view.hand[view.viewer]
    return {kind: _readiness(view, hand, kind) for kind in allowed(view) if hand[kind]}


def unready(view: View, kind: int) -> list[Message]:
    """Return why the viewer cannot play a card as the answer to the pending lay.

    It is nothing if the viewer can play the card, if the viewer need not answer, or if the rules do not allow such an
    answer now.
    """
    if view.answerer == NOBODY or view.viewer != view.answerer or kind not in allowed(view):
        return []
    readiness = held(view).get(kind)
    if readiness is None:
        return [said.help_none_held()]
    return [said.help_short(), *sayings(demand(view).text)] if readiness == "short" else []


def points_to_earn(view: View, seat: int) -> int:
    """Return how many points of training a seat needs to earn a soldier."""
    return int(number(view, EARNS)) - sum(view.training[seat])


def _readiness(view: View, hand: Sequence[int], kind: int) -> Readiness:
    """Return how ready a card of the viewer's hand is as an answer: `ready`, `boost` or `short`, as in `held`."""
    me = view.viewer
    if kind not in LAY_KINDS or not why_boosts(view, me, kind, 0, 0):
        return "ready"
    weapons = (0, *(k + 1 for k in range(WEAPONS) if hand[WEAPON + k]))
    intensities = (0, *(k + 1 for k in range(INTENSITIES) if hand[INTENSITY + k]))
    fits = any(not why_boosts(view, me, kind, weapon, added) for weapon in weapons for added in intensities)
    return "boost" if fits else "short"


def _can_redirect(view: View) -> bool:
    """Return whether the opening Attack may be turned on any other player (US-R-44, US-R-45)."""
    return any(
        view.soldiers[seat] and seat != view.answerer and not (view.no_turning_back and seat == view.assaulter)
        for seat in range(view.players)
    )


def demand(view: View) -> Demand:
    """Return what an answer must add to meet the boosts of the pending lay, as `demanded` does (US-R-39, US-R-40)."""
    return demanded(view, view.weapon, view.intense, strength_to_meet(view), view.answerer)


def demanded(view: View, weapon: int, intense: int, strength: int, answerer: int) -> Demand:
    """Return what `answerer` would have to add to answer a lay with these boosts.

    `weapon` is the level of the lay's weapon, `intense` is 1 if it has an intensity card, `strength` is what its boosts
    count where they are matched by strength.
    """
    if not weapon + intense:
        return Demand(kind="none", strength=0, text=said.need_none())
    power = POWER_SIGNS[fighting_soldier(view, answerer)]
    if view.by_strength:
        here = DECK.about(view, "strength")
        needed = (
            said.need_strength_here(strength=strength) if here else said.need_strength(strength=strength, weapon=power)
        )
        return Demand(kind="strength", strength=strength, text=needed)
    if weapon == POWER_WEAPON:
        return Demand(kind="power", strength=0, text=said.need_power(weapon=power))
    return Demand(kind="ordinary", strength=0, text=said.need_ordinary())


def fighting_soldier(view: View, seat: int) -> int:
    """Return the soldier that a fighter has in the centre."""
    slot = view.assaulter_slot if seat == view.assaulter else view.defender_slot
    return int(view.soldier[seat][slot])


def other_fighter(view: View, seat: int) -> int:
    """Return the seat that fights against the fighter in `seat`."""
    return int(view.defender if seat == view.assaulter else view.assaulter)
