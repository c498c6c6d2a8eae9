"""What a measure finds: sentences first, then numbers, then a picture of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import polars as pl

FEW = 6
"""Cells that can be told apart by colours; more of them stand in a row each."""


@dataclass(frozen=True)
class Picture:
    """How a table is drawn. `intervals`: a point and a bar for each row, from columns `value`, `low`, `high`;
    `counts`: bars of `count` over `value`; `matrix`: `value` in squares, `label` down and `group` across. `label` and
    `group` name the columns that tell rows apart.
    """

    kind: Literal["intervals", "counts", "matrix"]
    title: str
    unit: str  # of `value`
    alt: str  # what it shows, for those who do not see it
    table: pl.DataFrame
    label: str = "what"
    group: str = "cell"
    line: float | None = None  # where nothing would be the matter: half of all wins, no effect


@dataclass(frozen=True)
class Finding:
    """The answer of one measure. `method` says how it is defined and estimated, with its source."""

    measure: str
    question: str
    sentences: tuple[str, ...]
    table: pl.DataFrame
    method: str
    pictures: tuple[Picture, ...] = field(default=())
