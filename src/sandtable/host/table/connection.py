"""One listener at a table, and the bounded queue in front of it. Knows nothing of the transport under it.

Sending never waits. When the listener is too slow the queue is thrown away, and once it listens again it
gets the present state instead of all that it missed: a slow listener costs nobody else anything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from sandtable.host.protocol.table import Reactions, Team

Transmit = Callable[[str], Awaitable[None]]
CatchUp = Callable[["Connection"], Awaitable[None]]

COME_BACK = 1012  # the WebSocket code of a service that restarts


class Connection:
    """Whose it is (`viewer`), and what waits to be sent."""

    def __init__(self, viewer: int, outbox: int, address: str = "") -> None:
        self.viewer = viewer
        self.address = address
        self.late: tuple[int, int] | None = None  # the update and the question with which an act last came too late
        self.n = -1  # the last update that was queued
        self.team: Team | None = None  # what was queued last of the own team
        self.reactions: Reactions | None = None  # what was queued last of windows, but for the seconds left
        self.behind = False
        self.closing: tuple[str, int] | None = None
        self._room = outbox
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()

    def send(self, text: str) -> None:
        """Queues a message; a full queue is dropped, to be made good by a resync."""
        if self.closing is not None or self.behind:
            return
        if len(self._outbox) >= self._room:
            self._outbox.clear()
            self.behind = True
        else:
            self._outbox.append(text)
        self._wake.set()

    def close(self, reason: str, code: int = COME_BACK) -> None:
        """Ends the connection after what is queued has been sent."""
        if self.closing is None:
            self.closing = reason, code
            self._wake.set()

    async def pump(self, transmit: Transmit, catch_up: CatchUp, stalled_after: float) -> tuple[str, int]:
        """Sends what is queued until the connection is to end; returns why.

        Raises TimeoutError when nothing is taken.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                async with asyncio.timeout(stalled_after):  # `wait_for` may lose that this task is cancelled meanwhile
                    await transmit(self._outbox.popleft())
            if self.behind and self.closing is None:
                self.behind = False
                await catch_up(self)
            elif self.closing is not None and not self._outbox:
                return self.closing
