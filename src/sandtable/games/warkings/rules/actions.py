"""The numbering of the 25 actions, and the cards of each discard (rulebook section 7)."""

from __future__ import annotations

from sandtable.engine import table
from sandtable.games.warkings.rules.cards import KINDS, ONE_SCROLL, RED, TERRAIN, TWO_SCROLL

ONE = 0  # + kind
TWO = ONE + KINDS  # + kind
THREE = TWO + KINDS  # + kind, except the last: there are only two Empty terrains
TRIO = THREE + KINDS - 1  # + index in RED of the card on top
PILE = TRIO + len(RED)
OPEN = PILE + 1
ACTIONS = OPEN + 1
MAX_CARDS = 3  # cards in one discard (RT-MULTI-1)

# Discards that can be written but are not actions have numbers beyond the last action.
FALSE_TRIO = ACTIONS  # a trio topped by a card that is none of the three
TOO_MANY = FALSE_TRIO + 1  # more than MAX_CARDS cards, of any kind
LAYS_ENEMY = TOO_MANY + 1
THREE_TERRAINS = LAYS_ENEMY + 1
WRITTEN = THREE_TERRAINS + 1

# The effect that a discard leaves for the next player.
FREE, UNDER_ONE, UNDER_TWO = range(3)


def _set(action: int) -> list[int]:
    """Return the cards of a discard, bottom first (RT-R-16)."""
    if action >= TRIO:
        top = RED[action - TRIO]
        return [*(kind for kind in RED if kind != top), top]
    same, kind = divmod(action - ONE, KINDS)
    return [kind] * (same + 1)


def _effect(cards: list[int]) -> int:
    """Return the strongest effect of any single card (RT-R-19)."""
    if TWO_SCROLL in cards:
        return UNDER_TWO
    return UNDER_ONE if ONE_SCROLL in cards else FREE


SETS = [_set(action) for action in range(PILE)]

SIZE = table([len(cards) for cards in SETS])
# Only the first SIZE entries of each row count.
LAYS = table([cards + [TERRAIN] * (MAX_CARDS - len(cards)) for cards in SETS])
LEAVES = table([_effect(cards) for cards in SETS])
