"""Many games at once, in compiled loops: `sandtable.batch`."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any, Literal, NamedTuple, overload

import numpy as np
import numpy.typing as npt

from sandtable.games import variant as find
from sandtable.lab.arrays import actions_of, room
from sandtable.lab.device import check_device
from sandtable.umpire.chance import generator
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import INTERPRETED, scratch
from sandtable.umpire.observation import DTYPE

LEAST = 128
"""Games to be stepped by a thread of its own: with fewer, handing out the work takes longer than the work."""
_USUAL = 64
"""Room for so many legal actions a game; if that is too little, they are listed again."""
_NOBODY = -1


def _hash(use: str, seed: int) -> int:
    """Where the seeds of one use begin: 64 bits, so that neighbouring seeds share no games."""
    if not _is_whole(seed):
        raise BadInput(f"a seed is a whole number, not {seed!r}")
    return int.from_bytes(hashlib.sha256(f"{use} {seed}".encode()).digest()[:8], "big")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


class LegalActions(NamedTuple):
    """The legal actions of all games: those of game g are `actions[offsets[g] : offsets[g + 1]]`."""

    actions: npt.NDArray[np.int32]
    offsets: npt.NDArray[np.int64]


class Stepped(NamedTuple):
    """What a step brought: `rewards` float32 of shape (n, seats), `done` bool of shape (n,)."""

    rewards: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]


class Batch:
    """`n` games of one variant, stepped together. The same seed gives the same games on any number of threads.

    Each row has a stream of seeds of its own, which follows from the batch's seed and the row's number; every game
    played in the row takes the next one. Chance is played by the batch: a game always waits for a seat or is over.
    """

    def __init__(
        self,
        variant: Variant,
        n: int,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
        restart: bool = True,
        device: str = "cpu",
    ) -> None:
        if not _is_whole(n) or n < 1:
            raise BadInput(f"a batch has one game or more, not {n!r}")
        if threads is not None and (not _is_whole(threads) or threads < 1):
            raise BadInput(f"a batch is played by one thread or more, not {threads!r}")
        check_device(device)
        self.device = device
        self.variant = variant
        self.n = int(n)
        self.seats = variant.seats(players)
        self.actions = variant.actions
        """How many actions there are; ids go from 0 to one less."""
        self.threads = threads or os.cpu_count() or 1
        self.restart = restart
        self._drivers = variant.game.drivers
        setting = variant.setting(len(self.seats), variant.read_options({} if options is None else options))
        self._setting = scratch(len(setting))
        for k, number in enumerate(setting):
            self._setting[k] = number
        self._next_playout = _hash("playouts", seed)
        self._streams = self._words(_hash("games", seed))
        self._asked: Any = None  # until the first reset

    # -- games played step by step -----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin `n` fresh games, and play chance until a seat is asked in each.

        With a seed the games are those of a new batch with that seed; without one they are others at each call.
        """
        if seed is not None:
            self._streams = self._words(_hash("games", seed))
        schema = self.variant.game.schema
        if self._asked is None:
            self._states, self._views, self._luck = schema.states(self.n), schema.views(self.n), self._words(0)
        self._asked = [_NOBODY] * self.n if INTERPRETED else np.full(self.n, _NOBODY, dtype=np.int32)
        self._share(self._deal)

    @property
    def to_act(self) -> npt.NDArray[np.int32]:
        """The seat that is asked in each game, int32 of shape (n,): the lowest that waits; -1 where the game is over,
        which is seen with `restart=False` only."""
        return np.array(self._running, dtype=np.int32)

    @overload
    def legal(
        self, as_list: Literal[False] = False, out: npt.NDArray[np.bool_] | None = None
    ) -> npt.NDArray[np.bool_]: ...
    @overload
    def legal(self, as_list: Literal[True]) -> LegalActions: ...
    def legal(
        self, as_list: bool = False, out: npt.NDArray[np.bool_] | None = None
    ) -> npt.NDArray[np.bool_] | LegalActions:
        """The actions open to the seat that is asked, by its view; none where a game is over.

        A mask, bool of shape (n, actions), written into `out` if given; or with `as_list` their ids one game after
        another (int32) with the n + 1 offsets (int64) at which each game's begin, in the order in which the rules find
        them. Resigning is left out, though `step` allows it where the rules do.
        """
        asked = self._running
        if as_list:
            if out is not None:
                raise BadInput("`out` is for the mask: a list is as long as it turns out to be")
            return self._list(asked)
        mask = room(out, (self.n, self.actions), np.bool_)
        self._share(lambda lo, hi: self._drivers.mask_games(asked, self._views, self._scratch(), mask, lo, hi))
        return mask

    def observe(self, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """What the seat that is asked sees, made from its view: int8 of shape (n, *variant.observation.shape).

        Written into `out` if given; zeros where a game is over. `variant.observation.meaning` says what each plane or
        entry means.
        """
        asked, seen = self._running, self.variant.observation
        observations = room(out, (self.n, *seen.shape), DTYPE)
        rows = observations.reshape(self.n, seen.size)
        self._share(lambda lo, hi: self._drivers.encode_games(asked, self._views, rows, lo, hi))
        return observations

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Carry out `actions[g]` of the seat that is asked in game g, for every game, and chance after it.

        `actions` are integers of shape (n,); a game that is over (with `restart=False`) takes -1. `done` is true where
        this action ended the game; there `rewards` holds the score of each seat, elsewhere 0. A game that has ended
        makes room for a fresh one at once, or with `restart=False` stays as it is.

        All or nothing: one action that cannot be done, and nothing happens in any game. Raises IllegalAction, which
        names the first such game and the clause that forbids its action, or BadInput.
        """
        asked = self._running
        chosen = actions_of(actions, self.n)
        self._refuse_illegal(chosen)
        rewards = np.empty((self.n, len(self.seats)), dtype=np.float32)
        done = np.empty(self.n, dtype=np.bool_)

        def carry_out(lo: int, hi: int) -> None:
            self._drivers.step_games(
                self._states,
                self._luck,
                asked,
                self._views,
                chosen,
                rewards,
                done,
                self._scratch(),
                generator(0),
                lo,
                hi,
            )
            if self.restart:
                self._deal(lo, hi)

        self._share(carry_out)
        return Stepped(rewards, done)

    # -- whole games -------------------------------------------------------------------------------------------------

    def random_playouts(self) -> npt.NDArray[np.void]:
        """Play `n` fresh games to their end with uniformly random legal actions, set-up included, resigning left out.

        Returns a structured array of shape (n,): `plies` (int32, decisions of seats; chance is not counted) and
        `scores` (float32, one for each seat: 1 won, -1 lost, 0 drawn). Each call plays other games; those that are
        played step by step go on undisturbed.
        """
        seeds = self._fresh_seeds()
        results = np.zeros(self.n, dtype=[("plies", np.int32), ("scores", np.float32, (len(self.seats),))])
        plies, scores = results["plies"], results["scores"]
        if self.device == "cuda":
            from sandtable.lab import cuda  # the extra [gpu]

            plies[:], scores[:] = cuda.playouts(self.variant, self._setting, len(self.seats), seeds)
            return results

        def play(lo: int, hi: int) -> None:
            table = self.variant.game.schema.states(1)
            self._drivers.playouts(
                table, 0, self._setting, len(self.seats), seeds, lo, hi, plies, scores, self._scratch(), generator(0)
            )

        self._share(play, whole_games=True)
        return results

    # -- behind them -------------------------------------------------------------------------------------------------

    @property
    def _running(self) -> Any:
        if self._asked is None:
            raise BadInput("the games have not begun: call reset() first")
        return self._asked

    def _share(self, work: Callable[[int, int], None], whole_games: bool = False) -> None:
        """Have `work(lo, hi)` done for all games, by several threads if there is enough to do."""
        parts = max(1, min(self.threads, self.n if whole_games else self.n // LEAST))
        if parts == 1:
            work(0, self.n)
            return
        bounds = [self.n * k // parts for k in range(parts + 1)]
        list(self._pool.map(lambda part: work(*part), pairwise(bounds)))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def _deal(self, lo: int, hi: int) -> None:
        self._drivers.deal_games(
            self._states, self._setting, self._streams, self._luck, self._asked, self._views, self._scratch(),
            generator(0), lo, hi,
        )  # fmt: skip

    def _list(self, asked: Any) -> LegalActions:
        offsets = np.zeros(self.n + 1, dtype=np.int64)
        parts: dict[int, npt.NDArray[np.int32]] = {}

        def fill(lo: int, hi: int) -> None:
            listed, out = np.empty(_USUAL * (hi - lo), dtype=np.int32), self._scratch()
            while (found := self._drivers.list_games(asked, self._views, out, offsets[1:], listed, lo, hi)) > len(
                listed
            ):
                listed = np.empty(found, dtype=np.int32)
            parts[lo] = listed[:found]

        self._share(fill)
        return LegalActions(np.concatenate([parts[lo] for lo in sorted(parts)]), offsets.cumsum())

    def _refuse_illegal(self, actions: Any) -> None:
        """Raises for the first game whose action cannot be done there."""
        refused: list[int] = []

        def check(lo: int, hi: int) -> None:
            g = self._drivers.first_refused(self._asked, self._views, actions, self.actions, lo, hi)
            if g < hi:
                refused.append(int(g))

        self._share(check)
        if refused:
            raise self._refusal(min(refused), int(actions[min(refused)]))

    def _refusal(self, g: int, action: int) -> Exception:
        if self._asked[g] == _NOBODY:
            return BadInput(f"game {g} is over and takes action -1, not {action}")
        if not 0 <= action < self.actions:
            return BadInput(f"game {g}: there is no action {action}; they go from 0 to {self.actions - 1}")
        game = self.variant.game
        clause = game.rulebook.id(int(self._drivers.why_at(self._views, g, action)))
        view = game.schema.read_view(game.schema.pack(self._views, g))
        return IllegalAction(clause, f"Game {g}, action {action}: {game.refusal(view, clause, self.seats)}")

    def _fresh_seeds(self) -> Any:
        """The seeds of the next playouts."""
        seeds = self._words(self._next_playout)
        self._next_playout += self.n
        return seeds

    def _scratch(self) -> Any:
        return scratch(self.actions)

    def _words(self, start: int) -> Any:
        """A 64-bit word for each game, counted up from `start`."""
        if INTERPRETED:
            return [(start + g) & 0xFFFFFFFFFFFFFFFF for g in range(self.n)]
        return np.uint64(start & 0xFFFFFFFFFFFFFFFF) + np.arange(self.n, dtype=np.uint64)


def batch(
    variant: str,
    n: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    restart: bool = True,
    device: str = "cpu",
) -> Batch:
    """`n` games of a variant at once.

    `players` is needed where a variant leaves it open; `seed` decides all chance; `options` are the rulebook's option
    keys; `threads` share the work (one for each processor if not given); `restart` says whether a game that has ended
    makes room for a fresh one; `device` is where `random_playouts` plays: `cpu`, or `cuda`. Raises BadInput.
    """
    return Batch(find(variant), n, players, seed, options, threads, restart, device)
