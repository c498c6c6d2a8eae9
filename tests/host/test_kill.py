"""Tests of `kill -9` in mid-game, again and again: every acknowledged act is kept, and the game goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from tests.host.games import NORTH, SOUTH, setup
from tests.host.pairs import PairsServer
from tests.host.postgres import Postgres
from tests.host.servers import Server

SEATS = ("South", "North")
Call = tuple[str, dict[str, Any], str]


def until_two_more(done: Callable[[], int], playing: threading.Thread) -> None:
    """Wait until two more acts are acknowledged, or until nobody plays any more."""
    wanted = done() + 2
    playing.start()
    while done() < wanted and playing.is_alive():
        time.sleep(0.01)


class Players:
    """Two people who play at random as fast as they can, and remember every answer."""

    made: dict[str, Any]
    tokens: list[str]
    answers: list[tuple[Call, Any]]

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.acts = 0
        self.under_way: Call | None = None
        self.fault: BaseException | None = None
        self.sit_down()

    def sit_down(self) -> None:
        """Sit down at a new table; if the server is killed meanwhile, they keep the old one."""
        made = self.server.table()
        tokens = [self.server.sit(made, name) for name in SEATS]
        self.made, self.tokens, self.answers = made, tokens, []

    def snapshot(self, seat: int) -> dict[str, Any]:
        status, now = self.server.call(f"/api/tables/{self.made['id']}", None, self.tokens[seat])
        assert status == 200, now
        return dict(now)

    def act(self, seat: int, action: int | str, seq: int) -> None:
        path = f"/api/tables/{self.made['id']}/actions"
        self.under_way = path, {"action": action, "seq": seq}, self.tokens[seat]
        status, answer = self.server.call(*self.under_way)
        assert status == 200, answer
        self.answers.append((self.under_way, answer))
        self.acts += 1
        self.under_way = None

    def play_until_nobody_answers(self) -> None:
        try:
            while True:
                self.play_on()
        except (OSError, HTTPException):  # nobody there, or an answer that breaks off
            return
        except BaseException as fault:
            self.fault = fault

    def play_on(self) -> None:
        for seat in (SOUTH, NORTH):
            now = self.snapshot(seat)
            if now["table"]["ended"]:
                self.sit_down()
                return
            if now["view"]["phase"] == "setup" and now["ask"]:
                self.act(seat, setup(seat), now["seq"])
            elif now["ask"]:
                choices = [choice["id"] for choice in now["legal"] if choice["kind"] != "resign"]
                self.act(seat, self.rng.choice(choices), now["seq"])

    def check_nothing_is_lost(self) -> None:
        for call, answer in self.answers[-5:]:
            assert self.server.call(*call) == (200, answer), "the same act, the same answer, in another process"
        last = {call[2]: answer for call, answer in self.answers}
        for seat, token in enumerate(self.tokens):
            if token in last:
                now = self.snapshot(seat)
                assert now["n"] >= last[token]["n"] and now["seq"] >= last[token]["seq"]
        if self.under_way is not None:  # it may have been kept or not; sent again, it is
            status, answer = self.server.call(*self.under_way)
            assert status == 200, answer
            self.under_way = None


def kill_and_come_back(database: str, times: int, seed: int) -> None:
    rng = random.Random(seed)
    with Server(database) as server:
        players = Players(server, rng)
        for _ in range(times):
            playing = threading.Thread(target=players.play_until_nobody_answers)
            until_two_more(lambda: players.acts, playing)
            time.sleep(rng.uniform(0.02, 0.6))
            server.kill()
            playing.join(timeout=120)
            assert not playing.is_alive() and players.fault is None, players.fault
            server.start()
            players.check_nothing_is_lost()
    assert players.acts >= 2 * times, "they did play"


def test_sqlite_loses_nothing_acknowledged(tmp_path: Path) -> None:
    kill_and_come_back(str(tmp_path / "games.db"), times=15, seed=1)


def test_postgresql_loses_nothing_acknowledged(postgres: Postgres) -> None:
    kill_and_come_back(postgres.fresh(), times=3, seed=2)


def test_a_computer_player_plays_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db") as server:
        made = server.table({"kind": "human"}, {"kind": "bot", "level": "recruit"})
        token = server.sit(made, "South")
        path = f"/api/tables/{made['id']}"
        status, _ = server.call(f"{path}/actions", {"action": setup(SOUTH), "seq": 0}, token)
        assert status == 200
        server.kill()
        server.start()
        until = time.monotonic() + 60
        while (now := server.call(path, None, token)[1])["view"]["phase"] == "setup" and time.monotonic() < until:
            time.sleep(0.05)
        assert now["view"]["phase"] == "play" and now["legal"]


@pytest.mark.parametrize("stop", ["stop", "kill"])
def test_seats_offers_and_ends_survive(tmp_path: Path, stop: str) -> None:
    with Server(tmp_path / "games.db") as server:
        made = server.table()
        tokens = [server.sit(made, name) for name in SEATS]
        path = f"/api/tables/{made['id']}"
        server.call(f"{path}/draw", {"answer": "offer"}, tokens[SOUTH])
        getattr(server, stop)()
        server.start()
        table = server.call(path, None, tokens[NORTH])[1]["table"]
        assert table["offers"]["draw"] == "South" and all(seat["taken"] for seat in table["seats"])
        server.call(f"{path}/draw", {"answer": "accept"}, tokens[NORTH])
        getattr(server, stop)()
        server.start()
        assert server.call(path)[1]["table"]["ended"]["termination"] == "agreed"


class Talkers:
    """Two partners who write to each other as fast as they can, and remember what was accepted."""

    def __init__(self, server: Server) -> None:
        self.server = server
        _, made = server.call("/api/tables", {"variant": "pairs"})
        self.tokens = {seat: server.sit(made, seat) for seat in "ABCD"}
        self.path = f"/api/tables/{made['id']}"
        self.taken: list[str] = []
        self.tried = 0
        self.fault: BaseException | None = None

    def talk_until_nobody_answers(self) -> None:
        try:
            while True:
                words, self.tried = f"message {self.tried}", self.tried + 1
                status, answer = self.server.call(
                    f"{self.path}/talk", {"text": words}, self.tokens["AC"[self.tried % 2]]
                )
                assert status == 200, answer
                self.taken.append(words)
        except (OSError, HTTPException):  # nobody there, or an answer that breaks off
            return
        except BaseException as fault:
            self.fault = fault

    def lines(self, seat: str) -> list[str]:
        status, now = self.server.call(self.path, None, self.tokens[seat])
        assert status == 200, now
        return [line["text"] for line in now["team"]["lines"]]


def test_no_message_between_partners_that_was_taken_is_lost(tmp_path: Path) -> None:
    rng = random.Random(3)
    with PairsServer(tmp_path / "games.db", talk={"per_second": 1e6, "burst": 10**6}) as server:
        talkers = Talkers(server)
        for _ in range(3):
            talking = threading.Thread(target=talkers.talk_until_nobody_answers)
            until_two_more(lambda: len(talkers.taken), talking)
            time.sleep(rng.uniform(0.02, 0.2))
            server.kill()
            talking.join(timeout=120)
            assert not talking.is_alive() and talkers.fault is None, talkers.fault
            server.start()
            kept = talkers.lines("A")
            assert kept == talkers.lines("C") and talkers.lines("B") == []
            untaken = [words for words in kept if words not in talkers.taken]
            assert [words for words in kept if words in talkers.taken] == talkers.taken, "all of them, in order"
            assert len(untaken) <= 3, "what was under way may have been kept or not"
        assert len(talkers.taken) > 3, "they did talk"


class Reactors:
    """Four people who answer at random in reaction windows, and remember every answer."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        _, made = server.call("/api/tables", {"variant": "soldier", "players": 4, "clock": 600})
        self.tokens = {seat: server.sit(made, seat) for seat in "ABCD"}
        self.path = f"/api/tables/{made['id']}"
        self.answers: list[tuple[Call, Any]] = []
        self.ended = False
        self.fault: BaseException | None = None

    def look(self, seat: str) -> dict[str, Any]:
        status, now = self.server.call(self.path, None, self.tokens[seat])
        assert status == 200, now
        return dict(now)

    def react_until_nobody_answers(self) -> None:
        try:
            while not self.ended:
                self.react(self.rng.choice("ABCD"))
        except (OSError, HTTPException):
            return
        except BaseException as fault:
            self.fault = fault

    def react(self, seat: str) -> None:
        now = self.look(seat)
        self.ended = now["table"]["ended"] is not None
        if now["ask"]:
            action = self.rng.choice(now["legal"])["id"]
            call = f"{self.path}/actions", {"action": action, "seq": now["seq"]}, self.tokens[seat]
            status, answer = self.server.call(*call)
            assert status == 200, answer
            self.answers.append((call, answer))

    def check_nothing_is_lost(self) -> None:
        for call, answer in self.answers[-4:]:
            assert self.server.call(*call) == (200, answer), "the same answer, in another process"
        last = {call[2]: answer for call, answer in self.answers}
        for seat, token in self.tokens.items():
            if token in last:
                now = self.look(seat)
                assert now["n"] >= last[token]["n"] and now["seq"] >= last[token]["seq"]


def test_answers_in_reaction_windows_survive(tmp_path: Path) -> None:
    rng = random.Random(4)
    with Server(tmp_path / "games.db") as server:
        players = Reactors(server, rng)
        for _ in range(4):
            playing = threading.Thread(target=players.react_until_nobody_answers)
            until_two_more(lambda: len(players.answers), playing)
            time.sleep(rng.uniform(0.1, 0.8))
            server.kill()
            playing.join(timeout=120)
            assert not playing.is_alive() and players.fault is None, players.fault
            server.start()
            players.check_nothing_is_lost()
        assert len(players.answers) >= 8, "they did play"


def test_a_window_is_as_it_was(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db") as server:
        players = Reactors(server, random.Random(5))
        server.call(f"{players.path}/order", {"order": "attack"}, players.tokens["B"])
        players.react("D")
        before = {seat: players.look(seat) for seat in "ABCD"}
        states = [before[seat]["window"]["mine"]["state"] for seat in "BCD"]
        assert states == ["sealed", "open", "sealed"] and before["A"]["window"]["mine"] is None
        server.kill()
        server.start()
        after = {seat: players.look(seat) for seat in "ABCD"}
        for now in (*before.values(), *after.values()):
            assert now["window"]["window"].pop("left") > 500, "the clock has begun anew"
        assert after == before
        players.react("C")
        assert players.look("A")["window"]["window"] != before["A"]["window"]["window"]
