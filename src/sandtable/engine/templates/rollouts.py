"""What is to be expected of a position, and of a choice, once for each game that has a evaluator: a template pasted
behind `thinking.py`. Players that try their choices out call it by `searching.py`, reviews of finished games by the
drivers.

In front stand, besides what that has, the game's `estimate` (or its `outlook`, for reviews alone, or 0), its
`log_likelihood` and `update_belief` where it has them, and `duplicate`, made from its schema.
"""

# mypy: ignore-errors
# ruff: noqa: F821

SURE = 1000  # a won game, as `estimate` counts
GAIN, SQUARES = 0, 1  # columns of a tally


@kernel
def sort_first(v, acts, first, n, keep, notes, worths, rng):
    """Bring the actions that the evaluation likes most to the places from `first` to `keep`, the favourite first."""
    survey(v, v.viewer, notes)
    for k in range(first, n):
        worths[k] = evaluate(v, v.viewer, acts[k], notes) * 16 + below(rng, 16)  # ties by lot
    for place in range(first, keep):
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
def update_belief_at(views, now, before, memory):
    """Note in `memory` what a seat can tell from two views of its own, one after the other."""
    update_belief(views[now], views[before], memory)


@kernel
def deal(views, states, memory, rng, draws):
    """Make states[0] a world that looks like views[0] to its seat; False if none was found.

    Deals are drawn alike and kept by how likely the game holds them (independence Metropolis, Hastings 1970).
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
def _determinized(v, s, rng):
    wipe(s)
    state_from_view(v, s)
    return determinize(v, rng, s)


@kernel
def try_all(views, states, acts, keep, seat, plies, notes, out, tally, rng, luck):
    """Play every candidate in the world states[0]: what each gains over the first. Returns the worth of that."""
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
    return first


@driver
def compare_choices(
    views, states, acts, n, notes, out, worths, tally, memory, rng, luck, keep, worlds, plies, draws, expected_worth
):
    """The choice acts[0] of the seat whose view is views[0], beside the others that the evaluation likes most, `keep`
    in all, in so many worlds that look like the view: sums are added to `tally`, and its worth to foreseen[0]. Returns
    how many worlds there were.
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
def expect(views, states, memory, rng, worlds, draws, expected_worth, seats):
    """What each seat may expect of a position, summed over so many worlds that look like views[0] to its seat. Returns
    how many there were.
    """
    seen = 0
    for _ in range(worlds):
        if deal(views, states, memory, rng, draws):
            for seat in range(seats):
                expected_worth[seat] += worth_of(states[0], seat)
            seen += 1
    return seen


@driver
def worth_at(states, i, seat):
    """What a position is worth to a seat when nothing is hidden."""
    return worth_of(states[i], seat)
