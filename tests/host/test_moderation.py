"""Tests of reports, and of what moderators do: each has a reason, and can be answered once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.browsers import Browser, House, house, refused
from tests.host.lobbies import CAMPAIGN, LobbyPage, club, player, wish
from tests.host.members import PASSWORD, log_in, register, send
from tests.host.robots import make, robot
from tests.host.talkers import Listening, chat, lines, phrase, say, table_of
from tests.host.tourneys import LATER, ROUND_ROBIN, begin, by_name, entrant

import sandtable.host.club.moderation
from sandtable.host.settings import Rate
from sandtable.host.store.appointing import appoint
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import today

WHY = "You were rude to Anna."


@pytest.fixture
async def here(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr("sandtable.host.club.voices.KNOWN_AFTER", 0)
    async with club(database, chat=Rate(1000, 1000)) as running:
        yield running


@pytest.fixture
async def mo(here: House, database: str) -> Browser:
    """The browser of a moderator, who was made one while the server runs."""
    browser = await here.browser()
    await register(browser, "Mo-Derator")
    assert await appoint(database, "moderator", True) is None
    assert await appoint(database, "mo-derator", True) == "Mo-Derator"
    return browser


async def desk(browser: Browser) -> dict[str, Any]:
    shown = await browser.get("/api/moderation")
    assert shown.status_code == 200, shown.text
    return dict(shown.json())


async def report(browser: Browser, about: dict[str, str], reason: str = "rude", words: str = "") -> httpx2.Response:
    return await browser.post("/api/reports", {"about": about, "reason": reason, "words": words})


async def act(mo: Browser, kind: str, about: dict[str, str], reason: str = WHY, **body: Any) -> httpx2.Response:
    return await mo.post("/api/moderation/measures", {"about": about, "kind": kind, "reason": reason, **body})


async def own(browser: Browser) -> list[dict[str, Any]]:
    return list((await browser.get("/api/me/measures")).json()["measures"])


async def talking(here: House) -> tuple[Browser, Browser, str, str]:
    """Return two at a table, its path, and the id of what the second one has said."""
    anna, boris = await here.browser(), await here.browser()
    await register(boris, "Boris")
    path = await table_of(anna, boris)
    return anna, boris, path, (await say(boris, path, "Rude words"))["lines"][0]["id"]


# ---- reports ----


@pytest.mark.both_databases
async def test_a_line_is_reported_and_removed(here: House, mo: Browser) -> None:
    anna, _, path, line = await talking(here)
    page = await Listening(anna, path).open()
    assert (await report(anna, {"line": line}, words="He is rude.")).status_code == 204
    [filed] = (await desk(mo))["reports"]
    assert (filed["sender"], filed["name"], filed["reason"], filed["words"]) == ("Anna", "Boris", "rude", "He is rude.")
    assert filed["line"]["text"] == "Rude words" and f"/api/tables/{filed['table']}" == path
    await page.ping()
    shown = await act(mo, "remove", {"line": line}, report=filed["id"])
    assert shown.json()["reports"] == []
    [measure] = shown.json()["measures"]
    assert (measure["kind"], measure["name"], measure["reason"], measure["moderator"], measure["subject"]) == (
        "remove", "Boris", WHY, "Mo-Derator", "Rude words"
    )  # fmt: skip
    assert "chat" in await page.ping()
    assert await lines(anna, path) == [("Boris", None)] and (await chat(anna, path))["lines"][0]["removed"]
    assert "Rude words" not in (await anna.get(f"{path}/chat")).text
    refused(await report(anna, {"line": line}), 409, "line_removed")
    refused(await act(mo, "remove", {"line": line}), 409, "line_removed")


async def test_a_player_and_a_table_are_reported(here: House, mo: Browser) -> None:
    anna, _, path, _ = await talking(here)
    id = path.rpartition("/")[2]
    assert (await report(anna, {"table": id, "seat": "North"}, "cheating")).status_code == 204
    assert (await report(anna, {"table": id}, "other", "Something is wrong.")).status_code == 204
    assert (await report(anna, {"table": id}, "other", "Again.")).status_code == 204, "it is one report"
    filed = (await desk(mo))["reports"]
    assert [(one["name"], one["table"]) for one in filed] == [("Boris", id), (None, id)]
    assert (await mo.post(f"/api/moderation/reports/{filed[0]['id']}/close", {})).status_code == 200
    refused(await mo.post(f"/api/moderation/reports/{filed[0]['id']}/close", {}), 404, "no_report")
    assert len((await desk(mo))["reports"]) == 1
    taken = (await anna.get("/api/me/data")).json()["reports"]
    assert [(one["reason"], one["closed"]) for one in taken] == [("cheating", True), ("other", False)]


async def test_what_is_no_report_is_refused(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.host.store.reports.MOST_OPEN", 1)
    anna, boris, path, line = await talking(here)
    id = path.rpartition("/")[2]
    refused(await report(boris, {"line": line}), 409, "yourself")
    refused(await report(anna, {"line": "x"}), 404, "no_line")
    refused(await report(anna, {"table": "nowhere"}), 404, "no_table")
    refused(await report(anna, {}), 422, "bad_player")
    refused(await report(anna, {"line": line}, "boring"), 400, "malformed")
    refused(await report(anna, {"line": line}, words="x" * 1001), 422, "bad_message")
    refused(await report(await here.browser(), {"line": line}), 401, "no_player")
    assert (await report(anna, {"line": line})).status_code == 204
    refused(await report(anna, {"table": id}), 429, "too_many_reports")


async def test_a_report_of_what_is_not_there_is_refused(here: House, mo: Browser) -> None:
    anna, otto = await player(here, "Anna"), await player(here, "Otto")
    refused(await report(anna.browser, {"player": "nobody"}), 404, "no_player")
    refused(await report(anna.browser, {"player": otto.id, "table": "nowhere"}), 404, "no_table")
    assert (await report(anna.browser, {"player": otto.id})).status_code == 204
    assert [one["name"] for one in (await desk(mo))["reports"]] == ["Otto"]


async def test_a_line_that_one_may_not_read_is_not_there(here: House, mo: Browser) -> None:
    anna, _, path, _ = await talking(here)
    watcher = await here.browser()
    line = (await say(watcher, path, "Look at the left", name="Willi"))["lines"][-1]["id"]
    refused(await report(anna, {"line": line}), 404, "no_line")
    refused(await anna.post("/api/me/blocks", {"line": line}), 404, "no_line")
    assert (await report((await player(here, "Third")).browser, {"line": line})).status_code == 204, (
        "those who watch read it"
    )
    assert (await act(mo, "remove", {"line": line})).status_code == 200


@pytest.mark.both_databases
async def test_moderators_see_so_many_reports_at_once(
    here: House, mo: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.host.store.reports.LISTED", 1)
    anna, otto, emil = [await player(here, name) for name in ("Anna", "Otto", "Emil")]
    for about in (otto, emil):
        assert (await report(anna.browser, {"player": about.id})).status_code == 204
    [first] = (await desk(mo))["reports"]
    assert first["name"] == "Otto"
    assert (await mo.post(f"/api/moderation/reports/{first['id']}/close", {})).status_code == 200
    assert [one["name"] for one in (await desk(mo))["reports"]] == ["Emil"]


# ---- who may ----


async def test_nobody_but_moderators_finds_anything(here: House, mo: Browser, database: str) -> None:
    anna, boris, _, line = await talking(here)
    assert (await act(mo, "mute", {"line": line})).status_code == 200
    [measure] = (await desk(mo))["measures"]
    await report(anna, {"line": line})
    [filed] = (await desk(mo))["reports"]
    for browser in (anna, boris, await here.browser()):
        for asked in (
            await browser.get("/api/moderation"),
            await act(browser, "ban", {"line": line}),
            await browser.post(f"/api/moderation/measures/{measure['id']}/lift", {}),
            await browser.post(f"/api/moderation/reports/{filed['id']}/close", {}),
        ):
            refused(asked, 404, "not_found")
    refused(await anna.post(f"/api/me/measures/{measure['id']}/answer", {"text": "x"}), 404, "no_measure")
    assert len((await desk(mo))["reports"]) == 1 and (await own(boris))[0]["in_force"]
    assert await appoint(database, "mo-derator", False) == "Mo-Derator"
    refused(await mo.get("/api/moderation"), 404, "not_found")


async def test_a_measure_needs_a_reason_and_somebody(here: House, mo: Browser) -> None:
    _, _, _, line = await talking(here)
    refused(await act(mo, "mute", {"line": line}, " "), 422, "no_reason")
    refused(await act(mo, "mute", {"line": line}, "x" * 1001), 422, "bad_message")
    refused(await act(mo, "mute", {"player": "nobody"}), 404, "no_player")
    refused(await act(mo, "mute", {"line": line}, days=0), 400, "malformed")
    assert (await desk(mo))["measures"] == []


# ---- mute ----


async def test_who_is_muted_writes_nothing_and_reads_why(
    here: House, mo: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, path, line = await talking(here)
    assert (await act(mo, "mute", {"line": line}, days=2)).status_code == 200
    assert WHY in refused(await boris.post(f"{path}/chat", {"text": "More"}), 403, "muted")
    refused(await phrase(boris, path, "hello"), 403, "muted")
    shown = await chat(boris, path)
    assert shown["says"] == "nothing" and WHY in shown["why"] and "until 20" in shown["why"]
    assert len(await lines(anna, path)) == 1 and (await chat(anna, path))["says"] == "words"
    choice = (await anna.get(path)).json()["legal"][0]["id"]
    assert (await anna.act(path, choice)).status_code == 200
    choice = (await boris.get(path)).json()["legal"][0]["id"]
    assert (await boris.act(path, choice)).status_code == 200, "the game goes on"
    [measure] = await own(boris)
    assert (measure["kind"], measure["reason"], measure["in_force"], measure["answer"]) == ("mute", WHY, True, None)
    monkeypatch.setattr(sandtable.host.club.moderation, "today", lambda: today() + 2 * DAY)
    assert (await chat(boris, path))["says"] == "words" and not (await own(boris))[0]["in_force"]


async def test_who_is_muted_writes_nothing_to_partners(here: House, mo: Browser) -> None:
    four, seats = [await here.browser() for _ in range(4)], ["South", "West", "North", "East"]
    made = await four[0].table("stratego-alliance-lightning")
    path, tokens = f"/api/tables/{made['id']}", []
    for browser, seat in zip(four, seats, strict=True):
        tokens.append(await browser.sit(made, seat, seat))
    south, _, north, _ = four

    async def talk(browser: Browser, **body: str) -> httpx2.Response:
        return await browser.post(f"{path}/talk", body)

    async def told(browser: Browser) -> list[str]:
        return [line["text"] for line in (await browser.get(path)).json()["team"]["lines"]]

    assert (await talk(south, text="Rude words")).status_code == 200
    done = await act(mo, "mute", {"table": made["id"], "seat": "South"}, days=2)
    assert done.status_code == 200, done.text
    assert WHY in refused(await talk(south, text="More"), 403, "muted")
    by_token = {"Authorization": f"Bearer {tokens[0]}"}
    refused(await south.http.post(f"{path}/talk", json={"text": "More"}, headers=by_token), 403, "muted")
    assert (await talk(north, text="What is it?")).status_code == 200, "the partner may go on"
    assert await told(north) == await told(south) == ["Rude words", "What is it?"]
    [measure] = (await desk(mo))["measures"]
    assert (await mo.post(f"/api/moderation/measures/{measure['id']}/lift", {})).status_code == 200
    assert (await talk(south, text="Sorry")).status_code == 200


@pytest.mark.both_databases
async def test_a_decision_is_answered_once(here: House, mo: Browser) -> None:
    _, boris, path, line = await talking(here)
    await act(mo, "mute", {"line": line})
    [measure] = await own(boris)
    answer = f"/api/me/measures/{measure['id']}/answer"
    refused(await boris.post(answer, {"text": " "}), 422, "bad_message")
    told = await boris.post(answer, {"text": "I am sorry.\nIt was late."})
    assert told.json()["measures"][0]["answer"] == "I am sorry.\nIt was late."
    refused(await boris.post(answer, {"text": "And more."}), 409, "answered")
    [logged] = (await desk(mo))["measures"]
    assert logged["answer"] == "I am sorry.\nIt was late."
    assert (await mo.post(f"/api/moderation/measures/{logged['id']}/lift", {})).status_code == 200
    refused(await mo.post(f"/api/moderation/measures/{logged['id']}/lift", {}), 404, "not_in_force")
    await say(boris, path, "Thank you.")


async def test_a_mute_stays_with_a_guest_who_logs_in(here: House, mo: Browser) -> None:
    anna, boris = await here.browser(), await here.browser()
    await register(await here.browser(), "Boris-2")
    path = await table_of(anna, boris)
    line = (await say(boris, path, "Rude words"))["lines"][0]["id"]
    await act(mo, "mute", {"line": line})
    assert (await log_in(boris, "Boris-2")).status_code == 200
    refused(await phrase(boris, path, "hello"), 403, "muted")


# ---- ban ----


@pytest.mark.both_databases
async def test_who_is_banned_is_logged_out_and_leaves_all_games(here: House, mo: Browser) -> None:
    anna, boris, path, line = await talking(here)
    page = await Listening(boris, path).open()
    phone = await here.browser()
    await log_in(phone, "Boris")
    for browser in (anna, boris):
        choice = (await browser.get(path)).json()["legal"][0]["id"]
        assert (await browser.act(path, choice)).status_code == 200
    assert (await act(mo, "ban", {"line": line}, days=7)).status_code == 200
    for browser in (boris, phone):
        assert (await browser.me())["player"] is None
    assert (await anna.get(path)).json()["table"]["ended"]["winners"] == ["South"]
    answer = await boris.post(f"{path}/poll/receive", {"session": page.session})
    assert answer.json()["closed"]["code"] == 4401


async def test_who_is_banned_may_log_in_to_read_why_and_to_leave(here: House, mo: Browser) -> None:
    anna, boris, _, line = await talking(here)
    await act(mo, "ban", {"line": line})
    assert (await log_in(boris, "Boris")).status_code == 200
    made = await anna.table()
    assert WHY in refused(
        await boris.post(f"/api/tables/{made['id']}/seats/North", {"name": "B", "invite": made["secret"]}),
        403,
        "banned",
    )
    seek = {"name": "B", "wish": wish(CAMPAIGN)}
    for path, body in (("/api/lobby/enter", {"name": "B"}), ("/api/seeks", seek), ("/api/daily", {"name": "B"})):
        refused(await boris.post(path, body), 403, "banned")
    [measure] = await own(boris)
    assert measure["kind"] == "ban" and measure["ends"] is None
    assert (await boris.post(f"/api/me/measures/{measure['id']}/answer", {"text": "Sorry"})).status_code == 200
    taken = (await boris.get("/api/me/data")).json()
    assert [one["reason"] for one in taken["measures"]] == [WHY]
    await mo.post(f"/api/moderation/measures/{measure['id']}/lift", {})
    assert (await boris.post("/api/lobby/enter", {"name": "B"})).status_code == 200


@pytest.mark.both_databases
async def test_a_banned_guest_stays_the_same_guest(here: House, mo: Browser) -> None:
    anna, otto = await player(here, "Anna"), await player(here, "Otto")
    await otto.seek(CAMPAIGN, stays=True)
    await act(mo, "ban", {"player": otto.id})
    await anna.until(lambda page: not page.seeks)
    refused(await otto.post("/api/seeks", {"wish": wish(CAMPAIGN)}), 403, "banned")


async def test_the_bots_of_a_banned_account_do_not_play(here: House, mo: Browser) -> None:
    owner = await here.browser()
    await register(owner, "Olga")
    bot = await robot(here, (await make(owner))["token"])
    page = await LobbyPage(owner, "Olga").open(open=True)
    assert (await bot.post("/api/seeks", {"name": "", "wish": wish(CAMPAIGN)})).status_code == 200
    await act(mo, "ban", {"player": page.id})
    refused(await bot.post("/api/seeks", {"name": "", "wish": wish(CAMPAIGN)}), 403, "banned")


async def test_the_bots_of_a_banned_account_leave_and_wait_no_more(here: House, mo: Browser) -> None:
    owner, anna = await player(here, "Olga"), await player(here, "Anna")
    await register(owner.browser, "Olga")
    bot = await robot(here, (await make(owner.browser))["token"])
    made = await anna.browser.table(bots=True)
    await anna.browser.sit(made, "South", "Anna")
    sat = await bot.post(f"/api/tables/{made['id']}/seats/North", {"name": "Rook", "invite": made["secret"]})
    assert sat.status_code == 200, sat.text
    assert (await bot.post("/api/seeks", {"name": "", "wish": wish(CAMPAIGN), "stays": True})).status_code == 200
    await anna.until(lambda page: bool(page.seeks))
    assert (await act(mo, "ban", {"player": owner.id})).status_code == 200
    await anna.until(lambda page: not page.seeks)
    table = (await anna.browser.get(f"/api/tables/{made['id']}")).json()["table"]
    assert table["ended"]["text"] == "Rook (bot) left before the game began."


@pytest.mark.both_databases
async def test_who_is_banned_is_in_no_tournament(here: House, mo: Browser) -> None:
    anna, boris, cara = [await entrant(here, name) for name in ("Anna", "Boris", "Cara")]
    later = {**ROUND_ROBIN, "starts": LATER}
    own_one, other, begun = [await one.held(**later) for one in (boris, anna, anna)]
    assert (await boris.enter(other)).status_code == 204
    for one in (anna, boris, cara):
        assert (await one.enter(begun)).status_code == 204
    await begin(here, begun)
    await anna.until(begun, lambda seen: bool(seen["pairings"]))
    id = (await boris.browser.get("/api/players/Boris")).json()["id"]
    assert (await act(mo, "ban", {"player": id})).status_code == 200
    assert (await anna.see(own_one))["row"]["state"] == "called_off"
    assert (await anna.see(other))["entrants"] == []
    assert by_name(await anna.see(begun))["Boris"]["withdrawn"]
    assert (await log_in(boris.browser, "Boris")).status_code == 200
    refused(await boris.hold(**later), 403, "banned")
    for id in (other, begun):
        refused(await boris.enter(id), 403, "banned")


async def test_the_bots_of_a_banned_account_are_in_no_tournament(here: House, mo: Browser) -> None:
    owner, anna = await entrant(here, "Olga"), await entrant(here, "Anna")
    bot = await robot(here, (await make(owner.browser))["token"])
    cup = await anna.held(**ROUND_ROBIN, starts=LATER, bots=True)
    entered = await bot.post(f"/api/tournaments/{cup}/entry", {"partner": None})
    assert entered.status_code == 204, entered.text
    id = (await anna.browser.get("/api/players/Olga")).json()["id"]
    assert (await act(mo, "ban", {"player": id})).status_code == 200
    assert (await anna.see(cup))["entrants"] == []


async def test_who_is_banned_founds_no_table_and_plays_no_rematch(here: House, mo: Browser) -> None:
    anna, boris, path, line = await talking(here)
    for browser in (anna, boris):
        choice = (await browser.get(path)).json()["legal"][0]["id"]
        assert (await browser.act(path, choice)).status_code == 200
    assert (await anna.post(f"{path}/draw", {"answer": "offer"})).status_code == 200
    assert (await boris.post(f"{path}/draw", {"answer": "accept"})).status_code == 200
    assert (await act(mo, "ban", {"line": line})).status_code == 200
    assert (await log_in(boris, "Boris")).status_code == 200
    for browser in (boris, anna):
        refused(await browser.post(f"{path}/rematch", {"answer": "yes"}), 403, "banned")
    refused(await boris.post("/api/tables", {"variant": "stratego-lightning"}), 403, "banned")
    assert (await anna.get(path)).json()["table"]["rematch"] is None


async def test_a_moderator_is_not_banned_by_another(here: House, mo: Browser, database: str) -> None:
    other = await player(here, "Other")
    await register(other.browser, "Other")
    assert await appoint(database, "other", True) == "Other"
    refused(await act(mo, "ban", {"player": other.id}), 409, "moderator")


# ---- rename ----


@pytest.mark.both_databases
async def test_a_name_is_taken_away(here: House, mo: Browser) -> None:
    boris = await player(here, "Boris")
    await register(boris.browser, "Rude-Name")
    refused(await act(mo, "rename", {"player": boris.id}), 422, "bad_measure")
    refused(await act(mo, "rename", {"player": boris.id}, name="mo-derator"), 409, "name_taken")
    refused(await act(mo, "rename", {"player": boris.id}, name="x"), 422, "bad_name")
    assert (await act(mo, "rename", {"player": boris.id}, name="Player-7")).status_code == 200
    assert (await boris.browser.me())["player"]["name"] == "Player-7"
    refused(await send(boris.browser, "PATCH", "/api/me", {"name": "Rude-Name"}), 409, "name_stays")
    [measure] = await own(boris.browser)
    assert (measure["kind"], measure["subject"], measure["in_force"]) == ("rename", "Rude-Name", False)
    taken = await (await here.browser()).post("/api/register", {"name": "Rude-Name", "password": PASSWORD})
    refused(taken, 409, "name_taken")
    guest = await player(here, "Guest-Name")
    refused(await act(mo, "rename", {"player": guest.id}, name="Player-8"), 409, "no_account")


async def test_the_name_of_a_bot_is_taken_away_and_its_owner_is_told(here: House, mo: Browser) -> None:
    olga = await here.browser()
    await register(olga, "Olga")
    made = await make(olga, "Rude-Name")
    rook = await LobbyPage(await robot(here, made["token"]), "").open(open=True)
    about = {"player": rook.id}
    refused(await act(mo, "rename", about, name="Olga"), 409, "name_taken")
    refused(await act(mo, "rename", about, name="Rook (bot)"), 422, "bad_name")
    assert (await act(mo, "rename", about, name="Rook")).status_code == 200
    [bot] = (await olga.get("/api/me/bots")).json()["bots"]
    assert bot["name"] == "Rook (bot)"
    page = (await olga.get("/api/players/Rook")).json()
    assert (page["name"], page["kind"]) == ("Rook (bot)", "bot")
    [told] = await own(olga)
    assert (told["kind"], told["reason"], told["subject"]) == ("rename", WHY, "Rude-Name (bot)")
    answered = await olga.post(f"/api/me/measures/{told['id']}/answer", {"text": "I am sorry."})
    assert answered.status_code == 200, answered.text
    [logged] = (await desk(mo))["measures"]
    assert (logged["name"], logged["subject"], logged["answer"]) == ("Olga", "Rude-Name (bot)", "I am sorry.")
    taken = await (await here.browser()).post("/api/register", {"name": "Rude-Name", "password": PASSWORD})
    refused(taken, 409, "name_taken")


async def test_there_are_no_moderators_without_a_club(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna = await here.browser()
        for path in ("/api/moderation", "/api/me/measures"):
            refused(await anna.get(path), 404, "no_club")
        refused(await report(anna, {"line": "x"}), 404, "no_club")
