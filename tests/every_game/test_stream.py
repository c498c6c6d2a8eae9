"""Tests that events are complete: a viewer's view changes only if the viewer was told something."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases, table

from sandtable.engine.game import Variant

LONGEST = 1000
"""Of longer games so many decisions are watched."""


def test_a_view_changes_only_with_something_told(variant: Variant) -> None:
    """A choice and the chance that follows it count as one step.

    Passes in a reaction window are told to nobody, so they are left out.
    """
    for seed in cases(30):
        rng = Random(seed)
        game = table(variant, rng, people=True)
        seen = {viewer: game.packed(viewer) for viewer in game.viewers}
        told: set[int] = set()
        while not game.over and len(game.moves) < LONGEST:
            may_pass = variant.window is not None and variant.window(game.public()) is not None
            step = game.replay(*game.pick(rng))
            told |= {viewer for viewer in game.viewers if may_pass or game.told(step, viewer)}
            if not game.chance_waits:
                for viewer in game.viewers:
                    view = game.packed(viewer)
                    assert view == seen[viewer] or viewer in told, f"seed {seed}: {viewer} was not told of {step.text}"
                    seen[viewer] = view
                told = set()


def test_a_view_holds_the_record_it_was_made_from(variant: Variant) -> None:
    rng = Random(2)
    game = table(variant, rng)
    while not game.over:
        for viewer in game.viewers:
            assert game.view(viewer).packed == game.packed(viewer)
        game.replay(*game.pick(rng))
