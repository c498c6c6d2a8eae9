"""Positions to begin with: the beginning of a scenario, or a moment of a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.records import replayed
from sandtable.engine.text_files import read_text
from sandtable.engine.umpire import Umpire
from sandtable.scenarios.files import ENDINGS, Faulty, Scenario, read_scenarios
from sandtable.scenarios.runner import set_up

Find = Callable[[str], Variant]
_SEED = 0
"""The seed of chance in the position."""


def read(file: Path, which: str | int | None, find: Find) -> Umpire:
    """Return a game in the position. `which` is the id of a scenario, or the number of decisions of a record. Raises
    BadInput.
    """
    if file.suffix in ENDINGS:
        return _of_scenario(file, which, find)
    return _of_record(read_text(file), which, find)


def _of_scenario(file: Path, which: str | int | None, find: Find) -> Umpire:
    documents = read_scenarios(file)
    found = [document for document in documents if which in (None, document.id)]
    if len(found) != 1:
        known = ", ".join(document.id for document in documents)
        wrong = f"{len(found)} scenarios: say which" if found else f"no scenario {which!r}"
        raise BadInput(f"{file} has {wrong}; it has {known}")
    scenario = found[0]
    if isinstance(scenario, Faulty):
        raise BadInput(f"{file}:{scenario.line}: {scenario.reason}")
    return _staged(scenario, find)


def _staged(scenario: Scenario, find: Find) -> Umpire:
    """Return a game in the position of a scenario. From there chance is random and does not follow the script."""
    return set_up(scenario, find(scenario.game)).umpire.from_here(_SEED)


def _of_record(text: str, which: str | int | None, find: Find) -> Umpire:
    whole = replayed(text, find)[1]
    decisions = len(whole.moves)
    at = decisions if which is None else which
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= decisions:
        raise BadInput(f"the record has {decisions} decisions: there is no position after {which!r}")
    again = Umpire(whole.variant, len(whole.seats), whole.options, whole.seed, asks_chance=True)
    for seat, action in whole.moves[:at]:
        again.replay(seat, action)
    return again.from_here(_SEED)
