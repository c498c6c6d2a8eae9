"""Pick for every game the scenarios that show its clauses best: `python scripts/examples.py`.

A scenario that says so (`shows: [AB-MOVE-1]`) comes first. Among the others, one in which the clause is met (a refusal
or an event cites it) is clearer than one that only obeys it, one that holds few clauses is clearer than one that holds
many, and a short one is clearer than a long one.
"""

from __future__ import annotations

import json
from pathlib import Path

from sandtable.engine.game import Game, Variant
from sandtable.games import of_this_house
from sandtable.scenarios.demonstration import demonstrate
from sandtable.scenarios.examples import FILE, scenarios
from sandtable.scenarios.files import Scenario
from sandtable.scenarios.keys import NewGames

Rank = tuple[bool, bool, bool, bool, int, int]


def met(scenario: Scenario, variant: Variant) -> set[str]:
    """Return the clauses that a person reads while watching the scenario."""
    moments = demonstrate(scenario, variant)
    refused = {moment.refusal.clause for moment in moments if moment.refusal}
    return refused | {event["clause"] for moment in moments for event in moment.told if event["clause"]}


def rank(clause: str, scenario: Scenario, read: set[str]) -> Rank:
    """Return the rank of a scenario for a clause; the lowest is the clearest."""
    return (
        clause not in scenario.shows,
        not scenario.script,
        clause not in read,
        NewGames(scenario.position).fresh > 0,
        len(scenario.clauses),
        len(scenario.script),
    )


def picks(game: Game, variants: dict[str, Variant]) -> dict[str, list[str]]:
    """Return by clause, in the rulebook's order, the clearest scenario of each variant, the best first."""
    known = [(scenario, met(scenario, variants[scenario.game])) for scenario in scenarios(game.folder)]
    picked = {}
    for clause in game.rulebook.clauses:
        holding = [(rank(clause, one, read), one) for one, read in known if clause in {*one.clauses, *one.shows}]
        best: dict[str, str] = {}
        for _, scenario in sorted(holding, key=lambda pair: pair[0]):
            best.setdefault(scenario.game, scenario.id)
        if best:
            picked[clause] = list(best.values())
    return picked


def files() -> dict[Path, str]:
    """Return the contents of every game's file."""
    variants = {variant.id: variant for variant in of_this_house()}
    games = {variant.game.name: variant.game for variant in variants.values()}
    return {game.folder / FILE: as_text(picks(game, variants)) for game in games.values()}


def as_text(picked: dict[str, list[str]]) -> str:
    lines = ",\n".join(f" {json.dumps(clause)}: {json.dumps(ids)}" for clause, ids in picked.items())
    return f"{{\n{lines}\n}}\n"


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"-- {path.parent.name}/{path.name}")


if __name__ == "__main__":
    main()
