"""Tests of players' pages and leaderboards: what they show, alike everywhere, and what they do not show."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House, house, refused
from tests.host.lobbies import club
from tests.host.members import delete
from tests.host.rated import begin, lose, member, pair, ratings, resign, seek

import sandtable.host.club.lobby
import sandtable.host.store.ratings
from sandtable.bots.levels import levels
from sandtable.games import variant
from sandtable.host.store.schema import RATINGS


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


async def get(browser: Browser, path: str) -> dict[str, Any]:
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def count_as(house: House, games: int) -> None:
    """Let all ratings be those of so many games."""
    await house.store.change(lambda connection: connection.execute(sa.update(RATINGS).values(games=games)))


async def test_a_rating_is_the_same_everywhere_after_the_game(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    path = await lose(anna, berta)
    await count_as(here, 10)
    anybody = await here.browser()
    page = await get(anybody, "/api/players/berta")
    (own,) = page["standings"]
    assert own == {**own, "game": "stratego", "pace": "live", "won": 1, "drawn": 0}
    (game,) = page["games"]
    assert f"/api/tables/{game['table']}" == path and (await get(anybody, path))["table"]["ended"] is not None
    by_seat = {one["seat"]: one for one in game["players"]}
    assert by_seat[game["seat"]] == {"seat": game["seat"], "name": "Berta", "result": "won", "rating": own["rating"]}
    board = await get(anybody, "/api/leaderboards/stratego/live")
    assert [(one["name"], one["games"]) for one in board["people"]] == [("Berta", 10), ("Anna", 10)]
    after = await get(anybody, f"{path}/ratings")
    following = await ratings(anybody, await pair(anna, berta))
    for one in board["people"]:
        shown = next(player["rating"] for player in after["players"] if player["name"] == one["name"])
        assert one["rating"] == shown == following[one["name"]]
    assert board["people"][0]["rating"] == own["rating"] and own["rating"]["points"] == 1605


async def test_before_the_end_nothing_of_a_game_is_shown(here: House) -> None:
    anna, berta, anybody = await member(here, "Anna"), await member(here, "Berta"), await here.browser()
    pages = ["/api/players/anna", "/api/players/berta", "/api/leaderboards/stratego/live"]
    before = [(await anybody.get(page)).content for page in pages]
    path = await begin(anna, berta, path=await pair(anna, berta))
    assert [(await anybody.get(page)).content for page in pages] == before
    refused(await anybody.get(f"{path}/ratings"), 404, "no_result")
    refused(await anna.browser.get(f"{path}/ratings"), 404, "no_result")
    await resign(anna, path)
    assert (await anybody.get(pages[0])).content != before[0]


async def test_games_without_ratings_are_on_nobodys_page(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    await anna.seek()
    path = await begin(anna, berta, path=f"/api/tables/{(await berta.seek())['table']}")
    await resign(anna, path)
    page = await get(anna.browser, "/api/players/anna")
    assert page["games"] == page["standings"] == []


async def test_a_leaderboard_begins_at_ten_games(here: House) -> None:
    await lose(await member(here, "Anna"), await member(here, "Berta"))
    anybody = await here.browser()
    assert (await get(anybody, "/api/leaderboards/stratego/live"))["people"] == []
    await count_as(here, 9)
    assert (await get(anybody, "/api/leaderboards/stratego/live"))["people"] == []
    await count_as(here, 10)
    assert len((await get(anybody, "/api/leaderboards/stratego/live"))["people"]) == 2
    for other in ("/api/leaderboards/stratego/by_day", "/api/leaderboards/soldier/live"):
        assert (await get(anybody, other))["people"] == []


async def test_programs_have_a_list_of_their_own(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.store.ratings, "LISTED", 1)
    await lose(await member(here, "Anna"), await member(here, "Berta"))
    await count_as(here, 10)
    await here.store.change(
        lambda connection: connection.execute(sa.text("UPDATE players SET kind = 'bot' WHERE name = 'Anna'"))
    )
    board = await get(await here.browser(), "/api/leaderboards/stratego/live")
    assert [one["name"] for one in board["people"]] == ["Berta"]
    assert [one["name"] for one in board["bots"]] == ["Anna"]


async def test_the_levels_of_the_computer_stand_where_the_ladder_has_them(here: House) -> None:
    board = await get(await here.browser(), "/api/leaderboards/stratego/live")
    points = {one["level"]: one["points"] for one in board["levels"] if one["variant"] == "stratego-lightning"}
    known = levels(variant("stratego-lightning"))
    assert points["sergeant"] == 1500
    order = sorted(points, key=lambda level: -(known[level].rating or 0))
    assert [*points] == order, "strongest first"


async def test_there_is_no_page_of_guests_and_strangers(here: House) -> None:
    anybody = await here.browser()
    await anybody.post("/api/lobby/enter", {"name": "Gast"})
    for name in ("Gast", "nobody", "x" * 500, "a%2fb"):
        assert (await anybody.get(f"/api/players/{name}")).status_code == 404
    refused(await anybody.get("/api/players/%00"), 400, "malformed")
    refused(await anybody.get("/api/leaderboards/chess/live"), 404, "no_game")
    refused(await anybody.get("/api/leaderboards/stratego/blitz"), 422, "malformed")
    refused(await anybody.get("/api/tables/nothing/ratings"), 404, "no_result")


async def test_without_a_club_there_are_no_such_pages(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as alone:
        browser = await alone.browser()
        pages = ["/api/players/anna", "/api/leaderboards/stratego/live", "/api/tables/t/ratings"]
        for path in (*pages, "/api/tournaments", "/api/me/bots"):
            refused(await browser.get(path), 404, "no_club")


async def test_a_player_takes_the_ratings_along_and_leaves_none_behind(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    await lose(anna, berta)
    page, own = await get(anna.browser, "/api/players/anna"), await get(anna.browser, "/api/me/data")
    assert (own["standings"], own["rated_games"]) == (page["standings"], page["games"])
    assert (await delete(anna.browser)).status_code == 204
    anybody = await here.browser()
    refused(await anybody.get("/api/players/anna"), 404, "no_player")
    await count_as(here, 10)
    assert [one["name"] for one in (await get(anybody, "/api/leaderboards/stratego/live"))["people"]] == ["Berta"]


async def test_further_games_are_asked_for(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    import sandtable.host.wire.rating_routes

    monkeypatch.setattr(sandtable.host.wire.rating_routes, "PAGE", 1)
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    paths = [await lose(anna, berta) for _ in range(2)]
    first = await get(anna.browser, "/api/players/anna")
    second = await get(anna.browser, "/api/players/anna?skip=1")
    assert [f"/api/tables/{page['games'][0]['table']}" for page in (first, second)] == [paths[1], paths[0]]
    assert first["more"] and not second["more"]


async def test_the_lobby_shows_the_same_rating_of_who_looks_for_a_rated_game(here: House) -> None:
    anna, berta, clara = [await member(here, name) for name in ("Anna", "Berta", "Clara")]
    await lose(anna, berta)
    await seek(berta, within=50)
    await clara.until(lambda page: bool(page.seeks))
    (sought,) = clara.seeks.values()
    (standing,) = (await get(clara.browser, "/api/players/berta"))["standings"]
    assert sought["ratings"] == [{"game": "stratego", "rating": standing["rating"]}]
    assert standing["rating"]["points"] == 1605
