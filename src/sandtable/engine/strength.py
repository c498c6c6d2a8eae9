"""How strong a computer player is, as a game says it of its levels (`evaluator.strengths`). What each of them does is
in `thinking.py` and `searching.py`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sandtable.engine.compile.jit import table

PER_NAT = 64
"""How likely a world is, as `log_likelihood` says it: its logarithm in 64ths of a nat, up to a constant."""
CERTAIN = 1 << 16
LIKELIHOOD = table([round(CERTAIN * math.exp(-gap / PER_NAT)) for gap in range(12 * PER_NAT)])
"""How much less likely a world is by the gap between two logarithms, of CERTAIN."""


@dataclass(frozen=True)
class NoisyGreedy:
    """Looks one ply ahead, and overlooks each choice in so many of 1,000 cases."""

    misses: int
    style: int = 0  # which way to fight it has learned, where the game's evaluation knows several (`Evaluator.style`)


@dataclass(frozen=True)
class Playouts:
    """Tries its best choices in worlds that look like what it sees. A number of playouts, never a time."""

    keep: int  # candidates: the choices that the evaluation likes most
    rounds: int  # after each the worse half is dropped
    worlds: int  # in each round
    plies: int  # of a playout; where it is cut, the game's `estimate` stands for the rest
    doubt: int = 10  # tenths of a standard error by which another must be better than the favourite
    draws: int = 1  # deals that are drawn for each world; by the game's `log_likelihood` the likelier ones are kept
    style: int = 0  # as of `Careless`; in playouts everybody has learned it


Strength = NoisyGreedy | Playouts
