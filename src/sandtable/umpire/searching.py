"""What computer players call that try their choices out, once for each game that has an `estimate`: a pattern woven
behind `thinking.py`.

In front stand, besides what that has, the game's `estimate`, its `weigh_world` and `heed` where it has them, and
`duplicate`, made from its schema. The worlds that `improve` plays on are made up from a seat's view.
"""

# mypy: ignore-errors
# ruff: noqa: F821

SURE = 1000  # a won game, as `estimate` counts
GAIN, SQUARES = 0, 1  # columns of a tally


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
        n = legal(s, seat, out)  # of a world that is made up
        if n > 1:
            observe(s, seat, v)
            out[0] = favourite(v, out, n, notes, rng)
        apply(s, seat, out[0], None)


@kernel
def worth_of(s, seat):
    """What a position is worth to a seat: -SURE to SURE."""
    if s.waiting == 0:
        return int(score(s, seat) * SURE)
    return estimate(s, seat)


@driver
def heed_at(views, now, before, memory):
    """Note in `memory` what a seat can tell from two views of its own, one after the other."""
    heed(views[now], views[before], memory)


@driver
def improve(
    views, states, acts, n, notes, out, worths, tally, memory, rng, luck, keep, rounds, worlds, plies, doubt, draws
):
    """The favourite, or what does better than it in playouts, beyond doubt.

    views[0] is the seat's view, views[1] is room for those of the playouts. In each of the `worlds` of each round, a
    random deal that looks like views[0] to its seat, all candidates are played out alike (common random numbers); after
    each round the worse half of them is dropped (sequential halving, Karnin et al. 2013). `doubt` is how many standard
    errors the gain over the favourite must exceed, in tenths; of `draws` deals the likelier ones become worlds.
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
            if _deal(views, states, memory, rng, draws):
                _try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck)
                seen += 1
        keep = _drop_half(acts, tally, keep)
    for k in range(1, keep):
        gain, squares = tally[k][GAIN], tally[k][SQUARES]
        noise = seen * squares - gain * gain
        if gain > 0 and 100 * gain * gain * (seen - 1) > doubt * doubt * noise:
            return acts[k]
    return acts[0]


@kernel
def _deal(views, states, memory, rng, draws):
    """Make states[0] a world that looks like views[0] to its seat; False if none was found.

    Deals are drawn alike and kept by how likely the game holds them (independence Metropolis, Hastings 1970).
    """
    if not _redealt(views[0], states[0], rng):
        return False
    if draws > 1:
        weight = weigh_world(views[0], states[0], memory)
        for _ in range(draws - 1):
            if _redealt(views[0], states[1], rng):
                other = weigh_world(views[0], states[1], memory)
                if other >= weight or below(rng, CERTAIN) < LIKELIHOOD[min(weight - other, len(LIKELIHOOD) - 1)]:
                    duplicate(states[1], states[0])
                    weight = other
    return True


@kernel
def _redealt(v, s, rng):
    wipe(s)
    recall(v, s)
    return redeal(v, rng, s)


@kernel
def _try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck):
    """Play every candidate in the world states[0]."""
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
