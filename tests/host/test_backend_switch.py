"""Tests of the backend switch: a server plays on interpreted rules, compiles them and changes over without loss."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.host.games import FOUNDED, NORTH, SOUTH, setup
from tests.host.programs import SERVING, FilledCache, Program, held, running, until
from tests.host.servers import hear, say
from websockets.exceptions import ConnectionClosed

from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.store.entries import SeatPlan, TableSpec
from sandtable.host.store.store import Store
from sandtable.host.tokens import digest

__all__ = ["held"]
pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to look for processes")

SERVICE_RESTART = 1012
COMPILING = "Compiling the rules for speed"
GOES_ON = "The rules could not be compiled: the games go on with interpreted ones."
INVITE = "invite"
DEALT = {"lightning": "stratego-lightning", "cards": "warkings"}


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> FilledCache:
    return FilledCache(tmp_path_factory.mktemp("filled"))


@pytest.fixture
def lacking(tmp_path: Path) -> Path:
    """Return a cache folder in which one game is still to be compiled."""
    cache = FilledCache(tmp_path / "lacking")
    cache.forget()
    return cache.folder


def quiet(program: Program) -> bool:
    """Return whether the program said only where it is and how far the compiler is."""
    usual = (SERVING, COMPILING, "Rules compiled in")
    return all(line.startswith(usual) for line in program.said)


def test_rules_that_come_compiled_need_no_change(tmp_path: Path) -> None:
    with Program(tmp_path / "games.db", tmp_path / "cache", backend="wasm") as program:
        program.hear(SERVING)
        _, games = program.call("/api/games")
        assert all(level["ready"] for game in games for level in game["levels"])
        assert quiet(program) and not any("compil" in line for line in program.said)


def test_compiled_by_hand(tmp_path: Path, filled: FilledCache) -> None:
    with Program(tmp_path / "games.db", filled.folder, "--rules", "compiled") as program:
        program.hear(SERVING)
        (server,) = program.servers()
        assert b"SANDTABLE_BACKEND=compiled" in Path(f"/proc/{server}/environ").read_bytes().split(b"\0")
        assert program.stop() == 0
    assert quiet(program)


# ---- games that go on ----


async def deal(db: Path) -> None:
    """Create the same tables each time."""
    store = await Store.open(str(db))
    for table, id in DEALT.items():
        game, people = variant(id), [SeatPlan("human"), SeatPlan("human")]
        options, seed = game.read_options({}), bytes(range(32))
        await store.create(
            TableSpec(table, FOUNDED, id, game.game.version, options, people, seed, digest(INVITE)), at=0, entries=[]
        )
    await store.close()


class Table:
    """Two people who play at random from a fixed seed and remember the answers."""

    def __init__(self, program: Program, table: str) -> None:
        self.program = program
        self.path = f"/api/tables/{table}"
        self.rng = random.Random(table)
        made = {"id": table, "invite": INVITE}
        seats = [seat["seat"] for seat in program.call(self.path)[1]["table"]["seats"]]
        self.tokens = [program.sit(made, seat) for seat in seats]
        self.answers: list[Any] = []

    def seen(self, seat: int | None) -> dict[str, Any]:
        status, now = self.program.call(self.path, None, None if seat is None else self.tokens[seat])
        assert status == 200, now
        return dict(now)

    def act(self, seat: int, action: int | str, seq: int) -> Any:
        body = {"action": action, "seq": seq}
        status, answer = self.program.call(f"{self.path}/actions", body, self.tokens[seat])
        assert status == 200, answer
        self.answers.append(answer)
        return answer

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            for seat in (SOUTH, NORTH):
                now = self.seen(seat)
                if now["ask"] and now["view"].get("phase") == "setup":
                    self.act(seat, setup(seat), now["seq"])
                elif now["ask"]:
                    choices = [choice["id"] for choice in now["legal"] if choice["kind"] != "resign"]
                    self.act(seat, self.rng.choice(choices), now["seq"])

    def finish(self) -> None:
        """End the game by a draw, which reveals everything."""
        for token, word in zip(self.tokens, ("offer", "accept"), strict=True):
            status, now = self.program.call(f"{self.path}/draw", {"answer": word}, token)
            assert status == 200, now

    def story(self) -> list[Any]:
        """Return the record, and all that anybody was told."""
        return [self.answers, *(self.seen(viewer) for viewer in (SOUTH, NORTH, None)), self.record()]

    def record(self) -> str:
        request = urllib.request.Request(f"http://127.0.0.1:{self.program.port}{self.path}/record")
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())


@contextmanager
def callers(program: Program, number: int) -> Iterator[list[Any]]:
    """Start threads that send requests again and again, each on a fresh connection; yield what went wrong."""
    problems: list[Any] = []
    done = threading.Event()

    def ask() -> None:
        while not done.is_set():
            try:
                answer = program.call("/healthz")
            except OSError as problem:
                answer = 0, repr(problem)
            if answer != (200, {"ok": True}):
                problems.append(answer)

    asking = [threading.Thread(target=ask) for _ in range(number)]
    for thread in asking:
        thread.start()
    try:
        yield problems
    finally:
        done.set()
        for thread in asking:
            thread.join()


async def end_of(socket: Any) -> int:
    """Return the close code of a connection."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


async def numbered(socket: Any, last: int) -> list[dict[str, Any]]:
    """Return the messages of the game up to the update with this number."""
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["n"] != last:
        message = json.loads(await socket.recv())
        if message["type"] in ("update", "resync", "stale"):
            heard.append(message)
    return heard


async def over_the_changeover(program: Program, table: Table, change: Callable[[], None]) -> None:
    """Check that a listener that reconnects after the change hears what it has missed."""
    async with program.socket("lightning") as socket:
        await say(socket, type="hello", token=table.tokens[NORTH])
        n = (await hear(socket, "resync"))["n"]
        await asyncio.to_thread(table.play, 1)
        missed = await numbered(socket, n + 2)
        change()
        assert await end_of(socket) == SERVICE_RESTART
    async with program.socket("lightning", since=n) as socket:
        await say(socket, type="hello", token=table.tokens[NORTH])
        await hear(socket, "welcome")
        assert await numbered(socket, n + 2) == missed
        await asyncio.to_thread(table.play, 1)
        assert [message["type"] for message in await numbered(socket, n + 4)] == ["update", "update"]


def ready_levels(program: Program) -> list[bool]:
    """Return for each level of each variant whether it is ready."""
    return [level["ready"] for game in program.call("/api/games")[1] for level in game["levels"]]


async def test_games_go_on(tmp_path: Path, held: FilledCache) -> None:
    """A game begun on one backend and finished on the other is like one played on one backend alone.

    That holds for what is seen, told and recorded.
    """
    await deal(tmp_path / "games.db")
    with Program(tmp_path / "games.db", held.folder) as program:
        program.hear(SERVING)
        (first,) = program.servers()
        tables = [Table(program, table) for table in DEALT]
        assert not all(ready_levels(program))
        against = program.table({"kind": "human"}, {"kind": "bot", "level": "recruit"})
        soldier = program.sit(against, "South")
        path = f"/api/tables/{against['id']}"
        assert program.call(f"{path}/actions", {"action": setup(SOUTH), "seq": 0}, soldier)[0] == 200
        for table in tables:
            table.play(4)
        with callers(program, 3) as problems:
            await over_the_changeover(program, tables[0], held.let_go)
            program.changed_over(first)
        assert problems == []
        for table in tables:
            table.play(4)
            table.finish()
        assert all(ready_levels(program))
        until(lambda: bool(program.call(path, None, soldier)[1]["ask"]), "the computer player's move")
        now = program.call(path, None, soldier)[1]
        chosen = {"action": now["legal"][0]["id"], "seq": now["seq"]}
        assert program.call(f"{path}/actions", chosen, soldier)[0] == 200
        (second,) = program.servers()
        assert b"SANDTABLE_BACKEND=compiled" in Path(f"/proc/{second}/environ").read_bytes().split(b"\0")
        stories = [table.story() for table in tables]
        for table in tables:
            verdict = verify(table.record(), variant)
            assert verdict.ok and verdict.extent is None, verdict
        assert program.stop() == 0
    assert quiet(program), program.said
    assert await interpreted_by_hand(tmp_path / "whole.db", tmp_path / "empty") == stories


async def interpreted_by_hand(db: Path, cache: Path) -> list[list[Any]]:
    """Return the stories of the same games with nothing ever compiled."""
    await deal(db)
    with Program(db, cache, "--rules", "interpreted") as program:
        program.hear(SERVING)
        tables = [Table(program, table) for table in DEALT]
        for table, rounds in zip(tables, (10, 8), strict=True):
            table.play(rounds)
            table.finish()
        stories = [table.story() for table in tables]
        assert program.find("sandtable.batches.precompile") == []
        assert program.stop() == 0
    assert quiet(program) and not list(cache.glob("*-compiled-*"))
    return stories


# ---- the end, at any moment ----


def getting_ready(program: Program) -> None:
    program.wait_for("sandtable.host.server_process")


def compiling(program: Program) -> None:
    program.hear(COMPILING)


def changing_over(program: Program) -> None:
    program.hear(SERVING)
    until(lambda: len(program.servers()) == 2, "the second server")


@pytest.mark.parametrize(
    ("moment", "by"),
    [
        (getting_ready, "Ctrl-C"),
        (compiling, "SIGTERM"),
        pytest.param(compiling, "Ctrl-C", marks=pytest.mark.nightly),
        (changing_over, "Ctrl-C"),
    ],
)
def test_it_ends_at_once(
    tmp_path: Path, lacking: Path, filled: FilledCache, moment: Callable[[Program], None], by: str
) -> None:
    cache = lacking if moment is compiling else filled.folder
    with Program(tmp_path / "games.db", cache) as program:
        moment(program)
        program.find()
        program.send(signal.SIGINT if by == "Ctrl-C" else signal.SIGTERM, group=by == "Ctrl-C")
        assert program.ended() == 0
    assert quiet(program), program.said


def test_nothing_outlives_it(tmp_path: Path, lacking: Path) -> None:
    with Program(tmp_path / "games.db", lacking) as program:
        program.hear(COMPILING)
        program.table({"kind": "human"}, {"kind": "bot", "level": "recruit"})
        program.wait_for("host.bots.worker")
        assert len(program.find("sandtable.batches.precompile")) > 1
        program.send(signal.SIGKILL)
        assert program.ended() == -signal.SIGKILL
    assert quiet(program), program.said


# ---- what goes wrong ----


def test_a_server_that_ends_by_itself(tmp_path: Path, filled: FilledCache) -> None:
    (tmp_path / "file").write_text("")
    with Program(tmp_path / "file" / "games.db", filled.folder) as program:
        assert program.ended() == 2
    (line,) = program.said
    assert "cannot be written" in line


def test_rules_that_cannot_be_compiled(tmp_path: Path, lacking: Path) -> None:
    with Program(tmp_path / "games.db", lacking) as program:
        program.hear(SERVING)
        os.kill(program.wait_for("sandtable.batches.precompile warkings"), signal.SIGKILL)
        program.hear(GOES_ON)
        program.table()
        assert program.find("sandtable.batches.precompile") == []
        assert program.stop() == 0
    assert program.said.count(GOES_ON) == 1 and "Traceback" not in "".join(program.said)


def test_a_second_server_that_does_not_start(tmp_path: Path, filled: FilledCache) -> None:
    with Program(tmp_path / "games.db", filled.folder) as program:
        program.hear(SERVING)
        (first,) = program.servers()
        until(lambda: len(program.servers()) == 2, "the second server")
        (second,) = set(program.servers()) - {first}
        os.kill(second, signal.SIGKILL)
        program.hear("the games go on with interpreted ones")
        assert program.table() and running(first)
        assert program.stop() == 0
