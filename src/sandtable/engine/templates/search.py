"""Players that search: a template for games that have an `estimate`, behind `rollouts.py`.

The worlds in which `improve` plays are determinized from a seat's view.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.templates.given import Array, IntRows, States, Views, Words
from sandtable.engine.templates.rollouts import clear, deal, drop_half, sort_first, surest, try_all


@kernel
def improved(
    views: Views, states: States, acts: Ints, n: int, notes: Ints, out: Ints, worths: Ints, tally: Array,
    memory: Ints, rng: Ints, luck: Ints, keep: int, rounds: int, worlds: int, plies: int, doubt: int, draws: int,
) -> int:  # fmt: skip
    """Return the favourite, or a choice that beats it in playouts by more than `doubt`.

    views[0] is the seat's view, views[1] is room for those of the playouts. In each of the `worlds` of each round, a
    random world that agrees with views[0], all candidates are played out alike (common random numbers); after each
    round the worse half of them is dropped (sequential halving, Karnin et al. 2013). `doubt` is how many standard
    errors the gain over the favourite must exceed, in tenths; of `draws` worlds the likelier ones are used.
    """
    v = views[0]
    seat = v.viewer
    keep = min(keep, n)
    sort_first(v, acts, 0, n, keep, notes, worths, rng)
    clear(tally, keep)
    seen = 0
    for _ in range(rounds):
        if keep == 1:
            break
        for _ in range(worlds):
            if deal(views, states, memory, rng, draws):
                try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck)
                seen += 1
        keep = drop_half(acts, tally, keep)
    return acts[surest(tally, keep, seen, doubt)]


@driver
def improve(
    views: Views, states: States, acts: Ints, n: int, notes: Ints, out: Ints, worths: Ints, tally: IntRows,
    memory: Ints, rng: Words, luck: Words, keep: int, rounds: int, worlds: int, plies: int, doubt: int, draws: int,
) -> int:  # fmt: skip
    """Return the choice of a searching player."""
    return improved(
        views, states, acts, n, notes, out, worths, tally, memory, rng, luck, keep, rounds, worlds, plies, doubt, draws
    )
