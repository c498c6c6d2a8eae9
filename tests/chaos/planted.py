"""Faults of servers that share a database, planted to see that chaos finds them, and clocks that are wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from multiprocessing.connection import Connection as WireToTest
from typing import Any
from unittest.mock import patch

from tests.host.servers import Server, serve

from sandtable.host.hub.other_servers import OtherServers
from sandtable.host.store.store import Store, Taken

COMMITTED_LATER = 0.3
"""Seconds."""
_background: set[asyncio.Task[None]] = set()


def _tell_before_commit() -> None:
    """Let a server tell of an act before it is durable."""
    append = Store.append

    async def later(self: Store, *arguments: Any) -> None:
        await asyncio.sleep(COMMITTED_LATER)
        await append(self, *arguments)

    async def at_once(self: Store, *arguments: Any) -> None:
        task = asyncio.create_task(later(self, *arguments))
        _background.add(task)
        task.add_done_callback(_background.discard)

    patch.object(Store, "append", at_once).start()


def _ignore_taken() -> None:
    """Let a server go on as if its line had been written when another server has written one."""
    append = Store.append

    async def anyway(self: Store, *arguments: Any) -> None:
        try:
            await append(self, *arguments)
        except Taken:
            pass

    patch.object(Store, "append", anyway).start()


def _never_look() -> None:
    """Let a server neither hear of others nor look at the database, as if LISTEN were lost for ever."""

    async def wait(self: OtherServers) -> None:
        await asyncio.sleep(0)

    patch.object(OtherServers, "_look_at_database", wait).start()
    patch.object(OtherServers, "_heard", lambda self, table: None).start()


PLANTED: dict[str, Callable[[], None]] = {
    "tell before commit": _tell_before_commit,
    "ignore Taken": _ignore_taken,
    "never look": _never_look,
}


def _serve_changed(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server in this process, with a planted fault and with a clock that is so many seconds ahead."""
    plant, ahead = settings.pop("plant"), settings.pop("ahead")
    if plant is not None:
        PLANTED[plant]()
    right = time.time
    patch.object(time, "time", lambda: right() + ahead).start()
    serve(settings, says)


class PresentServer(Server):
    """A server whose clock is so many seconds ahead, and which may have a planted fault."""

    target = staticmethod(_serve_changed)

    def __init__(self, db: str, ahead: float, plant: str | None = None, **settings: Any) -> None:
        super().__init__(db, plant=plant, ahead=ahead, **settings)
