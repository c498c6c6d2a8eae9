"""Helpers for the attack tests: servers with small limits, and the parts that attacks are made of."""

from __future__ import annotations

import contextlib
import json
from typing import Any

from tests.attacks.lines import Line, Target

WAITS_FOR_NOBODY = {"too_fast_waits": 0.0, "new_table_waits": 0.0}
FEW = {"per_second": 1, "burst": 3}
SMALL = {
    **WAITS_FOR_NOBODY,
    "requests": {"per_second": 1, "burst": 60},
    "messages": {"per_second": 1, "burst": 60},
    "frames": {"per_second": 1, "burst": 100},
    "connections_of_address": 12,
    "sockets_of_address": 6,
    "sockets_of_address_at_table": 4,
}


class Tidy(Target):
    """A target that closes its connections in the end."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        super().__init__(port, address)
        self.lines: list[Line] = []

    async def dial(self) -> Line:
        self.lines.append(await super().dial())
        return self.lines[-1]

    async def close(self) -> None:
        for line in self.lines:
            line.close()
            with contextlib.suppress(OSError):
                await line.writer.wait_closed()


async def status_of(line: Line, request: bytes) -> int:
    return (await line.ask(request))[0]


async def kinds(socket: Any, count: int) -> list[dict[str, Any]]:
    return [json.loads(await socket.recv()) for _ in range(count)]
