"""Random choices in place of an evaluator: a template for games that have none, before `matches.py`."""

from __future__ import annotations

from sandtable.engine.compile.jit import kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below
from sandtable.engine.templates.given import State, View, score

SURE = 1000


@kernel
def favourite(v: View, acts: Ints, n: int, notes: Ints, rng: Ints) -> int:
    """Return a random one of the first `n` actions."""
    return acts[below(rng, n)]


@kernel
def noisy_favourite(v: View, acts: Ints, n: int, notes: Ints, rng: Ints, misses: int) -> int:
    """Return a random one of the first `n` actions."""
    return acts[below(rng, n)]


@kernel
def update_belief(now: View, before: View, memory: Ints) -> None:
    """Do nothing: there is no belief without an evaluator."""
    return


@kernel
def worth_of(s: State, seat: int) -> int:
    """Return the score of a finished game in thousandths, 0 before its end."""
    return int(score(s, seat) * SURE) if s.waiting == 0 else 0
