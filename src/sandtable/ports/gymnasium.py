"""One seat of a game as a Gymnasium environment: the other seats are computer players. Importing this module registers
`sandtable/VARIANT-v0` for every variant.

```python
import gymnasium

import sandtable.ports.gymnasium

env = gymnasium.make("sandtable/stratego-lightning-v0", opponents="sergeant")
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
```
"""

from __future__ import annotations

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
from sandtable.games import variants
from sandtable.ports.copying import CopiedWhole
from sandtable.ports.infos import Info
from sandtable.ports.pictures import picture

try:
    import gymnasium

    from sandtable.ports.endings import ended
    from sandtable.ports.pixels import pixels
    from sandtable.ports.spaces import action_number, action_space, observation_space
except ImportError as missing:
    raise MissingExtra(__name__, "pettingzoo") from missing

Observed = dict[str, npt.NDArray[np.int8]]
Opponent = str | Callable[[Variant, int], Player]
"""A computer player as a player spec, as in duels (`sergeant`, `random`, `module:Class`), or a function that makes one
from a variant and a seed.
"""

SECONDS = 10.0
"""Seconds that an opponent that is a program has for an answer."""
RENDER_MODES = ("ansi", "rgb_array")


class SeatEnv(CopiedWhole, gymnasium.Env[Any, Any]):
    """One game after another of a variant, played by one seat.

    - `observation`: int8, `Variant.observation.shape`, made from the seat's own view and nothing else; `meaning` says
      what each index of the first axis holds. The numbering is the seat's own.
    - `action_mask`: int8 of shape (actions,); 1 where the seat may choose it now. When the game is over it is all 1, as
      in Pgx, so that a policy can still be sampled: vector environments that reset on the next step ask for an action
      at the last observation too, and ignore it. `info` has the same array as `action_mask`.

    An episode is a game. The reward, a float, comes at its end: 1 for a win, -1 for a defeat, 0 for a draw.
    `terminated` is true if play ended it, `truncated` if a bound on its length did; `info` then has `ending`, the
    rulebook's word, and `clause`. The environment plays chance and the other seats, from the seed of `reset`; a secret
    set-up of several seats is made seat by seat. An action that the mask forbids ends the game with -1, as in
    PettingZoo's games; `info` then has `refused`, the sentence, and the `clause`. Resigning, where the rules allow it,
    is not in the mask, but `step` takes it.

    It renders what the seat sees: `ansi` is a string, `rgb_array` uint8 of shape (height, width, 3).

    Copies (`copy.copy`, `copy.deepcopy`, pickle) are independent games, which continue from the present position. A
    game under way cannot be copied if opponents are programs, which raises BadInput; opponents of your own must support
    copying themselves.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (so Gymnasium declares it)

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
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput(f"render_mode is {render_mode!r}; it may be {', '.join(RENDER_MODES)}")
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
        self.action_space = action_space(self.variant)
        self.observation_space = observation_space(self.variant)

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

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
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
        return self._told({})

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, Info]:
        """Carry out an action of the seat, and the other seats' actions until it has to act again or the game is over.

        Returns the observation, the reward, whether the game terminated or was truncated, and info, see the class.
        Raises BadInput for what is not the number of an action, and when the game is over.
        """
        umpire, seated = self._table()
        if self._over:
            raise BadInput("the game is over: reset() begins another")
        try:
            seated.act(self.seat, action_number(action, self.variant))
        except IllegalAction as refusal:
            self._lost = True
            seen, info = self._told({"refused": refusal.sentence, "clause": refusal.clause})
            return seen, -1.0, True, False, info
        self._let_others_act()
        if not umpire.over:
            seen, info = self._told({})
            return seen, 0.0, False, False, info
        cut, how = ended(umpire)
        seen, info = self._told(how)
        return seen, umpire.scores[self.seat], not cut, cut, info

    @property
    def _over(self) -> bool:
        return self._lost or self._table()[0].over

    def _let_others_act(self) -> None:
        umpire, seated = self._table()
        while not umpire.over and self.seat not in umpire.waiting:
            other = umpire.waiting[0]
            seated.act(other, int(seated.players[other].choose(self._shown(other), umpire.legal(other))))

    def _shown(self, seat: int) -> Packed:
        """Return the seat's view, with plain data for a player that the caller has made."""
        umpire, _ = self._table()
        return PackedView(umpire.packed(seat)) if isinstance(self._opponents[seat], str) else umpire.view(seat)

    def _told(self, more: Info) -> tuple[Observed, Info]:
        """Return the observation, and the info with what there is `more` to say."""
        umpire, _ = self._table()
        mask = self._mask()
        return {"observation": umpire.observation(self.seat), "action_mask": mask}, {"action_mask": mask, **more}

    def _mask(self) -> npt.NDArray[np.int8]:
        if self._over:
            return np.ones(self.variant.actions, dtype=np.int8)
        mask = np.zeros(self.variant.actions, dtype=np.int8)
        mask[self._table()[0].choices(self.seat)] = 1
        return mask

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the action mask as bool of shape (actions,). sb3-contrib's MaskablePPO calls this name."""
        return self._mask().astype(np.bool_)

    def _table(self) -> tuple[Umpire, SeatedPlayers]:
        if self._umpire is None or self._company is None:
            raise BadInput("no game is under way: reset() begins one")
        return self._umpire, self._company

    def render(self) -> Any:
        """Return the game's own picture of what the seat sees and what it has to do, in the form that `render_mode`
        names; None without one.
        """
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        drawn = picture(self._table()[0], self.seat)
        return pixels(drawn) if self.render_mode == "rgb_array" else drawn.plain

    def close(self) -> None:
        """End the programs among the opponents; it may be called any number of times."""
        seated, self._company = self._company, None
        if seated is not None:
            seated.__exit__(None, None, None)


def _register() -> None:
    """Register every variant with Gymnasium."""
    for id in variants():
        gymnasium.register(
            f"sandtable/{id}-v0",
            entry_point="sandtable.ports.gymnasium:SeatEnv",
            vector_entry_point="sandtable.ports.gymnasium_vector:SeatVectorEnv",
            kwargs={"variant": id},
        )


_register()
