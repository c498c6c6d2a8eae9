"""One-ply players: a template for games that have an evaluator, behind `drivers.py`. Everything here is given views."""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below
from sandtable.engine.templates.given import View, Views, Words, evaluate, survey


@kernel
def favourite(v: View, acts: Ints, n: int, notes: Ints, rng: Ints) -> int:
    """Return the action of `acts` that the evaluator values most; ties are broken at random."""
    survey(v, v.viewer, notes)
    top, ties, choice = 0, 0, acts[0]
    for k in range(n):
        worth = evaluate(v, v.viewer, acts[k], notes)
        if ties == 0 or worth > top:
            top, ties, choice = worth, 1, acts[k]
        elif worth == top:
            ties += 1
            if below(rng, ties) == 0:
                choice = acts[k]
    return choice


@driver
def best(views: Views, j: int, acts: Ints, n: int, notes: Ints, rng: Words) -> int:
    """Return what a one-ply player does by views[j]."""
    return favourite(views[j], acts, n, notes, rng)


@kernel
def noisy_favourite(v: View, acts: Ints, n: int, notes: Ints, rng: Ints, misses: int) -> int:
    """Return the favourite of the choices that are not overlooked; each is in `misses` of 1,000 cases."""
    seen = 0
    for k in range(n):
        if below(rng, 1000) >= misses:
            acts[seen] = acts[k]
            seen += 1
    if seen == 0:
        return acts[below(rng, n)]
    return favourite(v, acts, seen, notes, rng)


@driver
def noisy_best(views: Views, j: int, acts: Ints, n: int, notes: Ints, rng: Words, misses: int) -> int:
    """Return what a noisy one-ply player does by views[j]."""
    return noisy_favourite(views[j], acts, n, notes, rng, misses)
