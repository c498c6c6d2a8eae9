"""The scenarios, and what must hold of any game. Sandtable's own tests hold it to more: see README.md."""

from pathlib import Path

import pytest

import sandtable
from sandtable.engine import verify
from sandtable.games import variant
from sandtable.scenarios import Faulty, Scenario, read_scenarios, run_scenario, scenario_files

HERE = Path(__file__).parent
SKIRMISH = variant("skirmish")
DOCUMENTS = [document for path in scenario_files([HERE]) for document in read_scenarios(path)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_scenario(document: Scenario | Faulty) -> None:
    outcome = run_scenario(document, "scenarios", variant)
    assert outcome.passed, "\n".join(outcome.problems)


@pytest.mark.parametrize("players", range(SKIRMISH.players[0], SKIRMISH.players[1] + 1))
def test_every_game_ends_and_its_record_replays(players: int) -> None:
    for seed in range(20):
        game = sandtable.make("skirmish", players=players, seed=seed)
        while not game.over:
            seat = game.to_act[seed % len(game.to_act)]
            choices = game.legal(seat)
            game.act(seat, choices[seed % len(choices)])
        assert verify(game.record(), variant).ok


def test_every_clause_is_held_by_a_scenario_or_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    held = {clause for document in DOCUMENTS if isinstance(document, Scenario) for clause in document.clauses}
    clauses = [clause for clause in SKIRMISH.game.rulebook.applying("skirmish") if clause.kind != "definition"]
    assert [clause.id for clause in clauses if clause.id not in held and clause.id not in tests] == []
