"""Views as numbers for learning programs: the shape and the meaning of each entry.

A game's rules hold `encode(v, out)`, which writes a view, and nothing but a view, into a flat array of int8. The
numbering is the viewer's own: its pieces come first and its side of the board is nearest, as in its action ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import zeros

DTYPE = np.int8


@dataclass(frozen=True)
class Observation:
    """The shape of a variant's observations (int8), and the meaning of each index of the first axis.

    Planes `(planes, rows, columns)` if there is a board, else a vector `(entries,)`. `high` is the largest possible
    value; the smallest is 0.
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
    """Return room for one observation as rules write it."""
    return [0] * size if INTERPRETED else zeros(size, DTYPE)


def shaped(written: Any, observation: Observation) -> npt.NDArray[np.int8]:
    """Return what the rules have written as an array of its own, in its shape."""
    return np.array(written, dtype=DTYPE).reshape(observation.shape)
