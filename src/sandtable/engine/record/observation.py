"""A view as numbers for learning programs: what the shape is and what each entry means.

A game's rules hold `encode(v, out)`, which writes a view, and nothing but a view, into a flat array of int8. The
numbering is the viewer's own: its pieces come first and its side of the board lies nearest, as its actions are counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.backend import INTERPRETED

DTYPE = np.int8


@dataclass(frozen=True)
class Observation:
    """The shape of a variant's observations, dtype int8, and the meaning of each index of the first axis.

    Planes `(planes, rows, columns)` where there is a board, else a vector `(entries,)`. `high` is the largest value
    that can stand in it; the smallest is 0.
    """

    shape: tuple[int, ...]
    meaning: tuple[str, ...]
    high: int

    def __post_init__(self) -> None:
        if len(self.meaning) != self.shape[0]:
            raise TypeError(f"{len(self.meaning)} meanings for {self.shape[0]} planes")

    @property
    def size(self) -> int:
        return prod(self.shape)


def flat(size: int) -> Any:
    """Room for one observation as rules write it."""
    return [0] * size if INTERPRETED else np.zeros(size, dtype=DTYPE)


def shaped(written: Any, observation: Observation) -> npt.NDArray[np.int8]:
    """What the rules have written, as an array of its own."""
    return np.array(written, dtype=DTYPE).reshape(observation.shape)
