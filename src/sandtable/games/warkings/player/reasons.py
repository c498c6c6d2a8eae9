"""The reason for an action, in a sentence made of what its evaluation takes into account."""

from __future__ import annotations

from sandtable.engine import Ints, Term, because, scratch
from sandtable.games.warkings.fields import Seen
from sandtable.games.warkings.player.sergeant import HAND, HASTE, SCRATCH, SURE, safety, survey
from sandtable.games.warkings.rules.actions import FREE, LAYS, LEAVES, OPEN, PILE, SIZE
from sandtable.games.warkings.rules.cards import KINDS, SPOKEN
from sandtable.games.warkings.rules.ending import total
from sandtable.games.warkings.rules.numbers import counts_as

HURRY = 20  # from this much haste on, the end is near
LOST_HOPE = SURE // 4


def reason(v: Seen, seat: int, a: int) -> str:
    """Return the sentence, from the view of the player that chooses."""
    notes = scratch(SCRATCH)
    survey(v, seat, notes)
    for kind in range(KINDS):
        notes[HAND + kind] = v.hand[seat][kind]
    found = _of_discard(v, seat, a, notes) if a < PILE else _of_draw(v, seat, a, notes)
    return because(found, "every other choice leaves you a worse hand")


def _of_discard(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    before, laid = _soldiers(v, notes), [int(kind) for kind in LAYS[a][: SIZE[a]]]
    for kind in laid:
        notes[HAND + kind] -= 1
    gone = before - _soldiers(v, notes)
    found = []
    if _soldiers(v, notes) == 0:
        found.append(Term(1000, "it leaves you with no soldiers"))
    elif gone:
        near = " before the enemy attack" if notes[HASTE] >= HURRY else ""
        found.append(Term(10 * gone, f"it takes {gone} off your count{near}"))
    if len(laid) > 1:
        found.append(Term(20 * len(laid), f"it gets rid of {('two', 'three')[len(laid) - 2]} cards at once"))
    if LEAVES[a] != FREE:
        found.append(Term(30 * LEAVES[a], "it hampers the next player"))
    elif counts_as(v, laid[-1]) == 0 and not v.trigger:
        found.append(Term(-10, "it leaves the next player a card with no soldiers"))
    return found


def _of_draw(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    soldiers = _soldiers(v, notes)
    if v.trigger:
        return [_of_last_draw(a, soldiers, safety(v, seat, soldiers, notes))]
    if not v.open_size:
        return [Term(1, "the open pile is empty")]
    top = v.open[v.open_size - 1]
    if a == OPEN:
        if soldiers + counts_as(v, top) == 0:
            return [Term(1, f"with the {SPOKEN[top]} you win at once")]
        return [Term(1, f"the {SPOKEN[top]} is probably better than a card from the draw pile")]
    return [Term(1, f"the draw pile probably gives you something better than the {SPOKEN[top]}")]


def _of_last_draw(a: int, soldiers: int, odds: int) -> Term:
    """Return the term for taking or leaving the enemy attack, which wins with the fewest soldiers.

    `odds` are the chance, in thousandths, that nobody holds fewer.
    """
    share = f"about {odds // 10} times in 100"
    if a == OPEN:
        return Term(1, f"with {_counted(soldiers)} the enemy attack would win only {share}")
    hope = "few others can have fewer" if odds > LOST_HOPE else "you have little to lose"
    return Term(1, f"with {_counted(soldiers)} the enemy attack wins {share}, and {hope}")


def _soldiers(v: Seen, notes: Ints) -> int:
    return int(total(v, notes[HAND : HAND + KINDS]))


def _counted(soldiers: int) -> str:
    return "no soldiers" if soldiers == 0 else "one soldier" if soldiers == 1 else f"{soldiers} soldiers"
