"""The reason for an action, in a sentence made of what its evaluation takes into account."""

from __future__ import annotations

from sandtable.engine import Ints, Term, because, scratch
from sandtable.games.warkings.fields import Seen
from sandtable.games.warkings.player.sergeant import HAND, HASTE, SCRATCH, SURE, safety, survey
from sandtable.games.warkings.rules.actions import FREE, LAYS, LEAVES, OPEN, PILE, SIZE
from sandtable.games.warkings.rules.cards import KINDS, TITLES, VALUE
from sandtable.games.warkings.rules.ending import total

HURRY = 20  # from this much haste on, the end is near
LOST_HOPE = SURE // 4


def reason(v: Seen, seat: int, a: int) -> str:
    """Return the sentence, from the view of the player that chooses."""
    notes = scratch(SCRATCH)
    survey(v, seat, notes)
    for kind in range(KINDS):
        notes[HAND + kind] = v.hand[seat][kind]
    found = _of_discard(v, seat, a, notes) if a < PILE else _of_draw(v, seat, a, notes)
    return because(found, "every other choice leaves a worse hand")


def _of_discard(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    before, laid = _soldiers(v, notes), [int(kind) for kind in LAYS[a][: SIZE[a]]]
    for kind in laid:
        notes[HAND + kind] -= 1
    gone = before - _soldiers(v, notes)
    found = []
    if _soldiers(v, notes) == 0:
        found.append(Term(1000, "then no soldier is left in your hand"))
    elif gone:
        near = " before the enemy attack" if notes[HASTE] >= HURRY else ""
        found.append(Term(10 * gone, f"your hand stands for {_counted(gone)} fewer{near}"))
    if len(laid) > 1:
        found.append(Term(20 * len(laid), f"{len(laid)} cards go at once"))
    if LEAVES[a] != FREE:
        found.append(Term(30 * LEAVES[a], f"the {TITLES[laid[-1]]} troubles the next player"))
    elif VALUE[laid[-1]] == 0 and not v.trigger:
        found.append(Term(-10, "it leaves the next player a card without soldiers"))
    return found


def _of_draw(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    soldiers = _soldiers(v, notes)
    if v.trigger:
        return [_of_last_draw(a, soldiers, safety(v, seat, soldiers, notes))]
    if not v.open_size:
        return [Term(1, "there is nothing to take from the open pile")]
    top = v.open[v.open_size - 1]
    if a == OPEN:
        with_it = "makes your hand win at once" if soldiers + VALUE[top] == 0 else "suits your hand"
        return [Term(1, f"the {TITLES[top]} {with_it} better than what the draw pile is likely to give")]
    return [Term(1, f"the draw pile is likely to give you something better than the {TITLES[top]}")]


def _of_last_draw(a: int, soldiers: int, odds: int) -> Term:
    """Return the term for taking or leaving the enemy attack, which wins with the fewest soldiers.

    `odds` are the chance, in thousandths, that nobody holds fewer.
    """
    share = f"about {odds // 10} in 100"
    if a == OPEN:
        return Term(1, f"to take the enemy attack with {_counted(soldiers)} would win in {share} cases only")
    hope = "few others can hold less" if odds > LOST_HOPE else "there is little to lose"
    return Term(1, f"with {_counted(soldiers)} the enemy attack is won in {share} cases: {hope}")


def _soldiers(v: Seen, notes: Ints) -> int:
    return int(total(notes[HAND : HAND + KINDS], v.advisor))


def _counted(soldiers: int) -> str:
    return "one soldier" if soldiers == 1 else f"{soldiers} soldiers"
