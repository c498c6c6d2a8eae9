"""Actions as text and back (rulebook section 3). Nothing here knows what is legal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandtable.engine import BadInput
from sandtable.games.classic.fields import View

from ..rules.actions import PLACE, RESIGN, STRAY_PLACE, STRAY_WAY, move_from, move_number, move_to
from ..rules.schema import PIECES, SIZE
from ..rules.tables import NAMES, SIGNS, seen_from

KINDS_BY_SIGN = {sign: kind for kind, sign in SIGNS.items()}
_CELL = r"[a-z]\d{1,2}"
_MOVE = re.compile(rf"({_CELL})-({_CELL})")
_PIECE_AT = re.compile(rf"({'|'.join(KINDS_BY_SIGN)})@({_CELL})")


def say(seat: int, action: int) -> str:
    """Return an action in notation."""
    if action == RESIGN:
        return "resign"
    if action < PLACE:
        return f"{NAMES[move_from(seat, action)]}-{NAMES[move_to(seat, action)]}"
    kind, space = divmod(action - PLACE, PIECES)
    return f"place {SIGNS[kind + 1]}@{NAMES[seen_from(seat, space)]}"


def read(view: View, seat: int, text: str) -> Sequence[int]:
    """Return the action numbers that a text stands for; raise BadInput if it is no action."""
    word, _, rest = text.strip().partition(" ")
    items = rest.split()
    if word == "resign" and not items:
        return [RESIGN]
    if (word == "setup" and items) or (word == "place" and len(items) == 1):
        return [_placement(seat, item) for item in items]
    match = _MOVE.fullmatch(word)
    if match and not items:
        return [_way(seat, square(match[1]), square(match[2]))]
    raise BadInput(f"'{text[:60]}' is no action; write it like one of these: e4-e5, setup 10@a1 9@b1 ..., resign")


def square(name: str) -> int:
    """Return the number of a square by its name, even of a lake; raise BadInput if it is not on the board."""
    if name not in NAMES:
        raise BadInput(f"there is no space {name[:12]!r} on this board; its columns and rows go from a1 to j10")
    return NAMES.index(name)


def _way(seat: int, origin: int, target: int) -> int:
    in_line = origin % SIZE == target % SIZE or origin // SIZE == target // SIZE
    return int(move_number(seat, origin, target)) if in_line else STRAY_WAY


def _placement(seat: int, item: str) -> int:
    match = _PIECE_AT.fullmatch(item)
    if not match:
        raise BadInput(f"'{item[:20]}' is no piece on a space; write it like 10@a1 or 2@c2")
    space = int(seen_from(seat, square(match[2])))
    return PLACE + (KINDS_BY_SIGN[match[1]] - 1) * PIECES + space if space < PIECES else STRAY_PLACE
