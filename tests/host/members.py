"""Browsers of people with accounts, at an application in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal

import httpx2
from tests.host.browsers import Browser, House

PASSWORD = "four wet dogs"
OTHER = "five dry cats"


async def register(browser: Browser, name: str = "Anna", password: str = PASSWORD, **body: Any) -> list[str]:
    """Make an account; return its recovery codes."""
    made = await browser.post("/api/register", {"name": name, "password": password, **body})
    assert made.status_code == 200, made.text
    assert made.json()["player"] == {"name": name, "kind": "account"}
    return list(made.json()["codes"])


async def log_in(browser: Browser, name: str = "Anna", password: str = PASSWORD) -> httpx2.Response:
    return await browser.post("/api/login", {"name": name, "password": password})


async def recover(browser: Browser, code: str, name: str = "Anna", password: str = OTHER) -> httpx2.Response:
    return await browser.post("/api/recover", {"name": name, "code": code, "password": password})


async def account(browser: Browser) -> dict[str, Any] | None:
    """Return the account that a browser is logged in to, or None."""
    shown = await browser.get("/api/me/account")
    assert shown.status_code == 200, shown.text
    return shown.json()["account"]  # type: ignore[no-any-return]


async def send(browser: Browser, method: str, path: str, body: object) -> httpx2.Response:
    """Send a request with a body as our pages do, by any method."""
    return await browser.http.request(method, path, json=body, headers={"Origin": str(browser.http.base_url)})


async def delete(browser: Browser, password: str | None = PASSWORD) -> httpx2.Response:
    return await send(browser, "DELETE", "/api/me", {} if password is None else {"password": password})


async def meanwhile(
    here: House,
    work: Literal["is_right", "hash"],
    asked: Coroutine[Any, Any, httpx2.Response],
    other: Callable[[], Coroutine[Any, Any, object]],
) -> httpx2.Response:
    """Ask for something for which a password is checked or hashed, do something else between this and what follows
    from it, and return the answer.
    """
    passwords = here.app.state.club.accounts.passwords
    done, go_on, usual = asyncio.Event(), asyncio.Event(), getattr(passwords, work)

    async def slowly(*given: Any) -> Any:
        found = await usual(*given)
        done.set()
        await go_on.wait()
        return found

    setattr(passwords, work, slowly)
    answer = asyncio.create_task(asked)
    await done.wait()
    setattr(passwords, work, usual)
    await other()
    go_on.set()
    return await answer
