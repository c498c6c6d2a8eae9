"""The channel between servers that share a PostgreSQL database: LISTEN and NOTIFY, on a connection of its own.

A message names tables whose logs have grown, or whose viewers have come or gone. It says nothing else, is sent after
the commit, and may be lost: a server that must not miss anything also looks at the database from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from sandtable.host.store.database import StoreProblem

LONGEST = 7900
"""Bytes of one message; PostgreSQL takes less than 8000."""
AGAIN_AFTER = 0.5
"""Seconds until a lost connection is opened again."""
LOOK_EVERY = 5.0
"""Seconds between checks that the connection is still there."""
CHANNEL = "SELECT 'sandtable ' || coalesce(current_schema(), '')"
"""The name of the channel: one for each schema."""


class Channel:
    """The channel of one server. `connect` opens a connection to the database."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._name = ""
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: Any = None

    @property
    def open(self) -> bool:
        """Whether messages of other servers are heard now."""
        return self._connection is not None

    def start(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `heard` with each table that another server names, and `missed` whenever messages may have been lost."""
        self._tasks = [asyncio.create_task(self._run(heard, missed), name="channel")]

    def send(self, table: str) -> None:
        """Name a table to the other servers. Tables that are named at the same moment go together."""
        self._due.add(table)
        self._wake.set()

    async def close(self) -> None:
        """Close the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        import asyncpg  # which a server with a file as its database does without

        while True:
            with contextlib.suppress(StoreProblem, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._hear(heard, missed)
            await asyncio.sleep(AGAIN_AFTER)

    async def _hear(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        connection = await self._connect()
        try:
            self._name = await connection.fetchval(CHANNEL)
            own = connection.get_server_pid()

            def told(_: Any, sender: int, __: str, message: str) -> None:
                for table in message.split() if sender != own else ():
                    heard(table)

            await connection.add_listener(self._name, told)
            self._connection = connection
            missed()  # what came before the connection was open
            while not connection.is_closed():
                await self._send_due(connection)
        finally:
            self._connection = None
            connection.terminate()

    async def _send_due(self, connection: Any) -> None:
        """Send what is due. If nothing is due for a while, ask whether the connection is still there."""
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._wake.wait()
        except TimeoutError:
            await connection.fetchval("SELECT 1", timeout=LOOK_EVERY)
            return
        self._wake.clear()
        due, self._due = sorted(self._due), set()
        for message in _messages(due):
            await connection.execute("SELECT pg_notify($1, $2)", self._name, message, timeout=LOOK_EVERY)


def _messages(tables: list[str]) -> list[str]:
    """Return the messages that name these tables."""
    messages = [""]
    for table in tables:
        if len(messages[-1]) + len(table) >= LONGEST:
            messages.append("")
        messages[-1] = f"{messages[-1]} {table}".strip()
    return messages
