"""Opening the browser when the local server is up: with the lobby, or with a game against computer players."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from typing import Any

Wanted = tuple[str, int, str, Mapping[str, Any]]
"""The variant, the number of seats, the computer players' level and the options of a table to be created."""


def opener(wanted: Wanted | None, browse: bool, say: Callable[[str], None]) -> Callable[[str], None]:
    """Return the function that the server calls with its address. The server must not wait for itself, so the function
    does the rest in a thread.
    """

    def ready(address: str) -> None:
        threading.Thread(target=_open, args=(address, wanted, browse, say), daemon=True).start()

    return ready


def _open(address: str, wanted: Wanted | None, browse: bool, say: Callable[[str], None]) -> None:
    page = address
    if wanted is not None:
        try:
            page = _new_table(address, *wanted)
            say(f"Your game is at {page}")
        except (urllib.error.URLError, KeyError, ValueError) as problem:
            say(f"The table could not be opened ({problem}); the lobby is at {address}")
    if browse:
        webbrowser.open(page)


def _new_table(address: str, variant: str, players: int, level: str, options: Mapping[str, Any]) -> str:
    """Create a table of one person against computer players; return the invite link."""
    seats = [{"kind": "human"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
    body = {"variant": variant, "players": players, "options": dict(options), "seats": seats}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return str(json.load(answer)["invite"])
