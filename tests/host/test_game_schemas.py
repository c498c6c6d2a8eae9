"""Tests of the schemas of games in /openapi.json: what viewers are really sent in whole games is as they say."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from tests.conftest import at_night
from tests.host.conftest import Api

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import at_tables
from sandtable.host.settings import Settings
from sandtable.host.table.given import Act, AllSeated
from sandtable.host.table.match import Match
from sandtable.host.table.speaking import in_words
from sandtable.host.wire.app import create_app

TABLES = [pytest.param(variant, id=id, marks=at_night(id)) for id, variant in at_tables().items()]
BY_DAY = {
    *(("printed", id) for id in ("warkings", "stratego-small", "stratego-alliance-lightning", "soldier", "combat")),
    *(("changed", id) for id in ("warkings", "stratego-small")),
}
"""By day each game once by its printed rules, one with partners, and two by changed rules."""
WHOLE = [
    pytest.param(variant, rules == "changed", id=f"{rules}-{id}", marks=() if by_day else pytest.mark.nightly)
    for rules in ("printed", "changed")
    for id, variant in at_tables().items()
    for by_day in [(rules, id) in BY_DAY]
]


CHANGED = {
    "stratego": {"counts": {"Scout": 1}},
    "soldier": {"counts": {"Mirror": 3}},
    "warkings": {"draws": {"2 Scroll": 3}},
}
"""A document for each game whose rules players may change: tables with one are sent more."""


def changed_options(variant: Variant) -> dict[str, Any]:
    """Return the options of a table whose rules a document changes; none if they cannot be changed."""
    return {option.key: CHANGED[variant.game.name] for option in variant.options if option.amends}


@cache
def description() -> dict[str, Any]:
    return create_app(Settings(db="unused")).openapi()


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """Return the validator of one schema of the description."""
    parts = description()["components"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": parts})


def check(update: dict[str, Any], game: str) -> None:
    """Check each part of an update by the schemas of its game, and all of it by that of an update."""
    described = description()["components"]["schemas"][f"{game.capitalize()}View"]["properties"]
    assert update["view"].keys() <= described.keys()
    parts = [("View", update["view"]), *(("Choice", choice) for choice in update["legal"])]
    parts += [*(("Told", event) for event in update["told"]), *([("Ask", update["ask"])] if update["ask"] else [])]
    for part, value in parts:
        validator(f"{game.capitalize()}{part}").validate(value)


def sent(match: Match, viewer: int) -> Any:
    """Return the last update of a viewer who reads English."""
    return json.loads(in_words(match.umpire.reader(viewer), match.latest(viewer)))


@pytest.mark.parametrize(("variant", "changed"), WHOLE)
def test_all_that_is_sent_in_a_whole_game_is_as_described(variant: Variant, changed: bool) -> None:
    options = changed_options(variant) if changed else {}
    if changed and not options:
        pytest.skip("its rules cannot be changed")
    rng = random.Random(variant.id)
    match = Match(lambda: Umpire(variant, variant.players[1], options, bytes(range(32))))
    match.follow(match.viewers, match.viewers)
    match.take(AllSeated())
    while not match.over:
        viewer = rng.choice([each for each in match.viewers.values() if each.question])
        check(sent(match, viewer.number), variant.game.name)
        match.act(Act(viewer.number, rng.choice(viewer.question), viewer.seq))
    for number in match.viewers:
        update = sent(match, number)
        check(update, variant.game.name)
        validator("Update").validate(update)


@pytest.mark.parametrize("variant", TABLES)
async def test_a_table_that_is_asked_for_is_as_described(variant: Variant, api: Api) -> None:
    players = variant.players[0]
    made = await api.table(variant.id, players=players)
    tokens = [await api.sit(made, seat, seat) for seat in variant.seats(players)]
    for token in (*tokens, None):
        snapshot = (await api.get(f"/api/tables/{made['id']}", token)).json()
        validator("Snapshot").validate(snapshot)
        check({**snapshot, "told": snapshot["log"]}, variant.game.name)


def test_fields_are_described_by_the_docstrings_of_their_types() -> None:
    schemas = description()["components"]["schemas"]
    view, draw = schemas["WarkingsView"]["properties"], schemas["WarkingsDraw"]["properties"]
    assert view["aside"]["description"] == "This turn's discard, held aside until a card has been drawn."
    assert view["seats"]["description"] == "The seats in the order of play."  # of a class that it extends
    assert draw["from"]["enum"] == ["open", "pile"]
    assert schemas["WarkingsChoice"]["anyOf"][1] == {"$ref": "#/components/schemas/WarkingsDraw"}


def test_what_no_game_sends_is_not_as_described() -> None:
    for part in ("View", "Choice", "Told", "Ask"):
        assert not validator(f"Stratego{part}").is_valid({"kind": "checkmate"})
        assert not validator(part).is_valid({"kind": "checkmate"})
    update = description()["components"]["schemas"]["Update"]["properties"]
    assert update["view"] == {"$ref": "#/components/schemas/View"}
    assert update["legal"]["items"] == {"$ref": "#/components/schemas/Choice"}
    assert update["told"]["items"] == {"$ref": "#/components/schemas/Told"}


def test_choices_within_a_preview_are_as_described() -> None:
    game = Umpire(at_tables()["combat"], 2, {}, bytes(32))
    [seat] = game.waiting
    preview = game.preview(seat, game.offer(seat)[0]["text"])
    assert preview["choices"]
    validator("CombatPreview").validate(preview)
    validator("CombatUnitOptions").validate(preview)
    assert not validator("CombatUnitOptions").is_valid({**preview, "choices": [{"kind": "checkmate"}]})
