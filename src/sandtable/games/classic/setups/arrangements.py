"""Sensible arrangements, drawn at random.

The Flag stands far back and closed in, by Bombs most of the time, and no piece is shut in. Spaces are counted row by
row from the seat's own left corner.
"""

from __future__ import annotations

from random import Random

from ..rules.schema import BARRAGE, BOMB, CLASSIC, FLAG, MARSHAL, MINER, PIECES, SCOUT, SIZE, SPY
from ..rules.tables import ARMIES

Arrangement = tuple[tuple[int, int], ...]
"""Spaces with the kinds of the pieces on them."""

_LAKE_COLUMNS = frozenset({2, 3, 6, 7})
_NEIGHBOURS = tuple(
    tuple(
        space + step
        for step in (-SIZE, -1, 1, SIZE)
        if 0 <= space + step < PIECES and (abs(step) == SIZE or (space + step) // SIZE == space // SIZE)
    )
    for space in range(PIECES)
)
_FIRST_MOVERS = {CLASSIC: 4, BARRAGE: 1}
_GUARDED = {CLASSIC: 0.85, BARRAGE: 0.4}
"""How likely a Bomb is to be put on a space beside the Flag."""
_GUARDS = (SPY, SCOUT, MINER, 4, 5, 6, 7, 8, 9)
"""What else may stand there: no Marshal, who has more to do."""
_ROWS = {
    FLAG: (12, 2, 0, 0),
    BOMB: (4, 4, 2, 0),
    SPY: (1, 4, 4, 0),
    SCOUT: (1, 1, 2, 3),
    MINER: (5, 4, 2, 0),
    4: (2, 2, 2, 2),
    5: (1, 2, 3, 3),
    6: (1, 2, 3, 3),
    7: (1, 2, 3, 3),
    8: (0, 2, 3, 3),
    9: (0, 2, 3, 3),
    MARSHAL: (0, 2, 3, 2),
}
"""How much each kind likes each row, the own back row first."""


def draw(variant: int, seed: int) -> Arrangement:
    """Return a random sensible arrangement. The same seed gives the same one."""
    rng = Random(seed)
    while True:
        found = _draw(variant, rng)
        if _is_sensible(variant, found):
            return tuple(sorted(found.items()))


def _draw(variant: int, rng: Random) -> dict[int, int]:
    left = list(ARMIES[variant])
    placed: dict[int, int] = {}
    flag = _free_space(FLAG, placed, rng)
    placed[flag] = FLAG
    left[FLAG] = 0
    for beside in rng.sample(_NEIGHBOURS[flag], len(_NEIGHBOURS[flag])):
        bomb = left[BOMB] and rng.random() < _GUARDED[variant]
        kind = BOMB if bomb else rng.choices(_GUARDS, [left[kind] for kind in _GUARDS])[0]
        placed[beside] = kind
        left[kind] -= 1
    for kind in (BOMB, SPY, MARSHAL, 9, 8, MINER, 7, 6, 5, 4, SCOUT):
        for _ in range(left[kind]):
            placed[_free_space(kind, placed, rng)] = kind
    return placed


def _free_space(kind: int, placed: dict[int, int], rng: Random) -> int:
    weights = [0 if space in placed else 2 * _ROWS[kind][space // SIZE] for space in range(PIECES)]
    if not any(weights):  # the rows that the kind likes are full
        weights = [int(space not in placed) for space in range(PIECES)]
    return rng.choices(range(PIECES), weights)[0]


def _is_sensible(variant: int, placed: dict[int, int]) -> bool:
    """Return whether enough pieces can move at once, and Bombs and the Flag shut none of them in."""
    reached = {space for space in range(PIECES - SIZE, PIECES) if space % SIZE not in _LAKE_COLUMNS}
    reached = {space for space in reached if placed.get(space, 0) < BOMB}
    movers = sum(space in placed for space in reached)
    if variant == BARRAGE:
        movers = sum(kind < BOMB for kind in placed.values())
    edge = list(reached)
    while edge:
        for beside in _NEIGHBOURS[edge.pop()]:
            if beside not in reached and placed.get(beside, 0) < BOMB:
                reached.add(beside)
                edge.append(beside)
    shut_in = any(kind < BOMB and space not in reached for space, kind in placed.items())
    return movers >= _FIRST_MOVERS[variant] and not shut_in
