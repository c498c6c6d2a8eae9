"""Tests of open tables: anybody sits down there, and the lobby lists them until they are full."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from tests.host.browsers import House, house, refused
from tests.host.lobbies import FIVE, LIGHTNING, SOLDIER, TEN, club, page, player, wish
from tests.host.open_tables import lists, sits, table, watch

import sandtable.host.club.lobby
import sandtable.host.club.seeking
from sandtable.host.store import seats


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


async def test_it_is_listed_until_it_is_full(here: House) -> None:
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    id = await table(anna.browser, time=TEN, options={"quiet_limit": 100, "first": "0"})
    assert await lists(berta, id) == {
        "id": id,
        "variant": "stratego-lightning",
        "title": "Ultimate Stratego: Lightning",
        "options": {"quiet_limit": 100},
        "time": {**TEN, "setup": 300},
        "seats": [
            {"seat": "South", "name": "Anna", "relievable": False, "account": False},
            {"seat": "North", "name": None, "relievable": False, "account": False},
        ],
    }
    assert (await sits(berta, id, "North")).status_code == 200
    await berta.until(lambda page: not page.tables)
    assert (await berta.browser.get(f"/api/tables/{id}")).json()["you"] == "North"


async def test_a_table_of_friends_is_not_listed_and_needs_its_invite(here: House) -> None:
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    id = await table(anna.browser, open=False)
    other = await table(anna.browser)
    await lists(berta, other)
    assert set(berta.tables) == {other}
    refused(await sits(berta, id, "North"), 403, "wrong_invite")


async def test_of_a_written_document_it_is_only_said_that_there_is_one(here: House) -> None:
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    floor = {"name": "Berta's yard", "pieces": [["trees", 10, 10, 12, 12]]}
    id = await table(anna.browser, "West", variant="combat", options={"map": floor})
    assert (await lists(berta, id))["options"] == {"map": None}


async def test_it_is_listed_while_somebody_is_there(here: House) -> None:
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    made = await anna.browser.table(open=True)
    await anna.browser.sit(made, "South")
    session = await watch(anna.browser, made["id"])
    await lists(berta, made["id"])
    here.app.state.sessions.find(made["id"], session).end()
    await berta.until(lambda page: not page.tables)
    await watch(anna.browser, made["id"])
    await lists(berta, made["id"])


async def test_a_seat_is_given_together_with_its_player_or_not_at_all(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows the token of a seat that a seek has found."""
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    id = await table(anna.browser, time=TEN)
    await lists(berta, id)

    def fail(*_: object) -> None:
        raise IntegrityError("a seat", None, OSError("it cannot be written"))

    with monkeypatch.context() as broken:
        broken.setattr(seats, "bind", fail)
        refused(await berta.post("/api/seeks", {"wish": wish()}), 503, "not_kept")
    shown = (await anna.browser.get(f"/api/tables/{id}")).json()["table"]["seats"]
    assert [seat["name"] for seat in shown] == ["Anna", None]


async def test_a_seat_that_is_free_again_is_listed_again(here: House) -> None:
    anna, berta, clara = [await page(here, name) for name in ("Anna", "Berta", "Clara")]
    id = await table(anna.browser, "A", variant="soldier", players=3)
    await lists(clara, id)
    assert (await sits(berta, id, "B")).status_code == 200
    await clara.until(lambda page: [seat["name"] for seat in page.tables[id]["seats"]] == ["Anna", "Berta", None])
    assert (await berta.browser.post(f"/api/tables/{id}/leave", {})).status_code == 200
    await clara.until(lambda page: [seat["name"] for seat in page.tables[id]["seats"]] == ["Anna", None, None])


async def test_a_rematch_is_among_the_same_people(here: House) -> None:
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    id = await table(anna.browser)
    await sits(berta, id, "North")
    for one in (anna, berta):
        await one.browser.lay_out(f"/api/tables/{id}")
    assert (await anna.browser.act(f"/api/tables/{id}", "resign")).status_code == 200
    for one in (anna, berta):
        assert (await one.browser.post(f"/api/tables/{id}/rematch", {"answer": "yes"})).status_code == 200
    next = (await berta.browser.get(f"/api/tables/{id}")).json()["table"]["rematch"]
    assert not (await berta.browser.get(f"/api/tables/{next}")).json()["table"]["open"]


# ---- with seeks ----


async def test_a_seek_finds_an_open_table(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    id = await table(anna.browser, time=TEN)
    await lists(berta, id)
    assert (await berta.seek(LIGHTNING, times=(FIVE,)))["table"] is None, "another time"
    assert (await anna.seek(LIGHTNING))["table"] is None, "her own table"
    assert (await berta.seek(LIGHTNING, times=(FIVE, TEN)))["table"] == id


async def test_a_seek_finds_no_table_with_other_rules(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await lists(berta, await table(anna.browser, time=TEN, options={"quiet_limit": 100}))
    assert (await berta.seek(LIGHTNING))["table"] is None


async def test_a_table_that_opens_takes_who_waits_for_one(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    await berta.seek(SOLDIER)
    await berta.waits()
    await clara.seek(LIGHTNING)
    id = await table(anna.browser, "A", variant="soldier", players=3, time=TEN)
    assert await berta.found() == f"/api/tables/{id}"
    assert (await berta.browser.get(f"/api/tables/{id}")).json()["you"] == "B"
    await clara.waits()


async def test_a_server_without_a_club_lists_no_tables(tmp_path: Path) -> None:
    async with house(tmp_path / "other.db") as here:
        anna = await here.browser()
        made = await anna.post("/api/tables", {"variant": "stratego-lightning", "open": True})
        refused(made, 404, "no_club")


async def test_a_player_who_seeks_and_is_absent_gets_no_seat(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.seeking, "CONFIRMED_WITHIN", 0.1)
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    anna.absent = True
    await anna.seek()
    await anna.waits()
    id = await table(berta.browser, time=TEN)
    await anna.until(lambda page: page.own["seek"] is None)
    assert (await lists(clara, id))["seats"][1]["name"] is None
    assert (await clara.seek())["table"] == id
