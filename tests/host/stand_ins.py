"""Tables that begin with a stand-in, and people who relieve it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2
from tests.host.browsers import Browser, House

DAILY = {"type": "by_day", "days": 1}


async def begin(anna: Browser, seat: str = "South", **request: Any) -> str:
    """Create a table whose free seats stand-ins take, and sit down there; return its path."""
    made = await anna.table(**{"time": DAILY, "standin": True, **request})
    await anna.sit(made, seat)
    return f"/api/tables/{made['id']}"


async def relieve(browser: Browser, path: str, name: str, seat: str = "North", **more: Any) -> httpx2.Response:
    """Press *Take this seat*; return the answer."""
    return await browser.post(f"{path}/relieve", {"seat": seat, "name": name, **more})


async def seen(browser: Browser, path: str) -> dict[str, Any]:
    """Return all that a browser is shown of a table."""
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def seats(browser: Browser, path: str) -> dict[str, tuple[str, str, bool]]:
    """Return the kind and the name of each seat's player, and whether anybody may relieve it."""
    table = (await seen(browser, path))["table"]
    return {seat["seat"]: (seat["kind"], seat["name"], seat["relievable"]) for seat in table["seats"]}


async def asked(browser: Browser, path: str) -> dict[str, Any]:
    """Return what a browser is shown once its seat has to choose: the stand-in has played until then."""
    while not (shown := await seen(browser, path))["legal"]:
        await asyncio.sleep(0.01)
    return shown


async def play(browser: Browser, path: str) -> None:
    """Take the first choice of the browser's seat. A server may be a moment behind another."""
    stale = True
    while stale:
        shown = await asked(browser, path)
        body = {"action": shown["legal"][0]["id"], "seq": shown["seq"]}
        answer = await browser.post(f"{path}/actions", body)
        stale = answer.status_code == 409 and answer.json()["error"] == "stale"
        assert stale or answer.status_code == 200, answer.text


async def twice(browser: Browser, other: House) -> Browser:
    """Return the same browser at another server, or after a restart."""
    again = await other.browser()
    again.http.cookies = browser.http.cookies
    return again
