"""Tests that `why` and `legal` agree on every action, for a view and for the state itself."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import Table, cases, somewhere

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import scratch
from sandtable.engine.game import Variant


def allowed(game: Table, viewer: int) -> set[int]:
    """Return the actions that `why` allows the viewer, out of all actions."""
    return {action for action, clause in enumerate(game.reasons(viewer)) if clause == 0}


def allowed_by_state(game: Table, viewer: int) -> tuple[set[int], set[int]]:
    """Return what `why` allows and what `legal` lists, given the state in place of a view."""
    state, rules, out = game.game.schema.read_state(game.state()), game.game.rules, scratch(game.variant.actions)
    n = rules.legal(state, viewer, out)
    by_why = {action for action in range(game.variant.actions) if rules.why(state, viewer, action) == 0}
    return by_why, {int(action) for action in out[:n]}


def test_they_agree_about_every_action(variant: Variant) -> None:
    for seed in cases(50):
        game = somewhere(variant, Random(seed))
        for viewer in game.viewers:
            listed = game.legal(viewer)
            assert listed == sorted(set(listed)), f"seed {seed}, viewer {viewer}: not in order, or twice"
            by_why = allowed(game, viewer)
            assert by_why - set(variant.unlisted) == set(listed), f"seed {seed}, viewer {viewer}"
            if viewer not in game.waiting:
                assert not by_why, f"seed {seed}: {viewer} owes no choice and may act"


@pytest.mark.skipif(not INTERPRETED, reason="Python calls rules as Python: compiled ones are held by the playouts")
def test_they_say_the_same_of_the_state_itself(variant: Variant) -> None:
    for seed in cases(15):
        game = somewhere(variant, Random(seed))
        for viewer in game.viewers:
            by_why, listed = allowed_by_state(game, viewer)
            assert by_why == allowed(game, viewer), f"seed {seed}, viewer {viewer}"
            assert listed == set(game.legal(viewer)), f"seed {seed}, viewer {viewer}"
