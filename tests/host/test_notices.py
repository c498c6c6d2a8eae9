"""Tests of notices about tables: who is told what, when, and how often."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from pytest import LogCaptureFixture as LogCapture
from tests.host.away import DAILY, HTTPS, Player, Post, post
from tests.host.browsers import House, house, refused
from tests.host.outside_world import shown, text_of
from tests.host.postgres import Postgres
from tests.host.stand_ins import begin, relieve

from sandtable.host.notices import outbox, table_notices
from sandtable.host.notices.outside import Outside
from sandtable.host.store.due import Due

__all__ = ["post"]

TURN = "Ultimate Stratego: Lightning: your turn"
OVER = "Ultimate Stratego: Lightning: the game is over"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def here(post: Post, database: Path) -> AsyncIterator[House]:
    async with post.house(database) as running:
        yield running


async def begun(post: Post) -> tuple[Player, Player, str]:
    """Let two players who take pushes lay out their armies; it is Anna's turn, and both have seen the table."""
    anna, berta, path = await post.two()
    for player in (anna, berta):
        await player.look(path)
        await player.browser.lay_out(path)
        await player.subscribe()
    await post.settle()
    return anna, berta, path


async def test_a_player_who_is_away_is_told_once(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    assert await berta.pushes() == []
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    assert await berta.pushes() == [TURN] and await anna.pushes() == []
    [request] = post.vendor.requests.all
    told = shown(berta.reader, request)
    assert re.fullmatch(
        r"It is your turn in the game with Anna\. You have 2[34] hours for it\. After that you have 7 days of the "
        r"reserve\.",
        told["body"],
    )
    assert (told["path"], told["tag"]) == (path.removeprefix("/api").replace("tables", "table"), path.split("/")[-1])


async def test_who_has_the_table_in_sight_is_not_told(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await post.later(100)
    await berta.look(path)
    await anna.browser.act(path, "a4-a5")
    assert await berta.pushes() == []


async def test_an_open_page_that_nobody_sees_does_not_count(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await post.later(100)
    opened = await berta.browser.post(f"{path}/poll/open", {"type": "hello", "token": None})
    assert opened.status_code == 200
    await anna.browser.act(path, "a4-a5")
    assert await berta.pushes() == [TURN]


async def test_there_is_one_push_until_the_table_was_seen(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await post.later(100)
    for own, other in (("a4-a5", "a7-a6"), ("a5-a4", "a6-a7")):
        await anna.browser.act(path, own)
        assert await berta.pushes() == [TURN]
        await berta.browser.act(path, other)
    await berta.look(path)
    await post.later(100)
    await anna.browser.act(path, "b4-b5")
    assert await berta.pushes() == [TURN, TURN]


async def test_it_is_told_after_a_minute_and_a_half(post: Post, here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    anna, berta, path = await post.two()
    await berta.subscribe()
    await anna.browser.lay_out(path)
    await post.settle_notes()
    left = await here.store.next_due([table_notices.TURN])
    assert left is not None and 80 < left <= 90


async def test_set_ups_are_everybodys_turn(post: Post, here: House) -> None:
    anna, berta, path = await post.two()
    await anna.subscribe()
    await berta.subscribe()
    await anna.browser.lay_out(path)
    assert await berta.pushes() == [TURN]


async def test_the_end_is_told_to_those_who_did_not_see_it(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await post.later(100)
    await anna.look(path)
    await anna.browser.act(path, "resign")
    assert await berta.pushes() == [OVER] and await anna.pushes() == []


async def test_it_is_told_that_somebody_sat_down(post: Post, here: House) -> None:
    anna, berta = await post.player("Anna"), await post.player("Berta")
    made = await anna.browser.table(time=DAILY)
    await anna.browser.sit(made, "South", "Anna")
    await anna.subscribe()
    await berta.browser.sit(made, "North", "Berta")
    assert "Ultimate Stratego: Lightning: somebody sat down" in await anna.pushes()


async def test_it_is_told_that_somebody_has_relieved_the_stand_in(post: Post, here: House) -> None:
    anna, berta = await post.player("Anna"), await post.player("Berta")
    path = await begin(anna.browser)
    await anna.subscribe()
    assert await anna.pushes() == [], "nobody has come but the computer"
    assert (await relieve(berta.browser, path, "Berta")).status_code == 200
    assert "Ultimate Stratego: Lightning: somebody sat down" in await anna.pushes()
    told = [shown(anna.reader, request)["body"] for request in post.vendor.requests.all]
    assert "Berta is at your table. Everybody is there." in told


async def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    left = await here.store.next_due([table_notices.REMINDER])
    assert left is not None and left == pytest.approx(6 * 24 * 3600, abs=60)
    await post.sql("UPDATE due SET at = 0 WHERE kind = 'notice-reminder'")
    await here.app.state.hub.due.set(Due("wake", "up", 1), 0)
    await post.vendor.requests.number(2)
    assert await berta.pushes() == [TURN, "Ultimate Stratego: Lightning: 2 days left"] and await anna.pushes() == []


async def test_a_notice_survives_a_restart_and_comes_once(
    post: Post, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = table_notices.DELAYS
    monkeypatch.setattr(table_notices, "DELAYS", dict.fromkeys(at_once, 3600.0))
    async with post.house(database):
        anna, berta, path = await post.two()
        await berta.subscribe()
        await berta.give_mail("berta@example.org")
        await anna.browser.lay_out(path)
        await post.settle_notes()
        await post.sql("UPDATE due SET at = 0 WHERE kind = 'notice-turn'")
    monkeypatch.setattr(table_notices, "DELAYS", at_once)
    for _ in range(2):
        async with post.house(database):
            await post.vendor.requests.number(1)
            mails = await post.box.mails.number(2)
            await post.settle()
    assert len(post.vendor.requests.all) == 1 and [mail["Subject"] for mail in mails[1:]] == [TURN]


async def test_a_server_that_ends_finishes_what_it_sends(post: Post, database: Path) -> None:
    async with post.house(database):
        anna, _, path = await begun(post)
        await post.later(100)
        post.vendor.may_answer.clear()
        await anna.browser.act(path, "a4-a5")
        await post.vendor.requests.number(1)
        asyncio.get_running_loop().call_later(0.3, post.vendor.may_answer.set)
    async with post.house(database) as again:
        assert [row.done for row in await again.rows("outbox")] == [True]
    assert len(post.vendor.requests.all) == 1


async def test_what_happens_as_a_server_ends_is_told_later(
    post: Post, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_notices, "STANDS", 3600.0)
    async with post.house(database):
        anna, berta, path = await post.two(time=None)
        await berta.subscribe()
        await anna.browser.lay_out(path)
    monkeypatch.setattr(table_notices, "STANDS", 0.0)
    async with post.house(database):
        await post.vendor.requests.number(1)
        assert await berta.pushes() == [TURN]


async def test_nobody_is_told_while_pages_come_back_after_an_outage(
    post: Post, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    async with post.house(database):
        anna, berta, path = await post.two()
        await berta.subscribe()
        await anna.browser.lay_out(path)
        await post.settle_notes()
    await post.pass_without_servers(database, 3600)
    async with post.house(database) as here:
        assert await here.store.next_due([table_notices.TURN]) == pytest.approx(90, abs=20)


async def test_a_reminder_is_put_off_with_its_clock(post: Post, database: Path) -> None:
    async with post.house(database) as here:
        await begun(post)
        before = await here.store.next_due([table_notices.REMINDER])
    await post.pass_without_servers(database, 4 * 3600)
    async with post.house(database) as here:
        assert await here.store.next_due([table_notices.REMINDER]) == pytest.approx(before, abs=60)


async def test_a_server_knows_what_was_done_elsewhere_before_it_tells(
    post: Post, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh()
    async with post.house(database, nodes=2), post.house(database, nodes=2) as other:
        anna, _, path = await begun(post)
        await post.later(100)
        away = await post.player("Berta", other)
        await away.browser.seat_at(path)

        async def is_behind(table: Any) -> None:
            """Do not carry out what was done elsewhere."""

        monkeypatch.setattr(other.app.state.hub, "follow", is_behind)
        monkeypatch.setattr(table_notices, "DELAYS", dict.fromkeys(table_notices.DELAYS, 3600.0))
        await anna.browser.act(path, "resign")
        await other.app.state.notices.tables.tell(Due(table_notices.OVER, path.split("/")[-1], 1))
        told = await post.vendor.requests.number(2)
        assert sorted(request.path for request in told) == ["/Anna", "/Berta"]


async def test_of_two_servers_one_tells(post: Post, postgres: Postgres) -> None:
    database = postgres.fresh()
    async with post.house(database, nodes=2) as one, post.house(database, nodes=2) as other:
        anna, berta, path = await begun(post)
        away = await post.player("Berta", other)
        away.browser.http.cookies = berta.browser.http.cookies
        assert await away.browser.seat_at(path) == "North"  # both servers have the table in memory
        await post.later(100)
        await anna.browser.act(path, "a4-a5")
        assert await berta.pushes() == [TURN]
        await away.look(path)
        await post.later(0)
        assert one.app.state.notices is not other.app.state.notices
        await berta.browser.act(path, "a7-a6")
        await anna.browser.act(path, "a5-a6")
        assert await berta.pushes() == [TURN]  # it was in sight at the other server


# ---- mails ----


async def test_a_mail_asks_first(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    for status in (204, 429, 429):
        given = await berta.browser.put("/api/me/mail", {"address": "berta@example.org", "language": "de"})
        assert given.status_code == status
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    [mail] = post.box.mails.all
    assert mail["Subject"] == "Möchtest du Mails von Sandtable?" and f"{HTTPS}/confirm#" in text_of(mail)
    assert (await berta.state())["mail"] == {"address": "berta@example.org", "confirmed": False}


async def test_mails_come_and_stop(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    mail = post.box.mails.all[-1]
    assert mail["Subject"] == TURN and f"{HTTPS}{path.removeprefix('/api').replace('tables', 'table')}" in text_of(mail)
    stop = mail["List-Unsubscribe"].strip(" <>").removeprefix(HTTPS)
    assert f"{HTTPS}/stop#{stop.removeprefix('/api/stop/')}" in text_of(mail)
    program = await here.browser(HTTPS)
    opened = await program.http.get(stop)
    page = urljoin(f"{HTTPS}/games{stop}", opened.headers["location"])
    assert opened.status_code == 303 and page == f"{HTTPS}/games/stop#{stop.removeprefix('/api/stop/')}"
    assert (await berta.state())["mail"] == {"address": "berta@example.org", "confirmed": True}, "that page asks"
    stopped = await program.http.post(stop, content=b"List-Unsubscribe=One-Click")
    assert stopped.status_code == 204, stopped.text
    assert (await berta.state())["mail"] == {"address": None, "confirmed": False}
    refused(await program.http.post(stop), 403, "wrong_code")
    await berta.give_mail("berta@example.com")
    refused(await program.http.post(stop), 403, "wrong_code")


async def test_a_wrong_link_tells_nobody_who_has_an_address(post: Post, here: House) -> None:
    anna, berta, _ = await begun(post)
    await berta.give_mail("berta@example.org")
    players = [row.player for row in await here.rows("seats")]
    codes = ["x" * 1500, "nobody.code", *(f"{player}.junk" for player in players)]
    told = [refused(await anna.browser.http.post(f"/api/stop/{code}"), 403, "wrong_code") for code in codes]
    assert len(players) == 2 and set(told) == {
        "This link does not work, or it was used before. The links in later mails do."
    }


async def test_there_is_one_mail_a_table_until_it_was_seen(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    await berta.browser.act(path, "a7-a6")
    await anna.browser.act(path, "resign")
    assert await berta.pushes() == [TURN, OVER]
    assert [mail["Subject"] for mail in post.box.mails.all[1:]] == [TURN]


async def test_a_mail_waits_for_the_mail_server(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    await post.later(100)
    await post.box.stop()
    await anna.browser.act(path, "a4-a5")
    await post.vendor.requests.number(1)
    await post.box.start()
    mails = await post.box.mails.number(2)
    await post.settle()
    assert [mail["Subject"] for mail in mails[1:]] == [TURN] and len(post.box.mails.all) == 2


async def test_a_mail_that_has_waited_too_long_is_not_sent(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    await post.later(100)
    await post.box.stop()
    await anna.browser.act(path, "a4-a5")
    await post.vendor.requests.number(1)
    await berta.look(path)
    await post.settle()
    assert len(post.box.mails.all) == 1


# ---- browsers ----


async def test_a_browser_that_is_gone_is_forgotten(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    post.vendor.answer = lambda _: "410 Gone"
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    assert (await berta.state())["here"] is False and (await anna.state())["here"] is True


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("302 Found\r\nLocation: https://localhost/elsewhere", "localhost answers 302; given up"),
        (None, "localhost gives no answer within 2 s; given up"),
        ("inside", "localhost is in a network of its own: only servers in the internet are asked; given up"),
    ],
)
async def test_a_browser_that_cannot_be_reached_costs_nobody_else_a_notice(
    post: Post, here: House, answer: str | None, words: str, monkeypatch: pytest.MonkeyPatch, caplog: LogCapture
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", ())
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    if answer == "inside":
        here.app.state.notices._push._outside = Outside(tls=post.vendor.trusting)
    post.vendor.answer = lambda _: answer
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    await post.settle()
    assert [mail["Subject"] for mail in post.box.mails.all[1:]] == [TURN]
    assert len(post.vendor.requests.all) == (answer != "inside"), "no redirect is followed"
    assert caplog.messages == [words]
    assert (await berta.state())["here"] is True


async def test_a_browser_that_could_not_be_reached_five_times_is_forgotten(
    post: Post, here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", ())
    anna, berta, path = await begun(post)
    answers = iter(["503 Busy"] * 4 + ["201 Created"] + ["503 Busy"] * 5)
    post.vendor.answer = lambda request: next(answers) if request.path == "/Berta" else "201 Created"
    moves = [("a4-a5", "a7-a6"), ("b4-b5", "b7-b6"), ("a5-a4", "a6-a7"), ("b5-b4", "b6-b7")]
    known = []
    for own, other in (moves * 3)[:10]:
        await post.later(100)
        assert (await anna.browser.act(path, own)).status_code == 200
        await post.settle()
        known.append((await berta.state())["here"])
        await berta.look(path)
        assert (await berta.browser.act(path, other)).status_code == 200
    assert known == [True] * 9 + [False]


async def test_a_mail_that_is_refused_for_good_is_told_in_a_line_and_not_sent_again(
    post: Post, here: House, caplog: LogCapture
) -> None:
    anna, berta, path = await begun(post)
    await berta.give_mail("berta@example.org")
    post.box.refuses = "550 5.1.1 <berta@example.org> User unknown"
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    assert await berta.pushes() == [TURN]
    assert caplog.messages == ["the mail server 127.0.0.1 refuses a mail: 550 5.1.1"]
    post.box.refuses = None
    await berta.browser.act(path, "a7-a6")
    await berta.look(path)
    await post.later(100)
    await anna.browser.act(path, "a5-a6")
    assert await berta.pushes() == [TURN, TURN]
    assert [mail["Subject"] for mail in post.box.mails.all[1:]] == [TURN]


async def test_a_browser_that_was_signed_out_is_told_nothing(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.browser.delete(f"/api/me/sessions/{(await berta.browser.devices())[0]['id']}")
    assert len(await here.rows("push")) == 1
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    assert await berta.pushes() == []


async def test_a_browser_subscribes_again_or_no_more(post: Post, here: House) -> None:
    anna, berta, path = await begun(post)
    await berta.subscribe("de", post.vendor.endpoint("Berta?again"))
    assert len(await here.rows("push")) == 2
    assert (await anna.browser.delete("/api/me/push")).status_code == 204
    assert (await anna.state())["here"] is False
    await post.later(100)
    await anna.browser.act(path, "a4-a5")
    [request] = await post.vendor.requests.number(1)
    assert shown(berta.reader, request)["heading"] == "Ultimate Stratego: Lightning: Du bist am Zug"


async def test_games_of_a_guest_who_opens_a_link_bring_settings_along(post: Post, here: House) -> None:
    anna, berta, _ = await begun(post)
    await berta.give_mail("berta@example.org")
    opened = await berta.browser.open(await anna.browser.link())
    assert opened.status_code == 200
    assert (await berta.state())["mail"] == {"address": None, "confirmed": False}  # Anna's settings
    assert len(await here.rows("push")) == 2  # both browsers hear of Anna's games


# ---- bad input, and servers that send nothing ----


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me/push", {"endpoint": "https://localhost/" + "x" * 10_000, "p256dh": "", "auth": ""}),
        ("PUT", "/api/me/push", {"endpoint": "https://10.0.0.1/", "p256dh": "", "auth": ""}),
        ("PUT", "/api/me/push", {"endpoint": "https://localhost/", "p256dh": "x" * 10_000, "auth": ""}),
        ("PUT", "/api/me/push", []),
        ("PUT", "/api/me/mail", {"address": "x" * 10_000}),
        ("PUT", "/api/me/mail", {"address": "nobody"}),
        ("PUT", "/api/me/mail", {"address": "a@b.org", "language": "xx"}),
        ("POST", "/api/mail/confirm", {"code": "x" * 10_000}),
        ("POST", "/api/mail/confirm", {"code": "\u0000.x"}),
        ("POST", "/api/mail/confirm", {"code": "nobody.code"}),
    ],
)
async def test_bad_input_is_refused_in_a_sentence(post: Post, here: House, method: str, path: str, body: Any) -> None:
    anna = await post.player("Anna")
    await anna.browser.game()
    answer = await anna.browser.http.request(method, path, json=body, headers={"Origin": HTTPS})
    assert answer.status_code in (400, 403, 422) and len(answer.json()["message"]) < 300
    assert await here.rows("push") == await here.rows("outbox") == []


async def test_strangers_have_no_notices(post: Post, here: House) -> None:
    anna = await post.player("Anna")
    state = await anna.state()
    assert state["push"] and (state["here"], state["mail"]) == (False, {"address": None, "confirmed": False})
    refused(await anna.browser.put("/api/me/mail", {"address": "a@b.org"}), 401, "no_player")
    refused(await anna.browser.delete("/api/me/push"), 401, "no_player")
    assert (await anna.browser.http.post("/api/stop/%00.x")).status_code == 400


async def test_a_server_that_sends_none_offers_none(database: Path) -> None:
    async with house(database) as running:
        browser = await running.browser()
        await browser.game()
        assert (await browser.get("/api/me/notices")).json() == {
            "push": None,
            "here": False,
            "mail": None,
            "rings": False,
            "bell": None,
            "hour": None,
        }
        refused(await browser.put("/api/me/mail", {"address": "a@b.org"}), 404, "off")
        refused(await browser.post("/api/stop/x", None), 404, "off")


async def test_what_is_off_is_refused(post: Post, database: Path) -> None:
    async with post.house(database, smtp_url=""):
        anna = await post.player("Anna")
        await anna.browser.game()
        assert (await anna.state())["mail"] is None
        refused(await anna.browser.put("/api/me/mail", {"address": "a@b.org"}), 404, "off")
