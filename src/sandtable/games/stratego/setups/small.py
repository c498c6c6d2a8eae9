"""Sensible set-ups for the eight pieces of the small game, in its two rows of six.

Nobody has counted what people do there, so the weights are judgement: the Flag behind other pieces, Scouts where their
lines are open, strong pieces in front. As in army.py, an arrangement is seen from the South.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from sandtable.games.stratego.rules.board import SMALL_BOARD, Cell, cell_name
from sandtable.games.stratego.setups.army import IMMOBILE, Arrangement, reach

ZONE = SMALL_BOARD.zone(0)
SPACES = tuple(cell_name(cell) for cell in ZONE)
#: In the order of drawing: pieces that the rest is arranged around come first. ST-R-109 gives the numbers.
EIGHT = ("F", "B", "10", "9", "S", "6", "2", "2")
#: The weights of the back row and of the front row, from the edge to the columns of the lake.
LIKING = {
    "F": ((6, 3, 5), (0, 0, 0)),
    "B": ((3, 4, 3), (1, 1, 3)),
    "10": ((2, 3, 3), (4, 5, 3)),
    "9": ((2, 3, 3), (4, 5, 3)),
    "S": ((2, 4, 5), (0, 0, 4)),
    "6": ((2, 4, 3), (4, 4, 2)),
    "2": ((3, 3, 2), (5, 4, 1)),
}
GUARD_WEIGHT = 4
#: How many different pieces must be able to move on the first turn, at least.
FIRST_MOVERS = 3


def liking(code: str, space: str) -> int:
    """Return how much a piece likes a space of the zone."""
    column, row = ZONE[SPACES.index(space)]
    return LIKING[code][row][min(column, SMALL_BOARD.size - 1 - column)]


def draw_small(seed: int | str | bytes | Random) -> Arrangement:
    """Return a random good arrangement. The same seed gives the same one."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    while True:
        arrangement = _draw(rng)
        if not small_faults(arrangement):
            return sorted(arrangement, key=lambda placed: SPACES.index(placed[1]))


def small_faults(arrangement: Iterable[tuple[str, str]]) -> list[str]:
    """Return what a player would regret in an arrangement seen from the South; [] if it is sensible.

    Each fault is a sentence.
    """
    zone = {space: code for code, space in arrangement}
    flag = next(space for space, code in zone.items() if code == "F")
    found = []
    if flag in _FRONT:
        found.append("The Flag stands in the front row.")
    if not any(zone.get(space, "F") not in ("F", "B", "S", "2") for space in _BESIDE[flag]):
        found.append("No piece beside the Flag can strike back.")
    if any(code == "S" and space in _OPEN for space, code in zone.items()):
        found.append("The Spy stands in front of a lane, where anybody meets it.")
    if sum(_can_move(zone, space) for space in zone) < FIRST_MOVERS:
        found.append(f"Fewer than {FIRST_MOVERS} pieces can move on the first turn.")
    if _shut_in(zone):
        found.append("A piece is shut in by your own Bomb and Flag.")
    return found


def _draw(rng: Random) -> Arrangement:
    arrangement: Arrangement = []
    free = list(SPACES)
    guards: tuple[str, ...] = ()
    for code in EIGHT:
        space = rng.choices(free, [liking(code, space) * (GUARD_WEIGHT if space in guards else 1) for space in free])[0]
        free.remove(space)
        arrangement.append((code, space))
        if code == "F":
            guards = _BESIDE[space]
    return arrangement


def _ahead(cell: Cell) -> Cell:
    return cell[0], cell[1] + 1


def _beside(cell: Cell) -> tuple[str, ...]:
    """Return the spaces of the zone beside one of them."""
    column, row = cell
    around = (_ahead(cell), (column + 1, row), (column, row - 1), (column - 1, row))
    return tuple(cell_name(other) for other in around if other in ZONE)


_BESIDE = {cell_name(cell): _beside(cell) for cell in ZONE}
_FRONT = {cell_name(cell) for cell in ZONE if _ahead(cell) not in ZONE}
_OPEN = {cell_name(cell) for cell in ZONE if _ahead(cell) not in ZONE and _ahead(cell) in SMALL_BOARD.number}


def _can_move(zone: dict[str, str], space: str) -> bool:
    return zone[space] not in IMMOBILE and (space in _OPEN or any(other not in zone for other in _BESIDE[space]))


def _shut_in(zone: dict[str, str]) -> bool:
    """Return whether some movable piece can never leave the zone: only its own Bomb and Flag do not make way."""
    reached = reach(_OPEN, _BESIDE.__getitem__, lambda space: zone.get(space) not in IMMOBILE)
    return any(space not in reached for space, code in zone.items() if code not in IMMOBILE)
