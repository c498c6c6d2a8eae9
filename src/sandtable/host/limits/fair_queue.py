"""Who is served next when more is to be thought about than there are processes for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Server = TypeVar("Server")


class Rank(IntEnum):
    """What comes before what."""

    REACTION = 0  # a whole table waits for the answers in a window
    TURN = 1
    LEISURE = 2  # what no game waits for: a hint, a word to a partner


@dataclass(eq=False)
class _Waiting(Generic[Server]):
    table: str
    party: str
    rank: Rank
    number: int
    served: asyncio.Future[Server]


class Queue(Generic[Server]):
    """Those who can serve, and those who wait. Of equal rank comes first the party that was served longest ago, and of
    its tables the one that was.
    """

    def __init__(self, party: Callable[[str], str] = lambda table: table) -> None:
        self._party = party
        self._free: list[Server] = []
        self._waiting: list[_Waiting[Server]] = []
        self._last: dict[tuple[str, ...], int] = {}  # when each party and table was served, as far as it matters
        self._count = 0

    @property
    def none_free(self) -> bool:
        """Whoever comes has to wait."""
        return not self._free

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, server: Server) -> None:
        """Somebody is free to serve."""
        self._free.append(server)
        self._match()

    async def take(self, table: str, rank: Rank, patience: float, party: str = "") -> Server:
        """Whoever serves this table, in the turn of its party or of another that asks; raises TimeoutError."""
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
