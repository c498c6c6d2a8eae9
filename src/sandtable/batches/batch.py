"""Many games at once, in compiled loops: `sandtable.batch`."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple, overload
from warnings import warn

import numpy as np
import numpy.typing as npt

from sandtable.api import Game, begun_from
from sandtable.batches.arrays import NOBODY, actions_of, chosen_rows, room, seat_number, written_into
from sandtable.batches.batch_state import Kept, Terms, packed, read, repeated, words, write
from sandtable.batches.company import Company, Opponent
from sandtable.batches.device import check_device
from sandtable.batches.working import Working
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import blank, scratch, within_reach, zeros
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator
from sandtable.engine.record.observation import DTYPE
from sandtable.engine.record.view import View
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find

MIN_GAMES_PER_THREAD = 128
"""Least games for each thread: with fewer, handing out the work takes longer than the work."""
_USUAL = 64
"""The legal actions of a game for which memory is reserved at first; if there are more, they are listed again."""


def _hash(use: str, seed: int) -> int:
    """Return the first seed for one use: 64 bits, so that neighbouring seeds share no games."""
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
    """The result of a step: `rewards` float32 of shape (n, seats), `done` bool of shape (n,)."""

    rewards: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]


class Begun(NamedTuple):
    """A position that games begin with: the state as bytes, and the seat to act."""

    state: bytes
    asked: int


class Batch:
    """`n` games of one variant, stepped together. The same seed gives the same games on any number of threads.

    Each row has its own stream of seeds, which follows from the batch's seed and the row's number; every game played in
    the row takes the next seed. The batch plays chance: a game always waits for a seat or is over.
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
        start: Umpire | None = None,
        opponents: Mapping[str, Opponent] | Mapping[int, Opponent] | None = None,
    ) -> None:
        if not _is_whole(n) or n < 1:
            raise BadInput(f"a batch has one game or more, not {n!r}")
        if threads is not None and (not _is_whole(threads) or threads < 1):
            raise BadInput(f"a batch is played by one thread or more, not {threads!r}")
        check_device(device)
        self.device = device
        self.variant = variant
        self.n = int(n)
        if start is not None:
            players, options = len(start.seats), start.options
            if start.over:
                raise BadInput("the game to start from is over")
        self.seats = variant.seats(players)
        self.options = variant.read_options({} if options is None else options)
        self.actions = variant.actions
        """The number of actions; ids go from 0 to one less."""
        self.threads = threads or os.cpu_count() or 1
        self.restart = restart
        self._drivers = variant.game.drivers
        setting = variant.setting(len(self.seats), self.options)
        self._setting = scratch(len(setting))
        for k, number in enumerate(setting):
            self._setting[k] = number
        self._next_playout = _hash("playouts", seed)
        self._streams = self._words(_hash("games", seed))
        self.opponents = {seat_number(self.seats, seat): player for seat, player in (opponents or {}).items()}
        """The computer players that play some of the seats inside `step`, by the seats' numbers."""
        self._working = Working(self.n, len(self.seats), self.actions)
        self._company = Company(variant, len(self.seats), self.opponents)
        self._start = None if start is None else Begun(start.laid_open(), start.waiting[0])
        self._asked: Any = None  # None until the first reset

    def __repr__(self) -> str:
        begun = "" if self._asked is None else f", {(self.to_act != NOBODY).sum()} under way"
        return f"<{self.n} games of {self.variant.title} for {len(self.seats)}{begun}>"

    # -- games played step by step -----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, where: npt.NDArray[np.bool_] | None = None) -> None:
        """Begin new games, and play chance in each until a seat has to act.

        With a seed, the games are those of a new batch with that seed; without one, each call begins other games. With
        `where`, bool of shape (n,), only these rows begin a new game. Raises BadInput.
        """
        if where is None and self._asked is None:
            self._begin_rows()
        self._check_begun()
        fresh = self._rows(where)
        if seed is not None:
            streams = self._words(_hash("games", seed))
            for g in np.flatnonzero(fresh).tolist():
                self._streams[g] = streams[g]
        self._endings[fresh] = 0
        self._share(lambda lo, hi: self._deal(fresh, lo, hi))

    def _begin_rows(self) -> None:
        """Allocate the arrays for games under way."""
        schema = self.variant.game.schema
        self._states, self._views, self._luck = schema.states(self.n), schema.views(self.n), self._words(0)
        self._other_views: Any = None  # views of seats that are not to act; made on demand
        self._asked = self._seats_to_act(NOBODY)
        self._endings = np.zeros(self.n, dtype=np.int16)
        self._plans = self._company.blank_plans(self.n)

    @property
    def to_act(self) -> npt.NDArray[np.int32]:
        """The seat to act in each game, int32 of shape (n,): the lowest that has to act.

        -1 where the game is over, which happens with `restart=False` only.
        """
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
        """Return the legal actions of the seat to act in each game, found from its view; none where a game is over.

        The result is a mask, bool of shape (n, actions), written into `out` if given. With `as_list` it is the action
        ids of one game after another (int32) and n + 1 offsets (int64) at which each game's ids begin; ids are in the
        order in which the rules find them. Resigning is left out, though `step` allows it where the rules do. Raises
        BadInput.
        """
        asked = self._running
        if as_list:
            if out is not None:
                raise BadInput("`out` is for the mask: a list is as long as it turns out to be")
            return self._list(asked)
        mask = room(out, (self.n, self.actions), np.bool_)
        with written_into(mask) as inside:
            work = self._working.part
            self._share(lambda lo, hi: self._drivers.mask_games(asked, self._views, work(lo)[0], inside, lo, hi))
        return mask

    def observe(self, out: npt.NDArray[np.int8] | None = None, seat: str | int | None = None) -> npt.NDArray[np.int8]:
        """Return the observations of the seats to act, each made from that seat's view: int8 of shape (n,
        *variant.observation.shape).

        With `seat`, a name or a number, return the observation of that seat in every game, whichever seat is to act,
        and in games that are over too. Without it, games that are over give zeros. The result is written into `out` if
        given. `variant.observation.meaning` says what each plane or entry means. Raises BadInput.
        """
        asked, seen = self._running, self.variant.observation
        observations = room(out, (self.n, *seen.shape), DTYPE)
        views = self._views
        if seat is not None:
            views, asked = self._seen_by(seat)
        with written_into(observations) as inside:
            rows = inside if inside.ndim == 2 else inside.reshape(self.n, seen.size)
            self._share(lambda lo, hi: self._drivers.encode_games(asked, views, rows, lo, hi))
        return observations

    def _seen_by(self, seat: str | int) -> tuple[Any, Any]:
        """Return every game as this seat sees it, and the seats whose views they are."""
        number = seat_number(self.seats, seat)
        if self._other_views is None:
            self._other_views = self.variant.game.schema.views(self.n)
        self._share(lambda lo, hi: self._drivers.observe_games(self._states, number, self._other_views, lo, hi))
        return self._other_views, self._seats_to_act(number)

    def step(self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_] | None = None) -> Stepped:
        """Carry out `actions[g]` for the seat to act in game g, for every game, and then chance.

        `actions` are integers of shape (n,); a game that is over (with `restart=False`) takes -1. `done` is true where
        this action ended the game; there `rewards` holds the score of each seat, elsewhere 0. A new game replaces one
        that has ended at once; with `restart=False` the ended game stays as it is. With `where`, bool of shape (n,),
        only these games go on; the actions of the others are not read.

        If one action is illegal, nothing happens in any game. Raises IllegalAction, which names the first such game and
        the clause that forbids its action, or BadInput.
        """
        asked = self._running
        chosen, going_on = actions_of(actions, self._working.chosen), self._rows(where)
        self._refuse_illegal(chosen, going_on)
        rewards, done = self._working.rewards, self._working.done

        def carry_out(lo: int, hi: int) -> None:
            out, rng = self._working.part(lo)
            self._drivers.step_games(
                self._states, self._luck, asked, self._views, chosen, going_on, rewards, done, out, rng, lo, hi
            )
            self._answer(rewards, done, lo, hi)
            self._note_endings(done, lo, hi)
            if self.restart:
                self._deal(done, lo, hi)

        self._share(carry_out)
        return Stepped(rewards.copy(), done.copy())  # the next step overwrites them

    def refusals(self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_] | None = None) -> dict[int, Exception]:
        """Return why `step` would refuse these actions: an IllegalAction or BadInput for each such game, by its number.

        It is empty if `step` would carry them out. Raises BadInput if they are not one integer for each game.
        """
        asked, chosen, rows = self._running, actions_of(actions, self._working.chosen), self._rows(where)
        found: dict[int, Exception] = {}
        g = -1
        while (g := self._first_refused(asked, chosen, rows, g + 1, self.n)) < self.n:
            found[g] = self._refusal(g, int(chosen[g]))
        return found

    def view(self, game: int, seat: str | int | None) -> View:
        """Return all that a seat may know of one game, by its number, as plain JSON-ready data; None is the spectator.

        Raises BadInput.
        """
        self._check_begun()
        if not _is_whole(game) or not 0 <= game < self.n:
            raise BadInput(f"there is no game {game!r}; they go from 0 to {self.n - 1}")
        schema = self.variant.game.schema
        views = schema.views(1)
        viewer = schema.spectator if seat is None else seat_number(self.seats, seat)
        self._drivers.observe_at(self._states, game, viewer, views, 0)
        packed = schema.pack(views, 0)
        seen = schema.read_view(packed)
        return View(self.variant.game.show_in_english(seen, self.seats, self.variant.id), packed)

    @property
    def endings(self) -> npt.NDArray[np.int16]:
        """How the games ended that the last step ended: int16 of shape (n,), the rules' own numbers, 0 where no game
        ended.

        `games.ending(number)` gives the rulebook's word for a number. The numbers in `variant.game.limits` mean that a
        bound on length ended the game, and not play (truncation in reinforcement learning).
        """
        return np.array(self._endings, dtype=np.int16)

    def ending(self, number: int) -> str:
        """Return the rulebook's word for an ending: `flag`, `stuck`, ...; '' for 0."""
        return self.variant.game.words.ending(int(number)) if number else ""

    def _note_endings(self, done: npt.NDArray[np.bool_], lo: int, hi: int) -> None:
        if INTERPRETED:
            self._endings[lo:hi] = [self._states[g].reason if done[g] else 0 for g in range(lo, hi)]
        else:
            self._endings[lo:hi] = np.where(done[lo:hi], self._states["reason"][lo:hi], 0)

    # -- the same games elsewhere ------------------------------------------------------------------------------------

    def copy(self) -> Batch:
        """Return an independent copy of the games."""
        return _restored(self.variant, self._kept())

    def determinized(self, seed: int, copies: int = 1) -> Batch:
        """Return determinizations: for each game, `copies` others that look the same to its seat to act.

        What that seat cannot know is made up at random, by the seed; so is chance from here on. The copies of game g
        have the indices g * copies to (g + 1) * copies - 1. A game that is over stays as it is. Raises BadInput.
        """
        if not _is_whole(copies) or copies < 1:
            raise BadInput(f"a game is determinized once or more, not {copies!r} times")
        self._check_begun()
        other = _restored(self.variant, repeated(self._kept(), copies))
        other._luck = other._words(_hash("redealt luck", seed))
        other._streams = other._words(_hash("redealt games", seed))
        other._plan_ahead(range(other.n))
        for g, word in enumerate(other._words(_hash("redealt", seed))):
            if other._asked[g] != NOBODY and not self._drivers.determinize_at(
                other._views, g, generator(int(word)), other._states, g
            ):
                raise RuntimeError("no arrangement fits what this seat has seen")
        return other

    def redealt(self, seed: int, copies: int = 1) -> Batch:
        """Return `determinized(seed, copies)`, by its former name."""
        warn("redealt is now determinized; the old name will be removed in 0.3", DeprecationWarning, stacklevel=2)
        return self.determinized(seed, copies)

    @property
    def states(self) -> npt.NDArray[np.void]:
        """A copy of the states, a structured array of shape (n,): what only the umpire knows.

        Its fields are those of `variant.game.schema`, which states the audience of each.
        """
        self._check_begun()
        schema = self.variant.game.schema
        return np.frombuffer(bytearray(packed(self._states, self.n)), dtype=schema.state)

    def save(self, file: str | Path) -> None:
        """Save the games to a file (NumPy's .npz) that `Batch.load` reads."""
        write(self._kept(), Path(file))

    @classmethod
    def load(cls, file: str | Path) -> Batch:
        """Return the games in a file written by `save`; raise BadInput for any other file, or one of other rules."""
        games = read(Path(file), find)
        return _restored(find(games.terms.variant), games)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.variant, self._kept())

    def _kept(self) -> Kept:
        """Return all that makes this batch, as plain data."""
        begun = self._start and (self._start.state.hex(), self._start.asked)
        terms = Terms(
            self.variant.id, self.variant.game.version, self.n, len(self.seats), self.options, self.threads,
            self.restart, self.device, self._next_playout, begun,
        )  # fmt: skip
        rows: dict[str, npt.NDArray[Any]] = {"streams": np.array(self._streams, dtype=np.uint64)}
        if self._asked is not None:
            states = np.frombuffer(packed(self._states, self.n), dtype=np.int16)
            luck, asked = np.array(self._luck, dtype=np.uint64), np.array(self._asked, dtype=np.int32)
            rows |= {
                "states": states.reshape(self.n, -1),
                "luck": luck,
                "asked": asked,
                "endings": self._endings.copy(),
            }
            if self.opponents:
                rows["plans"] = self._plans.copy()
        return Kept(terms, rows, self.opponents)

    def _take_up(self, games: Kept) -> None:
        """Continue games that were kept with the same terms."""
        rows, schema = games.rows, self.variant.game.schema
        self._next_playout, self._streams = games.terms.next_playout, words(rows["streams"])
        if "states" not in rows:
            return
        self._begin_rows()
        self._luck, self._endings, self._asked = words(rows["luck"]), rows["endings"].copy(), words(rows["asked"])
        if self.opponents:
            self._plans = rows["plans"].copy()
        for g, seat in enumerate(rows["asked"].tolist()):
            schema.unpack_state(rows["states"][g].tobytes(), self._states, g)
            if seat != NOBODY:
                self._drivers.observe_at(self._states, g, seat, self._views, g)

    # -- whole games -------------------------------------------------------------------------------------------------

    def random_playouts(self) -> npt.NDArray[np.void]:
        """Play `n` new games to their end with uniformly random legal actions, set-up included, never resigning.

        Returns a structured array of shape (n,): `plies` (int32, decisions of seats without those of chance) and
        `scores` (float32, one for each seat: 1 won, -1 lost, 0 drawn). Each call plays other games; games that are
        played step by step are not affected. Raises BadInput for a batch with a start or with opponents.
        """
        if self._start is not None or self.opponents:
            raise BadInput("random playouts are of whole games by lot: a batch with `start` or `opponents` is stepped")
        seeds = self._fresh_seeds()
        results = np.zeros(self.n, dtype=[("plies", np.int32), ("scores", np.float32, (len(self.seats),))])
        if self.device == "cuda":
            from sandtable.batches import cuda

            results["plies"], results["scores"] = cuda.playouts(self.variant, self._setting, len(self.seats), seeds)
            return results
        plies, scores = zeros(self.n, np.int32), zeros((self.n, len(self.seats)), np.float32)

        def play(lo: int, hi: int) -> None:
            table = self.variant.game.schema.states(1)
            self._drivers.playouts(
                table, 0, self._setting, len(self.seats), seeds, lo, hi, plies, scores, self._scratch(), generator(0)
            )

        self._share(play, whole_games=True)
        results["plies"], results["scores"] = plies, scores
        return results

    # -- behind them -------------------------------------------------------------------------------------------------

    @property
    def _running(self) -> Any:
        self._check_begun()
        return self._asked

    def _check_begun(self) -> None:
        if self._asked is None:
            raise BadInput("the games have not begun: call reset() first")

    def _share(self, work: Callable[[int, int], None], whole_games: bool = False) -> None:
        """Run `work(lo, hi)` for all games, on several threads if there is enough to do."""
        parts = max(1, min(self.threads, self.n if whole_games else self.n // MIN_GAMES_PER_THREAD))
        if parts == 1:
            work(0, self.n)
            return
        bounds = [self.n * k // parts for k in range(parts + 1)]
        list(self._pool.map(lambda part: work(*part), pairwise(bounds)))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def _deal(self, fresh: npt.NDArray[np.bool_], lo: int, hi: int) -> None:
        """Begin a new game in each row of `fresh`."""
        self._drivers.deal_games(
            self._states, self._setting, self._streams, self._luck, self._asked, self._views, fresh,
            *self._working.part(lo), lo, hi,
        )  # fmt: skip
        if self._start is None and not self.opponents:
            return
        rows = (lo + np.flatnonzero(fresh[lo:hi])).tolist()
        if self._start is not None:
            self._set_out(self._start, rows)
        if self.opponents:
            self._begin_with_opponents(rows, lo, hi)

    def _begin_with_opponents(self, fresh: Sequence[int], lo: int, hi: int) -> None:
        """Have the opponents act until a seat of the caller is to act. Replace a game that they end by themselves."""
        self._plan_ahead(fresh)
        rewards, done = zeros((self.n, len(self.seats)), np.float32), zeros(self.n, np.bool_)
        self._answer(rewards, done, lo, hi)
        if done[lo:hi].any():
            self._deal(done, lo, hi)

    def _plan_ahead(self, games: Sequence[int]) -> None:
        """Draw what the opponents do first in these games."""
        for g in games:
            self._company.plan(int(self._luck[g]), self._plans[g])

    def _answer(self, rewards: npt.NDArray[np.float32], done: npt.NDArray[np.bool_], lo: int, hi: int) -> None:
        """Have the opponents act in games where one of their seats is to act."""
        if self.opponents:
            company = self._company
            self._drivers.answer_games(
                self._states, self._luck, self._asked, self._views, company.rows, self._plans, company.weights,
                self._scratch(), self._scratch(), *company.room(), rewards, done, generator(0), lo, hi,
            )  # fmt: skip

    def _set_out(self, start: Begun, games: list[int]) -> None:
        """Give new games the start position instead of their deal; their seeds stay."""
        for g in games:
            self.variant.game.schema.unpack_state(start.state, self._states, g)
            self._asked[g] = start.asked
            self._drivers.observe_at(self._states, g, start.asked, self._views, g)

    def _list(self, asked: Any) -> LegalActions:
        counts = self._working.counts
        parts: dict[int, npt.NDArray[np.int32]] = {}

        def fill(lo: int, hi: int) -> None:
            listed, out = blank(_USUAL * (hi - lo), np.int32), self._working.part(lo)[0]
            while (found := self._drivers.list_games(asked, self._views, out, counts, listed, lo, hi)) > len(listed):
                listed = blank(found, np.int32)
            parts[lo] = listed[:found]

        self._share(fill)
        offsets = np.zeros(self.n + 1, np.int64)
        np.cumsum(counts, out=offsets[1:])
        return LegalActions(np.concatenate([parts[lo] for lo in sorted(parts)]), offsets)

    def _rows(self, where: npt.NDArray[np.bool_] | None) -> npt.NDArray[np.bool_]:
        """Return the chosen rows, all of them if `where` is None."""
        return self._all_rows if where is None else chosen_rows(where, self.n)

    @cached_property
    def _all_rows(self) -> npt.NDArray[np.bool_]:
        return within_reach(np.ones(self.n, dtype=np.bool_))

    def _first_refused(self, asked: Any, actions: Any, rows: npt.NDArray[np.bool_], lo: int, hi: int) -> int:
        """Return the first game from `lo` to `hi` - 1, among the chosen rows, whose action is illegal; or `hi`."""
        return int(self._drivers.first_refused(asked, self._views, actions, rows, self.actions, lo, hi))

    def _refuse_illegal(self, actions: Any, rows: npt.NDArray[np.bool_]) -> None:
        """Raise IllegalAction for the first of the chosen rows whose action is illegal."""
        refused: list[int] = []

        def check(lo: int, hi: int) -> None:
            g = self._first_refused(self._asked, actions, rows, lo, hi)
            if g < hi:
                refused.append(g)

        self._share(check)
        if refused:
            raise self._refusal(min(refused), int(actions[min(refused)]))

    def _refusal(self, g: int, action: int) -> Exception:
        if self._asked[g] == NOBODY:
            return BadInput(f"game {g} is over and takes action -1, not {action}")
        if not 0 <= action < self.actions:
            return BadInput(f"game {g}: there is no action {action}; they go from 0 to {self.actions - 1}")
        game = self.variant.game
        clause = game.rulebook.id(int(self._drivers.why_at(self._views, g, action)))
        view = game.schema.read_view(game.schema.pack(self._views, g))
        why = game.reader(self.seats, self.seats).say(game.refusal(view, clause, self.seats, action))
        return IllegalAction(clause, f"Game {g}, action {action}: {why}")

    def _fresh_seeds(self) -> Any:
        """Return the seeds of the next playouts."""
        seeds = self._words(self._next_playout)
        self._next_playout += self.n
        return seeds

    def _seats_to_act(self, number: int) -> Any:
        """Return one seat for each game, the same in all."""
        return [number] * self.n if INTERPRETED else within_reach(np.full(self.n, number, dtype=np.int32))

    def _scratch(self) -> Any:
        return scratch(self.actions)

    def _words(self, start: int) -> Any:
        """Return a 64-bit word for each game, counted up from `start`."""
        if INTERPRETED:
            return [(start + g) & 0xFFFFFFFFFFFFFFFF for g in range(self.n)]
        return within_reach(np.uint64(start & 0xFFFFFFFFFFFFFFFF) + np.arange(self.n, dtype=np.uint64))


def _restored(variant: Variant, games: Kept) -> Batch:
    """Return the batch that was kept."""
    t = games.terms
    fresh = Batch(
        variant, t.n, t.players, 0, t.options, t.threads, t.restart, t.device, None, dict(games.opponents)
    )  # fmt: skip
    fresh._start = t.start and Begun(bytes.fromhex(t.start[0]), t.start[1])
    fresh._take_up(games)
    return fresh


def batch(
    variant: str,
    n: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    restart: bool = True,
    device: str = "cpu",
    start: Game | None = None,
    opponents: Mapping[str, Opponent] | Mapping[int, Opponent] | None = None,
) -> Batch:
    """Return a batch of `n` games of a variant.

    `players` is needed where a variant leaves it open; `seed` decides all chance; `options` are the rulebook's option
    keys; `threads` share the work (one for each processor if not given); `restart` says whether a new game replaces one
    that has ended; `device` is where `random_playouts` plays: `cpu`, or `cuda`. With `start` all games begin with that
    position (`sandtable.position`) with the same hidden things; `determinized` makes up others. `opponents` are
    computer players, by their seats' names or numbers: `step` goes on until another seat is to act. Each is `random`, a
    level that looks no further than one ply (`recruit`, `corporal`, `sergeant`), a `sandtable.bots.networks.Net`, or
    `net:FILE`. Raises BadInput.
    """
    kind = find(variant)
    begun = None if start is None else begun_from(kind, start, players, options)
    return Batch(kind, n, players, seed, options, threads, restart, device, begun, opponents)
