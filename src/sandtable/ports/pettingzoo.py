"""Sandtable's variants as PettingZoo environments: `env`, `raw_env` and `parallel_env`.

```python
from sandtable.ports import pettingzoo

env = pettingzoo.env("stratego-lightning", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
env.close()
```
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from sandtable.engine.errors import BadInput, MissingExtra
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.ports.copying import CopiedWhole
from sandtable.ports.endings import ended
from sandtable.ports.infos import Info
from sandtable.ports.pictures import picture

try:
    import gymnasium
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

    from sandtable.ports.pixels import pixels
    from sandtable.ports.spaces import action_number, action_space, observation_space
except ImportError as missing:
    raise MissingExtra(__name__, "pettingzoo") from missing

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1


def env(
    variant: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return a game as `raw_env` has it, in the wrappers of PettingZoo's classic games.

    An action that the mask forbids ends the game: -1 for the agent that tried it and 0 for the others. A value outside
    the action space, and a call before `reset`, raises AssertionError. Raises BadInput like `sandtable.make`.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(variant, players, options, render_mode), ILLEGAL_REWARD)
    return _Ordered(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(
    variant: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> ParallelEnv:
    """Return `env` converted by PettingZoo's `turn_based_aec_to_parallel`.

    Of the actions given to `step`, only that of the agent whose turn it is counts: the one whose mask is not empty.
    Raises BadInput like `sandtable.make`.
    """
    return _Parallel(env(variant, players, options, render_mode))


class _Ordered(CopiedWhole, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """The outermost of the wrappers."""

    def __str__(self) -> str:
        return str(self.env)


class _Parallel(CopiedWhole, turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """PettingZoo's conversion."""


class raw_env(CopiedWhole, AECEnv):  # type: ignore[misc]
    """One game after another of a variant, without wrappers.

    Agents are named after their seats, e.g. `South`. An observation is made from the agent's own view and nothing else:

    - `observation`: int8, `Variant.observation.shape`. `meaning` of this environment says what each index of the first
      axis holds; the numbering is the agent's own, e.g. its side of the board is row 0.
    - `action_mask`: int8, one entry for each action; 1 where the agent may choose it now. Only the agent whose turn it
      is has any. Where several seats have to act, they act in seat order. Resigning, where the rules allow it, is not
      in the mask, but `step` takes it.

    Rewards come at the end: what each seat has won or lost. `infos` of every agent then hold `ending`, the rulebook's
    word for how it ended, and `clause`. If a bound on length ended the game, and not play (`Game.limits`), all agents
    are truncated; else they are terminated.

    The environment plays chance. It renders the spectator's view, which holds no secrets: `human` prints it whenever it
    has changed, `ansi` is a string with colours, `rgb_array` uint8 of shape (height, width, 3). There is no `state()`:
    no agent is given what only the umpire knows. Copies (`copy.copy`, `copy.deepcopy`, pickle) of this environment and
    of the wrapped ones are independent games, which continue from the present position.
    """

    def __init__(
        self,
        variant: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is {render_mode!r}; it may be {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self._variant = find(variant)
        self._options = self._variant.read_options({} if options is None else options)
        self._umpire: Umpire
        self._printed = b""  # the spectator's view that was printed last
        self._chance: np.random.Generator | None = None
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"sandtable_{self._variant.id}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.meaning = self._variant.observation.meaning
        self.possible_agents = list(self._variant.seats(players))
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self._variant) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._variant) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return the agent's observation space, the same object at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the agent's action space, the same object at each call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Begin a game. The same seed gives the same chance; without a seed chance continues its random sequence.

        `options` belong to PettingZoo and there are none; the options of the rules belong to the environment.
        """
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        players = len(self.possible_agents)
        self._umpire = Umpire(self._variant, players, self._options, self._chance.bytes(32))
        self._printed = b""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is; None for an agent whose game is over.

        Raises IllegalAction (`.clause`, and a sentence) or BadInput; then nothing has changed.
        """
        if not self.agents:
            raise BadInput("no game is under way: reset() begins one")
        if self._umpire.over:
            self._was_dead_step(action)
            return
        seat = self._seat(self.agent_selection)
        self._umpire.decide(seat, *self._umpire.read(seat, action_number(action, self._variant)))
        self._go_on()

    def _go_on(self) -> None:
        """Select the first agent that has to act, or end the game."""
        if self._umpire.over:
            self.rewards = dict(zip(self.possible_agents, self._umpire.scores, strict=True))
            self._accumulate_rewards()
            cut, info = ended(self._umpire)
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.infos = {agent: dict(info) for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._umpire.waiting[0]]
        if self.render_mode == "human":
            self._print_news()

    def _print_news(self) -> None:
        """Print the spectator's view if it has changed: how often seats act unseen is a secret, too."""
        seen = self._umpire.packed(self._umpire.spectator)
        if seen != self._printed:
            self._printed = seen
            self.render()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        """Return the agent's observation and action mask, see the class."""
        seat = self._seat(agent)
        mask = np.zeros(self._variant.actions, dtype=np.int8)
        if agent == self.agent_selection and not self._umpire.over:
            mask[self._umpire.choices(seat)] = 1
        return {"observation": self._umpire.observation(seat), "action_mask": mask}

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadInput(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the spectator's view in the form that `render_mode` names."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self.render_mode == "rgb_array":
            return pixels(picture(self._umpire, self._umpire.spectator))
        paper = io.StringIO()
        console = Console(file=paper, force_terminal=True, color_system="standard", no_color=False)
        if self.render_mode == "human":
            console = Console()
        console.print(picture(self._umpire, self._umpire.spectator), soft_wrap=True, highlight=False)
        return paper.getvalue() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no resource is held; it may be called any number of times."""
