"""Tests of the server's public URL: what it may be, and a server below a path."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest
from starlette.datastructures import Headers
from tests.host.servers import Server, hear, say

from sandtable.cli import run
from sandtable.engine.errors import BadInput
from sandtable.host.address import foreign_host, foreign_origin
from sandtable.host.public_url import read_public_url
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app
from sandtable.host.wire.static_files import Pages

PUBLIC = "https://play.example/war/games"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("HTTPS://Play.Example.org:443/", "https://play.example.org"),
        ("http://play.example.org:80/", "http://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[::1]:8000/", "http://[::1]:8000"),
        ("https://xn--mller-kva.example/sub/", "https://xn--mller-kva.example/sub"),
        ("https://play.example/War/games_2~a.b", "https://play.example/War/games_2~a.b"),
    ],
)
def test_addresses_as_browsers_write_them(written: str, read: str) -> None:
    assert read_public_url(written) == read


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "is empty"),
        ("play.example.org", "write https://play.example.org"),
        ("play.example.org:8000/sub", "write https://play.example.org:8000/sub"),
        ("//play.example.org", "write https://play.example.org"),
        ("ftp://play.example.org", "not ftp://"),
        ("https://me:s3cret@play.example.org", "user name"),
        ("me:s3cret@play.example.org", "user name"),
        ("https://play.example.org/?a=b", "ends before a ?: write https://play.example.org/"),
        ("https://play.example.org#a", "ends before a #: write https://play.example.org"),
        ("https://play.example.org:0", "from 1 to 65535"),
        ("https://play.example.org:99999", "from 1 to 65535"),
        ("https://play.example.org:port", "needs a host"),
        ("https://", "needs a host"),
        ("https:///sub", "needs a host"),
        ("https://[::1", "needs a host"),
        ("https://müller.example", "xn--"),
        (" https://play.example.org", "a blank"),
        ("https://play.example.org\n", "a blank"),
        ("https:\\\\play.example.org", "a backslash"),
        ("https://play.example.org//sub", "between single slashes"),
        ("https://play.example.org/../sub", "a path of letters"),
        ('https://play.example.org/"><b>', "a path of letters"),
        ("https://play.example.org/a%20b", "a path of letters"),
        ("https://play.example.org/api/", "/api, which is the server's own"),
    ],
)
def test_what_is_no_public_address(written: str, words: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_public_url(written)
    assert words in str(problem.value) and "s3cret" not in str(problem.value)


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_command_line_refuses_it_in_a_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "--db", str(tmp_path / "x.db"), "--public-url", "play.example.org"]) == 2
    assert capsys.readouterr().err.count("\n") == 1 and not list(tmp_path.iterdir())


def test_pages_of_the_public_address_are_its_own() -> None:
    for written in ("https://Play.Example:443/games/", "https://play.example"):
        url = read_public_url(written)
        headers = Headers({"host": "127.0.0.1:8000", "origin": "https://play.example"})
        assert foreign_origin(headers, url) is None
        assert foreign_host(Headers({"host": "play.example"}), Settings(db="x", public_url=url)) is None


# ---- below a path ----


@pytest.fixture(params=["/war/games", ""], ids=["path kept", "path taken away"])
def in_front(request: pytest.FixtureRequest) -> str:
    """Return each prefix that a web server in front may leave on the path of a request."""
    return str(request.param)


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text('<meta content="/"><script src="/assets/a.js"></script>')
    (tmp_path / "static" / "assets" / "a.js").write_text("the program")
    settings = Settings(db=str(tmp_path / "games.db"), public_url=PUBLIC, bot_workers=0)
    app = create_app(settings, pages=Pages(tmp_path / "static", settings.path))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="https://play.example") as client:
            yield client


async def test_pages_below_a_path(http: httpx2.AsyncClient, in_front: str) -> None:
    for path in ("/", "/table/abc", "/index.html", "/war"):
        page = await http.get(in_front + path)
        assert page.text == '<meta content="/war/games/"><script src="/war/games/assets/a.js"></script>'
        assert page.headers["cache-control"] == "no-cache" and "text/html" in page.headers["content-type"]
    assert (await http.get(f"{in_front}/assets/a.js")).text == "the program"
    assert (await http.get(f"{in_front}/assets/b.js")).status_code == 404
    assert (await http.get("/war/games")).status_code == 200


async def test_the_api_below_a_path(http: httpx2.AsyncClient, in_front: str) -> None:
    assert (await http.get(f"{in_front}/healthz")).json() == {"ok": True}
    assert (await http.get(f"{in_front}/openapi.json")).json()["servers"] == [{"url": "/war/games"}]
    made = (await http.post(f"{in_front}/api/tables", json={"variant": "stratego-lightning"})).json()
    assert made["invite"] == f"{PUBLIC}/table/{made['id']}#{made['secret']}"
    taken = await http.post(
        f"{in_front}/api/tables/{made['id']}/seats/South", json={"name": "A", "invite": made["secret"]}
    )
    token = {"Authorization": f"Bearer {taken.json()['token']}"}
    lent = (await http.post(f"{in_front}/api/tables/{made['id']}/lend", json={}, headers=token)).json()
    assert re.fullmatch(rf"{PUBLIC}/table/{made['id']}#seat=.+", lent["link"])


async def test_a_socket_below_a_path(tmp_path: Path, in_front: str) -> None:
    with Server(tmp_path / "games.db", public_url=PUBLIC) as server:
        made = server.table()
        async with server.socket(made["id"], below=in_front) as socket:
            await say(socket, type="hello", token=None)
            assert (await hear(socket, "welcome"))["type"] == "welcome"
