"""The strength of a computer player, as a game states it for each level (`evaluator.strengths`).

`bots/levels.py` makes players of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sandtable.engine.compile.jit import table

PER_NAT = 64
"""The unit of `log_likelihood`: 64ths of a nat, up to a constant."""
CERTAIN = 1 << 16
LIKELIHOOD = table([round(CERTAIN * math.exp(-gap / PER_NAT)) for gap in range(12 * PER_NAT)])
"""The likelihood ratio of two worlds, in parts of CERTAIN, by the difference of their log-likelihoods."""


@dataclass(frozen=True)
class NoisyGreedy:
    """One-ply search that overlooks each choice in so many of 1,000 cases."""

    misses: int
    style: int = 0  # which way to fight it has learned, if the evaluator knows several (`Evaluator.style`)


@dataclass(frozen=True)
class Playouts:
    """Monte Carlo search: tries its best choices in determinized worlds. The budget is a number of playouts, never a
    time.
    """

    keep: int  # candidates: the choices that the evaluation likes most
    rounds: int  # after each the worse half is dropped
    worlds: int  # in each round
    plies: int  # of a playout; where it is cut, the game's `estimate` stands for the rest
    doubt: int = 10  # tenths of a standard error by which another must be better than the favourite
    draws: int = 1  # deals drawn for each world; the likelier ones by the game's `log_likelihood` are kept
    style: int = 0  # as in `NoisyGreedy`; in playouts every player uses it


@dataclass(frozen=True)
class Plans:
    """Monte Carlo planning: plays to the end with several styles for a stretch of the game, and follows the best."""

    ways: tuple[int, ...]  # the styles that are tried beside the usual one
    rounds: int  # after each the worse half is dropped
    worlds: int  # in each round
    style: int  # the usual one: of all others, and of the player itself outside the stretch
    doubt: int = 10  # tenths of a standard error by which another style must be better than the usual one


Strength = NoisyGreedy | Playouts | Plans
