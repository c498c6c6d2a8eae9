"""The view as numbers, for learning programs: three planes of five by five."""

from __future__ import annotations

from sandtable.engine import Ints, Observation, kernel

from ..fields import View
from .schema import SEATS, SIZE, SQUARES

OBSERVATION = Observation((3, SIZE, SIZE), ("own stones", "the other's stones", "free squares"), high=1)


@kernel
def encode(v: View, out: Ints) -> None:
    me = v.viewer if v.viewer < SEATS else 0
    for square in range(SQUARES):
        out[square] = v.square[square] == me + 1
        out[SQUARES + square] = v.square[square] == 2 - me
        out[2 * SQUARES + square] = v.square[square] == 0
