"""Real servers whose clock stands still."""

from __future__ import annotations

from multiprocessing.connection import Connection as WireToTest
from typing import Any
from unittest.mock import patch

from tests.host.servers import Server, serve

from sandtable.host.clocks import Clock


def serve_timeless(settings: dict[str, Any], says: WireToTest) -> None:
    with patch.object(Clock, "now", lambda _: 0.0):
        serve(settings, says)


class TimelessServer(Server):
    """A real server whose clock stands still."""

    target = staticmethod(serve_timeless)
