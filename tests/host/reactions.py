"""Tables of Ultimate Soldier for the tests of reaction windows, opened from given positions.

Their clock stands still until the test moves it on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import msgspec
import pytest

import sandtable.host.table.room
from sandtable.engine.messages import Message
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.games.soldier.scenarios.position import Position
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Answer, BotPools
from sandtable.host.clocks import Clock
from sandtable.host.hub.hub import ActAnswer, Hub
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.daily import DuelResult
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.settings import Settings
from sandtable.host.store.due import Due
from sandtable.host.store.entries import Acted, Entry, SeatPlan, TableSpec, Took
from sandtable.host.store.finished import Finished
from sandtable.host.store.new_tables import NewTable
from sandtable.host.store.results import Outcome
from sandtable.host.store.seats import Bound
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.store.store import Store, Stored, Taken
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

A, B, C, D = range(4)
SEATS = "ABCD"
WATCHING = "-"  # who has no seat
SEED = bytes(range(32))

Hands = Mapping[str, str]
SOLDIERS = {"A": "Rifleman Scout", "B": "Marine Ranger", "C": "Ninja Pilot", "D": "Officer Sapper"}
HANDS = {
    "A": "Advance Attack Attack T1",
    "B": "Sniper Interfere Block T1",
    "C": "Sniper Interfere Mirror Block",
    "D": "Bomb Dud SuperDud T1",
}
PILE = "T1 T1 T1 T2 T2 T2 T3 T3 Stun Stun Retreat Retreat Block Block " * 2


def position(
    players: int = 4, hands: Hands = HANDS, drawn: bool = False, turn: int = A, pile: str = PILE
) -> Callable[[], Umpire]:
    """Return a function that makes the same game each time: A's turn begins, or A has drawn and is to move."""
    seats = SEATS[:players]
    held = {"hands": {seat: hands[seat] for seat in seats}, "soldiers": {seat: SOLDIERS[seat] for seat in seats}}
    piles = {"draw": pile, "pile": "Commando Frogman"}
    laid_out = Position({**held, **piles, "turn": SEATS[turn], "drawn": drawn}, seats)
    chosen = find("soldier")

    def make() -> Umpire:
        umpire = Umpire.staged(chosen, players, chosen.read_options({}), laid_out.arrange)
        umpire.opening = []  # of the deal that the position has replaced
        return umpire

    return make


def dealt_anew(make: Callable[[], Umpire], viewer: int, seed: int) -> Callable[[], Umpire]:
    """Return a function that makes another game that looks the same to the viewer."""

    def again() -> Umpire:
        umpire = make()
        other = umpire.determinized(viewer, seed)
        other.seed, other.stream = umpire.seed, umpire.stream
        return other

    return again


class Games:
    """The positions from which tables are opened, by the seeds of the tables."""

    def __init__(self) -> None:
        self._made: dict[bytes, Callable[[], Umpire]] = {}

    def spec(
        self, game: Callable[[], Umpire], bots: str = "", clock: int | None = 30, time: Live | ByDay | None = None
    ) -> TableSpec:
        """Return the spec of a table with a bot on each seat of `bots`."""
        seed = bytes([len(self._made)]) * 32
        self._made[seed] = game
        umpire = game()
        plans = [SeatPlan("bot", "recruit") if seat in bots else SeatPlan("human") for seat in umpire.seats]
        rules = umpire.game.version
        return TableSpec(
            "t" * 12, 0, "soldier", rules, dict(umpire.options), plans, seed, digest("invite"), None, clock, time=time
        )

    def __call__(self, chosen: Any, players: int, options: Any, seed: bytes, earlier: Any) -> Umpire:
        return self._made[seed]()


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[Games]:
    """Let rooms begin with the positions that the test has given."""
    laid_out = Games()
    monkeypatch.setattr(sandtable.host.table.room, "Umpire", laid_out)
    yield laid_out


# ---- one room, without a clock ----


class Table:
    """A room in which all seats are taken; seats are named by their letters."""

    def __init__(self, games: Games, game: Callable[[], Umpire], bots: str = "", orders: Hands | None = None) -> None:
        self.spec = games.spec(game, bots)
        self.room = Room(self.spec)
        self.log: list[Entry] = []
        self.room.match.follow(self.room.match.viewers, self.room.match.viewers)
        for seat, name in enumerate(self.room.seats):
            if name not in bots:
                self.do(Took(seat, name, digest(name), (orders or {}).get(name)))

    def do(self, entry: Entry) -> None:
        self.room.do(entry)
        self.log.append(entry)

    def act(self, seat: str, action: int | str = "PASS") -> None:
        number = SEATS.index(seat)
        self.do(Acted(number, action, self.room.match.viewers[number].seq))

    def play(self, *lines: str) -> None:
        """Carry out these lines, each a seat and its action."""
        for line in lines:
            seat, _, action = line.partition(" ")
            self.act(seat, action)

    @property
    def phase(self) -> str:
        return str(self.room.match.umpire.view(self.room.match.spectator)["phase"])

    @property
    def open_to(self) -> str:
        """Return the seats that have not answered yet; in a window, in its order."""
        viewers = self.room.match.viewers
        return "".join(seat for seat in self.asks or self.room.seats if viewers[SEATS.index(seat)].question)

    @property
    def asks(self) -> str:
        """Return the seats of the open window."""
        window = self.room.match.windows.window
        return "".join(SEATS[seat] for seat in window.asks) if window else ""

    def choices(self, seat: str) -> list[str]:
        legal = self.room.match.resync(SEATS.index(seat)).legal
        return [choice["text"] for choice in legal]

    def told(self, viewer: str) -> list[str]:
        """Return the kinds of all events that a viewer has been told."""
        number = self.room.match.spectator if viewer == WATCHING else SEATS.index(viewer)
        return [msgspec.json.decode(event)["kind"] for event in self.room.match.viewers[number].log]

    def numbers(self) -> list[int]:
        return [viewer.n for viewer in self.room.match.viewers.values()]


# ---- a server, and a clock that stands still ----


class StillClock(Clock):
    """A clock that moves only when the test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.hub: Hub | None = None
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.append((self.time + seconds, waking))
            await waking

    async def wait_for_quantum(self, began: float) -> None:
        """Return at once: nothing takes any time."""

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and wake each sleeper at its time, one after the other."""
        end = self.time + seconds
        await everything_else(self.hub)
        while due := [sleeper for sleeper in self._sleepers if sleeper[0] <= end]:
            first = min(due, key=lambda sleeper: sleeper[0])
            self._sleepers.remove(first)
            if not first[1].done():
                self.time = first[0]
                first[1].set_result(None)
            await everything_else(self.hub)
        self.time = end


async def everything_else(hub: Hub | None = None) -> None:
    """Run all tasks until each waits for an event and the hub's background jobs are done."""
    for _ in range(100):
        await asyncio.sleep(0)
    while hub is not None and hub.background.busy:
        await asyncio.sleep(0.001)
        await everything_else()


class NobodyBanned:
    """The measures of a server that has no moderators."""

    async def is_one_banned(self, table: str, holders: Collection[str], now: int) -> bool:
        return False


class Memory:
    """A store in memory that is never slow. What is due is due by its clock."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.tables: dict[str, Stored] = {}
        self._clock = clock or Clock()
        self._due: dict[tuple[str, str], tuple[int, float]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.moderation = NobodyBanned()

    async def create(self, spec: TableSpec, at: int, entries: list[Entry]) -> None:
        self.tables[spec.id] = Stored(spec, list(entries), None)

    async def append(
        self,
        table: str,
        number: int,
        at: int,
        entry: Entry,
        finished: Finished | None = None,
        new: NewTable | None = None,
        result: DuelResult | None = None,
        outcome: Outcome | None = None,
        bound: Bound | None = None,
    ) -> None:
        assert (result, outcome, bound) == (None, None, None), (
            "no duel of a day is played here, and nobody has an account"
        )
        spec, lines, _ = self.tables[table]
        if number < len(lines):
            raise Taken
        assert number == len(lines)
        self.tables[table] = Stored(spec, [*lines, entry], finished)
        if new is not None:
            await self.create(new.spec, at, new.lines)

    async def set_due(self, what: Due, seconds: float) -> float:
        key, now = (what.kind, what.subject), self._clock.now()
        number, at = self._due.get(key, (-1, now))
        if number < what.number:
            at = now + seconds
            self._due[key] = what.number, at
        return at - now

    async def drop_due(self, what: Due) -> None:
        if self._due.get((what.kind, what.subject), (what.number,))[0] <= what.number:
            self._due.pop((what.kind, what.subject), None)

    async def lines(self, table: str, first: int) -> list[Entry]:
        return self.tables[table].lines[first:]

    async def load(self, table: str, first: int = 0) -> Stored | None:
        stored = self.tables.get(table)
        return None if stored is None else stored._replace(lines=stored.lines[first:])

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        self.snapshots[table] = snapshot

    async def snapshot(self, table: str) -> Snapshot | None:
        return self.snapshots.get(table)


class Thinker(BotPools):
    """Bots that choose what `choose` returns, after thinking for a while."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__(0, 1.0)
        self.clock = clock
        self.thinks = 0.0
        self.asked: list[tuple[str, float]] = []

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        view = find(question.variant).game.schema.read_view(question.packed)
        self.asked.append((SEATS[view.viewer], self.clock.now()))
        await self.clock.sleep(self.thinks)
        return Answer(question.legal[0], self.thinks, stood_in=False)


class Noted(Connection):
    """A listener that notes when each message comes."""

    def __init__(self, clock: StillClock, deltas: bool = False) -> None:
        super().__init__(-1, 100_000)
        self.clock, self.deltas = clock, deltas
        self.noted: list[tuple[float, str]] = []

    def send(self, text: str) -> None:
        self.noted.append((self.clock.now(), text))


class Evening:
    """A table on a server, with a listener for every person's seat and for a spectator."""

    def __init__(self, spec: TableSpec, orders: Hands | None = None, nodes: int = 1) -> None:
        self.spec = spec
        self.nodes = nodes
        self.clock = StillClock()
        self.store = Memory(self.clock)
        self.bots = Thinker(self.clock)
        self.listeners: dict[str, Noted] = {}
        self.followers: dict[str, Noted] = {}  # second pages of the same viewers, which follow by deltas
        self.orders = orders or {}
        self.hub = self.new_hub()

    def new_hub(self) -> Hub:
        settings = Settings(db="unused", nodes=self.nodes)
        store: Store = self.store  # type: ignore[assignment]
        self.clock.hub = Hub(settings, store, self.bots, Metrics(), self.clock)
        return self.clock.hub

    @classmethod
    async def begin(
        cls,
        games: Games,
        game: Callable[[], Umpire],
        bots: str = "",
        clock: int = 30,
        orders: Hands | None = None,
        thinks: float = 0.0,
        nodes: int = 1,
        time: Live | ByDay | None = None,
    ) -> Evening:
        evening = cls(games.spec(game, bots, clock, time), orders, nodes)
        evening.bots.thinks = thinks
        people = [seat for seat in game().seats if seat not in bots]
        sat = [Took(SEATS.index(seat), seat, digest(seat), evening.orders.get(seat)) for seat in people]
        await evening.hub.create(evening.spec, list(sat))
        for viewer in (*people, WATCHING):
            await evening.listen(viewer)
        await everything_else(evening.hub)
        return evening

    async def beside(self) -> Evening:
        """Return the same table at another server that shares the database, with as many pages."""
        other = Evening(self.spec, self.orders, self.nodes)
        other.store, other.clock = self.store, self.clock
        other.hub = other.new_hub()
        for viewer in self.listeners:
            await other.listen(viewer)
        await everything_else(other.hub)
        return other

    async def follow(self) -> None:
        """Let the server take in what other servers have done."""
        await self.hub.follow(self.active)
        await everything_else(self.hub)

    async def listen(self, viewer: str, since: int | None = None) -> Noted:
        listener = self.listeners[viewer] = Noted(self.clock)
        follower = self.followers[viewer] = Noted(self.clock, deltas=True)
        for page in (listener, follower):
            await self.hub.listen(self.spec.id, page, None if viewer == WATCHING else viewer, since)
        return listener

    def sent(self, viewer: str) -> list[tuple[float, str]]:
        """Return what a viewer was sent, and when, in both forms."""
        return [*self.listeners[viewer].noted, *self.followers[viewer].noted]

    async def go(self, *viewers: str) -> None:
        """Close the pages of these viewers."""
        for viewer in viewers:
            for pages in (self.listeners, self.followers):
                await self.hub.leave(self.active, pages.pop(viewer))
        await everything_else(self.hub)

    @property
    def active(self) -> ActiveTable:
        active = self.hub.tables.in_memory[self.spec.id]
        assert isinstance(active, ActiveTable)
        return active

    async def act(self, seat: str, action: int | str = "PASS") -> ActAnswer | None:
        number = SEATS.index(seat)
        async with self.hub.tables.at(self.spec.id) as active:
            answer = await self.hub.act(active, number, action, active.room.match.viewers[number].seq)
        await everything_else(self.hub)
        return answer

    async def play(self, *lines: str) -> None:
        for line in lines:
            seat, _, action = line.partition(" ")
            await self.act(seat, action)

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.at(self.spec.id) as active:
            await self.hub.change(active, entry)
        await everything_else(self.hub)

    async def more(self, seat: str) -> None:
        async with self.hub.tables.at(self.spec.id) as active:
            await self.hub.clocks.more_time(active, SEATS.index(seat))

    async def wait(self, seconds: float) -> None:
        await self.clock.pass_by(seconds)

    async def restart(self) -> None:
        """Let the server die and another take over."""
        self.active.drop(Message("bye-fault"))
        self.hub = self.new_hub()
        await everything_else(self.hub)

    def snapshot(self, viewer: str) -> dict[str, Any]:
        number = self.active.room.match.spectator if viewer == WATCHING else SEATS.index(viewer)
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.active.snapshot(number)))
        return found

    def window(self, viewer: str = WATCHING) -> dict[str, Any]:
        return dict(self.snapshot(viewer)["window"])

    def phase(self) -> str:
        return str(self.snapshot(WATCHING)["view"]["phase"])

    def heard(self, viewer: str, *kinds: str) -> list[dict[str, Any]]:
        """Return the messages of these kinds, in order; by default all messages."""
        messages = [msgspec.json.decode(text) for _, text in self.listeners[viewer].noted]
        return [message for message in messages if not kinds or message["type"] in kinds]

    async def close(self) -> None:
        await self.hub.tables.close()
        await everything_else()
