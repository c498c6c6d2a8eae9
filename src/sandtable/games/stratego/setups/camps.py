"""Sensible set-ups for the camps of the four-player games: which thirteen pieces stand there, and where.

Nobody has counted what people do there, so the weights are judgement: Cannons where lakes cover them, strong pieces and
Scouts in front, the Flag behind friends. As in army.py, an arrangement is seen from the South.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from sandtable.games.stratego.rules.board import FOUR_PLAYER, cell_name
from sandtable.games.stratego.setups.army import Arrangement

CAMP = FOUR_PLAYER.zone(0)
SPACES = tuple(cell_name(cell) for cell in CAMP)
FRONT = max(row for _, row in CAMP)
#: The weight of each piece of the army for being among the thirteen that begin; the Flag always is.
WANTED = (
    ("10", 30), ("9", 30), ("8", 20), ("7", 12), ("6", 10), ("6", 6), ("5", 6), ("5", 3), ("4", 3), ("4", 1),
    ("3", 2), ("3", 1), ("2", 12), ("2", 8), ("2", 3), ("2", 1), ("S", 8), ("C", 20), ("C", 10),
)  # fmt: skip
#: The only thirteen of Alliance Lightning (ST-AL-2).
THIRTEEN = ("10", "9", "8", "7", "6", "5", "4", "3", "S", "C", "2", "2", "F")
#: The weights of the front row from the middle to the wing, and of the back row from beside the stockade to the wing.
LIKING = {
    "F": ((0, 0, 0, 0), (6, 3, 4)),
    "C": ((8, 6, 2, 1), (3, 2, 1)),
    "S": ((1, 1, 1, 0), (6, 6, 2)),
    "10": ((4, 6, 6, 3), (5, 4, 2)),
    "9": ((4, 6, 6, 4), (4, 4, 2)),
    "8": ((4, 6, 6, 5), (3, 3, 2)),
    "7": ((4, 5, 6, 6), (3, 3, 3)),
    "6": ((3, 5, 6, 6), (3, 3, 3)),
    "2": ((2, 3, 4, 8), (2, 3, 4)),
}
ANYWHERE = ((3, 3, 3, 3), (4, 4, 4))
GUARD_WEIGHT = 3
STRONG = ("10", "9", "8")
#: The order of drawing: the Flag, then the pieces that belong beside it or in special places, then the others.
ORDER = ("F", "C", "S", "10", "9", "8", "7", "6", "2", "5", "4", "3")


def draw_camp(chooses: bool, seed: int | str | bytes | Random) -> Arrangement:
    """Return a random good camp. The same seed gives the same one.

    `chooses` says that thirteen pieces of twenty are chosen, as in Alliance.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    while True:
        pieces = _thirteen(rng) if chooses else list(THIRTEEN)
        camp = _draw(sorted(pieces, key=ORDER.index), rng)
        if not camp_faults(camp):
            return sorted(camp, key=lambda placed: SPACES.index(placed[1]))


def camp_faults(arrangement: Iterable[tuple[str, str]]) -> list[str]:
    """Return what a player would regret in a camp seen from the South, a sentence each; [] if it is sensible."""
    camp = {space: code for code, space in arrangement}
    flag = next(space for space, code in camp.items() if code == "F")
    found = []
    if _is_front(flag):
        found.append("The Flag stands in the front row.")
    if not any(camp.get(space, "S") not in ("S", "2", "C") for space in _beside(flag)):
        found.append("No piece beside the Flag can strike back.")
    if any(code == "S" and _is_front(space) for space, code in camp.items()):
        found.append("The Spy stands in the front row, where anybody meets it.")
    if sum(code in STRONG for code in camp.values()) < 2:
        found.append("Two of Marshall, General and Colonel wait in the Reserve.")
    if not any(code == "2" for code in camp.values()):
        found.append("No Scout is there to find out who is who.")
    return found


def _thirteen(rng: Random) -> list[str]:
    """Return thirteen random pieces, the Flag among them and the wanted ones more often."""
    order = sorted(WANTED, key=lambda piece: rng.random() ** (1 / piece[1]), reverse=True)
    return ["F", *(code for code, _ in order[: len(CAMP) - 1])]


def _draw(pieces: list[str], rng: Random) -> Arrangement:
    camp: Arrangement = []
    free = list(SPACES)
    guards: tuple[str, ...] = ()
    for code in pieces:
        weights = [_liking(code, space) * (GUARD_WEIGHT if space in guards and code != "C" else 1) for space in free]
        space = rng.choices(free, weights if any(weights) else None)[0]
        free.remove(space)
        camp.append((code, space))
        if code == "F":
            guards = _beside(space)
    return camp


def _liking(code: str, space: str) -> int:
    front, back = LIKING.get(code, ANYWHERE)
    column, row = CAMP[SPACES.index(space)]
    aside = abs(column - FOUR_PLAYER.size // 2)
    return front[aside] if row == FRONT else back[aside - 1]


def _is_front(space: str) -> bool:
    return CAMP[SPACES.index(space)][1] == FRONT


def _beside(space: str) -> tuple[str, ...]:
    """Return the spaces of the camp beside one of them."""
    column, row = CAMP[SPACES.index(space)]
    around = ((column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row))
    return tuple(cell_name(cell) for cell in around if cell in CAMP)
