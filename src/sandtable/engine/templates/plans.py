"""Players that plan a stretch of the game as a whole: a template for games whose evaluator has a `stretch` and styles.

It stands behind `rollouts.py`. A plan is a style that the player keeps until the stretch is over.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import driver, kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.record.chance import mix
from sandtable.engine.templates.drivers import NOBODY, next_seat
from sandtable.engine.templates.given import (
    STYLE,
    IntRows,
    State,
    States,
    View,
    Views,
    Words,
    apply,
    duplicate,
    legal,
    observe,
    score,
    stretch,
)
from sandtable.engine.templates.one_ply import favourite
from sandtable.engine.templates.rollouts import SURE, add_gain, clear, deal, drop_half, surest


@driver
def stretch_at(views: Views, j: int) -> int:
    """Return the number of the stretch that the viewer plans by views[j], or 0."""
    return stretch(views[j])


@kernel
def play_plan(
    s: State, v: View, seat: int, planned: int, style: int, usual: int, out: Ints, notes: Ints, rng: Ints
) -> None:
    """Play to the end: `seat` by one style in the stretch `planned`, else all by the usual one."""
    now = next_seat(s, rng, out)
    while now != NOBODY:
        n = legal(s, now, out)  # of a world that is made up
        if n > 1:
            observe(s, now, v)
            notes[STYLE] = style if now == seat and stretch(v) == planned else usual
            out[0] = favourite(v, out, n, notes, rng)
        apply(s, now, out[0], None)
        now = next_seat(s, rng, out)


@driver
def plan(
    views: Views, states: States, styles: Ints, keep: int, notes: Ints, out: Ints, tally: IntRows, memory: Ints,
    rng: Words, luck: Words, rounds: int, worlds: int, doubt: int,
) -> int:  # fmt: skip
    """Return the style for the stretch of views[0]: styles[0], the usual one, or one of the first `keep` that beats it
    in playouts by more than `doubt`, as `improved` chooses among actions.
    """
    seat, planned, usual = views[0].viewer, stretch(views[0]), styles[0]
    clear(tally, keep)
    seen = 0
    for _ in range(rounds):
        for _ in range(worlds):
            if deal(views, states, memory, rng, 1):
                chance = mix(rng)
                first = 0
                for k in range(keep):
                    duplicate(states[0], states[1])
                    luck[0] = chance
                    play_plan(states[1], views[1], seat, planned, styles[k], usual, out, notes, luck)
                    worth = int(score(states[1], seat) * SURE)
                    if k == 0:
                        first = worth
                    add_gain(tally, k, worth - first)
                seen += 1
        keep = drop_half(styles, tally, keep)
    return styles[surest(tally, keep, seen, doubt)]
