"""Tables of Ultimate Combat between two squads, with known dice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.seeded import SeededServer
from tests.host.servers import Server

# Seeds 0, 1, 2 ... were tried until West both deploys and acts first.
SEED = (1).to_bytes(32, "big")
SQUAD: dict[str, Any] = {
    "name": "Squad",
    "units": [{"type": "O", "weapons": ["pistol"]}, {"type": "S", "weapons": ["rifle"], "count": 2}],
}
HUMAN, SERGEANT = {"kind": "human"}, {"kind": "bot", "level": "sergeant"}


@pytest.fixture
def dealt(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server that may be killed, with known dice."""
    with SeededServer(tmp_path / "sandtable.db", SEED) as server:
        yield server


def founded(server: Server, *sitters: dict[str, str], **options: Any) -> str:
    """Create a table by a request; return its link."""
    request = {"variant": "combat", "seats": list(sitters), "options": {"map": "open", "army": SQUAD, **options}}
    status, made = server.call("/api/tables", request)
    assert status == 201, made
    return f"/table/{made['id']}#{made['invite']}"
