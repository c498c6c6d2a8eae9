"""What a store knows of the lobby: open tables, seeks, challenges, duels of each day, and who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import sqlalchemy as sa

from sandtable.host.protocol.lobby import GameRating
from sandtable.host.protocol.public import Public
from sandtable.host.store import challenges, listed, lobby_pages, measures, players, ratings, seeks, tournaments
from sandtable.host.store.challenges import Challenge
from sandtable.host.store.connections import Work
from sandtable.host.store.database_clock import now
from sandtable.host.store.due import first_clocks
from sandtable.host.store.people import Do
from sandtable.host.store.postgres import PAIRING, alone
from sandtable.host.store.seeks import Member, Seek
from sandtable.host.store.tournaments import Round

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen:
    """All that is in the lobby. `elsewhere` holds who is there at other servers, and whether each is open to a game,
    `people` all who are there and not banned, by their ids, `now` the time of the database in milliseconds, and
    `ratings` those of the players of rated seeks, by the ids of the seeks. `rounds` are the live games of tournaments
    of those who are there, `begun` the tables of games that have begun by themselves, and `deadlines` when their first
    clocks run out.
    """

    tables: list[Public]
    seeks: list[Seek]
    challenges: list[Challenge]
    elsewhere: dict[str, bool]
    people: dict[str, Member]
    now: int
    ratings: Mapping[str, list[GameRating]] = field(default_factory=dict)
    rounds: Sequence[Round] = ()
    begun: Collection[str] = ()
    deadlines: Mapping[str, int] = field(default_factory=dict)


class LobbyStore:
    """The lobby in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do, shared: bool) -> None:
        self._write = write
        self._read = read
        self._shared = shared

    async def see(self, node: str, here: Collection[str]) -> Seen:
        """Return all that is in the lobby; `node` is the name of this server, and `here` are the players at it."""
        return await self._read(partial(self._see, node, here))

    def _see(self, node: str, here: Collection[str], connection: sa.Connection) -> Seen:
        elsewhere, sought = self.elsewhere(node, connection), seeks.all_of(connection)
        called, rounds = challenges.all_of(connection), tournaments.live_rounds({*here, *elsewhere}, connection)
        tables = [*(seek.table for seek in sought), *(one.table for one in called), *(one.table for one in rounds)]
        begun = {table for table in tables if table is not None}
        return Seen(
            listed.all_of(connection),
            sought,
            called,
            elsewhere,
            _welcome({*here, *elsewhere}, now(connection) // 1000, connection),
            now(connection),
            {seek.id: _ratings(seek, connection) for seek in sought if seek.wish.rated and len(seek.members) == 1},
            rounds,
            begun,
            first_clocks(begun, connection) if begun else {},
        )

    def elsewhere(self, node: str, connection: sa.Connection) -> dict[str, bool]:
        """Return who is there at other servers than `node`."""
        return lobby_pages.elsewhere(node, connection) if self._shared else {}

    async def read(self, work: Work[T]) -> T:
        """Do work that reads."""
        return await self._read(work)

    async def change(self, work: Work[T]) -> T:
        """Do work on seeks, challenges and duels in one transaction, while no other server does such work."""
        return await self._write(partial(self._one_at_a_time, work))

    def _one_at_a_time(self, work: Work[T], connection: sa.Connection) -> T:
        if self._shared:
            alone(PAIRING, connection)
        return work(connection)

    async def tables(self) -> list[Public]:
        """Return the listed tables, the oldest first."""
        return await self._read(listed.all_of)

    async def put(self, table: Public) -> None:
        """List a table as it is now, or take it off the list if there is no seat for anybody."""
        await self._write(partial(listed.put, table))

    async def come(self, player: str, node: str, open: bool) -> None:
        """Note that a player has a page open at this server, and whether the player is open to a game."""
        if self._shared:
            await self._write(partial(lobby_pages.come, player, node, open))

    async def go(self, player: str, node: str) -> None:
        """Note that a player has no page open at this server any more."""
        if self._shared:
            await self._write(partial(lobby_pages.go, player, node))


def _welcome(players_here: Collection[str], now: int, connection: sa.Connection) -> dict[str, Member]:
    """Return those of the players who are not banned, by their ids."""
    banned = measures.banned(players_here, now, connection)
    return players.members([player for player in players_here if player not in banned], connection)


def _ratings(seek: Seek, connection: sa.Connection) -> list[GameRating]:
    """Return the ratings of the player of a seek at its pace."""
    own = ratings.standings(seek.members[0].id, connection)
    return [GameRating(one.pool.game, one.rating) for one in own if one.pool.pace == seek.kind]
