"""Scenarios: positions and scripts that show what a rule does. Here stands what the scenarios of a game import."""

from sandtable.scenarios.expecting import Difference, compare, compare_lists, expected
from sandtable.scenarios.files import Faulty, Malformed, Scenario, Step, read_scenarios, scenario_files
from sandtable.scenarios.keys import Key, Keys, NewGames
from sandtable.scenarios.runner import Refusal, Stage, run_scenario
from sandtable.scenarios.values import (
    Given,
    Reader,
    between,
    by_name,
    by_number,
    by_seat,
    coded,
    if_any,
    named,
    one_of,
    seat_number,
)

__all__ = [
    "Difference",
    "Faulty",
    "Given",
    "Key",
    "Keys",
    "Malformed",
    "NewGames",
    "Reader",
    "Refusal",
    "Scenario",
    "Stage",
    "Step",
    "between",
    "by_name",
    "by_number",
    "by_seat",
    "coded",
    "compare",
    "compare_lists",
    "expected",
    "if_any",
    "named",
    "one_of",
    "read_scenarios",
    "run_scenario",
    "scenario_files",
    "seat_number",
]
