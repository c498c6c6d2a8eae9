"""Tests of `sandtable players`: real processes play for real servers that have none of their own."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import pytest
from tests.host.games import SOUTH, setup
from tests.host.programs import PATIENCE, descendants, running, until
from tests.host.servers import Server, begun, say
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import sandtable
from sandtable.host.bots.asking import Choice, pack, read_question
from sandtable.host.bots.versions import versions

SECRET = "the-secret-of-the-players"
AS_ANOTHER_VERSION = "import sandtable; sandtable.__version__ = '9.9'; from sandtable.cli import main; main()"
COMPUTERS = ({"kind": "bot", "level": "recruit"}, {"kind": "bot", "level": "recruit"})


class Players:
    """`sandtable players` as an operator starts it, and what it has written to standard error."""

    def __init__(self, folder: Path, *servers: Server, secret: str = SECRET, program: tuple[str, ...] = ()) -> None:
        file = folder / f"secret-{secret}"
        file.write_text(f"{secret}\n")
        command = program or ("-m", "sandtable.cli")
        where = [word for server in servers for word in ("--server", f"http://127.0.0.1:{server.port}")]
        how = ("--secret-file", str(file), "--workers", "1", "--slow-workers", "0")
        self._command = [sys.executable, *command, "players", *where, *how]
        self.said: list[str] = []

    def __enter__(self) -> Self:
        self.program = subprocess.Popen(self._command, stderr=subprocess.PIPE, text=True)
        self._hearing = threading.Thread(target=self._hear)
        self._hearing.start()
        return self

    def _hear(self) -> None:
        assert self.program.stderr is not None
        with self.program.stderr as lines:
            self.said.extend(line.rstrip("\n") for line in iter(lines.readline, ""))

    def hear(self, words: str) -> None:
        """Wait until they have said this."""
        until(lambda: any(words in line for line in self.said) or self.program.poll() is not None, words)
        assert any(words in line for line in self.said), self.said

    def send(self, number: signal.Signals) -> None:
        os.kill(self.program.pid, number)

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        below = descendants(self.program.pid)
        if self.program.poll() is None:
            self.send(signal.SIGCONT)
            self.send(signal.SIGTERM)
        self.status = self.program.wait(PATIENCE)
        until(lambda: not any(map(running, below)), "the end of all processes")
        self._hearing.join(PATIENCE)


@contextmanager
def serving(folder: Path, name: str = "games", **settings: Any) -> Iterator[Server]:
    """Start a server without bot processes, which players with the secret may join."""
    alone = {"bot_workers": 0, "bot_slow_workers": 0, "players_secret": SECRET, "bot_deadline": PATIENCE}
    with Server(folder / f"{name}.db", **(alone | settings)) as server:
        yield server


@contextmanager
def told(folder: Path) -> Iterator[tuple[Server, list[str]]]:
    """Start the same as a user does; yield it, and a list that holds the lines of its log once it has ended."""
    server, log = Server(folder / "games.db"), list[str]()
    at_once = {"bot_delay": 0.0, "bot_deadline": PATIENCE}
    process, _, err = begun(
        folder,
        db=str(folder / "games.db"),
        port=server.port,
        bot_workers=0,
        bot_slow_workers=0,
        players_secret=SECRET,
        **at_once,
    )
    try:
        until(lambda: err.exists() and "Sandtable is at" in err.read_text(), "its address")
        yield server, log
    finally:
        process.terminate()
        process.join(PATIENCE)
        log += err.read_text().splitlines(keepends=True)[1:]  # the first says where it is


def metrics(server: Server) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def count(server: Server, metric: str) -> int:
    """Return a number of the server's metrics, 0 if it has not been counted yet."""
    found = re.search(rf"^{re.escape(metric)} (.*)$", metrics(server), re.MULTILINE)
    return int(float(found[1])) if found else 0


def joined(server: Server, players: int) -> None:
    """Wait until so many quick players have joined the server."""
    metric = 'sandtable_bot_workers{place="remote",pool="quick"}'
    until(lambda: count(server, metric) == players, f"{players} players")


def fallbacks(server: Server) -> int:
    return count(server, "sandtable_bot_fallbacks_total")


def shown(server: Server, made: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    return dict(server.call(f"/api/tables/{made['id']}", None, token)[1])


def thinks(server: Server, made: dict[str, Any], seat: int) -> bool:
    return bool(shown(server, made)["table"]["seats"][seat]["thinking"])


def short_game(server: Server) -> dict[str, Any]:
    """Create a table at which the computer plays against itself."""
    status, made = server.call("/api/tables", {"variant": "warkings", "seats": COMPUTERS})
    assert status == 201, made
    return dict(made)


def against_computer(server: Server) -> tuple[dict[str, Any], str]:
    """Create a table at which a person, South, plays against the computer, and lay out South's army."""
    made = server.table({"kind": "human"}, COMPUTERS[0])
    token = server.sit(made, "South")
    act(server, made, token, setup(SOUTH))
    return made, token


def act(server: Server, made: dict[str, Any], token: str, action: object) -> None:
    body = {"action": action, "seq": shown(server, made, token)["seq"]}
    status, done = server.call(f"/api/tables/{made['id']}/actions", body, token)
    assert status == 200, done


def joining(server: Server, pool: str = "quick", secret: str | None = SECRET, **other: str) -> connect:
    """Return the connection of a player that is a test, before it is open."""
    address = f"ws://127.0.0.1:{server.port}/internal/players/{pool}?{urlencode(versions() | other)}"
    return connect(address, additional_headers={"Authorization": f"Bearer {secret}"} if secret else None)


async def refusal(connecting: connect) -> tuple[int, bytes]:
    with pytest.raises(InvalidStatus) as refused:
        await connecting
    return refused.value.response.status_code, bytes(refused.value.response.body or b"")


async def to_the_end(server: Server, made: dict[str, Any]) -> dict[str, Any]:
    """Follow a game as a spectator; return the last view."""
    async with server.socket(made["id"]) as socket:
        await say(socket, type="hello", token=None)
        while True:
            view = json.loads(await socket.recv()).get("view")
            if view is not None and view["result"] is not None:
                return dict(view)


# ---- playing ----


async def test_they_play_whole_games_for_several_servers(tmp_path: Path) -> None:
    with serving(tmp_path, "one") as one, serving(tmp_path, "two") as two, Players(tmp_path, one, two) as players:
        for server in (one, two):
            players.hear(f"Playing for http://127.0.0.1:{server.port}")
        workers = [command for command in descendants(players.program.pid).values() if "bots.worker" in command]
        assert len(workers) == 1 and "-m sandtable.sandbox sandtable.host.bots.worker" in workers[0], "it is confined"
        ends = [to_the_end(server, short_game(server)) for server in (one, two)]
        assert all(view["result"] for view in await asyncio.wait_for(asyncio.gather(*ends), PATIENCE))
        assert [fallbacks(server) for server in (one, two)] == [0, 0]
        assert [count(server, 'sandtable_bot_workers{place="local",pool="quick"}') for server in (one, two)] == [0, 0]
    assert players.status == 0, "SIGTERM ends them cleanly"


def test_a_table_goes_on_when_players_are_killed_while_they_think(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with Players(tmp_path, server) as players:
            joined(server, 1)
            players.send(signal.SIGSTOP)
            made, token = against_computer(server)
            assert thinks(server, made, 1), "its question is on its way"
            players.send(signal.SIGKILL)
            joined(server, 0)
        with Players(tmp_path, server):
            until(lambda: bool(shown(server, made, token)["legal"]), "the army of the computer, and South's turn")
        assert fallbacks(server) == 0


def test_players_come_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Players(tmp_path, server) as players:
        joined(server, 1)
        made, token = against_computer(server)
        server.kill()
        players.hear("has ended")
        server.start()
        joined(server, 1)
        until(lambda: bool(shown(server, made, token)["legal"]), "the army of the computer, and South's turn")
        assert fallbacks(server) == 0


async def test_a_player_is_sent_questions_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with joining(server) as socket:
            made, token = against_computer(server)
            sent = await asyncio.wait_for(socket.recv(decode=False), PATIENCE)
            assert pack(read_question(sent)) == sent
            with closing(sqlite3.connect(tmp_path / "games.db")) as database:
                [(spec,)] = database.execute("SELECT founding FROM tables")
            seed = json.loads(spec)["seed"]
            secrets = (seed, base64.b64decode(seed), made["id"], made["invite"], token, setup(SOUTH), "South", SECRET)
            assert not [
                secret for secret in secrets if (secret if isinstance(secret, bytes) else secret.encode()) in sent
            ]


# ---- refusing ----


async def test_a_wrong_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for secret in ("the-secret-of-others-", SECRET[:-1], "ä" * 20, None):
            status, body = await refusal(joining(server, secret=secret))
            assert status == 401 and b"The secret is not that of this server's players." in body
        assert count(server, 'sandtable_refusals_total{error="wrong_secret"}') == 4
        with Players(tmp_path, server, secret="another-secret-of-players") as players:
            players.hear(f"http://127.0.0.1:{server.port} refuses these players: The secret is not that of this")
    assert players.status == 0 and len(players.said) == 1, "it is said once"


async def test_another_version(tmp_path: Path) -> None:
    with told(tmp_path) as (server, log):
        status, body = await refusal(joining(server, stratego="1"))
        sentence = "The server has version 2 of the rules of stratego, the players have version 1."
        assert status == 409 and json.loads(body)["message"] == sentence
        with Players(tmp_path, server, program=("-c", AS_ANOTHER_VERSION)) as players:
            there = f"The server runs Sandtable {sandtable.__version__}, the players run 9.9."
            players.hear(f"refuses these players: {there}")
        assert players.status == 0
    assert f"computer players at 127.0.0.1 were refused: {sentence}" in "".join(log)


def test_without_a_secret_there_is_no_such_address(server: Server) -> None:
    async def status(path: str) -> int:
        return (await refusal(connect(f"ws://127.0.0.1:{server.port}{path}")))[0]

    for path in ("/internal/players/quick", "/internal/players/slow"):
        assert asyncio.run(status(path)) == asyncio.run(status("/internal/nothing"))
    assert server.call("/internal/players/quick", {}) == server.call("/internal/nothing", {})


# ---- babbling ----


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """Return the code and the reason with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


async def test_a_player_that_babbles_is_disconnected_with_one_line(tmp_path: Path) -> None:
    with told(tmp_path) as (server, log):
        for babble in ("hello", b"", pack(Choice(3)), b"\xc1" * 1000):
            async with joining(server) as socket:
                await socket.send(babble)
                assert await closed(socket) == (1008, "It sent a message that nobody had asked for.")
        async with joining(server) as socket:
            await socket.send(bytes(65 * 1024))
            assert (await closed(socket))[0] == 1009
        against_computer(server)
        async with joining(server) as socket:
            question = read_question(await asyncio.wait_for(socket.recv(decode=False), PATIENCE))
            await socket.send(b"\xc1")
            assert await closed(socket) == (1008, "It sent a message that is no answer.")
        async with joining(server) as socket:
            assert read_question(await asyncio.wait_for(socket.recv(decode=False), PATIENCE)) == question
            await socket.send(pack(Choice(question.legal[0])))
            following = read_question(await asyncio.wait_for(socket.recv(decode=False), PATIENCE))
            assert following.packed != question.packed, "the table has gone on"
        assert fallbacks(server) == 0
    assert [line.partition("bots: ")[2] for line in log] == [
        "a computer player at 127.0.0.1 was disconnected: It sent a message that nobody had asked for.\n"
    ]
