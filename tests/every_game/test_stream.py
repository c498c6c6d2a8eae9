"""The stream is enough: nothing changes in a view of which its viewer was not told."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases, table

from sandtable.umpire.game import Variant


def test_a_view_changes_only_with_something_told(variant: Variant) -> None:
    for seed in cases(30):
        rng = Random(seed)
        game = table(variant, rng)
        seen = {viewer: game.packed(viewer) for viewer in game.viewers}
        while not game.over:
            step = game.replay(*game.pick(rng))
            for viewer in game.viewers:
                view = game.packed(viewer)
                if view != seen[viewer]:
                    assert game.told(step, viewer), f"seed {seed}: {viewer} was not told of {step.text}"
                seen[viewer] = view


def test_a_view_holds_the_record_it_was_made_from(variant: Variant) -> None:
    rng = Random(2)
    game = table(variant, rng)
    while not game.over:
        for viewer in game.viewers:
            assert game.view(viewer).packed == game.packed(viewer)
        game.replay(*game.pick(rng))
