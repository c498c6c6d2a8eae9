"""Tests of computer players in batches, and of games that are begun, stepped and looked at one by one."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from tests.batches.random_play import any_legal

import sandtable
from sandtable.batches import company
from sandtable.batches.batch import Batch
from sandtable.bots.compiled_specs import plan
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant

LIGHTNING = sandtable.variant("stratego-lightning")
KINGS = sandtable.variant("warkings")


def wins(opponent: str, games: int = 60) -> float:
    """Return the share of games that the first seat, which plays at random, wins against a player."""
    batch, rng = Batch(KINGS, 10, 2, seed=1, opponents={"B": opponent}), np.random.default_rng(1)
    batch.reset()
    scores: list[float] = []
    while len(scores) < games:
        rewards, done = batch.step(any_legal(batch, rng))
        scores += rewards[done, 0].tolist()
    return float(np.mean(np.array(scores) > 0))


def test_levels_play_as_they_do_at_tables() -> None:
    assert wins("sergeant") < 0.25 < wins("random")
    assert wins("sergeant") < wins("recruit")


@pytest.mark.nightly  # Stratego is compiled for it
def test_a_level_arranges_its_army_as_it_does_at_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its set-up is drawn, it is given one; a caller who plays for it places the same pieces."""
    wanted = plan(LIGHTNING, 5)
    left = list(wanted)
    monkeypatch.setattr(company, "plan", lambda variant, seed: wanted)
    games = Batch(LIGHTNING, 2, seed=3, opponents={"North": "sergeant"})
    alone = Batch(LIGHTNING, 2, seed=3)
    for batch in (games, alone):
        batch.reset()
    while alone.view(0, "South")["phase"] == "setup":
        placed = alone.legal().argmax(axis=1)
        if alone.to_act[0] == 0:
            games.step(placed)
        elif left:  # after its last piece it is ready
            placed[:] = next(action for action in left if alone.legal()[0, action])
            left.remove(placed[0])
        alone.step(placed)
    assert games.view(0, "South")["phase"] != "setup"
    assert np.array_equal(games.observe(seat="North"), alone.observe(seat="North"))


@pytest.mark.parametrize("seats", [2, 5])
def test_the_caller_is_asked_for_its_seats_alone(seats: int) -> None:
    """Threads and interruptions change nothing."""
    opponents = dict.fromkeys(KINGS.seats(seats)[1:], "recruit")
    one = Batch(KINGS, 6, seats, seed=2, threads=1, opponents=opponents)
    two = Batch(KINGS, 6, seats, seed=2, threads=3, opponents=opponents)
    for games in (one, two):
        games.reset()
    for step in range(25):
        assert set(one.to_act) == {0} and np.array_equal(one.observe(), two.observe())
        actions = any_legal(one, np.random.default_rng(step))
        assert np.array_equal(one.step(actions).rewards, two.step(actions).rewards)
        two = pickle.loads(pickle.dumps(two))


def test_a_determinization_does_not_keep_what_an_opponent_means_to_do() -> None:
    """Were the set-up that North means to make kept, all worlds would have it."""
    games = Batch(LIGHTNING, 1, seed=3, opponents={"North": "sergeant"})
    games.reset()
    worlds = games.determinized(seed=1, copies=8)
    while worlds.view(0, "South")["phase"] == "setup":
        worlds.step(worlds.legal().argmax(axis=1))
    assert len({rank.tobytes() for rank in worlds.states["rank"]}) == 8


@pytest.mark.parametrize("opponent", ["admiral", "sandtable.bots.random:Random", "process:cat", 7])
def test_who_plays_in_no_batch_is_refused(opponent: Any) -> None:
    with pytest.raises(
        BadInput, match=r"plays in no batch of War Kings.*; recruit, corporal, sergeant, random and nets"
    ):
        Batch(KINGS, 2, 2, opponents={"B": opponent})


def test_a_level_that_plays_games_out_is_refused() -> None:
    with pytest.raises(BadInput, match="'lieutenant' plays in no batch"):
        Batch(LIGHTNING, 2, opponents={"North": "lieutenant"})


# -- some of the games -----------------------------------------------------------------------------------------------


def begun(n: int = 4, **given: Any) -> Batch:
    games = Batch(KINGS, n, 2, seed=1, **given)
    games.reset()
    return games


def test_some_games_begin_anew() -> None:
    games, rng = begun(), np.random.default_rng(1)
    for _ in range(3):
        games.step(any_legal(games, rng))
    before, some = games.observe(seat="A"), np.array([True, False, False, True])
    games.reset(where=some)
    after = games.observe(seat="A")
    assert np.array_equal(after[~some], before[~some]) and not np.array_equal(after[some], before[some])
    games.reset(seed=1, where=some)
    assert np.array_equal(games.observe(seat="A")[some], begun().observe(seat="A")[some])


def test_games_that_are_over_stay_so_while_others_begin() -> None:
    games, rng = begun(restart=False), np.random.default_rng(1)
    while (games.to_act >= 0).all():
        games.step(any_legal(games, rng))
    over = games.to_act < 0
    games.reset(where=~over)
    assert (games.to_act[over] < 0).all() and (games.to_act[~over] >= 0).all()
    games.reset(where=over)
    assert (games.to_act >= 0).all()


def test_some_games_go_on() -> None:
    games, some = begun(), np.array([False, True, True, False])
    before, actions = games.states, games.legal().argmax(axis=1)
    actions[~some] = -7  # not read
    rewards, done = games.step(actions, where=some)
    changed = np.array([one.tobytes() != other.tobytes() for one, other in zip(before, games.states, strict=True)])
    assert np.array_equal(changed, some) and not rewards.any() and not done.any()


def test_every_refusal_is_told() -> None:
    games = begun()
    mask, actions = games.legal(), games.legal().argmax(axis=1)
    actions[1], actions[3] = (~mask[1]).argmax(), games.actions
    refusals = games.refusals(actions)
    assert list(refusals) == [1, 3] and isinstance(refusals[1], IllegalAction) and isinstance(refusals[3], BadInput)
    with pytest.raises(IllegalAction, match="Game 1"):
        games.step(actions)
    assert games.refusals(mask.argmax(axis=1)) == {} and list(games.refusals(actions, np.arange(4) > 1)) == [3]


def test_a_view_of_one_game_is_what_its_seat_may_know(variant: Variant) -> None:
    games = Batch(variant, 2, variant.players[1], seed=1)
    games.reset()
    for g, seat in enumerate(games.to_act.tolist()):
        view = games.view(g, seat)
        assert np.array_equal(variant.observe(view), games.observe()[g])
        assert np.array_equal(variant.mask(view), games.legal()[g])
    assert games.view(0, None)
    with pytest.raises(BadInput, match="no game 2"):
        games.view(2, 0)


def test_what_chooses_no_games_is_refused() -> None:
    games = begun()
    for where in ([True] * 4, np.ones(3, dtype=np.bool_), np.ones(4)):
        with pytest.raises(BadInput, match=r"array of bool of shape \(4,\)"):
            games.reset(where=where)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="call reset"):
        Batch(KINGS, 2, 2).reset(where=np.ones(2, dtype=np.bool_))
