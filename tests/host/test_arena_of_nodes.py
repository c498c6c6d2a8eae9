"""A test of a whole arena of people and bots at two servers that share a database, of which one is killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from multiprocessing.connection import Connection as WireToTest
from typing import Any, Protocol
from unittest.mock import patch

import httpx2
import pytest
from tests.host.lobbies import TEN
from tests.host.members import PASSWORD
from tests.host.postgres import Postgres
from tests.host.servers import Server, serve
from tests.host.tourneys import LATER

from sandtable.client import Client
from sandtable.host.club import voices
from sandtable.host.club.tournaments import course
from sandtable.host.hub import due, other_servers
from sandtable.host.store.tournaments import TOURNAMENT
from sandtable.host.wire.session_cookie import NAME

PEOPLE, BOTS, OWNERS = 12, 8, 2
FREE = {"per_second": 1e9, "burst": 10**9}
LIMITS = dict.fromkeys(("requests", "messages", "frames", "bytes", "entries", "new_accounts"), FREE)
Json = dict[str, Any]


def serve_in_a_hurry(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server in this process that looks often for what it has not heard of."""
    with (
        patch.object(voices, "KNOWN_AFTER", 0),
        patch.object(course, "CHECKED_EVERY", 500),
        patch.object(other_servers, "LOOK_EVERY", 0.5),
        patch.object(due, "LOOK_EVERY", 0.5),
        patch.object(due, "CLAIMED_FOR", 1.0),
    ):
        serve(settings, says)


class Node(Server):
    """One of the servers."""

    target = staticmethod(serve_in_a_hurry)


class Entrant(Protocol):
    """A player of the arena, at one of the servers."""

    name: str
    server: Server

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request."""

    async def play(self, table: str) -> None:
        """Play a game to its end."""


class Person:
    """A person with an account, whose page asks again and again."""

    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self.server = server
        self._secret = ""

    async def register(self) -> None:
        answer = await self._send("POST", "/api/register", {"name": self.name, "password": PASSWORD})
        self._secret = answer.cookies[self._cookie]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self._send(method, path, body)
        return answer.json() if answer.content else None

    async def _send(self, method: str, path: str, body: object) -> httpx2.Response:
        origin = f"http://127.0.0.1:{self.server.port}"
        cookies = {self._cookie: self._secret} if self._secret else {}
        async with httpx2.AsyncClient(base_url=origin, cookies=cookies, timeout=60) as http:
            answer = await http.request(method, path, json=body, headers={"Origin": origin})
        assert answer.is_success or answer.json()["error"] in ("stale", "over"), answer.text
        return answer

    @property
    def _cookie(self) -> str:
        return f"{NAME}-{self.server.port}"

    async def play(self, table: str) -> None:
        path = f"/api/tables/{table}"
        while (seen := await self.ask("GET", path))["table"]["ended"] is None:
            if seen["ask"] is None:
                await asyncio.sleep(0.3)
            else:
                if seen["ask"]["notation"]:
                    action = (await self.ask("POST", f"{path}/preview", {"partial": "setup"}))["action"]
                else:
                    action = choose(self.name, seen["table"], seen["legal"])
                await self.ask("POST", f"{path}/actions", {"action": action, "seq": seen["seq"]})


class Robot:
    """A bot, which is told of everything at a table."""

    def __init__(self, name: str, token: str, server: Server) -> None:
        self.name = name
        self.server = server
        self._token = token

    @property
    def _client(self) -> Client:
        return Client(f"http://127.0.0.1:{self.server.port}", self._token)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return await self._client.request(method, path, body)

    async def play(self, table: str) -> None:
        at = self._client.table(table)
        async for position in at.positions():
            assert at.shown is not None
            set_up = position.ask["notation"]
            await at.act(position, await at.set_up() if set_up else choose(self.name, at.shown, position.legal))


def choose(name: str, table: Json, legal: Sequence[Json]) -> Any:
    """Return the choice of a player: the last one in the alphabet resigns."""
    resigns = name == max(seat["name"] for seat in table["seats"])
    return next(choice["id"] for choice in legal if (choice["kind"] == "resign") == resigns)


class Arena:
    """An arena, and the players as they play it."""

    def __init__(self, id: str, players: Sequence[Entrant]) -> None:
        self.path = f"/api/tournaments/{id}"
        self._players = players
        self._playing = dict[str, asyncio.Task[None]]()

    async def see(self, player: Entrant) -> Json:
        """Return the arena as a player sees it; nobody plays two games at once."""
        seen: Json = await player.ask("GET", self.path)
        going = [one for one in seen["pairings"] if one["result"] is None]
        busy = [number for one in going for number in (one["first"], one["second"])]
        assert len(busy) == len(set(busy)), going
        return seen

    def begin(self, players: Sequence[Entrant]) -> None:
        for player in players:
            self._playing[player.name] = asyncio.create_task(self._play(player))

    async def _play(self, player: Entrant) -> None:
        while (seen := await self.see(player))["row"]["state"] in ("open", "running"):
            if table := seen["entry"]["table"]:
                await player.play(table)
            await asyncio.sleep(0.5)

    async def end(self, players: Sequence[Entrant]) -> None:
        """Let players vanish in the middle of what they do."""
        gone = [self._playing.pop(player.name) for player in players]
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)

    async def until_played(self, games: dict[str, int]) -> None:
        """Wait until every player has played more games than these."""
        while any(one["played"] <= games[one["names"][0]] for one in (await self.see(self._players[0]))["entrants"]):
            for task in self._playing.values():
                if task.done():
                    task.result()
            await asyncio.sleep(0.5)

    async def until_over(self) -> Json:
        """Return the arena when all have seen its end."""
        await asyncio.gather(*self._playing.values())
        return await self.see(self._players[0])


@pytest.fixture
async def nodes(postgres: Postgres) -> AsyncIterator[tuple[list[Node], str]]:
    database = postgres.fresh()
    servers = [Node(database, nodes=2, club=True, **LIMITS) for _ in range(2)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers, database
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)


async def gather(servers: Sequence[Server]) -> list[Entrant]:
    """Return people and bots, half of them at each server."""
    people = [Person(f"Player-{number:02}", servers[number % 2]) for number in range(PEOPLE)]
    for person in people:
        await person.register()
    robots = list[Robot]()
    for number in range(BOTS):
        made = await people[number % OWNERS].ask("POST", "/api/me/bots", {"name": f"Rook-{number}"})
        robots.append(Robot(made["bot"]["name"], made["token"], servers[number % 2]))
    return [*people, *robots]


def points_of(number: int, pairings: Sequence[Json]) -> tuple[int, int]:
    """Return the points and the won games of an entrant: from the third win running on, a win counts double."""
    points = running = wins = 0
    for one in sorted(pairings, key=lambda one: int(one["round"])):
        if number in (one["first"], one["second"]):
            if one["result"] == ("first" if one["first"] == number else "second"):
                points += 4 if running >= 2 else 2
                running, wins = running + 1, wins + 1
            else:
                running = 0
    return points, wins


@pytest.mark.nightly  # test_tournaments_of_nodes holds that an arena goes on, test_tournaments that bots enter it
async def test_people_and_bots_play_an_arena_while_a_server_is_killed(
    nodes: tuple[list[Node], str], postgres: Postgres
) -> None:
    servers, database = nodes
    players = await gather(servers)
    wanted = {"name": "Evening", "kind": "arena", "minutes": 360, "variant": "stratego-lightning", "players": 2}
    made = await players[0].ask("POST", "/api/tournaments", {**wanted, "time": TEN, "starts": LATER, "bots": True})
    arena = Arena(made["id"], players)
    for player in players:
        await player.ask("POST", f"{arena.path}/entry", {"partner": None})
    begins = int(time.time() * 1000)
    await postgres.ask(
        database,
        f"UPDATE tournaments SET starts = {begins}",
        f"UPDATE due SET at = {begins} WHERE kind = '{TOURNAMENT}'",
    )
    arena.begin(players)
    await arena.until_played({player.name: 0 for player in players})

    lost = [player for player in players if player.server is servers[1]]
    await asyncio.to_thread(servers[1].kill)
    await arena.end(lost)
    before = {one["names"][0]: one["played"] for one in (await arena.see(players[0]))["entrants"]}
    for player in lost:
        player.server = servers[0]
    arena.begin(lost)
    await arena.until_played(before)
    await postgres.ask(database, "UPDATE tournaments SET ends = 0")  # the evening is over
    seen = await arena.until_over()

    called = {one["number"]: one["names"][0] for one in seen["entrants"]}
    assert sorted(called.values()) == sorted(player.name for player in players)
    tables = [one["table"] for one in seen["pairings"]]
    assert None not in tables and len(set(tables)) == len(tables)
    people, robots = players[:PEOPLE], players[PEOPLE:]
    owner = {robot.name: people[number % OWNERS].name for number, robot in enumerate(robots)}
    owner |= {person.name: person.name for person in people}
    rated = [one["table"] for one in seen["pairings"] if owner[called[one["first"]]] != owner[called[one["second"]]]]
    results = await postgres.ask(database, "SELECT table_id FROM results ORDER BY 1")
    assert [row["table_id"] for row in results] == sorted(rated)
    for one in seen["pairings"]:
        ended = (await players[0].ask("GET", f"/api/tables/{one['table']}"))["table"]
        seats = {seat["seat"]: seat["name"] for seat in ended["seats"]}
        assert [seats[seat] for seat in ended["ended"]["winners"]] == [called[one[one["result"]]]]
    for one in seen["entrants"]:
        played = [game for game in seen["pairings"] if one["number"] in (game["first"], game["second"])]
        points, wins = points_of(one["number"], seen["pairings"])
        assert (one["points"], one["played"], one["ties"]) == (points, len(played), [wins, -len(played)])
        assert not one["withdrawn"] and one["played"] > before[one["names"][0]]
    ranked = [(-one["points"], *(-tie for tie in one["ties"])) for one in seen["entrants"]]
    assert ranked == sorted(ranked)
    assert [one["rank"] for one in seen["entrants"]] == [1 + ranked.index(one) for one in ranked]
