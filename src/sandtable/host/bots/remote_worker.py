"""A bot process on another machine, as the host sees it: one connection of `sandtable players`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sandtable.host.bots.asking import Choice, Lost, Question, pack, read_choice


class Unasked(Exception):
    """A message came that answers no question."""


class RemoteWorker:
    """A bot process behind a connection. A question is one message, and so is its answer."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        self._send = send
        self._answer: asyncio.Future[Choice | None] | None = None
        self.ended = asyncio.Event()
        """Set when the connection has ended, or should end because no answer came in time."""

    async def ask(self, question: Question) -> Choice:
        """Return the answer to a question; raise Lost if the connection ends before it comes."""
        if self.ended.is_set():
            raise Lost
        self._answer = asyncio.get_running_loop().create_future()
        await self._send(pack(question))
        choice = await self._answer
        if choice is None:
            raise Lost
        return choice

    def hear(self, message: bytes) -> None:
        """Take the answer to the question; raise Unasked, or msgspec.MsgspecError if it is none."""
        if self._answer is None or self._answer.done():
            raise Unasked
        self._answer.set_result(read_choice(message))

    def lose(self) -> None:
        """Give up the question, because the connection has ended."""
        self.ended.set()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    async def kill(self) -> None:
        """Have the connection ended, upon which the other machine ends the process that is thinking."""
        self.ended.set()
