"""Servers whose tables are all dealt from one seed, for tests that need certain hands."""

from __future__ import annotations

from multiprocessing.connection import Connection as WireToTest
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.host.servers import Server, serve

from sandtable.host.bots.bots import QUICK, SLOW


def serve_seeded(settings: dict[str, Any], says: WireToTest) -> None:
    seed = bytes.fromhex(settings.pop("seed"))
    # On a busy machine processes that step back would keep the tests waiting for minutes.
    with (
        patch("sandtable.host.table.creation.new_seed", lambda: seed),
        patch.dict("sandtable.host.bots.bots.STEPS_BACK", {QUICK: 0, SLOW: 0}),
    ):
        serve(settings, says)


class SeededServer(Server):
    """A real server that gives every new table the same seed."""

    target = staticmethod(serve_seeded)

    def __init__(self, db: Path | str, seed: bytes, **settings: Any) -> None:
        super().__init__(db, seed=seed.hex(), **settings)
