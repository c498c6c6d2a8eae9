"""A bot process on this machine, as the host sees it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from sandtable.engine.compile.backend import BACKEND
from sandtable.host.bots.asking import LENGTH_BYTES, Choice, Question, frame, read_choice
from sandtable.sandbox import environment, how_rules_run

READY_WITHIN = 60.0  # seconds, to load the rules on a busy machine


class LocalWorker:
    """A bot process of this machine. It sends one message when it is ready, and then one answer to each question."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> LocalWorker:
        """Start a process and wait until it is ready. It has a session of its own, because Ctrl-C is for the server,
        which ends it.
        """
        pipe, told = asyncio.subprocess.PIPE, environment(**how_rules_run(BACKEND))
        worker = cls(
            await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True, env=told)
        )
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
        return read_choice(await self._process.stdout.readexactly(length))

    async def kill(self) -> None:
        """Kill the process and close the pipes to it."""
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._process.stdin.close()
        with contextlib.suppress(RuntimeError):  # another reader is active, and stops there
            await self._process.stdout.read()
        await self._process.wait()
