"""The finding of a measure: sentences first, then numbers, then pictures of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import polars as pl

FEW = 6
"""The most cells that colours can tell apart; with more, each has a row of its own."""


@dataclass(frozen=True)
class Picture:
    """How a table is drawn. `intervals`: a point and a bar for each row, from columns `value`, `low`, `high`; `counts`:
    bars of `count` over `value`; `matrix`: `value` in squares, `label` down and `group` across. `label` and `group`
    name the columns that tell rows apart.
    """

    kind: Literal["intervals", "counts", "matrix"]
    title: str
    unit: str  # of `value`
    alt: str  # description of the picture for people who cannot see it
    table: pl.DataFrame
    label: str = "what"
    group: str = "cell"
    line: float | None = None  # the neutral value: half of all wins, no effect


@dataclass(frozen=True)
class Finding:
    """The answer of one measure. `method` says how it is defined and estimated, with its source."""

    measure: str
    question: str
    sentences: tuple[str, ...]
    table: pl.DataFrame
    method: str
    pictures: tuple[Picture, ...] = field(default=())
