"""A view as numbers, for learning programs: three planes of five by five."""

from __future__ import annotations

from typing import Any

from sandtable.engine.compile.jit import Record, kernel
from sandtable.engine.record.observation import Observation

from .schema import SEATS, SIZE, SQUARES

OBSERVATION = Observation((3, SIZE, SIZE), ("own stones", "the other's stones", "free squares"), high=1)


@kernel
def encode(v: Record, out: Any) -> None:
    me = v.viewer if v.viewer < SEATS else 0
    for square in range(SQUARES):
        out[square] = v.square[square] == me + 1
        out[SQUARES + square] = v.square[square] == 2 - me
        out[2 * SQUARES + square] = v.square[square] == 0
