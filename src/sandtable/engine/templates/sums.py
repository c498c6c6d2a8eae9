"""The numbers behind an act: a template for games that have `sum_up`."""

from __future__ import annotations

from sandtable.engine.compile.jit import driver
from sandtable.engine.record.arrays import Ints
from sandtable.engine.templates.given import Views, sum_up


@driver
def sum_up_at(views: Views, j: int, a: int, out: Ints) -> int:
    """Write the numbers behind the act `a` of the viewer of views[j]; returns how many there are."""
    return sum_up(views[j], views[j].viewer, a, out)
