"""The first choice in place of search: a template for games without an `estimate`, before `matches.py`."""

from __future__ import annotations

from sandtable.engine.compile.jit import kernel
from sandtable.engine.record.arrays import Ints
from sandtable.engine.templates.given import Array, States, Views


@kernel
def improved(
    views: Views, states: States, acts: Ints, n: int, notes: Ints, out: Ints, worths: Ints, tally: Array,
    memory: Ints, rng: Ints, luck: Ints, *budget: int,
) -> int:  # fmt: skip
    """Return the first choice."""
    return acts[0]
