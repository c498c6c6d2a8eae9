"""What computer players call, once for each game that has a thinker: a pattern like `drivers.py`, woven behind it.

In front stand the game's `survey`, `appraise` and `estimate`, and `duplicate`, made from its schema. All of it is
given views; the worlds that `improve` plays on are made up from one.
"""

# mypy: ignore-errors
# ruff: noqa: F821

SURE = 1000  # a won game, as `estimate` counts
GAIN, SQUARES = 0, 1  # columns of a tally


@kernel
def favourite(v, acts, n, notes, rng):
    """The action of `acts` that the game's own appraisal likes most, ties by lot."""
    survey(v, v.viewer, notes)
    top, ties, choice = 0, 0, acts[0]
    for k in range(n):
        worth = appraise(v, v.viewer, acts[k], notes)
        if ties == 0 or worth > top:
            top, ties, choice = worth, 1, acts[k]
        elif worth == top:
            ties += 1
            if below(rng, ties) == 0:
                choice = acts[k]
    return choice


@driver
def best(views, j, acts, n, notes, rng):
    """What a player does that looks one ply ahead."""
    return favourite(views[j], acts, n, notes, rng)


@driver
def careless(views, j, acts, n, notes, rng, misses):
    """The same by somebody who overlooks each of the choices in `misses` of 1,000 cases."""
    seen = 0
    for k in range(n):
        if below(rng, 1000) >= misses:
            acts[seen] = acts[k]
            seen += 1
    if seen == 0:
        return acts[below(rng, n)]
    return favourite(views[j], acts, seen, notes, rng)


@kernel
def sort_first(v, acts, n, keep, notes, worths, rng):
    """Bring the `keep` actions that the appraisal likes most to the front, the favourite first."""
    survey(v, v.viewer, notes)
    for k in range(n):
        worths[k] = appraise(v, v.viewer, acts[k], notes) * 16 + below(rng, 16)  # ties by lot
    for place in range(keep):
        top = place
        for k in range(place + 1, n):
            if worths[k] > worths[top]:
                top = k
        acts[place], acts[top] = acts[top], acts[place]
        worths[place], worths[top] = worths[top], worths[place]


@kernel
def play_on(s, v, plies, out, notes, rng):
    """Everybody plays on as one who looks one ply ahead, for so many plies or to the end."""
    for _ in range(plies):
        seat = next_seat(s, rng, out)
        if seat == NOBODY:
            return
        observe(s, seat, v)
        n = legal(v, seat, out)
        apply(s, seat, favourite(v, out, n, notes, rng), None)


@kernel
def worth_of(s, seat):
    """What a position is worth to a seat: -SURE to SURE."""
    if s.waiting == 0:
        return int(score(s, seat) * SURE)
    return estimate(s, seat)


@driver
def improve(views, states, acts, n, notes, out, worths, tally, rng, luck, keep, rounds, worlds, plies, doubt):
    """The favourite, or what does better than it in playouts, beyond doubt.

    views[0] is the seat's view, views[1] is room for those of the playouts. In each of the `worlds` of each round, a
    random deal that looks like views[0] to its seat, all candidates are played out alike (common random numbers); after
    each round the worse half of them is dropped (sequential halving, Karnin et al. 2013). `doubt` is how many standard
    errors the gain over the favourite must exceed, in tenths.
    """
    v = views[0]
    seat = v.viewer
    keep = min(keep, n)
    sort_first(v, acts, n, keep, notes, worths, rng)
    for k in range(keep):
        tally[k][GAIN] = 0
        tally[k][SQUARES] = 0
    seen = 0
    for _ in range(rounds):
        if keep == 1:
            break
        for _ in range(worlds):
            seen += _try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck)
        keep = _drop_half(acts, tally, keep)
    for k in range(1, keep):
        gain, squares = tally[k][GAIN], tally[k][SQUARES]
        noise = seen * squares - gain * gain
        if gain > 0 and 100 * gain * gain * (seen - 1) > doubt * doubt * noise:
            return acts[k]
    return acts[0]


@kernel
def _try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck):
    """Play every candidate in one world; 0 if none was found."""
    wipe(states[0])
    recall(views[0], states[0])
    if not redeal(views[0], rng, states[0]):
        return 0
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
        tally[k][GAIN] += worth - first
        tally[k][SQUARES] += (worth - first) * (worth - first)
    return 1


@kernel
def _drop_half(acts, tally, keep):
    """The better half of the candidates behind the favourite, the best first; returns how many are left with it."""
    for place in range(1, keep):
        top = place
        for k in range(place + 1, keep):
            if tally[k][GAIN] > tally[top][GAIN]:
                top = k
        acts[place], acts[top] = acts[top], acts[place]
        for column in range(2):
            held = tally[place][column]
            tally[place][column] = tally[top][column]
            tally[top][column] = held
    return 1 + keep // 2
