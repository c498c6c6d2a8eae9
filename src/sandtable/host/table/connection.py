"""One listener at a table, and its bounded queue of messages, independent of the transport.

Sending never waits. If the listener is too slow, its queue is dropped. When it is ready again it gets the present state
instead of all the messages that it missed. A slow listener therefore costs the others nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Message, Tongue
from sandtable.host.protocol.table import Clocks, Reactions, Team

Transmit = Callable[[str], Awaitable[None]]
CatchUp = Callable[["Connection"], Awaitable[None]]

COME_BACK = 1012  # the WebSocket code of a service that restarts


class Connection:
    """A listener that sees what `viewer` may see, with at most `outbox` messages waiting to be sent."""

    def __init__(self, viewer: int, outbox: int, address: str = "") -> None:
        self.viewer = viewer
        self.address = address
        self.holder: str | None = None  # the hash of its token; None: it watches
        self.session: str | None = None  # the hash of its browser's session, if its player has a seat at the table
        self.late: tuple[int, int] | None = None  # the update and the question when an act last came too late
        self.deltas = False  # whether it follows by `delta` rather than `update`
        self.words: Tongue = ENGLISH  # the language in which it is told what the game says; None: as messages
        self.say: Callable[[str], str] | None = None  # makes texts of the messages in what is sent; None: it stays
        self.n = -1  # the last update that was queued
        self.team: Team | None = None  # the team news that were queued last
        self.reactions: Reactions | None = None  # the window news queued last, without the seconds left
        self.clocks: Clocks | None = None  # the clocks that were told last, each as it was started
        self.behind = False
        self.closing: tuple[Message, int] | None = None
        self._room = outbox
        self.queued: deque[str] = deque()
        self._wake = asyncio.Event()

    def send(self, text: str) -> None:
        """Queue a message. If the queue is full, drop it; a resync replaces it later."""
        if self.closing is not None or self.behind:
            return
        if len(self.queued) >= self._room:
            self.queued.clear()
            self.behind = True
        else:
            self.queued.append(self.say(text) if self.say else text)
        self._wake.set()

    def close(self, reason: Message, code: int = COME_BACK) -> None:
        """End the connection after the queued messages have been sent."""
        if self.closing is None:
            self.closing = reason, code
            self._wake.set()

    async def pump(self, transmit: Transmit, catch_up: CatchUp, stalled_after: float) -> tuple[Message, int]:
        """Send queued messages until the connection is closed; return the reason and the closing code.

        Raise TimeoutError if the transport takes nothing for `stalled_after` seconds.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self.queued:
                async with asyncio.timeout(stalled_after):  # `wait_for` may swallow a cancellation of this task
                    await transmit(self.queued.popleft())
            if self.behind and self.closing is None:
                self.behind = False
                await catch_up(self)
            elif self.closing is not None and not self.queued:
                return self.closing
