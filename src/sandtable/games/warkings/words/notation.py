"""Actions as text and back (the rulebook's Notation).

A text may name a discard that is not an action. Such a discard has a number beyond the last action, and `why` refuses
it, so that nothing here needs to know the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.engine import BadInput
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import (
    FALSE_TRIO,
    LAYS_ENEMY,
    MAX_CARDS,
    ONE,
    OPEN,
    PILE,
    THREE_TERRAINS,
    TOO_MANY,
    TRIO,
)
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF, KINDS, RED, SIGNS

CARD = "|".join((*SIGNS, ENEMY))
_DISCARD = re.compile(rf"DISCARD ({CARD})(?: X([1-9]\d?))?")
_TRIO = re.compile(rf"TRIO ({CARD})")
_DRAWS = {"DRAW PILE": PILE, "DRAW OPEN": OPEN}
_EXAMPLES = "DISCARD 1S, DISCARD 1S x2, TRIO ET, DRAW PILE, DRAW OPEN"


def say(view: View, seat: int, action: int) -> str:
    """Return an action in notation."""
    return say_action(action)


def say_action(action: int) -> str:
    """Return an action in notation, without a view: notation does not depend on the position."""
    if action >= PILE:
        return next(text for text, number in _DRAWS.items() if number == action)
    if action >= TRIO:
        return f"TRIO {SIGNS[RED[action - TRIO]]}"
    same, kind = divmod(action - ONE, KINDS)
    return f"DISCARD {SIGNS[kind]}" + (f" x{same + 1}" if same else "")


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """Return the action number that a text stands for, as a list of one; raise BadInput if it is no action."""
    words = " ".join(text.upper().split())
    if words in _DRAWS:
        return [_DRAWS[words]]
    if match := _TRIO.fullmatch(words):
        return [_read_trio(match[1])]
    if match := _DISCARD.fullmatch(words):
        return [_read_discard(match[1], int(match[2] or 1))]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES}")


def _read_trio(sign: str) -> int:
    kind = KIND_OF.get(sign)
    return TRIO + RED.index(kind) if kind in RED else FALSE_TRIO


def _read_discard(sign: str, cards: int) -> int:
    if cards > MAX_CARDS:
        return TOO_MANY
    if sign == ENEMY:
        return LAYS_ENEMY
    action = ONE + (cards - 1) * KINDS + KIND_OF[sign]
    return action if action < TRIO else THREE_TERRAINS
