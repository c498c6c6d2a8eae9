"""A one-ply computer player: `evaluate` returns what an action is worth, by the player's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, kernel

from ..fields import Seen

BEST = 0  # in the notes: the highest card of this trick
SCRATCH = 1  # how many numbers the notes hold
WIN, KEEP = 100, 10


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Note once before each choice what every action is compared with."""
    notes[BEST] = 0
    for other in range(v.players):
        notes[BEST] = max(notes[BEST], v.laid[other])


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the worth of a card: win the trick with the lowest card that does, else throw away the lowest."""
    return (WIN if a + 1 > notes[BEST] else 0) - KEEP * a


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return no actions: this game has no set-up that is planned as a whole."""
    return None


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
)
