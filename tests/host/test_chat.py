"""Tests of the chat at tables: who writes what, who reads it, and who blocks whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.browsers import Browser, House, house, refused
from tests.host.duels import WARKINGS, DatabaseClock, bots, duellist
from tests.host.lobbies import LIGHTNING, club, page, player, wish
from tests.host.members import register
from tests.host.open_tables import table
from tests.host.talkers import Listening, block, chat, end, lines, phrase, say, table_of

from sandtable.engine.messages import Message
from sandtable.host.club.voices import KNOWN_AFTER
from sandtable.host.said import in_words
from sandtable.host.settings import Rate

KEY = "k" * 40
MANY = Rate(1000, 1000)
NOT_NOW = in_words(Message("phrases_only-partners"))
NEW_HERE = in_words(Message("phrases_only-games", {"games": KNOWN_AFTER}))


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with club(tmp_path / "games.db", chat=MANY) as running:
        yield running


@pytest.fixture
async def known(here: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Browser, Browser]:
    """Two where nobody counts as new."""
    monkeypatch.setattr("sandtable.host.club.voices.KNOWN_AFTER", 0)
    return await here.browser(), await here.browser()


# ---- who says what ----


async def test_players_talk_to_one_another(known: tuple[Browser, Browser], here: House) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    shown = await say(anna, path, "  Hello Boris  ")
    [line] = shown["lines"]
    assert (line["text"], line["seat"], line["room"], line["own"]) == ("Hello Boris", "South", "players", True)
    await say(boris, path, "Hello Anna")
    assert await lines(boris, path) == [("Anna", "Hello Boris"), ("Boris", "Hello Anna")]
    assert [line["own"] for line in (await chat(boris, path))["lines"]] == [False, True]
    assert (await chat(anna, path))["says"] == "words"


async def test_a_line_is_no_part_of_the_game(known: tuple[Browser, Browser], here: House) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    before = len(await here.rows("entries"))
    await say(anna, path, "Pomegranate")
    assert len(await here.rows("entries")) == before
    await end(anna, path)
    for what in ("", "/record", "/replay", "/log?before=1000"):
        assert "Pomegranate" not in (await boris.get(f"{path}{what}")).text


async def test_those_who_watch_talk_apart_until_the_game_is_over(known: tuple[Browser, Browser], here: House) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    otto = await here.browser()
    nobody = await chat(otto, path)
    assert (nobody["room"], nobody["first"]) == ("watchers", True)
    assert (await phrase(otto, path, "hello", name="Otto")).status_code == 200
    await say(anna, path, "Who is there?")
    assert await lines(otto, path) == [("Otto", "hello"), ("Anna", "Who is there?")]
    assert await lines(anna, path) == [("Anna", "Who is there?")]
    await end(boris, path)
    assert await lines(anna, path) == [("Otto", "hello"), ("Anna", "Who is there?")]
    assert [line["room"] for line in (await chat(boris, path))["lines"]] == ["watchers", "players"]


async def test_pages_are_told_of_what_they_read(known: tuple[Browser, Browser], here: House) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    otto = await here.browser()
    pages = [await Listening(browser, path).open() for browser in (anna, boris, otto)]
    for one in pages:
        await one.ping()
    await phrase(otto, path, "hello", name="Otto")
    assert ["chat" in await one.ping() for one in pages] == [False, False, True]
    await say(anna, path, "Hello")
    assert ["chat" in await one.ping() for one in pages] == [True, True, True]
    await end(boris, path)
    for one in pages:
        await one.ping()
    await phrase(otto, path, "good_game", name="Otto")
    assert ["chat" in await one.ping() for one in pages] == [True, True, True]


async def test_who_is_new_says_phrases_until_three_games_are_finished(here: House) -> None:
    anna, boris = await here.browser(), await here.browser()
    for number in range(3):
        path = await table_of(anna, boris)
        shown = await chat(anna, path)
        assert (shown["says"], shown["why"], shown["first"]) == ("phrases", NEW_HERE, number == 0)
        refused(await anna.post(f"{path}/chat", {"text": "Hello"}), 409, "phrases_only")
        assert (await phrase(anna, path, "hello")).json()["lines"][0]["phrase"] == "hello"
        await end(anna, path)
    await say(anna, path, "Now I can write.")


async def test_partners_who_may_not_confer_say_phrases_one_at_a_time(
    known: tuple[Browser, Browser], here: House
) -> None:
    """In Alliance allies confer before play and never during it."""
    four = [*known, await here.browser(), await here.browser()]
    made = await four[0].table("stratego-alliance-lightning", talk="plan")
    seats = ["South", "West", "North", "East"]
    for browser, seat in zip(four, seats, strict=True):
        await browser.sit(made, seat, seat)
    path = f"/api/tables/{made['id']}"
    await say(four[0], path, "Before play we may.")
    for browser in four:
        armies = (await browser.post(f"{path}/preview", {"partial": "presets"})).json()["presets"]
        laid = (await browser.post(f"{path}/preview", {"partial": f"setup {armies[0]['name']}"})).json()["action"]
        assert (await browser.act(path, laid)).status_code == 200
    await say(four[1], path, "Until the first move.")
    await move(four, path)
    assert (await chat(four[0], path))["why"] == NOT_NOW
    refused(await four[0].post(f"{path}/chat", {"text": "The Bomb is at e5"}), 409, "phrases_only")
    assert (await phrase(four[0], path, "hello")).status_code == 200
    refused(await phrase(four[0], path, "thanks"), 409, "said_already")
    assert (await phrase(four[1], path, "thanks")).status_code == 200
    await move(four, path)
    assert (await phrase(four[0], path, "thanks")).status_code == 200


async def move(browsers: list[Browser], path: str) -> None:
    """Let the one whose turn it is make the first choice."""
    for browser in browsers:
        shown = (await browser.get(path)).json()
        if shown["legal"]:
            assert (await browser.act(path, shown["legal"][0]["id"])).status_code == 200
            return


async def test_where_partners_may_always_talk_all_may(known: tuple[Browser, Browser], here: House) -> None:
    four = [*known, await here.browser(), await here.browser()]
    made = await four[0].table("stratego-alliance-lightning", talk="always")
    for browser, seat in zip(four, ["South", "West", "North", "East"], strict=True):
        await browser.sit(made, seat, seat)
    assert (await chat(four[0], f"/api/tables/{made['id']}"))["says"] == "words"


async def test_there_is_no_chat_at_todays_duel_before_midnight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = DatabaseClock(monkeypatch)
    clock.set(WARKINGS)
    async with club(tmp_path / "games.db", pool=bots()) as here:
        anna, otto = await duellist(here, "Anna"), await here.browser()
        await anna.play()
        refused(await anna.browser.get(f"{anna.table}/chat"), 403, "held_back")
        refused(await phrase(anna.browser, anna.table, "hello"), 403, "held_back")
        refused(await phrase(otto, anna.table, "hello", name="Otto"), 403, "held_back")
        clock.set(WARKINGS + 1)
        assert (await phrase(anna.browser, anna.table, "hello")).status_code == 200
        assert await lines(otto, anna.table) == [("Anna", "hello")]


# ---- bad input ----


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"text": ""}, 422, "bad_message"),
        ({"text": " "}, 422, "bad_message"),
        ({"text": "x" * 201}, 422, "bad_message"),
        ({"text": "x" * 10_000}, 400, "malformed"),
        ({"text": "a\nb"}, 422, "bad_message"),
        ({"text": "a\u202eb"}, 422, "bad_message"),
        ({"text": "see https://example.org"}, 422, "no_links"),
        ({"text": "see WWW.example"}, 422, "no_links"),
        ({"text": "see example.com/x"}, 422, "no_links"),
        ({"phrase": "attack"}, 400, "malformed"),
        ({"text": "a", "phrase": "hello"}, 422, "bad_message"),
        ({}, 422, "bad_message"),
        ({"text": "a", "room": "watchers"}, 400, "malformed"),
    ],
)
async def test_what_is_no_line_is_refused(
    known: tuple[Browser, Browser], here: House, body: dict[str, str], status: int, error: str
) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    refused(await anna.post(f"{path}/chat", body), status, error)
    assert await lines(boris, path) == []


async def test_text_stays_text(known: tuple[Browser, Browser]) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    await say(anna, path, "<b onload=alert(1)>e5.Then f6. gg.wp")
    assert await lines(boris, path) == [("Anna", "<b onload=alert(1)>e5.Then f6. gg.wp")]


async def test_a_line_that_is_sent_again_is_said_once(known: tuple[Browser, Browser]) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    for _ in range(2):
        await say(anna, path, "Hello", key=KEY)
    await say(boris, path, "Hello", key=KEY)
    assert await lines(boris, path) == [("Anna", "Hello"), ("Boris", "Hello")]


async def test_who_writes_too_fast_waits(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", chat=Rate(1e-6, 2)) as here:
        anna, boris = await here.browser(), await here.browser()
        path = await table_of(anna, boris)
        for _ in range(2):
            assert (await phrase(anna, path, "hello")).status_code == 200
        refused(await phrase(anna, path, "hello"), 429, "too_fast")
        assert (await phrase(boris, path, "hello")).status_code == 200


async def test_one_player_cannot_fill_a_table(known: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.host.club.talk.MOST_LINES", 2)
    anna, boris = known
    path = await table_of(anna, boris)
    for _ in range(2):
        await say(anna, path, "Hello")
    refused(await anna.post(f"{path}/chat", {"text": "Hello"}), 409, "chat_full")
    await say(boris, path, "Hello")


async def test_a_token_alone_writes_nothing(known: tuple[Browser, Browser], here: House) -> None:
    anna, _ = known
    made = await anna.table()
    token = await anna.sit(made, "South")
    path = f"/api/tables/{made['id']}"
    shown = await anna.http.get(f"{path}/chat", headers={"Authorization": f"Bearer {token}"})
    assert shown.status_code == 200 and shown.json()["room"] == "players"
    answer = await anna.http.post(
        f"{path}/chat", json={"phrase": "hello"}, headers={"Authorization": f"Bearer {token}"}
    )
    refused(answer, 403, "no_player")


async def test_other_sites_write_nothing(known: tuple[Browser, Browser]) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    answer = await anna.http.post(f"{path}/chat", json={"text": "x"}, headers={"Origin": "https://evil.example"})
    refused(answer, 403, "wrong_origin")
    assert await lines(anna, path) == []


async def test_there_is_no_chat_without_a_club(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna = await here.browser()
        path = await anna.game()
        refused(await anna.get(f"{path}/chat"), 404, "no_club")
        refused(await anna.post(f"{path}/chat", {"phrase": "hello"}), 404, "no_club")
        refused(await anna.get("/api/me/blocks"), 404, "no_club")


async def test_at_no_table_nothing_is_said(here: House) -> None:
    anna = await here.browser()
    refused(await anna.get("/api/tables/nowhere/chat"), 404, "no_table")
    refused(await phrase(anna, "/api/tables/nowhere", "hello", name="Anna"), 404, "no_table")


# ---- blocks ----


async def test_lines_of_a_blocked_player_are_not_shown(known: tuple[Browser, Browser]) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    id = (await say(boris, path, "Rude words"))["lines"][0]["id"]
    [blocked] = await block(anna, line=id)
    assert blocked["name"] == "Boris"
    assert await lines(anna, path) == [] and len(await lines(boris, path)) == 1
    assert (await anna.get("/api/me/blocks")).json()["blocked"] == [blocked]
    gone = await anna.delete(f"/api/me/blocks/{blocked['player']}")
    assert gone.json() == {"blocked": []} and len(await lines(anna, path)) == 1


async def test_a_seat_can_be_blocked(known: tuple[Browser, Browser], here: House) -> None:
    anna, boris = known
    path = await table_of(anna, boris)
    id = path.rpartition("/")[2]
    assert [one["name"] for one in await block(anna, table=id, seat="North")] == ["Boris"]
    refused(await anna.post("/api/me/blocks", {"table": id, "seat": "South"}), 409, "yourself")
    refused(await anna.post("/api/me/blocks", {"table": id, "seat": "East"}), 404, "no_player")
    refused(await anna.post("/api/me/blocks", {"table": id}), 422, "bad_player")
    refused(await anna.post("/api/me/blocks", {"line": "x"}), 404, "no_line")
    refused(await anna.post("/api/me/blocks", {"player": "x"}), 404, "no_player")
    stranger = await here.browser()
    refused(await stranger.post("/api/me/blocks", {"table": id, "seat": "North"}), 401, "no_player")


async def test_blocked_players_do_not_challenge_each_other(here: House) -> None:
    anna, boris = await player(here, "Anna"), await player(here, "Boris")
    for one, other in ((anna, boris), (boris, anna)):
        await one.until(lambda page, id=other.id: id in page.here)  # type: ignore[misc]
    await boris.challenge(anna)
    await anna.challenged()
    await block(anna, player=boris.id)
    await anna.until(lambda page: page.own["challenges"] == [])
    unknown = await boris.post("/api/challenges", {"player": "nobody", "wish": wish()})
    refused(unknown, 409, "gone")
    assert (await boris.challenge(anna)).json() == unknown.json(), "who is blocked is not told"
    refused(await anna.challenge(boris), 409, "blocked")


@pytest.mark.parametrize("stays", [False, True])
async def test_blocked_players_are_not_paired(here: House, stays: bool) -> None:
    anna, boris, clara = [await player(here, name) for name in ("Anna", "Boris", "Clara")]
    await block(anna, player=boris.id)
    sought = await anna.seek(stays=stays)
    assert (await boris.seek())["table"] is None
    refused(await boris.post(f"/api/seeks/{sought['id']}/answer", {}), 409, "gone")
    found = await clara.seek()
    assert await anna.found() == f"/api/tables/{found['table']}"


async def test_a_seek_finds_no_table_of_a_blocked_player(here: House) -> None:
    anna, boris = await page(here, "Anna"), await player(here, "Boris")
    id = await table(boris.browser)
    await anna.enter()
    await anna.until(lambda page: id in page.tables)
    await block(anna, player=boris.id)
    assert (await anna.seek(LIGHTNING, times=()))["table"] is None


async def test_a_guest_who_logs_in_goes_on_to_block(here: House) -> None:
    boris, otto = await player(here, "Boris"), await player(here, "Otto")
    await register(boris.browser, "Boris-2")
    phone = await here.browser()
    path = await table_of(phone, otto.browser, ("Bo", "Otto"))
    await block(phone, player=otto.id)
    await phrase(phone, path, "hello")
    assert (await phone.post("/api/login", {"name": "Boris-2", "password": "four wet dogs"})).status_code == 200
    assert [one["name"] for one in (await boris.browser.get("/api/me/blocks")).json()["blocked"]] == ["Otto"]
    assert [line["own"] for line in (await chat(boris.browser, path))["lines"]] == [True]
