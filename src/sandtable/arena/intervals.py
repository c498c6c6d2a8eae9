"""How sure a number is: 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

SURE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A number, with the interval that holds the true one in 95 of 100 such studies, from n observations."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


def deviations(among: int = 1) -> float:
    """How many standard deviations make an interval, if all of `among` intervals shall hold together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / (2 * among))


def wilson(points: float, n: int, among: int = 1) -> Estimate:
    """A share of n games, by the score interval (Wilson, 1927); half points of draws count as they are."""
    if n == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    z, p = deviations(among), points / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, middle - half, middle + half, n)


def mean(values: npt.ArrayLike, among: int = 1) -> Estimate:
    """A mean, by the normal approximation: of paired differences, too, where each value is one of them."""
    found = np.asarray(values, dtype=float)
    n = len(found)
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    value = float(found.mean())
    half = deviations(among) * float(found.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
    return Estimate(value, value - half, value + half, n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One share less another of other games, by the hybrid score interval (Newcombe, 1998, method 10). Both must have
    been estimated for the same number of comparisons."""
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, value - below, value + above, one.n + other.n)


def said(estimate: Estimate, percent: bool = True, digits: int = 1) -> str:
    """The number and its interval in words."""
    scale, unit = (100, " %") if percent else (1, "")
    value, low, high = (f"{scale * x:.{digits}f}" for x in (estimate.value, estimate.low, estimate.high))
    return f"{value}{unit} ({low} to {high})"
