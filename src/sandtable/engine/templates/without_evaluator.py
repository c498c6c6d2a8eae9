"""What stands for an evaluator in games without one, a random choice: a template pasted in front of `matches.py`."""

# mypy: ignore-errors
# ruff: noqa: F821

SURE = 1000


@kernel
def favourite(v, acts, n, notes, rng):
    return acts[below(rng, n)]


@kernel
def noisy_favourite(v, acts, n, notes, rng, misses):
    return acts[below(rng, n)]


@kernel
def update_belief(now, before, memory):
    return


@kernel
def worth_of(s, seat):
    return int(score(s, seat) * SURE) if s.waiting == 0 else 0
