"""Whole games between computer players, and what is measured of them, in compiled code: a template. Studies call it.

It stands behind `one_ply.py`, `rollouts.py` and `search.py`, or what replaces them where a game has no evaluator or no
`estimate`. A player is a row of numbers (`bots/compiled_specs.py`). Chance has a random stream of its own, and so has
each seat: who plays does not change what is dealt.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints, Rows
from sandtable.engine.record.chance import below, draw, mix
from sandtable.engine.record.schema import CHANCE, UNKNOWN
from sandtable.engine.templates.drivers import NOBODY, NOTHING, STUCK, begin, lowest
from sandtable.engine.templates.given import (
    STYLE,
    Array,
    Float32Rows,
    Floats,
    Int8s,
    Int32Layers,
    Int32Rows,
    Int32s,
    Int64s,
    IntLayers,
    IntRows,
    State,
    States,
    View,
    Views,
    Words,
    apply,
    chances,
    commits,
    count,
    hold,
    legal,
    observe,
    score,
    update_belief,
    uses,
)
from sandtable.engine.templates.networks import NETS, net_choice
from sandtable.engine.templates.one_ply import favourite, noisy_favourite
from sandtable.engine.templates.rollouts import SURE, worth_of
from sandtable.engine.templates.search import improved

KIND, MISSES, STYLE_COLUMN, KEEP, ROUNDS, WORLDS, HORIZON, DOUBT, DRAWS, BARRED = range(10)  # of a player's row
RANDOMLY, ONE_PLY, ROLLOUTS = range(3)  # kinds of players
DECIDED, OFFERED, FORCED = range(3)  # columns of `choices`
LEADER, CHANGES, CHANGED, CLOSENESS, LOOKED, BEHIND = range(6)  # columns of `course`; the last one for each seat
NARROW = 50
"""The lead, in units of `estimate`, that makes a side the leader."""
TABLE = 2  # the place of the game itself: before it stand the worlds that players make up
OWN = 2  # and from this place the views that seats saw last
EVENT, CLAUSE, AUDIENCE, FACTS = range(4)  # of a row of events: the kind, ..., and the first of its facts


@kernel
def set_style(notes: Ints, style: int) -> None:
    """Set the evaluator to the player's style, if it knows several."""
    if STYLE >= 0:
        notes[STYLE] = style


@kernel
def unbarred(v: View, seat: int, barred: int, acts: Ints, n: int) -> int:
    """Move the choices that break nothing in `barred` to the front; returns how many, or `n` if none."""
    kept = 0
    for k in range(n):
        if commits(v, seat, acts[k]) & barred == 0:
            acts[kept], acts[k] = acts[k], acts[kept]
            kept += 1
    return kept if kept else n


@kernel
def next_planned(plan: Array, acts: Ints, n: int) -> int:
    """Return the first action of a plan that is among the choices, and remove it from the plan; NOTHING if there is
    none.
    """
    for place in range(plan.shape[0]):
        if plan[place] != NOTHING:
            for k in range(n):
                if acts[k] == plan[place]:
                    plan[place] = NOTHING
                    return acts[k]
    return NOTHING


@kernel
def choose(
    states: States, views: Views, acts: Ints, n: int, player: Array, notes: Ints, out: Ints, worths: Ints,
    tally: Array, memory: Ints, weights: Array, seen: Array, units: Array, rng: Ints, luck: Ints,
) -> int:  # fmt: skip
    """Return the choice of an evaluating player among the first `n` in `acts`, by its seat's view in views[0]."""
    if n == 1:
        return acts[0]
    if player[KIND] == NETS:
        return net_choice(views[0], acts, n, player, weights, seen, units, rng)
    if player[KIND] == ROLLOUTS:
        return improved(
            views, states, acts, n, notes, out, worths, tally, memory, rng, luck, player[KEEP], player[ROUNDS],
            player[WORLDS], player[HORIZON], player[DOUBT], player[DRAWS],
        )  # fmt: skip
    if player[MISSES]:
        return noisy_favourite(views[0], acts, n, notes, rng, player[MISSES])
    return favourite(views[0], acts, n, notes, rng)


@kernel
def told_again(row: Ints, before: Ints) -> bool:
    """Return whether an event repeats the one before it for other viewers, such as a card for its owner and for the
    table.
    """
    if row[EVENT] != before[EVENT] or row[CLAUSE] != before[CLAUSE] or row[AUDIENCE] & before[AUDIENCE]:
        return False
    for column in range(FACTS, len(row)):
        if row[column] != before[column] and row[column] != UNKNOWN and before[column] != UNKNOWN:
            return False
    return True


@kernel
def carry_on(s: State, g: int, seat: int, a: int, ev: Rows, clauses: Array, counts: Array, held: Array) -> None:
    """Carry out an action or an outcome of chance, and count its events."""
    ev[0][0] = 0
    apply(s, seat, a, ev)
    for k in range(1, ev[0][0] + 1):
        if k == 1 or not told_again(ev[k], ev[k - 1]):
            clauses[g, ev[k][CLAUSE]] += 1
    count(s, seat, ev, counts[g], held[g])


@kernel
def leave_to_chance(
    s: State, g: int, fate: Ints, out: Ints, ev: Rows, clauses: Array, counts: Array, held: Array,
) -> int:  # fmt: skip
    """Play chance until a seat has to choose; returns the lowest that waits, or NOBODY when the game is over."""
    while s.waiting >> CHANCE & 1:
        n = chances(s, out)
        carry_on(s, g, CHANCE, draw(fate, out, n), ev, clauses, counts, held)
    return lowest(s.waiting) if s.waiting else NOBODY


@kernel
def note_offer(g: int, seat: int, n: int, choices: Array) -> None:
    """Count a decision of a seat among `n` choices."""
    choices[g, seat, DECIDED] += 1
    choices[g, seat, OFFERED] += n
    choices[g, seat, FORCED] += n == 1


@kernel
def note_choice(s: State, g: int, seat: int, a: int, used: Array) -> None:
    """Count the parts that an action uses; `s` is the state before it."""
    parts, part = uses(s, seat, a), 0
    while parts:
        used[g, seat, part] += parts & 1
        parts, part = parts >> 1, part + 1


@kernel
def note_end(
    s: State, g: int, seats: int, plies: Array, played: int, endings: Array, scores: Array, held: Array,
) -> None:  # fmt: skip
    """Write down the length, the ending and the scores of game `g`, and what each seat holds at its end."""
    plies[g] = played
    endings[g] = s.reason
    for seat in range(seats):
        scores[g, seat] = score(s, seat)
        hold(s, seat, held[g, seat])


@kernel
def look_who_leads(s: State, sides: Array, ply: int, values: Ints, course: Array) -> None:
    """Note the value of the position with everything known; sides[seat] is the side of a seat."""
    seats = sides.shape[0]
    leader = 0
    for seat in range(seats):
        values[seat] = worth_of(s, seat)
        if values[seat] > values[leader]:
            leader = seat
    second, holder = -SURE, NOBODY
    for seat in range(seats):
        course[BEHIND + seat] += values[leader] - values[seat]
        if sides[seat] != sides[leader]:
            second = max(second, values[seat])
        if sides[seat] == course[LEADER]:
            holder = seat
    course[CLOSENESS] += SURE - (values[leader] - second) // 2
    course[LOOKED] += 1
    ahead_of = second if holder == NOBODY else values[holder]
    if sides[leader] != course[LEADER] and values[leader] - ahead_of >= NARROW:
        course[CHANGES] += holder != NOBODY
        course[LEADER] = sides[leader]
        course[CHANGED] = ply


@kernel
def share_out(deal: int, player_seeds: int, rng: Ints, fate: Ints, streams: Array, memories: Array) -> None:
    """Set up a random stream for chance and one for each seat, and empty memories."""
    fate[0] = deal
    rng[0] = player_seeds
    for seat in range(streams.shape[0]):
        streams[seat] = mix(rng)
        for k in range(memories.shape[1]):
            memories[seat, k] = 0


@driver
def play_matches(
    states: States, views: Views, setting: Ints, sides: Int64s, players: IntRows, weights: Floats, seated: IntRows,
    plans: IntLayers, deals: Words, player_seeds: Words, lo: int, hi: int, acts: Ints, out: Ints, worths: Ints,
    notes: IntRows, tally: IntRows, memories: IntRows, seen: Int8s, units: Floats, rng: Words, luck: Words, fate: Words,
    streams: Words, ev: Int32Rows, follows: bool, plies: Int32s, scores: Float32Rows, endings: Int32s,
    choices: Int32Layers, used: Int32Layers, held: Int32Layers, counts: Int32Rows, clauses: Int32Rows, course: IntRows,
) -> None:  # fmt: skip
    """Play games lo to hi-1, each with its own seeds: deals[g] for chance, player_seeds[g] for the players.

    All arrays from `plies` on have a row for each game. sides[seat] is the side of a seat, seated[g][seat] its row in
    `players`, plans[g][seat] the actions that it does in order, each as soon as it is legal. If `follows` is true, the
    course of the game is measured too.
    """
    s, seats = states[TABLE], sides.shape[0]
    for g in range(lo, hi):
        begin(s, setting)
        share_out(deals[g], player_seeds[g], rng, fate, streams, memories)
        course[g, LEADER] = NOBODY
        played = 0
        seat = leave_to_chance(s, g, fate, out, ev, clauses, counts, held)
        while seat != NOBODY:
            for other in range(seats):
                if players[seated[g, other], DRAWS] > 1:
                    observe(s, other, views[0])
                    if played:
                        update_belief(views[0], views[OWN + other], memories[other])
                    observe(s, other, views[OWN + other])
            if follows:
                look_who_leads(s, sides, played, out, course[g])
            player = players[seated[g, seat]]
            if player[KIND] == RANDOMLY and not player[BARRED]:
                n = legal(s, seat, acts)  # nothing of it is looked at
            else:
                observe(s, seat, views[0])
                n = legal(views[0], seat, acts)
            if n == 0:
                played = STUCK
                break
            note_offer(g, seat, n, choices)
            if player[BARRED]:
                n = unbarred(views[0], seat, player[BARRED], acts, n)
            a = NOTHING if player[KIND] == RANDOMLY else next_planned(plans[g, seat], acts, n)
            if a == NOTHING:
                rng[0] = streams[seat]
                if player[KIND] == RANDOMLY:
                    a = acts[below(rng, n)]
                else:
                    set_style(notes[seat], player[STYLE_COLUMN])
                    a = choose(
                        states, views, acts, n, player, notes[seat], out, worths, tally, memories[seat],
                        weights, seen, units, rng, luck,
                    )  # fmt: skip
                streams[seat] = rng[0]
            note_choice(s, g, seat, a, used)
            carry_on(s, g, seat, a, ev, clauses, counts, held)
            played += 1
            seat = leave_to_chance(s, g, fate, out, ev, clauses, counts, held)
        note_end(s, g, seats, plies, played, endings, scores, held)


@driver
def measure_replay(
    states: States, setting: Ints, sides: Int64s, told: IntRows, first: int, last: int, g: int, acts: Ints, out: Ints,
    ev: Int32Rows, follows: bool, plies: Int32s, scores: Float32Rows, endings: Int32s, choices: Int32Layers,
    used: Int32Layers, held: Int32Layers, counts: Int32Rows, clauses: Int32Rows, course: IntRows,
) -> None:  # fmt: skip
    """Measure a game that was played elsewhere in the same way.

    Rows `first` to `last` - 1 of `told` are its decisions: seat and action, chance's outcomes among them.
    """
    s, seats, played = states[TABLE], sides.shape[0], 0
    begin(s, setting)
    course[g, LEADER] = NOBODY
    for k in range(first, last):
        seat, a = told[k, 0], told[k, 1]
        if seat != CHANCE:
            if follows:
                look_who_leads(s, sides, played, out, course[g])
            note_offer(g, seat, legal(s, seat, acts), choices)
            note_choice(s, g, seat, a, used)
            played += 1
        carry_on(s, g, seat, a, ev, clauses, counts, held)
    note_end(s, g, seats, plies, played, endings, scores, held)
