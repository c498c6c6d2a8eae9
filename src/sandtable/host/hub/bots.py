"""Computer players at tables of people: processes of their own, given a view and nothing else, with a
deadline.

A player that is stuck is killed, one that dies is replaced; either way the table goes on (the host plays
for it). Workers make themselves ready before they are given anything, so the first answer waits for no
compiler. The first is there from the beginning, others when all are busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sys
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from sandtable.umpire.jit import LEG
from sandtable.umpire.talking import Spoken

LENGTH_BYTES = 4
COMMAND = (sys.executable, "-m", "sandtable.host.hub.bot_worker")
READY_WITHIN = 300.0  # on compiled rules a first start may compile
LONGEST_PAUSE = 30.0
LONGEST_WAIT = 20.0  # of what can wait

Wanted = Literal["choice", "hint", "word", "estimate"]
"""A choice; one with a sentence that says why; what to say to the partner; what the game is worth, in thousandths."""

log = logging.getLogger("sandtable.bots")


class Question(Struct, array_like=True):
    """All that a computer player is given for one decision, or for another question about its seat's view."""

    level: str
    variant: str
    packed: bytes
    legal: list[int]
    seed: int
    wants: Wanted = "choice"
    talk: list[Spoken] = []  # what its team has said, where it has partners to agree with


class Choice(Struct, array_like=True):
    """What it chose, or what went wrong."""

    action: int | None
    problem: str | None = None
    text: str = ""  # the choice in notation, where it was wanted with a reason; or what to say
    why: str = ""
    place: str | None = None


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
    async def start(cls, command: Sequence[str], leg: str) -> Worker:
        """Starts a process and waits until it is ready."""
        pipe, environment = asyncio.subprocess.PIPE, {**os.environ, "SANDTABLE_LEG": leg}
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=environment))
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
        """Ends the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Pool:
    """A few workers, any of which can take any decision. Without any it never answers, and the host plays."""

    def __init__(self, workers: int, deadline: float, command: Sequence[str] = COMMAND, leg: str = LEG) -> None:
        self._count = workers
        self._deadline = deadline
        self._command = command
        self._leg = leg
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._starting: asyncio.Task[None] | None = None
        self._repairs: set[asyncio.Task[None]] = set()
        self._deciding = 0
        self._calm = asyncio.Event()  # no computer player has to play
        self._calm.set()

    async def ready(self) -> None:
        """Starts a worker at the first call, and waits for it."""
        if self._count == 0:
            return
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        await asyncio.shield(self._starting)

    async def _start(self) -> None:
        try:
            await self._add()
        except (TimeoutError, OSError, EOFError) as problem:
            log.warning("a computer player's process did not start (%s)", type(problem).__name__)
            self._repair()

    async def _add(self) -> None:
        worker = await Worker.start(self._command, self._leg)
        self._all.add(worker)
        self._free.put_nowait(worker)

    def _help_if_busy(self) -> None:
        """One worker more where none is free, up to their number."""
        if self._free.empty() and len(self._all) + len(self._repairs) < self._count:
            self._repair()

    async def choose(
        self, level: str, variant: str, packed: bytes, legal: list[int], seed: int, talk: Sequence[Spoken] = ()
    ) -> int | None:
        """A choice among `legal`, or None if none came in time. A player keeps its `seed` all through a game."""
        self._deciding += 1
        self._calm.clear()
        try:
            choice = await self.ask(Question(level, variant, packed, legal, seed, talk=list(talk)))
        finally:
            self._deciding -= 1
            if self._deciding == 0:
                self._calm.set()
        return choice.action if choice else None

    async def ask_last(self, question: Question) -> Choice | None:
        """What can wait until no computer player has to play."""
        try:
            await asyncio.wait_for(self._calm.wait(), LONGEST_WAIT)
        except TimeoutError:
            return None
        return await self.ask(question)

    async def ask(self, question: Question) -> Choice | None:
        """An answer, or None if none came in time."""
        level = question.level
        await self.ready()
        if self._count == 0:
            return None
        self._help_if_busy()
        try:
            worker = await asyncio.wait_for(self._free.get(), self._deadline)
        except TimeoutError:
            log.warning("every computer player is busy: the host plays for %s", level)
            return None
        try:
            choice = await asyncio.wait_for(worker.ask(question), self._deadline)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            log.warning("a computer player (%s) gave no answer (%s) and is replaced", level, type(problem).__name__)
            await self._discard(worker)
            return None
        except BaseException:
            await self._discard(worker)  # whoever asked is gone, but the answer would still come
            raise
        self._free.put_nowait(worker)
        if choice.problem or (question.legal and choice.action not in question.legal):
            log.warning("a computer player (%s) failed: %s", level, choice.problem or f"it chose {choice.action}")
            return None
        return choice

    async def _discard(self, worker: Worker) -> None:
        self._all.discard(worker)
        self._repair()
        await worker.kill()

    def _repair(self) -> None:
        task = asyncio.create_task(self._add_until_it_works())
        self._repairs.add(task)
        task.add_done_callback(self._repairs.discard)

    async def _add_until_it_works(self) -> None:
        pause = 0.5
        while True:
            try:
                await self._add()
                return
            except (TimeoutError, OSError, EOFError) as problem:
                log.warning("a computer player's process did not start (%s)", type(problem).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def close(self) -> None:
        """Ends every worker."""
        tasks = [*self._repairs, *([self._starting] if self._starting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.kill() for worker in self._all))


def fallback(legal: Sequence[int]) -> int:
    """What the host plays for a computer player that gave no answer."""
    return random.SystemRandom().choice(legal)
