"""Tests of the seat handoff: the link that moves a seat to another device works once, within ten minutes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.finished_games import Table as Toys
from tests.host.finished_games import server as begun_server
from tests.host.games import NORTH, SOUTH, new_room, setup, spec
from tests.host.rooms import play, refused, seated
from tests.host.servers import Server, hear, say

import sandtable.host.hub.hub
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Entry, Left, Lent, Moved, Took
from sandtable.host.store.keeping import today
from sandtable.host.table import showing
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

CODE, OTHER, NEW = digest("code"), digest("other"), digest("new token")


# ---- a room ----


def test_the_seat_is_held_by_the_new_token_alone() -> None:
    room = seated()
    before = showing.table(room, SOUTH)
    room.do(Lent(SOUTH, CODE, until=600))
    room.do(Moved(SOUTH, CODE, NEW, at=600))
    assert room.seating.holds(SOUTH, "new token") and not room.seating.holds(SOUTH, "south")
    assert showing.table(room, SOUTH) == before, "nothing of it is shown"
    with pytest.raises(Refusal):
        room.seating.of("south")


def test_a_code_is_good_once_in_time_and_for_its_own_seat() -> None:
    room = seated()
    assert refused(room, Moved(SOUTH, CODE, NEW, at=1)) == "wrong_code"
    room.do(Lent(SOUTH, CODE, until=600))
    assert refused(room, Moved(SOUTH, CODE, NEW, at=601)) == "late_code"
    assert refused(room, Moved(NORTH, CODE, NEW, at=1)) == "wrong_code"
    assert refused(room, Moved(SOUTH, OTHER, NEW, at=1)) == "wrong_code"
    room.do(Moved(SOUTH, CODE, NEW, at=1))
    assert refused(room, Moved(SOUTH, CODE, digest("third"), at=2)) == "used_code"


def test_the_newest_code_is_good() -> None:
    room = seated()
    room.do(Lent(SOUTH, CODE, until=600))
    room.do(Lent(SOUTH, OTHER, until=700))
    assert refused(room, Moved(SOUTH, CODE, NEW, at=1)) == "wrong_code"
    room.do(Moved(SOUTH, OTHER, NEW, at=650))


def test_whoever_gives_up_the_seat_takes_the_code_along() -> None:
    room = new_room()
    room.do(Took(SOUTH, "Anna", digest("south")))
    room.do(Lent(SOUTH, CODE, until=600))
    room.do(Left(SOUTH))
    room.do(Took(SOUTH, "Cleo", digest("cleo")))
    assert refused(room, Moved(SOUTH, CODE, NEW, at=1)) == "wrong_code"
    assert room.seating.holds(SOUTH, "cleo")


def test_the_log_tells_it_again() -> None:
    room, log = seated(), []
    lines: list[Entry] = [Lent(SOUTH, CODE, 600), Moved(SOUTH, CODE, NEW, 5), Lent(SOUTH, OTHER, 900)]
    for line in lines:
        room.do(line)
        log.append(line)
    log.append(play(room, SOUTH, setup(SOUTH)))
    again = Room(spec())
    for line in (Took(SOUTH, "Anna", digest("south")), Took(NORTH, "Ben", digest("north")), *log):
        again.do(line)
    assert again.seating.people == room.seating.people and again.handoffs == room.handoffs
    assert again.match.resync(SOUTH) == room.match.resync(SOUTH)


# ---- a server ----


async def lent(api: Api, path: str, token: str) -> str:
    answer = await api.post(f"{path}/lend", {}, token)
    assert answer.status_code == 200 and answer.json()["seconds"] == 600, answer.text
    return str(answer.json()["link"])


async def claimed(api: Api, path: str, code: str, key: str | None = None) -> tuple[int, Any]:
    answer = await api.post(f"{path}/claim", {"code": code, **({"key": key} if key else {})})
    return answer.status_code, answer.json()


async def test_the_link_holds_the_code_in_its_fragment_and_brings_the_seat(api: Api) -> None:
    made = await api.table()
    token, path = await api.sit(made, "South"), f"/api/tables/{made['id']}"
    link = await lent(api, path, token)
    address, _, code = link.partition("#seat=")
    assert address == f"http://table.test/table/{made['id']}" and len(code) > 30
    key = "k" * 40
    status, taken = await claimed(api, path, link, key)
    assert status == 200 and taken["seat"] == "South" and taken["token"] != token
    assert await claimed(api, path, code, key) == (200, taken), "asked again, as the answer was lost"
    assert (await claimed(api, path, code))[1]["error"] == "used_code"
    assert (await claimed(api, path, "guess"))[1]["error"] == "wrong_code"
    assert (await api.get(path, token)).status_code == 403
    assert (await api.get(path, taken["token"])).json()["you"] == "South"


async def test_only_who_holds_a_seat_is_given_a_link(api: Api) -> None:
    made = await api.table()
    path = f"/api/tables/{made['id']}"
    assert (await api.post(f"{path}/lend", {})).status_code == 401
    assert (await api.post(f"{path}/lend", {}, "guess")).status_code == 403


async def test_after_ten_minutes_it_is_good_no_more(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.table()
    token, path = await api.sit(made, "South"), f"/api/tables/{made['id']}"
    now = today()
    monkeypatch.setattr(sandtable.host.hub.hub, "today", lambda: now)
    link = await lent(api, path, token)
    monkeypatch.setattr(sandtable.host.hub.hub, "today", lambda: now + 601)
    status, problem = await claimed(api, path, link)
    assert (status, problem["error"]) == (409, "late_code") and "expired" in problem["message"]
    assert (await api.get(path, token)).json()["you"] == "South"


@pytest.mark.both_databases
async def test_at_a_finished_table_under_other_rules_too(database: str) -> None:
    async with begun_server(database, version=1) as api:
        toys = await Toys.create(api)
        ada, bo = toys.tokens.values()
        early = (await claimed(api, toys.path, await lent(api, toys.path, ada)))[1]["token"]
        toys.tokens["Ada"] = early
        await toys.play_on(api)
    async with begun_server(database, version=2) as api:
        assert (await api.get(toys.path, ada)).status_code == 403
        late = (await claimed(api, toys.path, await lent(api, toys.path, early)))[1]["token"]
    async with begun_server(database, version=2) as api:
        assert (await api.get(toys.path, early)).status_code == 403
        assert (await api.get(toys.path, late)).json()["you"] == "Ada"
        for token in (late, bo):
            said = (await api.post(f"{toys.path}/rematch", {"answer": "yes"}, token)).json()
        following = f"/api/tables/{said['table']['rematch']}"
        assert (await api.get(following, late)).json()["you"] == "Bo"


async def test_the_old_page_is_told_and_may_watch(server: Server) -> None:
    made = server.table()
    token, path = server.sit(made, "South"), f"/api/tables/{made['id']}"
    async with server.socket(made["id"]) as old:
        await say(old, type="hello", token=token)
        await hear(old, "resync")
        _, link = server.call(f"{path}/lend", {}, token)
        status, taken = server.call(f"{path}/claim", {"code": link["link"]})
        assert status == 200
        assert (await hear(old, "bye"))["reason"] == "Your seat has moved to another device."
        await old.wait_closed()
        assert old.close_code == 4403
    async with server.socket(made["id"]) as watching, server.socket(made["id"]) as new:
        await say(watching, type="hello", token=None)
        assert (await hear(watching, "welcome"))["you"] is None
        await say(new, type="hello", token=taken["token"])
        assert (await hear(new, "welcome"))["you"] == "South"
