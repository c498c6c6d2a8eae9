"""Tests that what a viewer cannot know changes nothing that the viewer is sent (see docs/two-worlds.md)."""

from __future__ import annotations

from tests.every_game.deep import Hunt
from tests.every_game.tables import cases
from tests.every_game.worlds import from_the_middle, from_the_start

from sandtable.engine.compile.backend import BACKEND, FAST
from sandtable.engine.game import Variant


def test_from_the_start(variant: Variant) -> None:
    for seed in cases(15):
        leak = from_the_start(variant, seed).play(150)
        assert leak is None, f"seed {seed}: {leak}"


def test_from_the_middle(variant: Variant) -> None:
    for seed in cases(30):
        leak = from_the_middle(variant, seed).play(40)
        assert leak is None, f"seed {seed}: {leak}"


def test_far_apart(variant: Variant) -> None:
    leaks = list(Hunt(variant, seed=1).leaks(100 if BACKEND in FAST else 3))
    assert leaks == [], f"{leaks[0]}"
