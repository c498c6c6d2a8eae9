"""95 % confidence intervals of shares, means and differences."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

SURE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A number from n observations, with the interval that holds the true number in 95 of 100 such studies."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


def deviations(among: int = 1) -> float:
    """Return the half-width of an interval in standard deviations, if all of `among` intervals are to hold together
    (Bonferroni).
    """
    return NormalDist().inv_cdf(1 - (1 - SURE) / (2 * among))


def wilson(points: float, n: int, among: int = 1) -> Estimate:
    """Return a share of n games with its score interval (Wilson, 1927); `points` may hold half points of draws."""
    if n == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    z, p = deviations(among), points / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(p, middle - half, middle + half, n)


def mean(values: npt.ArrayLike, among: int = 1) -> Estimate:
    """Return a mean with its interval by the normal approximation. For paired differences, each value is one
    difference.
    """
    found = np.asarray(values, dtype=float)
    n = len(found)
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    value = float(found.mean())
    half = deviations(among) * float(found.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
    return Estimate(value, value - half, value + half, n)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Return the difference between the shares of two separate sets of games, with its hybrid score interval (Newcombe,
    1998, method 10). Both must have been estimated for the same number of comparisons.
    """
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, value - below, value + above, one.n + other.n)


def said(estimate: Estimate, percent: bool = True, digits: int = 1) -> str:
    """Return the number and its interval as words."""
    scale, unit = (100, " %") if percent else (1, "")
    value, low, high = (f"{scale * x:.{digits}f}" for x in (estimate.value, estimate.low, estimate.high))
    return f"{value}{unit} ({low} to {high})"
