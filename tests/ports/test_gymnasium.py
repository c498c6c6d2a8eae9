"""Tests of one seat as a Gymnasium environment: Gymnasium's own check, ids, opponents, endings, pictures, refusals."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.ports.told import rest

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.games import of_this_house
from sandtable.ports.gymnasium import SeatEnv

LIGHTNING = "stratego-lightning"
pytestmark = pytest.mark.usefixtures("toy_listed")


def play(env: SeatEnv, seed: int, most: int = 10**6) -> list[Any]:
    """Return all that a random player is told in one game."""
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    observation, _ = env.reset(seed=seed)
    for _ in range(most):
        told.append(observation["observation"].tobytes())
        observation, *news, info = env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert info.pop("action_mask") is observation["action_mask"]
        told.append((*news, info))
        if news[1] or news[2]:
            break
    return told


def test_gymnasiums_own_check(variant: Variant) -> None:
    env = SeatEnv(variant.id, variant.seat_names[1], "random", players=variant.players[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of observations that are no pictures, and of an action space with a mask
        check_env(env, skip_render_check=True)


def test_every_variant_has_an_id() -> None:
    for house in of_this_house():
        env: Any = gymnasium.make(f"sandtable/{house.id}-v0", opponents="random", players=house.players[1])
        assert env.spec.id == f"sandtable/{house.id}-v0" and env.unwrapped.variant is house
        assert env.spec.kwargs == {"variant": house.id, "opponents": "random", "players": house.players[1]}


def test_gymnasium_checks_what_the_id_makes() -> None:
    """With a spec it tries every way to render, too."""
    env: Any = gymnasium.make(f"sandtable/{LIGHTNING}-v0", opponents="random", options={"ply_limit": 50})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    assert env.spec.make().unwrapped.spec.kwargs["options"] == {"ply_limit": 50}


def test_the_id_is_found_with_the_module_before_it() -> None:
    """So it is made in another process, which has imported nothing."""
    code = (
        "import gymnasium\n"
        f"env = gymnasium.make('sandtable.ports.gymnasium:sandtable/{LIGHTNING}-v0', opponents='random')\n"
        "print(env.reset(seed=1)[0]['action_mask'].sum())"
    )
    env = SeatEnv(LIGHTNING, opponents="random")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) == env.reset(seed=1)[0]["action_mask"].sum()


def test_the_server_starts_without_gymnasium() -> None:
    code = "import sys, sandtable, sandtable.api, sandtable.host.serve; print('gymnasium' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_last_observation_has_a_mask_to_sample_from() -> None:
    env = SeatEnv("warkings", opponents="random")
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        assert 0 < observation["action_mask"].sum() < len(observation["action_mask"])
        action = env.action_space.sample(info["action_mask"])
        observation, _, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    mask = observation["action_mask"]
    assert mask.all() and mask.dtype == np.int8 and env.action_masks().all()
    assert env.action_space.contains(env.action_space.sample(probability=mask / mask.sum()))


@pytest.mark.parametrize("mode", AutoresetMode)
def test_it_is_reset_in_every_way_of_gymnasium(mode: AutoresetMode) -> None:
    """A policy is asked at every observation, the last one of a game included."""
    envs = SyncVectorEnv([lambda: SeatEnv("warkings", opponents="random")] * 2, autoreset_mode=mode)
    envs.action_space.seed(1)
    _, infos = envs.reset(seed=1)
    ended, fresh = 0, np.zeros(2, dtype=np.bool_)
    for _ in range(60):
        _, rewards, terminated, truncated, infos = envs.step(envs.action_space.sample(tuple(infos["action_mask"])))
        over = terminated | truncated
        ended += over.sum()
        if mode is AutoresetMode.NEXT_STEP:
            assert not rewards[fresh].any() and infos["action_mask"][over].all()
            fresh = over
        elif mode is AutoresetMode.SAME_STEP:
            assert not infos["action_mask"].all(axis=1).any() and ("final_obs" in infos) == over.any()
        elif over.any():
            _, again = envs.reset(options={"reset_mask": over})
            infos["action_mask"][over] = again["action_mask"][over]
    assert ended > 2


@pytest.mark.parametrize("level", ["sergeant", pytest.param("lieutenant", marks=pytest.mark.nightly)])
def test_it_is_played_on_in_another_process(level: str) -> None:
    if INTERPRETED and level == "lieutenant":
        pytest.skip("interpreted rules are too slow for playouts")
    env = SeatEnv(LIGHTNING, opponents=level, options={"ply_limit": 60})
    env.reset(seed=1)
    code = "import pickle, sys; from tests.ports.told import rest; print(rest(pickle.load(sys.stdin.buffer)))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(env), capture_output=True, check=True)
    assert done.stdout.decode().strip() == rest(env)


def test_it_shows_what_its_seat_sees() -> None:
    pictures = {}
    for seat in ("South", "North"):
        env = SeatEnv(LIGHTNING, seat, "sergeant", render_mode="rgb_array", options={"ply_limit": 40})
        env.reset(seed=1)
        while not env.action_masks().all():
            pictures[seat] = env.render()
            env.step(int(env.action_masks().argmax()))
        assert env.render().dtype == np.uint8 and env.render().shape[2] == 3 and env.render().std() > 5
    assert not np.array_equal(pictures["South"], pictures["North"])
    env = SeatEnv(LIGHTNING, opponents="random", render_mode="ansi", options={"ply_limit": 1})
    play(env, 1)
    assert "\x1b" not in env.render() and "A draw: the turn limit is reached." in env.render()


def test_the_same_seed_is_the_same_game(variant: Variant) -> None:
    told = [play(SeatEnv(variant.id, opponents="random", players=variant.players[1]), 5, 30) for _ in range(2)]
    assert told[0] == told[1]


def test_a_game_ends_with_its_score_and_the_word_for_it() -> None:
    *_, (reward, terminated, truncated, info) = play(SeatEnv("warkings", opponents="sergeant", players=3), 1)
    assert terminated and not truncated and -1 <= reward <= 1
    assert info["clause"].startswith("RT-") and info["ending"]


def test_a_bound_on_length_truncates() -> None:
    *_, news = play(SeatEnv(LIGHTNING, opponents="random", options={"ply_limit": 2}), 1)
    assert news == (0.0, False, True, {"ending": "ply", "clause": "ST-R-74"})


def test_an_action_that_is_not_allowed_ends_the_game() -> None:
    env = SeatEnv(LIGHTNING, "North", "random")
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["clause"]) == (-1.0, True, False, "ST-SET-5") and info["refused"]
    assert seen["action_mask"].all() and env.action_masks().all()
    with pytest.raises(BadInput, match="reset"):
        env.step(0)


def test_opponents_may_be_made_by_the_learner() -> None:
    asked = []

    class Last:
        def __init__(self, variant: Variant, seed: int) -> None: ...

        def choose(self, view: Any, legal: Any) -> int:
            asked.append(view["viewer"])
            return int(legal[-1])

    env = SeatEnv("soldier", "B", [Last, "random", Last], players=4, render_mode="ansi")
    play(env, 3, 20)
    assert set(asked) == {"A", "D"} and "B" in (env.render() or "")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"opponents": "admiral"}, "no computer player 'admiral'"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"seat": "East"}, "there is no seat 'East'"),
        ({"render_mode": "human"}, "render_mode is 'human'; it may be ansi, rgb_array"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        SeatEnv(LIGHTNING, **given)
    with pytest.raises(BadInput, match="reset"):
        SeatEnv(LIGHTNING).step(0)


@pytest.mark.parametrize(
    ("action", "problem"), [(0.5, "not of type float"), (True, "not of type bool"), (-1, "there is no action -1")]
)
def test_what_is_no_action_changes_nothing(action: Any, problem: str) -> None:
    env = SeatEnv(LIGHTNING, opponents="random")
    observation, _ = env.reset(seed=1)
    with pytest.raises(BadInput, match=problem):
        env.step(action)
    assert np.array_equal(env.action_masks(), observation["action_mask"])
