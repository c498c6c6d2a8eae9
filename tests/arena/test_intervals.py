"""Tests of intervals against figures that are printed in the literature or can be worked out by hand."""

from __future__ import annotations

import math

import pytest

from sandtable.arena.intervals import deviations, difference, mean, said, wilson


def test_a_share_by_wilson() -> None:
    """81 of 263 is 0.255 to 0.366 (Newcombe 1998, table I of the paper on single proportions)."""
    found = wilson(81, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    assert found.value == pytest.approx(81 / 263) and found.n == 263


def test_a_difference_by_newcombe() -> None:
    """56 of 70 less 48 of 80 is 0.0524 to 0.3339 (Newcombe 1998, table II, method 10)."""
    found = difference(wilson(56, 70), wilson(48, 80))
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)


def test_a_mean_and_its_interval() -> None:
    """Of 2, 4, 6, 8 the mean is 5, the deviation the root of 20/3, and 1.96 of its half is 2.53."""
    found = mean([2, 4, 6, 8])
    assert found.value == 5 and found.high == pytest.approx(5 + 1.96 * math.sqrt(20 / 3) / 2, abs=0.001)


def test_ten_intervals_that_hold_together_are_wider() -> None:
    """With Bonferroni, each of ten intervals is one of 99.5 %: 2.807 deviations."""
    assert deviations() == pytest.approx(1.960, abs=0.001) and deviations(10) == pytest.approx(2.807, abs=0.001)
    assert wilson(5, 10, among=10).half_width > wilson(5, 10).half_width


def test_nothing_played_says_nothing() -> None:
    found = wilson(0, 0)
    assert math.isnan(found.value) and (found.low, found.high) == (0, 1)


def test_in_words() -> None:
    assert said(wilson(50, 100)) == "50.0 % (40.4 to 59.6)"
    assert said(mean([2, 4, 6, 8]), percent=False) == "5.0 (2.5 to 7.5)"
