"""The jobs that are due at a moment, whichever server set them. One server does each.

The moments stand in the database. A server that dies loses what it has claimed, and another one does it a little later.
So a job may be done twice, and must then be harmless.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any

from sandtable.host.clocks import Clock
from sandtable.host.refusals import Refusal
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.due import Due
from sandtable.host.store.store import Store

LOOK_EVERY = 2.0
"""Seconds between two looks at the database, for what other servers have set."""
CLAIMED_FOR = 10.0
"""Seconds after which a job is due again, if it has failed or its server has died."""
MOST = 100
"""The most jobs that a server claims at a time."""
NOTE_EVERY = 10.0
"""Seconds between two notes that this server is there, while something is due."""
LEAST = 0.02
"""The least seconds between two looks: another server may be claiming what is due."""

Handler = Callable[[Due], Awaitable[None]]

log = logging.getLogger("sandtable.due")


class DueJobs:
    """What is due, for one server. Do the jobs with `run()` for as long as the server runs.

    `woken` is called after the server was paused, with whether none of the others ran meanwhile.
    """

    def __init__(
        self, store: Store, clock: Clock | None = None, woken: Callable[[bool], Awaitable[None]] | None = None
    ) -> None:
        self._store = store
        self._clock = clock or Clock()
        self._woken = woken
        self._missed = 0.0  # seconds of pauses by which nothing has been put off yet
        self._putting_off = asyncio.Lock()
        self._alone: list[bool] = []  # of each pause that is over: whether no other server ran meanwhile
        self._put_off: Collection[str] = ()
        self._looks = 0.0  # when the database is looked at next, by the monotonic clock; infinity: it is being done
        self._look = asyncio.Event()
        self.doing: set[asyncio.Task[None]] = set()

    async def set(self, what: Due, seconds: float) -> float | None:
        """Set when something is due, unless that is set already for this number or a higher one.

        Return the seconds left, or None if the database cannot be reached.
        """
        try:
            await self._put_off_by_pause()
            left = await self._store.set_due(what, seconds)
        except StoreProblem as problem:
            log.error("%s", problem)
            return None
        if time.monotonic() + left < self._looks:
            self._look.set()
        return left

    def keep(self, what: Due, seconds: float) -> None:
        """Set when something is due, beside other work, as soon as the database can be reached."""
        self._begin(self._keep(what, self._clock.now() + seconds))

    def look(self) -> None:
        """Look soon, because something was set together with other changes."""
        self._look.set()

    def drop(self, what: Due) -> None:
        """Remove what is not due any more, beside other work."""
        self._begin(self._drop(what))

    async def resume(self, kinds: Collection[str]) -> None:
        """Put off what is due of these kinds by the time in which no server ran, before anything is done here.

        The same is done from now on whenever all servers were paused.
        """
        self._put_off = kinds
        await self._store.pass_over_outage(kinds)

    async def run(self, handlers: Mapping[str, Handler]) -> None:
        """Do what is due, by the handler of its kind, until cancelled."""
        try:
            while True:
                self._look.clear()
                self._looks = float("inf")
                wait = await self._begin_due(handlers)
                self._looks = float("inf") if wait is None else time.monotonic() + wait
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._look.wait()
        finally:
            for task in self.doing:
                task.cancel()
            await asyncio.gather(*self.doing, return_exceptions=True)

    async def _begin_due(self, handlers: Mapping[str, Handler]) -> float | None:
        """Begin what is due; return the seconds until the next look, or None if something must be set first."""
        try:
            await self._pass_over_pause()
            for due in await self._store.claim_due(list(handlers), CLAIMED_FOR, MOST):
                self._begin(self._do(due, handlers[due.kind]))
            left = await self._store.next_due(list(handlers))
            if left is not None:
                await self._store.note_here()
        except StoreProblem as problem:
            log.error("%s", problem)
            return LOOK_EVERY
        except Exception:
            log.exception("the database could not be looked at")
            return LOOK_EVERY
        longest = LOOK_EVERY if self._store.shared else None if left is None else NOTE_EVERY
        return min((max(LEAST, wait) for wait in (left, longest) if wait is not None), default=None)

    async def _pass_over_pause(self) -> None:
        """Pass over a time in which this server was paused, and say so."""
        await self._put_off_by_pause()
        while self._alone:
            alone = self._alone.pop(0)
            if self._woken is not None:
                await self._woken(alone)

    async def _put_off_by_pause(self) -> None:
        """Put off what is due by the time for which this server was paused, if no other one ran meanwhile. What is set
        afterwards waits for that, because it is not put off.
        """
        async with self._putting_off:
            self._missed += self._clock.missed()
            if self._missed:
                self._alone.append(await self._store.pass_over_pause(self._put_off, self._missed))
                log.warning("This server was paused for %.0f s, which is on nobody's clock.", self._missed)
                self._missed = 0.0
                self._look.set()

    async def _do(self, due: Due, handler: Handler) -> None:
        try:
            await handler(due)
        except Refusal as refusal:
            log.info("%s of %s: %s", due.kind, due.subject, refusal.message)
            if refusal.status == 503:
                return  # it is due again later
        except Exception:
            log.exception("%s of %s has failed", due.kind, due.subject)
            return
        await self._drop(due)

    async def _keep(self, what: Due, at: float) -> None:
        while await self.set(what, at - self._clock.now()) is None:
            await asyncio.sleep(LOOK_EVERY)

    async def _drop(self, what: Due) -> None:
        with contextlib.suppress(StoreProblem):  # its job comes once more, and has nothing to do
            await self._store.drop_due(what)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
