"""Lessons: scenarios with a task for one seat. Their files are in a game's folder `lessons/`, in the order of learning.

A lesson is written like a scenario. Its `script` is the solution, its `expect` says when it is solved, and further keys
hold the seat and its task.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from sandtable.engine.languages import beside
from sandtable.engine.text_files import read_text
from sandtable.scenarios.files import Faulty, Malformed, Scenario, read_scenarios, scenario_files
from sandtable.scenarios.values import Given

FOLDER = "lessons"
WORDS = "lessons.yaml"
"""The file of the lessons' texts by their ids; `lessons.de.yaml` holds them in another language."""
KEYS: Mapping[str, str] = {
    "seat": "who learns",
    "task": "what is to be done, in a sentence or two",
    "hint": "what helps on",
    "last": "what is said when it is done",
    "moves": "so many acts are allowed; as many as the solution has if it is not said",
    "opponent": "the level of the computer player that answers for the others where the learner leaves the script; "
    "`sergeant` if it is not said",
}
USUAL_OPPONENT = "sergeant"
MOST_MOVES = 40


@dataclass(frozen=True)
class Lesson:
    """A task for one seat. In its `scenario`, the script is the solution and the expectations say when it is solved."""

    scenario: Scenario
    seat: str
    task: str
    hint: str
    last: str
    moves: int
    opponent: str

    @property
    def id(self) -> str:
        return self.scenario.id


def read_lessons(path: Path) -> list[Lesson | Faulty]:
    """Return every lesson of a file, in order; what cannot be read is Faulty."""
    return [_lesson(document) for document in read_scenarios(path, KEYS)]


def lessons_of(folder: Path) -> list[Lesson]:
    """Return the lessons in a game's folder, by file name and by their order in the files."""
    found = [lesson for path in scenario_files([folder / FOLDER]) for lesson in read_lessons(path)]
    return [lesson for lesson in found if isinstance(lesson, Lesson)]


def told_in(folder: Path, language: str) -> Mapping[str, Mapping[str, str]]:
    """Return title, task, hint and last sentence of a game's lessons in another language, where it has them, by their
    ids.
    """
    file = beside(folder / WORDS, language)
    return yaml.safe_load(read_text(file)) if file.exists() else {}


def _lesson(document: Scenario | Faulty) -> Lesson | Faulty:
    if isinstance(document, Faulty):
        return document
    try:
        return _read(document)
    except Malformed as error:
        return Faulty(error.line or document.line, error.reason, document.id)


def _read(scenario: Scenario) -> Lesson:
    seat, task, hint, last = (_text(scenario, key) for key in ("seat", "task", "hint", "last"))
    if not scenario.title or not scenario.expect:
        raise Malformed("a lesson needs a title, and in 'expect' what counts as done", scenario.line)
    own = sum(step.mark == "" and step.seat == seat for step in scenario.script)
    if not own:
        raise Malformed(f"the solution, in 'script', has no act of {seat}", scenario.line_of("script"))
    moves = Given(scenario.beside.get("moves", own)).number()
    if not own <= moves <= MOST_MOVES:
        raise Malformed(f"moves: {moves} is not between {own}, which the solution has, and {MOST_MOVES}")
    opponent = str(scenario.beside.get("opponent", USUAL_OPPONENT))
    return Lesson(scenario, seat, task, hint, last, moves, opponent)


def _text(scenario: Scenario, key: str) -> str:
    text = scenario.beside.get(key)
    if not isinstance(text, str) or not text.strip():
        raise Malformed(f"a lesson needs '{key}', a text", scenario.line_of(key))
    return " ".join(text.split())
