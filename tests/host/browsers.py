"""Browsers of people at an application in this process: each has its own cookies, and asks as our pages do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import sqlalchemy as sa
from fastapi import FastAPI
from tests.host.games import NORTH, SOUTH, setup

from sandtable.host.bots.bots import BotPools
from sandtable.host.notices.outside import Outside
from sandtable.host.settings import Settings
from sandtable.host.store.store import Store
from sandtable.host.wire.app import create_app

ADDRESS = "http://table.test"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SEATS = {"South": SOUTH, "North": NORTH}


class Browser:
    """A browser with our page open."""

    def __init__(self, http: httpx2.AsyncClient, app: FastAPI) -> None:
        self.http = http
        self.app = app

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        return await self.http.get(path, headers=headers)

    async def post(self, path: str, body: object, **headers: str) -> httpx2.Response:
        return await self.http.post(path, json=body, headers={"Origin": str(self.http.base_url), **headers})

    async def put(self, path: str, body: object) -> httpx2.Response:
        return await self.http.put(path, json=body, headers={"Origin": str(self.http.base_url)})

    async def delete(self, path: str) -> httpx2.Response:
        return await self.http.delete(path, headers={"Origin": str(self.http.base_url)})

    @property
    def cookie(self) -> str | None:
        """The cookie of the session, as it is sent."""
        cookies = [cookie for cookie in self.http.cookies.jar if not cookie.name.endswith("-known")]
        return next((f"{cookie.name}={cookie.value}" for cookie in cookies), None)

    async def table(self, variant: str = "stratego-lightning", **request: object) -> dict[str, Any]:
        """Create a table; return its id and its secret."""
        made = await self.post("/api/tables", {"variant": variant, **request})
        assert made.status_code == 201, made.text
        return dict(made.json())

    async def sit(self, made: dict[str, Any], seat: str, name: str = "Anna", **body: object) -> str:
        """Take a seat; return the token."""
        body = {"name": name, "invite": made["secret"], **body}
        taken = await self.post(f"/api/tables/{made['id']}/seats/{seat}", body)
        assert taken.status_code == 200, taken.text
        return str(taken.json()["token"])

    async def game(self, seat: str = "South", name: str = "Anna") -> str:
        """Take a seat at a new table; return the path of the table."""
        made = await self.table()
        await self.sit(made, seat, name)
        return f"/api/tables/{made['id']}"

    async def seat_at(self, path: str) -> str | None:
        """Return the seat as which the browser sees a table; None: it watches."""
        seen = await self.get(path)
        assert seen.status_code == 200, seen.text
        return seen.json()["you"]  # type: ignore[no-any-return]

    async def act(self, path: str, action: int | str) -> httpx2.Response:
        """Act for the browser's own seat."""
        seq = (await self.get(path)).json()["seq"]
        return await self.post(f"{path}/actions", {"action": action, "seq": seq})

    async def lay_out(self, path: str) -> None:
        """Lay out the army of the browser's own seat."""
        laid = await self.act(path, setup(SEATS[await self.seat_at(path) or ""]))
        assert laid.status_code == 200, laid.text

    async def me(self, skip: int = 0) -> dict[str, Any]:
        mine = await self.get(f"/api/me?skip={skip}")
        assert mine.status_code == 200, mine.text
        return dict(mine.json())

    async def games(self) -> list[str]:
        """Return the paths of the browser's tables, as they are listed."""
        return [f"/api/tables/{game['table']}" for game in (await self.me())["games"]]

    async def link(self) -> str:
        """Make a link to another device; return it."""
        made = await self.post("/api/me/link", {})
        assert made.status_code == 200 and made.json()["seconds"] == 600, made.text
        return str(made.json()["link"])

    async def open(self, link: str, key: str | None = None) -> httpx2.Response:
        """Open a link from another device."""
        return await self.post("/api/link", {"code": link, "key": key})

    async def devices(self) -> list[dict[str, Any]]:
        return list((await self.get("/api/me/sessions")).json()["devices"])


class House:
    """An application, and the browsers at it."""

    def __init__(self, app: FastAPI, stack: AsyncExitStack) -> None:
        self.app = app
        self._stack = stack

    async def browser(self, address: str = ADDRESS, agent: str = FIREFOX, line: str = "127.0.0.1") -> Browser:
        """Return a browser that asks for an address of the server, and comes by a line: its own address."""
        transport = httpx2.ASGITransport(app=self.app, raise_app_exceptions=False, client=(line, 50000))
        client = httpx2.AsyncClient(transport=transport, base_url=address, headers={"User-Agent": agent})
        return Browser(await self._stack.enter_async_context(client), self.app)

    @property
    def store(self) -> Store:
        store: Store = self.app.state.hub.store
        return store

    async def rows(self, table: str) -> list[Any]:
        """Return the rows of a table of the database."""
        return await self.store.read(
            lambda connection: list[Any](connection.execute(sa.text(f"SELECT * FROM {table}")))
        )


@asynccontextmanager
async def house(
    database: Path | str, outside: Outside | None = None, pool: BotPools | None = None, **settings: Any
) -> AsyncIterator[House]:
    """Start the application on a database. `outside` are the servers in the internet, `pool` its bots."""
    usual = {"hosts": ("table.test",), "bot_workers": 0, "bot_delay": 0.0, "bot_reaction": 0.0}
    app = create_app(Settings(db=str(database), **{**usual, **settings}), outside=outside, pool=pool)
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield House(app, stack)


def refused(answer: httpx2.Response, status: int, error: str) -> str:
    """Check that a request was refused; return the sentence."""
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    return str(answer.json()["message"])
