"""Tests of one seat as a Gymnasium environment: Gymnasium's own check, secrets, opponents, endings, refusals."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
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
        observation, *news = env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        told.append(news)
        if news[1] or news[2]:
            break
    return told


def test_gymnasiums_own_check(variant: Variant) -> None:
    env = SeatEnv(variant.id, variant.seat_names[1], "random", players=variant.players[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of observations that are no pictures, and of an action space with a mask
        check_env(env, skip_render_check=True)


def test_the_same_seed_is_the_same_game(variant: Variant) -> None:
    told = [play(SeatEnv(variant.id, opponents="random", players=variant.players[1]), 5, 30) for _ in range(2)]
    assert told[0] == told[1]


def test_a_game_ends_with_its_score_and_the_word_for_it() -> None:
    *_, (reward, terminated, truncated, info) = play(SeatEnv("warkings", opponents="sergeant", players=3), 1)
    assert terminated and not truncated and -1 <= reward <= 1
    assert info["clause"].startswith("RT-") and info["ending"]


def test_a_bound_on_length_truncates() -> None:
    *_, news = play(SeatEnv(LIGHTNING, opponents="random", options={"ply_limit": 2}), 1)
    assert news == [0.0, False, True, {"ending": "ply", "clause": "ST-R-74"}]


def test_an_action_that_is_not_allowed_ends_the_game() -> None:
    env = SeatEnv(LIGHTNING, "North", "random")
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["clause"]) == (-1.0, True, False, "ST-SET-5") and info["refused"]
    assert not seen["action_mask"].any() and not env.action_masks().any()
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
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        SeatEnv(LIGHTNING, **given)
    with pytest.raises(BadInput, match="reset"):
        SeatEnv(LIGHTNING).step(0)
