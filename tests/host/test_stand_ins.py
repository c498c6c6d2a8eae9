"""Tests of tables that begin at once: the computer stands in until somebody relieves it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from tests.host.browsers import Browser, House, house, refused
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.lobbies import LIGHTNING, club, page, player
from tests.host.reactions import A, B, C, Evening, Games, games, position
from tests.host.rooms import active as table_of
from tests.host.sameness import OWN, SENT, difference
from tests.host.stand_ins import DAILY, asked, begin, play, relieve, seats, seen, twice

import sandtable.host.club.lobby
from sandtable.engine.languages import ENGLISH
from sandtable.host.bots.asking import Choice, Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.worker_pool import Thought
from sandtable.host.hub.hub import Hub
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.protocol.table import ByDay
from sandtable.host.settings import Settings
from sandtable.host.store.due import CLOCK, Due
from sandtable.host.store.entries import Acted, DrawSaid, Entry, Left, Relieved, RematchSaid, Took
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.room import Room
from sandtable.host.table.snapshots import go_on, take
from sandtable.host.table.speaking import in_words
from sandtable.host.tokens import digest

__all__ = ["games"]

RESERVE = 7 * 24 * 3600 * 10  # tenths of a second
PIKE = ("bot", "Sergeant Pike", True)


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
async def anna(here: House) -> Browser:
    return await here.browser()


@pytest.fixture
async def berta(here: House) -> Browser:
    return await here.browser()


def active(here: House, path: str) -> ActiveTable:
    found = here.app.state.hub.tables.in_memory[path.split("/")[-1]]
    assert isinstance(found, ActiveTable)
    return found


async def log_of(browser: Browser, path: str) -> list[str]:
    return [line["text"] for line in (await seen(browser, path))["log"]]


# ---- founding ----


async def test_play_begins_when_the_first_person_sits_down(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    assert await seats(berta, path) == {"South": ("human", "Anna", False), "North": PIKE}
    shown = await seen(berta, path)
    assert shown["table"]["started"] and shown["table"]["open"] and shown["you"] is None
    await anna.lay_out(path)
    await asked(anna, path)  # the stand-in has laid out its army too


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"time": None}, "Only a game by the day begins with a stand-in."),
        ({"time": {"type": "live", "initial": 600}}, "Only a game by the day begins with a stand-in."),
        (
            {"variant": "stratego-alliance-lightning"},
            "Ultimate Stratego: Alliance Lightning is played with partners: there are no stand-ins.",
        ),
        (
            {"seats": [{"kind": "human"}, {"kind": "bot"}]},
            "A stand-in takes a person's seat: leave a second one free.",
        ),
    ],
)
async def test_what_has_no_stand_in(anna: Browser, request_: dict[str, Any], sentence: str) -> None:
    body = {"variant": "stratego-lightning", "time": DAILY, "standin": True, **request_}
    assert refused(await anna.post("/api/tables", body), 422, "bad_option") == sentence


async def test_it_needs_no_lobby(tmp_path: Path) -> None:
    async with house(tmp_path / "other.db") as here:
        anna, berta = await here.browser(), await here.browser()
        assert (await relieve(berta, await begin(anna), "Berta")).status_code == 200


# ---- relieving ----


def shown_to(here: House, path: str, seat: int) -> dict[str, Any]:
    """Return what a request of the holder of a seat would be answered, whether or not a person holds it."""
    table = active(here, path)
    return dict(msgspec.json.decode(in_words(table.reader(seat, ENGLISH), encode(table.snapshot(seat)))))


def nameless(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return lines of a log without what players were called then, which is added where they have other names now."""
    return [{key: value for key, value in line.items() if key != "names"} for line in log]


async def test_who_relieves_it_has_its_view_and_its_log(here: House, anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    before = shown_to(here, path, NORTH)
    answer = await relieve(berta, path, "Berta")
    assert answer.status_code == 200 and answer.json()["seat"] == "North"
    after = await seen(berta, path)
    assert after["you"] == "North" and len(before["log"]) > 1
    assert [after[key] for key in ("view", "legal", "seq", "ask")] == [
        before[key] for key in ("view", "legal", "seq", "ask")
    ]
    assert nameless(after["log"][:-1]) == before["log"]
    assert after["log"][-1]["text"] == "You take over from Sergeant Pike."
    assert (await log_of(anna, path))[-1] == "Berta takes over from Sergeant Pike."
    assert await seats(anna, path) == {"South": ("human", "Anna", False), "North": ("human", "Berta", False)}
    await play(anna, path)
    await play(berta, path)
    assert await berta.games() == [path]


async def test_a_request_that_is_sent_again_is_answered_again(anna: Browser, berta: Browser) -> None:
    path, key = await begin(anna), "k" * 40
    first = await relieve(berta, path, "Berta", key=key)
    assert first.status_code == 200 and first.json() == (await relieve(berta, path, "Berta", key=key)).json()
    refused(await relieve(berta, path, "Berta", key="l" * 40), 409, "own_table")


async def test_a_founder_does_not_relieve_the_own_game(here: House, anna: Browser) -> None:
    path = await begin(anna)
    phone = await here.browser()
    await phone.open(await anna.link())
    for browser in (anna, phone):
        sentence = refused(await relieve(browser, path, "Other"), 409, "own_table")
        assert sentence == "You have a seat at this table already, or have had one."
    program = (await anna.http.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    taken = await anna.http.post(
        f"/api/tables/{program['id']}/seats/South", json={"name": "P", "invite": program["secret"]}
    )
    bearer = {"Authorization": f"Bearer {taken.json()['token']}"}
    body = {"seat": "North", "name": "P"}
    refused(await anna.http.post(f"{path}/relieve", json=body, headers=bearer), 403, "wrong_token")
    assert (await seats(anna, path))["North"] == PIKE


async def test_who_has_left_does_not_come_back_to_another_seat(here: House, anna: Browser, berta: Browser) -> None:
    path = await begin(anna, "A", variant="soldier", players=3)
    assert (await relieve(berta, path, "Berta", "B")).status_code == 200
    assert (await anna.post(f"{path}/leave", {})).status_code == 200
    refused(await relieve(anna, path, "Anna", "C"), 409, "own_table")
    refused(await relieve(await here.browser(), path, "Clara", "A"), 409, "no_stand_in")


async def test_a_browser_that_was_signed_out_goes_on_as_a_new_guest(here: House, anna: Browser) -> None:
    path = await begin(anna)
    phone = await here.browser()
    await phone.open(await anna.link())
    await anna.delete("/api/me/sessions")
    refused(await relieve(phone, path, "Berta"), 401, "signed_out")
    assert (await seats(anna, path))["North"] == PIKE
    assert (await relieve(phone, path, "Berta")).status_code == 200
    assert await phone.seat_at(path) == "North"


async def test_requests_at_once_give_a_player_one_view(here: House, anna: Browser, berta: Browser) -> None:
    path = await begin(anna, "A", variant="soldier", players=3)
    await berta.game()
    answers = await asyncio.gather(*(relieve(berta, path, "Berta", seat) for seat in ("B", "C")))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_what_nobody_can_relieve(here: House, anna: Browser, berta: Browser) -> None:
    people = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot"}]
    path = await begin(anna, "A", variant="soldier", players=3, seats=people)
    assert [relievable for _, _, relievable in (await seats(anna, path)).values()] == [False, True, False]
    sentence = refused(await relieve(berta, path, "Berta", "C"), 409, "no_stand_in")
    assert sentence == "The computer does not stand in at C."
    refused(await relieve(berta, path, "Berta", "A"), 409, "no_stand_in")
    refused(await relieve(berta, path, "Berta", "Z"), 404, "no_seat")
    refused(await relieve(berta, path, "\x07", "B"), 422, "bad_name")
    refused(await relieve(berta, await anna.game(), "Berta"), 409, "no_stand_in")
    refused(await relieve(berta, "/api/tables/nowhere", "Berta"), 404, "no_table")
    over = await begin(anna)
    await anna.post(f"{over}/abort", {})
    assert refused(await relieve(berta, over, "Berta"), 409, "over") == "The game at this table is over."
    assert not any(relievable for _, _, relievable in (await seats(anna, over)).values())
    assert await berta.games() == []


async def test_of_two_at_once_one_has_it(here: House, anna: Browser) -> None:
    path = await begin(anna)
    others = [await here.browser() for _ in range(4)]
    answers = await asyncio.gather(*(relieve(one, path, f"P{at}") for at, one in enumerate(others)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    late = [answer for answer in answers if answer.status_code == 409]
    assert {refused(answer, 409, "taken") for answer in late} == {"Somebody else has taken this seat."}
    assert sorted([len(await one.games()) for one in others]) == [0, 0, 0, 1]


async def test_each_seat_of_a_table_for_three_is_relieved_by_itself(here: House, anna: Browser, berta: Browser) -> None:
    path = await begin(anna, "B", variant="soldier", players=3)
    assert (await relieve(berta, path, "Berta", "C")).status_code == 200
    assert [relievable for _, _, relievable in (await seats(anna, path)).values()] == [True, False, False]
    assert (await relieve(await here.browser(), path, "Clara", "A")).status_code == 200


async def test_the_clock_of_the_seat_runs_as_for_everybody(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    clocks = (await asked(anna, path))["clocks"]
    assert clocks["seats"][1] == {"seat": "North", "left": None}
    await relieve(berta, path, "Berta")
    assert (await seen(anna, path))["clocks"]["seats"][1] == {"seat": "North", "left": RESERVE}
    await play(anna, path)
    clocks = (await seen(anna, path))["clocks"]
    assert (clocks["runs"], clocks["seat"]) == ("turn", "North") and RESERVE < clocks["left"] <= RESERVE / 7 * 8


# ---- who goes again ----


async def test_the_stand_in_is_there_again_after_somebody_who_has_done_nothing(
    here: House, anna: Browser, berta: Browser
) -> None:
    path = await begin(anna)
    await relieve(berta, path, "Berta")
    acts = (await seen(berta, path))["table"]["acts"]
    assert "leave" in acts and "abort" not in acts
    assert (await berta.post(f"{path}/leave", {})).status_code == 200
    assert (await seats(anna, path))["North"] == PIKE
    assert (await log_of(anna, path))[-1] == "Berta has left. Sergeant Pike takes over."
    assert (await relieve(await here.browser(), path, "Clara")).status_code == 200


async def test_it_is_there_again_when_the_time_of_such_a_person_is_up(
    here: House, anna: Browser, berta: Browser
) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    await relieve(berta, path, "Berta")
    await play(anna, path)
    table = active(here, path)
    assert table.room.clocks is not None and table.room.clocks.running is not None
    await here.app.state.hub.when_due[CLOCK](Due(CLOCK, table.spec.id, table.room.clocks.running.number))
    assert (await seats(anna, path))["North"] == PIKE
    assert "Berta's time is up. Sergeant Pike takes over." in await log_of(anna, path)
    assert await berta.seat_at(path) is None
    await relieve(await here.browser(), path, "Clara")
    assert (await seen(anna, path))["clocks"]["seats"][1]["left"] == RESERVE
    await play(anna, path)


async def test_a_game_that_everybody_leaves_is_over(here: House, anna: Browser, berta: Browser) -> None:
    path = await begin(anna, "A", variant="soldier", players=3)
    await relieve(berta, path, "Berta", "B")
    for browser in (anna, berta):
        assert (await browser.post(f"{path}/leave", {})).status_code == 200
    table = (await seen(await here.browser(), path))["table"]
    assert table["ended"] is not None and not any(seat["relievable"] for seat in table["seats"])


async def test_who_has_acted_loses_by_leaving(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    await relieve(berta, path, "Berta")
    for _ in range(2):
        await play(anna, path)
        await play(berta, path)
    await play(anna, path)
    await berta.post(f"{path}/leave", {})
    ended = (await seen(anna, path))["table"]["ended"]
    assert ended["termination"] == "left" and ended["winners"] == ["South"]


# ---- beginning anew ----


async def again(browser: Browser, path: str, answer: str = "yes") -> httpx2.Response:
    return await browser.post(f"{path}/rematch", {"answer": answer})


async def test_both_may_begin_anew_with_armies_of_their_own(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    assert "rematch" not in (await seen(anna, path))["table"]["acts"]
    refused(await again(anna, path), 409, "not_over")
    await relieve(berta, path, "Berta")
    assert (await again(berta, path)).status_code == 200
    table = (await seen(anna, path))["table"]
    assert table["offers"]["rematch"] == {"yes": ["North"], "waits": ["South"], "no": None}
    assert table["ended"] is None and "rematch" in table["acts"]
    table = (await again(anna, path)).json()["table"]
    assert table["ended"]["text"] == "The players begin anew at another table."
    assert table["ended"]["termination"] == "aborted"
    following = f"/api/tables/{table['rematch']}"
    assert await seats(anna, following) == {"South": ("human", "Anna", False), "North": ("human", "Berta", False)}
    for browser, seat in ((anna, "South"), (berta, "North")):
        assert await browser.seat_at(following) == seat
        await browser.lay_out(following)
    assert (await seen(anna, following))["table"]["time"] == {**DAILY, "reserve": 7}


async def test_the_other_may_decline(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await relieve(berta, path, "Berta")
    await again(berta, path)
    offer = (await again(anna, path, "no")).json()["table"]["offers"]["rematch"]
    assert offer == {"yes": [], "waits": [], "no": "South"}
    await anna.lay_out(path)
    assert (await seen(anna, path))["table"]["ended"] is None


async def test_once_the_game_has_begun_it_goes_on(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    await relieve(berta, path, "Berta")
    await again(berta, path)
    movers = {"South": anna, "North": berta}
    while "rematch" in (await seen(anna, path))["table"]["acts"]:
        await play(movers[(await seen(anna, path))["view"]["to_act"][0]], path)
    assert (await seen(anna, path))["table"]["offers"]["rematch"] is None
    refused(await again(anna, path), 409, "not_over")
    assert (await movers[(await seen(anna, path))["view"]["to_act"][0]].act(path, "resign")).status_code == 200
    assert (await seen(anna, path))["table"]["offers"]["rematch"] is None, "what was said then was about that game"
    assert (await again(anna, path)).json()["table"]["rematch"] is None


# ---- what is kept ----


async def test_the_record_names_both(anna: Browser, berta: Browser) -> None:
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    moves = max(line.get("move", 0) for line in (await seen(berta, path))["log"])
    await relieve(berta, path, "Berta")
    assert moves > 0
    header = f'[North "sergeant until move {moves}, then Berta"]'
    for browser in (anna, berta):
        assert header in (await browser.get(f"{path}/record")).text.splitlines()
    await anna.act(path, "resign")
    assert header in (await anna.get(f"{path}/record")).text.splitlines()
    relieved = (await seen(anna, path))["table"]["seats"][1]["relieved"]
    assert relieved == {"name": "Sergeant Pike", "level": "sergeant", "move": moves}


async def test_a_stand_in_is_relieved_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with club(database) as here:
        anna = await here.browser()
        path = await begin(anna)
        await anna.lay_out(path)
        before = await asked(anna, path)
    async with club(database) as here:
        anna, berta = await twice(anna, here), await page(here, "Berta")
        await berta.until(lambda page: bool(page.tables))
        assert (await relieve(berta.browser, path, "Berta", key="k" * 40)).status_code == 200
        await berta.until(lambda page: not page.tables)
        assert nameless((await seen(anna, path))["log"][:-1]) == before["log"]
    async with club(database) as here:
        anna, clara = await twice(anna, here), await twice(berta.browser, here)
        assert (await relieve(clara, path, "Berta", key="k" * 40)).status_code == 200
        assert (await seats(anna, path))["North"] == ("human", "Berta", False)
        await play(anna, path)
        await play(clara, path)


def test_a_room_goes_on_from_a_snapshot_at_every_step() -> None:
    plan = msgspec.structs.replace(spec(), standin=True, open=True, time=ByDay(1))
    room, rooms = Room(plan), list[Room]()
    relieved = Relieved(NORTH, "Berta", digest("north"))
    steps: list[Entry | tuple[int, str]] = [
        Took(SOUTH, "Anna", digest("south")), (SOUTH, setup(SOUTH)), (NORTH, setup(NORTH)),
        relieved, RematchSaid(NORTH, True), Left(NORTH), relieved,
        (SOUTH, "a4-a5"), (NORTH, "a7-a6"), DrawSaid(NORTH, "offer"),
        (SOUTH, "a5-a4"), (NORTH, "a6-a7"), Left(NORTH), RematchSaid(SOUTH, True),
    ]  # fmt: skip
    log = list[Entry]()
    for step in steps:
        line = Acted(*step, room.match.viewers[step[0]].seq, spent=10) if isinstance(step, tuple) else step
        log.append(line)
        for one in (room, *rooms):
            one.do(line)
        rooms.append(go_on(plan, take(room)))
        for one in rooms:
            assert difference(room, one, OWN | SENT | {"_watched"}) is None
    assert room.ended is not None and room.ended.termination == "left"
    assert room.again.agreed == {SOUTH}
    archived = ArchivedTable(plan, len(log), table_of(room).finish(), None, log)
    assert archived.seat_held_by(digest("north")) == NORTH and archived.again.agreed == {SOUTH}


# ---- the computer stops ----


class Slow(BotPools):
    """Bots that answer while they are let."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.asked, self.answers = asyncio.Event(), asyncio.Event()
        self.answers.set()

    async def think(self, question: Question, table: str, rank: Rank) -> Thought | None:
        self.asked.set()
        await self.answers.wait()
        return Thought(Choice(question.legal[0]), 0.0)


async def test_a_computer_player_that_thinks_stops(tmp_path: Path) -> None:
    store, pool = await Store.open(str(tmp_path / "games.db")), Slow()
    hub = Hub(Settings(db="unused", bot_delay=0.0), store, pool, Metrics())
    plan = msgspec.structs.replace(spec(), standin=True, open=True, time=ByDay(1))
    await hub.create(plan, [Took(SOUTH, "Anna", digest("south"))])
    table = await hub.listen(plan.id, Connection(-1, 1000), "south", None)
    assert isinstance(table, ActiveTable)

    async def act(seat: int) -> None:
        async with hub.tables.at(plan.id):
            viewer = table.room.match.viewers[seat]
            await hub.act(table, seat, setup(seat) if viewer.seq == 0 else viewer.question[0], viewer.seq)

    await act(SOUTH)
    while not table.room.match.viewers[SOUTH].question:
        await asyncio.sleep(0.01)
    pool.answers.clear()
    pool.asked.clear()
    await act(SOUTH)
    await pool.asked.wait()
    async with hub.tables.at(plan.id):
        assert table.table(SOUTH).seats[NORTH].thinking
        working = table.thinking[NORTH]
        await hub.change(table, Relieved(NORTH, "Berta", digest("north")))
        assert not table.table(SOUTH).seats[NORTH].thinking
    pool.answers.set()
    await asyncio.wait([working])
    assert working.cancelled()
    assert isinstance((await store.lines(plan.id, 0))[-1], Relieved)
    await act(NORTH)
    await hub.tables.close()
    await store.close()


async def test_in_a_window_the_person_answers_whom_the_computer_had_to(games: Games) -> None:
    plan = games.spec(position(3, drawn=False), clock=0, time=ByDay(1))
    evening = Evening(msgspec.structs.replace(plan, standin=True, open=True))
    evening.bots.thinks = 5.0
    await evening.hub.create(evening.spec, [Took(A, "Anna", digest("A"))])
    await evening.listen("A")
    await evening.wait(1)
    assert evening.window("A")["window"]["asks"] == ["B", "C"]
    assert {seat for seat, _ in evening.bots.asked} == {"B", "C"}
    await evening.do(Relieved(B, "Berta", digest("B")))
    await evening.wait(60)
    acted = [line.seat for line in evening.store.tables[plan.id].lines if isinstance(line, Acted)]
    assert acted == [C] and evening.window("B")["mine"]["state"] == "open"
    await evening.act("B")
    assert evening.window("A")["window"] is None or evening.window("A")["window"]["n"] > 1
    await evening.close()


# ---- the lobby ----


async def test_the_lobby_lists_it_until_it_is_relieved(here: House, anna: Browser) -> None:
    berta, clara = await page(here, "Berta"), await page(here, "Clara")
    path = await begin(anna)
    id = path.split("/")[-1]
    await berta.until(lambda page: id in page.tables and page.tables[id]["seats"][0]["name"] == "Anna")
    assert berta.tables[id]["seats"] == [
        {"seat": "South", "name": "Anna", "relievable": False, "account": False},
        {"seat": "North", "name": "Sergeant Pike", "relievable": True, "account": False},
    ]
    assert (await relieve(clara.browser, path, "Clara")).status_code == 200
    await berta.until(lambda page: not page.tables)
    await clara.browser.post(f"{path}/leave", {})
    await berta.until(lambda page: bool(page.tables))
    await anna.post(f"{path}/abort", {})
    await berta.until(lambda page: not page.tables)


async def test_a_seek_does_not_sit_down_there(here: House, anna: Browser) -> None:
    path = await begin(anna)
    berta = await player(here, "Berta")
    await berta.until(lambda page: bool(page.tables))
    assert (await berta.seek(LIGHTNING, times=(DAILY,)))["table"] is None
    assert (await seats(anna, path))["North"] == PIKE
