"""Examples: the scenario that shows each clause best, for people to see beside the rulebook.

They are in the game's folder `scenarios/`. `examples.json` beside the rulebook says which scenario shows which clause;
`python scripts/examples.py` makes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from sandtable.scenarios.files import Scenario, read_scenarios, scenario_files

FILE = "examples.json"


class Examples:
    """The examples of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, clause: str, variant: str) -> Scenario | None:
        """Return the clearest scenario of a clause, one of this variant if there is any; None if there is none."""
        known = [self._scenarios[id] for id in self.picked.get(clause, ()) if id in self._scenarios]
        return next((one for one in known if one.game == variant), known[0] if known else None)

    @cached_property
    def picked(self) -> Mapping[str, list[str]]:
        """By clause: the clearest scenarios, one of each variant, the best first."""
        file = self._folder / FILE
        picked: Mapping[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return picked

    @cached_property
    def _scenarios(self) -> dict[str, Scenario]:
        return {scenario.id: scenario for scenario in scenarios(self._folder)}


@cache
def examples_of(folder: Path) -> Examples:
    """Return the examples of the game in this folder."""
    return Examples(folder)


def scenarios(folder: Path) -> list[Scenario]:
    """Return every scenario in a game's folder."""
    documents = [document for path in scenario_files([folder / "scenarios"]) for document in read_scenarios(path)]
    return [document for document in documents if isinstance(document, Scenario)]
