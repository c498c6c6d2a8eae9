"""The numbering of the 258 actions (rulebook section 7), and how `why` reads them.

Other seats are counted from the seat that acts: `rel` 1 is the seat on its left. Numbers beyond ACTIONS stand for texts
that can be written but are not actions: a soldier of one's own as a target, a soldier that nobody has, two weapons.
They are never legal, and `why` says which clause forbids them.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import kernel, table
from sandtable.games.soldier.rules.cards import INTENSITIES, KINDS, LAY_KINDS, MOST_POINTS, SOLDIERS, WEAPONS

SLOTS = 3  # the most soldiers that a player has while a game runs
RELS = 3

PASS = 0  # PASS, NO_RESPONSE, NO_MIRROR or NO_DUD, depending on the phase
DRAW_PILE, DRAW_DISCARD = 1, 2
TRAIN = 3  # + points - 1
DISCARD = TRAIN + MOST_POINTS  # + kind
BOMBING = DISCARD + KINDS
SNIPE = BOMBING + 1  # + (rel - 1) * SLOTS + slot
ADVANCING = SNIPE + RELS * SLOTS  # + (acting seat's slot * RELS + rel - 1) * SLOTS + slot
LAYING = (
    ADVANCING + SLOTS * RELS * SLOTS
)  # + (number of the lay * (WEAPONS + 1) + weapon) * (INTENSITIES + 1) + intensity
LAYS = len(LAY_KINDS)
REDIRECTING = LAYING + LAYS * (WEAPONS + 1) * (INTENSITIES + 1)  # + (rel - 1) * SLOTS + slot
RADIOING = REDIRECTING + RELS * SLOTS  # + rel - 1
INTERFERING = RADIOING + RELS  # + slot
MIRRORING = INTERFERING + SLOTS
DUDDING = MIRRORING + 1
SUPER_DUDDING = DUDDING + 1
LOSING = SUPER_DUDDING + 1  # + slot
PICKING = LOSING + SLOTS  # + soldier
PERSUADING = PICKING + SOLDIERS
ACTIONS = PERSUADING + 1

LAY_NUMBER = {kind: number for number, kind in enumerate(LAY_KINDS)}
LAY_KIND = table(LAY_KINDS)

# What an action does, in the order of the rulebook's numbers.
(
    PASSES, DRAWS, TRAINS, DISCARDS, BOMBS, SNIPES, ADVANCES, LAYS_DOWN, REDIRECTS, RADIOS, INTERFERES, MIRRORS, DUDS,
    LOSES, PICKS, PERSUADES, NOTHING,
) = range(17)  # fmt: skip
_FIRST = (PASS, DRAW_PILE, TRAIN, DISCARD, BOMBING, SNIPE, ADVANCING, LAYING, REDIRECTING, RADIOING, INTERFERING,
          MIRRORING, DUDDING, LOSING, PICKING, PERSUADING, ACTIONS)  # fmt: skip
VERB = table([verb for verb in range(NOTHING) for _ in range(_FIRST[verb], _FIRST[verb + 1])])

# Texts that are not actions. An aim has two bits each for the acting seat's slot, for `rel` and for the target's slot.
# Slot 3 is a soldier that is not there, and `rel` 0 is the acting seat itself.
_AIMS = 64
_AT = ACTIONS  # + verb * _AIMS + own * 16 + rel * 4 + slot
_LAY_OF = _AT + NOTHING * _AIMS  # + kind + KINDS * two bits for each weapon and intensity
_BOOSTS = WEAPONS + INTENSITIES
_LAST = _LAY_OF + (KINDS << (2 * _BOOSTS))
STRAY_PASS = _LAST  # doing nothing, by a word that belongs to another phase


def aimed(verb: int, own: int, rel: int, slot: int) -> int:
    """Return the number of an action with an aim, or a number beyond ACTIONS if there is no such action."""
    if verb == ADVANCES and own < SLOTS and rel and slot < SLOTS:
        return ADVANCING + (own * RELS + rel - 1) * SLOTS + slot
    if verb in (SNIPES, REDIRECTS) and rel and slot < SLOTS:
        return (SNIPE if verb == SNIPES else REDIRECTING) + (rel - 1) * SLOTS + slot
    if verb == RADIOS and rel:
        return RADIOING + rel - 1
    if verb in (INTERFERES, LOSES) and own < SLOTS:
        return (INTERFERING if verb == INTERFERES else LOSING) + own
    return _AT + verb * _AIMS + own * 16 + rel * 4 + slot


def laying(kind: int, weapons: Sequence[int], intensities: Sequence[int]) -> int:
    """Return the number of a lay, or a number beyond ACTIONS if there is no such action.

    Weapons and intensities are given by their numbers from 0.
    """
    if kind in LAY_NUMBER and len(weapons) < 2 and len(intensities) < 2:
        weapon, intensity = [*weapons, -1][0] + 1, [*intensities, -1][0] + 1
        return LAYING + (LAY_NUMBER[kind] * (WEAPONS + 1) + weapon) * (INTENSITIES + 1) + intensity
    packed = sum(min(3, weapons.count(k)) << 2 * k for k in range(WEAPONS))
    packed += sum(min(3, intensities.count(k)) << 2 * (WEAPONS + k) for k in range(INTENSITIES))
    return _LAY_OF + kind + KINDS * packed


@kernel
def verb_of(a: int) -> int:
    """Return what an action does, as one of the verbs from PASSES to NOTHING."""
    if a < 0 or a >= _LAST:
        return NOTHING
    if a < ACTIONS:
        return VERB[a]
    return LAYS_DOWN if a >= _LAY_OF else (a - _AT) // _AIMS


@kernel
def aim(verb: int, a: int) -> tuple[int, int, int]:
    """Return the acting seat's slot, `rel` and the target's slot of an action with an aim.

    Each is 0 if the action does not have it.
    """
    if a >= ACTIONS:
        at = (a - _AT) % _AIMS
        return at // 16, at // 4 % 4, at % 4
    if verb == ADVANCES:
        at = a - ADVANCING
        return at // (RELS * SLOTS), at // SLOTS % RELS + 1, at % SLOTS
    if verb == RADIOS:
        return 0, a - RADIOING + 1, 0
    if verb == INTERFERES:
        return a - INTERFERING, 0, 0
    if verb == LOSES:
        return a - LOSING, 0, 0
    at = a - (SNIPE if verb == SNIPES else REDIRECTING)
    return 0, at // SLOTS + 1, at % SLOTS


@kernel
def lay_of(a: int) -> tuple[int, int, int]:
    """Return the card, weapon and intensity of a lay. Weapon and intensity are numbered from 1, with 0 for none."""
    at = a - LAYING
    both = at % ((WEAPONS + 1) * (INTENSITIES + 1))
    return LAY_KIND[at // ((WEAPONS + 1) * (INTENSITIES + 1))], both // (INTENSITIES + 1), both % (INTENSITIES + 1)


@kernel
def odd_lay(a: int) -> bool:
    """Return whether a lay is odd: a text that is not an action."""
    return a >= _LAY_OF


@kernel
def odd_card(a: int) -> int:
    """Return the kind of card that is laid in an odd lay."""
    return (a - _LAY_OF) % KINDS


@kernel
def odd_boost(a: int, boost: int) -> int:
    """Return how many cards of a boost an odd lay has, at most 3. Weapons are numbered first, then intensities."""
    return (a - _LAY_OF) // KINDS >> 2 * boost & 3
