"""Tests of scenarios shown step by step, and of the scenario that is chosen for a clause."""

import pytest

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.games import of_this_house, variant
from sandtable.scenarios.demonstration import demonstrate
from sandtable.scenarios.examples import examples_of
from sandtable.scenarios.files import Scenario, read_text

LAKE = """
id: T-1
title: a lake
game: stratego-lightning
clauses: [ST-MOVE-6]
board: {South: "5@c4 F@a1", North: "F@j10 3@i10"}
script:
  - "! South c4-c5 -- ST-MOVE-6"
  - "? South c4: b4 | c3 | d4"
  - "South c4-d4"
"""


def scenario(text: str = LAKE) -> Scenario:
    (found,) = read_text(text)
    assert isinstance(found, Scenario)
    return found


def test_every_step_is_shown_from_every_seat() -> None:
    begun, refused, asked, moved = demonstrate(scenario(), variant("stratego-lightning"))
    assert begun.text == "" and begun.told == [] and set(begun.views) == {"South", "North", "spectator"}
    assert refused.refusal is not None and refused.refusal.clause == "ST-MOVE-6" and refused.refusal.sentence
    assert refused.views == begun.views
    assert asked.text == "South c4" and asked.choices == ("b4", "c3", "d4") and asked.refusal is None
    assert [event["kind"] for event in moved.told] == ["moved"] and moved.views["South"]["to_act"] == ["North"]


def test_what_a_seat_is_shown_of_an_example_is_what_it_would_see_at_a_table() -> None:
    begun, *_ = demonstrate(scenario(), variant("stratego-lightning"))
    ranks = {piece["at"]: piece["rank"] for piece in begun.views["South"]["pieces"]}
    assert ranks["c4"] == "5" and ranks["i10"] is None


def test_a_refusal_that_does_not_come_is_told() -> None:
    wrong = scenario(LAKE.replace("! South c4-c5 -- ST-MOVE-6", "! South c4-c3"))
    with pytest.raises(BadInput, match="must be refused"):
        demonstrate(wrong, variant("stratego-lightning"))


def test_cards_come_from_the_pile_of_the_scenario() -> None:
    """Chance that follows an action belongs to the action's moment."""
    game = variant("soldier")
    for clause in ("US-BOMB-1", "US-SNIPE-1"):
        found = examples_of(game.game.folder).of(clause, game.id)
        assert found is not None
        moments = demonstrate(found, game)
        assert len(moments) == len(found.script) + 1
        assert any(moment.told for moment in moments)


@pytest.mark.parametrize("game", of_this_house(), ids=lambda game: str(game.id))
def test_what_people_are_refused_by_they_can_be_shown(game: Variant) -> None:
    """Every clause of the variant has an example, except those that only other kinds of tests can hold."""
    law = [clause.id for clause in game.game.rulebook.applying(game.id) if clause.kind == "clause"]
    shown = [id for id in law if examples_of(game.game.folder).of(id, game.id)]
    assert set(law) - set(shown) <= {"ST-COMP-7", "ST-COMP-10"}


def test_an_example_of_the_variant_goes_before_others() -> None:
    alliance = variant("stratego-alliance")
    examples = examples_of(alliance.game.folder)
    own, other = examples.of("ST-AL-1", alliance.id), examples.of("ST-SCOUT-5", alliance.id)
    assert own is not None and own.game.startswith("stratego-alliance")
    assert other is not None
    assert examples.of("ST-NONE-1", alliance.id) is None
