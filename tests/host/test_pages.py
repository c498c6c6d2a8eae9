"""Tests of the web client's files: the files, the page for every other address, and the page without a built client."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.responses import FileResponse
from tests.host.browsers import house

from sandtable.host.wire.static_files import Pages


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("the page")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("the program")
    (tmp_path / "secret.txt").write_text("not for you")
    return Pages(tmp_path / "static")


def shown(pages: Pages, path: str) -> str:
    answer = pages.get(path)
    assert isinstance(answer, FileResponse)
    return Path(answer.path).name


def test_files_and_the_page(built: Pages) -> None:
    assert shown(built, "assets/main-1a2b.js") == "main-1a2b.js"
    assert "immutable" in built.get("assets/main-1a2b.js").headers["cache-control"]
    for path in ("", "index.html", "table/abc", "assets", "no/such/page"):
        assert shown(built, path) == "index.html"
        assert built.get(path).headers["cache-control"] == "no-cache"


def test_what_is_missing_is_missing(built: Pages) -> None:
    for path in ("assets/gone.js", "api/nowhere", ".well-known/resource-that-should-not-exist"):
        assert built.get(path).status_code == 404


def test_what_was_compressed_is_sent_to_whoever_takes_it(built: Pages, tmp_path: Path) -> None:
    program = "assets/main-1a2b.js"
    for ending in (".br", ".gz"):
        (tmp_path / "static" / (program + ending)).write_bytes(b"smaller")
    for accepted, encoding in {"gzip, deflate, br;q=1.0": "br", "gzip": "gzip", "": None, "zstd": None}.items():
        answer = built.get(program, accepted)
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "javascript" in answer.headers["content-type"] and "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in built.get("index.html", "br").headers, "it was not compressed"


@pytest.mark.parametrize("path", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "\x00", "..%2fsecret.txt"])
def test_nothing_outside_is_shown(built: Pages, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404 or shown(built, path) == "index.html"


def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    answer = Pages(tmp_path / "static").get("")
    assert answer.status_code == 503 and b"make play" in bytes(answer.body)


@pytest.mark.parametrize("below", ["", "/games"])
async def test_password_managers_are_led_to_the_account(tmp_path: Path, below: str) -> None:
    async with house(tmp_path / "games.db", public_url=f"https://table.test{below}") as here:
        answer = await (await here.browser()).get(f"{below}/.well-known/change-password")
        assert (answer.status_code, answer.headers["location"]) == (302, f"{below}/account")
