"""A limit on the requests of one address that are processed at the same time.

Further requests of that address wait, so that they do not delay other addresses. Its players take turns, so that a
player who sends many requests does not delay the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from sandtable.host.limits.accounts import Payer
from sandtable.host.refusals import Refusal


class _Line:
    """The requests of one address: the number in progress, and the waiting ones by player."""

    def __init__(self) -> None:
        self.working = 0
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def length(self) -> int:
        return sum(map(len, self.waiting.values()))

    def next(self) -> asyncio.Future[None] | None:
        """Return the next waiting request: the first of the player who has waited longest. That player's other requests
        move to the end.
        """
        while self.waiting:
            player, own = next(iter(self.waiting.items()))
            del self.waiting[player]
            first = own.popleft()
            if own:
                self.waiting[player] = own
            if not first.done():
                return first
        return None


class Turn:
    """The right to be processed. It ends when the request is done, or when its work goes on in the background."""

    def __init__(self, turns: Turns, payer: Payer) -> None:
        self._turns, self.payer = turns, payer
        self._ended = False

    def end(self) -> None:
        """Let the next request begin."""
        if not self._ended:
            self._ended = True
            self._turns.pass_on(self.payer.address)


PRESENT: ContextVar[Turn | None] = ContextVar("turn", default=None)


def asking() -> Payer | None:
    """Return the payer of the present work, or None if the server does it by itself."""
    turn = PRESENT.get()
    return None if turn is None else turn.payer


def asker() -> str:
    """Return the address of the present work, or an empty string if the server does it by itself."""
    payer = asking()
    return "" if payer is None else payer.address


def step_aside() -> None:
    """End the turn of the present request, so that what follows does not delay others of the same address."""
    turn = PRESENT.get()
    if turn is not None:
        turn.end()


class Turns:
    """The queues of all addresses."""

    def __init__(self, at_once: int, in_line: int) -> None:
        self._at_once, self._in_line = at_once, in_line
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def take(self, payer: Payer) -> AsyncIterator[Turn]:
        """Wait for a turn; raise Refusal if too many requests wait already."""
        turn = await self._wait(payer)
        before = PRESENT.set(turn)
        try:
            yield turn
        finally:
            PRESENT.reset(before)
            turn.end()

    async def _wait(self, payer: Payer) -> Turn:
        line = self._lines.setdefault(payer.address, _Line())
        if line.working < self._at_once:
            line.working += 1
            return Turn(self, payer)
        own = line.waiting.setdefault(payer.player or "", deque())
        if len(own) >= self._in_line:
            raise Refusal(429, "too_fast-at_once")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.pass_on(payer.address)
            raise
        return Turn(self, payer)

    def pass_on(self, address: str) -> None:
        """Pass a finished turn on to the next request of the address."""
        line = self._lines[address]
        following = line.next()
        if following is not None:
            following.set_result(None)
            return
        line.working -= 1
        if not line.working:
            del self._lines[address]
