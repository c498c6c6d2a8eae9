"""Computer players that take part in many games side by side, in compiled code: a template, behind `matches.py`.

A player is a row of numbers, as there. Where a seat's `KIND` is NOTHING, the caller plays it.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below
from sandtable.engine.templates.drivers import NOBODY, NOTHING, next_seat
from sandtable.engine.templates.given import (
    Array,
    Flags,
    Float32Rows,
    Floats,
    Int8s,
    Int32s,
    IntLayers,
    IntRows,
    States,
    View,
    Views,
    Words,
    apply,
    legal,
    observe,
    score,
)
from sandtable.engine.templates.matches import (
    KIND,
    MISSES,
    RANDOMLY,
    STYLE_COLUMN,
    next_planned,
    set_style,
)
from sandtable.engine.templates.networks import NETS, net_choice
from sandtable.engine.templates.one_ply import favourite, noisy_favourite


@kernel
def answer(
    v: View, acts: Ints, n: int, player: Array, plan: Array, notes: Ints, weights: Array, seen: Array, units: Array,
    rng: Ints,
) -> int:  # fmt: skip
    """Return a player's choice among the first `n` of `acts`; what it does by its plan is removed from the plan."""
    if player[KIND] == RANDOMLY:
        return acts[below(rng, n)]
    if player[KIND] == NETS:
        return net_choice(v, acts, n, player, weights, seen, units, rng)
    a = next_planned(plan, acts, n)
    if a != NOTHING:
        return a
    set_style(notes, player[STYLE_COLUMN])
    if player[MISSES]:
        return noisy_favourite(v, acts, n, notes, rng, player[MISSES])
    return favourite(v, acts, n, notes, rng)


@driver
def answer_games(
    states: States, luck: Words, asked: Int32s, views: Views, players: IntRows, plans: IntLayers, weights: Floats,
    acts: Ints, out: Ints, notes: Ints, seen: Int8s, units: Floats, rewards: Float32Rows, ended: Flags, rng: Words,
    lo: int, hi: int,
) -> None:  # fmt: skip
    """Let computer players act in each game while the seat to act has one: players[seat] is its row, and
    plans[g][seat] what it does first in game g.
    """
    for g in range(lo, hi):
        s = states[g]
        rng[0] = luck[g]
        moved = False
        while asked[g] != NOBODY and players[asked[g], KIND] != NOTHING:
            seat = asked[g]
            n = legal(views[g], seat, acts)
            a = answer(views[g], acts, n, players[seat], plans[g, seat], notes, weights, seen, units, rng)
            apply(s, seat, a, None)
            moved = True
            asked[g] = next_seat(s, rng, out)
            if asked[g] != NOBODY:
                observe(s, asked[g], views[g])
        luck[g] = rng[0]
        if moved and asked[g] == NOBODY:
            ended[g] = True
            for seat in range(rewards.shape[1]):
                rewards[g][seat] = score(s, seat)
