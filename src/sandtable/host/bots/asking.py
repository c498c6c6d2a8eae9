"""A bot process as the host sees it: its questions and its answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from sandtable.engine.partners import Spoken
from sandtable.sandbox import environment, how_rules_run

LENGTH_BYTES = 4
READY_WITHIN = 300.0  # seconds; on compiled rules a first start may compile

Wanted = Literal["choice", "hint", "word", "estimate", "review"]
"""The kinds of questions: for an action; for an action with a sentence that gives the reason; for a message to the
partner; for an estimate of the game, in thousandths; for a part of the review of a finished game."""


class Question(Struct, array_like=True):
    """A question to a bot: for one decision, or about the view of its seat."""

    level: str
    variant: str
    packed: bytes
    legal: list[int]
    seed: int
    seen: list[bytes] = []  # for bots that remember: all that the seat has seen, in order
    wants: Wanted = "choice"
    talk: list[Spoken] = []  # the messages of its team, if it has partners
    task: bytes = b""  # for a review, which has no view


class Choice(Struct, array_like=True):
    """The answer of a bot, or the problem that prevented one."""

    action: int | None
    problem: str | None = None
    text: str = ""  # the action in notation, for a hint; or the message to the partner
    why: str = ""
    place: str | None = None
    found: bytes = b""  # the answer to a task


_encode = msgspec.msgpack.Encoder().encode
_read_choice: msgspec.msgpack.Decoder[Choice] = msgspec.msgpack.Decoder(Choice)


def frame(message: Struct) -> bytes:
    """Return a message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


class Worker:
    """A bot process. It sends one message when it is ready, and then one answer to each question."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], backend: str) -> Worker:
        """Start a process and wait until it is ready."""
        pipe, told = asyncio.subprocess.PIPE, environment(**how_rules_run(backend))
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=told))
        try:
            await asyncio.wait_for(worker._read(), READY_WITHIN)
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, question: Question) -> Choice:
        """Return the answer to a question; raise if the process has died."""
        assert self._process.stdin is not None
        self._process.stdin.write(frame(question))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Choice:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH_BYTES), "big")
        return _read_choice.decode(await self._process.stdout.readexactly(length))

    async def kill(self) -> None:
        """Kill the process and close the pipes to it."""
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._process.stdin.close()
        with contextlib.suppress(RuntimeError):  # another reader is active, and stops there
            await self._process.stdout.read()
        await self._process.wait()
