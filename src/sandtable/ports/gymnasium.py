"""One seat of a game as a Gymnasium environment: the other seats are computer players.

```python
from sandtable.ports.gymnasium import SeatEnv

env = SeatEnv("stratego-lightning", opponents="sergeant")
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
```
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.arena.seated_players import SeatedPlayers
from sandtable.batches.arrays import seat_number
from sandtable.bots import specs
from sandtable.bots.levels import Player
from sandtable.engine.errors import BadInput, IllegalAction, MissingExtra
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed, PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.ports.copying import CopiedWhole

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete

    from sandtable.ports.endings import ended
except ImportError as missing:
    raise MissingExtra(__name__, "pettingzoo") from missing

Observed = dict[str, npt.NDArray[np.int8]]
Opponent = str | Callable[[Variant, int], Player]
"""A computer player as a player spec, as in duels (`sergeant`, `random`, `module:Class`), or a function that makes one
from a variant and a seed.
"""

SECONDS = 10.0
"""Seconds that an opponent that is a program has for an answer."""


class SeatEnv(CopiedWhole, gymnasium.Env[Any, Any]):
    """One game after another of a variant, played by one seat.

    - `observation`: int8, `Variant.observation.shape`, made from the seat's own view and nothing else; `meaning` says
      what each index of the first axis holds. The numbering is the seat's own.
    - `action_mask`: int8 of shape (actions,); 1 where the seat may choose it now, all 0 when the game is over.

    An episode is a game. The reward comes at its end: 1 for a win, -1 for a defeat, 0 for a draw. `terminated` is true
    if play ended it, `truncated` if a bound on its length did; `info` then has `ending`, the rulebook's word, and
    `clause`. The environment plays chance and the other seats, from the seed of `reset`; a secret set-up of several
    seats is made seat by seat. An action that the mask forbids ends the game with -1, as in PettingZoo's games; `info`
    then has `refused`, the sentence, and the `clause`.

    Copies (`copy.copy`, `copy.deepcopy`, pickle) are independent games, which continue from the present position. A
    game under way cannot be copied if opponents are programs, which raises BadInput; opponents of your own must support
    copying themselves.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (so Gymnasium declares it)

    def __init__(
        self,
        variant: str,
        seat: str | int = 0,
        opponents: Opponent | Sequence[Opponent] = "sergeant",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment; raise BadInput.

        `opponents` is one for all other seats, or one for each of them in their order.
        """
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode is {render_mode!r}; it may be ansi")
        self.render_mode = render_mode
        self.variant = find(variant)
        self.seats = self.variant.seats(players)
        self.seat = seat_number(self.seats, seat)
        self.meaning = self.variant.observation.meaning
        self._options = self.variant.read_options({} if options is None else options)
        self._opponents = self._read(opponents)
        self._lost = False  # by an illegal action
        self._umpire: Umpire | None = None
        self._company: SeatedPlayers | None = None
        seen = self.variant.observation
        self.action_space = Discrete(self.variant.actions)
        self.observation_space = Dict(
            {
                "observation": Box(0, seen.high, seen.shape, np.int8),
                "action_mask": Box(0, 1, (self.variant.actions,), np.int8),
            }
        )

    def _read(self, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
        """Return the player of each seat; the learner's seat holds a `random` player that is never asked."""
        others = len(self.seats) - 1
        alone = isinstance(opponents, str) or callable(opponents)
        found: list[Opponent] = [opponents] * others if alone else list(opponents)  # type: ignore[list-item, arg-type]
        if len(found) != others:
            raise BadInput(f"{len(found)} opponents for {others} other seats")
        for name in found:
            if isinstance(name, str):
                specs.check(name, self.variant)
        found.insert(self.seat, specs.RANDOM)
        return found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game and play it until the seat has to act; return its observation and info. The same seed gives the
        same game; there are no `options`.
        """
        super().reset(seed=seed)
        self.close()
        self._umpire = Umpire(self.variant, len(self.seats), self._options, self.np_random.bytes(32))
        seeds = self.np_random.integers(2**31, size=len(self.seats)).tolist()
        names = [one if isinstance(one, str) else specs.RANDOM for one in self._opponents]
        self._company = SeatedPlayers(self._umpire, names, seeds, SECONDS)
        for number, one in enumerate(self._opponents):
            if not isinstance(one, str):
                self._company.players[number] = one(self.variant, seeds[number])
        self._lost = False
        self._let_others_act()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the seat, and the other seats' actions until it has to act again or the game is over.

        Returns the observation, the reward, whether the game terminated or was truncated, and info, see the class.
        """
        umpire, seated = self._table()
        self._check_going_on()
        try:
            seated.act(self.seat, operator.index(action))
        except IllegalAction as refusal:
            self._lost = True
            return self._observed(), -1.0, True, False, {"refused": refusal.sentence, "clause": refusal.clause}
        self._let_others_act()
        if not umpire.over:
            return self._observed(), 0.0, False, False, {}
        cut, info = ended(umpire)
        return self._observed(), umpire.scores[self.seat], not cut, cut, info

    def _check_going_on(self) -> None:
        if self._lost or self._table()[0].over:
            raise BadInput("the game is over: reset() begins another")

    def _let_others_act(self) -> None:
        umpire, seated = self._table()
        while not umpire.over and self.seat not in umpire.waiting:
            other = umpire.waiting[0]
            seated.act(other, int(seated.players[other].choose(self._shown(other), umpire.legal(other))))

    def _shown(self, seat: int) -> Packed:
        """Return the seat's view, with plain data for a player that the caller has made."""
        umpire, _ = self._table()
        return PackedView(umpire.packed(seat)) if isinstance(self._opponents[seat], str) else umpire.view(seat)

    def _observed(self) -> Observed:
        umpire, _ = self._table()
        mask = np.zeros(self.variant.actions, dtype=np.int8)
        if not self._lost:
            mask[umpire.choices(self.seat)] = 1
        return {"observation": umpire.observation(self.seat), "action_mask": mask}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask of legal actions, bool of shape (actions,). sb3-contrib's MaskablePPO calls this name."""
        return self._observed()["action_mask"].astype(np.bool_)

    def _table(self) -> tuple[Umpire, SeatedPlayers]:
        if self._umpire is None or self._company is None:
            raise BadInput("no game is under way: reset() begins one")
        return self._umpire, self._company

    def render(self) -> str | None:
        """With `ansi`, return the game's own picture of what the seat sees and what it has to do; else None."""
        if self.render_mode is None:
            return None
        umpire, _ = self._table()
        return f"{self.variant.game.picture(umpire.view(self.seat), self.variant.board)}\n\n{umpire.ask(self.seat)}"

    def close(self) -> None:
        """End the programs among the opponents; it may be called any number of times."""
        seated, self._company = self._company, None
        if seated is not None:
            seated.__exit__(None, None, None)
