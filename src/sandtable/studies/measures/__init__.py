"""The measures: what a study can ask, by name. Each is answered from the table of games; nothing is played for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from sandtable.engine.errors import BadInput
from sandtable.studies.cells import Cell
from sandtable.studies.finding import Finding
from sandtable.studies.measures import (
    branching,
    clauses,
    counts,
    course,
    ladder,
    length,
    parts,
    prices,
    strategies,
    wins,
)
from sandtable.studies.results import Results
from sandtable.studies.study import Study


@dataclass(frozen=True)
class Measure:
    """One measure: its question, and the function that answers it."""

    asks: str
    find: Callable[[Results], Finding]
    follows: bool = False  # whether the game must be estimated before each ply
    check: Callable[[Study, Sequence[Cell]], None] = lambda study, cells: None
    """Raises BadInput if the measure has no answer for such cells."""


MEASURES: Mapping[str, Measure] = {
    "wins": Measure("Who wins: which player, from which seat, and how games end", wins.find),
    "length": Measure("How long games are", length.find),
    "branching": Measure("How much there is to choose", branching.find),
    "course": Measure("How often the lead changes, how early a game is decided", course.find, follows=True),
    "parts": Measure(
        "How often each part of the game is used, and how winning goes with it", parts.find, check=parts.check
    ),
    "prices": Measure("Whether a game's prices are what things are worth", prices.find, check=prices.check),
    "counts": Measure("What else the game counts: attacks, captures and the like", counts.find, check=counts.check),
    "ladder": Measure("How far players are apart: skill against luck", ladder.find, check=ladder.check),
    "strategies": Measure(
        "Which armies, set-ups or other choices are worth taking, and in which mixture",
        strategies.find,
        check=strategies.check,
    ),
    "clauses": Measure("How often each clause of the rulebook comes up", clauses.find),
}


def check_measures(names: Iterable[str]) -> None:
    """Raise BadInput if there is no such measure."""
    for name in names:
        if name not in MEASURES:
            raise BadInput(f"measure: there is no {name!r}; there are {', '.join(MEASURES)}")


def check_cells(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput if a measure of the study has no answer for these cells."""
    check_measures(study.measure)
    for name in study.measure:
        MEASURES[name].check(study, cells)


def needs_course(names: Iterable[str]) -> bool:
    return any(MEASURES[name].follows for name in names)
