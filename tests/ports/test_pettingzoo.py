"""Tests of the variants as PettingZoo environments: PettingZoo's own suites, secrets, chance, pictures, refusals."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import env_logger
from tests.every_game.tables import cases, need_secrets

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.ports import pettingzoo

with warnings.catch_warnings():
    # Where PettingZoo's classic games are installed, its suites import one of them in a way that it warns of itself.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo import test as suites

LIGHTNING = "stratego-lightning"
CYCLES = len(cases(1000))

# What `api_test` remarks about every environment of its kind, PettingZoo's own card and board games among them.
pytestmark = [
    pytest.mark.usefixtures("toy_listed"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning"),
]


@pytest.fixture
def said() -> Iterator[list[str]]:
    """Yield the list of warnings that PettingZoo logs."""
    env_logger.EnvLogger.flush()
    yield env_logger.EnvLogger.mqueue
    env_logger.EnvLogger.flush()


def choose(env: Any, rng: np.random.Generator) -> int | None:
    """Return a random action that the mask allows, or None when the agent's game is over."""
    observation, _, terminated, truncated, _ = env.last()
    return None if terminated or truncated else int(rng.choice(np.flatnonzero(observation["action_mask"])))


def begun(variant: str = LIGHTNING, steps: int = 0, **given: Any) -> Any:
    """Return a bare environment after this many random steps."""
    env = pettingzoo.raw_env(variant, **given)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(steps):
        env.step(choose(env, rng))
    return env


def ended(env: Any) -> bool:
    """Return whether the game of the agent that is asked is over."""
    return bool(env.terminations[env.agent_selection] or env.truncations[env.agent_selection])


def finish(env: Any) -> dict[str, float]:
    """Play at random to the end; return the reward of each agent, as `last` gives it."""
    rng = np.random.default_rng(2)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
        else:
            assert reward == 0
        env.step(choose(env, rng))
    return rewards


def shown(env: Any) -> tuple[Any, ...]:
    """Return everything that anybody may see of an environment."""
    seen = [env.observe(agent) for agent in env.possible_agents]
    arrays = [(one["observation"].tobytes(), one["action_mask"].tobytes()) for one in seen]
    return (env.agent_selection, env.rewards, env.terminations, env.truncations, env.infos, arrays)


# -- PettingZoo's suites ---------------------------------------------------------------------------------------------


def test_api(variant: Variant) -> None:
    suites.api_test(pettingzoo.env(variant.id), num_cycles=CYCLES)
    suites.api_test(pettingzoo.raw_env(variant.id, variant.players[1]), num_cycles=CYCLES)


def test_seed(variant: Variant) -> None:
    suites.seed_test(lambda: pettingzoo.env(variant.id), num_cycles=CYCLES)


def test_render(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    suites.render_test(
        lambda render_mode: pettingzoo.env(variant.id, render_mode=render_mode),
        {"ansi": lambda picture: picture.count("\n") > 3, "rgb_array": lambda picture: picture.std() > 5},
    )
    assert capsys.readouterr().out


def test_parallel_api(variant: Variant) -> None:
    suites.parallel_api_test(pettingzoo.parallel_env(variant.id), num_cycles=CYCLES)


# -- what agents are given -------------------------------------------------------------------------------------------


def test_observations_are_what_the_variant_says(variant: Variant) -> None:
    env = begun(variant.id, players=variant.players[1])
    assert env.possible_agents == list(variant.seats(variant.players[1]))
    assert env.metadata["name"] == f"sandtable_{variant.id}" and len(env.meaning) == variant.observation.shape[0]
    for agent in env.agents:
        space = env.observation_space(agent)
        assert space["observation"].shape == variant.observation.shape
        assert space["observation"].high.max() == variant.observation.high
        assert space["action_mask"].shape == (env.action_space(agent).n,) == (variant.actions,)
        assert env.observe(agent) in space


def test_only_the_agent_whose_turn_it_is_has_choices(variant: Variant) -> None:
    env, rng = begun(variant.id, players=variant.players[1]), np.random.default_rng(3)
    for _ in range(100):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        over = ended(env)
        assert [agent for agent, mask in masks.items() if mask.any()] == ([] if over else [env.agent_selection])
        env.step(choose(env, rng))
        if not env.agents:
            break


def test_who_chooses_at_once_is_asked_in_the_order_of_the_seats() -> None:
    env, rng, asked = begun("toy", players=3), np.random.default_rng(3), []
    for _ in range(3):
        asked.append(env.agent_selection)
        env.step(choose(env, rng))
    assert asked == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("steps", [1, 10, 25, 60])
def test_what_an_agent_cannot_know_changes_nothing_that_it_is_given(variant: Variant, steps: int) -> None:
    """The environment gives the agent the same with another game below it that looks the same to the agent."""
    need_secrets(variant)
    hidden = 0
    options = {option.key: "buy" for option in variant.options if option.key == "army"}
    shown = bool(options) and steps > 1  # armies are a secret only as long as they are bought
    for agent in variant.seats():
        env = begun(variant.id, 0, render_mode="ansi", options=options)
        rng = np.random.default_rng(4)
        for _ in range(steps):
            if any(env.terminations.values()):
                break
            env.step(choose(env, rng))
        seat, true = env.possible_agents.index(agent), env._umpire
        for seed in cases(10):
            env._umpire = true
            seen, picture = env.observe(agent), env.render()
            env._umpire = true.determinized(seat, seed)
            hidden += env._umpire.state_hash() != true.state_hash()
            again = env.observe(agent)
            assert all(np.array_equal(seen[key], again[key]) for key in seen)
            env._umpire = true.determinized(true.spectator, seed)
            assert env.render() == picture
    assert hidden or shown or any(env.terminations.values())


def test_nobody_is_given_the_state() -> None:
    env = pettingzoo.env(LIGHTNING)
    env.reset()
    with pytest.raises(NotImplementedError):
        env.state()
    assert not hasattr(env.unwrapped, "state_space")


def test_rewards_are_the_scores(variant: Variant) -> None:
    env = begun(variant.id)
    rewards = finish(env)
    assert rewards == dict(zip(variant.seats(), env._umpire.scores, strict=True)) and env.agents == []


# -- chance ----------------------------------------------------------------------------------------------------------


def test_chance_follows_the_seed_and_goes_on_without_one() -> None:
    def hands(env: Any, *seeds: int | None) -> list[bytes]:
        dealt = []
        for seed in seeds:
            env.reset(seed=seed)
            dealt.append(b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents))
        return dealt

    one, other = (pettingzoo.env("toy", 3, {"hand": 3}) for _ in range(2))
    series = hands(one, 5, *[None] * 9)
    assert hands(other, 5, *[None] * 9) == series and len(set(series)) > 5
    assert hands(one, 5) == series[:1]
    assert len(set(hands(one, *range(10)))) > 5
    fresh = [tuple(hands(pettingzoo.env("toy", 3, {"hand": 3}), *[None] * 9)) for _ in range(2)]
    assert fresh[0] != fresh[1]


def test_options_of_the_rules_and_of_reset() -> None:
    env = begun("toy", players=3, options={"ply_limit": 1})
    env.reset(options={"unheard of": 1})
    rng, turns = np.random.default_rng(3), 0
    while env.agents:
        turns += not ended(env)
        env.step(choose(env, rng))
    assert turns <= 5  # three stakes, one turn, at most one answer


# -- pictures --------------------------------------------------------------------------------------------------------


def test_a_picture_is_the_spectators_view(variant: Variant) -> None:
    env = begun(variant.id, render_mode="ansi")
    assert env._umpire.ask(env._umpire.spectator) in env.render()
    env.render_mode = "rgb_array"
    sizes = {env.render().shape}
    finish(env)
    sizes.add(env.render().shape)
    assert len(sizes) == 1
    env.render_mode = "ansi"
    assert env._umpire.view(env._umpire.spectator)["result"]["text"] in env.render()


def test_the_set_up_of_neither_side_is_drawn() -> None:
    env = begun(steps=15, render_mode="rgb_array")
    assert np.array_equal(env.render(), begun(steps=0, render_mode="rgb_array").render())


def test_human_prints_what_is_new_to_spectators(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("toy", render_mode="human")
    env.reset(seed=1)
    before = capsys.readouterr().out
    env.step(choose(env, np.random.default_rng(1)))
    after = capsys.readouterr().out
    assert "Waiting for Ada and Bo." in before and "Waiting for Bo." in after
    assert env.render() is None and capsys.readouterr().out == after


def test_human_prints_nothing_of_what_nobody_sees(capsys: pytest.CaptureFixture[str]) -> None:
    """A piece is placed behind the screen."""
    env = pettingzoo.env("stratego-lightning", render_mode="human")
    env.reset(seed=1)
    capsys.readouterr()
    env.step(choose(env, np.random.default_rng(1)))
    assert capsys.readouterr().out == ""


def test_rendering_without_a_mode_warns() -> None:
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert begun().render() is None


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env])
@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"variant": "chess"}, "there is no variant 'chess'"),
        ({"variant": None}, "there is no variant None"),
        ({"variant": "toy", "players": 4}, "played by 2 to 3, not by 4"),
        ({"variant": "toy", "players": "two"}, "not by 'two'"),
        ({"variant": "toy", "options": {"speed": 3}}, "has no option 'speed'"),
        ({"variant": "toy", "options": {"hand": 4}}, "option hand is 4"),
        ({"variant": "toy", "options": [1]}, "options are given by name"),
        ({"variant": "toy", "render_mode": "svg"}, "it may be human, ansi, rgb_array"),
    ],
)
def test_what_there_is_not(make: Any, given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        make(**given)


def with_a_forbidden_action(env: Any) -> int:
    """Play until not all actions are allowed, and return one that is not."""
    while env.last()[0]["action_mask"].all():
        env.step(0)
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_action_is_refused_by_the_bare_environment(variant: Variant) -> None:
    env = begun(variant.id)
    forbidden = with_a_forbidden_action(env)
    before = shown(env), env._umpire.state_hash()
    with pytest.raises(IllegalAction) as refused:
        env.step(forbidden)
    clause = refused.value.clause
    assert clause in variant.game.rulebook.clauses and str(refused.value).endswith(f"({clause})")
    assert (shown(env), env._umpire.state_hash()) == before


@pytest.mark.parametrize("action", [-1, 10**6, 1.0, "e4-e5", None, True, np.zeros(3), np.float32(1), np.bool_(True)])
def test_what_is_no_action_at_all(action: Any, said: list[str]) -> None:
    bare = begun()
    before = shown(bare)
    with pytest.raises(BadInput) as refused:
        bare.step(action)
    assert "\n" not in str(refused.value) and "0 to" in str(refused.value) and shown(bare) == before
    if action is not True:  # PettingZoo takes it for 1
        env = pettingzoo.env(LIGHTNING)
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
        assert shown(env.unwrapped) == before and not said


def test_an_illegal_action_ends_the_game_as_in_pettingzoos_own(variant: Variant, said: list[str]) -> None:
    env = pettingzoo.env(variant.id)
    env.reset(seed=1)
    forbidden = with_a_forbidden_action(env)
    loser = env.agent_selection
    env.step(forbidden)
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}
    assert "Illegal move" in said[0]
    env.reset(seed=1)
    assert not any(env.terminations.values()) and set(env.rewards.values()) == {0}


def test_an_illegal_action_ends_the_parallel_game_too(said: list[str]) -> None:
    env = pettingzoo.parallel_env(LIGHTNING)
    observations, _ = env.reset(seed=1)
    south = observations["South"]["action_mask"]
    assert not observations["North"]["action_mask"].any()
    wrong = np.flatnonzero(south == 0)[0]
    _, rewards, terminations, _, _ = env.step({"South": wrong, "North": wrong})
    assert rewards == {"South": -1, "North": 0} and all(terminations.values()) and env.agents == []


def test_resigning_is_no_choice_but_may_be_done() -> None:
    env = begun(steps=50)
    resigned, (resign,) = env.agent_selection, env._umpire.variant.unlisted
    assert not env.observe(resigned)["action_mask"][resign]
    env.step(resign)
    assert env.rewards == {agent: -1 if agent == resigned else 1 for agent in env.agents}


def test_after_the_end(said: list[str]) -> None:
    env = pettingzoo.env("toy")
    env.reset(seed=1)
    while not ended(env):
        env.step(choose(env, np.random.default_rng(1)))
    with pytest.raises(AssertionError):
        env.step("pass")
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    finish(env)
    assert not said
    env.step(0)
    assert "step() called after all agents are terminated" in said[0]
    with pytest.raises(BadInput, match=r"reset\(\) begins one"):
        env.unwrapped.step(None)
    env.close()
    env.close()


def test_before_the_start() -> None:
    env = pettingzoo.env("toy")
    for too_early in (env.render, lambda: env.step(0), lambda: env.observe("Ada"), env.agent_iter):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            too_early()
    with pytest.raises(BadInput, match=r"reset\(\) begins one"):
        pettingzoo.raw_env("toy").step(0)


def test_an_agent_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="there is no agent 'East'; the agents are South, North"):
        begun().observe("East")


def test_a_seed_that_is_none() -> None:
    for seed in (-1, "seven"):
        with pytest.raises(Exception, match="Seed must be"):
            pettingzoo.env("toy").reset(seed=seed)


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.env("toy", 3, {"hand": 3})))
    env.reset(seed=1)
    assert env.agents == ["Ada", "Bo", "Cy"] and env.observe("Ada")["observation"][:4].sum() == 3


def test_without_the_extra() -> None:
    """Each library of the extra may be missing."""
    script = """
        import sys
        for library in ("pettingzoo", "gymnasium", "PIL"):
            sys.modules[library] = None
            try:
                from sandtable.ports import pettingzoo
            except Exception as error:
                print(type(error).__name__, error)
            del sys.modules[library]
    """
    tried = subprocess.run([sys.executable, "-c", dedent(script)], capture_output=True, text=True, check=True)
    refusal = 'MissingExtra sandtable.ports.pettingzoo needs: pip install "sandtable[pettingzoo]"'
    assert tried.stdout.splitlines() == [refusal] * 3
