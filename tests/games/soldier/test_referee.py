"""The engine against a second referee written from the rulebook: whole games, every decision compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.soldier.referee_scenarios import problems

from sandtable.umpire.scenario_files import Scenario, read_file, scenario_files

SCENARIOS = [
    pytest.param(document, id=document.id)
    for path in scenario_files([Path(__file__).parent / "scenarios"])
    for document in read_file(path)
    if isinstance(document, Scenario)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_second_referee_agrees_with_the_scenarios(scenario: Scenario) -> None:
    assert problems(scenario) == []
