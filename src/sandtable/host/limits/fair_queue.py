"""A queue for servers that are fewer than the requests: processes of bots, or a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Server = TypeVar("Server")


class Rank(IntEnum):
    """The priority of a request, highest first."""

    REACTION = 0  # the whole table waits for the answers in a window
    TURN = 1
    LEISURE = 2  # no game waits: a hint, a message to a partner


@dataclass(eq=False)
class _Waiting(Generic[Server]):
    table: str
    party: str
    rank: Rank
    number: int
    served: asyncio.Future[Server]


class Queue(Generic[Server]):
    """A queue of free servers and waiting tables.

    Among requests of equal rank, the party that was served longest ago comes first, and then the table of it that was
    served longest ago.
    """

    def __init__(self, party: Callable[[str], str] = lambda table: table) -> None:
        self._party = party
        self._free: list[Server] = []
        self._waiting: list[_Waiting[Server]] = []
        self._last: dict[tuple[str, ...], int] = {}  # when each party and table was served last, while anybody waits
        self._count = 0

    @property
    def none_free(self) -> bool:
        """Whether no server is free, so that a new request has to wait."""
        return not self._free

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, server: Server) -> None:
        """Add a free server."""
        self._free.append(server)
        self._match()

    def remove(self, server: Server) -> None:
        """Remove a server, if it is free."""
        self._free = [other for other in self._free if other is not server]

    async def take(self, table: str, rank: Rank, patience: float, party: str = "") -> Server:
        """Return a server for this table when it is its party's turn; raise TimeoutError after `patience` seconds.

        `party` replaces the party that the queue would use for the table.
        """
        served: asyncio.Future[Server] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(table, party or self._party(table), rank, self._next(), served)
        self._waiting.append(waiting)
        self._match()
        try:
            await asyncio.wait([waiting.served], timeout=patience)
        except BaseException:
            if waiting.served.done():
                self.put(waiting.served.result())
            raise
        finally:
            self._waiting = [other for other in self._waiting if other is not waiting]
        if not waiting.served.done():
            raise TimeoutError
        return waiting.served.result()

    def _match(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._order)
            self._waiting.remove(first)
            self._last[(first.party,)] = self._last["table", first.table] = self._next()
            first.served.set_result(self._free.pop())
        if not self._waiting:
            self._last.clear()

    def _order(self, waiting: _Waiting[Server]) -> tuple[int, ...]:
        party, table = (waiting.party,), ("table", waiting.table)
        return waiting.rank, self._last.get(party, 0), self._last.get(table, 0), waiting.number

    def _next(self) -> int:
        self._count += 1
        return self._count
