"""Tests of partners' talk: when, how much and where it may point; and that nobody else notices it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.host.conftest import Api
from tests.host.pairs import NAMES, PAIRS, SEATS, A, B, C, D, PairsServer, new_room, pairs, play
from tests.host.partners_api import Four
from tests.host.servers import hear, say

from sandtable.engine.game import Variant
from sandtable.host.bots.bots import BotPools
from sandtable.host.clocks import Clock
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.protocol.fields import MAX_LINE, MOST_LINES, Consent
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Rate, Settings
from sandtable.host.store import entries
from sandtable.host.store.store import Store
from sandtable.host.table import showing
from sandtable.host.table.connection import Connection
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

__all__ = ["pairs"]
pytestmark = pytest.mark.usefixtures("pairs")


def test_teams_are_of_seats_and_places_are_few_words(variant: Variant) -> None:
    seats = [seat for team in variant.teams for seat in team]
    assert sorted(seats) == sorted(set(seats)) and set(seats) <= set(range(len(variant.seat_names)))
    assert all(place == place.strip() and 0 < len(place) <= 64 for place in variant.places)
    assert len(set(variant.places)) == len(variant.places)
    if variant.teams:
        assert seats and variant.players[0] == variant.players[1] == len(seats), "everybody has a partner"
    described = variant.describe()
    assert described["teams"] == [[variant.seat_names[seat] for seat in team] for team in variant.teams]


async def test_a_message_reaches_the_partner_alone(api: Api) -> None:
    four = await Four.sit(api)
    await four.say("A", "  Meet me.  ", "mill")
    await four.say("C", "", "ford")
    said = [("said", "Meet me.", "mill"), ("said", "", "ford")]
    assert await four.lines("A") == await four.lines("C") == said
    assert [line["seat"] for line in (await four.team("A"))["lines"]] == ["A", "C"]
    assert (await four.team("C"))["partners"] == ["A"]
    assert await four.lines("B") == await four.lines("D") == []
    assert (await four.look(None))["team"] is None
    assert "Meet" not in (await four.api.get(f"{four.path}/record", four.tokens["A"])).text


async def test_the_room_closes_with_the_first_turn_unless_the_table_lets_partners_talk(api: Api) -> None:
    plan, always = await Four.sit(api), await Four.sit(api, talk="always")
    for four, talk, closed in ((plan, "plan", True), (always, "always", False)):
        assert (await four.look(None))["table"]["talk"] == talk
        await four.say("B", "Ready.")
        await four.turn("A")
        assert ((await four.team("D"))["closed"] is not None) == closed
    assert await plan.refused("B", "talk", text="Still there?") == (409, "talk_closed")
    await always.say("B", "Still there?")
    assert await always.lines("D") == [("said", "Ready.", None), ("said", "Still there?", None)]


async def test_a_table_may_do_without(api: Api) -> None:
    four = await Four.sit(api, talk="off")
    assert await four.refused("A", "talk", text="Psst.") == (409, "talk_closed")


async def test_nobody_talks_before_all_sit_or_to_computer_players(api: Api) -> None:
    made = await api.table("pairs")
    waiting = Four(api, made, {"A": await api.sit(made, "A"), "C": await api.sit(made, "C")})
    assert await waiting.refused("A", "talk", text="Psst.") == (409, "talk_closed")
    alone = await Four.sit(api, "recruit", "recruit")
    assert "computer player" in (await alone.team("A"))["closed"]
    assert await alone.refused("A", "talk", text="Psst.") == (409, "talk_closed")


async def test_a_game_without_partners_has_no_talk(api: Api) -> None:
    made = await api.table("warkings", players=4)
    token = await api.sit(made, "A")
    seen = (await api.get(f"/api/tables/{made['id']}", token)).json()
    assert seen["team"] is None and seen["table"]["talk"] is None
    answer = await api.post(f"/api/tables/{made['id']}/talk", {"text": "Hello?"}, token)
    assert (answer.status_code, answer.json()["error"]) == (409, "no_partner")
    refused = await api.post("/api/tables", {"variant": "warkings", "talk": "always"})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_option")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"text": ""}, "bad_message"),
        ({"text": " \t "}, "bad_message"),
        ({"text": "x" * (MAX_LINE + 1)}, "bad_message"),
        ({"text": "two\nlines"}, "bad_message"),
        ({"text": "\u202eturned"}, "bad_message"),
        ({"text": "There.", "place": "moon"}, "bad_place"),
        ({"text": "There.", "place": ""}, "bad_place"),
    ],
)
async def test_bad_messages_are_refused_in_a_sentence(api: Api, body: dict[str, Any], error: str) -> None:
    four = await Four.sit(api)
    assert await four.refused("A", "talk", **body) == (422, error)
    assert await four.lines("C") == []


async def test_the_longest_message_is_taken(api: Api) -> None:
    four = await Four.sit(api)
    await four.say("A", "ö" * MAX_LINE)
    assert await four.lines("C") == [("said", "ö" * MAX_LINE, None)]


async def test_who_watches_cannot_talk(api: Api) -> None:
    four = await Four.sit(api)
    assert (await four.refused(None, "talk", text="Hello."))[0] == 401


async def test_nobody_writes_faster_than_can_be_read_or_without_end(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "now", lambda _: 0.0)  # however slow the machine, the account does not fill meanwhile
    four = await Four.sit(api)
    for number in range(api.hub.settings.talk.burst):
        await four.say("A", str(number))
    assert await four.refused("A", "talk", text="more") == (429, "too_fast")
    await four.say("C", "My turn.")
    room = new_room(talk="always")
    for number in range(MOST_LINES):
        room.do(entries.Said(A, str(number)))
    with pytest.raises(Refusal, match="the most for one game"):
        room.do(entries.Said(A, "and"))
    room.do(entries.Said(C, "I can still answer."))


async def test_refusals_among_partners_stand_in_no_counts(api: Api) -> None:
    four = await Four.sit(api, talk="off")
    before = await api.metrics()
    await four.refused("A", "talk", text="Psst.")
    await four.refused("A", "consent", line=1, answer="yes")
    assert await api.metrics() == before


def test_computer_players_are_given_nothing_of_it() -> None:
    room = new_room(talk="always")
    before = room.match.umpire.packed(C), list(room.match.viewers[C].log), room.match.viewers[C].n
    room.do(entries.Said(A, "Left flank.", "mill"))
    assert (room.match.umpire.packed(C), list(room.match.viewers[C].log), room.match.viewers[C].n) == before


async def test_messages_come_at_once_and_again_after_a_reload(tmp_path: Path) -> None:
    with PairsServer(tmp_path / "games.db") as server:
        status, made = server.call("/api/tables", {"variant": "pairs"})
        assert status == 201, made
        tokens = {seat: server.sit(made, seat) for seat in SEATS}
        async with server.socket(made["id"]) as anna, server.socket(made["id"]) as cleo:
            for socket, seat in ((anna, "A"), (cleo, "C")):
                await say(socket, type="hello", token=tokens[seat])
                assert (await hear(socket, "team"))["team"]["lines"] == []
            await say(anna, type="talk", text="Here.", place="ford")
            for socket in (anna, cleo):
                team = (await hear(socket, "team"))["team"]
                assert [(line["n"], line["text"], line["place"]) for line in team["lines"]] == [(1, "Here.", "ford")]
            await say(cleo, type="talk", text="Good.")
            assert [line["n"] for line in (await hear(anna, "team"))["team"]["lines"]] == [2], "what is new"
            await say(anna, type="talk", text="", ref="7")
            assert (await hear(anna, "refused"))["ref"] == "7"
        async with server.socket(made["id"], since=0) as again:
            await say(again, type="hello", token=tokens["A"])
            assert [line["n"] for line in (await hear(again, "team"))["team"]["lines"]] == [1, 2]


class World:
    """One table, and every byte that its listeners are sent."""

    def __init__(self, hub: Hub, table: str, listeners: dict[int, Connection]) -> None:
        self.hub = hub
        self.table = table
        self.listeners = listeners

    @classmethod
    async def open(cls, folder: Path, name: str) -> World:
        settings = Settings(db=str(folder / f"{name}.db"), outbox=100_000, talk=Rate(1e6, 10**6))
        hub = Hub(settings, await Store.open(settings.db), BotPools(0, 1.0), Metrics())
        plan = new_room(talk="always").spec
        people = [entries.Took(seat, NAMES[seat], digest(f"token {seat}")) for seat in (A, B, C, D)]
        await hub.create(plan, list(people))
        listeners = {viewer: Connection(-1, settings.outbox) for viewer in (A, B, C, D, -1)}
        for viewer, connection in listeners.items():
            await hub.listen(plan.id, connection, f"token {viewer}" if viewer >= 0 else None, None)
        return cls(hub, plan.id, listeners)

    async def act(self, seat: int, action: int) -> None:
        async with self.hub.tables.at(self.table) as active:
            await self.hub.act(active, seat, action, active.room.match.viewers[seat].seq)

    async def whisper(self, seat: int, number: int) -> None:
        """Send a message to the partner."""
        async with self.hub.tables.at(self.table) as active:
            await self.hub.say(active, seat, f"message {number}", "mill" if number % 2 else None)

    async def ask(self, seat: int, partner: int, answer: Consent) -> None:
        async with self.hub.tables.at(self.table) as active:
            room = active.room
            drawing = [action for action in room.variant.unlisted if action in room.match.umpire.legal(seat)]
            for action in drawing:
                await self.hub.act(active, seat, action, room.match.viewers[seat].seq)
                team = room.partners.shown(seat)
                assert team is not None and team.question is not None
                who = seat if answer == "withdraw" else partner
                await self.hub.change(active, entries.Consented(who, team.question.line, answer))

    def sent(self, viewer: int) -> list[str]:
        return list(self.listeners[viewer].queued)

    async def shown(self, viewer: int) -> bytes:
        """Return what requests for the table would be answered."""
        async with self.hub.tables.at(self.table) as active:
            number = active.room.match.spectator if viewer < 0 else viewer
            snapshot = active.snapshot(number)
            return encode(snapshot) + showing.record_of(active.room, number)().encode()

    async def close(self) -> None:
        await self.hub.tables.close()
        await self.hub.store.close()


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name) for name in ("silent", "busy")]
    yield opened
    for world in opened:
        await world.close()


async def test_opponents_and_spectators_get_the_same_bytes_with_and_without(worlds: list[World]) -> None:
    """In one world A and C talk, point, and ask each other whether to resign; in the other they do not."""
    silent, busy = worlds
    for number in range(12):
        async with silent.hub.tables.at(silent.table) as active:
            seat = active.room.match.umpire.waiting[0]
            action = active.room.match.umpire.legal(seat)[-1]  # an open card rather than the pile
        await busy.whisper(A, number)
        await busy.whisper(C, number)
        if seat in (A, C):
            await busy.ask(seat, C if seat == A else A, "no" if number % 3 else "withdraw")
        for world in worlds:
            await world.act(seat, action)
        await busy.whisper(C, 100 + number)
        for viewer in (B, D, -1):
            assert_same(silent.sent(viewer), busy.sent(viewer))
            assert_same(await silent.shown(viewer), await busy.shown(viewer))
    kinds = {
        line["kind"]
        for text in busy.sent(A)
        if (m := json.loads(text))["type"] == "team"
        for line in m["team"]["lines"]
    }
    assert kinds == {"said", "asked", "declined", "withdrawn"}, "the worlds do differ"
    numbered = [[m["n"] for text in world.sent(A) if (m := json.loads(text))["type"] == "update"] for world in worlds]
    assert_same(numbered[0], numbered[1], "the partners' own updates are not numbered otherwise")


def test_the_log_of_a_table_folds_to_the_same_talk() -> None:
    lines: list[entries.Entry] = [entries.Said(A, "One.", "hill"), entries.Said(C, "Two.")]
    rooms: list[Room] = [new_room(), new_room()]
    for room in rooms:
        for line in lines:
            room.do(entries.read_entry(encode(line).decode()))
        play(room, A)
    assert encode(rooms[0].partners.shown(C)) == encode(rooms[1].partners.shown(C))
    assert PAIRS.describe()["places"] == ["hill", "ford", "mill"]
