"""Fixtures: servers for the tests to attack."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.attacks.lines import Target
from tests.attacks.small import SMALL, Tidy
from tests.host.servers import Server
from tests.host.timeless import TimelessServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def timeless(tmp_path: Path) -> AsyncIterator[Target]:
    """Start a server with small limits and a clock that stands still, so that no allowance fills up again."""
    with TimelessServer(tmp_path / "games.db", **SMALL) as server:
        target = Tidy(server.port)
        yield target
        await target.close()


@pytest.fixture
async def roomy(tmp_path: Path) -> AsyncIterator[Target]:
    with Server(tmp_path / "games.db") as server:
        target = Tidy(server.port)
        yield target
        await target.close()
