"""Tests that hidden information leaves the rules only by a disclosure; docs/disclosures.md says how it is followed."""

from __future__ import annotations

from sandtable.engine.game import Variant
from sandtable.infoflow.report import follow


def test_nothing_hidden_leaves_without_a_disclosure(variant: Variant) -> None:
    assert follow(variant.game.schema, variant.game.rules, variant.game.events).faults == []


def test_every_disclosure_cites_clauses_that_exist(variant: Variant) -> None:
    clauses = variant.game.rulebook.clauses
    for found in follow(variant.game.schema, variant.game.rules, variant.game.events).disclosures:
        assert found.disclosure.clause in clauses, found.place
        assert found.disclosure.why.endswith("."), found.place
