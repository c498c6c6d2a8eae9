"""Tests of the one rule for what others read: who is mute or new does not write it, wherever it stands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club
from tests.host.members import register, send
from tests.host.tourneys import ROUND_ROBIN, Entrant

from sandtable.host.club.names import fold
from sandtable.host.store.appointing import appoint

WHY = "You cannot write what others read. Enough."
CUP = {**ROUND_ROBIN, "name": "Cup", "variant": "stratego-lightning", "players": 2}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with club(tmp_path / "games.db") as running:
        yield running


async def mute(here: House, tmp_path: Path, player: str) -> None:
    moderator = await here.browser()
    await register(moderator, "Referee")
    assert await appoint(str(tmp_path / "games.db"), fold("Referee"), True) == "Referee"
    body = {"about": {"player": player}, "kind": "mute", "reason": "Enough."}
    done = await moderator.post("/api/moderation/measures", body)
    assert done.status_code == 200, done.text


async def id_of(browser: Browser, name: str) -> str:
    return str((await browser.post("/api/lobby/enter", {"name": name})).json()["id"])


async def test_who_is_mute_writes_nothing_that_others_read(here: House, tmp_path: Path, nobody_is_new: None) -> None:
    eve = await here.browser()
    await register(eve, "Eve")
    path = await eve.game(name="Eve")
    await mute(here, tmp_path, await id_of(eve, "Eve"))
    written: list[tuple[str, str, Any]] = [
        ("POST", f"{path}/chat", {"text": "More"}),
        ("POST", "/api/daily/remark", {"text": "More"}),
        ("POST", "/api/me/bots", {"name": "More"}),
        ("PATCH", "/api/me", {"name": "More"}),
    ]
    for method, where, body in written:
        assert refused(await send(eve, method, where, body), 403, "muted") == WHY, where
    assert refused(await Entrant(eve, "Eve").hold(**CUP), 403, "muted") == WHY


async def test_a_guest_who_is_mute_keeps_the_name(here: House, tmp_path: Path) -> None:
    eve = await here.browser()
    player = await id_of(eve, "Eve")
    await mute(here, tmp_path, player)
    assert refused(await eve.post("/api/lobby/enter", {"name": "Rude"}), 403, "muted") == WHY
    made = await eve.table()
    seat = {"name": "Rude", "invite": made["secret"]}
    refused(await eve.post(f"/api/tables/{made['id']}/seats/South", seat), 403, "muted")
    assert await id_of(eve, "Eve") == player


async def test_somebody_new_writes_nothing_that_everybody_reads(here: House) -> None:
    eve = await here.browser()
    await register(eve, "Eve")
    told = refused(await Entrant(eve, "Eve").hold(**CUP), 409, "new_here")
    assert told == "You can write here when you have finished 3 games."
    assert refused(await eve.post("/api/daily/remark", {"text": "Hello"}), 409, "new_here") == told


@pytest.mark.parametrize("text", ["evil.com", "\u0301\u0316", "a\u202eb"])
async def test_the_same_texts_are_refused_wherever_they_stand(here: House, nobody_is_new: None, text: str) -> None:
    eve, guest = await here.browser(), await here.browser()
    await register(eve, "Eve")
    path = await eve.game(name="Eve")
    sent = [
        await eve.post(f"{path}/chat", {"text": text}),
        await eve.post("/api/daily/remark", {"text": text}),
        await Entrant(eve, "Eve").hold(**{**CUP, "name": text}),
        await eve.post("/api/me/bots", {"name": text}),
        await guest.post("/api/lobby/enter", {"name": text}),
        await guest.post("/api/register", {"name": text, "password": "four wet dogs"}),
    ]
    assert [answer.status_code for answer in sent] == [422] * 6
