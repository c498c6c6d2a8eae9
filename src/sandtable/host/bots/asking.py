"""One process of computer players, from the host's side: what it is asked, what it answers."""

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
READY_WITHIN = 300.0  # on compiled rules a first start may compile

Wanted = Literal["choice", "hint", "word", "estimate", "review"]
"""A choice; one with a sentence that says why; what to say to the partner; what the game is worth, in thousandths; a
piece of the review of a game that is over."""


class Question(Struct, array_like=True):
    """All that a computer player is given for one decision, or for another question about its seat's view."""

    level: str
    variant: str
    packed: bytes
    legal: list[int]
    seed: int
    seen: list[bytes] = []  # for one who remembers: all that its seat has seen, in order
    wants: Wanted = "choice"
    talk: list[Spoken] = []  # what its team has said, where it has partners to agree with
    task: bytes = b""  # of a review, for which there is no view


class Choice(Struct, array_like=True):
    """What it chose, or what went wrong."""

    action: int | None
    problem: str | None = None
    text: str = ""  # the choice in notation, where it was wanted with a reason; or what to say
    why: str = ""
    place: str | None = None
    found: bytes = b""  # the answer to a task


_encode = msgspec.msgpack.Encoder().encode
_read_choice: msgspec.msgpack.Decoder[Choice] = msgspec.msgpack.Decoder(Choice)


def frame(message: Struct) -> bytes:
    """A message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


class Worker:
    """One process. It says a first word when it is ready, and then one answer to each question."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], backend: str) -> Worker:
        """Starts a process and waits until it is ready."""
        pipe, told = asyncio.subprocess.PIPE, environment(**how_rules_run(backend))
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=told))
        try:
            await asyncio.wait_for(worker._read(), READY_WITHIN)
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, question: Question) -> Choice:
        """Its answer; raises when the process has died."""
        assert self._process.stdin is not None
        self._process.stdin.write(frame(question))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Choice:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH_BYTES), "big")
        return _read_choice.decode(await self._process.stdout.readexactly(length))

    async def kill(self) -> None:
        """Ends the process at once, and closes the pipes to it."""
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._process.stdin.close()
        with contextlib.suppress(RuntimeError):  # somebody else is reading: there it ends, too
            await self._process.stdout.read()
        await self._process.wait()
