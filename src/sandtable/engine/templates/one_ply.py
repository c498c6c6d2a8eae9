"""What computer players call that look one ply ahead, once for each game that has a evaluator: a pattern like
`drivers.py`, pasted behind it. In front stand the game's `survey` and `evaluate`; all of it is given views.
"""

# mypy: ignore-errors
# ruff: noqa: F821


@kernel
def favourite(v, acts, n, notes, rng):
    """The action of `acts` that the game's own evaluation likes most, ties by lot."""
    survey(v, v.viewer, notes)
    top, ties, choice = 0, 0, acts[0]
    for k in range(n):
        worth = evaluate(v, v.viewer, acts[k], notes)
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


@kernel
def noisy_favourite(v, acts, n, notes, rng, misses):
    """The favourite of the choices that are not overlooked, each in `misses` of 1,000 cases."""
    seen = 0
    for k in range(n):
        if below(rng, 1000) >= misses:
            acts[seen] = acts[k]
            seen += 1
    if seen == 0:
        return acts[below(rng, n)]
    return favourite(v, acts, seen, notes, rng)


@driver
def noisy_best(views, j, acts, n, notes, rng, misses):
    """What a player does that looks one ply ahead, and overlooks things."""
    return noisy_favourite(views[j], acts, n, notes, rng, misses)
