"""A one-ply computer player: `evaluate` returns what an action is worth, by the player's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, kernel

from ..fields import Seen
from ..rules.schema import SIZE

SCRATCH = 1  # how many numbers the notes hold


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Note once before each choice what every action is compared with. Here there is nothing to note."""


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the worth of a square: what a stone of either side would have beside it there, and more near the
    middle.
    """
    worth = 0
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            if dx or dy:
                worth += _line(v, a, dx, dy, seat + 1) ** 2 * 3 + _line(v, a, dx, dy, 2 - seat) ** 2 * 2
    return worth + SIZE - abs(a % SIZE - SIZE // 2) - abs(a // SIZE - SIZE // 2)


@kernel
def _line(v: Seen, a: int, dx: int, dy: int, stone: int) -> int:
    """Return how many stones of a side follow one another from a square in a direction."""
    x, y, n = a % SIZE + dx, a // SIZE + dy, 0
    while 0 <= x < SIZE and 0 <= y < SIZE and v.square[y * SIZE + x] == stone:
        x, y, n = x + dx, y + dy, n + 1
    return n


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return no actions: this game has no set-up that is planned as a whole."""
    return None


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
)
