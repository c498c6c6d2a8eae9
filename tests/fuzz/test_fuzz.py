"""Tests of the corpus, and of some inputs like it, on every target."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from tests.fuzz.changes import inputs
from tests.fuzz.targets import NAMES, Target, corpus, targets


@pytest.fixture(scope="module")
def all_targets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Target]]:
    with targets(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


@pytest.mark.parametrize("examples", [60, pytest.param(300, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", NAMES)
def test_whatever_comes_is_read_or_refused(name: str, examples: int, all_targets: dict[str, Target]) -> None:
    known, target = corpus(name), all_targets[name]
    for text in known[:100]:
        target(text)

    checks = list(HealthCheck)
    few = settings(max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=checks)

    @few
    @given(inputs(known))
    def holds(text: bytes) -> None:
        target(text)

    holds()
