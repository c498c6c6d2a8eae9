"""Fixtures for the tests of the host: an application in this process, and real servers in others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx2
import pytest
from tests.host.postgres import Postgres, find_postgres
from tests.host.servers import Server
from tests.host.shortcuts import take_shortcuts

from sandtable.host.club import voices
from sandtable.host.hub.hub import Hub
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what is repeated on PostgreSQL to the night."""
    for item in items:
        called = getattr(item, "callspec", None)  # of a test with parameters
        if called and called.params.get("database") == "postgresql" and not item.get_closest_marker("both_databases"):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def shortcuts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        take_shortcuts(monkeypatch)
        yield


class Api:
    """An application in this process, and a client that talks to it."""

    def __init__(self, http: httpx2.AsyncClient, hub: Hub) -> None:
        self.http = http
        self.hub = hub

    async def get(self, path: str, token: str | None = None) -> httpx2.Response:
        return await self.http.get(path, headers=_headers(token))

    async def post(self, path: str, body: object, token: str | None = None) -> httpx2.Response:
        return await self.http.post(path, json=body, headers=_headers(token))

    async def metrics(self) -> str:
        """Return the metrics as the operator reads them."""
        answer = await self.http.get("/metrics", headers={"Host": "localhost"})
        assert answer.status_code == 200
        return answer.text

    async def table(self, variant: str = "stratego-lightning", **request: object) -> dict[str, str]:
        """Create a table; return its id and its secret."""
        made = await self.post("/api/tables", {"variant": variant, **request})
        assert made.status_code == 201, made.text
        return dict(made.json())

    async def sit(self, made: dict[str, str], seat: str, name: str = "Anna") -> str:
        """Take a seat; return the token."""
        body = {"name": name, "invite": made["secret"]}
        taken = await self.post(f"/api/tables/{made['id']}/seats/{seat}", body)
        assert taken.status_code == 200, taken.text
        return str(taken.json()["token"])


def _headers(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    """Start the application on a fresh database; bots are started only if one is asked."""
    settings = Settings(
        db=str(tmp_path / "games.db"), hosts=("table.test",), bot_workers=0, bot_delay=0, bot_reaction=0
    )
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as http:
            yield Api(http, app.state.hub)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a real server with bots, for tests that leave it running."""
    with Server(tmp_path_factory.mktemp("server") / "games.db", bot_workers=1) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """Start a PostgreSQL server of our own, or skip the test and say why."""
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here (initdb was not found): the store is tried on SQLite only")
    with Postgres(programs) as running:
        yield running


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[Postgres]:
    """Yield the PostgreSQL server. The databases that the test makes on it are emptied and used again."""
    yield postgres_server
    postgres_server.take_back()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of each kind in turn; PostgreSQL by day only for tests marked `both_databases`."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return str(request.getfixturevalue("postgres").fresh())


@pytest.fixture
def nobody_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody write what everybody reads, whether or not they have finished games."""
    monkeypatch.setattr(voices, "KNOWN_AFTER", 0)
