"""A program's client for one server."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

from sandtable.client.lobby import Lobby
from sandtable.client.requests import Requests
from sandtable.client.table import Table
from sandtable.engine.json_data import Json


class Client:
    """A client for the server at this address, with the token of a bot (`bot_...`)."""

    def __init__(self, server: str, token: str) -> None:
        self._requests = Requests(server, token)

    async def __aenter__(self) -> Self:
        """Check that the server is there and knows the token; raise Problem or OSError."""
        await self.me()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the server. Lines close by themselves when nothing reads them any more."""

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Return the JSON of the answer to any request; raise Problem."""
        return await self._requests.send(method, path, body)

    async def me(self) -> Json:
        """Return the bot and its games, `Me` of docs/protocol.md."""
        found: Json = await self.request("GET", "/api/me")
        return found

    def lobby(self) -> Lobby:
        """Return the lobby, which is followed from the first look at its news on."""
        return Lobby(self._requests)

    def table(self, id: str) -> Table:
        """Return a table at which the bot sits."""
        return Table(self._requests, id)
