"""The odds of a computer player: which cards it has not seen, and how likely it is that another hand has no answer.

The functions read views. Chances are in thousandths. Every hidden card of a hand is assumed to be any of the unseen
cards, independently of the others.
"""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import (
    ATTACK,
    INTENSITIES,
    INTENSITY,
    KINDS,
    POWER,
    REDIRECT,
    TRAINING,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.engagement import answered_by
from sandtable.games.soldier.rules.schema import BARE, GROUP, POWER_WEAPON

SURE = 1000

# Sections of the scratch array.
UNSEEN = 0  # + kind: cards neither in the seat's own hand nor seen elsewhere
UNSEEN_ALL = UNSEEN + KINDS
ARMS = UNSEEN_ALL + 1  # + weapon: 1 if it is the power weapon of one of the seat's soldiers
NOTES = ARMS + WEAPONS


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Count the cards that are unseen, and note the power weapons of the seat's soldiers."""
    for kind in range(KINDS):
        notes[UNSEEN + kind] = v.deck[kind] - v.hand[seat][kind] - v.used[kind] - v.removed[kind]
        for other in range(v.players):
            notes[UNSEEN + kind] -= v.learnt[seat][other][kind]
    for k in range(v.discard_size):
        notes[UNSEEN + v.discard[k]] -= 1
    for k in range(v.laid_size):
        notes[UNSEEN + v.laid[k] % KINDS] -= 1
    for other in range(v.players):
        for k in range(GROUP):
            if v.training[other][k]:
                notes[UNSEEN + TRAINING + v.training[other][k] - 1] -= 1
    notes[UNSEEN_ALL] = 0
    for kind in range(KINDS):
        notes[UNSEEN_ALL] += notes[UNSEEN + kind]
    for weapon in range(WEAPONS):
        notes[ARMS + weapon] = 0
    for slot in range(v.soldiers[seat]):
        notes[ARMS + POWER[v.soldier[seat][slot]]] = 1


@kernel
def none_of(cards: int, hidden: int, notes: Ints) -> int:
    """Return the chance, in thousandths, that `hidden` cards include none of `cards` particular unseen cards."""
    unseen = max(1, notes[UNSEEN_ALL])
    chance = SURE
    for _ in range(hidden):
        chance = chance * (unseen - min(cards, unseen)) // unseen
    return chance


@kernel
def unanswered(v: Seen, seat: int, other: int, level: int, intense: int, opening: int, notes: Ints) -> int:
    """Return the chance, in thousandths, that another player has no answer to an Attack or Retaliate of the seat.

    `level` is that of its weapon, `intense` says whether it has an intensity card, and `opening` whether it can be
    redirected.
    """
    known = v.learnt[seat][other]
    hidden = v.hand_size[other]
    weapons, intensities = 0, 0
    known_weapons, known_intensities, known_answers = 0, 0, 0
    for k in range(WEAPONS):
        weapons += notes[UNSEEN + WEAPON + k]
        known_weapons += known[WEAPON + k]
    for k in range(INTENSITIES):
        intensities += notes[UNSEEN + INTENSITY + k]
        known_intensities += known[INTENSITY + k]
    for kind in range(KINDS):
        hidden -= known[kind]
    answers = 0
    for kind in range(KINDS):
        if answered_by(v, ATTACK, kind):
            answers += notes[UNSEEN + kind]
            known_answers += known[kind]
    has_answer = SURE if known_answers else SURE - none_of(answers, hidden, notes)
    has_weapon = SURE if known_weapons else SURE - none_of(weapons, hidden, notes)
    has_intensity = SURE if known_intensities else SURE - none_of(intensities, hidden, notes)
    if level == POWER_WEAPON:
        has_answer = has_answer * has_weapon // SURE * has_intensity // SURE
    elif level != BARE or intense:
        has_answer = has_answer * (SURE - (SURE - has_weapon) * (SURE - has_intensity) // SURE) // SURE
    if opening:
        turned = SURE if known[REDIRECT] else SURE - none_of(notes[UNSEEN + REDIRECT], hidden, notes)
        has_answer = SURE - (SURE - has_answer) * (SURE - turned) // SURE
    return SURE - has_answer
