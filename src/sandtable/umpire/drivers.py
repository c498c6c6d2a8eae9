"""What everything else calls, once for each game.

This file is a pattern and is not imported: `weave` writes a copy of it with the names of a game's rules in front
(`start why legal apply chances redeal encode score`, and `observe wipe recall` made from its schema), because numba
caches a function with the file it stands in and can cache none that takes functions as arguments. Records never cross
the border to Python: callers pass an array and an index.
"""

# mypy: ignore-errors
# ruff: noqa: F821

STUCK = -1


@kernel
def start_at(states, i, setting):
    """A fresh game in states[i]; `setting` holds the option values in the game's order."""
    wipe(states[i])
    start(states[i], setting)


@kernel
def look(states, i, viewer, views, j):
    """Fill views[j] with all that `viewer` may know of states[i]."""
    observe(states[i], viewer, views[j])


@kernel
def why_at(views, j, a):
    """0, or the number of the first clause that forbids the viewer of views[j] to do `a`."""
    return why(views[j], views[j].viewer, a)


@kernel
def legal_at(views, j, out):
    """List the actions open to the viewer of views[j]; returns how many."""
    return legal(views[j], views[j].viewer, out)


@kernel
def ask(states, i, seat, views, j, out):
    """`look` and `legal_at` in one call."""
    observe(states[i], seat, views[j])
    return legal(views[j], seat, out)


@kernel
def step(states, i, seat, a, ev):
    """Carry out an action that `why` allows (or an outcome of chance); returns the new `waiting`."""
    if ev is not None:
        ev[0][0] = 0
    apply(states[i], seat, a, ev)
    return states[i].waiting


@kernel
def try_step(states, i, seat, a, views, j, ev):
    """`look`, `why`, and if nothing forbids it `step`. Returns `waiting`, or minus the forbidding clause."""
    observe(states[i], seat, views[j])
    return try_seen(states, i, seat, a, views, j, ev)


@kernel
def try_seen(states, i, seat, a, views, j, ev):
    """`try_step` where views[j] holds the seat's present view already."""
    clause = why(views[j], seat, a)
    if clause:
        return -clause
    return step(states, i, seat, a, ev)


@kernel
def chances_at(states, i, weights):
    """The integer weights of chance's outcomes; returns how many outcomes there are."""
    return chances(states[i], weights)


@kernel
def score_at(states, i, seat):
    """What the seat has won or lost: 0 as long as the game goes on."""
    return score(states[i], seat)


@kernel
def encode_at(views, j, out):
    """Write views[j] as an observation into `out`, a flat array of int8."""
    encode(views[j], out)


@kernel
def redeal_at(views, j, rng, states, i):
    """Fill states[i] with a random state that looks like views[j] to its viewer; False if none was found."""
    wipe(states[i])
    recall(views[j], states[i])
    return redeal(views[j], rng, states[i])


@kernel
def play_out(states, i, rng, out):
    """Play states[i] to its end with uniformly random legal actions; returns the number of plies."""
    plies = 0
    s = states[i]
    while s.waiting:
        if s.waiting >> CHANCE & 1:
            n = chances(s, out)
            apply(s, CHANCE, draw(rng, out, n), None)
        else:
            seat = 0
            while not s.waiting >> seat & 1:
                seat += 1
            n = legal(s, seat, out)
            if n == 0:
                return STUCK
            apply(s, seat, out[below(rng, n)], None)
            plies += 1
    return plies


@kernel
def playouts(states, i, setting, seats, seeds, lo, hi, plies, scores, out, rng):
    """Fresh games number lo to hi-1, each played out from its own seed, with states[i] as the table."""
    for g in range(lo, hi):
        wipe(states[i])
        start(states[i], setting)
        rng[0] = seeds[g]
        plies[g] = play_out(states, i, rng, out)
        for seat in range(seats):
            scores[g][seat] = score(states[i], seat)
