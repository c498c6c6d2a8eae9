"""What a position and each choice can be expected to be worth: a template for games that have an evaluator.

It stands behind `one_ply.py`. Players that search call it through `search.py`, reviews of finished games through its
drivers. Where a game has no `estimate`, its `outlook` or 0 stands for it.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import below, mix
from sandtable.engine.strength import CERTAIN, LIKELIHOOD
from sandtable.engine.templates.drivers import NOBODY, next_seat
from sandtable.engine.templates.given import (
    Array,
    IntRows,
    State,
    States,
    View,
    Views,
    Words,
    apply,
    determinize,
    duplicate,
    estimate,
    evaluate,
    legal,
    log_likelihood,
    observe,
    score,
    state_from_view,
    survey,
    update_belief,
    wipe,
)
from sandtable.engine.templates.one_ply import favourite

SURE = 1000  # a won game, as `estimate` counts
GAIN, SQUARES = 0, 1  # columns of a tally


@kernel
def sort_first(v: View, acts: Ints, first: int, n: int, keep: int, notes: Ints, worths: Ints, rng: Ints) -> None:
    """Move the actions that the evaluator values most to the places `first` to `keep` - 1, the favourite first."""
    survey(v, v.viewer, notes)
    for k in range(first, n):
        worths[k] = evaluate(v, v.viewer, acts[k], notes) * 16 + below(rng, 16)  # ties are broken at random
    for place in range(first, keep):
        top = place
        for k in range(place + 1, n):
            if worths[k] > worths[top]:
                top = k
        acts[place], acts[top] = acts[top], acts[place]
        worths[place], worths[top] = worths[top], worths[place]


@kernel
def play_on(s: State, v: View, plies: int, out: Ints, notes: Ints, rng: Ints) -> None:
    """Play on with one-ply players at all seats, for `plies` plies or to the end."""
    for _ in range(plies):
        seat = next_seat(s, rng, out)
        if seat == NOBODY:
            return
        n = legal(s, seat, out)  # of a world that is made up
        if n > 1:
            observe(s, seat, v)
            out[0] = favourite(v, out, n, notes, rng)
        apply(s, seat, out[0], None)


@kernel
def worth_of(s: State, seat: int) -> int:
    """Return what a position is worth to a seat: -SURE to SURE."""
    if s.waiting == 0:
        return int(score(s, seat) * SURE)
    return estimate(s, seat)


@driver
def update_belief_at(views: Views, now: int, before: int, memory: Ints) -> None:
    """Update `memory` with what a seat can tell from two consecutive views of its own."""
    update_belief(views[now], views[before], memory)


@kernel
def deal(views: Views, states: States, memory: Ints, rng: Ints, draws: int) -> bool:
    """Determinize: make states[0] a world that agrees with views[0]; returns False if none was found.

    Of several random worlds, the likelier ones by the game are kept (independence Metropolis, Hastings 1970).
    """
    if not _determinized(views[0], states[0], rng):
        return False
    if draws > 1:
        weight = log_likelihood(views[0], states[0], memory)
        for _ in range(draws - 1):
            if _determinized(views[0], states[1], rng):
                other = log_likelihood(views[0], states[1], memory)
                if other >= weight or below(rng, CERTAIN) < LIKELIHOOD[min(weight - other, len(LIKELIHOOD) - 1)]:
                    duplicate(states[1], states[0])
                    weight = other
    return True


@kernel
def _determinized(v: View, s: State, rng: Ints) -> bool:
    """Make `s` a random state that agrees with the view; False if none was found."""
    wipe(s)
    state_from_view(v, s)
    return determinize(v, rng, s)


@kernel
def try_all(
    views: Views, states: States, acts: Ints, keep: int, seat: int, plies: int, notes: Ints, out: Ints,
    tally: Array, rng: Ints, luck: Ints,
) -> int:  # fmt: skip
    """Play out every candidate in the world states[0], and add the gain of each over the first to `tally`; returns the
    worth of the first.
    """
    chance = mix(rng)
    first = 0
    for k in range(keep):
        duplicate(states[0], states[1])
        luck[0] = chance
        apply(states[1], seat, acts[k], None)
        play_on(states[1], views[1], plies, out, notes, luck)
        worth = worth_of(states[1], seat)
        if k == 0:
            first = worth
        add_gain(tally, k, worth - first)
    return first


@kernel
def clear(tally: Array, keep: int) -> None:
    """Set the first rows of a tally to 0."""
    for k in range(keep):
        tally[k][GAIN] = 0
        tally[k][SQUARES] = 0


@kernel
def add_gain(tally: Array, k: int, gain: int) -> None:
    """Add the gain of candidate k over the first, in one world, to a tally."""
    tally[k][GAIN] += gain
    tally[k][SQUARES] += gain * gain


@kernel
def drop_half(candidates: Ints, tally: Array, keep: int) -> int:
    """Move the better half of the candidates behind the first to the front, the best first; returns how many are left
    with it.
    """
    for place in range(1, keep):
        top = place
        for k in range(place + 1, keep):
            if tally[k][GAIN] > tally[top][GAIN]:
                top = k
        candidates[place], candidates[top] = candidates[top], candidates[place]
        for column in range(2):
            held = tally[place][column]
            tally[place][column] = tally[top][column]
            tally[top][column] = held
    return 1 + keep // 2


@kernel
def surest(tally: Array, keep: int, seen: int, doubt: int) -> int:
    """Return the place of the first candidate whose gain in `seen` worlds exceeds `doubt` tenths of its standard
    error; 0 if there is none.
    """
    for k in range(1, keep):
        gain, squares = tally[k][GAIN], tally[k][SQUARES]
        noise = seen * squares - gain * gain
        if gain > 0 and 100 * gain * gain * (seen - 1) > doubt * doubt * noise:
            return k
    return 0


@driver
def compare_choices(
    views: Views, states: States, acts: Ints, n: int, notes: Ints, out: Ints, worths: Ints, tally: IntRows,
    memory: Ints, rng: Words, luck: Words, keep: int, worlds: int, plies: int, draws: int, expected_worth: Ints,
) -> int:  # fmt: skip
    """Compare the choice acts[0] of the seat whose view is views[0] with the others that the evaluator values most.

    `keep` choices in all are played out in each of `worlds` worlds that agree with the view. Sums are added to `tally`,
    and the worth of acts[0] to expected_worth[0]. Returns how many worlds there were.
    """
    seat = views[0].viewer
    sort_first(views[0], acts, 1, n, keep, notes, worths, rng)
    seen = 0
    for _ in range(worlds):
        if deal(views, states, memory, rng, draws):
            expected_worth[0] += try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck)
            seen += 1
    return seen


@driver
def expect(
    views: Views, states: States, memory: Ints, rng: Words, worlds: int, draws: int, expected_worth: Ints,
    seats: int,
) -> int:  # fmt: skip
    """Sum up in expected_worth the worth of the position to each seat, in `worlds` worlds that agree with views[0].

    Returns how many worlds there were.
    """
    seen = 0
    for _ in range(worlds):
        if deal(views, states, memory, rng, draws):
            for seat in range(seats):
                expected_worth[seat] += worth_of(states[0], seat)
            seen += 1
    return seen


@driver
def worth_at(states: States, i: int, seat: int) -> int:
    """Return what states[i] is worth to a seat, with nothing hidden."""
    return worth_of(states[i], seat)
