"""The functions by which Python calls the rules of one game: a template.

Templates are not imported. `codegen` appends their text, without the imports, to the names of a game's rules
(`given.pyi`): numba caches a function with the file that defines it, and cannot cache one that takes functions as
arguments. Python never holds a record: callers pass an array and an index.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints, Rows
from sandtable.engine.record.chance import below, draw, mix
from sandtable.engine.record.schema import CHANCE, WAITING_BITS
from sandtable.engine.templates.given import (
    FlagRows,
    Flags,
    Float32Rows,
    Int8Rows,
    Int8s,
    Int32Rows,
    Int32s,
    State,
    States,
    View,
    Views,
    Words,
    apply,
    chances,
    determinize,
    encode,
    legal,
    observe,
    score,
    settle,
    start,
    state_from_view,
    why,
    wipe,
)

STUCK = -1
NOBODY = -1
NOTHING = -1


@kernel
def begin(s: State, setting: Ints) -> None:
    """Begin a new game in `s`, whatever it held before."""
    wipe(s)
    settle(s, setting)
    start(s)


@driver
def start_at(states: States, i: int, setting: Ints) -> None:
    """Begin a new game in states[i]; `setting` holds the options, as `Variant.setting` gives them."""
    begin(states[i], setting)


@driver
def observe_at(states: States, i: int, viewer: int, views: Views, j: int) -> None:
    """Fill views[j] with all that `viewer` may know of states[i]."""
    observe(states[i], viewer, views[j])


@driver
def why_at(views: Views, j: int, a: int) -> int:
    """Return 0, or the number of the first clause that forbids the viewer of views[j] to do `a`."""
    return why(views[j], views[j].viewer, a)


@driver
def legal_at(views: Views, j: int, out: Ints) -> int:
    """List the actions open to the viewer of views[j]; returns how many."""
    return legal(views[j], views[j].viewer, out)


@driver
def ask(states: States, i: int, seat: int, views: Views, j: int, out: Ints) -> int:
    """`observe_at` and `legal_at` in one call."""
    observe(states[i], seat, views[j])
    return legal(views[j], seat, out)


@kernel
def carry_out(s: State, seat: int, a: int, ev: Rows) -> None:
    """Carry out an action or an outcome of chance, and write into `ev` what happened."""
    ev[0][0] = 0
    apply(s, seat, a, ev)


@kernel
def lowest(waiting: int) -> int:
    """Return the lowest seat in `waiting`, which holds one."""
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


@kernel
def ask_on(s: State, v: View, out: Ints) -> int:
    """List in `out` what comes next and return how many entries that is: chance's weights if chance is to act, else the
    choices of the lowest seat that waits, with its view in `v`.
    """
    if s.waiting >> CHANCE & 1:
        return chances(s, out)
    if s.waiting == 0:
        return 0
    seat = lowest(s.waiting)
    observe(s, seat, v)
    return legal(v, seat, out)


@driver
def act_at(states: States, i: int, seat: int, a: int, views: Views, j: int, ev: Int32Rows, out: Ints | None) -> int:
    """Carry out an action of a seat, whose present view is views[j], or an outcome of chance; then `ask_on`.

    Returns minus the number of the clause that forbids it, with nothing changed; or the new `waiting`, and above its
    bits how many entries `out` has. If `out` is None, `ask_on` is left out.
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
def chances_at(states: States, i: int, weights: Ints) -> int:
    """Write the integer weights of chance's outcomes into `out`; returns how many outcomes there are."""
    return chances(states[i], weights)


@driver
def score_at(states: States, i: int, seat: int) -> float:
    """Return what the seat has won or lost: 0 while the game goes on."""
    return score(states[i], seat)


@driver
def encode_at(views: Views, j: int, out: Int8s) -> None:
    """Write views[j] as an observation into `out`, a flat array of int8."""
    encode(views[j], out)


@driver
def simulate(views: Views, j: int, a: int, states: States, i: int, ev: Int32Rows, out: Ints) -> int:
    """Carry out the first pick of an act on states[i], made from views[j]; views[j] is then the view after it.

    Returns how many choices follow, listed in `out`. It reads the view alone, so it can tell nothing that is hidden.
    """
    wipe(states[i])
    state_from_view(views[j], states[i])
    seat = views[j].viewer
    carry_out(states[i], seat, a, ev)
    observe(states[i], seat, views[j])
    return legal(views[j], seat, out)


@driver
def determinize_at(views: Views, j: int, rng: Words, states: States, i: int) -> bool:
    """Fill states[i] with a random state that agrees with views[j]; returns False if none was found."""
    wipe(states[i])
    state_from_view(views[j], states[i])
    return determinize(views[j], rng, states[i])


@kernel
def next_seat(s: State, rng: Ints, out: Ints) -> int:
    """Play chance until a seat has to choose; returns the lowest that waits, or NOBODY when the game is over."""
    while s.waiting >> CHANCE & 1:
        n = chances(s, out)
        apply(s, CHANCE, draw(rng, out, n), None)
    return lowest(s.waiting) if s.waiting else NOBODY


@kernel
def play_out(states: States, i: int, rng: Ints, out: Ints) -> int:
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
def playouts(
    states: States, i: int, setting: Ints, seats: int, seeds: Words, lo: int, hi: int, plies: Int32s,
    scores: Float32Rows, out: Ints, rng: Words,
) -> None:  # fmt: skip
    """Play games lo to hi-1 from their start with random actions, each with its own seed, on states[i]."""
    for g in range(lo, hi):
        begin(states[i], setting)
        rng[0] = seeds[g]
        plies[g] = play_out(states, i, rng, out)
        for seat in range(seats):
            scores[g][seat] = score(states[i], seat)


# Many games side by side. Game g has its row in each array; asked[g] is the seat that is asked, NOBODY where the game
# is over, and views[g] is that seat's view. Each function serves games lo to hi-1, so that threads can share the work.


@driver
def deal_games(
    states: States, setting: Ints, streams: Words, luck: Words, asked: Int32s, views: Views, fresh: Flags, out: Ints,
    rng: Words, lo: int, hi: int,
) -> None:  # fmt: skip
    """Start a new game in each row where `fresh` is true, with the next seed of its row of `streams`."""
    for g in range(lo, hi):
        if fresh[g]:
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
def first_refused(asked: Int32s, views: Views, actions: Ints, where: Flags, count: int, lo: int, hi: int) -> int:
    """Return the first game of `where` whose action is forbidden, or hi; in a game that is over NOTHING is the right
    action.
    """
    for g in range(lo, hi):
        a = actions[g]
        if not where[g]:
            continue
        if asked[g] == NOBODY:
            if a != NOTHING:
                return g
        elif a < 0 or a >= count or why(views[g], asked[g], a):
            return g
    return hi


@driver
def step_games(
    states: States, luck: Words, asked: Int32s, views: Views, actions: Ints, where: Flags, rewards: Float32Rows,
    ended: Flags, out: Ints, rng: Words, lo: int, hi: int,
) -> None:  # fmt: skip
    """Carry out an action in each game of `where`, and chance after it; `ended` is set for games that end by it."""
    for g in range(lo, hi):
        ended[g] = False
        for seat in range(rewards.shape[1]):
            rewards[g][seat] = 0
        if where[g] and asked[g] != NOBODY:
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
def mask_games(asked: Int32s, views: Views, out: Ints, mask: FlagRows, lo: int, hi: int) -> None:
    """Mark in each row of `mask` the actions open to the seat that is asked."""
    for g in range(lo, hi):
        row = mask[g]
        for a in range(row.shape[0]):
            row[a] = False
        if asked[g] != NOBODY:
            for k in range(legal(views[g], asked[g], out)):
                row[out[k]] = True


@driver
def list_games(asked: Int32s, views: Views, out: Ints, counts: Ints, listed: Int32s, lo: int, hi: int) -> int:
    """List the same actions one game after another, and how many each game has; returns how many there are in all.

    A game that does not fit into `listed` is only counted.
    """
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
def observe_games(states: States, seat: int, views: Views, lo: int, hi: int) -> None:
    """Write into each row of `views` what a seat may know of the game."""
    for g in range(lo, hi):
        observe(states[g], seat, views[g])


@driver
def encode_games(asked: Int32s, views: Views, observations: Int8Rows, lo: int, hi: int) -> None:
    """Write each view as an observation into its row; zeros where the game is over."""
    for g in range(lo, hi):
        if asked[g] != NOBODY:
            encode(views[g], observations[g])
        else:
            for k in range(observations.shape[1]):
                observations[g][k] = 0
