"""Tests of how the suites are shared out to parts that run side by side."""

from __future__ import annotations

from tools.checks import CHANGES, HOST, TABLES, shares
from tools.steps import ROOT


def test_each_file_is_in_one_part_and_parts_are_about_equal() -> None:
    """No part has more text than another one and the smallest of its own files."""
    files = [file.relative_to(ROOT).as_posix() for suite in HOST for file in (ROOT / suite).glob("test_*.py")]
    parts = shares(3, *HOST)
    assert sorted(file for part in parts for file in part) == sorted({*files} - {*CHANGES, *TABLES})
    sizes = [[(ROOT / file).stat().st_size for file in part] for part in parts]
    lightest = min(map(sum, sizes))
    assert all(sum(part) - min(part) <= lightest for part in sizes)
