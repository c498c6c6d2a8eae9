"""Work that one of the servers that share a database does for all of them.

The server that claims it first has it, and renews the claim while it works. If that server dies, another one can claim
the work a little later. Work may be done twice: if the database cannot be reached, or if a server is stopped for longer
than its claim lasts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sandtable.host.store.database import StoreProblem
from sandtable.host.store.due import Due
from sandtable.host.store.store import Store

RENEWALS = 3
"""How often a claim is renewed in the time that it lasts."""

log = logging.getLogger("sandtable.claims")


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of work, which lasts for so many seconds. A server that has its database to itself needs none."""

    store: Store
    work: Due
    seconds: float

    async def take(self) -> float:
        """Return 0 if this server is to do the work, or the seconds for which another server has claimed it."""
        if not self.store.shared:
            return 0.0
        try:
            return await self.store.claim(self.work, self.seconds)
        except StoreProblem as problem:
            log.warning("%s", problem)
            return 0.0

    @contextlib.asynccontextmanager
    async def renewed(self) -> AsyncIterator[None]:
        """Renew the claim until the block ends. After that it lasts for some time, in which others hear of the work."""
        renewing = asyncio.create_task(self._renew()) if self.store.shared else None
        try:
            yield
        finally:
            if renewing is not None:
                renewing.cancel()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            with contextlib.suppress(StoreProblem):  # it is tried again soon
                await self.store.renew(self.work, self.seconds)

    async def release(self) -> None:
        """Let others claim the work at once, because it was not done."""
        if self.store.shared:
            with contextlib.suppress(StoreProblem):  # the claim ends by itself
                await self.store.drop_due(self.work)
