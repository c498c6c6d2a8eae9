"""Tests of tournaments through the server's own face: who holds and enters them, how they are paired, and how they go
on by themselves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.browsers import House, refused
from tests.host.lobbies import ALLIANCE, DAILY, TEN, LobbyPage, club
from tests.host.members import delete
from tests.host.robots import make, robot
from tests.host.tourneys import (
    ARENA,
    LATER,
    NAMES,
    ROUND_ROBIN,
    SWISS,
    Entrant,
    begin,
    by_name,
    entrant,
    entrants,
    hurry,
    lose,
    names,
    play_round,
)

from sandtable.host.club.pairing import Agreed
from sandtable.host.club.tournaments import arena, course, entering, round_robin, tournaments
from sandtable.host.protocol.tournaments import MOST_ROUNDS
from sandtable.host.store.appointing import appoint
from sandtable.host.store.tournaments import Seen


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    hurry(monkeypatch)
    async with club(tmp_path / "games.db") as running:
        yield running


async def begun(house: House, count: int, **wanted: Any) -> tuple[str, dict[str, Entrant]]:
    """Return a tournament that has just begun, and its players by their names."""
    players = await entrants(house, NAMES[:count])
    id = await players[0].held(**{**wanted, "starts": LATER})
    for one in players:
        assert (await one.enter(id)).status_code == 204
    await begin(house, id)
    await players[0].until(id, lambda seen: bool(seen["row"]["round"]))
    return id, {one.name: one for one in players}


def meanwhile(monkeypatch: pytest.MonkeyPatch, count: int, act: Callable[[], Awaitable[httpx2.Response]]) -> None:
    """Let a player do this while a tournament of so many entrants begins: once their ratings have been read."""
    usual = tournaments.Tournaments._ratings_of

    async def ratings_of(self: tournaments.Tournaments, seen: Seen, agreed: Agreed) -> dict[int, float]:
        found = await usual(self, seen, agreed)
        if len(found) == count:
            assert (await act()).status_code == 204
        return found

    monkeypatch.setattr(tournaments.Tournaments, "_ratings_of", ratings_of)


# ---- holding one ----


async def test_a_tournament_is_listed_with_who_has_entered(house: House) -> None:
    anna, berta = await entrants(house, NAMES[:2])
    id = await anna.held(**SWISS, name="  Winter   cup ", starts=LATER)
    await berta.enter(id)
    listed = (await berta.browser.get("/api/tournaments")).json()
    (row,) = listed["tournaments"]
    assert listed["account"] and row["id"] == id
    assert (row["name"], row["title"], row["state"], row["entrants"]) == (
        "Winter cup",
        "Ultimate Stratego: Lightning",
        "open",
        1,
    )
    seen = await anna.see(id)
    assert (seen["by"], seen["yours"], seen["entry"]) == ("Anna", True, None)
    assert by_name(seen)["Berta"]["rank"] is None


async def test_guests_see_tournaments_and_neither_hold_nor_enter_them(house: House) -> None:
    anna = await entrant(house, "Anna")
    id = await anna.held(**SWISS, starts=LATER)
    guest = Entrant(await house.browser(), "Guest")
    assert not (await guest.browser.get("/api/tournaments")).json()["account"]
    for asked in (guest.hold(**SWISS), guest.enter(id), guest.withdraw(id)):
        refused(await asked, 401, "no_account")
    await guest.browser.post("/api/lobby/enter", {"name": "Guest"})
    refused(await guest.enter(id), 401, "no_account")
    assert (await guest.see(id))["row"]["id"] == id


async def test_bots_enter_where_they_may_and_hold_nothing(house: House) -> None:
    anna = await entrant(house, "Anna")
    token = (await make(anna.browser))["token"]
    rook = Entrant(await robot(house, token), "Rook (bot)")
    people, all = await anna.held(**SWISS, starts=LATER), await anna.held(**SWISS, starts=LATER, bots=True)
    refused(await rook.enter(people), 409, "no_bots")
    assert (await rook.enter(all)).status_code == 204
    assert not (await rook.see(people))["row"]["bots"] and (await rook.see(all))["row"]["bots"]
    assert list(by_name(await anna.see(all))) == [rook.name]
    refused(await rook.hold(**SWISS, starts=LATER), 403, "not_for_bots")
    refused(await rook.browser.delete(f"/api/tournaments/{all}"), 403, "not_for_bots")
    assert (await rook.withdraw(all)).status_code == 204


@pytest.mark.parametrize(
    "wanted",
    [
        {**SWISS, "rounds": None},
        {**SWISS, "minutes": 60},
        {**ROUND_ROBIN, "rounds": 3},
        {**ARENA, "minutes": None},
        {**ARENA, "time": DAILY},
        {**SWISS, "players": 3},
        {**SWISS, "players": 4},
        {**SWISS, "variant": "warkings", "players": 4},
        {**SWISS, "time": {"type": "by_day", "days": 4}},
        {**SWISS, "time": {"type": "live", "initial": 1}},
        {**SWISS, "rounds": 0},
        {**SWISS, "rounds": 16},
        {**ARENA, "minutes": 9},
        {**SWISS, "starts": LATER + 91 * 24 * 3600},
        {**SWISS, "starts": LATER - 3 * 24 * 3600},
        {**SWISS, "name": " "},
        {**SWISS, "name": "x" * 61},
        {**SWISS, "name": "Cup‮evil"},
    ],
    ids=lambda wanted: str({key: value for key, value in wanted.items() if SWISS.get(key) != value})[:60],
)
async def test_a_tournament_that_cannot_be_held_is_refused(house: House, wanted: dict[str, Any]) -> None:
    made = await (await entrant(house, "Anna")).hold(**wanted)
    assert made.status_code in (400, 422), made.text
    assert await house.rows("tournaments") == []


async def test_an_unknown_game_or_tournament_is_refused(house: House) -> None:
    anna = await entrant(house, "Anna")
    refused(await anna.hold(**{**SWISS, "variant": "chess"}), 404, "unknown_variant")
    for asked in (anna.enter("x"), anna.withdraw("x"), anna.browser.get("/api/tournaments/x")):
        refused(await asked, 404, "unknown_tournament")
    refused(await anna.browser.delete("/api/tournaments/x"), 404, "unknown_tournament")


async def test_nobody_holds_more_than_two_at_a_time(house: House) -> None:
    anna, berta = await entrants(house, NAMES[:2])
    held = [await anna.held(**SWISS, starts=LATER) for _ in range(2)]
    refused(await anna.hold(**SWISS, starts=LATER), 409, "too_many_tournaments")
    refused(await berta.browser.delete(f"/api/tournaments/{held[0]}"), 403, "not_yours")
    assert (await anna.browser.delete(f"/api/tournaments/{held[0]}")).status_code == 204
    assert (await anna.hold(**SWISS, starts=LATER)).status_code == 200
    refused(await berta.enter(held[0]), 409, "too_late")


async def test_nobody_fills_the_list_with_tournaments_that_are_called_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await entrants(house, ("Anna", "Boris"))
    for _ in range(tournaments.MOST_CALLED_OFF):
        id = await anna.held(**SWISS, starts=LATER)
        assert (await anna.browser.delete(f"/api/tournaments/{id}")).status_code == 204
    refused(await anna.hold(**SWISS, starts=LATER), 409, "too_many_tournaments")
    await boris.held(**SWISS, starts=LATER)
    monkeypatch.setattr(tournaments, "A_DAY", 0)
    await anna.held(**SWISS, starts=LATER)


async def test_a_server_holds_only_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_OPEN", 1)
    anna, berta = await entrants(house, NAMES[:2])
    await anna.held(**SWISS, starts=LATER)
    refused(await berta.hold(**SWISS, starts=LATER), 409, "too_many_tournaments")


async def test_a_tournament_has_room_for_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "MOST_ENTRANTS", 1)
    anna, berta = await entrants(house, NAMES[:2])
    id = await anna.held(**SWISS, starts=LATER)
    await anna.enter(id)
    refused(await berta.enter(id), 409, "full")
    assert (await berta.see(id))["closed"] == "A tournament has room for 1."
    assert (await anna.see(id))["closed"] is None


async def test_a_round_robin_has_room_for_so_many_as_can_meet(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "MOST_IN_ROUND_ROBIN", 2)
    anna, berta, carla = await entrants(house, NAMES[:3])
    id = await anna.held(**ROUND_ROBIN, starts=LATER)
    for one in (anna, berta):
        await one.enter(id)
    told = refused(await carla.enter(id), 409, "full")
    assert told == (await carla.see(id))["closed"] == "A round robin has room for 2: they play 1 rounds."


def test_a_round_robin_has_no_more_rounds_than_a_swiss_tournament() -> None:
    assert round_robin.rounds(entering.MOST_IN_ROUND_ROBIN) == MOST_ROUNDS


async def test_nobody_enters_or_comes_back_in_the_last_round(house: House) -> None:
    id, players = await begun(house, 4, **{**SWISS, "rounds": 1})
    anna = players["Anna"]
    assert (await anna.withdraw(id)).status_code == 204
    for one in (anna, await entrant(house, "Zoe")):
        refused(await one.enter(id), 409, "too_late")
        assert "last round" in (await one.see(id))["closed"]
    assert (await players["Berta"].enter(id)).status_code == 204, "she is in"


async def test_who_enters_twice_or_withdraws_before_the_beginning_is_in_once_or_out(house: House) -> None:
    anna = await entrant(house, "Anna")
    id = await anna.held(**SWISS, starts=LATER)
    for _ in range(2):
        assert (await anna.enter(id)).status_code == 204
    assert (await anna.see(id))["row"]["entrants"] == 1 and len(await house.rows("entrants")) == 1
    assert (await anna.withdraw(id)).status_code == 204
    refused(await anna.withdraw(id), 409, "not_in")
    assert await house.rows("entrants") == []
    refused(await anna.enter(id, "Anna"), 422, "bad_partner")


async def test_who_withdraws_while_it_begins_is_not_paired(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris, cara = await entrants(house, ("Anna", "Boris", "Cara"))
    cup = await anna.held(**SWISS, starts=LATER)
    meanwhile(monkeypatch, 3, lambda: boris.withdraw(cup))
    for one in (anna, boris, cara):
        assert (await one.enter(cup)).status_code == 204
    await begin(house, cup)
    seen = await anna.until(cup, lambda seen: bool(seen["pairings"]))
    [game] = seen["pairings"]
    assert {names(seen)[game["first"]], names(seen)[game["second"]]} == {"Anna", "Cara"}


async def test_who_enters_while_it_begins_meets_everybody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris, cara = await entrants(house, ("Anna", "Boris", "Cara"))
    cup = await anna.held(**ROUND_ROBIN, starts=LATER)
    meanwhile(monkeypatch, 2, lambda: cara.enter(cup))
    for one in (anna, boris):
        assert (await one.enter(cup)).status_code == 204
    await begin(house, cup)
    seen = await anna.until(cup, lambda seen: bool(seen["pairings"]))
    assert seen["row"]["rounds"] == 3 and by_name(seen).keys() == {"Anna", "Boris", "Cara"}


async def test_a_tournament_without_two_entrants_is_called_off(house: House) -> None:
    anna = await entrant(house, "Anna")
    id = await anna.held(**SWISS)
    seen = await anna.until(id, lambda seen: seen["row"]["state"] != "open")
    assert seen["row"]["state"] == "called_off" and seen["pairings"] == []


async def test_a_moderator_calls_off_a_tournament_and_says_why(house: House, tmp_path: Path) -> None:
    id, players = await begun(house, 2, **SWISS)
    mo, path = await entrant(house, "Mo"), f"/api/moderation/tournaments/{id}/call_off"
    refused(await mo.browser.post(path, {"reason": "Rude"}), 404, "not_found")
    assert await appoint(str(tmp_path / "games.db"), "mo", True) == "Mo"
    refused(await mo.browser.post(path, {"reason": " "}), 422, "no_reason")
    refused(await mo.browser.post(path.replace(id, "x"), {"reason": "Rude"}), 404, "unknown_tournament")
    assert (await mo.browser.post(path, {"reason": "Its name is rude."})).status_code == 204
    seen = await players["Berta"].see(id)
    assert seen["row"]["state"] == "called_off" and [one["result"] for one in seen["pairings"]] == ["void"]
    [told] = (await players["Anna"].browser.get("/api/me/measures")).json()["measures"]
    assert (told["kind"], told["reason"], told["subject"]) == ("call_off", "Its name is rude.", "Cup")
    [logged] = (await mo.browser.get("/api/moderation")).json()["measures"]
    assert (logged["kind"], logged["name"], logged["moderator"]) == ("call_off", "Anna", "Mo")
    refused(await mo.browser.post(path, {"reason": "Rude"}), 409, "too_late")
    await lose(f"/api/tables/{seen['pairings'][0]['table']}", players["Anna"], players["Berta"])  # the game goes on
    assert [one["result"] for one in (await mo.see(id))["pairings"]] == ["void"]


async def test_a_moderator_takes_away_the_name_of_a_tournament_and_says_why(house: House, tmp_path: Path) -> None:
    id, players = await begun(house, 2, **SWISS)
    mo, path = await entrant(house, "Mo"), f"/api/moderation/tournaments/{id}/rename"
    refused(await mo.browser.post(path, {"name": "Bowl", "reason": "Rude"}), 404, "not_found")
    assert await appoint(str(tmp_path / "games.db"), "mo", True) == "Mo"
    refused(await mo.browser.post(path, {"name": "Bowl", "reason": " "}), 422, "no_reason")
    refused(await mo.browser.post(path, {"name": " ", "reason": "Rude"}), 422, "bad_tournament")
    unknown = await mo.browser.post(path.replace(id, "x"), {"name": "Bowl", "reason": "Rude"})
    refused(unknown, 404, "unknown_tournament")
    done = await mo.browser.post(path, {"name": " Bowl ", "reason": "It is rude."})
    assert done.status_code == 204, done.text
    row = (await players["Berta"].see(id))["row"]
    assert (row["name"], row["state"]) == ("Bowl", "running")
    [told] = (await players["Anna"].browser.get("/api/me/measures")).json()["measures"]
    assert (told["kind"], told["reason"], told["subject"]) == ("rename", "It is rude.", "Cup")
    answer = await players["Anna"].browser.post(f"/api/me/measures/{told['id']}/answer", {"text": "I am sorry."})
    assert answer.status_code == 200, answer.text
    [logged] = (await mo.browser.get("/api/moderation")).json()["measures"]
    assert (logged["name"], logged["subject"], logged["answer"]) == ("Anna", "Cup", "I am sorry.")


async def test_a_table_leads_to_its_tournament(house: House) -> None:
    id, players = await begun(house, 2, **SWISS)
    anna = players["Anna"]
    path = await anna.table(id)
    for table, found in ((path.rpartition("/")[2], [id]), ("nowhere", [])):
        listed = await anna.browser.get(f"/api/tournaments?table={table}")
        assert [row["id"] for row in listed.json()["tournaments"]] == found
    await lose(path, anna, players["Berta"])
    listed = await anna.browser.get(f"/api/tournaments?table={path.rpartition('/')[2]}")
    assert [row["id"] for row in listed.json()["tournaments"]] == [id]


async def test_a_seat_in_a_tournament_is_not_given_to_another_device(house: House) -> None:
    id, players = await begun(house, 2, **SWISS)
    path = await players["Anna"].table(id)
    refused(await players["Anna"].browser.post(f"{path}/lend", {}), 409, "rated")


# ---- from the beginning to the end ----


async def test_a_swiss_is_played_to_the_end(house: House) -> None:
    id, players = await begun(house, 5, **SWISS)
    anna = players["Anna"]
    for number in (1, 2, 3):
        seen = await anna.until(id, lambda seen, number=number: seen["row"]["round"] == number)  # type: ignore[misc]
        assert sum(one["second"] is None for one in seen["pairings"] if one["round"] == number) == 1
        await play_round(id, players, seen)
    seen = await anna.until(id, lambda seen: seen["row"]["state"] == "over")
    best = seen["entrants"][0]
    assert (best["rank"], best["names"], best["points"]) == (1, ["Anna"], 6)
    assert sum(one["points"] for one in seen["entrants"]) == 18
    met = [frozenset((one["first"], one["second"])) for one in seen["pairings"]]
    assert len(met) == len(set(met)) == 9
    assert len(seen["ties"]) == len(seen["entrants"][0]["ties"]) == 5
    refused(await anna.enter(id), 409, "too_late")
    refused(await anna.withdraw(id), 409, "not_in")


async def test_players_find_their_games_in_my_games_and_sit_there(house: House) -> None:
    id, players = await begun(house, 2, **SWISS)
    anna, berta = players.values()
    path = await anna.table(id)
    assert path == await berta.table(id) and await anna.browser.games() == [path]
    assert {await one.browser.seat_at(path) for one in (anna, berta)} == {"South", "North"}
    seen = await anna.see(id)
    assert await anna.browser.seat_at(path) == (
        "South" if names(seen)[seen["pairings"][0]["first"]] == "Anna" else "North"
    )


async def test_a_round_waits_for_its_last_game(house: House) -> None:
    id, players = await begun(house, 4, **SWISS)
    anna = players["Anna"]
    seen = await anna.see(id)
    called = names(seen)
    first, second = seen["pairings"]
    for pairing in (first, second):
        assert (await anna.see(id))["row"]["round"] == 1
        winner, loser = sorted((called[pairing["first"]], called[pairing["second"]]))
        await lose(f"/api/tables/{pairing['table']}", players[winner], players[loser])
    await anna.until(id, lambda seen: seen["row"]["round"] == 2)


async def test_who_does_not_come_loses_and_is_taken_out(house: House) -> None:
    """A game is called off before it has begun: the one who has called it off has not come to it."""
    id, players = await begun(house, 4, **SWISS)
    anna = players["Anna"]
    path = await anna.table(id)
    aborted = await anna.browser.post(f"{path}/abort", {})
    assert aborted.status_code in (200, 204), aborted.text
    seen = await anna.until(id, lambda seen: by_name(seen)["Anna"]["withdrawn"])
    (game,) = (one for one in seen["pairings"] if f"/api/tables/{one['table']}" == path)
    assert names(seen)[game[game["result"]]] != "Anna"
    assert seen["entry"]["state"] == "withdrawn"
    assert (await anna.enter(id)).status_code == 204
    assert (await anna.see(id))["entry"]["state"] == "in"


async def test_somebody_comes_late_and_half_of_them_go(house: House) -> None:
    id, players = await begun(house, 6, **SWISS)
    anna = players["Anna"]
    players["Zoe"] = zoe = await entrant(house, "Zoe")
    await zoe.enter(id)
    for name in ("Clara", "Dora", "Emma"):
        assert (await players[name].withdraw(id)).status_code == 204
    await play_round(id, players, await anna.see(id))
    seen = await anna.until(id, lambda seen: seen["row"]["round"] == 2)
    playing = [one for one in seen["pairings"] if one["round"] == 2]
    called = names(seen)
    assert sorted(called[number] for one in playing for number in (one["first"], one["second"]) if number) == [
        "Anna",
        "Berta",
        "Frida",
        "Zoe",
    ]
    assert by_name(seen)["Zoe"]["number"] == 7


async def test_a_round_robin_with_withdrawals_is_played_to_the_end(house: House) -> None:
    id, players = await begun(house, 4, **ROUND_ROBIN)
    anna = players["Anna"]
    late = await entrant(house, "Zoe")
    refused(await late.enter(id), 409, "too_late")
    assert (await anna.see(id))["row"]["rounds"] == 3
    await play_round(id, players, await anna.see(id))
    await anna.until(id, lambda seen: seen["row"]["round"] == 2)
    await players["Dora"].withdraw(id)
    for number in (2, 3):
        seen = await anna.until(id, lambda seen, number=number: seen["row"]["round"] == number)  # type: ignore[misc]
        await play_round(id, players, seen)
    seen = await anna.until(id, lambda seen: seen["row"]["state"] == "over")
    assert len(seen["pairings"]) == 6
    assert [one["names"] for one in seen["entrants"]] == [["Anna"], ["Berta"], ["Clara"], ["Dora"]]
    forfeited = [one for one in seen["pairings"] if one["table"] is None]
    assert len(forfeited) == 1 and forfeited[0]["result"] in ("first", "second")


async def test_an_arena_pairs_those_who_are_free(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id, players = await begun(house, 4, **ARENA)
    anna = players["Anna"]
    seen = await anna.until(id, lambda seen: len(seen["pairings"]) == 2)
    await play_round(id, players, {**seen, "pairings": seen["pairings"][:1]})
    seen = await anna.until(id, lambda seen: any(one["result"] for one in seen["pairings"]))
    assert len(seen["pairings"]) == 2  # the two who are free have just met
    await play_round(id, players, seen)
    seen = await anna.until(id, lambda seen: len(seen["pairings"]) == 4)
    assert len({frozenset((one["first"], one["second"])) for one in seen["pairings"]}) == 4
    assert seen["row"]["left"] > 3000
    monkeypatch.setattr(course, "SECOND", 0)
    await play_round(id, players, seen)
    assert (await anna.see(id))["row"]["state"] == "running"


async def test_in_an_arena_two_players_meet_again_when_they_have_waited(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "PATIENCE", 0)
    id, players = await begun(house, 2, **ARENA)
    anna = players["Anna"]
    for count in (1, 2, 3):
        seen = await anna.until(id, lambda seen, count=count: len(seen["pairings"]) == count)  # type: ignore[misc]
        await play_round(id, players, seen)
    seen = await anna.until(id, lambda seen: by_name(seen)["Anna"]["points"] == 8)
    assert seen["entrants"][0]["names"] == ["Anna"] and seen["entrants"][0]["played"] == 3


async def test_in_an_arena_a_quick_draw_gives_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "PATIENCE", 0)
    id, players = await begun(house, 2, **ARENA)
    anna, berta = players.values()
    for count, shortest, result in ((1, 2, "void"), (2, 1, "drawn")):
        monkeypatch.setattr(arena, "SHORTEST_DRAW", shortest)
        seen = await anna.until(id, lambda seen, count=count: len(seen["pairings"]) == count)  # type: ignore[misc]
        path = f"/api/tables/{seen['pairings'][0]['table']}"
        for one in (anna, berta):
            await one.browser.lay_out(path)
        for one, answer in ((anna, "offer"), (berta, "accept")):
            assert (await one.browser.post(f"{path}/draw", {"answer": answer})).status_code == 200
        await anna.until(id, lambda seen: result_of(seen, count) is not None)  # noqa: B023
        assert result_of(await anna.see(id), count) == result


def result_of(seen: dict[str, Any], round: int) -> str | None:
    found: str | None = next(one["result"] for one in seen["pairings"] if one["round"] == round)
    return found


async def test_an_arena_ends_with_its_last_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "SECOND", 1)  # its minutes are milliseconds
    monkeypatch.setattr(course, "PATIENCE", 0)
    id, players = await begun(house, 2, **{**ARENA, "minutes": 60})
    anna = players["Anna"]
    seen = await anna.until(id, lambda seen: seen["row"]["left"] == 0)
    assert seen["row"]["state"] == "running"
    await play_round(id, players, seen)
    seen = await anna.until(id, lambda seen: seen["row"]["state"] == "over")
    assert all(one["result"] for one in seen["pairings"])


# ---- teams ----


async def teams(house: House, **wanted: Any) -> tuple[str, dict[str, Entrant]]:
    """Return a tournament of two teams, which begins now."""
    players = {name: await entrant(house, name) for name in NAMES[:4]}
    id = await players["Anna"].held(**{**SWISS, **ALLIANCE, "starts": LATER, **wanted})
    for one, other in (("Anna", "Berta"), ("Clara", "Dora")):
        for name, partner in ((one, other), (other, one)):
            assert (await players[name].enter(id, partner)).status_code == 204
    await begin(house, id)
    return id, players


async def test_partners_are_a_team_when_both_have_named_the_other(house: House) -> None:
    anna, berta, clara = await entrants(house, NAMES[:3])
    id = await anna.held(**{**SWISS, **ALLIANCE, "starts": LATER})
    refused(await anna.enter(id), 422, "bad_partner")
    refused(await anna.enter(id, "Nobody"), 404, "unknown_player")
    refused(await anna.enter(id, "anna"), 422, "bad_partner")
    await anna.enter(id, "Berta")
    seen = await berta.see(id)
    assert (seen["entry"]["state"], seen["entry"]["partner"], seen["row"]["entrants"]) == ("asked", "Anna", 0)
    assert (await anna.see(id))["entry"]["state"] == "asking"
    await clara.enter(id, "Berta")
    await berta.enter(id, "Anna")
    seen = await anna.see(id)
    assert (seen["entry"]["state"], seen["row"]["entrants"]) == ("in", 1)
    assert [one["names"] for one in seen["entrants"]] == [["Anna", "Berta"]]
    refused(await clara.enter(id, "Berta"), 409, "taken")


async def test_who_asks_another_partner_asks_the_first_no_more(house: House) -> None:
    anna, berta, clara = await entrants(house, NAMES[:3])
    id = await anna.held(**{**SWISS, **ALLIANCE, "starts": LATER})
    for partner in ("Berta", "Clara"):
        await anna.enter(id, partner)
    assert (await berta.see(id))["entry"] is None and (await clara.see(id))["entry"]["state"] == "asked"


async def test_teams_of_two_sit_at_one_table_as_partners(house: House) -> None:
    id, players = await teams(house)
    paths = {await one.table(id) for one in players.values()}
    (path,) = paths
    seats = {name: await one.browser.seat_at(path) for name, one in players.items()}
    table = (await players["Anna"].browser.get(path)).json()["table"]
    sides = [set(team) for team in table["teams"]] if "teams" in table else []
    assert len(set(seats.values())) == 4
    assert not sides or {seats["Anna"], seats["Berta"]} in sides


async def test_one_of_a_team_withdraws_both(house: House) -> None:
    id, players = await teams(house)
    await players["Anna"].table(id)
    await players["Berta"].withdraw(id)
    assert (await players["Anna"].see(id))["entry"]["state"] == "withdrawn"


# ---- leaving the server ----


async def test_who_deletes_an_account_withdraws_and_is_named_no_more(house: House) -> None:
    id, players = await begun(house, 3, **SWISS)
    anna, berta = players["Anna"], players["Berta"]
    assert (await delete(anna.browser)).status_code in (200, 204)
    seen = await berta.see(id)
    assert [one["names"] for one in seen["entrants"] if one["withdrawn"]] == [[None]]
    assert seen["by"] is None and "Anna" not in str(seen)


async def test_a_tournament_of_a_deleted_account_is_called_off(house: House) -> None:
    anna, berta = await entrants(house, NAMES[:2])
    id = await anna.held(**SWISS, starts=LATER)
    await anna.enter(id)
    await delete(anna.browser)
    seen = await berta.see(id)
    assert seen["row"]["state"] == "called_off" and seen["entrants"] == []


async def test_the_download_holds_tournaments(house: House) -> None:
    anna, berta = await entrants(house, NAMES[:2])
    id = await anna.held(**SWISS, starts=LATER, name="Winter cup")
    await berta.enter(id)
    own, others = [(await one.browser.get("/api/me/data")).json()["tournaments"] for one in (anna, berta)]
    assert own == [{"id": id, "name": "Winter cup", "holds": True, "entered": False, "partner": None}]
    assert others == [{"id": id, "name": "Winter cup", "holds": False, "entered": True, "partner": None}]


# ---- a restart ----


async def test_a_swiss_by_the_day_goes_on_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    database = tmp_path / "games.db"
    async with club(database) as house:
        id, players = await begun(house, 4, **SWISS)
        await play_round(id, players, await players["Anna"].see(id))
        cookies = {name: one.browser.http.cookies for name, one in players.items()}
    async with club(database) as house:
        for name in players:
            players[name] = Entrant(await house.browser(), name)
            players[name].browser.http.cookies = cookies[name]
        anna = players["Anna"]
        for number in (2, 3):
            seen = await anna.until(id, lambda seen, number=number: seen["row"]["round"] == number)  # type: ignore[misc]
            await play_round(id, players, seen)
        seen = await anna.until(id, lambda seen: seen["row"]["state"] == "over")
        assert seen["entrants"][0]["names"] == ["Anna"] and len(seen["pairings"]) == 6


@pytest.mark.parametrize("kind", [DAILY, TEN], ids=["by the day", "live"])
async def test_a_break_comes_between_rounds_that_are_played_live(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: dict[str, Any]
) -> None:
    monkeypatch.setattr(course, "BREAK", 3_600_000)
    id, players = await begun(house, 3, **{**SWISS, "rounds": 2, "time": kind})
    anna = players["Anna"]
    await play_round(id, players, await anna.see(id))
    if kind == TEN:
        seen = await anna.until(id, lambda seen: seen["row"]["left"] is not None)
        assert seen["row"]["left"] > 3000 and seen["row"]["round"] == 1
    else:
        await anna.until(id, lambda seen: seen["row"]["round"] == 2)


# ---- live games at the same time ----


async def test_nobody_enters_two_live_tournaments_that_begin_at_the_same_time(house: House) -> None:
    anna, berta = await entrants(house, ["Anna", "Berta"])
    live = {**SWISS, "time": TEN}
    first = await anna.held(**live, starts=LATER)
    at_once = await berta.held(**live, starts=LATER + 60)
    by_day = await berta.held(**SWISS, starts=LATER)
    after = await anna.held(**live, starts=LATER + 2 * 3600)
    assert (await anna.enter(first)).status_code == 204
    refused(await anna.enter(at_once), 409, "two_at_once")
    assert [(await anna.enter(id)).status_code for id in (after, by_day)] == [204, 204]
    assert (await anna.withdraw(first)).status_code == 204
    assert (await anna.enter(at_once)).status_code == 204


async def test_nobody_comes_back_to_a_live_tournament_while_in_another(house: House) -> None:
    arena, players = await begun(house, 2, **ARENA)
    anna = players["Anna"]
    assert (await anna.withdraw(arena)).status_code == 204
    cup = await anna.held(**{**SWISS, "time": TEN}, starts=LATER - 24 * 3600 + 1800)
    assert (await anna.enter(cup)).status_code == 204
    refused(await anna.enter(arena), 409, "two_at_once")
    assert (await anna.withdraw(cup)).status_code == 204
    assert (await anna.enter(arena)).status_code == 204


async def test_a_live_game_that_has_begun_is_shown_in_the_lobby_until_it_is_over(house: House) -> None:
    anna, berta = await entrants(house, ["Anna", "Berta"])
    page = await LobbyPage(anna.browser, "Anna").open()
    id = await anna.held(**{**SWISS, "rounds": 1, "time": TEN}, starts=LATER)
    for one in (anna, berta):
        assert (await one.enter(id)).status_code == 204
    assert page.own["begun"] == []
    await begin(house, id)
    await page.until(lambda page: bool(page.own["begun"]))
    (game,) = page.own["begun"]
    path = f"/api/tables/{game['table']}"
    assert (path, game["tournament"]) == (await anna.table(id), "Cup")
    await anna.browser.get(path)
    await page.until(lambda page: page.own["begun"][0]["left"] is not None)
    assert 200 < page.own["begun"][0]["left"] <= 300
    await lose(path, anna, berta)
    await page.until(lambda page: page.own["begun"] == [])


async def test_nobody_is_paired_who_plays_a_live_game_of_another_tournament(house: House) -> None:
    arena, players = await begun(house, 2, **ARENA)
    anna, clara = players["Anna"], await entrant(house, "Clara")
    await anna.table(arena)
    cup = await clara.held(**{**SWISS, "rounds": 1, "time": TEN}, starts=LATER)
    for one in (anna, clara):
        assert (await one.enter(cup)).status_code == 204
    await begin(house, cup)
    seen = await clara.until(cup, lambda seen: seen["row"]["state"] == "running")
    assert seen["pairings"] == []
    await lose(await anna.table(arena), players["Berta"], anna)
    assert await clara.table(cup) == await anna.table(cup)
