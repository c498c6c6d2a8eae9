"""Tests that every playable clause and ruling is covered by a test or a scenario, and that no citation is wrong."""

import pytest
from scripts.clause_map import as_text, citations, maps

from sandtable.engine.clauses import ID
from sandtable.engine.game import Variant
from sandtable.games import of_this_house

MEND = "run `python scripts/clause_map.py`"


@pytest.mark.parametrize("variant", of_this_house(), ids=lambda variant: str(variant.id))
def test_every_clause_has_a_test_or_scenario(variant: Variant) -> None:
    cited = {clause for clause, _ in citations()}
    applying = [clause for clause in variant.game.rulebook.applying(variant.id) if clause.kind != "definition"]
    assert applying
    assert [clause.id for clause in applying if clause.id not in cited] == []


def test_every_cited_clause_exists() -> None:
    known = {id for variant in of_this_house() for id in variant.game.rulebook.clauses}
    assert [(clause, where) for clause, where in citations() if clause not in known] == []


def test_every_clause_named_in_the_text_of_another_exists() -> None:
    for variant in of_this_house():
        book = variant.game.rulebook
        named = {id for clause in book.clauses.values() for id in ID.findall(clause.text)}
        assert sorted(named - set(book.clauses)) == []


def test_every_option_of_a_variant_names_the_ruling_that_offers_it() -> None:
    for variant in of_this_house():
        for option in variant.options:
            ruling = variant.game.rulebook.clauses[option.ruling]
            assert ruling.kind == "ruling" and f"`{option.key}:" in ruling.option
            assert ruling.concerns(variant.id)


def test_the_packaged_maps_are_fresh() -> None:
    for path, clauses in maps().items():
        assert path.exists() and path.read_text(encoding="utf-8") == as_text(clauses), f"{path} is stale: {MEND}"
