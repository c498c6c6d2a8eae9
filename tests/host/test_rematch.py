"""Tests of rematches: proposed, agreed to by all, and begun by the last who agrees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.host.called_off import over
from tests.host.company import Company, company, expecting
from tests.host.conftest import Api
from tests.host.games import NORTH, SOUTH, setup
from tests.host.rooms import begun, play, refused, table

from sandtable.host.protocol.table import RematchOffer
from sandtable.host.refusals import Refusal
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.entries import Rematched, RematchSaid
from sandtable.host.store.store import Store
from sandtable.host.table.room import Room


def finished() -> Room:
    room = begun()
    play(room, SOUTH, "resign")
    return room


# ---- a room ----


def test_it_is_proposed_and_declined() -> None:
    room = finished()
    assert refused(room, RematchSaid(SOUTH, False)) == "no_question"
    room.do(RematchSaid(SOUTH, True))
    assert table(room).offers.rematch == RematchOffer(["South"], ["North"], None)
    assert table(room).acts == table(room, NORTH).acts == ["rematch"]
    room.do(RematchSaid(NORTH, False))
    assert table(room).offers.rematch == RematchOffer([], [], "North"), "the proposer is told who would rather not"
    room.do(RematchSaid(NORTH, True))
    assert table(room).offers.rematch == RematchOffer(["North"], ["South"], None)


def test_it_is_taken_back() -> None:
    room = finished()
    room.do(RematchSaid(SOUTH, True))
    room.do(RematchSaid(SOUTH, False))
    assert table(room).offers.rematch is None


def test_it_is_for_a_game_that_is_over_and_for_one_table() -> None:
    room = begun()
    assert refused(room, RematchSaid(SOUTH, True)) == "not_over"
    play(room, SOUTH, "resign")
    room.do(RematchSaid(SOUTH, True))
    room.do(Rematched("next"))
    assert table(room).rematch == "next" and table(room).offers.rematch is None and table(room).acts == []
    assert refused(room, RematchSaid(NORTH, True)) == "rematch_made"


# ---- a server ----


async def said(api: Api, path: str, answer: str, token: str) -> dict[str, Any]:
    answered = await api.post(f"{path}/rematch", {"answer": answer}, token)
    assert answered.status_code == 200, answered.text
    return dict(answered.json()["table"])


async def test_all_must_agree_and_then_it_begins(api: Api) -> None:
    path, tokens = await over(api)
    assert (await said(api, path, "yes", tokens["South"]))["rematch"] is None
    assert (await said(api, path, "yes", tokens["South"]))["rematch"] is None, "nobody agrees for two"
    assert (await said(api, path, "no", tokens["North"]))["offers"]["rematch"]["no"] == "North"
    await said(api, path, "yes", tokens["North"])
    now = await said(api, path, "yes", tokens["South"])
    again = await said(api, path, "yes", tokens["North"])
    assert again == now | {"ended": again["ended"]}, "said again, it is the same"
    following = f"/api/tables/{now['rematch']}"
    assert {(await api.get(following, token)).json()["you"] for token in tokens.values()} == {"South", "North"}
    late = await api.post(f"{path}/rematch", {"answer": "no"}, tokens["North"])
    assert (late.status_code, late.json()["error"]) == (409, "rematch_made")
    assert "sandtable_tables_founded_total 2.0" in await api.metrics()


async def test_against_computer_players_alone_it_begins_at_once(api: Api) -> None:
    path, tokens = await over(api, {"kind": "human"}, {"kind": "bot"})
    assert (await said(api, path, "yes", tokens["South"]))["rematch"]


async def finish(people: Company) -> None:
    for seat in (SOUTH, NORTH):
        await people.act(seat, setup(seat))
    await people.act(SOUTH, "resign")


async def test_everybody_is_told_and_the_log_tells_it_again(tmp_path: Path) -> None:
    async with company(tmp_path, "stratego-lightning", "human", "human", answers=expecting(0)) as people:
        await finish(people)
        for seat, yes in ((SOUTH, True), (NORTH, False), (NORTH, True)):
            async with people.active.lock:
                await people.hub.rematch(people.active, seat, yes)
            for viewer in (SOUTH, NORTH, -1):
                offered = '"yes":["South"],"waits":["North"]' if seat == SOUTH else '"no":"North"'
                assert (offered in people.sent(viewer)[-1]) == (seat == SOUTH or not yes)
        again = await people.again()
        assert again.again == people.room.again and again.again.agreed == {NORTH}
        async with people.active.lock:
            await people.hub.rematch(people.active, SOUTH, yes=True)
        assert (await people.again()).again.next == people.room.again.next is not None


async def test_what_could_not_be_kept_was_not_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with company(tmp_path, "stratego-lightning", "human", "human", answers=expecting(0)) as people:
        await finish(people)

        async with people.active.lock:
            await people.hub.rematch(people.active, SOUTH, yes=True)

        async def broken(*_: object) -> None:
            raise StoreProblem("The disk is full.")

        monkeypatch.setattr(Store, "append", broken)
        with pytest.raises(Refusal, match="Nothing was changed"):
            async with people.active.lock:
                await people.hub.rematch(people.active, NORTH, yes=True)
        again = (await people.again()).again
        assert again.agreed == {SOUTH} and again.next is None
