"""Open tables at an application in this process."""

from __future__ import annotations

from typing import Any

from tests.host.browsers import Browser
from tests.host.lobbies import LobbyPage


async def watch(browser: Browser, table: str) -> str:
    """Open a page of a table; return its session."""
    opened = await browser.post(f"/api/tables/{table}/poll/open", {"token": None})
    assert opened.status_code == 200, opened.text
    return str(opened.json()["session"])


async def table(browser: Browser, seat: str = "South", **request: Any) -> str:
    """Create an open table, sit down there, and open its page; return its id."""
    made = await browser.table(**{"open": True, **request})
    await browser.sit(made, seat)
    await watch(browser, made["id"])
    return str(made["id"])


async def lists(page: LobbyPage, table: str) -> dict[str, Any]:
    """Return what the lobby says of a table, when it lists it."""
    await page.until(lambda page: table in page.tables)
    return dict(page.tables[table])


async def sits(page: LobbyPage, table: str, seat: str) -> Any:
    """Take a seat without an invite; return the answer."""
    return await page.browser.post(f"/api/tables/{table}/seats/{seat}", {"name": page.name})
