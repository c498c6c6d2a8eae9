"""Write for every game which tests and scenarios hold which clause: `python scripts/clause_map.py`.

The map is `clause_map.json` in the game's folder; it is packaged, and `sandtable rules` shows it. Tests say what they
hold with `@pytest.mark.clause("AB-MOVE-1", ...)`, scenarios with their `clauses`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sandtable.engine.clauses import load_rulebook
from sandtable.scenarios.files import Scenario, read_scenarios, scenario_files

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "sandtable" / "games"
TESTS = ROOT / "tests"

Citation = tuple[str, str]
"""A clause, and the test or scenario that cites it."""


def from_scenarios() -> Iterator[Citation]:
    for path in scenario_files([*sorted(GAMES.glob("*/scenarios")), TESTS]):
        for document in read_scenarios(path):
            if isinstance(document, Scenario):
                for clause in document.clauses:
                    yield clause, f"{path.relative_to(ROOT).as_posix()}: {document.id}"


def from_tests() -> Iterator[Citation]:
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for decorator in node.decorator_list:
                    for clause in _marked(decorator):
                        yield clause, f"{path.relative_to(ROOT).as_posix()}::{node.name}"


def _marked(node: ast.AST) -> Iterator[str]:
    """Yield the clauses of every `pytest.mark.clause(...)` in a decorator, those of single parameters included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(argument) for argument in call.args)


@cache
def citations() -> list[Citation]:
    return [*from_scenarios(), *from_tests()]


def maps() -> dict[Path, dict[str, list[str]]]:
    """Return the contents of every game's map file: each clause, in the rulebook's order, with its tests."""
    cited = citations()
    result = {}
    for rules in sorted(GAMES.glob("*/rules.md")):
        book = load_rulebook(rules)
        found = {id: [where for clause, where in cited if clause == id] for id in book.clauses}
        result[rules.parent / "clause_map.json"] = {
            id: list(dict.fromkeys(tests)) for id, tests in found.items() if tests
        }
    return result


def as_text(clauses: dict[str, list[str]]) -> str:
    return json.dumps(clauses, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for path, clauses in maps().items():
        path.write_text(as_text(clauses), encoding="utf-8")
        print(f"-- {path.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main()
