"""Sensible set-ups for a 20-piece army in a home zone of four rows of ten, drawn from what people do.

An arrangement is a list of (rank code, space), as South sees it; arrangements.py turns it for other seats. The table in
counts.py counts on which spaces people put which rank, and names its source. A draw follows the counts, and `faults`
rejects the draws that no player would want to start with.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import TypeVar

from sandtable.games.stratego.setups.counts import COUNTS

Arrangement = list[tuple[str, str]]
Space = TypeVar("Space", int, str)

COLUMNS = "abcdefghij"
ROWS = 4
#: The order of drawing: pieces that the rest is arranged around come first. ST-COMP-1 gives the numbers.
ARMY = ("F", "B", "B", "10", "9", "S", "8", "7", "6", "6", "5", "5", "4", "4", "3", "3", "2", "2", "2", "2")
IMMOBILE = ("F", "B")
#: The columns behind the lakes (ST-R-1), from which there is no way forward.
LAKE_COLUMNS = (2, 3, 6, 7)
#: How many times likelier a space beside the Flag is than the table says, so that most draws guard the Flag.
GUARD_WEIGHT = 6
#: How many different pieces must be able to move on the first turn, at least.
FIRST_MOVERS = 4
#: Added to every count, which keeps every space possible and smooths a table of 1,110 set-ups.
SMOOTHING = 1


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 10)
    around = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    return [r * 10 + c for r, c in around if 0 <= r < ROWS and 0 <= c < 10]


NEIGHBOURS = tuple(tuple(_neighbours(cell)) for cell in range(ROWS * 10))


@cache
def _weights() -> dict[str, tuple[int, ...]]:
    """Return, for each rank, the weight of each of the forty spaces, back row first, mirrored from the table."""
    return {
        code: tuple(row[min(column, 9 - column)] + SMOOTHING for row in rows for column in range(10))
        for code, rows in COUNTS.items()
    }


def draw_setup(seed: int | str | bytes | Random, second: bool = False) -> Arrangement:
    """Return a random good arrangement as South sees it. The same seed gives the same one.

    `second` says that a second army follows, as in Campaign.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    while True:
        cells = _draw(rng)
        if next(_faults(cells, second), None) is None:
            return [(code, _name(cell)) for cell, code in sorted(cells.items())]


def draw_any(seed: int | str | bytes | Random) -> Arrangement:
    """Return any arrangement at all, each equally likely."""
    rng = seed if isinstance(seed, Random) else Random(seed)
    cells = rng.sample(range(ROWS * 10), len(ARMY))
    return [(code, _name(cell)) for code, cell in zip(ARMY, cells, strict=True)]


def mirrored(arrangement: Iterable[tuple[str, str]]) -> Arrangement:
    """Return the arrangement with left and right exchanged."""
    return [(code, _opposite(space[0]) + space[1:]) for code, space in arrangement]


def faults(arrangement: Iterable[tuple[str, str]], second: bool = False) -> list[str]:
    """Return what a player would regret in an arrangement seen from South, a sentence each; [] if it is sensible.

    `second` says that a second army follows, as in Campaign, whose Flag comes first (ST-CPN-6).
    """
    return list(_faults({cell_of(space): code for code, space in arrangement}, second))


def _draw(rng: Random) -> dict[int, str]:
    weights = _weights()
    cells: dict[int, str] = {}
    guards: tuple[int, ...] = ()
    for code in ARMY:
        row = [*weights[code]]
        for cell in cells:
            row[cell] = 0
        for cell in guards:
            row[cell] *= GUARD_WEIGHT
        cell = rng.choices(range(ROWS * 10), row)[0]
        cells[cell] = code
        if code == "F":
            guards = NEIGHBOURS[cell]
    return cells


def _faults(cells: dict[int, str], second: bool) -> Iterator[str]:
    flag = next(cell for cell, code in cells.items() if code == "F")
    bombs = sum(cells.get(cell) == "B" for cell in NEIGHBOURS[flag])
    if flag >= 20 or (flag >= 10 and bombs < 2):
        yield "The Flag stands neither on the back row nor on the next one between both Bombs."
    if any(cell not in cells for cell in NEIGHBOURS[flag]):
        yield "A space beside the Flag is empty."
    if not any(cells[cell] not in ("B", "S", "2") for cell in NEIGHBOURS[flag] if cell in cells):
        yield "No piece beside the Flag can strike back."
    if len(_first_movers(cells)) < FIRST_MOVERS:
        yield f"Fewer than {FIRST_MOVERS} pieces can move on the first turn."
    if _shut_in(cells):
        yield "A piece is shut in by your own Bombs and Flag."
    if any(code == "B" for cell, code in cells.items() if cell >= 30 and cell % 10 not in LAKE_COLUMNS):
        yield "A Bomb stands in the front row, in the way of your own pieces."
    if any(code == "S" for cell, code in cells.items() if cell >= 30):
        yield "The Spy stands in the front row, where anybody meets it."
    if second and not any(_is_nest(cells, cell) for cell in range(20)):
        yield "No vacant space in the two back rows has own pieces on all sides, for the second Flag."


def _is_nest(cells: dict[int, str], cell: int) -> bool:
    return cell not in cells and all(neighbour in cells for neighbour in NEIGHBOURS[cell])


def _first_movers(cells: dict[int, str]) -> list[int]:
    return [
        cell
        for cell, code in cells.items()
        if code not in IMMOBILE
        and (_is_open_front(cell) or any(neighbour not in cells for neighbour in NEIGHBOURS[cell]))
    ]


def _shut_in(cells: dict[int, str]) -> bool:
    """Return whether some movable piece can never leave the zone: only its own Bombs and Flag do not make way."""
    front = filter(_is_open_front, range(ROWS * 10))
    reached = reach(front, NEIGHBOURS.__getitem__, lambda cell: cells.get(cell) not in IMMOBILE)
    return any(cell not in reached for cell, code in cells.items() if code not in IMMOBILE)


def reach(
    front: Iterable[Space], beside: Callable[[Space], Iterable[Space]], passes: Callable[[Space], bool]
) -> set[Space]:
    """Return the passable spaces from which the front can be reached over passable spaces."""
    reached = set(filter(passes, front))
    edge = list(reached)
    while edge:
        found = {space for space in beside(edge.pop()) if passes(space)} - reached
        reached |= found
        edge += found
    return reached


def _is_open_front(cell: int) -> bool:
    return cell >= 30 and cell % 10 not in LAKE_COLUMNS


def _opposite(column: str) -> str:
    return COLUMNS[9 - COLUMNS.index(column)]


def _name(cell: int) -> str:
    return f"{COLUMNS[cell % 10]}{cell // 10 + 1}"


def cell_of(space: str) -> int:
    """Return the number of a space of the zone, row by row from the seat's own left corner."""
    return (int(space[1:]) - 1) * 10 + COLUMNS.index(space[0])
