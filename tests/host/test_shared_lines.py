"""Tests of players who come by one internet connection: none of their games is rated, and no address is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House
from tests.host.lobbies import LobbyPage, club
from tests.host.members import register
from tests.host.rated import begin, member, pair, rated
from tests.host.tourneys import ARENA, LATER, Entrant
from tests.host.tourneys import begin as begin_tournament

import sandtable.host.club.lobby
from sandtable.host.store import day_keys
from sandtable.host.store.backups import back_up
from sandtable.host.store.schema import DAY_KEYS, PLAYER_LINES, PLAYERS
from sandtable.host.store.store import Store

HOME, ELSEWHERE = "203.0.113.7", "203.0.113.8"


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


async def at(house: House, page: LobbyPage, line: str) -> Browser:
    """Return the browser of a page after it has come to another line."""
    moved = await house.browser(line=line)
    moved.http.cookies = page.browser.http.cookies
    return moved


# ---- where a line is noted ----


async def entrant(house: House, name: str, line: str) -> Entrant:
    browser = await house.browser(line=line)
    await register(browser, name)
    return Entrant(browser, name)


@pytest.mark.usefixtures("nobody_is_new")
async def test_two_of_one_line_play_a_tournament_without_ratings(here: House) -> None:
    anna, berta = await entrant(here, "Anna", HOME), await entrant(here, "Berta", HOME)
    id = await anna.held(**{**ARENA, "starts": LATER})
    for one in (anna, berta):
        assert (await one.enter(id)).status_code == 204
    await begin_tournament(here, id)
    assert await rated(anna.browser, await anna.table(id)) == "shared_line"


@pytest.mark.usefixtures("nobody_is_new")
async def test_who_holds_a_tournament_has_come_by_a_line(here: House) -> None:
    anna, berta = await entrant(here, "Anna", HOME), await entrant(here, "Berta", ELSEWHERE)
    held = await anna.held(**{**ARENA, "starts": LATER})
    away = Entrant(await here.browser(line=ELSEWHERE), "Anna")
    away.browser.http.cookies = anna.browser.http.cookies
    await away.hold(**{**ARENA, "starts": LATER})
    for one in (anna, berta):
        assert (await one.enter(held)).status_code == 204
    await begin_tournament(here, held)
    assert await rated(anna.browser, await anna.table(held)) == "shared_line"


async def test_who_acts_at_a_rated_table_has_come_by_a_line(here: House) -> None:
    anna, berta = await member(here, "Anna", HOME), await member(here, "Berta", ELSEWHERE)
    path = await begin(anna, berta, path=await pair(anna, berta))
    assert await rated(anna.browser, path) == "yes"
    offered = await (await at(here, anna, ELSEWHERE)).post(f"{path}/draw", {"answer": "offer"})
    assert offered.status_code == 200, offered.text
    assert await rated(anna.browser, await pair(anna, berta)) == "shared_line"


async def test_who_acts_as_a_listener_has_come_by_a_line(here: House) -> None:
    anna, berta = await member(here, "Anna", HOME), await member(here, "Berta", ELSEWHERE)
    path = await begin(anna, berta, path=await pair(anna, berta))
    away = await at(here, anna, ELSEWHERE)
    session = (await away.post(f"{path}/poll/open", {"token": None})).json()["session"]
    offer = {"type": "draw", "answer": "offer", "ref": "a"}
    sent = await away.post(f"{path}/poll/send", {"session": session, "message": offer})
    assert sent.status_code == 204, sent.text
    told = ""
    while '"ref":"a"' not in told:
        told += (await away.post(f"{path}/poll/receive", {"session": session})).text
    assert await rated(anna.browser, await pair(anna, berta)) == "shared_line"


async def test_a_rematch_of_two_who_have_come_by_one_line_is_not_rated(here: House) -> None:
    anna, berta = await member(here, "Anna", HOME), await member(here, "Berta", ELSEWHERE)
    path = await begin(anna, berta, path=await pair(anna, berta))
    away = await at(here, anna, ELSEWHERE)
    assert (await away.post(f"{path}/draw", {"answer": "offer"})).status_code == 200
    assert (await berta.browser.post(f"{path}/draw", {"answer": "accept"})).status_code == 200
    for page in (anna, berta):
        assert (await page.browser.post(f"{path}/rematch", {"answer": "yes"})).status_code == 200
    following = (await anna.browser.get(path)).json()["table"]["rematch"]
    assert await rated(anna.browser, f"/api/tables/{following}") == "shared_line"


# ---- how long it is known ----


async def with_players(database: Path) -> Store:
    """Open a database with two accounts, if they are not there yet."""
    store = await Store.open(str(database))

    def add(connection: sa.Connection) -> None:
        if connection.scalar(sa.select(sa.func.count()).select_from(PLAYERS)) == 0:
            row = {"kind": "account", "created": 0, "seen": 0}
            connection.execute(sa.insert(PLAYERS), [{"id": id, "name": id, **row} for id in ("anna", "berta")])

    await store.change(add)
    return store


async def let_pass(store: Store, days: int) -> None:
    """Let days pass: what was noted was noted so many days earlier."""

    def shift(connection: sa.Connection) -> None:
        connection.execute(sa.text("PRAGMA defer_foreign_keys=ON"))
        for table in (DAY_KEYS, PLAYER_LINES):
            for day in connection.scalars(sa.select(table.c.day).distinct().order_by(table.c.day)).all():
                connection.execute(sa.update(table).where(table.c.day == day).values(day=day - days))

    await store.change(shift)


async def test_a_line_is_known_after_midnight_and_a_restart(tmp_path: Path) -> None:
    store = await with_players(tmp_path / "games.db")
    await store.ratings.note_line("anna", HOME)
    await let_pass(store, 2)
    await store.close()
    store = await with_players(tmp_path / "games.db")
    await store.ratings.note_line("berta", ELSEWHERE)
    assert not await store.ratings.share_line(["anna", "berta"])
    await store.ratings.note_line("berta", HOME)
    assert await store.ratings.share_line(["anna", "berta"])
    await store.close()


async def test_a_line_is_forgotten_after_a_week(tmp_path: Path) -> None:
    store = await with_players(tmp_path / "games.db")
    await store.ratings.note_line("anna", HOME)
    await store.ratings.note_line("berta", HOME)
    await let_pass(store, day_keys.DAYS)
    assert not await store.ratings.share_line(["anna", "berta"])
    await let_pass(store, 1)
    await store.forget_former_days()
    rows = await store.read(lambda connection: connection.execute(sa.select(PLAYER_LINES.c.line)).all())
    assert rows == []
    await store.close()


async def test_no_address_is_stored_and_no_backup_holds_a_line(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "backup"
    store = await with_players(database)
    await store.ratings.note_line("anna", HOME)
    (line,) = await store.read(lambda connection: connection.scalars(sa.select(PLAYER_LINES.c.line)).all())
    back_up(str(database), copy)
    await store.close()
    assert HOME.encode() not in database.read_bytes()
    assert line.encode() in database.read_bytes() and line.encode() not in copy.read_bytes()
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count(*) FROM day_keys").fetchone() == (0,)
