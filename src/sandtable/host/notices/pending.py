"""What may have to be told, until it is written down in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock
from sandtable.host.store.database import StoreProblem

log = logging.getLogger("sandtable.notices")


class Pending:
    """Kinds of notices with their subjects, each to be written down by `write` at a moment. Run `run()` for that."""

    def __init__(self, clock: Clock, write: Callable[[str, str], Awaitable[None]]) -> None:
        self._clock = clock
        self._write = write
        self._moments: dict[tuple[str, str], float] = {}
        self._wake = asyncio.Event()

    def __bool__(self) -> bool:
        return bool(self._moments)

    def add(self, kind: str, subject: str, seconds: float = 0.0) -> None:
        """Let something be written down after so many seconds, unless it is added again or dropped before."""
        self._moments[kind, subject] = self._clock.now() + seconds
        self._wake.set()

    def drop(self, kind: str, subject: str) -> None:
        """Let something not be written down."""
        self._moments.pop((kind, subject), None)

    async def run(self) -> None:
        """Write down what is to be, until cancelled; then what was left."""
        try:
            while True:
                self._wake.clear()
                await self.write_until(self._clock.now())
                first = min(self._moments.values(), default=None)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(None if first is None else max(0.0, first - self._clock.now())):
                        await self._wake.wait()
        finally:
            await self.write_until(math.inf)

    async def write_until(self, moment: float) -> None:
        """Write down what is to be written down by a moment."""
        for key, at in [(key, at) for key, at in self._moments.items() if at <= moment]:
            try:
                await self._write(*key)
            except StoreProblem as problem:
                log.error("%s", problem)
            except Exception:
                log.exception("%s of %s could not be written down", *key)
            if self._moments.get(key) == at:
                del self._moments[key]
