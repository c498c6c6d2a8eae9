"""Networks that choose actions in compiled code: a template, behind `drivers.py`.

A network reads an observation and scores each action; see `bots/networks.py`. All networks of a table lie in one row of
numbers, `weights`: `player[AT]` is where one begins, `player[WIDE]` how many hidden units it has (0: it is linear).
"""

from __future__ import annotations

from math import log

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below
from sandtable.engine.templates.drivers import NOBODY, next_seat
from sandtable.engine.templates.given import Array, States, View, Views, apply, encode, legal, observe, score

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
    views: Views, j: int, acts: Ints, n: int, player: Array, weights: Array, seen: Array, units: Array, rng: Ints,
) -> int:  # fmt: skip
    """Return the network's choice by views[j]."""
    return net_choice(views[j], acts, n, player, weights, seen, units, rng)


@driver
def answer_games(
    states: States, luck: Array, asked: Array, views: Views, players: Array, weights: Array, acts: Ints, out: Ints,
    seen: Array, units: Array, rewards: Array, ended: Array, rng: Ints, lo: int, hi: int,
) -> None:  # fmt: skip
    """Let networks act in each game while the seats to act have one; players[seat] is the row of a seat."""
    for g in range(lo, hi):
        s = states[g]
        rng[0] = luck[g]
        moved = False
        while asked[g] != NOBODY and players[asked[g], KIND] == NETS:
            n = legal(views[g], asked[g], acts)
            a = net_choice(views[g], acts, n, players[asked[g]], weights, seen, units, rng)
            apply(s, asked[g], a, None)
            moved = True
            asked[g] = next_seat(s, rng, out)
            if asked[g] != NOBODY:
                observe(s, asked[g], views[g])
        luck[g] = rng[0]
        if moved and asked[g] == NOBODY:
            ended[g] = True
            for seat in range(rewards.shape[1]):
                rewards[g][seat] = score(s, seat)
