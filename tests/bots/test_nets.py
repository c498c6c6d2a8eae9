"""Tests of players that are arrays: at a table, in a batch and in whole games they choose what NumPy computes."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable.batches.batch import Batch
from sandtable.batches.match_runner import MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.bots.networks import Net, NetPlayer
from sandtable.bots.programs.conversation import Chair
from sandtable.bots.specs import check, enter
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant

KINGS = sandtable.variant("warkings")


def net(variant: Variant = KINGS, units: int = 0, seed: int = 1, heat: float = 0.0) -> Net:
    """Return a net with random weights."""
    rng, seen = np.random.default_rng(seed), variant.observation.size
    hidden, bias = (rng.normal(size=(units, seen)), rng.normal(size=units)) if units else (None, None)
    return Net(rng.normal(size=(variant.actions, units or seen)), rng.normal(size=variant.actions), hidden, bias, heat)


def scores(player: Net, seen: Any) -> Any:
    """Return the net's scores as NumPy computes them."""
    inputs = seen.ravel().astype(float)
    if player.hidden is not None and player.hidden_bias is not None:
        inputs = np.maximum(player.hidden @ inputs + player.hidden_bias, 0)
    return player.out @ inputs + player.out_bias


@pytest.mark.parametrize("units", [0, 8])
@pytest.mark.parametrize("id", ["warkings", "stratego-barrage"])
def test_it_takes_what_it_scores_best(id: str, units: int) -> None:
    game = sandtable.make(id, 2, seed=4)
    variant, player = game.umpire.variant, net(game.umpire.variant, units)
    seated = NetPlayer(variant, 1, player)
    for _ in range(40 if id == "warkings" else 3):
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal(seat).ids
        chosen = seated.choose(view, legal)
        assert chosen == max(legal, key=scores(player, variant.observe(view)).__getitem__)
        game.act(seat, chosen)
        if game.over:
            break


def test_with_heat_it_draws_lots_as_its_scores_say() -> None:
    game = sandtable.make("warkings", 2, seed=4)
    view, legal, player = game.view("A"), game.legal("A").ids, net(heat=2.0)
    drawn = [NetPlayer(KINGS, seed, player).choose(view, legal) for seed in range(2000)]
    odds = np.exp(scores(player, KINGS.observe(view))[legal] / 2.0)
    found = np.array([drawn.count(action) for action in legal]) / len(drawn)
    assert np.abs(found - odds / odds.sum()).max() < 0.05
    assert drawn[:50] == [NetPlayer(KINGS, seed, player).choose(view, legal) for seed in range(50)]


@pytest.mark.parametrize("seed", range(4))
def test_a_batch_with_a_net_is_the_one_in_which_the_caller_plays_for_it(seed: int) -> None:
    """Chance is the same in both batches: a net that draws nothing at random uses no random numbers."""
    player = net(units=4)
    one = Batch(KINGS, 1, 3, seed=seed, restart=False, opponents={"B": player})
    two = Batch(KINGS, 1, 3, seed=seed, restart=False)
    one.reset()
    two.reset()
    while two.to_act[0] >= 0:
        if two.to_act[0] == 1:
            best = np.where(two.legal()[0], scores(player, two.observe()[0]), -np.inf).argmax()
            due = two.step([best])
            continue
        assert one.to_act[0] == two.to_act[0] and np.array_equal(one.observe(), two.observe())
        action = two.legal().argmax(axis=1)
        told, due = one.step(action), two.step(action)
    assert told.done[0] and one.to_act[0] < 0 and np.array_equal(told.rewards, due.rewards)
    assert one.endings[0] == two.endings[0] != 0


def test_a_copy_of_a_batch_has_its_nets() -> None:
    games = Batch(KINGS, 3, 2, seed=3, opponents={1: net()})
    games.reset()
    for other in (games.copy(), pickle.loads(pickle.dumps(games))):
        for _ in range(30):
            assert set(other.to_act) == {0}
            other.step(other.legal().argmax(axis=1))
    with pytest.raises(BadInput, match="can be copied and pickled"):
        games.save("nowhere.npz")


def test_it_plays_whole_games_beside_levels(tmp_path: Path) -> None:
    file = tmp_path / "two.npz"
    net(units=4).save(file)
    table = MatchRunner(KINGS, 2, KINGS.read_options({}), player_rows([f"net:{file}", "sergeant"], KINGS))
    seated = np.array([[0, 1], [1, 0]] * 10)
    games = table.play(seated, list(range(20)), list(range(20)))
    assert games.scores.sum() == 0 and games.scores[seated == 0].mean() < 0
    again = table.play(seated, list(range(20)), list(range(20)))
    assert np.array_equal(games.plies, again.plies)


def test_a_file_names_it_among_players(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    kept = net(units=4, heat=0.5)
    kept.save(file)
    again = Net.load(file)
    assert again.heat == 0.5 and np.array_equal(again.row(), kept.row())
    name = f"net:{file}"
    check(name, KINGS)
    assert isinstance(enter(name, Chair(KINGS, ("A", "B"), {}, 0, 1, 1.0)), NetPlayer)
    with pytest.raises(BadInput, match="`out` is finite numbers of shape"):
        check(name, sandtable.variant("soldier"))


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"out": np.zeros((2, 2))}, "`out` is finite numbers of shape"),
        ({"out_bias": np.full(KINGS.actions, np.nan)}, "`out_bias` is finite"),
        ({"hidden": np.zeros((3, KINGS.observation.size))}, "both `hidden` and `hidden_bias`"),
        ({"heat": -1.0}, "`heat` is 0 or more"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], problem: str) -> None:
    usual = {"out": np.zeros((KINGS.actions, KINGS.observation.size)), "out_bias": np.zeros(KINGS.actions)}
    with pytest.raises(BadInput, match=problem):
        Batch(KINGS, 2, opponents={0: Net(**(usual | given))})


def test_one_seat_is_left_to_the_caller(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="computer players have all seats"):
        Batch(KINGS, 2, opponents={"A": net(), "B": net()})
    (tmp_path / "empty.npz").write_bytes(b"")
    with pytest.raises(BadInput, match="holds no net"):
        Net.load(tmp_path / "empty.npz")
