"""What goes wrong while people play: each fault is done and undone, and then the servers are whole again."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable

from tests.chaos.frozen import FreezingProxy
from tests.host.postgres import Postgres
from tests.host.servers import Server

FROZEN = 2.0
"""Seconds for which a server is stopped, or its connections are frozen."""
BETWEEN = 0.5
"""Seconds between the servers of a rolling replacement."""
KILL, FREEZE, HOLD, CUT, RESTART, REPLACE = NAMES = (
    "kill -9 of a server",
    "SIGSTOP of a server",
    "a server's connections to PostgreSQL freeze",
    "all connections to PostgreSQL are cut",
    "PostgreSQL dies and starts again",
    "rolling replacement of all servers",
)


class Faults:
    """The faults of some servers that share a database, each connected to it by a proxy."""

    def __init__(
        self, servers: list[Server], proxies: list[FreezingProxy], postgres: Postgres, database: str, seed: int = 1
    ) -> None:
        self._servers, self._proxies, self._postgres, self._database = servers, proxies, postgres, database
        self._rng = random.Random(seed)
        faults = self.kill, self.freeze, self.hold, self.cut, self._postgres.restart, self.replace
        self.named: dict[str, Callable[[], None]] = dict(zip(NAMES, faults, strict=True))

    def kill(self) -> None:
        """Kill a server and start it again."""
        server = self._any()
        server.kill()
        server.start()

    def freeze(self) -> None:
        """Stop a server for a while: to the others it is gone, and then it goes on as if nothing had happened."""
        process = self._any().process
        assert process is not None and process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        time.sleep(FROZEN)
        os.kill(process.pid, signal.SIGCONT)

    def hold(self) -> None:
        """Freeze a server's connections to the database for a while."""
        proxy = self._rng.choice(self._proxies)
        proxy.freeze()
        time.sleep(FROZEN)
        proxy.thaw()

    def cut(self) -> None:
        """Cut every connection to the database."""
        self._postgres.say(
            self._database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )

    def replace(self) -> None:
        """Replace one server after the other, as an upgrade does."""
        for server in self._servers:
            server.stop()
            server.start()
            time.sleep(BETWEEN)

    def _any(self) -> Server:
        return self._rng.choice(self._servers)
