"""Nothing hidden leaves the rules but by a disclosure: docs/disclosures.md says how it is followed."""

from __future__ import annotations

from sandtable.engine.game import Variant
from sandtable.infoflow.report import follow


def test_nothing_hidden_leaves_but_by_a_door(variant: Variant) -> None:
    assert follow(variant.game.schema, variant.game.rules).faults == []


def test_every_door_cites_clauses_that_there_are(variant: Variant) -> None:
    clauses = variant.game.rulebook.clauses
    for found in follow(variant.game.schema, variant.game.rules).disclosures:
        assert found.disclosure.clause in clauses, found.place
        assert found.disclosure.why.endswith("."), found.place
