"""Tests of the bots of docs/programs.md and of `sandtable bot`: a person challenges each, and they play whole games."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.host.documented_bots import OVER_HTTP, OVER_WEBSOCKET
from tests.host.members import PASSWORD
from tests.host.servers import Server

from sandtable.engine.game import Variant
from sandtable.games import at_tables

FREE = {"per_second": 1e9, "burst": 10**9}
LIMITS = ("requests", "messages", "new_tables", "new_tables_of_player", "frames", "bytes", "entries", "new_accounts")
VARIANTS = at_tables()
BY_DAY = {("http", "warkings"), ("websocket", "stratego-small")}
"""The program and the variant of a game by cards and of one on a board, which are over soonest."""
PROGRAMS = {"http": OVER_HTTP, "websocket": OVER_WEBSOCKET}
GAMES = [
    pytest.param(program, variant, id=f"{name}-{id}", marks=() if (name, id) in BY_DAY else pytest.mark.nightly)
    for name, program in PROGRAMS.items()
    for id, variant in VARIANTS.items()
]
NUMBERS = count(1)
Json = dict[str, Any]


class Person:
    """A person with a browser, at a server in another process."""

    def __init__(self, server: Server, name: str) -> None:
        self._address = f"http://127.0.0.1:{server.port}"
        self._name = name
        self._cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request of a page; raise HTTPError."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self._address, "Cookie": self._cookie}
        request = urllib.request.Request(f"{self._address}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                if "-known" not in cookie:
                    self._cookie = cookie.partition(";")[0]
            return json.loads(answer.read() or "null")

    def register(self) -> None:
        self.ask("POST", "/api/register", {"name": self._name, "password": PASSWORD})

    def enter(self) -> None:
        self.ask("POST", "/api/lobby/enter", {"name": self._name})

    def messages(self) -> Iterator[Json]:
        """Yield what a page of the lobby is sent."""
        session = self.ask("POST", "/api/lobby/poll/open", {"open": False})
        while True:
            yield from self.ask("POST", "/api/lobby/poll/receive", session)["messages"]

    def play_with_bot(self, bot: str, variant: Variant) -> str:
        """Challenge the bot of this name as soon as it is there; return the table once it has accepted."""
        body = {"name": self._name, "wish": {"games": [{"variant": variant.id, "players": variant.players[0]}]}}
        challenged = False
        for message in self.messages():
            for one in message.get("here", []):
                if one["name"] == bot and one["bot"] and not challenged:
                    self.ask("POST", "/api/challenges", {**body, "player": one["id"]})
                    challenged = True
            for challenge in message.get("challenges", []):
                if challenge["state"] == "accepted":
                    return f"/api/tables/{challenge['table']}"
        raise AssertionError("the lobby was closed")

    def sit(self, table: str, seat: str) -> None:
        self.ask("POST", f"{table}/seats/{seat}", {"name": self._name})

    def act(self, table: str, rng: random.Random) -> Json:
        """Act at random if this person is asked; return the table as it was before."""
        shown: Json = self.ask("GET", table)
        if shown["ask"] is not None and shown["table"]["ended"] is None:
            choices = [choice["id"] for choice in shown["legal"] if choice["kind"] != "resign"]
            made = shown["ask"]["notation"] and self.ask("POST", f"{table}/preview", {"partial": "setup"})["action"]
            try:
                self.ask("POST", f"{table}/actions", {"action": made or rng.choice(choices), "seq": shown["seq"]})
            except urllib.error.HTTPError as refused:
                assert refused.code == 409, refused.read()
        return shown


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a club and without rate limits."""
    database = tmp_path_factory.mktemp("online") / "games.db"
    free = dict.fromkeys(LIMITS, FREE)
    with Server(database, club=True, new_tables_a_day=10**6, new_accounts_a_day=10**6, **free) as running:
        yield running


@contextmanager
def running(command: Callable[[str, str], list[str]], server: Server, folder: Path) -> Iterator[str]:
    """Run a new bot as a program, `command` of the address and the token; return the bot's name."""
    number = next(NUMBERS)
    owner = Person(server, f"Owner-{number}")
    owner.register()
    made = owner.ask("POST", "/api/me/bots", {"name": f"Rook-{number}"})
    line = command(f"http://127.0.0.1:{server.port}", made["token"])
    program = subprocess.Popen(line, cwd=folder, stderr=subprocess.PIPE, text=True, stdout=subprocess.DEVNULL)
    try:
        yield made["bot"]["name"]
        assert program.poll() is None, program.stderr and program.stderr.read()
    finally:
        program.kill()
        program.communicate()
        owner.ask("DELETE", f"/api/me/bots/{made['bot']['id']}")


def play_whole_game(server: Server, bot: str, variant: Variant) -> Json:
    """Play a game of people and the bot to its end; return how it ended."""
    anna = Person(server, "Anna")
    anna.enter()
    table = anna.play_with_bot(bot, variant)
    people = [anna]
    for number, seat in enumerate(anna.ask("GET", table)["table"]["seats"]):
        if not seat["taken"]:
            people.append(Person(server, f"Guest {number}"))
            people[-1].sit(table, seat["seat"])
    rng = random.Random(variant.id)
    while True:
        for person in people:
            shown = person.act(table, rng)
            if shown["table"]["ended"] is not None:
                assert [seat["name"] for seat in shown["table"]["seats"]].count("Anna") == 1
                return dict(shown["table"]["ended"])


@pytest.mark.parametrize(("program", "variant"), GAMES)
def test_the_bots_on_the_page_play_whole_games(
    program: str, variant: Variant, open_server: Server, tmp_path: Path
) -> None:
    assert program.count("\n") < 40
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    with running(lambda url, token: [sys.executable, "bot.py", url, token], open_server, tmp_path) as bot:
        ended = play_whole_game(open_server, bot, variant)
    assert ended["termination"] not in ("left", "time", "away", "aborted")


CHOOSER = """
class Last:
    def __init__(self, variant, seed):
        pass

    def choose(self, view, legal):
        assert view.packed
        return legal[-1]
"""


@pytest.mark.parametrize("id", ["warkings", pytest.param("stratego-lightning", marks=pytest.mark.nightly)])
def test_a_class_of_a_duel_plays_as_a_bot(id: str, open_server: Server, tmp_path: Path) -> None:
    (tmp_path / "chooser.py").write_text(CHOOSER, encoding="utf-8")

    def command(url: str, token: str) -> list[str]:
        (tmp_path / "token").write_text(token, encoding="utf-8")
        words = ["bot", "chooser:Last", "--server", url, "--token-file", "token"]
        return [sys.executable, "-m", "sandtable.cli", *words]

    with running(command, open_server, tmp_path) as bot:
        play_whole_game(open_server, bot, VARIANTS[id])
