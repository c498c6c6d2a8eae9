"""Tests of very many pairs of worlds, with a report of what they covered."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest
from tests.every_game.deep import Hunt

from sandtable.games import of_this_house, variant

PAIRS = 100_000


def hunt(id: str, pairs: int) -> tuple[list[str], list[str]]:
    """Return the leaks that are found in a variant, and the report of what was covered."""
    found = Hunt(variant(id), seed=2026)
    return [str(leak) for leak in found.leaks(pairs)], found.told()


def test_no_pair_of_worlds_can_be_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """A variant that hides little ends early, and the others share its pairs."""
    ids = [one.id for one in of_this_house()]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        results = list(workers.map(hunt, ids, [PAIRS // len(ids) + 1] * len(ids)))
    with capsys.disabled():
        print("", *(line for _, told in results for line in told), sep="\n")
    assert [leak for leaks, _ in results for leak in leaks] == []
