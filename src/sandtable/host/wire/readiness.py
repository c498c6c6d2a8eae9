"""The answer of /readyz: whether a balancer should send requests to this server."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from sandtable.host.hub.other_servers import OtherServers
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.store import Store

ANSWERS_WITHIN = 1.0  # seconds for the database
GIVEN_UP_AFTER = 10.0  # seconds, after which the database is asked anew
REMEMBERED = 0.5  # seconds, because anybody may ask
DEAF = "The server does not hear the other servers that share its database."
DRAINING = "The server is draining: it ends soon."


class Readiness:
    """Whether this server is ready. All who ask at the same time share one question to the database."""

    def __init__(self, store: Store, others: OtherServers | None = None) -> None:
        self.draining = False
        """Whether the server is about to end."""
        self._store = store
        self._others = others
        self._asking: asyncio.Task[str | None] | None = None

    async def why_not(self) -> str | None:
        """Return why the server is not ready, in one sentence, or None if it is ready."""
        if self.draining:
            return DRAINING
        if self._others is not None and not self._others.heard:
            return DEAF
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
            self._asking.add_done_callback(self._answered)
        asking = self._asking
        done, _ = await asyncio.wait([asking], timeout=ANSWERS_WITHIN)
        if not done or asking.cancelled():
            return f"The database has not answered within {ANSWERS_WITHIN:.0f} s."
        return DRAINING if self.draining else asking.result()

    def close(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()

    async def _ask(self) -> str | None:
        try:
            async with asyncio.timeout(GIVEN_UP_AFTER):
                problem = await self._store.why_unusable()
        except (StoreProblem, SQLAlchemyError, OSError):
            return "The database cannot be read."
        return None if problem is None else f"The database cannot be used: {problem}."

    def _answered(self, _: object) -> None:
        asyncio.get_running_loop().call_later(REMEMBERED, self._forget)

    def _forget(self) -> None:
        self._asking = None
