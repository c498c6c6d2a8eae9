"""Tests that the rules are called with one type of integer: another would have them compiled anew while people wait."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

DECISIONS = 60


class Listener:
    """A stand-in for a game's drivers that notes the integer types with which each is called."""

    def __init__(self, drivers: Any) -> None:
        self._drivers = drivers
        self.heard: set[tuple[str, str]] = set()

    def __getattr__(self, name: str) -> Any:
        driver = getattr(self._drivers, name)

        def listened(*arguments: Any) -> Any:
            self.heard |= {(name, type(one).__name__) for one in arguments if isinstance(one, int | np.integer)}
            return driver(*arguments)

        return listened


def test_whoever_acts_by_number_or_in_words_calls_the_same_rules(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    game = Umpire(variant, seed=bytes(32))
    listener = Listener(game._drivers)
    monkeypatch.setattr(game, "_drivers", listener)
    for _ in range(DECISIONS):
        if game.over:
            break
        seat = rng.choice(game.waiting)
        words = game.say(seat, rng.choice(game.legal(seat)))
        game.preview(seat, words)
        game.act(seat, words)
    assert {(name, kind) for name, kind in listener.heard if kind != "int"} == set()
