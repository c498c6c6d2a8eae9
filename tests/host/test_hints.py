"""Tests of hints: from the asker's own view, for the asker alone, and only at tables created with hints."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.comparing import assert_same
from tests.host.company import Company, company
from tests.host.conftest import Api
from tests.host.games import NORTH, SOUTH, VARIANT, setup
from tests.host.servers import Server, hear, say

from sandtable.host.bots.asking import Choice, Question
from sandtable.host.clocks import Clock
from sandtable.host.protocol.news import Advice
from sandtable.host.refusals import Refusal

BOT = {"kind": "bot", "level": "sergeant"}
HUMAN = {"kind": "human"}


async def hint(table: Company, seat: int) -> Advice:
    async with table.active.lock:
        asked = table.hub.hints.ask(table.active, seat)
    return await asked


async def test_what_a_seat_cannot_know_changes_no_hint(tmp_path: Path) -> None:
    """South's hint is the same whether North's army is mirrored from left to right or not."""
    human = ("human", "human")
    async with (
        company(tmp_path, VARIANT, *human, hints=True) as plain,
        company(tmp_path, VARIANT, *human, hints=True) as mirrored,
    ):
        for table, turned in ((plain, False), (mirrored, True)):
            await table.act(SOUTH, setup(SOUTH))
            await table.act(NORTH, setup(NORTH, turned))
        assert plain.room.match.packed(NORTH) != mirrored.room.match.packed(NORTH), "the worlds do differ"
        given = await hint(plain, SOUTH)
        assert given == await hint(mirrored, SOUTH)
        assert given.why.endswith(".") and given.text == plain.room.match.umpire.say(SOUTH, given.action)


async def test_asking_changes_no_byte_for_anybody_and_no_line_of_the_log(tmp_path: Path) -> None:
    human = ("human", "human")
    async with (
        company(tmp_path, VARIANT, *human, hints=True) as silent,
        company(tmp_path, VARIANT, *human, hints=True) as asking,
    ):
        for table in (silent, asking):
            await table.act(SOUTH, setup(SOUTH))
            await table.act(NORTH, setup(NORTH))
        await hint(asking, SOUTH)
        for table in (silent, asking):
            await table.act(SOUTH, "a4-a5")
        for viewer in (SOUTH, NORTH, -1):
            assert_same(silent.sent(viewer), asking.sent(viewer))
        assert silent.active.lines == asking.active.lines


async def test_the_same_question_is_thought_about_once_and_by_the_best_level(tmp_path: Path) -> None:
    async with company(tmp_path, "warkings", "human", "human", hints=True) as table:
        first = await hint(table, 0)
        assert await hint(table, 0) == first
        [question] = table.pool.asked
        assert (question.wants, question.level) == ("hint", "sergeant")
        assert question.packed == table.room.match.packed(0), "its own view, and no other"
        await table.act(0, first.action)
        assert (await hint(table, 0)).seq > first.seq


async def test_who_fails_is_asked_again(tmp_path: Path) -> None:
    tries: list[Question] = []

    def late(question: Question) -> Choice | None:
        tries.append(question)
        return Choice(question.legal[0], text="DISCARD 1S", why="Now.") if len(tries) > 1 else None

    async with company(tmp_path, "warkings", "human", "human", hints=True, answers=late) as table:
        with pytest.raises(Refusal, match="Ask for the hint again"):
            await hint(table, 0)
        assert (await hint(table, 0)).why == "Now."


class OwnTime(Clock):
    """A clock that moves only while somebody thinks or sleeps."""

    time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += max(0.0, seconds)


async def test_how_long_it_waited_for_computer_players_is_not_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window, bots think before the hint is made, and a bot that can only pass is done at once."""
    took = set()
    for waited in (0.0, 0.025, 0.06):
        clock = OwnTime()

        def thinking(question: Question, waited: float = waited, clock: OwnTime = clock) -> Choice:
            clock.time += waited + 0.03
            return Choice(question.legal[0], text="DISCARD 1S", why="Now.")

        async with company(tmp_path, "warkings", "human", "human", hints=True, answers=thinking) as table:
            monkeypatch.setattr(table.hub.hints, "_clock", clock, raising=False)
            await hint(table, 0)
        took.add(round(clock.time, 6))
    assert len(took) == 1


async def test_it_is_agreed_at_the_creation_and_said_at_the_table(api: Api) -> None:
    for seats, request, hints in (
        ([HUMAN, BOT], {}, True),
        ([HUMAN, HUMAN], {}, False),
        ([HUMAN, HUMAN], {"hints": True}, True),
        ([HUMAN, BOT], {"hints": False}, False),
    ):
        made = await api.table("warkings", seats=seats, **request)
        token = await api.sit(made, "A")
        path = f"/api/tables/{made['id']}"
        assert (await api.get(path)).json()["table"]["hints"] is hints
        if seats == [HUMAN, HUMAN]:
            await api.sit(made, "B", "Boris")
        problem = (await api.post(f"{path}/hint", {}, token)).json()["error"]
        assert problem == ("busy" if hints else "no_hints"), "no computer player works here"
        assert (await api.post(f"{path}/hint", {})).status_code == 401


async def test_it_comes_over_both_ways(server: Server) -> None:
    made = server.call("/api/tables", {"variant": "warkings", "seats": [HUMAN, BOT]})[1]
    token = server.sit(made, "A")
    status, given = server.call(f"/api/tables/{made['id']}/hint", {}, token)
    assert status == 200 and given["text"] and given["why"]
    async with server.socket(made["id"]) as anna:
        await say(anna, type="hello", token=token)
        await say(anna, type="hint", ref="h")
        assert await hear(anna, "advice") == {"type": "advice", **given, "ref": "h"}
