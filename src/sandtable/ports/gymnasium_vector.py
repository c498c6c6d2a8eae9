"""One seat of many games as a vector environment of Gymnasium: all games are played together in compiled loops.

```python
import gymnasium

import sandtable.ports.gymnasium

envs = gymnasium.make_vec("sandtable/warkings-v0", num_envs=256, opponents="sergeant")
observations, infos = envs.reset(seed=7)
for _ in range(100):
    actions = envs.action_space.sample(tuple(infos["action_mask"]))
    observations, rewards, terminations, truncations, infos = envs.step(actions)
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.batches.arrays import seat_number
from sandtable.batches.batch import Batch, Stepped
from sandtable.batches.company import Opponent
from sandtable.bots.networks import Net
from sandtable.engine.errors import BadInput, IllegalAction, MissingExtra
from sandtable.games import variant as find
from sandtable.ports.copying import CopiedWhole
from sandtable.ports.infos import Info

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from sandtable.ports.spaces import action_space, observation_space
except ImportError as missing:
    raise MissingExtra(__name__, "pettingzoo") from missing

Bools = npt.NDArray[np.bool_]
Observed = dict[str, npt.NDArray[np.int8]]


class SeatVectorEnv(CopiedWhole, gymnasium.vector.VectorEnv):
    """`num_envs` games of a variant, each played by one seat: the same to a learner as so many `SeatEnv`, but stepped
    together by `sandtable.batch`.

    Observations are a dict, with a row for each game:

    - `observation`: int8 of shape (num_envs, *Variant.observation.shape).
    - `action_mask`: int8 of shape (num_envs, actions); 1 where the seat may choose it now, all 1 where the game is
      over. `infos` has the same array as `action_mask`.

    `step` takes integers of shape (num_envs,), and returns rewards (float64), terminations and truncations (bool) of
    shape (num_envs,), as `SeatEnv` has them for one game. `infos` has `ending` and `clause`, and `refused` where an
    action was illegal, each an array of objects of shape (num_envs,), with an array of bool that says in which games it
    is set: `_ending`, `_clause`, `_refused`.

    What happens to a game that is over is said by `autoreset_mode`, which `metadata` has too:

    - `AutoresetMode.NEXT_STEP` (the default, as in Gymnasium): its last observation is returned; the next `step`
      ignores its action, begins a new game and returns that one's first observation, with reward 0.
    - `AutoresetMode.SAME_STEP`: a new game begins at once, and its first observation is returned. `infos` then has
      `final_obs`, an array of objects, each the dict of one game's last observation, and `final_info`, a dict with
      `ending`, `clause` and `refused`; `_final_obs` and `_final_info` say for which games.
    - `AutoresetMode.DISABLED`: it stays over until `reset(options={"reset_mask": mask})`, with bool of shape
      (num_envs,), begins a new game there. Stepping it raises BadInput.

    Games begin from the seed of `reset`, and play the same on any number of threads. Copies (`copy.copy`,
    `copy.deepcopy`, pickle) are independent and continue from the present positions.
    """

    def __init__(
        self,
        variant: str,
        num_envs: int = 1,
        seat: str | int = 0,
        opponents: Opponent | Sequence[Opponent] = "sergeant",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        """Make the environment; raise BadInput.

        `opponents` is one for all other seats, or one for each of them in their order: `random`, a level that looks no
        further than one ply, a `Net`, or `net:FILE`. Others play in `SeatEnv`, also in many at once
        (`gymnasium.make_vec` with `vectorization_mode="async"`).
        """
        self.variant = find(variant)
        seats = self.variant.seats(players)
        self.seat = seat_number(seats, seat)
        self.autoreset_mode = _mode(autoreset_mode)
        self._games = Batch(
            self.variant, num_envs, len(seats), 0, options, threads, False, opponents=self._others(seats, opponents)
        )
        self.num_envs = self._games.n
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_action_space = action_space(self.variant)
        self.single_observation_space = observation_space(self.variant)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._over = np.zeros(self.num_envs, dtype=np.bool_)  # games whose last observation has been returned
        self._known: dict[int, dict[str, str]] = {}  # what `infos` says of an ending, by the rules' number for it

    def _others(self, seats: Sequence[str], opponents: Opponent | Sequence[Opponent]) -> dict[int, Opponent]:
        others = [number for number in range(len(seats)) if number != self.seat]
        found = [opponents] * len(others) if isinstance(opponents, str | Net) else list(opponents)
        if len(found) != len(others):
            raise BadInput(f"{len(found)} opponents for {len(others)} other seats")
        return dict(zip(others, found, strict=True))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Begin a new game everywhere, or, with `options={"reset_mask": mask}`, where the mask (bool of shape
        (num_envs,)) is true. Return observations and infos.

        The same seed gives the same games; without one, chance continues its random sequence. Raises BadInput.
        """
        super().reset(seed=seed)
        where = None if options is None else options.get("reset_mask")
        self._games.reset(int(self.np_random.integers(2**63)), where)
        self._over[slice(None) if where is None else where] = False
        seen = self._observed()
        return seen, self._infos(seen, {})

    def step(self, actions: npt.ArrayLike) -> tuple[Observed, npt.NDArray[np.float64], Bools, Bools, Info]:
        """Carry out `actions[g]` in each game g, and the other seats' actions until the seat has to act again or the
        game is over.

        Returns observations, rewards, terminations, truncations and infos, see the class. Raises BadInput for what are
        not integers of shape (num_envs,), each the number of an action.
        """
        waits = self._over
        if self.autoreset_mode is AutoresetMode.DISABLED and waits.any():
            raise BadInput(f"game {waits.argmax()} is over: reset() with options={{'reset_mask': ...}} begins another")
        stepped, refusals = self._carry_out(actions, ~waits)
        rewards, over = stepped.rewards[:, self.seat].astype(np.float64), stepped.done
        truncated = over & np.isin(self._games.endings, self.variant.game.limits)
        told = {g: self._ending(g) for g in np.flatnonzero(over).tolist()}
        for g, refusal in refusals.items():
            rewards[g], over[g] = -1.0, True
            told[g] = {"refused": refusal.sentence, "clause": refusal.clause}
        if waits.any():
            self._games.reset(where=waits)
        self._over = over
        seen = self._observed()
        infos = self._infos(seen, told)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            seen, infos = self._begin_again(seen, told)
        return seen, rewards, over & ~truncated, truncated, infos

    def _carry_out(self, actions: npt.ArrayLike, where: Bools) -> tuple[Stepped, dict[int, IllegalAction]]:
        """Carry out the legal ones of these actions in the games of `where`; return the result, and the refusals of the
        others.
        """
        try:
            return self._games.step(actions, where), {}
        except IllegalAction:
            refusals = {g: _illegal(problem) for g, problem in self._games.refusals(actions, where).items()}
        legal = where.copy()
        legal[list(refusals)] = False
        return self._games.step(actions, legal), refusals

    def _begin_again(self, last: Observed, told: Mapping[int, Mapping[str, str]]) -> tuple[Observed, Info]:
        """Begin a new game where one is over; return the first observations, and infos with the last ones."""
        over, self._over = self._over, np.zeros(self.num_envs, dtype=np.bool_)
        self._games.reset(where=over)
        seen = self._observed()
        final = np.full(self.num_envs, None, dtype=object)
        for g in told:
            final[g] = {name: rows[g] for name, rows in last.items()}
        infos = {"final_obs": final, "_final_obs": over, "final_info": self._columns(told), "_final_info": over.copy()}
        return seen, {**self._infos(seen, {}), **infos}

    def _observed(self) -> Observed:
        mask = self._games.legal().view(np.int8)
        mask[self._over] = 1
        return {"observation": self._games.observe(seat=self.seat), "action_mask": mask}

    def _infos(self, seen: Observed, told: Mapping[int, Mapping[str, str]]) -> Info:
        """Return infos: the action mask, and what is told of some games."""
        all_games = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": seen["action_mask"], "_action_mask": all_games, **self._columns(told)}

    def _columns(self, told: Mapping[int, Mapping[str, str]]) -> Info:
        """Return what is told of some games in Gymnasium's way: an array for each key, and one of where it is set."""
        columns: Info = {}
        for g, words in told.items():
            for key, word in words.items():
                if key not in columns:
                    columns[key] = np.full(self.num_envs, None, dtype=object)
                    columns[f"_{key}"] = np.zeros(self.num_envs, dtype=np.bool_)
                columns[key][g], columns[f"_{key}"][g] = word, True
        return columns

    def _ending(self, g: int) -> dict[str, str]:
        """Return the rulebook's word for how a game ended, and the clause."""
        number = int(self._games.endings[g])
        if number not in self._known:
            result = self._games.view(g, self.seat)["result"]
            self._known[number] = {"ending": result["reason"], "clause": result["clause"]}
        return self._known[number]


def _mode(given: AutoresetMode | str) -> AutoresetMode:
    """Return an autoreset mode that is given as itself or by its value; raise BadInput."""
    try:
        return AutoresetMode(given)
    except ValueError:
        known = ", ".join(mode.value for mode in AutoresetMode)
        raise BadInput(f"there is no autoreset mode {given!r}; there are {known}") from None


def _illegal(problem: Exception) -> IllegalAction:
    """Return the refusal of an action that exists; raise any other problem."""
    if isinstance(problem, IllegalAction):
        return problem
    raise problem
