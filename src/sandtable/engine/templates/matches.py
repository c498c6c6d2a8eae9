"""Whole games between computer players, and what is measured of them, without a step in Python: a template pasted
behind `thinking.py` (and `searching.py`, where the game has an `estimate`). Studies call it.

In front stand, besides what those have, STYLE and the game's `uses`, `count` and `hold` (`measures.py` of its
folder), or what stands for them where a game has none.

A player is a row of numbers (`players.contenders`). Chance has a stream of its own, and so have the lots of each seat:
who plays does not change what is dealt.
"""

# mypy: ignore-errors
# ruff: noqa: F821

KIND, MISSES, STYLE_COLUMN, KEEP, ROUNDS, WORLDS, HORIZON, DOUBT, DRAWS, BARRED = range(10)  # of a player's row
RANDOMLY, ONE_PLY, ROLLOUTS = range(3)  # kinds of players
DECIDED, OFFERED, FORCED = range(3)  # columns of `choices`
LEADER, CHANGES, CHANGED, CLOSENESS, LOOKED, BEHIND = range(6)  # columns of `course`; the last one for each seat
NARROW = 50
"""By how much somebody must be ahead, as `estimate` counts, to be called the leader."""
TABLE = 2  # the place of the game itself: before it stand the worlds that players make up
OWN = 2  # and from this place the views that seats saw last
VALUE, CLAUSE = 4, 5  # of a row of events


@kernel
def set_style(notes, style):
    """Tell an evaluator that knows several ways to fight which one the player has learned."""
    if STYLE >= 0:
        notes[STYLE] = style


@kernel
def unbarred(v, seat, barred, acts, n):
    """Bring those choices to the front that commit to nothing of what is barred; returns how many, or `n` if none."""
    kept = 0
    for k in range(n):
        if commits(v, seat, acts[k]) & barred == 0:
            acts[kept], acts[k] = acts[k], acts[kept]
            kept += 1
    return kept if kept else n


@kernel
def next_planned(plan, acts, n):
    """The first action of a plan that is among the choices; it is struck out. NOTHING if there is none."""
    for place in range(plan.shape[0]):
        if plan[place] != NOTHING:
            for k in range(n):
                if acts[k] == plan[place]:
                    plan[place] = NOTHING
                    return acts[k]
    return NOTHING


@kernel
def choose(states, views, acts, n, player, notes, out, worths, tally, memory, weights, seen, units, rng, luck):
    """What a player who thinks does, of the first `n` choices in `acts`, by its seat's view in views[0]."""
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
def told_again(row, before):
    """Whether a row tells others what the one before has told, as the owner of a card and the table hear of it."""
    for column in range(CLAUSE + 1):
        if column != VALUE and row[column] != before[column]:
            return False
    return True


@kernel
def carry_on(s, g, seat, a, ev, clauses, counts, held):
    """Carry out an action, or an outcome of chance, and count what is told of it."""
    ev[0][0] = 0
    apply(s, seat, a, ev)
    for k in range(1, ev[0][0] + 1):
        if k == 1 or not told_again(ev[k], ev[k - 1]):
            clauses[g, ev[k][CLAUSE]] += 1
    count(s, seat, ev, counts[g], held[g])


@kernel
def leave_to_chance(s, g, fate, out, ev, clauses, counts, held):
    """Play chance until a seat is asked; returns the lowest that waits, or NOBODY when the game is over."""
    while s.waiting >> CHANCE & 1:
        n = chances(s, out)
        carry_on(s, g, CHANCE, draw(fate, out, n), ev, clauses, counts, held)
    return lowest(s.waiting) if s.waiting else NOBODY


@kernel
def note_offer(g, seat, n, choices):
    choices[g, seat, DECIDED] += 1
    choices[g, seat, OFFERED] += n
    choices[g, seat, FORCED] += n == 1


@kernel
def note_choice(s, g, seat, a, used):
    """Count what an action uses; `s` is from before it."""
    parts, part = uses(s, seat, a), 0
    while parts:
        used[g, seat, part] += parts & 1
        parts, part = parts >> 1, part + 1


@kernel
def note_end(s, g, seats, plies, played, endings, scores, held):
    plies[g] = played
    endings[g] = s.reason
    for seat in range(seats):
        scores[g, seat] = score(s, seat)
        hold(s, seat, held[g, seat])


@kernel
def look_who_leads(s, sides, ply, values, course):
    """Note how the game stands when everything is known; sides[seat] is the side that a seat is on."""
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
def share_out(deal, player_seeds, rng, fate, streams, memories):
    """A stream of luck for chance and one for each seat, and memories that are blank."""
    fate[0] = deal
    rng[0] = player_seeds
    for seat in range(streams.shape[0]):
        streams[seat] = mix(rng)
        for k in range(memories.shape[1]):
            memories[seat, k] = 0


@driver
def play_matches(
    states, views, setting, sides, players, weights, seated, plans, deals, player_seeds, lo, hi,
    acts, out, worths, notes, tally, memories, seen, units, rng, luck, fate, streams, ev, follows,
    plies, scores, endings, choices, used, held, counts, clauses, course,
):  # fmt: skip
    """Games number lo to hi-1, each with its own luck: deals[g] is that of chance, lots[g] that of players. Everything
    from `plies` on has a row for each game.

    sides[seat] is the side that a seat is on, seated[g][seat] its row in `players`, plans[g][seat] what is done as soon
    as it may be, in order. `follows` says whether the course is looked at.
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
    states, setting, sides, told, first, last, g, acts, out, ev, follows,
    plies, scores, endings, choices, used, held, counts, clauses, course,
):  # fmt: skip
    """A game that was played elsewhere, measured alike. Rows `first` to `last` - 1 of `told` are its decisions: seat
    and action, chance's outcomes among them.
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
