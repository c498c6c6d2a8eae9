"""Tests of Today's duel: one position a day, the same for all, and one attempt for each player."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.browsers import House, house, refused
from tests.host.duels import (
    GAMES,
    LIGHTNING,
    SMALL,
    SOLDIER,
    WARKINGS,
    DatabaseClock,
    Duellist,
    bots,
    duellist,
    first_choice,
    same_seeds,
)
from tests.host.games import NORTH, SOUTH, setup
from tests.host.lobbies import LobbyPage, club, wish
from tests.host.members import register

from sandtable.bots.levels import levels
from sandtable.games import variant
from sandtable.host.club.names import fold
from sandtable.host.refusals import HELD_BACK, Refusal
from sandtable.host.settings import Rate
from sandtable.host.store.appointing import appoint
from sandtable.host.store.days import DAY
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.wire.duel_games import DuelGames

pytestmark = pytest.mark.usefixtures("nobody_is_new")

ANSWERED_AFTERWARDS = ("record", "replay?at=1", "review", "scenario?at=1")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> DatabaseClock:
    same_seeds(monkeypatch)
    return DatabaseClock(monkeypatch)


@pytest.fixture
async def here(clock: DatabaseClock, tmp_path: Path) -> AsyncIterator[House]:
    async with club(tmp_path / "games.db", pool=bots()) as running:
        yield running


def alike(seen: dict[str, Any], player: Duellist) -> str:
    """Return what a player sees of the table, without what is the table's and the player's own."""
    return str(seen).replace(player.table.rpartition("/")[2], "TABLE").replace(player.name, "NAME")


# ---- the same for all ----


@pytest.mark.parametrize("date", [LIGHTNING, SMALL, SOLDIER, WARKINGS])
async def test_two_players_who_act_alike_see_the_same(here: House, clock: DatabaseClock, date: int) -> None:
    clock.set(date)
    anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
    began = [await one.play() for one in (anna, berta)]
    assert began[0]["table"]["variant"] == GAMES[date % 4]
    assert anna.table != berta.table and not began[0]["table"]["hints"]
    for number in range(10):
        seen = [await one.asked() for one in (anna, berta)]
        assert alike(seen[0], anna) == alike(seen[1], berta)
        if seen[0]["table"]["ended"] is not None:
            break
        for one in (anna, berta):
            await one.act(_some_choice(seen[0], number))
    assert number > 2


async def test_two_players_who_act_otherwise_see_that(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
    for number, one in enumerate((anna, berta)):
        began = await one.play()
        await one.act(int(began["legal"][number]["id"]))
    assert alike(await anna.asked(), anna) != alike(await berta.asked(), berta)


def _some_choice(seen: dict[str, Any], number: int) -> int | str:
    """Return a choice that depends on nothing but what is seen."""
    if not seen["legal"]:
        return setup(SOUTH) if seen["table"]["variant"] == GAMES[0] else _small_army(seen["view"])
    going_on = [offer["id"] for offer in seen["legal"] if offer["text"] != "resign"]
    return int(going_on[number % len(going_on)])


def _small_army(view: dict[str, Any]) -> str:
    pieces = [piece for piece, count in view["to_place"].items() for _ in range(count)]
    return "setup " + " ".join(f"{piece}@{space}" for piece, space in zip(pieces, view["zone"], strict=False))


def test_the_computer_player_does_not_depend_on_the_time() -> None:
    games = DuelGames(None)  # type: ignore[arg-type]
    for date, game in zip((LIGHTNING, SMALL, SOLDIER, WARKINGS), GAMES, strict=True):
        played = games.of(date)
        assert played.variant == game and played.level != "recruit"
        assert levels(variant(game))[played.level].seconds == 0


async def test_the_hash_is_public_the_day_before_and_proves_the_shuffle(here: House, clock: DatabaseClock) -> None:
    anna = await duellist(here, "Anna")
    promised = (await anna.daily())["tomorrow"]
    clock.set(SMALL)
    assert (await anna.daily())["today"].items() >= promised.items()
    assert (await anna.play())["table"]["commitment"] == promised["hash"]
    clock.set(SOLDIER)
    told = (await anna.daily())["yesterday"]
    assert hashlib.sha256(bytes.fromhex(told["seed"])).hexdigest() == promised["hash"]
    assert promised["published"] == (LIGHTNING * DAY + DAY // 2) // 1000


# ---- one attempt ----


async def test_a_player_goes_on_with_the_one_attempt(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna = await duellist(here, "Anna")
    assert (await anna.daily())["attempt"] is None
    await anna.play()
    first = anna.table
    await anna.act(first_choice(await anna.asked()))
    before = await anna.asked()
    assert alike(await anna.play(), anna) == alike(before, anna) and anna.table == first
    assert [game["table"] for game in (await anna.browser.me())["games"]] == [first.rpartition("/")[2]]
    assert (await anna.daily())["attempt"] == {"table": first.rpartition("/")[2], "result": None, "counts": False}
    await anna.end()
    again = await anna.browser.post("/api/daily", {"name": "Anna"})
    assert "midnight" in refused(again, 409, "played")
    assert len(await here.rows("tables")) == 1


async def test_who_gives_up_has_not_finished(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
    await anna.play()
    assert (await anna.browser.post(f"{anna.table}/leave", {})).status_code == 200
    await berta.play()
    await berta.end()
    seen = await anna.daily()
    assert seen["attempt"]["result"]["how"] == "given_up" and not seen["attempt"]["counts"]
    assert seen["board"] is None and seen["finished"] == 1
    assert [row["name"] for row in (await berta.daily())["board"]] == ["Berta"]
    refused(await anna.browser.post("/api/daily", {"name": "Anna"}), 409, "played")
    refused(await anna.remark("Too hard."), 409, "not_finished")


async def test_an_attempt_is_not_called_off_drawn_or_given_away(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna = await duellist(here, "Anna")
    await anna.play()
    shown = (await anna.see())["table"]
    assert shown["duel"] and not {"abort", "draw"} & set(shown["acts"])
    refused(await anna.browser.post(f"{anna.table}/abort", {}), 409, "duel")
    refused(await anna.browser.post(f"{anna.table}/draw", {"answer": "offer"}), 409, "duel")
    refused(await anna.browser.post(f"{anna.table}/lend", {}), 409, "duel")


async def test_a_rematch_is_an_ordinary_game(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna = await duellist(here, "Anna")
    await anna.play()
    await anna.end()
    assert (await anna.browser.post(f"{anna.table}/rematch", {"answer": "yes"})).status_code == 200
    following = (await anna.see())["table"]["rematch"]
    assert not (await (await here.browser()).get(f"/api/tables/{following}")).json()["table"]["duel"]
    watched = await (await here.browser()).get(f"/api/tables/{following}")
    assert watched.status_code == 200
    assert watched.json()["table"]["commitment"] != (await anna.see())["table"]["commitment"]


# ---- the board ----


async def test_the_board_is_for_those_who_have_finished(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna, berta, clara = [await duellist(here, name) for name in ("Anna", "Berta", "Clara")]
    for one in (anna, berta):
        await one.play()
    refused(await anna.remark("Not yet."), 409, "not_finished")
    ended = await anna.end()
    assert (await anna.remark("  It was close. ")).status_code == 204
    for one in (berta, clara):
        seen = await one.daily()
        assert seen["board"] is None and seen["finished"] == 1 and "close" not in str(seen)
    board = (await anna.daily())["board"]
    won = anna.name in ended["table"]["ended"]["text"]
    assert [(row["name"], row["yours"], row["remark"], row["table"]) for row in board] == [
        ("Anna", True, "It was close.", None)
    ]
    assert board[0]["result"]["how"] == ("won" if won else "lost") and board[0]["result"]["turns"] > 1
    clock.now += 1
    await berta.end()
    board = (await berta.daily())["board"]
    assert [(row["name"], row["yours"]) for row in board] == [("Anna", False), ("Berta", True)]
    refused(await anna.remark("x" * 201), 422, "bad_message")
    refused(await anna.remark("two\nlines"), 422, "bad_message")


async def test_a_remark_is_reported_by_those_who_read_it_and_removed_by_moderators(
    here: House, clock: DatabaseClock, tmp_path: Path
) -> None:
    clock.set(WARKINGS)
    eve, anna, clara = [await duellist(here, name) for name in ("Eve", "Anna", "Clara")]
    for one in (eve, anna):
        await one.play()
        await one.end()
    assert (await eve.remark("Rude words.")).status_code == 204
    await register(clara.browser, "Clara")
    remark = {"player": await eve.id, "duel": (await anna.daily())["today"]["date"]}
    report = {"about": remark, "reason": "rude"}
    assert refused(await clara.browser.post("/api/reports", report), 404, "no_remark"), "she cannot read it"
    assert (await anna.browser.post("/api/reports", report)).status_code == 204
    for nothing in ({**remark, "duel": "2020-01-01"}, {**remark, "duel": "yesterday"}, {**remark, "player": "nobody"}):
        refused(await anna.browser.post("/api/reports", {**report, "about": nothing}), 404, "no_remark")
    assert await appoint(str(tmp_path / "games.db"), fold("Clara"), True) == "Clara"
    [filed] = (await clara.browser.get("/api/moderation")).json()["reports"]
    assert (filed["name"], filed["remark"], filed["duel"]) == ("Eve", "Rude words.", remark["duel"])
    measure = {"about": remark, "kind": "remove", "reason": "Be kind.", "report": filed["id"]}
    done = await clara.browser.post("/api/moderation/measures", measure)
    assert done.status_code == 200 and done.json()["measures"][0]["subject"] == "Rude words.", done.text
    assert [row["remark"] for row in (await anna.daily())["board"]] == [None, None]
    told = (await eve.browser.get("/api/me/measures")).json()["measures"]
    assert [(one["kind"], one["reason"]) for one in told] == [("remove", "Be kind.")]
    refused(await clara.browser.post("/api/moderation/measures", measure), 404, "no_remark")


async def test_a_player_of_the_board_can_be_challenged(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
    for one in (anna, berta):
        await one.play()
        await one.end()
    page = await LobbyPage(berta.browser, "Berta").enter()
    row = next(row for row in (await anna.daily())["board"] if row["name"] == "Berta")
    sent = await anna.browser.post("/api/challenges", {"name": "Anna", "player": row["player"], "wish": wish()})
    assert sent.status_code == 204
    assert (await page.challenged())["name"] == "Anna"


# ---- midnight ----


@pytest.fixture(params=["UTC", "Pacific/Auckland", "America/Los_Angeles"])
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    yield request.param
    os.environ.pop("TZ")
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


async def test_all_is_held_back_until_midnight_utc_and_given_afterwards(
    zone: str, clock: DatabaseClock, tmp_path: Path
) -> None:
    clock.set(WARKINGS, DAY - 1000)
    async with club(tmp_path / "games.db", pool=bots()) as here:
        anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
        await anna.play()
        await _is_held_back(anna, berta)
        await anna.end()
        await _is_held_back(anna, berta)
        seen = await anna.see()
        assert seen["table"]["seed"] is None and "midnight UTC" in seen["table"]["no_replay"]
        (listed,) = (await anna.browser.me())["games"]
        assert listed["duel"] and listed["held_back"]
        cookies = anna.browser.http.cookies
    clock.set(WARKINGS, DAY - 1)
    async with club(tmp_path / "games.db", pool=bots()) as here:  # over a restart
        anna.browser, berta.browser = await here.browser(), await here.browser()
        anna.browser.http.cookies = cookies
        await _is_held_back(anna, berta)
        assert (await anna.daily())["today"]["variant"] == "warkings" and (await anna.daily())["left"] == 0
        clock.set(WARKINGS + 1, 0)
        seen = await anna.daily()
        assert (seen["today"]["date"], seen["today"]["variant"]) == ("2024-10-08", "stratego-lightning")
        assert seen["left"] == 24 * 3600 and seen["attempt"] is None
        yesterday = (await berta.daily())["yesterday"]
        assert [row["table"] for row in yesterday["board"]] == [anna.table.rpartition("/")[2]]
        for one in (anna, berta):
            shown = await one.browser.get(anna.table)
            assert shown.json()["table"]["seed"] == yesterday["seed"] and shown.json()["table"]["no_replay"] is None
            record = await one.browser.get(f"{anna.table}/record")
            assert f'[Seed "{yesterday["seed"]}"]' in record.text
            for path in ("replay?at=1", "scenario?at=0"):
                assert (await one.browser.get(f"{anna.table}/{path}")).status_code == 200
            assert (await one.browser.get(f"{anna.table}/review")).status_code in (200, 202)
            again = await one.browser.post(f"{anna.table}/continuations", {"at": 1, "seat": "A"})
            assert again.status_code == 201
            assert (await (await here.browser()).get(f"/api/tables/{again.json()['id']}")).status_code == 200


async def _is_held_back(player: Duellist, other: Duellist) -> None:
    """Check that nothing of a table is told to others, and to its player nothing of the shuffle."""
    for path in ANSWERED_AFTERWARDS:
        assert "midnight UTC" in refused(await player.browser.get(f"{player.table}/{path}"), 403, "held_back")
    again = await player.browser.post(f"{player.table}/continuations", {"at": 1, "seat": "A"})
    refused(again, 403, "held_back")
    for path in ("", *(f"/{path}" for path in (*ANSWERED_AFTERWARDS, "log?before=5"))):
        refused(await other.browser.get(f"{player.table}{path}"), 403, "held_back")
    for path, body in (("continuations", {"at": 1, "seat": "A"}), ("preview", {"partial": "1"})):
        refused(await other.browser.post(f"{player.table}/{path}", body), 403, "held_back")
    opened = await other.browser.post(f"{player.table}/poll/open", {"token": None})
    received = await other.browser.post(f"{player.table}/poll/receive", {"session": opened.json()["session"]})
    assert [message["type"] for message in received.json()["messages"]] == ["refused", "bye"]
    assert received.json()["closed"]["code"] == 4400


async def test_a_game_that_ends_after_midnight_does_not_count(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS, DAY - 1)
    anna = await duellist(here, "Anna")
    await anna.play()
    late = anna.table
    clock.set(WARKINGS + 1, 0)
    assert (await anna.end())["table"]["ended"] is not None
    seen = await anna.daily()
    assert seen["attempt"] is None and seen["yesterday"]["board"] == []
    assert seen["yesterday"]["attempt"]["table"] == late.rpartition("/")[2]
    assert seen["yesterday"]["attempt"]["result"] is not None and not seen["yesterday"]["attempt"]["counts"]
    refused(await anna.remark("Late."), 409, "not_finished")
    await anna.play()
    assert anna.table != late


async def test_a_duel_whose_rules_have_changed_is_held_back_too(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    anna = await duellist(here, "Anna")
    await anna.play()
    await anna.end()
    stored = await here.store.load(anna.table.rpartition("/")[2])
    assert stored is not None and stored.finished is not None
    archived = ArchivedTable(stored.spec, len(stored.lines), stored.finished, None, stored.lines)
    with pytest.raises(Refusal, match="midnight UTC"):
        archived.viewer_of(None)
    assert (archived.table(0).seed, archived.table(0).no_replay_said) == (None, HELD_BACK)
    archived.ended_day = True
    assert archived.table(archived.viewer_of(None)).seed == stored.spec.seed.hex()


# ---- armies ----


async def test_the_oldest_army_is_played_against_with_its_name(here: House, clock: DatabaseClock) -> None:
    anna, berta, clara = [await duellist(here, name) for name in ("Anna", "Berta", "Clara")]
    await anna.daily()
    assert (await berta.send_army(setup(SOUTH))).status_code == 422  # it is laid out for South
    assert (await berta.send_army(setup(SOUTH), seat="South")).status_code == 204
    clock.now += 1
    assert (await clara.send_army(setup(NORTH))).status_code == 204
    clock.now += 1
    assert (await berta.send_army(setup(NORTH, mirrored=True))).status_code == 204  # it keeps its place
    assert (await berta.daily())["sent"] == ["stratego-lightning"]
    clock.set(LIGHTNING + 3)
    await anna.daily()
    clock.set(LIGHTNING + 4)
    seen = await berta.daily()
    assert seen["today"]["army_of"] == "Berta" and seen["sent"] == []
    assert seen["own_army"] and seen["board"] == []
    refused(await berta.browser.post("/api/daily", {"name": "Berta"}), 409, "own_army")
    began = await anna.play()
    assert began["you"] == "South" and began["ask"]["kind"] == "setup"
    await anna.act(setup(SOUTH))
    await anna.act("resign")
    clock.set(LIGHTNING + 5)
    record = (await clara.browser.get(f"{anna.table}/record")).text
    assert "10@j7" in record and "F@j8" in record
    clock.set(LIGHTNING + 7)
    await anna.daily()
    clock.set(LIGHTNING + 8)
    assert (await anna.daily())["today"]["army_of"] == "Clara"


@pytest.mark.parametrize(
    ("army", "clause"),
    [
        (setup(NORTH).replace("10@a7", "10@a6"), "ST-SET-5"),  # outside its rows
        (setup(NORTH).replace(" 9@b7", ""), "ST-SET-5"),
        (setup(NORTH).replace("9@b7", "10@b7"), "ST-SET-5"),  # one Marshal too many
    ],
)
async def test_a_bad_army_is_refused_by_the_rules(here: House, army: str, clause: str) -> None:
    berta = await duellist(here, "Berta")
    sent = await berta.send_army(army)
    assert sent.status_code == 422 and sent.json()["clause"] is not None, sent.text
    assert (await berta.daily())["sent"] == []


async def test_what_is_no_army_is_refused(here: House) -> None:
    berta = await duellist(here, "Berta")
    for army in ("", "nonsense", "resign", "10@a7", "ready"):
        assert (await berta.send_army(army)).status_code in (400, 422)
    refused(await berta.send_army(setup(NORTH), variant="soldier"), 422, "no_armies")
    refused(await berta.send_army(setup(NORTH), variant="stratego-campaign"), 422, "no_armies")
    refused(await berta.send_army(setup(NORTH), seat="East"), 404, "no_seat")
    berta.name = "\u202e"
    refused(await berta.send_army(setup(NORTH)), 422, "bad_name")
    assert await here.rows("armies") == []


# ---- where there is none ----


async def test_without_a_club_there_is_no_duel(clock: DatabaseClock, tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna = await duellist(here, "Anna")
        refused(await anna.browser.get("/api/daily"), 404, "no_club")
        refused(await anna.browser.post("/api/daily", {"name": "Anna"}), 404, "no_club")
        assert await here.rows("days") == []


async def test_a_duel_is_charged_as_a_new_table(clock: DatabaseClock, tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", new_tables=Rate(0.0001, 1), new_table_waits=0.0) as here:
        anna, berta = await duellist(here, "Anna"), await duellist(here, "Berta")
        await anna.play()
        refused(await berta.browser.post("/api/daily", {"name": "Berta"}), 429, "too_fast")
        assert len(await here.rows("tables")) == 1


async def test_a_program_has_no_duel(here: House) -> None:
    anna = await duellist(here, "Anna")
    refused(await anna.browser.http.post("/api/daily", json={"name": "Anna"}), 403, "not_a_page")


async def test_two_browsers_that_become_one_player_keep_the_attempt(here: House, clock: DatabaseClock) -> None:
    clock.set(WARKINGS)
    phone, desk = await duellist(here, "Anna"), await duellist(here, "Anna")
    await phone.play()
    await phone.end()
    await desk.browser.post("/api/lobby/enter", {"name": "Anna"})
    opened = await phone.browser.open(await desk.browser.link())
    assert opened.status_code == 200, opened.text
    assert (await desk.daily())["attempt"]["counts"] and (await phone.daily())["board"] is not None
