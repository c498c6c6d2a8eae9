"""Tests of all scenario files, each scenario as a test of its own."""

from pathlib import Path

import pytest

from sandtable.games import variant
from sandtable.scenarios.files import Faulty, Scenario, read_scenarios, scenario_files
from sandtable.scenarios.runner import run_scenario

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    (path, document)
    for path in scenario_files([*(ROOT / "src" / "sandtable" / "games").glob("*/scenarios"), ROOT / "tests"])
    for document in read_scenarios(path)
]


@pytest.mark.parametrize(
    ("path", "document"), DOCUMENTS, ids=[f"{path.stem}-{document.id}" for path, document in DOCUMENTS]
)
def test_scenario(path: Path, document: Scenario | Faulty) -> None:
    outcome = run_scenario(document, path.relative_to(ROOT).as_posix(), variant)
    assert outcome.passed, "\n".join(outcome.problems)


def test_ids_are_unique_in_all_files_together() -> None:
    ids = [document.id for _, document in DOCUMENTS]
    assert len(ids) == len(set(ids))
