"""Limits on the number of connections and WebSockets: per address, per table, and per address at one table or in the
lobby.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings

K = TypeVar("K")
LOBBY = "lobby"
"""The place of pages of the lobby. No table has this id."""


class ConnectionLimits:
    """The numbers of open connections and WebSockets."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._connections: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._at_table: Counter[str] = Counter()
        self._of_address_at_table: Counter[tuple[str, str]] = Counter()
        self._open = 0

    # ---- connections ----

    def enter(self, address: str | None) -> bool:
        """Return whether an address may open another connection, and count it. Pass None for a proxy, which forwards
        many callers.
        """
        if address is not None and self._connections[address] >= self._settings.connections_of_address:
            return False
        if address is not None:
            self._connections[address] += 1
        return True

    def go(self, address: str | None) -> None:
        """Count a connection that `enter` allowed as closed."""
        if address is not None:
            _less(self._connections, address)

    # ---- WebSockets ----

    @contextmanager
    def listening(self, address: str, place: str) -> Iterator[None]:
        """Count a WebSocket at a table or in the lobby, from before its hello to the end of the context.

        Raise Refusal at a limit.
        """
        settings, both = self._settings, (address, place)
        if self._open >= settings.max_connections:
            raise Refusal(503, "too_many_connections")
        if self._sockets[address] >= settings.sockets_of_address:
            raise Refusal(429, "too_many_sockets-address")
        if place != LOBBY and self._at_table[place] >= settings.sockets_of_table:
            raise Refusal(503, "full_table")
        if self._of_address_at_table[both] >= settings.sockets_of_address_at_table:
            raise Refusal(429, "too_many_sockets-pages")
        self._open += 1
        self._sockets[address] += 1
        self._at_table[place] += 1
        self._of_address_at_table[both] += 1
        try:
            yield
        finally:
            self._open -= 1
            _less(self._sockets, address)
            _less(self._at_table, place)
            _less(self._of_address_at_table, both)


def _less(counter: Counter[K], key: K) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
