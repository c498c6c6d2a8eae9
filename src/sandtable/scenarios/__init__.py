"""Scenarios: positions and scripts that show what a rule does. Here stands what the scenarios of a game import."""

from sandtable.scenarios.files import Faulty, Malformed, Scenario, Step, read_scenarios, scenario_files
from sandtable.scenarios.runner import (
    FRESH,
    NEW_GAMES,
    Difference,
    Refusal,
    Stage,
    compare,
    compare_lists,
    run_scenario,
)
from sandtable.scenarios.values import as_mapping, as_number, as_text, as_words

__all__ = [
    "FRESH",
    "NEW_GAMES",
    "Difference",
    "Faulty",
    "Malformed",
    "Refusal",
    "Scenario",
    "Stage",
    "Step",
    "as_mapping",
    "as_number",
    "as_text",
    "as_words",
    "compare",
    "compare_lists",
    "read_scenarios",
    "run_scenario",
    "scenario_files",
]
