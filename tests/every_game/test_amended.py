"""Tests of rules that a document changes: games by them are as sound as games by the printed rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.conftest import VARIANTS, at_night
from tests.every_game.tables import Table, cases, midway, play, short
from tests.every_game.worlds import Worlds

from sandtable.bots.levels import make
from sandtable.engine.amendments import PRINTED
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Option, Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.records import verify, write_record
from sandtable.engine.situation import Unwritable
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.scenarios.files import Scenario, read_text
from sandtable.scenarios.writing import write_scenario

AMENDED = [
    pytest.param(variant, option, id=variant.id, marks=at_night(variant.id))
    for variant in VARIANTS.values()
    for option in variant.options
    if option.amends
]
every_document = pytest.mark.parametrize(("variant", "option"), AMENDED)
DECISIONS = 400
ASKED = 0.15
"""The share of moments in which the rules are asked about every single action."""


def document(option: Option, rng: Random) -> dict[str, Any]:
    """Return a random document that the option takes."""
    assert option.document
    keys = {key: part for key, part in option.document.schema["properties"].items() if key != "name"}
    while True:
        written = {key: drawn(part, rng) for key, part in keys.items() if rng.random() < 0.8}
        try:
            return option.document.read(written)
        except BadInput:
            continue


def drawn(schema: Any, rng: Random) -> Any:
    """Return a random value of a schema; of many keys a few."""
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if schema["type"] == "boolean":
        return rng.random() < 0.5
    if schema["type"] == "integer":
        return rng.randint(schema["minimum"], min(schema["maximum"], 8))
    keys = rng.sample(list(schema["properties"]), min(rng.randint(1, 4), len(schema["properties"])))
    return {key: drawn(schema["properties"][key], rng) for key in keys}


def amended(variant: Variant, option: Option, rng: Random) -> Table:
    """Return a table with a random document; its game is short where a limit can make it so."""
    options = {**short(variant, 150), option.key: document(option, rng)}
    return Table(variant, rng.randint(*variant.players), options, rng.randbytes(32))


@every_document
def test_games_go_on_to_their_end_and_their_records_replay(variant: Variant, option: Option) -> None:
    for seed in cases(30):
        rng = Random(seed)
        options = amended(variant, option, rng).options
        game = Umpire(variant, rng.randint(*variant.players), options, rng.randbytes(32))
        while not game.over:
            seat = rng.choice(game.waiting)
            game.decide(seat, rng.choice(game.legal(seat)))
        verdict = verify(write_record(game), find)
        assert verdict.ok, f"seed {seed}: {verdict.problem}"


@every_document
def test_every_viewer_can_imagine_a_game_that_looks_the_same(variant: Variant, option: Option) -> None:
    for seed in cases(60):
        rng = Random(seed)
        game = amended(variant, option, rng)
        for _ in range(rng.randrange(DECISIONS)):
            if game.over:
                break
            game.replay(*game.pick(rng))
        for viewer in game.viewers:
            other = game.determinized(viewer, rng.getrandbits(64))
            assert other.packed(viewer) == game.packed(viewer), f"seed {seed}, viewer {viewer}"
            assert all(other.legal(seat) for seat in other.waiting), f"seed {seed}, viewer {viewer}"


@every_document
def test_what_a_viewer_cannot_know_changes_nothing_that_it_is_sent(variant: Variant, option: Option) -> None:
    for seed in cases(30):
        rng = Random(seed)
        one = midway(amended(variant, option, rng), rng)
        viewer = rng.choice(one.viewers)
        leak = Worlds(one, one.determinized(viewer, seed), viewer, rng).play(40)
        assert leak is None, f"seed {seed}: {leak}"


@every_document
def test_what_is_listed_is_what_no_clause_forbids(variant: Variant, option: Option) -> None:
    for seed in cases(20):
        rng = Random(seed)
        game = amended(variant, option, rng)
        for moment in play(game, rng, 40):
            if rng.random() < ASKED:
                for seat in moment.waiting:
                    allowed = {a for a, clause in enumerate(moment.reasons(seat)) if clause == 0}
                    assert allowed - set(variant.unlisted) == set(moment.legal(seat)), f"seed {seed}"


@every_document
def test_everybody_is_told_what_is_changed(variant: Variant, option: Option) -> None:
    book = variant.game.rulebook.clauses
    for seed in cases(20):
        game = amended(variant, option, Random(seed))
        told = [game.view(viewer)["changes"] for viewer in game.viewers]
        assert told[0] and all(one == told[0] for one in told)
        for change in told[0]:
            assert book[change["clause"]].concerns(variant.id)
            assert change["text"].startswith("At this table ") and change["text"].endswith(".")
            assert len(change["text"]) <= 120


@every_document
def test_a_position_that_is_written_as_a_scenario_has_the_document(variant: Variant, option: Option) -> None:
    for seed in cases(20):
        rng = Random(seed)
        game = Umpire(variant, None, amended(variant, option, rng).options, rng.randbytes(32))
        for _ in range(rng.randrange(20, 120)):
            if not game.over:
                seat = rng.choice(game.waiting)
                game.decide(seat, rng.choice(game.legal(seat)))
        try:
            written = write_scenario(game, len(game.moves), "T", "a position")
        except Unwritable as refusal:
            assert "cannot be written down" in str(refusal)
            continue
        [scenario] = read_text(written)
        assert isinstance(scenario, Scenario) and scenario.options[option.key] == game.options[option.key]


@every_document
def test_computer_players_play_by_changed_rules(variant: Variant, option: Option) -> None:
    for seed in cases(10):
        rng = Random(seed)
        game = amended(variant, option, rng)
        players = [make("sergeant", variant, seed) for _ in game.seats]
        for _ in range(60):
            if game.over:
                break
            if game.chance_waits:
                game.replay(*game.pick(rng))
                continue
            seat, legal = game.waiting[0], game.legal(game.waiting[0])
            choice = players[seat].choose(PackedView(game.packed(seat)), legal)
            assert choice in legal
            game.decide(seat, choice)


@every_document
def test_the_printed_rules_are_what_they_were(variant: Variant, option: Option) -> None:
    plain, printed = (Umpire(variant, None, options, bytes(32)) for options in ({}, {option.key: PRINTED}))
    for game in (plain, printed):
        assert option.key not in game.options
        assert "changes" not in game.view(game.spectator)
    assert_same(write_record(plain), write_record(printed))
    assert len(plain.packed(0)) < variant.game.schema.view.itemsize, "unchanged rules are left out of packed views"
