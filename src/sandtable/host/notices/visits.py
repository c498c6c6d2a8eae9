"""When players last had their tables, or the lobby, in sight. Pages say so every 20 seconds while they are visible."""

from __future__ import annotations

import asyncio
import logging

from sandtable.host.clocks import Clock
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.presence import Place

WRITTEN_EVERY = 5.0
"""Seconds between two times at which visits are written to the database, where other servers read them."""
IN_SIGHT = 60.0
"""Seconds for which players who have had a page in sight are told nothing of it."""

log = logging.getLogger("sandtable.notices")


class Visits:
    """The visits of players at this server that are not in the database yet."""

    def __init__(self, store: NoticeStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._seen: dict[Place, float] = {}
        self._lobby: dict[str, float] = {}  # the players who had the lobby in sight, and when
        self._came = asyncio.Event()

    def note(self, table: str, seat: int) -> None:
        """Note that a table is in sight of the player on a seat."""
        self._seen[table, seat] = self._clock.now()
        self._came.set()

    def note_lobby(self, player: str) -> None:
        """Note that the lobby is in sight of a player."""
        self._lobby[player] = self._clock.now()
        self._came.set()

    async def write(self) -> None:
        """Write the visits to the database; raise StoreProblem."""
        now = self._clock.now()
        seen, self._seen = self._seen, {}
        if seen:
            await self._store.visit({place: now - at for place, at in seen.items()})
        lobby, self._lobby = self._lobby, {}
        if lobby:
            await self._store.see_lobby({player: now - at for player, at in lobby.items()})

    async def run(self) -> None:
        """Write visits to the database, until cancelled."""
        while True:
            await self._came.wait()
            await self._clock.sleep(WRITTEN_EVERY)
            self._came.clear()
            try:
                await self.write()
            except StoreProblem as problem:
                log.error("%s", problem)
