"""Networks that choose actions in compiled code: a template, behind `drivers.py`.

A network reads an observation and scores each action; see `bots/networks.py`. All networks of a table lie in one row of
numbers, `weights`: `player[AT]` is where one begins, `player[WIDE]` how many hidden units it has (0: it is linear).
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below
from sandtable.engine.record.logarithm import log
from sandtable.engine.templates.given import Array, Floats, Int8s, Int64s, View, Views, Words, encode

KIND, AT, WIDE = range(3)  # of a player's row
NETS = 3  # the kind of player
DRAWS_IN_ALL = 1 << 30


@kernel
def hidden_layer(seen: Array, weights: Array, at: int, wide: int, units: Array) -> None:
    """Write the hidden layer into `units`: each unit's bias plus its weighted inputs, or 0 if that is negative."""
    bias = at + len(seen) * wide
    for h in range(wide):
        units[h] = weights[bias + h]
    for k in range(len(seen)):
        if seen[k]:
            for h in range(wide):
                units[h] += seen[k] * weights[at + k * wide + h]
    for h in range(wide):
        units[h] = max(units[h], 0.0)


@kernel
def net_choice(v: View, acts: Ints, n: int, player: Array, weights: Array, seen: Array, units: Array, rng: Ints) -> int:
    """Return the network's choice among the first `n` of `acts`: the best by score, or one drawn by the scores."""
    encode(v, seen)
    wide, heat, start = player[WIDE], weights[player[AT]], player[AT] + 1
    layer, width = start, len(seen)
    if wide:
        hidden_layer(seen, weights, start, wide, units)
        layer, width = start + (len(seen) + 1) * wide, wide
    top, choice = 0.0, acts[0]
    for k in range(n):
        row = layer + acts[k] * (width + 1)
        score = weights[row + width]
        for j in range(width):
            if wide:
                score += units[j] * weights[row + j]
            elif seen[j]:
                score += seen[j] * weights[row + j]
        if heat > 0.0:
            score = score / heat - log(-log((below(rng, DRAWS_IN_ALL) + 0.5) / DRAWS_IN_ALL))  # Gumbel's trick
        if k == 0 or score > top:
            top, choice = score, acts[k]
    return choice


@driver
def net_at(
    views: Views, j: int, acts: Ints, n: int, player: Int64s, weights: Floats, seen: Int8s, units: Floats, rng: Words,
) -> int:  # fmt: skip
    """Return the network's choice by views[j]."""
    return net_choice(views[j], acts, n, player, weights, seen, units, rng)
