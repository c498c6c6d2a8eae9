"""Tests of copied and pickled bots: a copy chooses as the original would, and has a memory of its own."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.bots.baselines import Baseline, baselines
from sandtable.bots.belief_search import Rememberer
from sandtable.bots.levels import Player, levels
from sandtable.bots.rollout_search import Improver
from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.strength import Playouts

LIGHTNING = sandtable.variant("stratego-lightning")
FEW = Playouts(keep=2, rounds=1, worlds=1, plies=1, draws=2)


def copies(player: Player) -> list[Player]:
    return [deepcopy(player), pickle.loads(pickle.dumps(player))]


def test_every_level_and_habit(variant: Variant, toy_listed: Variant) -> None:
    game = sandtable.make(variant.id, variant.players[0], seed=2)
    seat = game.to_act[0]
    view, legal = PackedView(game.view(seat).packed), game.legal(seat).ids
    players = [level.make(variant, 3) for level in levels(variant).values()]
    players += [Baseline(variant, 3, name) for name in baselines(variant)]
    for player in players:
        other, third = copies(player)
        assert other.choose(view, legal) == third.choose(view, legal) == player.choose(view, legal)


@pytest.mark.parametrize("kind", [Improver, Rememberer])
def test_what_it_remembers(kind: Any) -> None:
    game, rng = sandtable.make(LIGHTNING.id, seed=2), Random(1)
    player = kind(LIGHTNING, 1, FEW)
    for _ in range(80):
        if kind is Rememberer:
            player.see(PackedView(game.view("South").packed))
        seat = game.to_act[0]
        game.act(seat, rng.choice(game.legal(seat)))
    noted = list(player.memory)
    assert any(noted) is (kind is Rememberer)
    for other in copies(player):
        assert isinstance(other, kind) and list(other.memory) == noted
        view = PackedView(game.view("South").packed)
        if isinstance(other, Rememberer):
            other.see(view)
            assert list(player.memory) == noted
            assert other.memory is other._seen.noted
