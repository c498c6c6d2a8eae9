"""Tests of upgrades from earlier commits, by their own code: games go on, and servers are replaced one by one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.chaos.checker import faults_of
from tests.chaos.faults import REPLACE
from tests.chaos.players import Pair, Player, Transcript, wordless
from tests.chaos.run import Chaos
from tests.host.earlier import ALONE, SHARED, EarlierServer, NoHistory, UpgradedServer, source_of
from tests.host.games import setup
from tests.host.postgres import Postgres
from tests.host.servers import Server, until

from sandtable.host.store.connections import connections
from sandtable.host.store.database_names import read_database
from sandtable.host.store.migrations import newest
from sandtable.host.store.store import Store
from sandtable.host.store.versions import NUMBER


def unpacked(commit: str, folder: Path) -> Path:
    """Return the code of a commit, or skip the test."""
    try:
        return source_of(commit, folder)
    except NoHistory as problem:
        pytest.skip(f"{problem}: this is no clone, or one without history")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked(ALONE, tmp_path_factory.mktemp("alone"))


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked(SHARED, tmp_path_factory.mktemp("shared"))


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return str(request.getfixturevalue("postgres").fresh())


REWORDED = ("warkings", "soldier", "stratego-lightning")
"""The games whose sentences are others since the earlier releases."""


class Game:
    """A table of people who play over HTTP, at whatever server."""

    def __init__(self, server: Server, variant: str, players: int, sitting: int | None = None, **request: Any) -> None:
        status, made = server.call("/api/tables", {"variant": variant, "players": players, **request})
        assert status == 201, made
        self.variant = variant
        self.made, self.path = made, f"/api/tables/{made['id']}"
        self.seats = [seat["seat"] for seat in made["seats"]]
        self.tokens = [server.sit(made, seat) for seat in self.seats[:sitting]]
        self._rng = random.Random(1)

    def shown(self, server: Server) -> list[dict[str, Any]]:
        """Return what each person is shown, and last what spectators are."""
        answers = [server.call(self.path, None, token) for token in (*self.tokens, None)]
        assert all(status == 200 for status, _ in answers), answers[0]
        return [shown for _, shown in answers]

    def game(self, server: Server) -> list[dict[str, Any]]:
        """Return what each viewer is shown of the game itself, without its sentences if they are worded anew."""
        kept, said = ("n", "seq", "legal", "window", "team"), ("view", "ask", "log")
        words = wordless if self.variant in REWORDED else lambda part: part
        return [
            {key: shown[key] for key in kept} | {key: words(shown[key]) for key in said} for shown in self.shown(server)
        ]

    def act(self, server: Server, seat: int, action: int | str, seq: int) -> dict[str, Any]:
        status, answer = server.call(f"{self.path}/actions", {"action": action, "seq": seq}, self.tokens[seat])
        assert status == 200, answer
        return dict(answer)

    def play(self, server: Server, until: Callable[[list[dict[str, Any]]], bool]) -> None:
        """Let one seat after the other choose at random, until it is so."""
        while not until(shown := self.shown(server)):
            seat = self._rng.choice([seat for seat in range(len(self.tokens)) if shown[seat]["ask"]])
            choices = [choice["id"] for choice in shown[seat]["legal"] if choice["kind"] != "resign"]
            action = self._rng.choice(choices) if choices else setup(seat)
            self.act(server, seat, action, shown[seat]["seq"])


async def version(database: str) -> str:
    """Return the schema version of a database."""
    opened = connections(read_database(database))
    try:
        return await opened.read(lambda connection: str(connection.scalar(NUMBER)))
    finally:
        await opened.close()


def half_sealed(shown: list[dict[str, Any]]) -> bool:
    """Return whether a window is open in which some have answered under seal and others have not."""
    states = {now["window"]["mine"]["state"] for now in shown[:-1] if now["window"]["mine"]}
    return states == {"open", "sealed"}


def numbered(n: int) -> Callable[[list[dict[str, Any]]], bool]:
    """Return a function whether spectators have been sent this update, or the game is over."""
    return lambda shown: bool(shown[-1]["n"] >= n or shown[-1]["table"]["ended"])


def over(shown: list[dict[str, Any]]) -> bool:
    return shown[-1]["table"]["ended"] is not None


@pytest.mark.parametrize(
    ("commit", "database"),
    [
        ("alone", "sqlite"),
        pytest.param("shared", "postgresql", marks=pytest.mark.nightly),  # below, people play over such an upgrade
        pytest.param("alone", "postgresql", marks=pytest.mark.nightly),
        pytest.param("shared", "sqlite", marks=pytest.mark.nightly),
    ],
    indirect=["database"],
)
def test_games_under_way_go_on_after_an_upgrade(commit: str, request: pytest.FixtureRequest, database: str) -> None:
    with EarlierServer(request.getfixturevalue(commit), database) as server:
        moving = Game(server, "stratego-lightning", 2)
        moving.play(server, numbered(12))
        sealed = Game(server, "soldier", 4, clock=0)
        sealed.play(server, half_sealed)
        free = Game(server, "warkings", 3, sitting=2)
        ended = Game(server, "warkings", 2)
        ended.play(server, over)
        before = [game.game(server) for game in (moving, sealed, free, ended)]
    assert asyncio.run(version(database)) < newest()
    with Server(database) as server:
        assert [game.game(server) for game in (moving, sealed, free, ended)] == before
        moving.play(server, numbered(40))
        resigning = next(seat for seat, shown in enumerate(moving.shown(server)) if shown["ask"])
        moving.act(server, resigning, "resign", moving.shown(server)[resigning]["seq"])
        assert over(moving.shown(server))
        sealed.play(server, numbered(before[1][-1]["n"] + 10))
        assert sealed.shown(server)[-1]["n"] > before[1][-1]["n"], "the window has closed"
        free.tokens.append(server.sit(free.made, free.seats[2]))
        free.play(server, over)
        for game in (moving, free, ended):
            assert server.call(f"{game.path}/replay?at=1")[0] == 200
    assert asyncio.run(version(database)) == newest()


# ---- servers of two releases side by side ----


SHORT = {"options": {"max_turns": 6}, "clock": 0}


@pytest.mark.parametrize(
    ("variant", "request_", "founder"),
    [
        ("soldier", SHORT, "present"),
        pytest.param("warkings", {}, "former", marks=pytest.mark.nightly),
        pytest.param("warkings", {}, "present", marks=pytest.mark.nightly),
        pytest.param("soldier", SHORT, "former", marks=pytest.mark.nightly),
    ],
)
async def test_four_people_at_servers_of_two_releases_play_a_game_to_its_end(
    shared: Path, postgres: Postgres, variant: str, request_: dict[str, Any], founder: str
) -> None:
    database = postgres.fresh()
    former, present = EarlierServer(shared, database, nodes=2), Server(database, nodes=2)
    found = partial(asyncio.to_thread, partial(Game, variant=variant, players=4, **request_))
    with former:
        game = await found(former) if founder == "former" else None
        with present:
            game = game or await found(present)
            transcripts = [Transcript(game.made["id"], seat) for seat in range(4)]
            players = [
                Player(transcript, Pair(), token, partial(int, (former, present)[transcript.seat % 2].port), pause=0.0)
                for transcript, token in zip(transcripts, game.tokens, strict=True)
            ]
            await asyncio.gather(*(player.play(lambda: False) for player in players))
            assert all(player.over for player in players)
            until(lambda: game.game(former) == game.game(present))  # each tells the other of its last lines
            store = await Store.open(database, shared=True)
            stored = await store.load(game.made["id"])
            await store.close()
    assert stored is not None and stored.finished is not None
    assert all(transcript.acknowledged for transcript in transcripts)
    assert faults_of(transcripts, stored.spec, stored.lines) == []


def test_servers_are_replaced_one_by_one_while_people_play(shared: Path, postgres: Postgres) -> None:
    report = Chaos(postgres, nodes=2, tables=3, server=partial(UpgradedServer, shared)).run([REPLACE])
    assert report.wrong == [] and report.moves > 0, report.text()
