"""How players meet who do not know one another: the lobby, open tables, seeks and challenges of one server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from sandtable.host.clocks import Clock
from sandtable.host.club.challenging import Challenges
from sandtable.host.club.games import Games
from sandtable.host.club.listing import stands
from sandtable.host.club.lobby import Lobby
from sandtable.host.club.rated import RatedPlay
from sandtable.host.club.seeking import Seeks
from sandtable.host.protocol.public import Public
from sandtable.host.refusals import Refusal
from sandtable.host.store.challenges import CHALLENGE
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.seeks import PAIRING, SEEK

WIDENED_EVERY = 5.0
"""Seconds between two looks whether others fit by now."""

log = logging.getLogger("sandtable.lobby")


class Meeting:
    """How players meet at one server, whose name is `node`. `look_at_due` is called as in `Lobby`."""

    def __init__(
        self,
        store: LobbyStore,
        games: Games,
        rated: RatedPlay,
        clock: Clock,
        node: str,
        look_at_due: Callable[[], None],
    ) -> None:
        self.lobby = Lobby(store, clock, node, look_at_due)
        self.seeks = Seeks(store, games, rated, self.lobby)
        self.challenges = Challenges(store, games, rated, self.lobby, self.seeks)
        self._store = store
        self._clock = clock
        self.heard: asyncio.Queue[Public] = asyncio.Queue()

    @property
    def handlers(self) -> Mapping[str, Callable[[Due], Awaitable[None]]]:
        """The functions for what is due, by its kind."""
        return {SEEK: self.seeks.end, PAIRING: self.seeks.end_pairing, CHALLENGE: self.challenges.end}

    def hear(self, table: Public) -> None:
        """Take note of a table as everybody sees it now."""
        if table.clock is not None:
            self.lobby.hear(table.table)
        if table.open:
            self.heard.put_nowait(table)

    async def follow(self) -> None:
        """List the tables that are heard of, and tell the pages what changes, until cancelled."""
        await asyncio.gather(self.lobby.follow(), self._list_tables(), self._widen())

    async def _widen(self) -> None:
        while True:
            await self._clock.sleep(WIDENED_EVERY)
            try:
                await self.seeks.widen()
            except Refusal:  # it is in the log
                pass
            except Exception:
                log.exception("seeks could not be paired")

    async def _list_tables(self) -> None:
        while True:
            table = await self.heard.get()
            try:
                await kept(self._store.put(table))
                self.lobby.touch()
                if stands(table):
                    await self.seeks.fill(table)
            except Refusal:  # it is in the log; the table is heard of again
                pass
            except Exception:
                log.exception("table %s could not be listed", table.table)
