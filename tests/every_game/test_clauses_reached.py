"""Tests that every citable clause is cited: in play or, if play hardly ever reaches it, in a scenario."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from random import Random
from typing import TypeGuard

import pytest
from scripts.clause_map import from_scenarios
from tests.every_game.tables import Table, cases, table

from sandtable.engine.clauses import member_id
from sandtable.engine.compile.backend import BACKEND, FAST
from sandtable.engine.game import Game, Variant
from sandtable.engine.record.events import CLAUSE


def citable(game: Game) -> set[str]:
    """Return the ids of the clauses that rule functions name: members of `C` in the game's sources."""
    found = set()
    for path in game.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "@kernel" in text:
            found |= {member_id(node.attr) for node in ast.walk(ast.parse(text)) if _is_member(node)}
    return found


def _is_member(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "C"


@cache
def held_by_scenarios() -> set[str]:
    return {clause for clause, _ in from_scenarios()}


def cited_in_play(variant: Variant, seed: int) -> set[str]:
    """Return the clauses cited by a random game: by its events, and by refusals of every action now and then."""
    rng, cited, asked = Random(seed), set[int](), Counter[int]()
    game: Table = table(variant, rng)
    while not game.over:
        phase = game.public().phase
        if asked[phase] < 10 or rng.random() < 0.01:
            asked[phase] += 1
            seat = rng.choice(game.waiting or game.viewers)
            cited |= set(game.reasons(seat))
        seat = rng.choice(game.viewers)
        cited |= {game._why(seat, action) for action in rng.sample(range(game.variant.actions), 2)}
        cited |= {event[CLAUSE] for event in game.replay(*game.pick(rng)).events}
    return {game.game.rulebook.id(number) for number in cited - {0}}


@pytest.mark.skipif(BACKEND not in FAST, reason="which clauses play comes to does not depend on how rules are run")
def test_every_citable_clause_is_reached(variant: Variant) -> None:
    missed = (citable(variant.game) & _concerning(variant)) - held_by_scenarios()
    for seed in range(20):
        if missed:
            missed -= cited_in_play(variant, seed)
    assert not missed, "play never came to these, and no scenario holds them"


def test_play_cites_only_clauses_that_concern_the_variant(variant: Variant) -> None:
    for seed in cases(10):
        assert cited_in_play(variant, seed) <= _concerning(variant)


def _concerning(variant: Variant) -> set[str]:
    return {clause.id for clause in variant.game.rulebook.applying(variant.id)}
