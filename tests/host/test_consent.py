"""Tests of actions that need the partner's consent: the partner is asked first, and nobody else hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.pairs import PairsServer, pairs
from tests.host.partners_api import Four
from tests.host.servers import hear, say

__all__ = ["pairs"]
pytestmark = pytest.mark.usefixtures("pairs")
RESIGN = "DRAW PILE"  # stands in for it, see pairs.py


async def asking(api: Api) -> tuple[Four, dict[str, Any]]:
    """Let A lay a card and ask C; return the table and the open question."""
    four = await Four.sit(api)
    assert (await four.act("A")).status_code == 200
    asked = await four.act("A", RESIGN)
    assert asked.status_code == 202, asked.text
    return four, asked.json()["team"]["question"]


async def test_the_partner_is_asked_and_yes_plays_it(api: Api) -> None:
    four, question = await asking(api)
    before = await four.look("B")
    assert question == (await four.team("C"))["question"] == {"line": 1, "seat": "A", "waits": ["C"]}
    assert (await four.team("B"))["question"] is None
    seq = (await four.look("A"))["seq"]
    await four.do("C", "consent", line=1, answer="yes")
    after = await four.look("B")
    assert after["n"] == before["n"] + 1 and after["view"]["to_act"] == ["B"], "now it has happened"
    assert (await four.team("A"))["question"] is None
    again = await four.post("A", "actions", action=RESIGN, seq=seq)
    assert again.status_code == 200 and again.json()["view"]["to_act"] == ["B"], "sent again, it is answered"


async def test_sent_again_it_asks_once(api: Api) -> None:
    four, _ = await asking(api)
    for action in (RESIGN, RESIGN.lower()):
        assert (await four.act("A", action)).status_code == 202
    assert [kind for kind, _, _ in await four.lines("C")] == ["asked"]


async def test_no_drops_it_and_says_so_to_the_partners(api: Api) -> None:
    four, _ = await asking(api)
    await four.do("C", "consent", line=1, answer="no")
    assert await four.lines("A") == [
        ("asked", "Anna asks: shall we resign?", None),
        ("declined", "Cleo says no. The game goes on.", None),
    ]
    assert (await four.look("A"))["view"]["to_act"] == ["A"]
    assert (await four.act("A", RESIGN)).json()["error"] == "asked_before"
    assert (await four.act("A", "DRAW OPEN")).status_code == 200


async def test_the_asker_takes_it_back(api: Api) -> None:
    four, _ = await asking(api)
    await four.do("A", "consent", line=1, answer="withdraw")
    assert [kind for kind, _, _ in await four.lines("C")] == ["asked", "withdrawn"]
    assert await four.refused("C", "consent", line=1, answer="yes") == (409, "no_question")


async def test_it_lapses_when_the_asker_plays_on(api: Api) -> None:
    four, _ = await asking(api)
    assert (await four.act("A", "DRAW OPEN")).status_code == 200
    assert [kind for kind, _, _ in await four.lines("C")] == ["asked", "lapsed"]
    assert await four.refused("C", "consent", line=1, answer="yes") == (409, "no_question")


async def test_nobody_else_answers(api: Api) -> None:
    four, _ = await asking(api)
    for seat in ("B", "D"):
        assert await four.refused(seat, "consent", line=1, answer="yes") == (409, "no_question")
    assert await four.refused("A", "consent", line=1, answer="yes") == (409, "not_yours")
    assert await four.refused("A", "consent", line=1, answer="no") == (409, "not_yours")
    assert await four.refused("C", "consent", line=1, answer="withdraw") == (409, "not_yours")
    assert await four.refused("C", "consent", line=2, answer="yes") == (409, "no_question")
    assert (await four.team("C"))["question"]["waits"] == ["C"]


async def test_what_the_rules_forbid_is_refused_and_not_asked(api: Api) -> None:
    four = await Four.sit(api)
    assert (await four.act("A", RESIGN)).status_code == 422, "there is no drawing before the discard"
    stale = await four.post("A", "actions", action=RESIGN, seq=99)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    assert await four.lines("C") == []


async def test_a_computer_partner_is_not_asked(api: Api) -> None:
    four = await Four.sit(api, "recruit", "recruit")
    assert (await four.act("A")).status_code == 200
    assert (await four.act("A", RESIGN)).status_code == 200


async def test_it_survives_a_kill(tmp_path: Any) -> None:
    with PairsServer(tmp_path / "games.db") as server:
        _, made = server.call("/api/tables", {"variant": "pairs"})
        tokens = {seat: server.sit(made, seat) for seat in "ABCD"}
        path = f"/api/tables/{made['id']}"
        now = server.call(path, None, tokens["A"])[1]
        first = {"action": now["legal"][0]["id"], "seq": now["seq"]}
        assert server.call(f"{path}/actions", first, tokens["A"])[0] == 200
        async with server.socket(made["id"]) as anna:
            await say(anna, type="hello", token=tokens["A"])
            now = await hear(anna, "resync")
            await say(anna, type="act", action=RESIGN, seq=now["seq"], ref="r")
            assert (await hear(anna, "asked"))["ref"] == "r"
        server.kill()
        server.start()
        async with server.socket(made["id"]) as cleo:
            await say(cleo, type="hello", token=tokens["C"])
            question = (await hear(cleo, "team"))["team"]["question"]
            assert question["seat"] == "A"
            await say(cleo, type="consent", line=question["line"], answer="yes")
            assert (await hear(cleo, "update"))["view"]["to_act"] == ["B"]
        server.kill()
        server.start()
        assert server.call(path, None, tokens["A"])[1]["view"]["to_act"] == ["B"]
