"""What everything else calls, once for each game.

This file is a pattern and is not imported: `codegen` writes a copy of it with the names of a game's rules in front
(`start why legal apply chances determinize encode score`, and `observe wipe settle state_from_view` made from its
schema), because numba caches a function with the file it stands in and can cache none that takes functions as
arguments. Records never cross the border to Python: callers pass an array and an index.
"""

# mypy: ignore-errors
# ruff: noqa: F821

STUCK = -1
NOBODY = -1
NOTHING = -1


@kernel
def begin(s, setting):
    """A fresh game, whatever the record held before."""
    wipe(s)
    settle(s, setting)
    start(s)


@driver
def start_at(states, i, setting):
    """A fresh game in states[i]; `setting` is what has been agreed on, as `Variant.setting` gives it."""
    begin(states[i], setting)


@driver
def observe_at(states, i, viewer, views, j):
    """Fill views[j] with all that `viewer` may know of states[i]."""
    observe(states[i], viewer, views[j])


@driver
def why_at(views, j, a):
    """0, or the number of the first clause that forbids the viewer of views[j] to do `a`."""
    return why(views[j], views[j].viewer, a)


@driver
def legal_at(views, j, out):
    """List the actions open to the viewer of views[j]; returns how many."""
    return legal(views[j], views[j].viewer, out)


@driver
def ask(states, i, seat, views, j, out):
    """`observe_at` and `legal_at` in one call."""
    observe(states[i], seat, views[j])
    return legal(views[j], seat, out)


@kernel
def carry_out(s, seat, a, ev):
    ev[0][0] = 0
    apply(s, seat, a, ev)


@kernel
def lowest(waiting):
    """The lowest seat that waits, if one does."""
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


@kernel
def ask_on(s, v, out):
    """List in `out` what comes next, and return how many that are: chance's weights if it is to act, or the choices of
    the lowest seat that waits, whose view `v` then is.
    """
    if s.waiting >> CHANCE & 1:
        return chances(s, out)
    if s.waiting == 0:
        return 0
    seat = lowest(s.waiting)
    observe(s, seat, v)
    return legal(v, seat, out)


@driver
def act_at(states, i, seat, a, views, j, ev, out):
    """Carry out an action of a seat, whose present view views[j] holds, or an outcome of chance; then `ask_on`.

    Returns minus the clause that forbids it, and nothing has changed; or the new `waiting`, and above its bits how many
    `out` lists. Nobody is asked where `out` is None.
    """
    s = states[i]
    if seat != CHANCE:
        clause = why(views[j], seat, a)
        if clause:
            return -clause
    carry_out(s, seat, a, ev)
    if out is None:
        return s.waiting
    return ask_on(s, views[j], out) << WAITING_BITS | s.waiting


@driver
def chances_at(states, i, weights):
    """The integer weights of chance's outcomes; returns how many outcomes there are."""
    return chances(states[i], weights)


@driver
def score_at(states, i, seat):
    """What the seat has won or lost: 0 as long as the game goes on."""
    return score(states[i], seat)


@driver
def encode_at(views, j, out):
    """Write views[j] as an observation into `out`, a flat array of int8."""
    encode(views[j], out)


@driver
def simulate(views, j, a, states, i, ev, out):
    """Do on states[i], which holds what views[j] holds, the first pick of an act; views[j] is then the view after it.

    Returns how many choices follow, listed in `out`. Made from the view alone, so it can tell nothing that is hidden.
    """
    wipe(states[i])
    state_from_view(views[j], states[i])
    seat = views[j].viewer
    carry_out(states[i], seat, a, ev)
    observe(states[i], seat, views[j])
    return legal(views[j], seat, out)


@driver
def determinize_at(views, j, rng, states, i):
    """Fill states[i] with a random state that looks like views[j] to its viewer; False if none was found."""
    wipe(states[i])
    state_from_view(views[j], states[i])
    return determinize(views[j], rng, states[i])


@kernel
def next_seat(s, rng, out):
    """Play chance until a seat is asked: the lowest that waits, or NOBODY when the game is over."""
    while s.waiting >> CHANCE & 1:
        n = chances(s, out)
        apply(s, CHANCE, draw(rng, out, n), None)
    return lowest(s.waiting) if s.waiting else NOBODY


@kernel
def play_out(states, i, rng, out):
    """Play states[i] to its end with uniformly random legal actions; returns the number of plies."""
    plies = 0
    s = states[i]
    while s.waiting:
        seat = next_seat(s, rng, out)
        if seat != NOBODY:
            n = legal(s, seat, out)
            if n == 0:
                return STUCK
            apply(s, seat, out[below(rng, n)], None)
            plies += 1
    return plies


@driver
def playouts(states, i, setting, seats, seeds, lo, hi, plies, scores, out, rng):
    """Fresh games number lo to hi-1, each played out from its own seed, with states[i] as the table."""
    for g in range(lo, hi):
        begin(states[i], setting)
        rng[0] = seeds[g]
        plies[g] = play_out(states, i, rng, out)
        for seat in range(seats):
            scores[g][seat] = score(states[i], seat)


# Many games side by side. Game g has its row in each array; asked[g] is the seat that is asked, NOBODY where the game
# is over, and views[g] is that seat's view. Each function serves games lo to hi-1, so that threads can share the work.


@driver
def deal_games(states, setting, streams, luck, asked, views, out, rng, lo, hi):
    """A fresh game wherever one is over: its luck starts from the next number of its row of `streams`."""
    for g in range(lo, hi):
        if asked[g] == NOBODY:
            rng[0] = streams[g]
            luck[g] = mix(rng)
            streams[g] = rng[0]
            rng[0] = luck[g]
            begin(states[g], setting)
            asked[g] = next_seat(states[g], rng, out)
            luck[g] = rng[0]
            if asked[g] != NOBODY:
                observe(states[g], asked[g], views[g])


@driver
def first_refused(asked, views, actions, count, lo, hi):
    """The first game whose action cannot be done there, hi if there is none; a game that is over does NOTHING."""
    for g in range(lo, hi):
        a = actions[g]
        if asked[g] == NOBODY:
            if a != NOTHING:
                return g
        elif a < 0 or a >= count or why(views[g], asked[g], a):
            return g
    return hi


@driver
def step_games(states, luck, asked, views, actions, rewards, ended, out, rng, lo, hi):
    """Carry out an action in each game, and chance after it; `ended` tells where that was the last one."""
    for g in range(lo, hi):
        ended[g] = False
        for seat in range(rewards.shape[1]):
            rewards[g][seat] = 0
        if asked[g] != NOBODY:
            s = states[g]
            apply(s, asked[g], actions[g], None)
            rng[0] = luck[g]
            asked[g] = next_seat(s, rng, out)
            luck[g] = rng[0]
            if asked[g] != NOBODY:
                observe(s, asked[g], views[g])
            else:
                ended[g] = True
                for seat in range(rewards.shape[1]):
                    rewards[g][seat] = score(s, seat)


@driver
def mask_games(asked, views, out, mask, lo, hi):
    """Mark in each row of `mask` the actions open to the seat that is asked."""
    for g in range(lo, hi):
        row = mask[g]
        for a in range(row.shape[0]):
            row[a] = False
        if asked[g] != NOBODY:
            for k in range(legal(views[g], asked[g], out)):
                row[out[k]] = True


@driver
def list_games(asked, views, out, counts, listed, lo, hi):
    """List the same actions one game after another, and how many each game has; returns how many there are in all.
    Games for which `listed` has no room are counted only."""
    total = 0
    for g in range(lo, hi):
        n = legal(views[g], asked[g], out) if asked[g] != NOBODY else 0
        counts[g] = n
        if total + n <= listed.shape[0]:
            for k in range(n):
                listed[total + k] = out[k]
        total += n
    return total


@driver
def encode_games(asked, views, observations, lo, hi):
    """Write each view as an observation into its row; zeros where the game is over."""
    for g in range(lo, hi):
        if asked[g] != NOBODY:
            encode(views[g], observations[g])
        else:
            for k in range(observations.shape[1]):
                observations[g][k] = 0
