"""Tests of copied environments, at every moment: each goes on alike by itself and leaves the others unchanged."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import sandtable
from sandtable.bots.networks import Net
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.ports import pettingzoo
from sandtable.ports.gymnasium import SeatEnv

LIGHTNING = "stratego-lightning"
KINGS = sandtable.variant("warkings")
MOMENTS = 0, 1, 12
SHORT = {"ply_limit": 60}

Copier = Callable[[Any], Any]
Trace = list[Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.fixture(params=[copy, deepcopy, pickled], ids=lambda way: way.__name__)
def again(request: pytest.FixtureRequest) -> Copier:
    """Return each way to make a copy in turn."""
    way: Copier = request.param
    return way


def pick(mask: npt.NDArray[np.int8], step: int) -> int:
    """Return a choice that depends only on the mask and the step."""
    allowed = np.flatnonzero(mask)
    return int(allowed[(7 * step) % len(allowed)])


def aec_step(env: Any, step: int) -> bool:
    """Carry out one step of an environment whose agents act in turn; return False if the game is over."""
    if not env.agents:
        return False
    observation, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else pick(observation["action_mask"], step))
    return True


def aec_told(env: Any) -> Any:
    seen = [env.observe(agent) for agent in env.possible_agents]
    agents = list(env.agents), env.agent_selection, dict(env.rewards), dict(env.terminations)
    return [(one["observation"].tobytes(), one["action_mask"].tobytes()) for one in seen], agents


def parallel_step(env: Any, step: int) -> bool:
    if not env.agents:
        return False
    masks = {agent: env.aec_env.observe(agent)["action_mask"] for agent in env.agents}
    env.step({agent: pick(mask, step) if mask.any() else 0 for agent, mask in masks.items()})
    return True


def parallel_told(env: Any) -> Any:
    return aec_told(env.aec_env), list(env.agents)


def seat_step(env: SeatEnv, step: int) -> bool:
    if env.action_masks().all():  # the game is over
        return False
    env.step(pick(env.action_masks().astype(np.int8), step))
    return True


def seat_told(env: SeatEnv) -> Any:
    seen, _ = env._told({})
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def rest(env: Any, move: Callable[[Any, int], bool], told: Callable[[Any], Any], begin: int) -> Trace:
    """Return all that is told to the end of the game and at the beginning of the next one."""
    trace = [told(env)]
    step = begin
    while move(env, step):
        trace.append(told(env))
        step += 1
    env.reset()  # by the chance that follows the seed
    return [*trace, told(env)]


def check(env: Any, again: Copier, move: Callable[[Any, int], bool], told: Callable[[Any], Any]) -> None:
    """Check copies at several moments of one game."""
    before = again(env)
    for one in (env, before):
        one.reset(seed=5)
    assert told(env) == told(before)
    step = 0
    for moment in (*MOMENTS, 10**6):  # the last is the end
        while step < moment and move(env, step):
            step += 1
        seen, other, third = told(env), again(env), again(env)
        trace = rest(other, move, told, step)
        assert told(env) == seen == trace[0]
        assert rest(third, move, told, step) == trace
    assert not move(again(env), step)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
@pytest.mark.parametrize(("id", "options"), [("warkings", {}), (LIGHTNING, SHORT)])
def test_environments_of_agents(make: Any, id: str, options: dict[str, Any], again: Copier) -> None:
    check(make(id, options=options), again, aec_step, aec_told)


def test_parallel_environments(again: Copier) -> None:
    check(pettingzoo.parallel_env("warkings", 3), again, parallel_step, parallel_told)


def test_an_illegal_action_ends_the_copy_alone(again: Copier) -> None:
    env = pettingzoo.env("warkings")
    env.reset(seed=1)
    other = again(env)
    other.step(int(np.flatnonzero(other.last()[0]["action_mask"] == 0)[0]))
    assert all(other.terminations.values()) and not any(env.terminations.values())


def test_a_copy_samples_what_the_original_would_have(again: Copier) -> None:
    env = pettingzoo.env("warkings")
    env.reset(seed=1)
    env.action_space("A").seed(3)
    other = again(env)
    drawn = [[one.action_space("A").sample() for _ in range(5)] for one in (other, env)]
    assert drawn[0] == drawn[1]


class Counting:
    """An opponent whose choice depends on how often it was asked."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.asked = seed

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        self.asked += 1
        return legal[self.asked % len(legal)]


@pytest.mark.parametrize("opponent", ["random", "recruit", "sergeant", Counting], ids=str)
@pytest.mark.parametrize("id", ["warkings", "stratego-barrage"])
def test_a_seat_among_opponents(id: str, opponent: Any, again: Copier) -> None:
    options = {} if id == "warkings" else SHORT
    check(SeatEnv(id, opponents=opponent, options=options), again, seat_step, seat_told)


def test_a_seat_against_a_net(tmp_path: Path, again: Copier) -> None:
    rng = np.random.default_rng(1)
    shape = KINGS.actions, KINGS.observation.size
    Net(rng.normal(size=shape), rng.normal(size=KINGS.actions), heat=1.0).save(tmp_path / "net.npz")
    check(SeatEnv("warkings", opponents=f"net:{tmp_path / 'net.npz'}"), again, seat_step, seat_told)


def test_a_seat_whose_action_was_refused(again: Copier) -> None:
    env = SeatEnv(LIGHTNING, opponents="random")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(~env.action_masks())[0]))
    with pytest.raises(BadInput, match="the game is over"):
        again(env).step(0)


def test_a_program_cannot_be_copied(again: Copier) -> None:
    env = SeatEnv("warkings", opponents='process:"cat"')
    again(env)
    env.reset(seed=1)
    with pytest.raises(BadInput, match="an opponent that is a program cannot be copied"):
        again(env)
    env.close()
