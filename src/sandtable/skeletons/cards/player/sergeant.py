"""A computer player that looks one ply ahead: `evaluate` says what an action is worth to it, by its view alone."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, kernel

from ..fields import Seen

BEST = 0  # in the notes: the highest card of this trick
SCRATCH = 1  # how many numbers the notes hold
WIN, KEEP = 100, 10


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Once before each choice: what all actions are compared with."""
    notes[BEST] = 0
    for other in range(v.players):
        notes[BEST] = max(notes[BEST], v.laid[other])


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Win the trick with the lowest card that does; else throw the lowest away."""
    return (WIN if a + 1 > notes[BEST] else 0) - KEEP * a


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """No choices hang together from one decision to the next."""
    return None


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
)
