"""Tests of the list of a player's games: what it says of each, its order, its pages, and what it must not tell."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.browsers import Browser, House, house, refused
from tests.versions import ruled

from sandtable.host.club.own_seats import PAGE

DAY = 24 * 3600


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "games.db") as running:
        yield running


async def duel(here: House) -> tuple[Browser, Browser, str]:
    """Return two browsers with a game, South's and North's, and the path of its table."""
    anna, ben = await here.browser(), await here.browser()
    made = await anna.table()
    await anna.sit(made, "South", "Anna")
    await ben.sit(made, "North", "Ben")
    return anna, ben, f"/api/tables/{made['id']}"


async def only(browser: Browser) -> dict[str, Any]:
    """Return the only game of a browser."""
    [game] = (await browser.me())["games"]
    return dict(game)


# ---- what it says of a game ----


async def test_a_game_says_who_is_asked(here: House) -> None:
    anna, ben, path = await duel(here)
    game = await only(anna)
    assert (path.endswith(game["table"]), game["variant"], game["seat"]) == (True, "stratego-lightning", "South")
    assert (
        game["others"] == [{"seat": "North", "kind": "human", "name": "Ben"}] and game["asked"] and game["missing"] == 0
    )
    await anna.lay_out(path)
    assert not (await only(anna))["asked"] and (await only(ben))["asked"]
    await ben.lay_out(path)
    for browser, asked in ((anna, True), (ben, False)):
        game = await only(browser)
        assert (game["turn"], game["asked"], game["ended"]) == (["South"], asked, None)


async def test_a_table_that_waits_for_people_says_for_how_many(here: House) -> None:
    anna = await here.browser()
    await anna.game()
    game = await only(anna)
    assert (game["missing"], game["asked"], game["others"]) == (
        1,
        False,
        [{"seat": "North", "kind": "human", "name": None}],
    )


async def test_a_game_with_clocks_says_how_much_time_is_left(here: House) -> None:
    anna, ben = await here.browser(), await here.browser()
    made = await anna.table(time={"type": "by_day", "days": 3})
    await anna.sit(made, "South", "Anna")
    assert (await only(anna))["time_left"] is None, "nobody waits yet"
    await ben.sit(made, "North", "Ben")
    for browser in (anna, ben):
        assert 2 * DAY < (await only(browser))["time_left"] <= 3 * DAY
    await anna.post(f"/api/tables/{made['id']}/abort", {})
    assert (await only(anna))["time_left"] is None


async def test_a_game_that_is_over_says_how_and_who_wants_another(here: House) -> None:
    anna, ben, path = await duel(here)
    await anna.post(f"{path}/abort", {})
    assert "called the game off" in (await only(ben))["ended"]
    await anna.post(f"{path}/rematch", {"answer": "yes"})
    assert ((await only(ben))["rematch"], (await only(anna))["rematch"]) == (["South"], [])


async def test_a_reaction_is_asked_for_until_it_is_sealed(here: House) -> None:
    anna, ben, _, path = await skirmish(here)
    assert ((await only(ben))["asked"], (await only(anna))["asked"]) == (True, False)
    assert (await ben.act(path, "PASS")).status_code == 200
    game = await only(ben)
    assert not game["asked"] and game["turn"] == ["B", "C"]


async def test_a_seat_that_is_lost_says_what_became_of_it(here: House) -> None:
    anna, ben, cleo, path = await skirmish(here)
    code = (await ben.post(f"{path}/lend", {})).json()["link"]
    program = (await here.browser()).http
    assert (await program.post(f"{path}/claim", json={"code": code})).status_code == 200
    assert (await cleo.post(f"{path}/leave", {})).status_code == 200
    assert [(await only(browser))["lost"] for browser in (anna, ben, cleo)] == [None, "moved", "replaced"]
    dora = await here.browser()
    free = await dora.game()
    await dora.post(f"{free}/leave", {})
    assert (await only(dora))["lost"] == "left"


# ---- what it must not tell ----


async def skirmish(here: House) -> tuple[Browser, Browser, Browser, str]:
    """Return the browsers of three players of Ultimate Soldier, in whose first window B and C are asked, and the path
    of the table.
    """
    people = [await here.browser() for _ in "ABC"]
    made = await people[0].table("soldier", players=3, clock=0)
    for browser, seat in zip(people, "ABC", strict=True):
        await browser.sit(made, seat, f"{seat}'s")
    return people[0], people[1], people[2], f"/api/tables/{made['id']}"


async def test_an_answer_under_seal_changes_nothing_for_others(here: House) -> None:
    anna, ben, cleo, path = await skirmish(here)
    before = [(await browser.get("/api/me")).content for browser in (anna, ben)]
    assert (await cleo.act(path, "PASS")).status_code == 200
    assert (await cleo.post(f"{path}/order", {"order": "pass"})).status_code == 200
    assert [(await browser.get("/api/me")).content for browser in (anna, ben)] == before
    assert not (await only(cleo))["asked"]


async def test_what_others_do_does_not_change_the_order(here: House) -> None:
    anna, ben, older = await duel(here)
    await anna.game()
    order = await anna.games()
    await ben.lay_out(older)
    assert await anna.games() == order


# ---- order and pages ----


async def test_games_that_are_over_come_last_and_every_page_has_an_end(here: House) -> None:
    anna = await here.browser()
    paths = [await anna.game() for _ in range(PAGE + 1)]
    await anna.post(f"{paths[3]}/abort", {})
    first, second = await anna.me(), await anna.me(skip=PAGE)
    assert (len(first["games"]), first["more"], second["more"]) == (PAGE, True, False)
    assert [game["table"] for game in second["games"]] == [paths[3].rpartition("/")[2]]
    listed = [*first["games"], *second["games"]]
    assert {f"/api/tables/{game['table']}" for game in listed} == set(paths)
    assert (await anna.me(skip=100))["games"] == []
    assert (await anna.get("/api/me?skip=-1")).status_code == 422


async def test_a_finished_game_is_listed_as_it_was_stored(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna, ben, path = await duel(here)
        await anna.post(f"{path}/abort", {})
        await ben.post(f"{path}/rematch", {"answer": "yes"})
        said, cookie = await only(anna), anna.http.cookies
    async with house(tmp_path / "games.db") as here:
        anna = await here.browser()
        anna.http.cookies = cookie
        assert await only(anna) == said and said["rematch"] == ["North"]
        assert here.app.state.hub.tables.count == 0, "nothing was carried out again"
        assert await anna.seat_at(path) == "South" and await only(anna) == said


async def test_a_game_that_cannot_be_read_any_more_says_why(database: str) -> None:
    with ruled(1):
        async with house(database) as here:
            anna = await here.browser()
            made = await anna.table("toy", players=2)
            await anna.sit(made, "Ada")
            await anna.game()
            cookie = anna.http.cookies
    async with house(database) as here:
        anna = await here.browser()
        anna.http.cookies = cookie
        games = {game["table"]: game for game in (await anna.me())["games"]}
        bad = games.pop(made["id"])
        assert "no longer has" in bad["problem"] and bad["title"] == ""
        assert [game["problem"] for game in games.values()] == [None]


# ---- taking games off the list ----


async def test_a_game_is_taken_off_the_list_and_put_back(here: House) -> None:
    anna, ben, path = await duel(here)
    own = f"/api/me/games/{path.rpartition('/')[2]}"
    assert (await anna.post(own, {"hidden": True})).status_code == 204
    assert (await anna.games(), await ben.games(), await anna.seat_at(path)) == ([], [path], "South")
    assert (await anna.post(own, {"hidden": False})).status_code == 204
    assert await anna.games() == [path]


async def test_nobody_takes_a_game_off_the_list_of_another(here: House) -> None:
    anna, _, path = await duel(here)
    own, cleo = f"/api/me/games/{path.rpartition('/')[2]}", await here.browser()
    refused(await cleo.post(own, {"hidden": True}), 401, "no_player")
    await cleo.game()
    refused(await cleo.post(own, {"hidden": True}), 404, "no_game")
    assert await anna.games() == [path]


async def test_a_table_that_is_deleted_leaves_every_list(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna, _, _ = await duel(here)
        cookie = anna.http.cookies
        await here.store.change(lambda connection: connection.exec_driver_sql("UPDATE tables SET created = 0"))
        await here.store.change(lambda connection: connection.exec_driver_sql("UPDATE entries SET at = 0"))
    async with house(tmp_path / "games.db", keep_days=90) as here:
        anna = await here.browser()
        anna.http.cookies = cookie
        while await here.rows("tables"):
            pass
        assert await anna.games() == [] and await here.rows("seats") == []
