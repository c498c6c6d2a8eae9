"""How a server takes leave of its listeners before it ends."""

from __future__ import annotations

import asyncio
import random

from sandtable.host.club.lobby import Lobby, Page
from sandtable.host.hub.tables import RESTARTING, Tables
from sandtable.host.wire.polling import Sessions
from sandtable.host.wire.readiness import Readiness


class Leaving:
    """What a server tells a balancer and its listeners before it ends."""

    def __init__(self, readiness: Readiness, tables: Tables, sessions: Sessions, lobby: Lobby | None) -> None:
        self._readiness = readiness
        self._tables = tables
        self._sessions = sessions
        self._lobby = lobby

    def announce(self) -> None:
        """Let /readyz say from now on that the server is draining."""
        self._readiness.draining = True

    async def send_away(self, seconds: float) -> None:
        """Close the connections of all listeners within this time, in random order, so that not all come back at once.

        Their clients connect again by themselves.
        """
        listeners: list[Page] = [*self._tables.listeners(), *(self._lobby.pages if self._lobby else ())]
        random.shuffle(listeners)
        for listener in listeners:
            listener.close(RESTARTING)
            await asyncio.sleep(seconds / len(listeners))

    def end_waiting(self) -> None:
        """End the requests that wait for messages."""
        self._sessions.end()
