"""Actions as text and back (the rulebook's Notation).

A text may name a discard for which there is no action number; the clause that forbids it is found here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.games.warkings.rules.actions import MOST, ONE, OPEN, PILE, TRIO
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF, KINDS, RED, SIGNS
from sandtable.games.warkings.rules.schema import DISCARD
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.schema import StandIn

CARD = "|".join((*SIGNS, ENEMY))
_DISCARD = re.compile(rf"DISCARD ({CARD})(?: X([1-9]\d?))?")
_TRIO = re.compile(rf"TRIO ({CARD})")
_DRAWS = {"DRAW PILE": PILE, "DRAW OPEN": OPEN}
_EXAMPLES = "DISCARD 1S, DISCARD 1S x2, TRIO ET, DRAW PILE, DRAW OPEN"


def say(view: StandIn, seat: int, action: int) -> str:
    """An action in notation; the same in every position."""
    if action >= PILE:
        return next(text for text, number in _DRAWS.items() if number == action)
    if action >= TRIO:
        return f"TRIO {SIGNS[RED[action - TRIO]]}"
    same, kind = divmod(action - ONE, KINDS)
    return f"DISCARD {SIGNS[kind]}" + (f" x{same + 1}" if same else "")


def read(view: StandIn, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """The action that a text stands for; raises BadInput, or IllegalAction with a clause and no sentence."""
    words = " ".join(text.upper().split())
    if words in _DRAWS:
        return [_DRAWS[words]]
    if match := _TRIO.fullmatch(words):
        return [_read_trio(view, seat, match[1])]
    if match := _DISCARD.fullmatch(words):
        return [_read_discard(view, seat, match[1], int(match[2] or 1))]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES}")


def _read_trio(view: StandIn, seat: int, sign: str) -> int:
    kind = KIND_OF.get(sign)
    if kind not in RED:
        raise IllegalAction(_out_of_turn(view, seat) or "RT-MULTI-2", "")
    return TRIO + RED.index(kind)


def _read_discard(view: StandIn, seat: int, sign: str, cards: int) -> int:
    kind = KIND_OF.get(sign)
    action = PILE if kind is None else ONE + (cards - 1) * KINDS + kind
    if cards > MOST or action >= TRIO:
        raise IllegalAction(_out_of_turn(view, seat) or _why_no_such_set(view, seat, kind, cards), "")
    return action


def _why_no_such_set(view: StandIn, seat: int, kind: int | None, cards: int) -> str:
    """The clause against more than three cards, the enemy attack, or the third of two Empty terrains."""
    if cards > MOST:
        return "RT-MULTI-1"
    return "RT-R-46" if kind is None or not view.hand[seat][kind] else "RT-MULTI-1"


def _out_of_turn(view: StandIn, seat: int) -> str:
    """The clause against any discard now, or ''."""
    if not view.waiting >> seat & 1:
        return "RT-TURN-4"
    return "" if view.phase == DISCARD else "RT-R-9"
