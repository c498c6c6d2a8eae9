"""Measure what timing reveals: `python -m tests.host.time_of_acts [--bare] [--acts N]`.

Two tables differ only in what a viewer does not know. The same acts are carried out at both, one after the other, in an
order drawn at random each time. The time is measured from the act to the update that the viewer is sent. No network and
no disk are involved, so a difference is hidden only if the host itself hides it. Each act is carried out at a table of
its own that has just been opened. With `--conflict` two servers share a PostgreSQL database, and the second world
differs only in that another seat has acted, in secret, at the other one.

The program prints, for each pair of worlds, how well the times tell them apart. The area under the curve (AUC) is the
probability that an act of the second world took longer than one of the first; 0.5 is no better than guessing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import norm
from tests.host.games import NORTH, SOUTH, setup
from tests.host.postgres import Postgres, find_postgres
from tests.host.reactions import HANDS, Memory, position
from tests.host.worlds import A_CORPORAL_WALKS, A_SCOUT_WALKS, NORTH_LEAVES_A_FILE, TO_THE_BACK_ROW

import sandtable.host.table.room
from sandtable.batches.precompile import precompile
from sandtable.engine.compile.backend import BACKEND
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.host.bots.bots import BotPools
from sandtable.host.clocks import Clock
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.serve import loop_factory
from sandtable.host.settings import Settings
from sandtable.host.store.entries import SeatPlan, TableSpec, Took
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest, new_id
from sandtable.scenarios.positions import read

Times = np.ndarray[Any, np.dtype[np.float64]]
Acts = Sequence[tuple[int, int | str]]
CLAIMS = Path(sandtable.games.__file__).parent / "stratego" / "scenarios" / "claims.yaml"
RICH, POOR = "Sniper Interfere Bomb Mirror Dud SuperDud", "T1 T1 T1 T2 T2 T3"
THOUGHT = 0.005
"""Seconds before the act: a busy machine gives way to a process by what that has just used."""
LEAST = 2.8  # standard errors: found four times in five, at the usual level of one in twenty


@dataclass(frozen=True)
class World:
    """A position and the acts carried out from there, of which the last is timed."""

    make: Callable[[], Umpire]
    acts: Acts


@dataclass(frozen=True)
class Pair:
    """Two worlds, and a viewer who must not be able to tell them apart."""

    name: str
    viewer: int
    worlds: tuple[World, World]


@dataclass(frozen=True)
class Conflict(Pair):
    """Two worlds in which another server has added `rival` to the log, or nothing, before the last act."""

    rival: tuple[int, int | str] = (0, "")


# ---- the worlds ----


def lightning(south: str, north: str, moves: Sequence[str] = ()) -> Callable[[], Umpire]:
    made = Umpire(find("stratego-lightning"), seed=bytes(32))
    for seat, army in ((SOUTH, south), (NORTH, north)):
        if army:
            made.act(seat, army)
    for number, move in enumerate(moves):
        made.act(number % 2, move)
    return made.copy


def soldier(holds: str, *lines: str) -> World:
    """Return a world in which C holds these cards and everybody else passes."""
    acts = [("ABCD".index(line[0]), line[2:]) for line in lines]
    return World(position(hands={**HANDS, "C": holds}, drawn=True), acts)


def war_kings(seed: int) -> tuple[World, World]:
    """Return two worlds in which a card is drawn; the cards in the pile and in the hand differ."""
    made = Umpire(find("warkings"), 3, {}, seed.to_bytes(32, "big"))
    made.act(0, made.legal(0)[0])
    other = made.determinized(2, seed)
    return World(made.copy, [(0, "DRAW PILE")]), World(other.copy, [(0, "DRAW PILE")])


ATTACK = ("A ADVANCE Rifleman B.Marine", "A LAY Attack")
CLOSING = (*ATTACK, "D PASS", "A PASS", "C PASS")


def pairs() -> Iterator[Pair]:
    corporal, scout = ((army, NORTH_LEAVES_A_FILE) for army in (A_CORPORAL_WALKS, A_SCOUT_WALKS))
    first = [(SOUTH, "a4-a5")]
    yield Pair("Stratego: a step of a Corporal, of a Scout", NORTH, (
        World(lightning(*corporal), first), World(lightning(*scout), first)
    ))  # fmt: skip
    asked, unasked = (lightning(*armies, TO_THE_BACK_ROW) for armies in (corporal, scout))
    yield Pair("Stratego: a rescue declined in secret, a Scout's arrival", NORTH, (
        World(asked, [(SOUTH, "a9-a10"), (SOUTH, "decline")]), World(unasked, [(SOUTH, "a9-a10")])
    ))  # fmt: skip
    laid_out = lightning(setup(SOUTH), "")
    yield Pair("Stratego: an army laid out, another", SOUTH, (
        World(laid_out, [(NORTH, setup(NORTH, False))]), World(laid_out, [(NORTH, setup(NORTH, True))])
    ))  # fmt: skip
    claims = read(CLAIMS, "A-CLAIM-1", find)
    yield Pair("Stratego Alliance: a step of a Flag, a wrong claim", 1, (
        World(claims.copy, [(0, "g7-g8")]), World(claims.copy, [(0, "g7-g8 claim f8")])
    ))  # fmt: skip
    yield Pair("Soldier: a window opens, C holds no answer, six", 1, (soldier(POOR, *ATTACK), soldier(RICH, *ATTACK)))
    yield Pair("Soldier: it closes, C held no answer, six", 0, (soldier(POOR, *CLOSING), soldier(RICH, *CLOSING)))
    for seed in (1, 2, 3):
        yield Pair(f"War Kings: a card drawn, another ({seed})", 2, war_kings(seed))


def conflicts() -> Iterator[Conflict]:
    """Yield pairs for servers that share a database."""
    world = soldier(RICH, *ATTACK, "D PASS")
    for name, rival in (("passes", "PASS"), ("bombs", "BOMB")):
        yield Conflict(f"Soldier: C {name} at another server, or does not yet", 3, (world, world), (2, rival))


# ---- a table, and the time of an act ----


class Listener(Connection):
    """A listener that follows by deltas and notes when the last one came."""

    def __init__(self) -> None:
        super().__init__(-1, 100_000)
        self.deltas, self.at = True, 0.0

    def send(self, text: str) -> None:
        if text.startswith('{"type":"delta"'):
            self.at = time.perf_counter()


class Grained(Clock):
    """The real clock, except that acts that are not timed do not wait for quanta."""

    counts = False

    async def wait_for_quantum(self, began: float) -> None:
        if self.counts:
            await super().wait_for_quantum(began)


class Tables:
    """A factory that opens tables from a position; acts are told in whole quanta, or as soon as possible."""

    def __init__(self, evenly: bool, stores: Sequence[Store] = ()) -> None:
        self.evenly = evenly
        self._stores = stores
        self._make: Callable[[], Umpire] = Umpire  # type: ignore[assignment]
        pytest.MonkeyPatch().setattr(sandtable.host.table.room, "Umpire", self)

    def __call__(self, *_: object, **__: object) -> Umpire:
        return self._make()

    def _hub(self, number: int, clock: Clock) -> Hub:
        """Return a server, or one of two that share a database."""
        store = self._stores[number] if self._stores else Memory()
        settings = Settings(db="unused", nodes=max(1, len(self._stores)))
        return Hub(settings, store, BotPools(0, 1.0), Metrics(), clock)  # type: ignore[arg-type]

    async def time(self, pair: Pair, number: int) -> float:
        """Return the seconds from the last act of a world to the update of the viewer."""
        world = pair.worlds[number]
        self._make = world.make
        umpire = world.make()
        clock, seats = Grained(bool(self._stores)), range(len(umpire.seats))
        hub = self._hub(0, clock)
        plans, rules = [SeatPlan("human") for _ in seats], umpire.game.version
        options = dict(umpire.options)
        chosen = umpire.variant.id
        plan = TableSpec(new_id(), 0, chosen, rules, options, plans, bytes(32), digest("i"), None, 0)
        await hub.create(plan, [Took(seat, umpire.seats[seat], digest(str(seat))) for seat in seats])
        listeners = {seat: Listener() for seat in (*seats, -1)}
        for seat, listener in listeners.items():
            active = await hub.listen(plan.id, listener, str(seat) if seat >= 0 else None, None)
        assert isinstance(active, ActiveTable)
        for act, (seat, action) in enumerate(world.acts, 1):
            if act == len(world.acts):
                if isinstance(pair, Conflict):
                    await self._act_elsewhere(active, pair.rival, number == 1)
                clock.counts = self.evenly
                await asyncio.sleep(THOUGHT)
            began = time.perf_counter()
            async with active.lock:
                await hub.act(active, seat, action, active.room.match.viewers[seat].seq)
        took = listeners[pair.viewer].at - began
        assert took > 0, f"{pair.name}: the viewer was told nothing"
        await hub.tables.close()
        return took

    async def _act_elsewhere(self, active: ActiveTable, rival: tuple[int, int | str], acts: bool) -> None:
        """Let another server load the table, and perhaps act there; the first one does not hear of it."""
        while active.stored_room is None:
            await asyncio.sleep(0.001)
        other, (seat, action) = self._hub(1, Grained()), rival
        async with other.tables.at(active.spec.id) as there:
            if acts:
                await other.act(there, seat, action, there.room.match.viewers[seat].seq)
        while there.stored_room is None:
            await asyncio.sleep(0.001)
        await other.tables.close()


async def taken(tables: Tables, pair: Pair, acts: int, rng: random.Random) -> tuple[Times, Times]:
    """Return the times of this many acts, half of them in each world."""
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(acts // 2 + 5):
        for world in rng.sample((0, 1), 2):
            gc.collect(0)
            took = await tables.time(pair, world)
            if number >= 5:  # the first ones fill caches
                times[world].append(took)
    return np.array(times[0]), np.array(times[1])


# ---- what they tell ----


@dataclass(frozen=True)
class Verdict:
    """How well the times tell two worlds apart; times are in microseconds."""

    name: str
    acts: int
    medians: tuple[float, float]
    auc: float
    error: float
    apart: float
    least: float

    @property
    def told(self) -> bool:
        """Return whether the worlds can be told apart.

        The level is one in a thousand, as there are some twenty pairs.
        """
        return abs(self.auc - 0.5) > float(norm.isf(0.0005)) * self.error

    def __str__(self) -> str:
        low, high = self.auc - 1.96 * self.error, self.auc + 1.96 * self.error
        what = "**told apart**" if self.told else "not told apart"
        medians = " / ".join(f"{median:,.0f}" for median in self.medians)
        return (
            f"| {self.name} | {self.acts:,} | {medians} | {self.auc:.3f} ({low:.3f} to {high:.3f}) "
            f"| {self.apart:+.0f} | {self.least:.0f} | {what} |"
        )


def judge(name: str, first: Times, second: Times) -> Verdict:
    """Return the result of Mann and Whitney's test, and the least difference that it would have found."""
    auc, error = area(first, second), standard_error(first, second)
    medians = float(np.median(first)) * 1e6, float(np.median(second)) * 1e6
    apart = float(np.median(second - first)) * 1e6
    return Verdict(name, len(first) + len(second), medians, auc, error, apart, least(first, error) * 1e6)


def area(first: Times, second: Times) -> float:
    """Return the probability that a time of `second` is longer than one of `first`; ties count as halves."""
    ordered = np.sort(first)
    below, level = np.searchsorted(ordered, second, "left"), np.searchsorted(ordered, second, "right")
    return float((below + level).sum() / (2 * len(first) * len(second)))


def standard_error(first: Times, second: Times) -> float:
    """Return the standard error of the area (DeLong, DeLong and Clarke-Pearson 1988)."""
    one, other = np.sort(first), np.sort(second)
    of_second = np.searchsorted(one, second) / len(one)
    of_first = np.searchsorted(other, first) / len(other)
    return float(np.sqrt(of_second.var(ddof=1) / len(second) + of_first.var(ddof=1) / len(first)))


def least(times: Times, error: float) -> float:
    """Return the difference in seconds that a sample with this error of the area finds four times in five."""
    low, high = 0.0, float(times.max())
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if area(times, times + middle) > 0.5 + LEAST * error else (middle, high)
    return high


async def main(wanted: argparse.Namespace, database: str | None) -> None:
    """Print the table of all pairs, or of conflicts between two servers that share a database."""
    chosen = [pair for pair in (conflicts() if database else pairs()) if wanted.only in pair.name]
    variants = {pair.worlds[0].make().variant.id: pair.worlds[0].make().variant for pair in chosen}
    if BACKEND == "native":
        precompile(variants.values(), ["table"])
    stores = [await Store.open(database, shared=True) for _ in range(2)] if database else []
    tables, rng = Tables(not wanted.bare, stores), random.Random(1)
    how = "told at once" if wanted.bare else "told in whole quanta"
    where = ", two servers that share a PostgreSQL database" if database else ""
    print(f"{BACKEND} rules, {how}{where}, {time.strftime('%Y-%m-%d')}\n")
    print("| worlds | acts | medians, us | AUC (95%) | apart, us | least found, us | |\n|---|---|---|---|---|---|---|")
    gc.freeze()
    for pair in chosen:
        print(judge(pair.name, *await taken(tables, pair, wanted.acts, rng)), flush=True)
    for store in stores:
        await store.close()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=20_000, help="of each pair of worlds")
    parser.add_argument("--bare", action="store_true", help="tell at once, without waiting for a whole quantum")
    parser.add_argument("--conflict", action="store_true", help="two servers act at the same moment")
    parser.add_argument("--only", default="", help="pairs whose name has these words")
    return parser.parse_args()


if __name__ == "__main__":
    given = read_arguments()
    with contextlib.ExitStack() as stack, asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = None
        if given.conflict:
            programs = find_postgres() or sys.exit("PostgreSQL is not installed here: initdb was not found")
            found = stack.enter_context(Postgres(programs, durable=True)).fresh()
        runner.run(main(given, found))
