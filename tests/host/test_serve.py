"""Tests of starting and stopping a server: one clear line for each error, and no bot left behind."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import weakref
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from tests.host.servers import Server, failed, free_port, until

from sandtable.host.address import foreign_host, foreign_origin, reachable
from sandtable.host.listening import bind
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app


def fails(folder: Path, **settings: object) -> str:
    """Return what a server that cannot start says."""
    status, out, err = failed(folder, **settings)
    assert status == 2 and out == ""
    assert err.count("\n") == 1, err
    return err


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in fails(tmp_path, db=str(tmp_path / "games.db"), port=port)


def test_a_port_that_another_server_has_just_taken(tmp_path: Path) -> None:
    """Of two servers started at the same moment, the second is refused before the first is ready."""
    settings = Settings(db=str(tmp_path / "first.db"), port=free_port())
    with bind(settings):
        assert f"Port {settings.port} is in use" in fails(tmp_path, db=str(tmp_path / "second.db"), port=settings.port)


def test_an_address_that_is_not_here(tmp_path: Path) -> None:
    assert "192.0.2.1" in fails(tmp_path, db=str(tmp_path / "games.db"), host="192.0.2.1", port=free_port())


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in fails(tmp_path, db=str(tmp_path / "file" / "games.db"), port=free_port())


def test_a_database_that_is_nowhere(tmp_path: Path) -> None:
    assert "cannot be used" in fails(tmp_path, db="postgresql://nobody@127.0.0.1:1/none", port=free_port())


def test_one_database_one_server(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db"):
        assert "Another server" in fails(tmp_path, db=str(tmp_path / "games.db"), port=free_port())


def test_it_stops_when_told(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", bot_workers=1)
    server.start()
    assert server.call("/healthz") == (200, {"ok": True})
    assert server.stop() == 0


@pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to look for processes")
def test_no_computer_player_outlives_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", bot_workers=1)
    server.start()
    process = server.process
    assert process is not None and process.pid is not None
    try:
        workers = until(lambda: children(process.pid))  # type: ignore[arg-type]
    finally:
        server.kill()
    until(lambda: not any(running(worker) for worker in workers))


def children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(line) for line in listed.stdout.split()]


def running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z" and os.path.exists(f"/proc/{pid}")


@pytest.mark.parametrize(
    ("settings", "asked", "link"),
    [
        (Settings(db="x"), "127.0.0.1:8000", "http://127.0.0.1:8000"),
        (Settings(db="x", public_url="https://play.example/games"), "127.0.0.1:8000", "https://play.example/games"),
        (Settings(db="x", host="0.0.0.0"), "192.168.1.5:8000", "http://192.168.1.5:8000"),
        (Settings(db="x", host="0.0.0.0"), "mybox.lan:8000", "http://mybox.lan:8000"),
    ],
)
def test_links_that_others_can_open(settings: Settings, asked: str, link: str) -> None:
    assert reachable(settings, "http", asked) == link


def test_a_server_for_the_whole_network_shows_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.host.address.lan_address", lambda: "192.168.1.5")
    for asked in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000"):
        assert reachable(Settings(db="x", host="0.0.0.0"), "http", asked) == "http://192.168.1.5:8000"


@pytest.mark.parametrize(
    ("origin", "foreign"),
    [
        (None, False),
        ("http://table.test:8000", False),
        ("HTTPS://Play.Example", False),
        ("http://play.example", True),
        ("null", True),
        ("https://evil.example", True),
        ("http://table.test", True),
        ("", True),
    ],
)
def test_origins(origin: str | None, foreign: bool) -> None:
    headers = {"host": "table.test:8000"} | ({} if origin is None else {"origin": origin})
    assert (foreign_origin(Headers(headers), "https://play.example") is not None) == foreign


@pytest.mark.parametrize(
    ("host", "foreign"),
    [
        ("127.0.0.1:8000", False),
        ("[::1]:8000", False),
        ("LOCALHOST.", False),
        ("192.168.1.5", False),
        ("evil.example@127.0.0.1:8000", True),
        ("127.0.0.1/evil", True),
        ("127.0.0.1#evil", True),
        ("127.0.0.1:8000,evil.example", True),
        ("127.0.0.1 evil", True),
        ("[fe80::1%evil.example]", True),
        ("127.0.0.1:port", True),
        ("", True),
    ],
)
def test_names_that_are_more_than_a_name_and_a_port(host: str, foreign: bool) -> None:
    assert (foreign_host(Headers({"host": host}), Settings(db="x")) is not None) == foreign


def test_nothing_keeps_an_application_that_has_ended(tmp_path: Path) -> None:
    ended = weakref.ref(create_app(Settings(db=str(tmp_path / "games.db"))))
    gc.collect()
    assert ended() is None
