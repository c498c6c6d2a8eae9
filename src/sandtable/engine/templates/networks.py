"""Nets that choose, inside compiled loops: a template pasted behind the drivers (`codegen.py`).

A net reads an observation and scores each action; see `players.nets.Net`. All nets of a table lie in one row of
numbers, `weights`: `player[AT]` is where one begins, `player[WIDE]` how many hidden units it has (0: it is linear).
"""

# mypy: ignore-errors
# ruff: noqa: F821

KIND, AT, WIDE = range(3)  # of a player's row
NETS = 3  # the kind of player
LOTS_IN_ALL = 1 << 30


@kernel
def felt(seen, weights, at, wide, units):
    """The hidden layer: each unit's bias and what it makes of what is seen, or 0 if that is below it."""
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
def net_choice(v, acts, n, player, weights, seen, units, rng):
    """What a net does, of the first `n` choices in `acts`: the one it scores best, or one by lot as it scores them."""
    encode(v, seen)
    wide, heat, start = player[WIDE], weights[player[AT]], player[AT] + 1
    layer, width = start, len(seen)
    if wide:
        felt(seen, weights, start, wide, units)
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
            score = score / heat - log(-log((below(rng, LOTS_IN_ALL) + 0.5) / LOTS_IN_ALL))  # Gumbel's trick
        if k == 0 or score > top:
            top, choice = score, acts[k]
    return choice


@driver
def net_at(views, j, acts, n, player, weights, seen, units, rng):
    """The same for one view."""
    return net_choice(views[j], acts, n, player, weights, seen, units, rng)


@driver
def answer_games(
    states, luck, asked, views, players, weights, acts, out, seen, units, rewards, ended, rng, lo, hi
):  # fmt: skip
    """Have nets act in each game as long as one is asked; players[seat] is a seat's row."""
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
