"""Set-ups that mislead: habits of placing the Flag and the Bombs where an opponent does not expect them.

They are habits as in baselines.py. What they leave open is placed as the computer player's own set-up has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.actions import PLACE, ZONE_SIZE
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import KIND, LIST_LENGTH
from sandtable.games.stratego.rules.schema import BOMB, FLAG, SETUP

ODD_PLACES = (20, 6, 6)
"""From this space of the zone on, by the number of the board, nobody looks for a Flag."""


def odd_flag(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Place the Flag where it is not expected, before all other pieces."""
    return _placed(v, legal, FLAG, range(ODD_PLACES[v.side], int(ZONE_SIZE[v.side])))


def fortress(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Place the Flag in a corner of the back row, and Bombs beside it."""
    return _placed(v, legal, FLAG, [0]) or _placed(v, legal, BOMB, [1, _columns(v)])


def decoy(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Place Bombs around a corner of the back row in which the Flag is not, and the Flag in the middle of the row."""
    columns = _columns(v)
    return _placed(v, legal, FLAG, [columns // 2]) or _placed(v, legal, BOMB, [columns - 2, 2 * columns - 1])


def _columns(v: View) -> int:
    return BOARDS[v.side].size


def _placed(v: View, legal: Sequence[int], kind: int, spaces: Iterable[int]) -> Sequence[int]:
    """Return the placements of a kind on some spaces of the zone, as far as they are legal."""
    if v.phase != SETUP:
        return []
    kinds = KIND[v.side][: LIST_LENGTH[v.side]]
    firsts = [int(PLACE[v.variant] + k * ZONE_SIZE[v.side]) for k in range(len(kinds)) if kinds[k] == kind]
    wanted = {first + space for first in firsts for space in spaces}
    return [a for a in legal if a in wanted]
