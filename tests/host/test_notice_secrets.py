"""Two worlds of notices: what a player is told while away, and when, does not depend on what is hidden from the player.

The armies of North stand in two ways. South, who is away, is sent the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SOUTH, setup
from tests.host.worlds import World, worlds

from sandtable.host.notices import table_notices
from sandtable.host.notices.notice import Notice
from sandtable.host.notices.table_notices import TableNotices
from sandtable.host.notices.visits import Visits
from sandtable.host.protocol.me import MyGame
from sandtable.host.store.due import Due
from sandtable.host.store.notice_settings import AwaySeat
from sandtable.host.store.outbox import Letter
from sandtable.host.store.players import Session
from sandtable.host.store.push import Push
from sandtable.host.store.seats import HeldSeat
from sandtable.host.tokens import digest

__all__ = ["worlds"]

WAITS = 3600.0
"""Seconds after which what is due is told: any turn has stood long enough by then."""


class Notified:
    """What is due in a world, and what its players are told."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.due: list[Due] = []
        self.told: list[tuple[str, float, int, dict[str, Any]]] = []  # kind, delay, seat, notice
        self._delays: dict[tuple[str, str], float] = {}
        self._players: dict[str, int] = {}
        outbox: Any = self
        store = world.hub.store.notices
        self.tables = TableNotices(store, self, world.hub, outbox, Visits(store, world.clock), world.clock)
        world.hub.publish = self.tables.publish

    async def open(self) -> Notified:
        """Let the players of both seats take notices."""
        store, table = self.world.hub.store, self.world.active.spec.id
        holders = [digest(f"token {seat}") for seat in (SOUTH, NORTH)]
        for seat, holder in enumerate(holders):
            player = (await store.people.begin(Session(f"hash {seat}", 1, 10**6, "", ""), f"P{seat}")).id
            await store.people.bind(HeldSeat(table, seat, holder), player, holders)
            await store.notices.put_push(Push(f"https://push.test/{seat}", "", "", "en"), f"hash {seat}")
            self._players[player] = seat
        return self

    async def set(self, what: Due, seconds: float) -> float | None:
        self.due.append(what)
        self._delays[what.kind, what.subject] = seconds
        return seconds

    async def add(self, letters: list[Letter]) -> None:
        for letter in letters:
            kind = self.due[-1].kind
            seat = self._players[letter.player or ""]
            self.told.append(
                (kind, self._delays[kind, self.world.active.spec.id], seat, msgspec.json.decode(letter.body))
            )

    async def settle(self) -> None:
        """Tell what is to be told by now."""
        await self.tables.pending.write_until(self.world.clock.now() + WAITS)
        for due in list(self.due):
            await self.tables.tell(due)
        self.due.clear()


@pytest.fixture
async def notified(worlds: list[World]) -> list[Notified]:
    return [await Notified(world).open() for world in worlds]


async def lay_out(notified: list[Notified]) -> None:
    """Let North lay out one army piece by piece, and in the other world another one at once; then South does."""
    first, second = notified
    for act in [*(f"place {piece}" for piece in setup(NORTH).split()[1:]), "ready"]:
        await first.world.act(NORTH, act)
        await first.settle()
    await second.world.act(NORTH, setup(NORTH, mirrored=True))
    for one in notified:
        await one.settle()
        await one.world.act(SOUTH, setup(SOUTH))
        await one.settle()


async def play(notified: list[Notified]) -> None:
    """Play a game to its end in both worlds."""
    await lay_out(notified)
    for seat, act in ((SOUTH, "e4-e5"), (NORTH, "e7-e6"), (SOUTH, "a4-a5"), (NORTH, "resign")):
        for one in notified:
            await one.world.act(seat, act)
            await one.settle()


def to(seat: int, one: Notified) -> list[Any]:
    return [told for told in one.told if told[2] == seat]


async def test_what_a_player_is_told_is_the_same(notified: list[Notified]) -> None:
    await play(notified)
    first, second = notified
    assert_same(to(SOUTH, first), to(SOUTH, second))
    assert [told[0] for told in to(SOUTH, first)].count(table_notices.TURN) >= 2
    assert to(SOUTH, first)[-1][0] == table_notices.OVER


async def test_notices_say_nothing_of_the_board(notified: list[Notified]) -> None:
    await play(notified)
    for _, _, _, notice in notified[0].told:
        assert notice.keys() <= {"kind", "title", "names", "table", "place"}
        assert notice["names"] in (["P0"], ["P1"])


Plant = Callable[[Notified, Notice], Notice | None]


def only_if_a_bomb_stands_there(one: Notified, notice: Notice) -> Notice | None:
    """A notice only if a piece of the other side is a Bomb."""
    pieces = one.world.active.room.match.umpire.view(NORTH)["pieces"]
    return notice if any((piece["rank"], piece["at"]) == ("B", "b8") for piece in pieces) else None


def how_many_acts_there_were(one: Notified, notice: Notice) -> Notice | None:
    """A notice that counts all acts, those that nobody sees too."""
    return msgspec.structs.replace(notice, free=one.world.active.lines)


@pytest.mark.parametrize(
    "plant", [how_many_acts_there_were, pytest.param(only_if_a_bomb_stands_there, marks=pytest.mark.nightly)]
)
async def test_a_planted_leak_is_found(notified: list[Notified], plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, settle = table_notices._notice, Notified.settle
    telling: list[Notified] = []

    def leaking(due: str, seat: AwaySeat, game: MyGame, seconds: int) -> Notice | None:
        notice = honest(due, seat, game, seconds)
        return notice and plant(telling[-1], notice)

    async def noted(one: Notified) -> None:
        telling.append(one)
        await settle(one)

    monkeypatch.setattr(Notified, "settle", noted)
    monkeypatch.setattr(table_notices, "_notice", leaking)
    await play(notified)
    first, second = notified
    assert to(SOUTH, first) != to(SOUTH, second)
