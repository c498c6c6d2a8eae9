"""Tests of many games as one vector environment: the same as single ones, resets, masks, seeds, copies, refusals."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import sandtable
from sandtable.bots.random import Random
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.ports.gymnasium import SeatEnv
from sandtable.ports.gymnasium_vector import SeatVectorEnv

LIGHTNING = "stratego-lightning"
KINGS = "warkings"
pytestmark = pytest.mark.usefixtures("toy_listed")

Ints = npt.NDArray[np.int64]


def kings(n: int = 3, **given: Any) -> SeatVectorEnv:
    return SeatVectorEnv(KINGS, n, **{"opponents": "random", **given})


def firsts(seen: dict[str, Any]) -> Ints:
    """Return the first of the choices in each game."""
    first: Ints = seen["action_mask"].argmax(axis=1)
    return first


def told(envs: SeatVectorEnv, seed: int, steps: int) -> list[Any]:
    """Return all that a player is told who takes the first of its choices."""
    seen, infos = envs.reset(seed=seed)
    found: list[Any] = [seen["observation"].tobytes()]
    for _ in range(steps):
        seen, *news, infos = envs.step(firsts(seen))
        found += [seen["observation"].tobytes(), *(array.tolist() for array in news), infos.get("ending")]
    return [one.tolist() if isinstance(one, np.ndarray) else one for one in found]


def test_it_has_the_spaces_of_single_environments(variant: Variant) -> None:
    envs = SeatVectorEnv(variant.id, 2, variant.seat_names[1], "random", variant.players[1])
    single = SeatEnv(variant.id, variant.seat_names[1], "random", variant.players[1])
    assert envs.single_observation_space == single.observation_space and envs.single_action_space == single.action_space
    seen, infos = envs.reset(seed=1)
    for _ in range(4):
        assert seen in envs.observation_space and infos["action_mask"] is seen["action_mask"]
        seen, rewards, terminated, truncated, infos = envs.step(firsts(seen))
        assert [array.dtype.name for array in (rewards, terminated, truncated)] == ["float64", "bool", "bool"]


def test_the_seat_is_told_what_the_batch_tells_it() -> None:
    """The same games, stepped by a batch with the same opponents."""
    envs, games = kings(seat=1), sandtable.batch(KINGS, 3, 2, restart=False, opponents={"A": "random"})
    seen, _ = envs.reset(seed=4)
    games.reset(int(np.random.Generator(np.random.PCG64(np.random.SeedSequence(4))).integers(2**63)))
    for _ in range(8):
        assert np.array_equal(seen["observation"], games.observe(seat="B"))
        assert np.array_equal(seen["action_mask"].astype(bool), games.legal())
        actions = firsts(seen)
        seen, rewards, *_ = envs.step(actions)
        assert np.array_equal(rewards, games.step(actions).rewards[:, 1])


def test_by_default_a_new_game_begins_with_the_next_step() -> None:
    envs = kings()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=1)
    before, games = np.zeros(3, dtype=np.bool_), 0
    for _ in range(80):
        seen, rewards, terminated, truncated, infos = envs.step(envs.action_space.sample(tuple(infos["action_mask"])))
        over = terminated | truncated
        assert not (over & before).any() and not rewards[~over].any()
        assert seen["action_mask"][over].all() and not seen["action_mask"][~over].all(axis=1).any()
        assert np.array_equal(infos.get("_ending", before & False), over)
        before, games = over, games + over.sum()
    assert games > 3


def test_in_the_same_step_the_last_observations_stand_in_infos() -> None:
    """They are those that the other mode returns."""
    same, following = (kings(autoreset_mode=mode) for mode in ("SameStep", "NextStep"))
    seen, _ = same.reset(seed=1)
    other, _ = following.reset(seed=1)
    while True:
        actions = firsts(seen)
        seen, _, terminated, truncated, infos = same.step(actions)
        other, *_, told_there = following.step(actions)
        over = terminated | truncated
        assert not seen["action_mask"].all(axis=1).any() and ("final_obs" in infos) == over.any()
        if over.any():
            break
    (g,) = np.flatnonzero(over)
    assert np.array_equal(infos["_final_obs"], over) and np.array_equal(infos["_final_info"], over)
    assert infos["final_info"]["ending"][g] == told_there["ending"][g]
    for name in ("observation", "action_mask"):
        assert np.array_equal(infos["final_obs"][g][name], other[name][g])
    again, *_ = following.step(actions)
    assert np.array_equal(again["observation"][g], seen["observation"][g])


def test_without_resets_a_game_stays_over_until_it_is_reset() -> None:
    envs = kings(autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = envs.reset(seed=1)
    over = np.zeros(3, dtype=np.bool_)
    while not over.any():
        seen, _, terminated, truncated, _ = envs.step(firsts(seen))
        over = terminated | truncated
    with pytest.raises(BadInput, match=f"game {over.argmax()} is over: reset"):
        envs.step(firsts(seen))
    fresh, infos = envs.reset(options={"reset_mask": over})
    assert np.array_equal(fresh["observation"][~over], seen["observation"][~over])
    assert not infos["action_mask"].all(axis=1).any()
    envs.step(firsts(fresh))


def test_a_bound_on_length_truncates() -> None:
    envs = SeatVectorEnv(LIGHTNING, 2, opponents="random", options={"ply_limit": 2})
    seen, _ = envs.reset(seed=1)
    for _ in range(500):
        seen, rewards, terminated, truncated, infos = envs.step(firsts(seen))
        if truncated.any():
            break
    assert not terminated.any() and set(infos["ending"][truncated]) == {"ply"} and not rewards.any()
    assert set(infos["clause"][truncated]) == {"ST-R-74"}


def test_an_illegal_action_ends_its_game_alone() -> None:
    envs = kings()
    seen, _ = envs.reset(seed=1)
    actions = firsts(seen)
    actions[1] = (seen["action_mask"][1] == 0).argmax()
    after, rewards, terminated, truncated, infos = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0] and terminated.tolist() == [False, True, False] and not truncated.any()
    assert np.array_equal(after["observation"][1], seen["observation"][1]) and after["action_mask"][1].all()
    assert infos["_refused"].tolist() == [False, True, False]
    assert infos["clause"][1].startswith("RT-") and infos["refused"][1]
    fresh, rewards, terminated, *_ = envs.step(firsts(after))
    assert not terminated.any() and not rewards.any() and not fresh["action_mask"].all(axis=1).any()


def test_the_same_seed_is_the_same_game() -> None:
    assert told(kings(threads=1), 3, 30) == told(kings(threads=4), 3, 30)
    assert told(kings(), 3, 30) != told(kings(), 4, 30)
    seen = [kings().reset()[0]["observation"].tobytes() for _ in range(3)]
    assert len(set(seen)) == 3


@pytest.mark.parametrize("again", [copy, deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))])
def test_a_copy_plays_on_by_itself(again: Any) -> None:
    envs = SeatVectorEnv(LIGHTNING, 2, opponents="sergeant")
    seen, _ = envs.reset(seed=2)
    for _ in range(5):
        seen, *_ = envs.step(firsts(seen))
    other, traces = again(envs), []
    for one in (other, envs):
        now, trace = seen, []
        for _ in range(30):
            now, *_ = one.step(firsts(now))
            trace.append(now["observation"].tobytes())
        traces.append(trace)
    assert traces[0] == traces[1]


def test_gymnasium_makes_it_and_wraps_it() -> None:
    envs: Any = gymnasium.make_vec(f"sandtable/{KINGS}-v0", num_envs=4, opponents="sergeant")
    assert envs.spec.id == f"sandtable/{KINGS}-v0" and isinstance(envs, SeatVectorEnv)
    wrapped = DictInfoToList(RecordEpisodeStatistics(envs))
    _, infos = wrapped.reset(seed=1)
    lengths = []
    for _ in range(60):
        masks = tuple(info["action_mask"] for info in infos)
        *_, infos = wrapped.step(wrapped.action_space.sample(masks))
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert lengths and min(lengths) > 1


def test_it_can_be_made_of_single_ones() -> None:
    """So that opponents may play that no batch has."""
    envs = gymnasium.make_vec(f"sandtable/{KINGS}-v0", 2, "sync", opponents=lambda variant, seed: Random(seed))
    seen, infos = envs.reset(seed=1)
    ours, theirs = kings(2).reset(seed=1)
    assert seen.keys() == ours.keys() and infos.keys() == theirs.keys()
    assert all(seen[name].dtype == ours[name].dtype and seen[name].shape == ours[name].shape for name in seen)
    envs.close()


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"opponents": "admiral"}, "'admiral' plays in no batch of War Kings"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"seat": "East"}, "there is no seat 'East'"),
        ({"n": 0}, "one game or more"),
        ({"autoreset_mode": "later"}, "there is no autoreset mode 'later'; there are NextStep, SameStep, Disabled"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        kings(**given)


def test_actions_that_are_none_change_nothing() -> None:
    envs = kings()
    with pytest.raises(BadInput, match="call reset"):
        envs.step([0, 0, 0])
    seen, _ = envs.reset(seed=1)
    for actions, problem in (([0, 0], "shape"), ([0.5, 0, 0], "integers"), ([0, 0, 99999], "no action 99999")):
        with pytest.raises(BadInput, match=problem):
            envs.step(actions)
    with pytest.raises(BadInput, match="array of bool of shape"):
        envs.reset(options={"reset_mask": [True, False, False]})
    other = kings()
    other.reset(seed=1)
    after, after_there = (one.step(firsts(seen))[0]["observation"] for one in (envs, other))
    assert np.array_equal(after, after_there)
