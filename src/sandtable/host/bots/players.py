"""Computer players on a machine of their own (`sandtable players`): bot processes that answer the questions of servers.

Every connection is one more worker of a server. All servers share the processes of this machine; while all of these are
busy, the servers take turns.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from sandtable.host import log
from sandtable.host.bots.asking import Choice, Question, pack, read_question
from sandtable.host.bots.bots import COMMAND, REVIEW_PIECE, STEPS_BACK
from sandtable.host.bots.versions import versions
from sandtable.host.bots.worker_pool import WorkerPool
from sandtable.host.limits.fair_queue import Rank
from sandtable.sandbox import keep_to_itself

SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between attempts to connect
LARGEST_QUESTION = 64 * 1024 * 1024  # bytes: all that a seat has seen in the longest games is a few million
CLOSED_WITHIN = 2.0  # seconds for a server to take note that a connection ends
FAILED = Choice(None, "it gave no answer; the log of its machine says why")


def run(servers: Sequence[str], secret: str, workers: Mapping[str, int], log_format: str) -> int:
    """Play for these servers until stopped; return the exit status. `workers` are the numbers of processes by pool."""
    keep_to_itself()
    log.begin(log_format)
    served = [_Server(url, secret, log.said(log_format)) for url in servers]
    with suppress(KeyboardInterrupt, asyncio.CancelledError), asyncio.Runner() as runner:
        runner.run(_play(served, workers))
    return 0


async def _play(servers: Sequence[_Server], workers: Mapping[str, int]) -> None:
    playing = asyncio.current_task()
    if sys.platform != "win32" and playing is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, playing.cancel)
    pools = {name: WorkerPool(count, (*COMMAND, str(STEPS_BACK[name]))) for name, count in workers.items()}
    try:
        async with asyncio.TaskGroup() as connections:
            for name, pool in pools.items():
                pool.prepare(workers[name])
                for server in servers:
                    for _ in range(workers[name]):
                        connections.create_task(server.work_for(name, pool))
    finally:
        await asyncio.gather(*(pool.close() for pool in pools.values()))


class _Server:
    """A server for which this machine plays."""

    def __init__(self, url: str, secret: str, say: log.Say) -> None:
        self._url = url
        self._secret = secret
        self._say = say
        self._connections = 0
        self._told = ""

    async def work_for(self, name: str, pool: WorkerPool) -> None:
        """Be a worker in a pool of the server; connect again whenever the connection ends."""
        pause = SHORTEST_PAUSE
        while True:
            await pool.ready()
            if pool.counts.local and await self._work(name, pool):
                pause = SHORTEST_PAUSE
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # so that not all come back at once
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _work(self, name: str, pool: WorkerPool) -> bool:
        """Connect and answer questions until the connection ends; return whether there was one."""
        try:
            async with self._connect(name) as socket:
                if not self._connections:
                    self._tell(f"Playing for {self._url}.")
                self._connections += 1
                try:
                    while True:
                        question = read_question(await socket.recv(decode=False))
                        await socket.send(pack(await self._think(socket, pool, question)))
                except (ConnectionClosed, msgspec.MsgspecError) as end:
                    self._tell(f"A connection to {self._url} has ended: {end}.")
                    return True
                finally:
                    self._connections -= 1
        except InvalidStatus as refused:
            self._tell(f"{self._url} refuses these players: {_reason(refused)}")
        except (OSError, WebSocketException) as problem:
            self._tell(f"{self._url} cannot be reached: {problem}.")
        return False

    def _connect(self, name: str) -> connect:
        return connect(
            f"ws{self._url.removeprefix('http')}/internal/players/{name}?{urlencode(versions())}",
            additional_headers={"Authorization": f"Bearer {self._secret}"},
            max_size=LARGEST_QUESTION,
            compression=None,
            close_timeout=CLOSED_WITHIN,
        )

    async def _think(self, socket: ClientConnection, pool: WorkerPool, question: Question) -> Choice:
        """Return the answer of a process here. Stop thinking when the connection ends."""
        rank = Rank.TURN if question.wants == "choice" else Rank.LEISURE
        thinking = asyncio.create_task(pool.think(question, self._url, rank, REVIEW_PIECE))
        ending = asyncio.create_task(socket.wait_closed())
        try:
            await asyncio.wait([thinking, ending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            thinking.cancel()
            ending.cancel()
            await asyncio.gather(thinking, ending, return_exceptions=True)
        thought = None if thinking.cancelled() else thinking.result()
        return FAILED if thought is None else thought.choice

    def _tell(self, text: str) -> None:
        """Tell the operator something about the server, once for all its connections."""
        if text != self._told:
            self._told = text
            self._say(text)


def _reason(refused: InvalidStatus) -> str:
    """Return the sentence with which a server refuses, or the status if something else has answered."""
    response = refused.response
    try:
        return str(json.loads(response.body or b"")["message"])
    except (ValueError, KeyError, TypeError):
        return f"status {response.status_code}."
