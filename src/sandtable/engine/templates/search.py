"""What computer players call that try their choices out, once for each game that has an `estimate`: a pattern generated
behind `foreseeing.py`. The worlds that `improve` plays on are made up from a seat's view.
"""

# mypy: ignore-errors
# ruff: noqa: F821


@kernel
def improved(
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
    sort_first(v, acts, 0, n, keep, notes, worths, rng)
    for k in range(keep):
        tally[k][GAIN] = 0
        tally[k][SQUARES] = 0
    seen = 0
    for _ in range(rounds):
        if keep == 1:
            break
        for _ in range(worlds):
            if deal(views, states, memory, rng, draws):
                try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck)
                seen += 1
        keep = _drop_half(acts, tally, keep)
    for k in range(1, keep):
        gain, squares = tally[k][GAIN], tally[k][SQUARES]
        noise = seen * squares - gain * gain
        if gain > 0 and 100 * gain * gain * (seen - 1) > doubt * doubt * noise:
            return acts[k]
    return acts[0]


@driver
def improve(
    views, states, acts, n, notes, out, worths, tally, memory, rng, luck, keep, rounds, worlds, plies, doubt, draws
):
    """What a player does that tries its choices out."""
    return improved(
        views, states, acts, n, notes, out, worths, tally, memory, rng, luck, keep, rounds, worlds, plies, doubt, draws
    )


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
