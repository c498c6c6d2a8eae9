"""Tests of reviews: nobody gets one before the end, and then everybody gets the same, made once and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tests.host.conftest import Api
from tests.host.games import spec

from sandtable.host.bots import reviews
from sandtable.host.protocol.answers import ReviewUnderWay
from sandtable.host.settings import Settings
from sandtable.host.store.store import Store
from sandtable.host.wire.app import create_app

WAR_KINGS = {"players": 2}
SEED = bytes(range(32))


async def seated(api: Api) -> tuple[str, list[str | None]]:
    """Create a table of a short game with a fixed deal; return its path and the viewers who ask.

    The viewers are both seats and a spectator.
    """
    with patch("sandtable.host.table.creation.new_seed", lambda: SEED):
        made = await api.table("warkings", **WAR_KINGS)
    tokens: list[str | None] = [await api.sit(made, seat, f"{seat}'s") for seat in ("A", "B")]
    return f"/api/tables/{made['id']}", [*tokens, None]


async def play(api: Api, path: str, tokens: list[str | None], acts: int = 10_000) -> bool:
    """Let everybody take a legal choice in turn; return False when the game is over."""
    for _ in range(acts):
        for token in tokens[:2]:
            now = (await api.get(path, token)).json()
            if now["table"]["ended"]:
                return False
            if now["legal"]:
                choice = {"action": now["legal"][-1]["id"], "seq": now["seq"]}
                assert (await api.post(f"{path}/actions", choice, token)).status_code == 200
    return True


async def made(api: Api, path: str, token: str | None = None) -> dict[str, Any]:
    """Return the review as soon as it is ready."""
    while True:
        answer = await api.get(f"{path}/review", token)
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            return dict(answer.json())
        assert 0 <= answer.json()["percent"] <= 100
        await asyncio.sleep(0.1)


async def test_before_the_end_there_is_a_review_for_nobody(api: Api) -> None:
    path, tokens = await seated(api)
    for acts in (0, 1, 1, 2):
        assert await play(api, path, tokens, acts)
        for token in tokens:
            answer = await api.get(f"{path}/review", token)
            assert answer.status_code == 409 and answer.json()["error"] == "not_over"
    assert not api.hub.reviews.jobs, "nor is one begun"
    strange = await api.get(f"{path}/review", "x" * 40)
    assert strange.status_code == 403


async def test_after_the_end_everybody_gets_the_same_of_the_positions_of_the_replay(api: Api) -> None:
    path, tokens = await seated(api)
    assert not await play(api, path, tokens)
    asked = [await api.get(f"{path}/review", token) for token in tokens]
    assert asked[0].status_code == 202 and len(api.hub.reviews.jobs) == 1
    found = await made(api, path, tokens[0])
    for token in tokens:
        assert await made(api, path, token) == found
    last = (await api.get(f"{path}/replay?at=0")).json()["total"]
    assert found["positions"] == last and found["estimates"][-1]["at"] == last
    assert found["seats"] == ["A", "B"] and [one["seat"] for one in found["accuracy"]] == ["A", "B"]
    for moment in found["moments"]:
        position = (await api.get(f"{path}/replay?at={moment['at']}")).json()
        assert moment["told"] == position["told"], "in the words of the replay, by the players' names"
    assert not api.hub.reviews.jobs


async def test_a_game_that_was_left_is_reviewed_as_far_as_it_went(api: Api) -> None:
    path, tokens = await seated(api)
    await play(api, path, tokens, 3)
    assert (await api.post(f"{path}/leave", {}, tokens[0])).status_code == 200
    found = await made(api, path)
    assert found["positions"] > 0 and found["accuracy"][0]["of"] >= 1


async def test_the_curve_of_a_game_that_was_left_ends_with_the_result(api: Api) -> None:
    path, tokens = await seated(api)
    await play(api, path, tokens, 5)
    assert (await api.post(f"{path}/leave", {}, tokens[0])).status_code == 200
    last = (await made(api, path))["estimates"][-1]
    assert last["whole"] == last["knew"] == [-1000, 1000]


async def test_the_time_left_is_told_once_enough_is_done(monkeypatch: Any) -> None:
    now = 100.0
    monkeypatch.setattr(reviews, "time", SimpleNamespace(monotonic=lambda: now))
    job = reviews._Job("", asyncio.create_task(asyncio.sleep(0)))
    assert job.shown() == ReviewUnderWay(0, "waiting", None)
    job.begin("looking")
    assert job.shown() == ReviewUnderWay(0, "looking", None)
    now += 60
    job.done(0.1)
    assert job.shown() == ReviewUnderWay(10, "looking", None)
    job.done(0.25)
    assert job.shown() == ReviewUnderWay(25, "looking", 180)


async def test_where_nobody_can_make_one_it_is_said_and_may_be_asked_for_again(api: Api, monkeypatch: Any) -> None:
    async def nobody(*_: object) -> None:
        return None

    path, tokens = await seated(api)
    await play(api, path, tokens)
    monkeypatch.setattr(api.hub.reviews.pool, "ask", nobody)
    assert (await api.get(f"{path}/review")).status_code == 202
    await asyncio.gather(*(job.work for job in api.hub.reviews.jobs.values()))
    answer = await api.get(f"{path}/review")
    assert answer.status_code == 503 and answer.json()["error"] == "no_review"
    assert (await api.get(f"{path}/review")).status_code == 202


async def test_what_was_made_thoroughly_is_kept(tmp_path: Path) -> None:
    database, plan = str(tmp_path / "games.db"), spec("human", "human")
    store = await Store.open(database)
    await store.create(plan, 1, [])
    assert await store.review(plan.id) is None
    await store.keep_review(plan.id, b'{"seats": []}')
    await store.close()
    app = create_app(Settings(db=database, bot_workers=0, bot_slow_workers=0))
    async with app.router.lifespan_context(app):
        assert await app.state.hub.store.review(plan.id) == b'{"seats": []}'
